// What a fit says when it ends.
#include "tests/support/boring_model.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fulgurite::test {
namespace {

/// Asks to stop in every batch.
class AlwaysStops : public BoringModel {
 public:
  AlwaysStops() : BoringModel(5) {}
  at::Tensor training_step(const Row& batch, int64_t batch_idx) override {
    trainer().request_stop("");
    return BoringModel::training_step(batch, batch_idx);
  }
};

class ConformanceFitLoopDone : public ::testing::Test {
 protected:
  struct Limits {
    std::optional<int64_t> max_epochs = std::nullopt;
    std::optional<int64_t> min_epochs = std::nullopt;
    int64_t max_steps = -1;
    std::optional<int64_t> min_steps = std::nullopt;
    std::optional<BatchLimit> train_batches = std::nullopt;
  };
  struct End {
    /// The last thing that the fit said, and how loud.
    std::string message = {};
    LogLevel level = LogLevel::kOff;
    int64_t steps = 0;
  };

  End end_of_fit(BoringModel&& model, const Limits& limits) {
    const ScopedLogCapture log;
    auto options = quiet_options(folder_.path());
    options.max_epochs = limits.max_epochs;
    options.min_epochs = limits.min_epochs;
    options.max_steps = limits.max_steps;
    options.min_steps = limits.min_steps;
    options.limit_train_batches = limits.train_batches;
    Trainer trainer(options);
    trainer.fit(model);
    const auto messages = log.messages();
    if (messages.empty()) {
      return {.steps = trainer.global_step()};
    }
    return {messages.back().text, messages.back().level, trainer.global_step()};
  }

  static void expect_end(const End& end, const char* message, int64_t steps) {
    EXPECT_NE(end.message.find(message), std::string::npos) << end.message;
    EXPECT_EQ(end.level, LogLevel::kInfo);
    EXPECT_EQ(end.steps, steps);
  }

  TempDir folder_;
};

TEST_F(ConformanceFitLoopDone, test_fit_loop_done_log_messages) {
  expect_end(
      end_of_fit(BoringModel(5), {.max_epochs = 1, .train_batches = 0}),
      "stopped: limit_train_batches=0, no training batches",
      0);
  expect_end(
      end_of_fit(BoringModel(5), {.max_steps = 10}),
      "max_steps=10 reached",
      10);
  expect_end(
      end_of_fit(BoringModel(5), {.max_epochs = 3}),
      "max_epochs=3 reached",
      15);
  // A limit that is reached is named, though a stop was requested too.
  expect_end(
      end_of_fit(AlwaysStops(), {.max_epochs = 3, .min_steps = 100}),
      "max_epochs=3 reached",
      15);
  // A stop alone is of no interest to a user who asked for it.
  const auto stopped = end_of_fit(AlwaysStops(), {.max_epochs = 5});
  EXPECT_EQ(stopped.message, "`Trainer.fit` stopped: a stop was requested.");
  EXPECT_EQ(stopped.level, LogLevel::kDebug);
  EXPECT_EQ(stopped.steps, 1);
  // One that has to wait does not end the fit.
  const auto waited =
      end_of_fit(AlwaysStops(), {.max_epochs = 5, .min_steps = 12});
  EXPECT_EQ(waited.message, "`Trainer.fit` stopped: a stop was requested.");
  EXPECT_EQ(waited.steps, 12);
}

TEST_F(ConformanceFitLoopDone, AStopThatHasToWaitIsSaidOnce) {
  const ScopedLogCapture log;
  AlwaysStops model;
  auto options = quiet_options(folder_.path());
  options.max_epochs = 5;
  options.min_epochs = 3;
  Trainer(options).fit(model);
  const auto messages = log.messages();
  const auto count =
      std::count_if(messages.begin(), messages.end(), [](const auto& message) {
        return message.text.find("training goes on until min_epochs=3") !=
               std::string::npos;
      });
  EXPECT_EQ(count, 1);
}

} // namespace
} // namespace fulgurite::test
