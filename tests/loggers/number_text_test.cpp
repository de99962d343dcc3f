#include "fulgurite/loggers/number_text_impl.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <limits>

namespace fulgurite::detail {
namespace {

std::string number(double value) {
  std::string out;
  append_number(out, value);
  return out;
}

std::string real(double value) {
  std::string out;
  append_float(out, value);
  return out;
}

TEST(NumberTextTest, IsTheShortestThatReadsBack) {
  EXPECT_EQ(number(0.1), "0.1");
  EXPECT_EQ(number(3), "3");
  EXPECT_EQ(number(-0.0), "-0");
  for (const double value :
       {1.0 / 3,
        static_cast<double>(0.1F),
        5e-324,
        std::numeric_limits<double>::max()}) {
    EXPECT_EQ(std::strtod(number(value).c_str(), nullptr), value);
  }
}

TEST(NumberTextTest, MarksFloatsForEveryReader) {
  EXPECT_EQ(real(3), "3.0");
  EXPECT_EQ(real(1e-5), "1.0e-05");
  EXPECT_EQ(real(1e22), "1.0e+22");
  EXPECT_EQ(real(2.5e-7), "2.5e-07");
}

TEST(NumberTextTest, HasPythonsWordsForWhatIsNotFinite) {
  EXPECT_EQ(number(NAN), "nan");
  EXPECT_EQ(real(-std::numeric_limits<double>::quiet_NaN()), "nan");
  EXPECT_EQ(real(INFINITY), "inf");
  EXPECT_EQ(number(-INFINITY), "-inf");
}

} // namespace
} // namespace fulgurite::detail
