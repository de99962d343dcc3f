#include "fulgurite/base/python_format.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/value.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace fulgurite {
namespace {

std::string formatted(
    const std::string& kind,
    const std::string& value,
    const std::string& spec) {
  try {
    return kind == "int"
               ? python_format(
                     static_cast<int64_t>(
                         std::strtoll(value.c_str(), nullptr, 10)),
                     spec)
               : python_format(std::strtod(value.c_str(), nullptr), spec);
  } catch (const UserError&) {
    return "!";
  }
}

TEST(PythonFormatTest, AgreesWithPythonOnEveryRowOfTheReference) {
  std::ifstream file(FULGURITE_SOURCE_DIR
                     "/tests/parity/base/python_format.tsv");
  std::string line;
  int rows = 0;
  while (std::getline(file, line)) {
    std::istringstream columns(line);
    std::string kind, value, spec, expected;
    std::getline(columns, kind, '\t');
    std::getline(columns, value, '\t');
    std::getline(columns, spec, '\t');
    std::getline(columns, expected, '\t');
    EXPECT_EQ(formatted(kind, value, spec), expected)
        << kind << " " << value << " with '" << spec << "'";
    ++rows;
  }
  EXPECT_GT(rows, 2000);
}

TEST(PythonFormatTest, ReprOfAValueIsPythons) {
  EXPECT_EQ(Value(100.0).repr(), "100.0");
  EXPECT_EQ(Value(1e16).repr(), "1e+16");
  EXPECT_EQ(Value(0.1).repr(), "0.1");
}

TEST(PythonFormatTest, AnErrorNamesTheSpecAndTheReason) {
  try {
    python_format(0.5, "03d");
    FAIL() << "no error";
  } catch (const UserError& error) {
    const std::string message = error.what();
    EXPECT_NE(message.find("\"03d\""), std::string::npos) << message;
    EXPECT_NE(message.find("does not format a float"), std::string::npos)
        << message;
  }
}

} // namespace
} // namespace fulgurite
