// The demo as a user runs it; Python then tests its checkpoint with the same
// network (tests/parity/digits/read_checkpoint.py).
#include "tests/support/python.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace fulgurite::test {
namespace {

/// What stands behind `label` in a line of the text.
std::string value_of(const std::string& text, const std::string& label) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with(label)) {
      return line.substr(line.find_first_not_of(' ', label.size()));
    }
  }
  throw std::runtime_error("no line '" + label + "' in:\n" + text);
}

TEST(DigitsPythonTest, FindsTheAccuracyThatTheDemoPrints) {
  if (!python_has("torch")) {
    GTEST_SKIP() << "FULGURITE_TEST_PYTHON names no Python with torch";
  }
  const TempDir folder;
  const std::string out = folder / "out.txt";
  const std::string command = "cd '" + folder.path().string() +
                              "' && '" FULGURITE_DIGITS
                              "' > out.txt 2> err.txt";
  ASSERT_EQ(std::system(command.c_str()), 0);
  std::stringstream printed;
  printed << std::ifstream(out).rdbuf();

  const std::string accuracy = value_of(printed.str(), "test accuracy");
  EXPECT_GE(std::stod(accuracy), 0.98);
  const std::string found = run_python(
      {FULGURITE_SOURCE_DIR "/tests/parity/digits/read_checkpoint.py",
       folder / value_of(printed.str(), "checkpoint"),
       FULGURITE_SOURCE_DIR "/examples/digits/data/digits.csv.gz"});
  EXPECT_EQ(found, accuracy + "\n");
}

} // namespace
} // namespace fulgurite::test
