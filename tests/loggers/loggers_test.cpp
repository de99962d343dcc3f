#include "fulgurite/loggers/loggers.h"

#include "fulgurite/loggers/csv_logger.h"
#include "fulgurite/loggers/jsonl_logger.h"
#include "fulgurite/loggers/tensorboard_logger.h"
#include "tests/loggers/text_file.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fulgurite {
namespace {

using Row = std::vector<std::pair<std::string, double>>;
using test::TempDir;

std::string message_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const MisconfigurationError& error) {
    return error.what();
  }
  return "";
}

TEST(LoggersTest, NamesTheShippedOnes) {
  EXPECT_EQ(
      loggers().names(),
      (std::vector<std::string>{"csv", "tensorboard", "jsonl"}));
  EXPECT_NE(dynamic_cast<CSVLogger*>(loggers().make("CSV").get()), nullptr);
  EXPECT_NE(
      dynamic_cast<TensorBoardLogger*>(loggers().make("tensorboard").get()),
      nullptr);
  EXPECT_NE(dynamic_cast<JSONLLogger*>(loggers().make("jsonl").get()), nullptr);
}

TEST(LoggersTest, MakesALoggerFromATreeOfOptions) {
  const TempDir dir;
  const auto logger = loggers().make(
      "csv",
      {{"save_dir", dir.path().string()},
       {"name", "exp"},
       {"version", 3},
       {"flush_logs_every_n_steps", 1}});
  EXPECT_EQ(logger->version(), "version_3");
  EXPECT_EQ(logger->name(), "exp");
  logger->log_metrics(Row{{"loss", 1}}, 0);
  EXPECT_EQ(
      test::read_text(dir / "exp/version_3/metrics.csv"), "loss,step\n1.0,0\n");
  const auto named = loggers().make("jsonl", {{"version", "tuned"}});
  EXPECT_EQ(named->version(), "tuned");
}

TEST(LoggersTest, NamesTheNearestLoggerAndOption) {
  const auto unknown = message_of([] { loggers().make("tensorbord"); });
  EXPECT_NE(unknown.find("got \"tensorbord\""), unknown.npos) << unknown;
  EXPECT_NE(unknown.find("did you mean 'tensorboard'"), unknown.npos)
      << unknown;
  const auto option = message_of([] {
    loggers().make("csv", {{"savedir", "x"}});
  });
  EXPECT_NE(option.find("save_dir"), option.npos) << option;
  const auto type = message_of([] {
    loggers().make("csv", {{"prefix", Value::List{}}});
  });
  EXPECT_EQ(type.find("[csv.prefix]"), 0U) << type;
  EXPECT_NE(
      message_of([] {
        loggers().make("csv", {{"flush_logs_every_n_steps", 0}});
      }).find("flush_logs_every_n_steps of at least 1"),
      std::string::npos);
}

TEST(LoggersTest, ReadsTextsOfFlags) {
  const auto* row = loggers().find("tensorboard");
  ASSERT_NE(row, nullptr);
  const auto options = row->read(
      Value::Dict{{"version", "7"}, {"flush_secs", "1.5"}},
      "trainer.logger",
      OptionReading::kText);
  EXPECT_EQ(options.at("version"), Value(7));
  EXPECT_EQ(options.at("flush_secs"), Value(1.5));
  EXPECT_EQ(options.at("name"), Value("fulgurite_logs"));
  EXPECT_TRUE(row->read(Value::Dict{}, "", OptionReading::kText)
                  .at("version")
                  .is_none());
}

TEST(LoggersTest, HasAHelpTextForEachOption) {
  for (const auto& row : loggers().rows()) {
    EXPECT_FALSE(row.help.empty()) << row.name;
    EXPECT_GE(row.fields.size(), 5U);
    for (const auto& field : row.fields) {
      EXPECT_TRUE(std::any_of(
          row.option_help.begin(),
          row.option_help.end(),
          [&](auto& help) {
            return help.name == field.name && !help.text.empty();
          }))
          << row.name << "." << field.name;
    }
  }
}

struct MemoryLoggerOptions {
  std::string name = "memory";
};

class MemoryLogger : public Logger {
 public:
  using Params = MemoryLoggerOptions;
  explicit MemoryLogger(MemoryLoggerOptions options)
      : options_(std::move(options)) {}
  std::string name() const override {
    return options_.name;
  }
  std::string version() const override {
    return "";
  }
  std::filesystem::path save_dir() const override {
    return {};
  }
  void log_metrics(Scalars /*scalars*/, int64_t /*step*/) override {}

 private:
  MemoryLoggerOptions options_;
};

TEST(LoggersTest, TakesALoggerFromOutside) {
  LoggerRegistry registry({logger_row<CSVLogger>("csv")});
  registry.add<MemoryLogger>("memory");
  registry.add<MemoryLogger>("Memory", "again");
  EXPECT_EQ(registry.names(), (std::vector<std::string>{"csv", "Memory"}));
  EXPECT_EQ(registry.make("memory", {{"name", "mine"}})->name(), "mine");
}

TEST(LoggersTest, MayBeMovedEvenWhenOpen) {
  const TempDir dir;
  CSVLogger first({.save_dir = dir.path(), .version = 0});
  first.log_metrics(Row{{"loss", 1}}, 0);
  {
    CSVLogger second(std::move(first));
    second.log_metrics(Row{{"loss", 2}}, 1);
  }
  EXPECT_EQ(
      test::read_text(dir / "fulgurite_logs/version_0/metrics.csv"),
      "loss,step\n1.0,0\n2.0,1\n");
  CSVLogger next({.save_dir = dir.path(), .version = 0});
  EXPECT_NO_THROW(next.open()) << "the folder is free again";
}

} // namespace
} // namespace fulgurite
