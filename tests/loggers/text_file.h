#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace fulgurite::test {

inline std::string read_text(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

inline void write_text(
    const std::filesystem::path& path,
    const std::string& text) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << text;
}

} // namespace fulgurite::test
