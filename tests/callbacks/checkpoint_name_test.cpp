#include "fulgurite/callbacks/checkpoint_name.h"

#include "tests/support/message_of.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fulgurite::test {
namespace {

std::string format(
    const std::string& pattern,
    const Value::Dict& metrics,
    bool insert_names = true) {
  const auto lookup = [&](std::string_view name) {
    const auto* value = metrics.find(name);
    return value == nullptr ? Value() : *value;
  };
  return CheckpointName(pattern).format(lookup, insert_names, "=");
}

TEST(CheckpointNameTest, PutsNamesAndNumbersIntoThePattern) {
  EXPECT_EQ(
      format("{epoch:03d}-{acc:.2f}", {{"epoch", 3}, {"acc", 0.125}}),
      "epoch=003-acc=0.12");
  EXPECT_EQ(format("{epoch}-x", {{"epoch", 3}}, false), "3-x");
}

TEST(CheckpointNameTest, AMetricThatIsMissingCountsAsZero) {
  EXPECT_EQ(format("{missing:d}", {}), "missing=0");
  EXPECT_EQ(format("{missing:.2f}", {}), "missing=0.00");
}

TEST(CheckpointNameTest, WritesAFloat32WithoutTheDigitsOfADouble) {
  EXPECT_EQ(format("{a}", {{"a", static_cast<double>(0.1F)}}), "a=0.1");
  EXPECT_EQ(format("{a}", {{"a", 0.1}}), "a=0.1");
  EXPECT_EQ(format("{a}", {{"a", 1.0 / 3.0}}), "a=0.3333333333333333");
  EXPECT_EQ(format("{a}", {{"a", 2.0}}), "a=2.0");
}

TEST(CheckpointNameTest, NotANumberHasAName) {
  EXPECT_EQ(format("{a}", {{"a", std::nan("")}}), "a=nan");
}

TEST(CheckpointNameTest, RefusesAPatternThatCanNeverBecomeAName) {
  const auto message = [](const std::string& pattern) {
    return message_of([&] { CheckpointName{pattern}; });
  };
  EXPECT_TRUE(has(message("{epoch"), "'{' has no '}'")) << message("{epoch");
  EXPECT_TRUE(has(message("epoch}"), "'}' has no '{'"));
  EXPECT_TRUE(has(message("{}"), "name of a metric is missing"));
  EXPECT_TRUE(has(message("{a{b}}"), "name of a metric is missing"));
  EXPECT_TRUE(has(message("{a:.}"), "precision is missing"));
  EXPECT_TRUE(has(message("{a:%Y}"), "[ModelCheckpoint.filename]"));
}

TEST(CheckpointNameTest, AFormatThatDoesNotFitTheNumberNamesBoth) {
  const auto message = message_of<UserError>([] {
    format("{val_loss:03d}", {{"val_loss", 0.5}});
  });
  EXPECT_TRUE(has(message, "'val_loss' = 0.5")) << message;
  EXPECT_TRUE(has(message, "{val_loss:03d}"));
}

TEST(CheckpointNameTest, MatchesItsOwnNamesAndTheirVersions) {
  const CheckpointName last("last");
  EXPECT_TRUE(last.matches("last", "-"));
  EXPECT_TRUE(last.matches("last-v12", "-"));
  EXPECT_FALSE(last.matches("last-v", "-"));
  EXPECT_FALSE(last.matches("lastly", "-"));
  EXPECT_FALSE(last.matches("the-last", "-"));
  const CheckpointName named("last-{epoch}-of");
  EXPECT_TRUE(named.matches("last-epoch=3-of", "-"));
  EXPECT_TRUE(named.matches("last-epoch=3-of-v2", "-"));
  EXPECT_FALSE(named.matches("last-epoch=3", "-"));
  EXPECT_TRUE(CheckpointName("{epoch}").matches("anything", "-"));
}

} // namespace
} // namespace fulgurite::test
