#include "fulgurite/callbacks/early_stopping.h"

#include "fulgurite/base/options.h"
#include "tests/callbacks/fit_script.h"
#include "tests/support/message_of.h"

#include <ATen/ops/scalar_tensor.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace fulgurite::test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Plays validations with these values; the epoch in which the run ended.
class EarlyStoppingTest : public ::testing::Test {
 protected:
  int64_t last_epoch(
      const std::shared_ptr<EarlyStopping>& callback,
      const std::vector<double>& values) {
    FitScript script(trainer_, {callback});
    script.max_epochs = static_cast<int64_t>(values.size());
    script.on_validation = [&] {
      trainer_.metrics.set(
          "val_loss", values[static_cast<size_t>(trainer_.epoch)]);
    };
    script.fit();
    return trainer_.epoch - 1;
  }
  int64_t last_epoch(
      EarlyStoppingOptions options,
      const std::vector<double>& values) {
    options.monitor = "val_loss";
    callback_ = std::make_shared<EarlyStopping>(options);
    return last_epoch(callback_, values);
  }

  ScopedLogCapture log_;
  FakeTrainerContext trainer_;
  std::shared_ptr<EarlyStopping> callback_;
};

TEST(Conformance, test_early_stopping_state_key) {
  EXPECT_EQ(
      EarlyStopping({.monitor = "val_loss"}).state_key(),
      "EarlyStopping{'monitor': 'val_loss', 'mode': 'min'}");
}

TEST(Conformance, test_early_stopping_mode_options) {
  const auto message = message_of(
      [] { EarlyStopping({.monitor = "foo", .mode = "unknown_option"}); });
  EXPECT_TRUE(has(message, "unknown_option")) << message;
}

TEST(Conformance, test_early_stopping_log_info) {
  struct Case {
    bool rank_zero_only;
    int64_t ranks, rank;
    std::string expected;
  };
  const std::string text = "Metric foo improved. New best score: 1.000";
  for (const Case& one :
       {Case{false, 1, 0, text},
        Case{false, 2, 0, "[rank: 0] " + text},
        Case{false, 2, 1, "[rank: 1] " + text},
        Case{true, 1, 0, text},
        Case{true, 2, 0, "[rank: 0] " + text},
        Case{true, 2, 1, ""}}) {
    ScopedLogCapture log;
    FakeTrainerContext trainer;
    trainer.fake_strategy.ranks = one.ranks;
    trainer.fake_strategy.rank = one.rank;
    trainer.metrics.set("foo", 1.0);
    EarlyStopping callback(
        {.monitor = "foo",
         .verbose = true,
         .log_rank_zero_only = one.rank_zero_only});
    callback.on_train_epoch_end(trainer, trainer.module());
    const auto messages = log.messages();
    ASSERT_EQ(messages.size(), one.expected.empty() ? 0U : 1U);
    if (!messages.empty()) {
      EXPECT_EQ(messages[0].text, one.expected);
    }
  }
}

TEST(Conformance, test_early_stopping_squeezes) {
  FakeTrainerContext trainer;
  trainer.metrics.set(
      "foo", at::scalar_tensor(0.0, at::TensorOptions(at::kFloat)));
  EarlyStopping callback({.monitor = "foo"});
  callback.on_train_epoch_end(trainer, trainer.module());
  EXPECT_EQ(callback.best_score(), 0.0);
}

TEST_F(EarlyStoppingTest, NeedsAMonitor) {
  EXPECT_TRUE(
      has(message_of([] { EarlyStopping({.monitor = ""}); }),
          "[EarlyStopping.monitor]"));
}

TEST_F(EarlyStoppingTest, StopsWhenPatienceIsExhausted) {
  EXPECT_EQ(last_epoch({.patience = 3}, {6, 5, 5, 5, 5, 5}), 4);
  EXPECT_EQ(
      callback_->stopping_reason(), EarlyStopping::Reason::kPatienceExhausted);
  EXPECT_EQ(
      callback_->stopping_reason_message(),
      "Monitored metric val_loss did not improve in the last 3 records. Best "
      "score: 5.000. Signaling Trainer to stop.");
  EXPECT_EQ(callback_->stopped_epoch(), 4);
  EXPECT_EQ(trainer_.stop_reasons.size(), 1U);
}

