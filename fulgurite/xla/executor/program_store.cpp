#include "fulgurite/xla/executor/program_store.h"

#include "fulgurite/base/atomic_file.h"
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/xla/ir/hash.h"

#include <fstream>
#include <iterator>

namespace fulgurite::xla {

namespace {

constexpr const char* kFormat = "fulgurite xla program 1";

std::string hash_of(std::string_view text) {
  Hash hash;
  hash.add_text(text.data(), text.size());
  return hash.text();
}

} // namespace

ProgramStore::ProgramStore(std::filesystem::path folder, std::string context)
    : folder_(std::move(folder)), context_(std::move(context)) {}

std::filesystem::path ProgramStore::path_of(std::string_view module) const {
  return folder_ / (hash_of(context_ + std::string(module)) + ".program");
}

std::string ProgramStore::header_of(
    std::string_view module,
    std::string_view bytes) const {
  return detail::join(
      kFormat,
      " ",
      hash_of(context_),
      " ",
      hash_of(module),
      " ",
      hash_of(bytes),
      "\n");
}

std::optional<std::string> ProgramStore::load(std::string_view module) const {
  const auto path = path_of(module);
  std::ifstream file(path, std::ios::binary);
  if (!file) {
    return std::nullopt;
  }
  std::string header;
  std::getline(file, header);
  std::string bytes(std::istreambuf_iterator<char>(file), {});
  if (header + "\n" != header_of(module, bytes)) {
    log_warning(
        "[xla] ",
        path.string(),
        " is damaged or no program of this compiler; it is compiled anew");
    return std::nullopt;
  }
  return bytes;
}

void ProgramStore::store(std::string_view module, std::string_view bytes)
    const {
  try {
    AtomicFile file(path_of(module));
    file.write(header_of(module, bytes));
    file.write(bytes);
    file.commit();
  } catch (const UserError& error) {
    log_warning_once(
        detail::join("[xla] compiled programs cannot be kept: ", error.what()));
  }
}

} // namespace fulgurite::xla
