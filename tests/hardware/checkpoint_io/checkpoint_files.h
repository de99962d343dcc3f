#pragma once

#include "fulgurite/base/atomic_file.h"
#include "fulgurite/base/error.h"
#include "fulgurite/hardware/checkpoint_io/zip_writer.h"

#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

/// Whole files for tests, good and bad.
namespace fulgurite::test {

inline std::string bytes_of(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

inline void write_bytes(
    const std::filesystem::path& path,
    const std::string& bytes) {
  std::ofstream out(path, std::ios::binary | std::ios::trunc);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

using Entries = std::vector<std::pair<std::string, std::string>>;

inline void write_zip(
    const std::filesystem::path& path,
    const Entries& entries) {
  AtomicFile file(path);
  ZipWriter zip(file);
  for (const auto& [name, data] : entries) {
    zip.add(name, data);
  }
  zip.finish();
  file.commit();
}

/// A checkpoint with a pickle of one's own and the storages 0, 1, …
inline void write_checkpoint(
    const std::filesystem::path& path,
    const std::string& pickle,
    const std::vector<std::string>& storages = {}) {
  Entries entries = {{"archive/data.pkl", pickle}};
  for (size_t i = 0; i < storages.size(); ++i) {
    entries.push_back({"archive/data/" + std::to_string(i), storages[i]});
  }
  entries.push_back({"archive/version", "3\n"});
  write_zip(path, entries);
}

/// The text of the UserError that `work` throws, else "no error". Another
/// exception passes through and fails the test.
inline std::string message_of(const std::function<void()>& work) {
  try {
    work();
  } catch (const UserError& error) {
    return error.what();
  }
  return "no error";
}

/// The names in a folder, sorted.
inline std::vector<std::string> names_in(const std::filesystem::path& folder) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    names.push_back(entry.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

} // namespace fulgurite::test
