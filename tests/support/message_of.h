#pragma once

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"

#include <string>
#include <utility>

namespace fulgurite::test {

/// The message of the E that f throws; "" when it throws nothing.
template <class E = MisconfigurationError, class F>
std::string message_of(F&& f) {
  try {
    std::forward<F>(f)();
  } catch (const E& error) {
    return error.what();
  }
  return "";
}

inline bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

} // namespace fulgurite::test