TEST_F(EarlyStoppingTest, AnImprovementMustExceedMinDelta) {
  EXPECT_EQ(
      last_epoch({.min_delta = 0.5, .patience = 2}, {5, 4.6, 4.55, 4.51, 1}),
      2);
  EXPECT_EQ(callback_->wait_count(), 2);
}

TEST_F(EarlyStoppingTest, MinDeltaCountsTheOtherWayForMax) {
  EXPECT_EQ(
      last_epoch(
          {.min_delta = 0.5, .patience = 1, .mode = "max"}, {1, 1.6, 2, 9}),
      2);
}

TEST_F(EarlyStoppingTest, ZeroPatienceStopsAtTheFirstCheckWithoutImprovement) {
  EXPECT_EQ(last_epoch({.patience = 0}, {5, 4, 4, 3}), 2);
}

TEST_F(EarlyStoppingTest, FinitenessIsCheckedBeforeEverythingElse) {
  EXPECT_EQ(
      last_epoch(
          {.stopping_threshold = 1, .divergence_threshold = 5},
          {3, kInfinity, 1}),
      1);
  EXPECT_EQ(
      callback_->stopping_reason(), EarlyStopping::Reason::kNonFiniteMetric);
  EXPECT_TRUE(
      has(callback_->stopping_reason_message(),
          "val_loss = inf is not finite. Previous best value was 3.000."));
}

TEST_F(EarlyStoppingTest, TheGoalIsCheckedBeforePatience) {
  EXPECT_EQ(last_epoch({.patience = 1, .stopping_threshold = 2.9}, {2, 3}), 0);
  EXPECT_EQ(
      callback_->stopping_reason_message(),
      "Stopping threshold reached: val_loss = 2.0 < 2.9. Signaling Trainer to "
      "stop.");
}

TEST_F(EarlyStoppingTest, DivergenceIsCheckedBeforePatience) {
  EXPECT_EQ(last_epoch({.patience = 1, .divergence_threshold = 5}, {4, 6}), 1);
  EXPECT_EQ(
      callback_->stopping_reason_message(),
      "Divergence threshold reached: val_loss = 6.0 > 5.0. Signaling Trainer "
      "to stop.");
}

TEST_F(EarlyStoppingTest, WithoutCheckFiniteNaNIsNoImprovement) {
  EXPECT_EQ(
      last_epoch({.patience = 2, .check_finite = false}, {3, kNaN, kNaN, 1}),
      2);
  EXPECT_EQ(callback_->best_score(), 3.0);
}

TEST_F(EarlyStoppingTest, AMissingMetricNamesTheNearestOne) {
  trainer_.metrics.set("val_loss", 1.0);
  EarlyStopping callback({.monitor = "val_los"});
  const auto message = message_of<UserError>(
      [&] { callback.on_train_epoch_end(trainer_, trainer_.module()); });
  EXPECT_TRUE(has(message, "'val_los'; did you mean 'val_loss'?")) << message;
}

TEST_F(EarlyStoppingTest, AMissingMetricIsSkippedWhenNotStrict) {
  EarlyStopping quiet({.monitor = "acc", .strict = false});
  quiet.on_train_epoch_end(trainer_, trainer_.module());
  EXPECT_TRUE(log_.messages().empty());
  EarlyStopping verbose({.monitor = "acc", .verbose = true, .strict = false});
  verbose.on_train_epoch_end(trainer_, trainer_.module());
  EXPECT_TRUE(log_.contains("no metric has been logged"));
  EXPECT_TRUE(trainer_.stop_reasons.empty());
}

TEST_F(EarlyStoppingTest, TellsImprovementsWhenVerbose) {
  last_epoch({.min_delta = 0.25, .verbose = true}, {5, 4});
  EXPECT_TRUE(log_.contains("Metric val_loss improved. New best score: 5.000"));
  EXPECT_TRUE(log_.contains(
      "Metric val_loss improved by 1.000 >= min_delta = 0.25. New best score: "
      "4.000"));
}

