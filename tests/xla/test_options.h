#pragma once

#include "fulgurite/xla/xla.h"

#include <cstdlib>
#include <string>

namespace fulgurite::test {

/// For the plugin named by FULGURITE_TEST_PLUGIN, or the interpreter.
/// "cpu-narrow" is the plugin "cpu" with 32 bits for 64.
inline xla::InitOptions test_options() {
  const char* given = std::getenv("FULGURITE_TEST_PLUGIN");
  xla::InitOptions out{.plugin = given != nullptr ? given : "interpreter"};
  const std::string narrow = "-narrow";
  if (out.plugin.ends_with(narrow)) {
    out.plugin.resize(out.plugin.size() - narrow.size());
    out.narrow_64_bit = true;
  }
  return out;
}

/// Whether the interpreter is tested, which compiles nothing.
inline bool is_interpreter() {
  return test_options().plugin == "interpreter";
}

} // namespace fulgurite::test
