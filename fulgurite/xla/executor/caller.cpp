#include "fulgurite/xla/executor/caller.h"

#include <c10/util/Type.h>
#include <dlfcn.h>
#include <execinfo.h>

#include <array>
#include <cstdint>
#include <sstream>
#include <string_view>

namespace fulgurite::xla {

namespace {

std::string_view file_of(const Dl_info& info) {
  const std::string_view path(info.dli_fname == nullptr ? "" : info.dli_fname);
  return path.substr(path.rfind('/') + 1);
}

bool is_libtorch(std::string_view file) {
  return file.starts_with("libtorch") || file.starts_with("libc10");
}

/// Where threads and programs begin.
bool is_runtime(std::string_view file) {
  return file.starts_with("libstdc++") || file.starts_with("libc.");
}

std::string name_of(const Dl_info& info) {
  return info.dli_sname == nullptr ? "" : c10::demangle(info.dli_sname);
}

/// Whether a function of the program is an inline one of LibTorch's headers, as
/// far as its name is known.
bool is_of_headers(std::string_view name) {
  return name.starts_with("at::") || name.starts_with("c10::");
}

std::string
text_of(void* address, const Dl_info& info, const std::string& name) {
  const auto offset = reinterpret_cast<uintptr_t>(address) -
                      reinterpret_cast<uintptr_t>(info.dli_fbase);
  std::ostringstream out;
  out << name << (name.empty() ? "" : " ") << "+0x" << std::hex << offset
      << " in " << file_of(info);
  return out.str();
}

} // namespace

std::string caller_of_libtorch() {
  std::array<void*, 64> frames{};
  const int count = ::backtrace(frames.data(), static_cast<int>(frames.size()));
  bool was_in_libtorch = false;
  std::string out;
  for (int i = 0; i < count; ++i) {
    Dl_info info{};
    if (::dladdr(frames[i], &info) == 0) {
      continue;
    }
    const auto file = file_of(info);
    if (is_libtorch(file)) {
      was_in_libtorch = true;
      continue;
    }
    const auto name = name_of(info);
    if (!was_in_libtorch || is_of_headers(name)) {
      continue;
    }
    if (is_runtime(file)) {
      break;
    }
    const auto text = text_of(frames[i], info, name);
    if (!out.empty()) {
      return out + " from " + text;
    }
    out = text;
  }
  return out;
}

} // namespace fulgurite::xla
