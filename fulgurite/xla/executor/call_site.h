#pragma once

#include <ostream>
#include <string_view>

namespace fulgurite::xla {

/// A place in the user's code, for messages. As std::source_location, which
/// clang-tidy 14 does not know.
struct CallSite {
  const char* file = nullptr;
  int line = 0;

  /// As a default argument: where the function is called.
  static constexpr CallSite here(
      const char* file = __builtin_FILE(),
      int line = __builtin_LINE()) {
    return {file, line};
  }
};

/// " at train.cpp:42", or nothing where the place is not known.
inline std::ostream& operator<<(std::ostream& out, const CallSite& place) {
  if (place.file == nullptr) {
    return out;
  }
  const std::string_view path(place.file);
  return out << " at " << path.substr(path.rfind('/') + 1) << ":" << place.line;
}

} // namespace fulgurite::xla
