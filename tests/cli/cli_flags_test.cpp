#include "fulgurite/base/error.h"
#include "fulgurite/cli_flags_impl.h"

#include <gtest/gtest.h>

namespace fulgurite::detail {
namespace {

const std::vector<std::string> kCommands = {"fit", "test"};

CommandLine read(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "bin/digits");
  return parse_command_line(arguments, kCommands);
}

std::string error_of(std::vector<std::string> arguments) {
  try {
    read(std::move(arguments));
  } catch (const UserError& error) {
    return error.what();
  }
  return "no error";
}

TEST(CliFlagsTest, TakesValuesWithAnEqualsSignOrAsTheNextArgument) {
  const auto line =
      read({"fit", "--a.b=1", "--c.d", "2", "--e", "--f=x=y", "--g", "-1"});
  EXPECT_EQ(line.program, "digits");
  EXPECT_EQ(line.command, "fit");
  ASSERT_EQ(line.flags.size(), 5u);
  EXPECT_EQ(line.flags[0].name, "a.b");
  EXPECT_EQ(line.flags[0].text, "1");
  EXPECT_EQ(line.flags[1].text, "2");
  EXPECT_EQ(line.flags[2].text, std::nullopt);
  EXPECT_EQ(line.flags[3].text, "x=y");
  EXPECT_EQ(line.flags[4].text, "-1");
}

TEST(CliFlagsTest, FlagsBeforeTheCommandDoNotTakeIt) {
  const auto line = read({"--fast", "fit", "--config", "test"});
  EXPECT_EQ(line.command, "fit");
  EXPECT_EQ(line.flags.at(0).text, std::nullopt);
  EXPECT_EQ(line.flags.at(1).text, "test");
}

TEST(CliFlagsTest, PlusEqualsAppends) {
  const auto line = read({"fit", "--l+=A", "--l+", "B"});
  EXPECT_TRUE(line.flags.at(0).appends);
  EXPECT_EQ(line.flags.at(0).name, "l");
  EXPECT_EQ(line.flags.at(0).text, "A");
  EXPECT_TRUE(line.flags.at(1).appends);
  EXPECT_EQ(line.flags.at(1).text, "B");
}

TEST(CliFlagsTest, TheLastFlagOfANameCounts) {
  const auto line = read({"fit", "--a=1", "--a=2", "-h"});
  EXPECT_EQ(line.find("a")->text, "2");
  EXPECT_NE(line.find("help"), nullptr);
  EXPECT_EQ(line.find("b"), nullptr);
}

TEST(CliFlagsTest, RefusesStrayArguments) {
  EXPECT_EQ(
      error_of({"fti"}),
      "expected a subcommand, got 'fti'; did you mean 'fit'? Known names: fit, "
      "test");
  EXPECT_EQ(
      error_of({"fit", "more"}),
      "expected a flag like --trainer.max_epochs=3, got 'more'");
  EXPECT_EQ(
      error_of({"fit", "--"}),
      "expected a flag like --trainer.max_epochs=3, got '--'");
  EXPECT_EQ(
      error_of({"fit", "--=3"}),
      "expected a flag like --trainer.max_epochs=3, got '--=3'");
}

} // namespace
} // namespace fulgurite::detail
