#pragma once

#include "fulgurite/base/error.h"

#include <string>

namespace fulgurite::test {

/// The message of the UserError that f throws; "no error" when it throws none.
template <class F>
std::string error_of(F&& f) {
  try {
    f();
  } catch (const UserError& error) {
    return error.what_without_backtrace();
  }
  return "no error";
}

} // namespace fulgurite::test