TEST_F(EarlyStoppingTest, ChecksAfterValidationWhereItRunsMoreOften) {
  trainer_.val_at_epoch_end_only = false;
  trainer_.metrics.set("val_loss", 1.0);
  EarlyStopping callback({.monitor = "val_loss", .stopping_threshold = 2});
  callback.on_train_epoch_end(trainer_, trainer_.module());
  EXPECT_TRUE(trainer_.stop_reasons.empty());
  callback.on_validation_end(trainer_, trainer_.module());
  EXPECT_EQ(trainer_.stop_reasons.size(), 1U);
}

TEST_F(EarlyStoppingTest, ChecksTheTrainingEpochWhereThereIsNoValidation) {
  trainer_.val_at_epoch_end_only = false;
  trainer_.validation = false;
  trainer_.metrics.set("train_loss", 1.0);
  EarlyStopping callback({.monitor = "train_loss", .stopping_threshold = 2});
  callback.on_train_epoch_end(trainer_, trainer_.module());
  EXPECT_EQ(trainer_.stop_reasons.size(), 1U);
}

TEST_F(EarlyStoppingTest, IsSkippedInTheSanityCheckAndOutsideFit) {
  trainer_.metrics.set("val_loss", kNaN);
  EarlyStopping callback(
      {.monitor = "val_loss", .check_on_train_epoch_end = false});
  trainer_.run.stage = RunningStage::kSanityChecking;
  callback.on_validation_end(trainer_, trainer_.module());
  trainer_.run.stage = RunningStage::kValidating;
  trainer_.run.fn = TrainerFn::kValidating;
  callback.on_validation_end(trainer_, trainer_.module());
  trainer_.run.fn = TrainerFn::kFitting;
  trainer_.is_fast_dev_run = true;
  callback.on_validation_end(trainer_, trainer_.module());
  EXPECT_TRUE(trainer_.stop_reasons.empty());
}

TEST_F(EarlyStoppingTest, StopsWhenAnotherRankDoes) {
  trainer_.fake_strategy.ranks = 2;
  trainer_.fake_strategy.decision_answer = true;
  trainer_.metrics.set("val_loss", 1.0);
  EarlyStopping callback({.monitor = "val_loss"});
  callback.on_train_epoch_end(trainer_, trainer_.module());
  EXPECT_EQ(trainer_.stop_reasons.size(), 1U);
}

TEST_F(EarlyStoppingTest, StateHasLightningsKeysAndKinds) {
  last_epoch({.patience = 1}, {5, 4, 4});
  const auto state = callback_->state_dict();
  std::string kinds;
  for (const auto& [key, value] : state.as_dict()) {
    kinds += key.as_string() + ":" + std::string(value.kind()) + " ";
  }
  EXPECT_EQ(
      kinds,
      "wait_count:int stopped_epoch:int best_score:Tensor patience:int "
      "stopping_reason:int stopping_reason_message:str ");
  EarlyStopping restored({.monitor = "val_loss"});
  restored.load_state_dict(state);
  EXPECT_EQ(restored.state_dict(), state);
}

TEST_F(EarlyStoppingTest, AStateThatMakesNoSenseChangesNothing) {
  EarlyStopping callback({.monitor = "val_loss"});
  const auto before = callback.state_dict();
  auto wrong_reason = before;
  wrong_reason.as_dict()["stopping_reason"] = 7;
  auto wrong_kind = before;
  wrong_kind.as_dict()["wait_count"] = "three";
  for (const auto& state :
       {wrong_reason, wrong_kind, Value(Value::Dict{}), Value("x")}) {
    EXPECT_THROW(callback.load_state_dict(state), UserError);
    EXPECT_EQ(callback.state_dict(), before);
  }
}

TEST_F(EarlyStoppingTest, ReadsItsOptionsFromATree) {
  EarlyStoppingOptions options;
  from_value(
      options,
      Value::Dict{{"monitor", "acc"}, {"stopping_threshold", 0.5}},
      "EarlyStopping");
  EXPECT_EQ(options.monitor, "acc");
  EXPECT_EQ(options.stopping_threshold, 0.5);
}

} // namespace
} // namespace fulgurite::test
