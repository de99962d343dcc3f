#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace fulgurite::test {

/// Compares `text` with tests/golden/`name`. UPDATE_GOLDEN=1 rewrites the file
/// instead, where it is ours to rewrite.
inline void expect_golden(const std::string& name, const std::string& text) {
  const auto path =
      std::filesystem::path(FULGURITE_SOURCE_DIR) / "tests" / "golden" / name;
  if (std::getenv("UPDATE_GOLDEN") != nullptr) {
    std::ofstream(path) << text;
    return;
  }
  std::ifstream file(path);
  ASSERT_TRUE(file) << "there is no " << path;
  std::stringstream expected;
  expected << file.rdbuf();
  EXPECT_EQ(text, expected.str()) << "differs from " << path;
}

/// The same for files that Python wrote: never rewritten here.
inline void expect_reference(const std::string& name, const std::string& text) {
  const auto path =
      std::filesystem::path(FULGURITE_SOURCE_DIR) / "tests" / "golden" / name;
  std::ifstream file(path);
  ASSERT_TRUE(file) << "there is no " << path;
  std::stringstream expected;
  expected << file.rdbuf();
  EXPECT_EQ(text, expected.str()) << "differs from " << path;
}

} // namespace fulgurite::test
