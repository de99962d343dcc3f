#include "fulgurite/loggers/tensorboard_logger.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/loggers/csv_logger.h"
#include "tests/loggers/event_decoder.h"
#include "tests/loggers/text_file.h"
#include "tests/support/temp_dir.h"

#include <ATen/ops/full.h>
#include <ATen/ops/linspace.h>
#include <ATen/ops/tensor.h>
#include <gtest/gtest.h>

#include <cmath>

namespace fulgurite {
namespace {

namespace fs = std::filesystem;
using Row = std::vector<std::pair<std::string, double>>;
using test::Message;
using test::Scalar;
using test::scalars_of;
using test::summary_values;
using test::TempDir;

TensorBoardLoggerOptions options(const TempDir& dir) {
  return {.save_dir = dir.path(), .name = "exp", .version = 0};
}

std::string events_in(const fs::path& folder) {
  std::string out;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().filename().string().starts_with("events.out.")) {
      out += test::read_text(entry.path());
    }
  }
  return out;
}

std::string events_of(TensorBoardLogger& logger) {
  logger.save();
  return events_in(logger.log_dir());
}

/// Names of the hyper-parameters and how each is shown.
std::map<std::string, std::string> shown_hparams(const std::string& events) {
  std::map<std::string, std::string> out;
  for (const auto& [step, value] : summary_values(events)) {
    if (value.bytes(1) != "_hparams_/session_start_info") {
      continue;
    }
    const Message start = value.message(9).message(1).message(2).message(3);
    for (size_t i = 0; i < start.count(1); ++i) {
      const Message shown = start.message(1, i).message(2);
      out[start.message(1, i).bytes(1)] =
          shown.count(3) > 0   ? shown.bytes(3)
          : shown.count(4) > 0 ? (shown.integer(4) != 0 ? "true" : "false")
                               : std::to_string(shown.real(2));
    }
  }
  return out;
}

size_t count_tag(const std::string& events, const std::string& tag) {
  size_t count = 0;
  for (const auto& [step, value] : summary_values(events)) {
    count += value.bytes(1) == tag ? 1 : 0;
  }
  return count;
}

TEST(TensorBoardLoggerTest, WritesMetricsUnderTheirNames) {
  const TempDir dir;
  auto with_prefix = options(dir);
  with_prefix.prefix = "p";
  TensorBoardLogger logger(with_prefix);
  logger.open();
  logger.log_metrics(Row{{"train_loss", 0.5}, {"epoch", 1}}, 49);
  EXPECT_EQ(logger.log_dir(), dir / "exp/version_0");
  const auto scalars = scalars_of(events_of(logger));
  ASSERT_EQ(scalars.size(), 2U);
  EXPECT_EQ(scalars[0], (Scalar{49, "p-train_loss", 0.5F}));
  EXPECT_EQ(scalars[1], (Scalar{49, "p-epoch", 1.0F}));
}

TEST(TensorBoardLoggerTest, PutsItsFilesIntoSubDir) {
  const TempDir dir;
  auto with_sub_dir = options(dir);
  with_sub_dir.sub_dir = "train";
  TensorBoardLogger logger(with_sub_dir);
  logger.log_hyperparams(Value::Dict{{"lr", 1}});
  logger.log_metrics(Row{{"loss", 1}}, 0);
  EXPECT_EQ(logger.log_dir(), dir / "exp/version_0/train");
  EXPECT_EQ(count_tag(events_of(logger), "loss"), 1U);
  EXPECT_TRUE(fs::exists(dir / "exp/version_0/train/hparams.yaml"));
}

