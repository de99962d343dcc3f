#include "fulgurite/callbacks/timer.h"

#include "tests/callbacks/fit_script.h"
#include "tests/support/message_of.h"

#include <gtest/gtest.h>

namespace fulgurite::test {
namespace {

using namespace std::chrono_literals;

/// Its clock stands still until the test moves it.
class StoppedTimer : public Timer {
 public:
  using Timer::Timer;
  Clock::time_point time{100s};

 protected:
  Clock::time_point now() const override {
    return time;
  }
};

TEST(Conformance, test_timer_parse_duration) {
  EXPECT_FALSE(Timer().time_remaining());
  EXPECT_EQ(Timer({.duration = "00:00:00:22"}).time_remaining(), 22.0);
  EXPECT_EQ(
      Timer({.duration = "12:34:56:65"}).time_remaining(),
      std::chrono::duration<double>(12 * 24h + 34h + 56min + 65s).count());
  EXPECT_EQ(
      Timer({.duration = 52 * 7 * 24h + 1ms}).time_remaining(),
      std::chrono::duration<double>(52 * 7 * 24h + 1ms).count());
  TimeLimit from_dictionary;
  from_value(from_dictionary, Value::Dict{{"weeks", 52}, {"days", 1}}, "x");
  EXPECT_EQ(
      Timer({.duration = from_dictionary}).time_remaining(),
      std::chrono::duration<double>(365 * 24h).count());
}

TEST(Conformance, test_timer_parse_duration_misconfiguration) {
  for (const char* text : {"6:00:00", "60 minutes"}) {
    const auto message = message_of([&] { Timer({.duration = text}); });
    EXPECT_TRUE(has(message, "DD:HH:MM:SS")) << message;
  }
}

TEST(Conformance, test_timer_interval_choice) {
  EXPECT_NO_THROW(Timer({.duration = 0s, .interval = "step"}));
  EXPECT_NO_THROW(Timer({.duration = 0s, .interval = "epoch"}));
  const auto message =
      message_of([] { Timer({.duration = 0s, .interval = "invalid"}); });
  EXPECT_TRUE(has(message, "[Timer.interval]")) << message;
}

TEST(Conformance, test_timer_time_remaining) {
  FakeTrainerContext trainer;
  StoppedTimer timer({.duration = 10s});
  EXPECT_EQ(timer.time_remaining(), 10.0);
  EXPECT_EQ(timer.time_elapsed(), 0.0);
  // Not started.
  timer.time += 60s;
  EXPECT_FALSE(timer.start_time());
  EXPECT_EQ(timer.time_remaining(), 10.0);
  EXPECT_EQ(timer.time_elapsed(), 0.0);
  const auto start = timer.time;
  timer.on_train_start(trainer, trainer.module());
  EXPECT_EQ(timer.start_time(), start);
  timer.time += 3s;
  EXPECT_EQ(timer.start_time(), start);
  EXPECT_EQ(timer.time_remaining(), 7.0);
  EXPECT_EQ(timer.time_elapsed(), 3.0);
}

class TimerTest : public ::testing::Test {
 protected:
  FakeTrainerContext trainer_;
};

TEST_F(TimerTest, StopsAfterTheStepInWhichTheTimeIsUp) {
  const auto timer = std::make_shared<StoppedTimer>(
      TimerOptions{.duration = 10s, .interval = "step"});
  FitScript script(trainer_, {timer});
  script.max_epochs = 10;
  script.on_step = [&] { timer->time += 3s; };
  script.fit();
  EXPECT_EQ(trainer_.step, 4);
  ASSERT_EQ(trainer_.stop_reasons.size(), 1U);
  EXPECT_EQ(
      trainer_.stop_reasons[0], "Time limit reached. Elapsed time is 00:12.");
}

TEST_F(TimerTest, StopsAfterTheEpochInWhichTheTimeIsUp) {
  const auto timer = std::make_shared<StoppedTimer>(
      TimerOptions{.duration = 10s, .interval = "epoch", .verbose = false});
  FitScript script(trainer_, {timer});
  script.max_epochs = 10;
  script.on_step = [&] { timer->time += 2s; };
  script.fit();
  EXPECT_EQ(trainer_.epoch, 2);
  EXPECT_EQ(trainer_.stop_reasons, std::vector<std::string>{""});
}

TEST_F(TimerTest, MeasuresEachStageOnItsOwn) {
  StoppedTimer timer;
  auto& module = trainer_.module();
  trainer_.run.stage = RunningStage::kSanityChecking;
  timer.on_validation_start(trainer_, module);
  timer.time += 1s;
  timer.on_validation_end(trainer_, module);
  trainer_.run.stage = RunningStage::kTraining;
  timer.on_train_start(trainer_, module);
  timer.time += 2s;
  trainer_.run.stage = RunningStage::kValidating;
  timer.on_validation_start(trainer_, module);
  timer.time += 4s;
  timer.on_validation_end(trainer_, module);
  timer.on_train_end(trainer_, module);
  timer.on_test_start(trainer_, module);
  timer.time += 8s;
  timer.on_test_end(trainer_, module);
  timer.on_predict_start(trainer_, module);
  timer.time += 16s;
  timer.on_predict_end(trainer_, module);
  timer.time += 100s;
  EXPECT_EQ(timer.time_elapsed(RunningStage::kSanityChecking), 1);
  EXPECT_EQ(timer.time_elapsed(), 6);
  EXPECT_EQ(timer.time_elapsed(RunningStage::kValidating), 4);
  EXPECT_EQ(timer.time_elapsed(RunningStage::kTesting), 8);
  EXPECT_EQ(timer.time_elapsed(RunningStage::kPredicting), 16);
  EXPECT_EQ(
      timer.state_dict().repr(),
      "{'time_elapsed': {'train': 6.0, 'sanity_check': 1.0, 'validate': 4.0, "
      "'test': 8.0, 'predict': 16.0}}");
  EXPECT_EQ(*timer.end_time() - *timer.start_time(), 6s);
}

TEST_F(TimerTest, TheTimeBeforeAResumeCounts) {
  StoppedTimer timer({.duration = 10s});
  timer.load_state_dict(
      Value::Dict{{"time_elapsed", Value::Dict{{"train", 7.5}}}});
  EXPECT_EQ(timer.time_remaining(), 2.5);
  timer.on_fit_start(trainer_, trainer_.module());
  EXPECT_TRUE(trainer_.stop_reasons.empty());
  timer.load_state_dict(
      Value::Dict{{"time_elapsed", Value::Dict{{"train", 10.0}}}});
  timer.on_fit_start(trainer_, trainer_.module());
  EXPECT_EQ(trainer_.stop_reasons.size(), 1U);
}

TEST_F(TimerTest, AStateOfTheWrongKindIsRefused) {
  Timer timer;
  EXPECT_THROW(timer.load_state_dict(Value(1)), UserError);
  EXPECT_THROW(
      timer.load_state_dict(
          Value::Dict{{"time_elapsed", Value::Dict{{"train", "long"}}}}),
      UserError);
}

TEST_F(TimerTest, RankZerosClockDecides) {
  StoppedTimer timer({.duration = 0s});
  trainer_.fake_strategy.rank = 1;
  trainer_.fake_strategy.ranks = 2;
  timer.on_fit_start(trainer_, trainer_.module());
  EXPECT_TRUE(trainer_.stop_reasons.empty());
  trainer_.fake_strategy.decision_answer = true;
  timer.on_fit_start(trainer_, trainer_.module());
  EXPECT_EQ(trainer_.stop_reasons.size(), 1U);
}

TEST_F(TimerTest, WithoutADurationItAsksForNothing) {
  const auto timer = std::make_shared<Timer>();
  FitScript script(trainer_, {timer});
  script.fit();
  EXPECT_EQ(trainer_.fake_strategy.reductions, 0);
  EXPECT_GT(timer->time_elapsed(), 0.0);
}

} // namespace
} // namespace fulgurite::test
