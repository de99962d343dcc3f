#include "fulgurite/loggers/utf8_impl.h"

#include <gtest/gtest.h>

namespace fulgurite::detail {
namespace {

const std::string kReplacement = "\xEF\xBF\xBD";

TEST(Utf8Test, KeepsWhatIsGood) {
  for (const std::string text :
       {"", "plain", "größe", "損失", "\U0001F600", "\xED\x9F\xBF"}) {
    EXPECT_EQ(to_valid_utf8(text), text);
  }
}

TEST(Utf8Test, ReplacesEachBadByte) {
  EXPECT_EQ(to_valid_utf8("a\x80z"), "a" + kReplacement + "z");
  EXPECT_EQ(to_valid_utf8("\xC3"), kReplacement) << "cut off";
  EXPECT_EQ(to_valid_utf8("\xC0\xAF"), kReplacement + kReplacement)
      << "overlong";
  EXPECT_EQ(
      to_valid_utf8("\xED\xA0\x80"), kReplacement + kReplacement + kReplacement)
      << "surrogate";
  EXPECT_EQ(
      to_valid_utf8("\xF4\x90\x80\x80"),
      kReplacement + kReplacement + kReplacement + kReplacement)
      << "above U+10FFFF";
}

} // namespace
} // namespace fulgurite::detail
