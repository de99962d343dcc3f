#include "fulgurite/loggers/csv_logger.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "tests/loggers/text_file.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/kill_child.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace fulgurite {
namespace {

namespace fs = std::filesystem;
using Row = std::vector<std::pair<std::string, double>>;
using test::read_text;
using test::TempDir;
using test::write_text;

CSVLoggerOptions options(const TempDir& dir, LogVersion version = 0) {
  return {.save_dir = dir.path(), .name = "exp", .version = std::move(version)};
}

fs::path table_of(const TempDir& dir) {
  return dir / "exp/version_0/metrics.csv";
}

TEST(CSVLoggerTest, WritesSortedColumnsWithStepAndEpoch) {
  const TempDir dir;
  CSVLogger logger(options(dir, std::nullopt));
  logger.open();
  logger.log_metrics(Row{{"train_loss", 0.5}, {"epoch", 0}}, 49);
  logger.log_metrics(Row{{"acc", 1}, {"train_loss", 1e-5}, {"epoch", 1}}, 99);
  logger.save();
  EXPECT_EQ(logger.log_dir(), dir / "exp/version_0");
  EXPECT_EQ(
      read_text(table_of(dir)),
      "acc,epoch,step,train_loss\n"
      ",0,49,0.5\n"
      "1.0,1,99,1.0e-05\n");
}

TEST(CSVLoggerTest, AddsAColumnForANewNameWithoutLosingRows) {
  const TempDir dir;
  CSVLogger logger(options(dir));
  logger.log_metrics(Row{{"train_loss", 0.5}, {"epoch", 0}}, 0);
  logger.save();
  logger.log_metrics(Row{{"train_loss", 0.25}, {"epoch", 0}}, 1);
  logger.log_metrics(Row{{"a,\"b\"", 3.5}, {"epoch", 0}}, 1);
  logger.save();
  logger.log_metrics(Row{{"zoom", 7}, {"epoch", 1}}, 2);
  logger.finalize("success");
  EXPECT_EQ(
      read_text(table_of(dir)),
      "\"a,\"\"b\"\"\",epoch,step,train_loss,zoom\n"
      ",0,0,0.5,\n"
      ",0,1,0.25,\n"
      "3.5,0,1,,\n"
      ",1,2,,7.0\n");
}

TEST(CSVLoggerTest, WritesWhatIsNotFiniteAsPythonDoes) {
  const TempDir dir;
  CSVLogger logger(options(dir));
  logger.log_metrics(Row{{"a", NAN}, {"b", INFINITY}, {"c", -INFINITY}}, 0);
  logger.save();
  EXPECT_EQ(read_text(table_of(dir)), "a,b,c,step\nnan,inf,-inf,0\n");
}

TEST(CSVLoggerTest, PutsThePrefixBeforeNamesButNotBeforeStep) {
  const TempDir dir;
  auto with_prefix = options(dir);
  with_prefix.prefix = "run";
  CSVLogger logger(with_prefix);
  logger.log_metrics(Row{{"loss", 1.5}, {"epoch", 2}}, 0);
  logger.save();
  EXPECT_EQ(read_text(table_of(dir)), "run-epoch,run-loss,step\n2,1.5,0\n");
}

TEST(CSVLoggerTest, FlushesWhenStepsHaveGrownBySoMany) {
  const TempDir dir;
  auto every_ten = options(dir);
  every_ten.flush_logs_every_n_steps = 10;
  CSVLogger logger(every_ten);
  const auto rows = [&] {
    const auto text = read_text(table_of(dir));
    return std::count(text.begin(), text.end(), '\n');
  };
  logger.log_metrics(Row{{"loss", 1}}, 4);
  EXPECT_EQ(rows(), 0);
  logger.log_metrics(Row{{"loss", 1}}, 9);
  EXPECT_EQ(rows(), 3);
  logger.log_metrics(Row{{"loss", 1}}, 14);
  EXPECT_EQ(rows(), 3);
  logger.log_metrics(Row{{"loss", 1}}, 29);
  EXPECT_EQ(rows(), 5);
}

TEST(CSVLoggerTest, WritesTheRestWhenDestroyed) {
  const TempDir dir;
  {
    CSVLogger logger(options(dir));
    logger.log_metrics(Row{{"loss", 1}}, 0);
  }
  EXPECT_EQ(read_text(table_of(dir)), "loss,step\n1.0,0\n");
}

TEST(CSVLoggerTest, LeavesNoTableWhenNothingWasLogged) {
  const TempDir dir;
  {
    CSVLogger logger(options(dir));
    logger.open();
    logger.finalize("success");
  }
  EXPECT_FALSE(fs::exists(table_of(dir)));
}

TEST(CSVLoggerTest, ContinuesATableThatIsThere) {
  const TempDir dir;
  write_text(table_of(dir), "epoch,loss,step\r\n0,0.123456789,0\r\n");
  {
    CSVLogger logger(options(dir));
    logger.log_metrics(Row{{"loss", 0.5}, {"epoch", 1}}, 1);
  }
  EXPECT_EQ(
      read_text(table_of(dir)),
      "epoch,loss,step\r\n0,0.123456789,0\r\n1,0.5,1\n");
  {
    CSVLogger logger(options(dir));
    logger.log_metrics(Row{{"acc", 0.5}, {"epoch", 2}}, 2);
  }
  EXPECT_EQ(
      read_text(table_of(dir)),
      "acc,epoch,loss,step\n,0,0.123456789,0\n,1,0.5,1\n0.5,2,,2\n");
}

TEST(CSVLoggerTest, SortsTheColumnsOfATableThatIsThere) {
  const TempDir dir;
  write_text(table_of(dir), "step,loss\n0,0.5\n");
  {
    CSVLogger logger(options(dir));
    logger.log_metrics(Row{{"loss", 0.25}}, 1);
  }
  EXPECT_EQ(read_text(table_of(dir)), "loss,step\n0.5,0\n0.25,1\n");
}

TEST(CSVLoggerTest, TakesATornRowOutAndSaysWhatItHeld) {
  const TempDir dir;
  write_text(table_of(dir), "loss,step\n0.5,0\n0.2");
  ScopedLogCapture log;
  {
    CSVLogger logger(options(dir));
    logger.open();
    logger.log_metrics(Row{{"loss", 0.25}}, 1);
  }
  EXPECT_EQ(read_text(table_of(dir)), "loss,step\n0.5,0\n0.25,1\n");
  EXPECT_TRUE(log.contains("is taken out: 0.2"));
}

TEST(CSVLoggerTest, RefusesATableThatItCannotContinue) {
  const TempDir dir;
  for (const std::string text :
       {"name,price\nbread,3\n",
        "step,step\n1,2\n",
        "loss,step\n0.5,0,1\n",
        "loss,step\n0.5\n",
        "no table at all\n"}) {
    write_text(table_of(dir), text);
    CSVLogger logger(options(dir));
    try {
      logger.open();
      FAIL() << text;
    } catch (const UserError& error) {
      const std::string message = error.what();
      EXPECT_NE(message.find("metrics.csv to be a table"), message.npos);
      EXPECT_NE(message.find("try another version"), message.npos);
    }
    EXPECT_EQ(read_text(table_of(dir)), text) << "it must stay as it was";
  }
}

TEST(CSVLoggerTest, RefusesToShareAFolder) {
  const TempDir dir;
  CSVLogger first(options(dir));
  CSVLogger second(options(dir));
  first.open();
  EXPECT_THROW(second.open(), UserError);
  EXPECT_THROW(second.log_metrics(Row{{"loss", 1}}, 0), UserError);
}

TEST(CSVLoggerTest, RefusesOptionsThatMakeNoSense) {
  EXPECT_THROW(
      CSVLogger({.flush_logs_every_n_steps = 0}), MisconfigurationError);
}

TEST(CSVLoggerTest, KeepsTheStepWhenAMetricHasItsName) {
  const TempDir dir;
  ScopedLogCapture log;
  CSVLogger logger(options(dir));
  logger.log_metrics(Row{{"step", 7}, {"loss", 1}}, 3);
  logger.save();
  EXPECT_EQ(read_text(table_of(dir)), "loss,step\n1.0,3\n");
  EXPECT_TRUE(log.contains("a metric named \"step\" is not written"));
}

TEST(CSVLoggerTest, LosesNothingWhenTheDiskIsFullForAWhile) {
  const TempDir dir;
  auto rarely = options(dir);
  rarely.flush_logs_every_n_steps = 1000;
  CSVLogger logger(rarely);
  for (int64_t step = 0; step < 20; ++step) {
    logger.log_metrics(Row{{"loss", 1}}, step);
  }
  logger.save();
  const auto before = read_text(table_of(dir));
  for (int64_t step = 20; step < 40; ++step) {
    logger.log_metrics(Row{{"loss", 1}}, step);
  }
  {
    const test::FileSizeLimit limit(before.size() + 10);
    EXPECT_THROW(logger.save(), UserError);
    EXPECT_EQ(read_text(table_of(dir)), before) << "appending";
    logger.log_metrics(Row{{"acc", 1}}, 40);
    EXPECT_THROW(logger.save(), UserError);
    EXPECT_EQ(read_text(table_of(dir)), before) << "with a new column";
  }
  logger.save();
  const auto after = read_text(table_of(dir));
  EXPECT_EQ(std::count(after.begin(), after.end(), '\n'), 42);
  EXPECT_TRUE(after.ends_with("\n,1.0,39\n1.0,,40\n"));
  EXPECT_EQ(
      std::distance(
          fs::directory_iterator(dir / "exp/version_0"),
          fs::directory_iterator()),
      1)
      << "no temporary file stays";
}

TEST(CSVLoggerTest, LeavesWholeRowsWhenTheProcessIsKilled) {
  const TempDir dir;
  const bool was_killed = test::kill_while_working(
      [&] {
        auto often = options(dir);
        often.flush_logs_every_n_steps = 3;
        CSVLogger logger(often);
        for (int64_t step = 0;; ++step) {
          logger.log_metrics(
              Row{{"loss", static_cast<double>(step)}, {"epoch", 0}}, step);
        }
      },
      [&] {
        std::error_code error;
        const auto size = fs::file_size(table_of(dir), error);
        return !error && size > 100'000;
      });
  ASSERT_TRUE(was_killed);
  CSVLogger next(options(dir));
  next.open();
  const std::string text = read_text(table_of(dir));
  std::string expected = "epoch,loss,step\n";
  const auto num_rows = std::count(text.begin(), text.end(), '\n') - 1;
  ASSERT_GT(num_rows, 1000);
  for (int64_t step = 0; step < num_rows; ++step) {
    const auto number = std::to_string(step);
    expected += "0," + number + ".0," + number + "\n";
  }
  // Compared as a bool: the texts are long.
  EXPECT_TRUE(text == expected);
}

TEST(CSVLoggerTest, WritesHparamsBesideTheTable) {
  const TempDir dir;
  CSVLogger logger(options(dir));
  logger.log_hyperparams(Value::Dict{{"lr", 1e-3}});
  logger.log_hyperparams(Value::Dict{{"hidden", 128}});
  EXPECT_EQ(
      read_text(dir / "exp/version_0/hparams.yaml"),
      "lr: 0.001\nhidden: 128\n");
}

} // namespace
} // namespace fulgurite
