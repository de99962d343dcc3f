#include "fulgurite/loggers/jsonl_logger.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "tests/loggers/text_file.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>
#include <sstream>

namespace fulgurite {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using Row = std::vector<std::pair<std::string, double>>;
using test::read_text;
using test::TempDir;
using test::write_text;

JSONLLoggerOptions options(const TempDir& dir) {
  return {.save_dir = dir.path(), .name = "exp", .version = 0};
}

fs::path lines_of(const TempDir& dir) {
  return dir / "exp/version_0/metrics.jsonl";
}

std::vector<json> objects_of(const fs::path& path) {
  std::istringstream in(read_text(path));
  std::vector<json> out;
  for (std::string line; std::getline(in, line);) {
    out.push_back(json::parse(line));
  }
  return out;
}

TEST(JSONLLoggerTest, WritesOneObjectALine) {
  const TempDir dir;
  JSONLLogger logger(options(dir));
  logger.open();
  logger.log_metrics(Row{{"train_loss", 0.1}, {"epoch", 0}}, 49);
  logger.log_metrics(Row{{"acc", 1}, {"epoch", 1}}, 99);
  logger.save();
  EXPECT_EQ(
      read_text(lines_of(dir)),
      "{\"step\": 49, \"train_loss\": 0.1, \"epoch\": 0}\n"
      "{\"step\": 99, \"acc\": 1.0, \"epoch\": 1}\n");
}

TEST(JSONLLoggerTest, EveryDoubleReadsBackTheSame) {
  const TempDir dir;
  JSONLLogger logger(options(dir));
  const double third = 1.0 / 3;
  const double large = std::numeric_limits<double>::max();
  logger.log_metrics(Row{{"a", third}, {"b", large}, {"c", 5e-324}}, -3);
  logger.save();
  const auto object = objects_of(lines_of(dir)).at(0);
  EXPECT_EQ(object["a"].get<double>(), third);
  EXPECT_EQ(object["b"].get<double>(), large);
  EXPECT_EQ(object["c"].get<double>(), 5e-324);
  EXPECT_EQ(object["step"], -3);
}

TEST(JSONLLoggerTest, WritesWhatIsNotFiniteAsTexts) {
  const TempDir dir;
  JSONLLogger logger(options(dir));
  logger.log_metrics(Row{{"a", NAN}, {"b", INFINITY}, {"c", -INFINITY}}, 0);
  logger.save();
  const auto object = objects_of(lines_of(dir)).at(0);
  EXPECT_EQ(object["a"], "NaN");
  EXPECT_EQ(object["b"], "Infinity");
  EXPECT_EQ(object["c"], "-Infinity");
}

TEST(JSONLLoggerTest, EscapesNames) {
  const TempDir dir;
  auto with_prefix = options(dir);
  with_prefix.prefix = "p";
  JSONLLogger logger(with_prefix);
  logger.log_metrics(Row{{"a\"b\n", 1}, {"größe", 2}, {"\xFF", 3}}, 0);
  logger.save();
  const auto object = objects_of(lines_of(dir)).at(0);
  EXPECT_EQ(object["p-a\"b\n"], 1.0);
  EXPECT_EQ(object["p-größe"], 2.0);
  EXPECT_EQ(object["p-\xEF\xBF\xBD"], 3.0);
}

TEST(JSONLLoggerTest, KeepsTheStepWhenAMetricHasItsName) {
  const TempDir dir;
  ScopedLogCapture log;
  JSONLLogger logger(options(dir));
  logger.log_metrics(Row{{"step", 7}, {"loss", 1}}, 3);
  logger.save();
  EXPECT_EQ(read_text(lines_of(dir)), "{\"step\": 3, \"loss\": 1.0}\n");
  EXPECT_TRUE(log.contains("a metric named \"step\" is not written"));
}

TEST(JSONLLoggerTest, FlushesWhenStepsHaveGrownBySoMany) {
  const TempDir dir;
  auto every_ten = options(dir);
  every_ten.flush_logs_every_n_steps = 10;
  JSONLLogger logger(every_ten);
  logger.log_metrics(Row{{"loss", 1}}, 8);
  EXPECT_EQ(objects_of(lines_of(dir)).size(), 0U);
  logger.log_metrics(Row{{"loss", 1}}, 9);
  EXPECT_EQ(objects_of(lines_of(dir)).size(), 2U);
}

TEST(JSONLLoggerTest, ContinuesAFileAndTakesATornLineOut) {
  const TempDir dir;
  write_text(lines_of(dir), "{\"step\": 0}\n{\"step\": 1, \"lo");
  ScopedLogCapture log;
  {
    JSONLLogger logger(options(dir));
    logger.log_metrics(Row{{"loss", 1}}, 1);
  }
  EXPECT_TRUE(log.contains("is taken out: {\"step\": 1, \"lo"));
  const auto objects = objects_of(lines_of(dir));
  ASSERT_EQ(objects.size(), 2U);
  EXPECT_EQ(objects[1]["loss"], 1.0);
}

TEST(JSONLLoggerTest, LosesNothingWhenTheDiskIsFullForAWhile) {
  const TempDir dir;
  JSONLLogger logger(options(dir));
  {
    const test::FileSizeLimit limit(20);
    logger.log_metrics(Row{{"loss", 1}}, 0);
    EXPECT_THROW(logger.save(), UserError);
    EXPECT_EQ(read_text(lines_of(dir)), "");
  }
  logger.finalize("failed");
  EXPECT_EQ(objects_of(lines_of(dir)).size(), 1U);
}

TEST(JSONLLoggerTest, WarnsWhenTheLastLinesCannotBeWritten) {
  const TempDir dir;
  ScopedLogCapture log;
  const test::FileSizeLimit limit(5);
  {
    JSONLLogger logger(options(dir));
    logger.log_metrics(Row{{"loss", 1}}, 0);
  }
  EXPECT_TRUE(log.contains("[JSONLLogger] the last lines are lost"));
}

TEST(JSONLLoggerTest, RefusesOptionsThatMakeNoSense) {
  EXPECT_THROW(
      JSONLLogger({.flush_logs_every_n_steps = 0}), MisconfigurationError);
}

TEST(JSONLLoggerTest, RefusesToShareAFolder) {
  const TempDir dir;
  JSONLLogger first(options(dir));
  JSONLLogger second(options(dir));
  first.open();
  EXPECT_THROW(second.open(), UserError);
}

TEST(JSONLLoggerTest, WritesHparamsBesideIt) {
  const TempDir dir;
  JSONLLogger logger(options(dir));
  logger.log_hyperparams(Value::Dict{{"lr", 1}});
  EXPECT_EQ(read_text(dir / "exp/version_0/hparams.yaml"), "lr: 1\n");
}

} // namespace
} // namespace fulgurite