TEST(TensorBoardLoggerTest, ShowsHparamsWithAPlaceholderMetric) {
  const TempDir dir;
  TensorBoardLogger logger(options(dir));
  logger.log_hyperparams(Value::Dict{
      {"lr", 0.5},
      {"bias", true},
      {"nothing", nullptr},
      {"bad", NAN},
      {"sizes", Value::List{1, 2}},
      {"empty", Value::Dict{}},
      {"model", Value::Dict{{"act", "relu"}, {"depth", 2}}},
      {"stages", Value::List{Value::Dict{{"k", 3}}, Value::Dict{{"k", 5}}}}});
  const auto events = events_of(logger);
  const std::map<std::string, std::string> expected = {
      {"lr", "0.500000"},
      {"bias", "true"},
      {"nothing", "None"},
      {"bad", "nan"},
      {"sizes", "[1, 2]"},
      {"empty", "{}"},
      {"model/act", "relu"},
      {"model/depth", "2.000000"},
      {"stages/0/k", "3.000000"},
      {"stages/1/k", "5.000000"}};
  EXPECT_EQ(shown_hparams(events), expected);
  EXPECT_EQ(scalars_of(events), (std::vector<Scalar>{{0, "hp_metric", -1.0F}}));
  EXPECT_TRUE(fs::exists(dir / "exp/version_0/hparams.yaml"));
}

TEST(TensorBoardLoggerTest, TakesMetricsOfHparams) {
  const TempDir dir;
  TensorBoardLogger logger(options(dir));
  logger.log_hyperparams(Value::Dict{{"lr", 1}}, Row{{"best_acc", 0.75}}, 3);
  const auto events = events_of(logger);
  EXPECT_EQ(scalars_of(events), (std::vector<Scalar>{{3, "best_acc", 0.75F}}));
  EXPECT_EQ(count_tag(events, "_hparams_/experiment"), 1U);
}

TEST(TensorBoardLoggerTest, OnlyWritesYamlWithoutThePlaceholder) {
  const TempDir dir;
  auto without = options(dir);
  without.default_hp_metric = false;
  TensorBoardLogger logger(without);
  logger.log_hyperparams(Value::Dict{{"lr", 1}});
  EXPECT_EQ(summary_values(events_of(logger)).size(), 0U);
  EXPECT_TRUE(fs::exists(dir / "exp/version_0/hparams.yaml"));
}

TEST(TensorBoardLoggerTest, DoesNotResetHpMetricWhenTheSameComesAgain) {
  const TempDir dir;
  TensorBoardLogger logger(options(dir));
  logger.log_hyperparams(Value::Dict{{"lr", 1}});
  logger.log_metrics(Row{{"hp_metric", 0.9}}, 10);
  logger.log_hyperparams(Value::Dict{{"lr", 1}});
  EXPECT_EQ(scalars_of(events_of(logger)).back().value, 0.9F);
}

TEST(TensorBoardLoggerTest, EndsTheSessionOnceWithItsStatus) {
  const TempDir dir;
  TensorBoardLogger logger(options(dir));
  logger.finalize("success");
  logger.log_hyperparams(Value::Dict{{"lr", 1}});
  logger.finalize("failed");
  logger.log_metrics(Row{{"test_acc", 1}}, 10);
  logger.finalize("success");
  const auto events = events_of(logger);
  EXPECT_EQ(count_tag(events, "_hparams_/session_end_info"), 1U);
  EXPECT_EQ(count_tag(events, "test_acc"), 1U);
  for (const auto& [step, value] : summary_values(events)) {
    if (value.bytes(1) == "_hparams_/session_end_info") {
      const auto end = value.message(9).message(1).message(2).message(4);
      EXPECT_EQ(end.integer(1), 2) << "STATUS_FAILURE";
    }
  }
}

TEST(TensorBoardLoggerTest, WritesText) {
  const TempDir dir;
  TensorBoardLogger logger(options(dir));
  logger.log_text("notes", "hello", 3);
  EXPECT_EQ(count_tag(events_of(logger), "notes"), 1U);
}

