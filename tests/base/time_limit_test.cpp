#include "fulgurite/base/time_limit.h"

#include "fulgurite/base/error.h"

#include <gtest/gtest.h>

namespace fulgurite {
namespace {

using namespace std::chrono_literals;

TimeLimit read(const Value& value) {
  TimeLimit limit;
  from_value(limit, value, "trainer.max_time");
  return limit;
}

std::string message_of(const Value& value) {
  try {
    read(value);
  } catch (const MisconfigurationError& error) {
    return error.what();
  }
  return "no error";
}

TEST(TimeLimitTest, ReadsDaysHoursMinutesSeconds) {
  EXPECT_EQ(TimeLimit("00:00:00:22").duration(), 22s);
  EXPECT_EQ(TimeLimit("12:34:56:65"), TimeLimit(12 * 24h + 34h + 56min + 65s));
  EXPECT_EQ(TimeLimit(" 00:01:30:00 ").duration(), 90min);
}

TEST(TimeLimitTest, TakesAnyChronoDurationOrNothing) {
  EXPECT_EQ(TimeLimit(1500ms).duration(), 1500ms);
  EXPECT_EQ(TimeLimit(), TimeLimit(std::nullopt));
  EXPECT_FALSE(TimeLimit().duration().has_value());
}

TEST(TimeLimitTest, ReadsSecondsAndDictionariesFromAConfig) {
  EXPECT_EQ(read(90).duration(), 90s);
  EXPECT_EQ(read(0.25).duration(), 250ms);
  EXPECT_EQ(
      read(Value::Dict{{"weeks", 1}, {"minutes", 2}}).duration(),
      7 * 24h + 2min);
  EXPECT_EQ(read(Value()), TimeLimit());
}

TEST(TimeLimitTest, AValueSurvivesTheRoundTrip) {
  for (const auto& limit : {TimeLimit(), TimeLimit(26h + 3s), TimeLimit(5ms)}) {
    EXPECT_EQ(read(to_value(limit)), limit) << to_value(limit).repr();
  }
  EXPECT_EQ(to_value(TimeLimit(26h + 3s)), Value("01:02:00:03"));
}

TEST(TimeLimitTest, RefusesWhatIsNoTimeAndNamesTheOption) {
  for (const Value& bad :
       {Value("6:00:00"),
        Value("60 minutes"),
        Value(""),
        Value("-1:00:00:00"),
        Value("-00:00:00:01"),
        Value("999999999:00:00:00"),
        Value("99999999999999999999:00:00:00"),
        Value(-1),
        Value(1e300),
        Value(Value::List{1}),
        Value(Value::Dict{{"hour", 1}})}) {
    EXPECT_NE(message_of(bad).find("[trainer.max_time]"), std::string::npos)
        << bad.repr() << " -> " << message_of(bad);
  }
  EXPECT_NE(
      message_of(Value::Dict{{"hour", 1}}).find("'hours'"), std::string::npos);
  EXPECT_THROW(TimeLimit("tomorrow"), MisconfigurationError);
}

} // namespace
} // namespace fulgurite
