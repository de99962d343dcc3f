#pragma once

#include <array>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <string>
#include <vector>

namespace fulgurite::test {

/// The interpreter that reads our files in tests: the environment variable
/// FULGURITE_TEST_PYTHON, else CMake's variable of that name. Empty: none.
inline std::string test_python() {
  const char* value = std::getenv("FULGURITE_TEST_PYTHON");
  if (value != nullptr) {
    return value;
  }
#ifdef FULGURITE_TEST_PYTHON
  return FULGURITE_TEST_PYTHON;
#else
  return "";
#endif
}

/// What `python arguments…` prints on stdout. Throws where it fails.
inline std::string run_python(const std::vector<std::string>& arguments) {
  std::string command = "'" + test_python() + "'";
  for (const auto& argument : arguments) {
    command += " '" + argument + "'";
  }
  FILE* pipe = ::popen(command.c_str(), "r");
  if (pipe == nullptr) {
    throw std::runtime_error("cannot run " + command);
  }
  std::string out;
  std::array<char, 4096> part{};
  while (const size_t size = std::fread(part.data(), 1, part.size(), pipe)) {
    out.append(part.data(), size);
  }
  if (const int status = ::pclose(pipe); status != 0) {
    throw std::runtime_error(
        command + " ended with status " + std::to_string(status));
  }
  return out;
}

/// Whether the interpreter has the module.
inline bool python_has(const std::string& module) {
  if (test_python().empty()) {
    return false;
  }
  try {
    run_python({"-c", "import " + module});
    return true;
  } catch (const std::runtime_error&) {
    return false;
  }
}

} // namespace fulgurite::test