TEST(TensorBoardLoggerTest, CountsValuesInHistograms) {
  const TempDir dir;
  TensorBoardLogger logger(options(dir));
  logger.log_histogram("w", at::linspace(0, 1, 301), 0);
  const auto values = summary_values(events_of(logger));
  ASSERT_EQ(values.size(), 1U);
  const Message histogram = values[0].second.message(5);
  EXPECT_EQ(histogram.real(1), 0);
  EXPECT_EQ(histogram.real(2), 1);
  EXPECT_NEAR(histogram.real(4), 150.5, 1e-4);
  const auto& buckets = histogram.bytes(7);
  ASSERT_EQ(buckets.size(), 30 * sizeof(double));
  double num = 0;
  for (size_t i = 0; i < 30; ++i) {
    const auto count = test::read_as<double>(buckets, i * sizeof(double));
    EXPECT_NEAR(count, 10, 1) << i;
    num += count;
  }
  EXPECT_EQ(num, 301);
}

TEST(TensorBoardLoggerTest, PutsEqualValuesIntoOneBucket) {
  const TempDir dir;
  TensorBoardLogger logger(options(dir));
  logger.log_histogram("w", at::full({5}, 2.5), 0);
  const auto values = summary_values(events_of(logger));
  const Message histogram = values.at(0).second.message(5);
  EXPECT_EQ(test::read_as<double>(histogram.bytes(6)), 2.5);
  EXPECT_EQ(test::read_as<double>(histogram.bytes(7)), 5);
}

TEST(TensorBoardLoggerTest, LeavesValuesThatAreNotFiniteOutOfHistograms) {
  const TempDir dir;
  ScopedLogCapture log;
  TensorBoardLogger logger(options(dir));
  const double huge = std::numeric_limits<double>::max();
  logger.log_histogram("w", at::tensor({-huge, NAN, huge, -INFINITY}), 4);
  EXPECT_TRUE(log.contains("2 of 4 values are not finite"));
  logger.log_histogram("none", at::tensor({NAN}), 5);
  EXPECT_TRUE(log.contains("there is nothing to show"));
  const auto values = summary_values(events_of(logger));
  ASSERT_EQ(values.size(), 1U);
  EXPECT_EQ(values[0].second.message(5).real(3), 2);
  EXPECT_THROW(logger.log_histogram("w", at::Tensor(), 0), UserError);
}

TEST(TensorBoardLoggerTest, BeginsANewFileInAnExistingFolder) {
  const TempDir dir;
  for (int64_t run = 0; run < 2; ++run) {
    TensorBoardLogger logger(options(dir));
    logger.log_metrics(Row{{"loss", 1}}, run);
  }
  size_t num_files = 0;
  size_t num_scalars = 0;
  for (const auto& entry : fs::directory_iterator(dir / "exp/version_0")) {
    ++num_files;
    num_scalars += scalars_of(test::read_text(entry.path())).size();
  }
  EXPECT_EQ(num_files, 2U);
  EXPECT_EQ(num_scalars, 2U);
}

TEST(TensorBoardLoggerTest, RefusesTheFolderOfAnotherLogger) {
  const TempDir dir;
  CSVLogger first({.save_dir = dir.path(), .name = "exp", .version = 0});
  first.open();
  TensorBoardLogger second(options(dir));
  try {
    second.open();
    FAIL();
  } catch (const UserError& error) {
    const std::string message = error.what();
    EXPECT_NE(message.find("TensorBoardLogger({"), message.npos) << message;
    EXPECT_NE(message.find("CSVLogger({"), message.npos) << message;
  }
}

TEST(TensorBoardLoggerTest, SaysAtOpenWhenTheFolderCannotBeMade) {
  const TempDir dir;
  test::write_text(dir / "exp", "a file");
  TensorBoardLogger logger(options(dir));
  try {
    logger.open();
    FAIL();
  } catch (const UserError& error) {
    const std::string message = error.what();
    EXPECT_EQ(message.find("[TensorBoardLogger] expected a folder"), 0U)
        << message;
  }
}

TEST(TensorBoardLoggerTest, RefusesOptionsThatMakeNoSense) {
  EXPECT_THROW(TensorBoardLogger({.max_queue = 0}), MisconfigurationError);
  EXPECT_THROW(TensorBoardLogger({.flush_secs = -1}), MisconfigurationError);
}

} // namespace
} // namespace fulgurite
