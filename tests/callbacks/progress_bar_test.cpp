#include "fulgurite/callbacks/progress_bar.h"

#include "fulgurite/base/env.h"
#include "fulgurite/base/logging.h"
#include "tests/callbacks/fit_script.h"
#include "tests/support/message_of.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace fulgurite::test {
namespace {

using namespace std::chrono_literals;

/// What a terminal of one line shows, and every text that was ever written.
struct Screen {
  std::string all;
  std::vector<std::string> scrolled; ///< lines that were ended
  std::string line;
  int writes = 0;

  void write(std::string_view text) {
    ++writes;
    all += text;
    for (size_t i = 0; i < text.size(); ++i) {
      if (text.substr(i).starts_with("\r\x1b[K")) {
        line.clear();
        i += 3;
      } else if (text[i] == '\n') {
        scrolled.push_back(line);
        line.clear();
      } else {
        line += text[i];
      }
    }
  }
};

class ProgressBarTest : public ::testing::Test {
 protected:
  std::shared_ptr<ProgressBar> make(
      bool terminal,
      ProgressBarOptions options = {}) {
    auto bar = std::make_shared<ProgressBar>(options);
    bar->set_output(output(terminal));
    return bar;
  }

  ProgressOutput output(bool terminal) {
    return {
        .write =
            [this](std::string_view text) {
              screen_.write(text);
              time_ += write_cost_;
            },
        .is_terminal = terminal,
        .width = [] { return 80; },
        .now =
            [this] {
              ++clock_reads_;
              return time_;
            }};
  }

  void fit(
      const std::shared_ptr<ProgressBar>& bar,
      std::chrono::nanoseconds batch_time,
      const std::function<void(FitScript&)>& change = {}) {
    FitScript script(trainer_, {bar});
    trainer_.epochs_limit = 1;
    trainer_.train_batches = 4;
    script.on_step = [this, batch_time] { time_ += batch_time; };
    if (change) {
      change(script);
    }
    trainer_.train_batches = script.batches;
    trainer_.epochs_limit = script.max_epochs;
    script.fit();
  }

