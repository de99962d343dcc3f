#include "fulgurite/loggers/event_file_writer.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "tests/loggers/event_decoder.h"
#include "tests/loggers/text_file.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/kill_child.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <thread>

namespace fulgurite {
namespace {

namespace fs = std::filesystem;
using Scalars = std::vector<std::pair<std::string, double>>;
using test::Message;
using test::read_text;
using test::Scalar;
using test::scalars_of;
using test::summary_values;
using test::TempDir;

constexpr uint32_t kTag = 1, kTensor = 8, kMetadata = 9;

fs::path only_file(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(folder)) {
    files.push_back(entry.path());
  }
  return files.size() == 1 ? files.front() : fs::path();
}

std::string plugin_of(const Message& value) {
  return value.message(kMetadata).message(1).bytes(1);
}

Message plugin_content_of(const Message& value) {
  return value.message(kMetadata).message(1).message(2);
}

TEST(EventFileWriterTest, BeginsWithTheFormatVersionBeforeAnythingIsLogged) {
  const TempDir dir;
  const EventFileWriter writer(dir.path());
  const auto records = test::records_of(read_text(writer.path()));
  ASSERT_EQ(records.size(), 1U);
  const Message event(records[0]);
  EXPECT_EQ(event.bytes(3), "brain.Event:2");
  const double now = std::chrono::duration<double>(
                         std::chrono::system_clock::now().time_since_epoch())
                         .count();
  EXPECT_NEAR(event.real(1), now, 60);
}

TEST(EventFileWriterTest, NamesFilesByTimeHostProcessAndNumber) {
  const TempDir dir;
  const EventFileWriter first(dir.path());
  const EventFileWriter second(dir.path());
  const std::string name = first.path().filename().string();
  EXPECT_TRUE(name.starts_with("events.out.tfevents.")) << name;
  EXPECT_NE(name.find("." + std::to_string(::getpid()) + "."), name.npos);
  EXPECT_NE(first.path(), second.path());
}

TEST(EventFileWriterTest, WritesScalarsWithStepsAndTags) {
  const TempDir dir;
  EventFileWriter writer(dir.path());
  writer.add_scalars(Scalars{{"loss", 0.5}, {"epoch", 0}}, 49);
  writer.add_scalars(Scalars{{"val/acc", 1e-30}}, int64_t{1} << 40);
  writer.add_scalars(Scalars{{"nan", NAN}, {"inf", -INFINITY}}, -1);
  writer.flush();
  const auto scalars = scalars_of(read_text(writer.path()));
  ASSERT_EQ(scalars.size(), 5U);
  EXPECT_EQ(scalars[0], (Scalar{49, "loss", 0.5F}));
  EXPECT_EQ(scalars[1], (Scalar{49, "epoch", 0.0F}));
  EXPECT_EQ(scalars[2], (Scalar{int64_t{1} << 40, "val/acc", 1e-30F}));
  EXPECT_EQ(scalars[3].step, -1);
  EXPECT_TRUE(std::isnan(scalars[3].value));
  EXPECT_EQ(scalars[4].value, -INFINITY);
}

TEST(EventFileWriterTest, PutsThePrefixBeforeScalars) {
  const TempDir dir;
  EventFileWriter writer(dir.path(), {.prefix = "run"});
  writer.add_scalars(Scalars{{"loss", 1}}, 0);
  writer.flush();
  EXPECT_EQ(scalars_of(read_text(writer.path())).at(0).tag, "run-loss");
}

TEST(EventFileWriterTest, WritesTextForTheTextPlugin) {
  const TempDir dir;
  EventFileWriter writer(dir.path());
  writer.add_text("notes", "**grün**", 7);
  writer.flush();
  const auto values = summary_values(read_text(writer.path()));
  ASSERT_EQ(values.size(), 1U);
  const auto& [step, value] = values[0];
  EXPECT_EQ(step, 7);
  EXPECT_EQ(value.bytes(kTag), "notes");
  EXPECT_EQ(plugin_of(value), "text");
  EXPECT_EQ(value.message(kTensor).integer(1), 7) << "DT_STRING";
  EXPECT_EQ(value.message(kTensor).bytes(8), "**grün**");
}

TEST(EventFileWriterTest, WritesHistograms) {
  const TempDir dir;
  EventFileWriter writer(dir.path());
  writer.add_histogram(
      "weights",
      {.min = -1,
       .max = 3,
       .num = 4,
       .sum = 2,
       .sum_squares = 12,
       .bucket_limits = {0, 3},
       .buckets = {1, 3}},
      2);
  writer.flush();
  const auto values = summary_values(read_text(writer.path()));
  ASSERT_EQ(values.size(), 1U);
  const Message histogram = values[0].second.message(5);
  EXPECT_EQ(histogram.real(1), -1);
  EXPECT_EQ(histogram.real(2), 3);
  EXPECT_EQ(histogram.real(3), 4);
  EXPECT_EQ(histogram.real(4), 2);
  EXPECT_EQ(histogram.real(5), 12);
  EXPECT_EQ(test::read_as<double>(histogram.bytes(6), 8), 3);
  EXPECT_EQ(test::read_as<double>(histogram.bytes(7), 8), 3);
}

TEST(EventFileWriterTest, WritesHparamsAndTheEndOfASession) {
  const TempDir dir;
  EventFileWriter writer(dir.path());
  writer.add_hparams(
      Value::Dict{{"lr", 0.1}, {"layers", 3}, {"bias", true}, {"act", "relu"}},
      {"hp_metric"});
  writer.add_session_end(EventFileWriter::SessionStatus::kFailure);
  writer.flush();
  const auto values = summary_values(read_text(writer.path()));
  ASSERT_EQ(values.size(), 3U);
  EXPECT_EQ(values[0].second.bytes(kTag), "_hparams_/experiment");
  EXPECT_EQ(values[1].second.bytes(kTag), "_hparams_/session_start_info");
  EXPECT_EQ(values[2].second.bytes(kTag), "_hparams_/session_end_info");
  for (const auto& [step, value] : values) {
    EXPECT_EQ(plugin_of(value), "hparams");
  }
  const Message experiment = plugin_content_of(values[0].second).message(2);
  ASSERT_EQ(experiment.count(4), 4U);
  EXPECT_EQ(experiment.message(4, 0).bytes(1), "lr");
  EXPECT_EQ(experiment.message(4, 0).integer(4), 3) << "FLOAT64";
  EXPECT_EQ(experiment.message(4, 2).integer(4), 2) << "BOOL";
  EXPECT_EQ(experiment.message(4, 3).integer(4), 1) << "STRING";
  EXPECT_EQ(experiment.message(5).message(1).bytes(2), "hp_metric");
  const Message start = plugin_content_of(values[1].second).message(3);
  EXPECT_EQ(start.message(1, 0).bytes(1), "lr");
  EXPECT_EQ(start.message(1, 0).message(2).real(2), 0.1);
  EXPECT_EQ(start.message(1, 1).message(2).real(2), 3);
  EXPECT_EQ(start.message(1, 2).message(2).integer(4), 1);
  EXPECT_EQ(start.message(1, 3).message(2).bytes(3), "relu");
  EXPECT_EQ(plugin_content_of(values[2].second).message(4).integer(1), 2);
}

TEST(EventFileWriterTest, RefusesAHparamOfAnotherKindAndStaysGood) {
  const TempDir dir;
  EventFileWriter writer(dir.path());
  EXPECT_THROW(
      writer.add_hparams(Value::Dict{{"list", Value::List{1}}}, {}), UserError);
  writer.add_scalars(Scalars{{"loss", 1}}, 3);
  writer.flush();
  EXPECT_EQ(scalars_of(read_text(writer.path())).size(), 1U);
}

TEST(EventFileWriterTest, ReplacesBytesThatAreNotUtf8) {
  const TempDir dir;
  EventFileWriter writer(dir.path());
  writer.add_scalars(Scalars{{"a\xFFz", 1}, {"größe", 2}}, 0);
  writer.flush();
  const auto scalars = scalars_of(read_text(writer.path()));
  EXPECT_EQ(scalars.at(0).tag, "a\xEF\xBF\xBDz");
  EXPECT_EQ(scalars.at(1).tag, "größe");
}

TEST(EventFileWriterTest, FlushesAfterMaxQueueEvents) {
  const TempDir dir;
  EventFileWriter writer(dir.path(), {.max_queue = 3, .flush_secs = 1000});
  const auto readable = [&] {
    return scalars_of(read_text(writer.path())).size();
  };
  writer.add_scalars(Scalars{{"loss", 1}}, 0);
  writer.add_scalars(Scalars{{"loss", 1}}, 1);
  EXPECT_EQ(readable(), 0U);
  writer.add_scalars(Scalars{{"loss", 1}}, 2);
  EXPECT_EQ(readable(), 3U);
  writer.add_scalars(Scalars{{"loss", 1}}, 3);
  EXPECT_EQ(readable(), 3U);
  writer.flush();
  EXPECT_EQ(readable(), 4U);
}

TEST(EventFileWriterTest, FlushesOnceTimeIsUp) {
  const TempDir dir;
  EventFileWriter writer(dir.path(), {.max_queue = 1000, .flush_secs = 0.05});
  std::this_thread::sleep_for(std::chrono::milliseconds(60));
  writer.add_scalars(Scalars{{"loss", 1}}, 0);
  EXPECT_EQ(scalars_of(read_text(writer.path())).size(), 1U);
}

TEST(EventFileWriterTest, FlushesWhenDestroyed) {
  const TempDir dir;
  {
    EventFileWriter writer(dir.path());
    writer.add_scalars(Scalars{{"loss", 1}}, 0);
  }
  EXPECT_EQ(scalars_of(read_text(only_file(dir.path()))).size(), 1U);
}

TEST(EventFileWriterTest, RefusesOptionsThatMakeNoSense) {
  const TempDir dir;
  EXPECT_THROW(
      EventFileWriter(dir.path(), {.max_queue = 0}), MisconfigurationError);
  EXPECT_THROW(
      EventFileWriter(dir.path(), {.flush_secs = NAN}), MisconfigurationError);
  EXPECT_TRUE(fs::is_empty(dir.path()));
}

TEST(EventFileWriterTest, LosesNothingWhenTheDiskIsFullForAWhile) {
  const TempDir dir;
  EventFileWriter writer(dir.path(), {.max_queue = 1000, .flush_secs = 1000});
  writer.add_scalars(Scalars{{"loss", 0}}, 0);
  writer.flush();
  const auto size = fs::file_size(writer.path());
  for (int64_t step = 1; step < 100; ++step) {
    writer.add_scalars(Scalars{{"loss", 1}}, step);
  }
  {
    const test::FileSizeLimit limit(size + 100);
    EXPECT_THROW(writer.flush(), UserError);
    EXPECT_EQ(fs::file_size(writer.path()), size) << "half records stay";
  }
  writer.flush();
  const auto scalars = scalars_of(read_text(writer.path()));
  ASSERT_EQ(scalars.size(), 100U);
  EXPECT_EQ(scalars.back().step, 99);
}

TEST(EventFileWriterTest, WarnsWhenTheLastEventsCannotBeWritten) {
  const TempDir dir;
  ScopedLogCapture log;
  const test::FileSizeLimit limit(200);
  {
    EventFileWriter writer(dir.path());
    writer.add_text("notes", std::string(1000, 'x'), 0);
  }
  EXPECT_TRUE(log.contains("the last events are lost"));
}

TEST(EventFileWriterTest, LeavesWholeRecordsWhenTheProcessIsKilled) {
  const TempDir dir;
  const bool was_killed = test::kill_while_working(
      [&] {
        EventFileWriter writer(dir.path(), {.max_queue = 7});
        for (int64_t step = 0;; ++step) {
          writer.add_scalars(
              Scalars{{"loss", static_cast<double>(step)}}, step);
        }
      },
      [&] {
        const auto file = only_file(dir.path());
        return !file.empty() && fs::file_size(file) > 100'000;
      });
  ASSERT_TRUE(was_killed);
  const auto scalars = scalars_of(read_text(only_file(dir.path())));
  ASSERT_GT(scalars.size(), 1000U);
  for (size_t i = 0; i < scalars.size(); ++i) {
    ASSERT_EQ(scalars[i].step, static_cast<int64_t>(i));
  }
}

} // namespace
} // namespace fulgurite