  Screen screen_;
  FakeTrainerContext trainer_;
  ProgressBar::Clock::time_point time_{1000s};
  std::chrono::nanoseconds write_cost_{0};
  int64_t clock_reads_ = 0;
};

TEST_F(ProgressBarTest, LeavesTheFinishedLineOnATerminal) {
  trainer_.bar_metrics.set("train_loss", 0.5);
  fit(make(true), 1s);
  ASSERT_EQ(screen_.scrolled.size(), 1U) << screen_.all;
  EXPECT_EQ(
      screen_.scrolled[0],
      "Epoch 0/0: 100%|######################| 4/4 [00:04, 1.00it/s, "
      "train_loss=0.500]");
  EXPECT_EQ(screen_.line, "");
}

TEST_F(ProgressBarTest, DrawsOverOneLineForAllEpochs) {
  fit(make(true), 1s, [](FitScript& script) { script.max_epochs = 3; });
  EXPECT_EQ(screen_.scrolled.size(), 1U);
  EXPECT_TRUE(has(screen_.all, "Epoch 0/2"));
  EXPECT_TRUE(has(screen_.scrolled[0], "Epoch 2/2"));
}

TEST_F(ProgressBarTest, LeavesALinePerEpochWhenAsked) {
  fit(make(true, {.leave = true}), 1s, [](FitScript& script) {
    script.max_epochs = 3;
  });
  ASSERT_EQ(screen_.scrolled.size(), 3U) << screen_.all;
  EXPECT_TRUE(has(screen_.scrolled[1], "Epoch 1/2: 100%"));
}

TEST_F(ProgressBarTest, DrawsAtMostTenTimesASecond) {
  trainer_.validation = false;
  fit(make(true), 1ms, [](FitScript& script) { script.batches = 1000; });
  EXPECT_LE(screen_.writes, 14);
  EXPECT_GE(screen_.writes, 9);
}

TEST_F(ProgressBarTest, DrawingTakesAtMostOnePercentOfTheRun) {
  trainer_.validation = false;
  write_cost_ = 50ms;
  const auto start = time_;
  fit(make(true), 10ms, [](FitScript& script) { script.batches = 5000; });
  // The first and the last line are drawn at all events.
  const auto spent = write_cost_ * (screen_.writes - 2);
  EXPECT_LT(spent * 100, (time_ - start) * 11 / 10);
  EXPECT_GT(screen_.writes, 5);
}

TEST_F(ProgressBarTest, ShortBatchesDoNotReadTheClock) {
  trainer_.validation = false;
  fit(make(true), 1us, [](FitScript& script) { script.batches = 16000; });
  EXPECT_LT(clock_reads_, 16000 / 12);
}

TEST_F(ProgressBarTest, MetricsAreReadOnlyWhenTheyAreDrawn) {
  trainer_.validation = false;
  fit(make(true), 1ms, [](FitScript& script) { script.batches = 1000; });
  EXPECT_LE(trainer_.bar_metrics_reads, screen_.writes);
}

TEST_F(ProgressBarTest, DrawsAtMultiplesOfTheRefreshRate) {
  trainer_.validation = false;
  fit(make(true, {.refresh_rate = 3}), 1s, [](FitScript& script) {
    script.batches = 10;
  });
  for (const char* drawn : {"3/10", "6/10", "9/10", "10/10"}) {
    EXPECT_TRUE(has(screen_.all, drawn)) << drawn;
  }
  for (const char* skipped : {" 1/10", " 4/10", " 8/10"}) {
    EXPECT_FALSE(has(screen_.all, skipped)) << skipped;
  }
}

TEST_F(ProgressBarTest, ARefreshRateOfZeroTurnsItOff) {
  const auto bar = make(true, {.refresh_rate = 0});
  EXPECT_FALSE(bar->is_enabled());
  fit(bar, 1s);
  EXPECT_EQ(screen_.writes, 0);
}

TEST_F(ProgressBarTest, RefusesNegativeOptions) {
  EXPECT_TRUE(
      has(message_of([] { ProgressBar({.refresh_rate = -1}); }),
          "[ProgressBar.refresh_rate]"));
  EXPECT_TRUE(
      has(message_of([] { ProgressBar({.line_every_n_steps = -1}); }),
          "[ProgressBar.line_every_n_steps]"));
}

TEST_F(ProgressBarTest, CanBeTurnedOffAndOn) {
  const auto bar = make(true);
  bar->disable();
  fit(bar, 1s);
  EXPECT_EQ(screen_.writes, 0);
  bar->enable();
  trainer_.epoch = 0;
  fit(bar, 1s);
  EXPECT_GT(screen_.writes, 0);
}

TEST_F(ProgressBarTest, OnlyRankZeroDraws) {
  trainer_.fake_strategy.rank = 1;
  trainer_.fake_strategy.ranks = 2;
  const auto bar = make(true);
  fit(bar, 1s);
  EXPECT_EQ(screen_.writes, 0);
  EXPECT_FALSE(bar->is_enabled());
}

TEST_F(ProgressBarTest, ShowsTheSanityCheckAndValidation) {
  trainer_.sanity_batches = {2, 2};
  trainer_.val_batches = {3};
  class SlowValidation : public Callback {
   public:
    explicit SlowValidation(ProgressBar::Clock::time_point& time)
        : time_(&time) {}
    void on_validation_batch_start(
        TrainerContext&,
        ModuleBase&,
        const BatchRef&,
        BatchPosition) override {
      *time_ += 1s;
    }

   private:
    ProgressBar::Clock::time_point* time_;
  };
  fit(make(true), 1s, [&](FitScript& script) {
    script.sanity_check = true;
    script.callbacks.insert(
        script.callbacks.begin(), std::make_shared<SlowValidation>(time_));
  });
  EXPECT_TRUE(has(screen_.all, "Sanity Checking DataLoader 0:  50%"));
  EXPECT_TRUE(has(screen_.all, "Sanity Checking DataLoader 1: 100%"));
  EXPECT_TRUE(has(screen_.all, "Validation:  33%"));
  // The time of validation does not count as time of the epoch.
  EXPECT_TRUE(has(screen_.scrolled.back(), "4/4 [00:04, 1.00it/s"))
      << screen_.all;
  EXPECT_EQ(screen_.scrolled.size(), 1U);
}

TEST_F(ProgressBarTest, ShowsEachLoaderOfATest) {
  const auto bar = make(true);
  trainer_.run = {
      TrainerStatus::kRunning, TrainerFn::kTesting, RunningStage::kTesting};
  trainer_.test_batches = {2, std::nullopt};
  auto& module = trainer_.module();
  bar->setup(trainer_, module, TrainerFn::kTesting);
  bar->on_test_start(trainer_, module);
  for (const BatchPosition where :
       {BatchPosition{0, 0}, BatchPosition{1, 0}, BatchPosition{0, 1}}) {
    time_ += 1s;
    bar->on_test_batch_end(trainer_, module, StepOutput(), BatchRef(), where);
  }
  bar->on_test_end(trainer_, module);
  EXPECT_TRUE(has(screen_.all, "Testing DataLoader 0: 100%"));
  ASSERT_EQ(screen_.scrolled.size(), 1U);
  EXPECT_TRUE(has(screen_.scrolled[0], "Testing DataLoader 1: 1/? [00:0"));
}

TEST_F(ProgressBarTest, ShowsPrediction) {
  const auto bar = make(false);
  trainer_.run = {
      TrainerStatus::kRunning,
      TrainerFn::kPredicting,
      RunningStage::kPredicting};
  auto& module = trainer_.module();
  bar->setup(trainer_, module, TrainerFn::kPredicting);
  bar->on_predict_start(trainer_, module);
  for (int64_t i = 0; i < 2; ++i) {
    time_ += 1s;
    bar->on_predict_batch_end(
        trainer_, module, StepOutput(), BatchRef(), {i, 0});
  }
  bar->on_predict_end(trainer_, module);
  EXPECT_EQ(screen_.all, "Predicting: 100% 2/2 [00:02, 1.00it/s]\n");
}

TEST_F(ProgressBarTest, AppendsALinePerEpochToAFile) {
  trainer_.bar_metrics.set("val_acc", 0.75);
  fit(make(false), 1s, [](FitScript& script) { script.max_epochs = 2; });
  EXPECT_EQ(
      screen_.all,
      "Epoch 0/1: 100% 4/4 [00:04, 1.00it/s, val_acc=0.750]\n"
      "Epoch 1/1: 100% 4/4 [00:04, 1.00it/s, val_acc=0.750]\n");
}

TEST_F(ProgressBarTest, AppendsLinesInBetweenToAFileAtMostEveryTenSeconds) {
  trainer_.log_every = 2;
  fit(make(false), 3s, [](FitScript& script) { script.batches = 13; });
  const auto& lines = screen_.scrolled;
  ASSERT_EQ(lines.size(), 4U) << screen_.all;
  EXPECT_TRUE(has(lines[0], " 4/13 [00:12<00:27"));
  EXPECT_TRUE(has(lines[1], " 8/13"));
  EXPECT_TRUE(has(lines[2], " 12/13"));
  EXPECT_TRUE(has(lines[3], " 13/13"));
}

TEST_F(ProgressBarTest, AppendsALineEveryNStepsWhenAsked) {
  fit(make(false, {.line_every_n_steps = 2}), 1ms, [](FitScript& script) {
    script.batches = 5;
  });
  ASSERT_EQ(screen_.scrolled.size(), 3U) << screen_.all;
  EXPECT_TRUE(has(screen_.scrolled[0], " 2/5"));
  EXPECT_TRUE(has(screen_.scrolled[1], " 4/5"));
  EXPECT_TRUE(has(screen_.scrolled[2], " 5/5"));
}

TEST_F(ProgressBarTest, LinesThatCostTooMuchAreLeftOutButTheLastIsThere) {
  trainer_.validation = false;
  write_cost_ = 1ms;
  fit(make(false), 1us, [](FitScript& script) { script.max_epochs = 100; });
  EXPECT_LE(screen_.scrolled.size(), 3U);
  EXPECT_TRUE(has(screen_.scrolled.back(), "Epoch 99/99: 100%"));
}

TEST_F(ProgressBarTest, AnUnknownNumberOfBatchesHasNoEnd) {
  trainer_.validation = false;
  const auto bar = make(true);
  FitScript script(trainer_, {bar});
  trainer_.train_batches = std::nullopt;
  script.on_step = [this] { time_ += 1s; };
  script.fit();
  EXPECT_EQ(screen_.scrolled[0], "Epoch 0: 4/? [00:04, 1.00it/s]");
}

TEST_F(ProgressBarTest, MaxStepsShortensTheEpoch) {
  trainer_.validation = false;
  trainer_.steps_limit = 3;
  fit(make(true), 1s, [](FitScript& script) { script.max_steps = 3; });
  EXPECT_TRUE(has(screen_.scrolled[0], "100%")) << screen_.all;
  EXPECT_TRUE(has(screen_.scrolled[0], " 3/3 "));
}

TEST_F(ProgressBarTest, ARateAfterAResumeCountsNewBatchesOnly) {
  trainer_.validation = false;
  fit(make(true), 1s, [](FitScript& script) {
    script.batches = 10;
    script.next_batch = 6;
  });
  EXPECT_TRUE(has(screen_.scrolled[0], "10/10 [00:04, 1.00it/s"))
      << screen_.all;
}

TEST_F(ProgressBarTest, AMessageGoesAboveTheBar) {
  const auto bar = make(true);
  fit(bar, 1s, [&](FitScript& script) {
    script.on_step = [&] {
      time_ += 1s;
      bar->print("hello");
    };
  });
  EXPECT_EQ(screen_.scrolled.size(), 5U) << screen_.all;
  EXPECT_EQ(screen_.scrolled[0], "hello");
  EXPECT_EQ(screen_.scrolled[3], "hello");
  EXPECT_TRUE(has(screen_.scrolled[4], "100%"));
}

TEST_F(ProgressBarTest, TheLogClearsAndRedrawsTheLine) {
  const auto bar = make(true);
  std::vector<std::string> during;
  fit(bar, 1s, [&](FitScript& script) {
    script.on_step = [&] {
      time_ += 1s;
      if (trainer_.batch == 2) {
        const auto before = screen_.line;
        EXPECT_FALSE(before.empty());
        log_message(LogLevel::kInfo, "(a message of a test)");
        EXPECT_EQ(screen_.line, before);
        EXPECT_TRUE(has(screen_.all, before + "\r\x1b[K" + before));
      }
    };
  });
}

TEST_F(ProgressBarTest, MessagesOfOtherThreadsDoNotTearIt) {
  trainer_.validation = false;
  std::mutex mutex;
  auto given = output(true);
  given.write = [&](std::string_view text) {
    std::lock_guard lock(mutex);
    screen_.write(text);
  };
  const auto bar = std::make_shared<ProgressBar>();
  bar->set_output(given);
  std::atomic<bool> done{false};
  set_log_level(LogLevel::kOff);
  std::thread other([&] {
    while (!done) {
      log_message(LogLevel::kError, "x");
    }
  });
  fit(bar, 200ms, [](FitScript& script) { script.batches = 2000; });
  done = true;
  other.join();
  set_log_level(LogLevel::kInfo);
  for (const auto& line : screen_.scrolled) {
    EXPECT_TRUE(line.starts_with("Epoch 0/0: ")) << line;
  }
}

TEST_F(ProgressBarTest, AnExceptionEndsTheLine) {
  const auto bar = make(true);
  EXPECT_THROW(
      fit(bar,
          1s,
          [&](FitScript& script) {
            script.on_step = [&] {
              time_ += 1s;
              if (trainer_.batch == 2) {
                throw std::runtime_error("trouble");
              }
            };
          }),
      std::runtime_error);
  EXPECT_FALSE(screen_.line.empty());
  bar->on_exception(
      trainer_,
      trainer_.module(),
      std::make_exception_ptr(std::runtime_error("trouble")));
  EXPECT_EQ(screen_.line, "");
  EXPECT_EQ(screen_.scrolled.size(), 1U);
}

TEST_F(ProgressBarTest, ABarThatIsDestroyedInTheMiddleLetsGoOfTheTerminal) {
  {
    const auto bar = make(true);
    bar->setup(trainer_, trainer_.module(), TrainerFn::kFitting);
    bar->on_train_epoch_start(trainer_, trainer_.module());
    bar->on_train_batch_end(
        trainer_, trainer_.module(), StepOutput(), BatchRef(), {0, 0});
  }
  set_log_level(LogLevel::kError);
  const int writes = screen_.writes;
  log_message(LogLevel::kError, "(a message of a test)");
  set_log_level(LogLevel::kInfo);
  EXPECT_EQ(screen_.writes, writes);
}

TEST(Conformance, test_get_progress_bar_metrics) {
  class Mine : public ProgressBar {
   public:
    ProgressMetrics get_metrics(TrainerContext& trainer, ModuleBase& module)
        override {
      auto items = ProgressBar::get_metrics(trainer, module);
      std::erase_if(
          items, [](const auto& row) { return row.first == "v_num"; });
      items.emplace_back("my_metric", "123");
      return items;
    }
  };
  FakeTrainerContext trainer;
  trainer.logger_list = {std::make_shared<FakeLogger>()};
  trainer.bar_metrics.set("loss", 1.0);
  EXPECT_EQ(
      ProgressBar().get_metrics(trainer, trainer.module()),
      (ProgressMetrics{{"v_num", "0"}, {"loss", "1.000"}}));
  EXPECT_EQ(
      Mine().get_metrics(trainer, trainer.module()),
      (ProgressMetrics{{"loss", "1.000"}, {"my_metric", "123"}}));
}

TEST(Conformance, test_tqdm_progress_bar_disabled_when_not_rank_zero) {
  FakeTrainerContext trainer;
  trainer.fake_strategy.rank = 1;
  ProgressBar bar;
  for (const auto fn :
       {TrainerFn::kFitting,
        TrainerFn::kPredicting,
        TrainerFn::kValidating,
        TrainerFn::kTesting}) {
    bar.enable();
    bar.setup(trainer, trainer.module(), fn);
    EXPECT_FALSE(bar.is_enabled());
  }
}

TEST(ProgressOutputTest, TheLocaleAndTermDecideHowStderrIsUsed) {
  const auto all = env("LC_ALL");
  const auto term = env("TERM");
  set_env("LC_ALL", "de_DE.UTF-8");
  EXPECT_TRUE(progress_on_stderr().unicode);
  set_env("LC_ALL", "C");
  EXPECT_FALSE(progress_on_stderr().unicode);
  set_env("TERM", "dumb");
  EXPECT_FALSE(progress_on_stderr().is_terminal);
  set_env("LC_ALL", all);
  set_env("TERM", term);
}

} // namespace
} // namespace fulgurite::test
