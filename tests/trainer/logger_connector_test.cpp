#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "tests/support/counting_device.h"
#include "tests/trainer/logger_connector_run.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/scalar_tensor.h>
#include <gtest/gtest.h>

#include <array>
#include <barrier>
#include <cmath>
#include <limits>
#include <set>
#include <thread>

namespace fulgurite::test {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr auto kNumHooks = static_cast<size_t>(Hook::on_exception) + 1;

at::Tensor scalar(double value) {
  return at::scalar_tensor(value, at::TensorOptions(at::kFloat));
}

std::set<std::string> names(const Metrics& metrics) {
  const auto all = metrics.names();
  return {all.begin(), all.end()};
}

template <class E = UserError, class F>
std::string message_of(F f) {
  try {
    f();
  } catch (const E& error) {
    return error.what();
  }
  return "no such error";
}

bool starts_with(const std::string& text, std::string_view start) {
  return text.compare(0, start.size(), start) == 0;
}

// The stage in which a hook runs.
RunningStage stage_of(Hook hook) {
  const auto name = hook_name(hook);
  return name.find("validation") != name.npos ? RunningStage::kValidating
         : name.find("test") != name.npos     ? RunningStage::kTesting
                                              : RunningStage::kTraining;
}

std::vector<Hook> hooks_with(std::initializer_list<LogRule> rules) {
  std::vector<Hook> out;
  for (size_t i = 0; i < kNumHooks; ++i) {
    const auto hook = static_cast<Hook>(i);
    if (std::find(rules.begin(), rules.end(), log_rule(hook)) != rules.end()) {
      out.push_back(hook);
    }
  }
  return out;
}

// ---- what log refuses ----

TEST(LoggerConnectorTest, LogOutsideOfAHookNamesTheHooksThatMay) {
  ConnectorRun run;
  run.begin_training();
  const auto message =
      message_of([&] { run.connector.log("loss", 1.0, LogOptions{}); });
  EXPECT_TRUE(
      starts_with(message, "[Module.log] expected to be called inside a hook"))
      << message;
  for (const auto* hook : {"'loss'", "training_step", "on_test_epoch_end"}) {
    EXPECT_NE(message.find(hook), std::string::npos) << message;
  }
}

TEST(LoggerConnectorTest, ForbiddenHooksAreNamedWithThoseThatMay) {
  const auto forbidden = hooks_with({LogRule::kForbidden});
  EXPECT_GT(forbidden.size(), 30U);
  for (const auto hook : forbidden) {
    for (const bool in_stage : {false, true}) {
      ConnectorRun run;
      if (in_stage) {
        run.connector.begin_stage(stage_of(hook), 1);
      }
      const auto message = message_of([&] { run.log(hook, "loss", 1.0); });
      EXPECT_TRUE(starts_with(
          message,
          "[Module.log] expected a hook in which values may be logged, got "
          "'loss' in " +
              std::string(hook_name(hook)) + "; log is allowed in "))
          << message;
      EXPECT_NE(message.find("validation_step, "), std::string::npos);
      EXPECT_NE(message.find("on_train_epoch_end, "), std::string::npos);
    }
  }
}

TEST(LoggerConnectorTest, OnStepIsRefusedInHooksOfAnEpoch) {
  for (const auto hook : hooks_with({LogRule::kEpochOnly})) {
    for (const auto& options :
         {LogOptions{.on_step = true},
          LogOptions{.on_epoch = false},
          LogOptions{.on_step = true, .on_epoch = false}}) {
      ConnectorRun run;
      run.connector.begin_stage(stage_of(hook), 1);
      const auto message = message_of<MisconfigurationError>(
          [&] { run.log(hook, "x", 1.0, options); });
      EXPECT_TRUE(starts_with(
          message,
          "[Module.log] expected on_step = false and on_epoch = true for 'x' "
          "in " +
              std::string(hook_name(hook))))
          << message;
      EXPECT_TRUE(run.callback().empty());
    }
  }
}

TEST(LoggerConnectorTest, NeitherStepNorEpochIsRefused) {
  ConnectorRun run;
  run.begin_training();
  run.begin_batch();
  const auto message = message_of<MisconfigurationError>(
      [&] { run.log(Hook::training_step, "x", 1.0, {.on_step = false}); });
  EXPECT_TRUE(starts_with(
      message,
      "[Module.log] expected on_step or on_epoch to be true for 'x' in "
      "training_step, got false for both"))
      << message;
}

TEST(LoggerConnectorTest, BadNamesAreRefused) {
  ConnectorRun run;
  run.begin_training();
  run.begin_batch();
  EXPECT_TRUE(starts_with(
      message_of<MisconfigurationError>(
          [&] { run.log(Hook::training_step, "", 1.0); }),
      "[Module.log] expected a name in training_step, got an empty one"));
  const auto* suffixed = "foo/dataloader_idx_0";
  EXPECT_NE(
      message_of<MisconfigurationError>([&] {
        run.log(Hook::training_step, suffixed, 1.0);
      }).find("got 'foo/dataloader_idx_0' in training_step"),
      std::string::npos);
  run.log(Hook::training_step, suffixed, 1.0, {.add_dataloader_idx = false});
  EXPECT_EQ(run.callback(), (Numbers{{suffixed, 1}}));
}

TEST(LoggerConnectorTest, TensorsWithoutOneRealElementAreRefused) {
  ConnectorRun run;
  run.begin_training();
  run.begin_batch();
  const auto message = [&](const at::Tensor& value) {
    return message_of([&] { run.log(Hook::training_step, "x", value); });
  };
  const std::string expected =
      "[Module.log] expected a number or a tensor with one element for 'x', "
      "got ";
  EXPECT_TRUE(starts_with(
      message(at::ones({2, 3})),
      expected + "a tensor of shape [2, 3]; try log(\"x\", value.mean())"));
  EXPECT_TRUE(
      starts_with(message(at::ones({0})), expected + "a tensor of shape [0]"));
  EXPECT_TRUE(starts_with(
      message(at::ones({2}).to(kCountingDevice)),
      expected + "a tensor of shape [2]"));
  EXPECT_TRUE(starts_with(message({}), expected + "an undefined tensor"));
  EXPECT_TRUE(starts_with(
      message(at::ones({}, at::TensorOptions(at::kComplexFloat))),
      expected + "a complex one"));
  EXPECT_TRUE(starts_with(
      message(at::empty({}, at::TensorOptions(at::kMeta))),
      expected + "one on the meta device"));
  run.end_train_batch();
  EXPECT_TRUE(run.callback().empty());
  // The run goes on.
  run.log(Hook::training_step, "x", at::full({1, 1, 1}, 4.0));
  EXPECT_EQ(run.callback(), (Numbers{{"x", 4}}));
}

TEST(LoggerConnectorTest, AnOwnStepThatIsNoNumberIsRefused) {
  for (const double step : {kNaN, 1e300, -1e300}) {
    ConnectorRun run({.log_every_n_steps = 1});
    run.begin_training();
    run.begin_batch();
    run.log(Hook::training_step, "loss", 1.0);
    run.log(Hook::training_step, "step", step);
    EXPECT_TRUE(starts_with(
        message_of([&] { run.end_train_batch(); }),
        "[Module.log] expected a whole number for 'step'"));
  }
}

TEST(LoggerConnectorTest, BarebonesDropsEverythingAndWarnsOnce) {
  ScopedLogCapture log;
  ConnectorRun run({.log_every_n_steps = 1, .barebones = true});
  run.begin_training();
  for (int i = 0; i < 3; ++i) {
    run.begin_batch();
    run.log(Hook::training_step, "loss", 1.0);
    run.log(Hook::training_step, "acc", scalar(1));
    run.end_train_batch();
  }
  run.end_train_epoch();
  EXPECT_TRUE(run.callback().empty());
  EXPECT_TRUE(run.logger->rows.empty());
  ASSERT_EQ(log.messages().size(), 1U);
  EXPECT_TRUE(log.contains("barebones = true: log is switched off, 'loss'"));
}

// ---- what becomes of a value ----

TEST(LoggerConnectorTest, ValuesShowBeforeTheBatchEnds) {
  ConnectorRun run;
  run.begin_training();
  run.begin_batch();
  run.log(Hook::training_step, "loss", 2.0, {.prog_bar = true});
  EXPECT_EQ(run.callback(), (Numbers{{"loss", 2}}));
  EXPECT_EQ(run.logged(), (Numbers{{"loss", 2}}));
  EXPECT_EQ(run.progress_bar(), (Numbers{{"loss", 2}}));
  run.log(Hook::training_step, "loss", 3.0, {.prog_bar = true});
  EXPECT_EQ(run.callback(), (Numbers{{"loss", 3}}));
  EXPECT_TRUE(run.logger->rows.empty());
}

TEST(LoggerConnectorTest, NaNReachesEverybody) {
  ConnectorRun run({.log_every_n_steps = 1});
  run.begin_training();
  run.begin_batch();
  run.log(Hook::training_step, "a", kNaN, {.prog_bar = true, .on_epoch = true});
  run.log(Hook::training_step, "b", scalar(kNaN));
  run.end_train_batch();
  run.end_train_epoch();
  EXPECT_TRUE(std::isnan(run.callback().at("a")));
  EXPECT_TRUE(std::isnan(run.callback().at("b")));
  EXPECT_TRUE(std::isnan(run.progress_bar().at("a_step")));
  EXPECT_TRUE(std::isnan(run.logger->rows.at(0).scalars.at("a_step")));
  EXPECT_TRUE(std::isnan(run.logger->rows.at(1).scalars.at("a_epoch")));
}

TEST(LoggerConnectorTest, ALossIsNeitherHeldNorFollowed) {
  ConnectorRun run;
  run.begin_training();
  run.begin_batch();
  const auto weight = at::ones({}).requires_grad_();
  auto loss = weight.mul(2);
  run.log(Hook::training_step, "loss", loss, {.on_epoch = true});
  EXPECT_EQ(loss.use_count(), 1U);
  {
    const at::NoGradGuard no_grad;
    loss.fill_(100);
  }
  run.end_train_batch();
  EXPECT_EQ(run.callback().at("loss"), 2);
}

TEST(LoggerConnectorTest, WholeNumbersOnTheHostStayExact) {
  ScopedLogCapture log;
  ConnectorRun run;
  run.begin_training();
  run.begin_batch();
  const double big = 16777217; // 2^24 + 1 is no float32
  run.log(
      Hook::training_step,
      "seen",
      at::scalar_tensor(at::Scalar(16777217), at::TensorOptions(at::kLong)));
  EXPECT_EQ(run.callback().at("seen"), big);
  EXPECT_TRUE(log.messages().empty());
}

TEST(LoggerConnectorTest, WholeNumbersOnADeviceAreWarnedOfOnce) {
  ScopedLogCapture log;
  ConnectorRun run;
  run.begin_training();
  const auto count =
      at::ones({}, at::TensorOptions(at::kLong)).to(kCountingDevice);
  for (int i = 0; i < 3; ++i) {
    run.begin_batch();
    run.log(Hook::training_step, "seen", count);
    run.end_train_batch();
  }
  EXPECT_EQ(run.callback().at("seen"), 1);
  ASSERT_EQ(log.messages().size(), 1U);
  EXPECT_TRUE(log.contains("'seen' in training_step is a whole number on"));
}

TEST(LoggerConnectorTest, TheDeviceIsReadOnlyWhenValuesAreSent) {
  ConnectorRun run({.log_every_n_steps = 10});
  run.begin_training();
  const auto value = scalar(3).to(kCountingDevice);
  take_num_device_reads();
  for (int i = 0; i < 9; ++i) {
    run.begin_batch(4);
    for (const auto* name : {"a", "b", "c"}) {
      run.log(Hook::training_step, name, value, {.on_epoch = true});
    }
    run.end_train_batch();
  }
  EXPECT_EQ(take_num_device_reads(), 0);
  run.begin_batch(4);
  run.end_train_batch();
  EXPECT_EQ(take_num_device_reads(), 1) << "one copy for three values";
  // Whoever reads the metrics now finds the numbers on the host.
  EXPECT_EQ(run.callback().at("a_step"), 3);
  EXPECT_EQ(take_num_device_reads(), 0);
  run.end_train_epoch();
  EXPECT_EQ(take_num_device_reads(), 1);
  EXPECT_EQ(
      run.logger->rows.back().scalars,
      (Numbers{{"a_epoch", 3}, {"b_epoch", 3}, {"c_epoch", 3}, {"epoch", 0}}));
}

TEST(LoggerConnectorTest, ADeviceValueIsReadWhenSomebodyAsksForIt) {
  ConnectorRun run;
  run.begin_training();
  run.begin_batch();
  run.log(Hook::training_step, "a", scalar(3).to(kCountingDevice));
  run.log(Hook::training_step, "b", scalar(4).to(kCountingDevice));
  take_num_device_reads();
  const auto& metrics = run.connector.callback_metrics();
  EXPECT_TRUE(metrics.contains("b"));
  EXPECT_EQ(take_num_device_reads(), 0);
  EXPECT_EQ(metrics.at("b"), 4);
  EXPECT_EQ(take_num_device_reads(), 1);
}

TEST(LoggerConnectorTest, AMetricHandedOutKeepsItsDeviceValue) {
  ConnectorRun run;
  run.begin_training();
  run.begin_batch();
  run.log(Hook::training_step, "a", scalar(3).to(kCountingDevice));
  const Metrics before = run.connector.callback_metrics();
  run.log(Hook::training_step, "a", scalar(5).to(kCountingDevice));
  EXPECT_EQ(before.at("a"), 3);
  EXPECT_EQ(run.callback().at("a"), 5);
}

// ---- loggers ----

TEST(LoggerConnectorTest, StepValuesAreSentEveryNSteps) {
  ConnectorRun run({.log_every_n_steps = 3});
  run.begin_training();
  for (int i = 0; i < 7; ++i) {
    run.begin_batch();
    run.log(Hook::training_step, "loss", i);
    run.end_train_batch();
  }
  EXPECT_EQ(
      run.logger->rows,
      (std::vector<RecordingLogger::Row>{
          {{{"loss", 2}, {"epoch", 0}}, 2}, {{{"loss", 5}, {"epoch", 0}}, 5}}));
  EXPECT_FALSE(run.connector.should_log(0));
  EXPECT_TRUE(run.connector.should_log(2));
  EXPECT_FALSE(LoggerConnector({.log_every_n_steps = 0}).should_log(2));
}

TEST(LoggerConnectorTest, NothingIsSentWhileAccumulating) {
  ConnectorRun run({.log_every_n_steps = 1});
  run.begin_training();
  run.begin_batch();
  run.log(Hook::training_step, "loss", 1.0);
  run.connector.end_train_batch({.accumulating = true, .should_stop = true});
  EXPECT_TRUE(run.logger->rows.empty());
  EXPECT_EQ(run.callback(), (Numbers{{"loss", 1}}));
}

TEST(LoggerConnectorTest, LoggersAreSavedAtTheEndOfAnEpochAndOnStopping) {
  ConnectorRun run({.log_every_n_steps = 1});
  run.begin_training();
  for (int i = 0; i < 3; ++i) {
    run.begin_batch();
    run.log(Hook::training_step, "loss", 1.0);
    run.end_train_batch();
  }
  EXPECT_EQ(run.logger->saves, 0) << "loggers flush by their own schedule";
  run.end_train_epoch();
  EXPECT_EQ(run.logger->saves, 1);
  run.begin_batch();
  run.log(Hook::training_step, "loss", 1.0);
  run.connector.end_train_batch({.should_stop = true});
  EXPECT_EQ(run.logger->saves, 2);
  run.connector.begin_stage(RunningStage::kValidating, 1);
  run.begin_batch();
  run.log(Hook::validation_step, "val", 1.0);
  run.connector.end_eval_batch();
  run.end_evaluation();
  EXPECT_EQ(run.logger->saves, 3);
  run.end_evaluation();
  EXPECT_EQ(run.logger->rows.back().scalars.at("val"), 1);
}

TEST(LoggerConnectorTest, LoggersNeverGetAnEmptyRow) {
  ConnectorRun run({.log_every_n_steps = 1});
  run.begin_training();
  run.begin_batch();
  run.log(Hook::training_step, "hidden", 1.0, {.logger = false});
  run.end_train_batch();
  run.begin_batch();
  run.log(Hook::training_step, "step", 5.0);
  run.end_train_batch();
  run.end_train_epoch();
  run.connector.begin_stage(RunningStage::kValidating, 1);
  run.begin_batch();
  run.connector.end_eval_batch();
  EXPECT_TRUE(run.end_evaluation().empty());
  run.connector.log_scalars({}, 0, 0);
  EXPECT_TRUE(run.logger->rows.empty());
}

TEST(LoggerConnectorTest, OnlyGlobalRankZeroCallsLoggers) {
  ConnectorRun run({.log_every_n_steps = 1, .is_global_zero = false});
  run.begin_training();
  run.begin_batch();
  run.log(Hook::training_step, "a", 1.0, {.on_epoch = true});
  run.log(Hook::training_step, "b", 1.0, {.rank_zero_only = true});
  run.end_train_batch();
  run.end_train_epoch();
  run.connector.log_scalars(
      std::array{std::pair{std::string("lr"), 0.1}}, 0, 0);
  EXPECT_TRUE(run.logger->rows.empty());
  EXPECT_EQ(run.logger->saves, 0);
  EXPECT_EQ(
      run.callback(),
      (Numbers{{"a", 1}, {"a_step", 1}, {"a_epoch", 1}, {"lr", 0.1}}))
      << "rank_zero_only is dropped on other ranks";
}

TEST(LoggerConnectorTest, EveryLoggerGetsEveryRow) {
  ConnectorRun run({.log_every_n_steps = 1});
  const auto second = std::make_shared<RecordingLogger>();
  run.connector.set_loggers({run.logger, second});
  EXPECT_EQ(run.connector.loggers().size(), 2U);
  run.begin_training();
  run.begin_batch();
  run.log(Hook::training_step, "loss", 1.0);
  run.end_train_batch();
  EXPECT_EQ(run.logger->rows, second->rows);
  EXPECT_EQ(second->rows.size(), 1U);
}

TEST(LoggerConnectorTest, ScalarsGoStraightToTheLoggersWithTheEpoch) {
  ConnectorRun run;
  const std::vector<std::pair<std::string, double>> scalars{
      {"lr-Adam", 0.1}, {"step", 9}};
  run.connector.log_scalars(scalars, 2, 17);
  EXPECT_EQ(
      run.logger->rows,
      (std::vector<RecordingLogger::Row>{
          {{{"lr-Adam", 0.1}, {"step", 9}, {"epoch", 2}}, 17}}));
  EXPECT_EQ(run.logged().at("lr-Adam"), 0.1);
  EXPECT_EQ(run.callback().at("lr-Adam"), 0.1)
      << "a learning rate can be monitored, as in Lightning";
}

TEST(LoggerConnectorTest, WithoutLoggersMetricsAreThere) {
  ConnectorRun run({.log_every_n_steps = 1});
  run.connector.set_loggers({});
  run.connector.begin_stage(RunningStage::kTesting, 1);
  run.begin_batch(2);
  run.log(Hook::test_step, "acc", 0.5);
  run.connector.end_eval_batch();
  EXPECT_EQ(numbers(run.end_evaluation()), (Numbers{{"acc", 0.5}}));
  EXPECT_EQ(run.logged(), (Numbers{{"acc", 0.5}}));
}

// ---- stages ----

TEST(LoggerConnectorTest, ValidationInsideAnEpochKeepsWhatTrainingLogged) {
  ConnectorRun run;
  run.begin_training();
  const LogOptions epoch{.on_epoch = true};
  for (int i = 0; i < 4; ++i) {
    run.begin_batch(i + 1);
    run.log(Hook::training_step, "loss", i, epoch);
    run.end_train_batch();
    run.connector.begin_stage(RunningStage::kValidating, 1);
    for (int k = 0; k < 2; ++k) {
      run.begin_batch(5);
      run.log(Hook::validation_step, "val_loss", 10.0 * i + k);
      run.connector.end_eval_batch();
    }
    EXPECT_EQ(
        numbers(run.end_evaluation()), (Numbers{{"val_loss", 10.0 * i + 0.5}}));
    run.connector.end_stage(RunningStage::kValidating);
  }
  run.end_train_epoch();
  // (0·1 + 1·2 + 2·3 + 3·4) / 10
  EXPECT_EQ(run.callback().at("loss_epoch"), 2);
  EXPECT_EQ(run.callback().at("val_loss"), 30.5);
}

TEST(LoggerConnectorTest, AnEvaluationThatBrokeOffLeavesNothing) {
  ConnectorRun run;
  run.begin_training();
  run.connector.begin_stage(RunningStage::kValidating, 2);
  run.begin_batch(1, 1);
  run.log(Hook::validation_step, "val", 100.0);
  // The run fails here; the user fits again.
  run.connector.reset_metrics();
  EXPECT_TRUE(run.callback().empty());
  run.begin_training();
  run.connector.begin_stage(RunningStage::kValidating, 1);
  run.begin_batch();
  run.log(Hook::validation_step, "val", 2.0);
  run.connector.end_eval_batch();
  EXPECT_EQ(numbers(run.end_evaluation()), (Numbers{{"val", 2}}));
}

TEST(LoggerConnectorTest, AnotherRunMayLogANameDifferently) {
  ConnectorRun run;
  run.begin_training();
  run.begin_batch();
  run.log(Hook::training_step, "a", 1.0);
  run.connector.reset_metrics();
  run.begin_training();
  run.begin_batch();
  run.log(Hook::training_step, "a", 1.0, {.reduce_fx = Reduce::kSum});
}

TEST(LoggerConnectorTest, ALoaderWithoutBatchesIsLeftOut) {
  ConnectorRun run;
  run.connector.begin_stage(RunningStage::kTesting, 3);
  for (const int loader : {0, 2}) {
    run.begin_batch(1, loader);
    run.log(Hook::test_step, "acc", loader);
    run.connector.end_eval_batch();
  }
  EXPECT_EQ(
      numbers(run.end_evaluation()),
      (Numbers{{"acc/dataloader_idx_0", 0}, {"acc/dataloader_idx_2", 2}}));
}

TEST(LoggerConnectorTest, ABatchThatEndsTheEpochIsLetGo) {
  ConnectorRun run;
  run.begin_training();
  run.begin_batch(7);
  run.log(Hook::on_train_batch_start, "a", 1.0, {.on_epoch = true});
  // The hook asks to skip the rest: there is no end_train_batch.
  run.connector.update_epoch_metrics_for_callbacks();
  run.batch.reset();
  run.log(Hook::on_train_epoch_end, "b", 2.0);
  run.end_train_epoch();
  EXPECT_EQ(
      run.logger->rows,
      (std::vector<RecordingLogger::Row>{
          {{{"a_epoch", 1}, {"b", 2}, {"epoch", 0}}, 0}}));
}

TEST(LoggerConnectorTest, AnEpochWithoutBatchesSendsWhatItsHooksLogged) {
  ConnectorRun run;
  run.begin_training();
  run.log(Hook::on_train_epoch_start, "a", 1.0);
  run.end_train_epoch();
  EXPECT_EQ(
      run.logger->rows,
      (std::vector<RecordingLogger::Row>{{{{"a", 1}, {"epoch", 0}}, 0}}));
}

// ---- several ranks: threads that reduce with one another ----

class Ranks {
 public:
  explicit Ranks(int count) : count_(count), barrier_(count), given_(count) {}

  /// f(run, rank) on every rank at once, each with its own connector.
  template <class F>
  void run(F f) {
    std::vector<std::thread> threads;
    for (int rank = 0; rank < count_; ++rank) {
      threads.emplace_back([this, rank, &f] {
        ConnectorRun run({.log_every_n_steps = 1, .is_global_zero = rank == 0});
        if (count_ > 1) {
          run.connector.set_sync([this, rank](const auto& value, Reduce op) {
            return reduce(rank, value, op);
          });
        }
        f(run, rank);
      });
    }
    for (auto& thread : threads) {
      thread.join();
    }
  }
  int64_t num_reductions() const {
    return num_reductions_;
  }

 private:
  at::Tensor reduce(int rank, const at::Tensor& value, Reduce op) {
    given_[static_cast<size_t>(rank)] = value;
    barrier_.arrive_and_wait();
    auto out = given_[0].clone();
    for (size_t i = 1; i < given_.size(); ++i) {
      out = op == Reduce::kMin   ? out.minimum(given_[i])
            : op == Reduce::kMax ? out.maximum(given_[i])
                                 : out.add(given_[i]);
    }
    if (op == Reduce::kMean) {
      out = out.div(count_);
    }
    num_reductions_ += rank == 0 ? 1 : 0;
    barrier_.arrive_and_wait();
    return out;
  }

  int count_;
  std::barrier<> barrier_;
  std::vector<at::Tensor> given_;
  int64_t num_reductions_ = 0;
};

TEST(LoggerConnectorTest, SyncedMeanIsWeightedOverAllRanks) {
  for (const bool on_device : {false, true}) {
    Ranks ranks(2);
    ranks.run([&](ConnectorRun& run, int rank) {
      run.begin_training();
      // Rank 0: 1 and 2, weights 1 and 3; rank 1: 10 with weight 4.
      const auto log = [&](double value, int64_t size) {
        run.begin_batch(size);
        const LogOptions options{
            .on_step = false, .on_epoch = true, .sync_dist = true};
        if (on_device) {
          run.log(
              Hook::training_step,
              "x",
              scalar(value).to(kCountingDevice),
              options);
        } else {
          run.log(Hook::training_step, "x", value, options);
        }
        run.end_train_batch();
      };
      if (rank == 0) {
        log(1, 1);
        log(2, 3);
      } else {
        log(10, 4);
      }
      run.end_train_epoch();
      EXPECT_FLOAT_EQ(
          static_cast<float>(run.callback().at("x")), (1 + 6 + 40) / 8.F);
    });
    EXPECT_EQ(ranks.num_reductions(), 1) << "value and weight in one";
  }
}

TEST(LoggerConnectorTest, ASyncThatWritesInPlaceLeavesTheLoggedTensorAlone) {
  ConnectorRun run;
  run.connector.set_sync([](const at::Tensor& value, Reduce) {
    return at::Tensor(value).mul_(2);
  });
  run.begin_training();
  run.begin_batch();
  const auto loss = scalar(3).to(kCountingDevice);
  run.log(
      Hook::training_step,
      "x",
      loss,
      {.on_epoch = true, .reduce_fx = Reduce::kSum, .sync_dist = true});
  run.end_train_batch();
  run.end_train_epoch();
  EXPECT_EQ(loss.item<double>(), 3);
  EXPECT_EQ(run.callback(), (Numbers{{"x", 6}, {"x_step", 6}, {"x_epoch", 6}}));
}

TEST(LoggerConnectorTest, ReadingMetricsOnOneRankNeverWaitsForAnother) {
  Ranks ranks(2);
  ranks.run([](ConnectorRun& run, int rank) {
    run.begin_training();
    const LogOptions options{.on_epoch = true, .sync_dist = true};
    const LogOptions at_end{.sync_dist = true};
    run.begin_batch();
    run.log(Hook::training_step, "x", rank, options);
    run.end_train_batch();
    run.connector.update_epoch_metrics_for_callbacks();
    EXPECT_EQ(run.callback().at("x_epoch"), 0.5);
    run.log(Hook::on_train_epoch_end, "y", rank, at_end);
    if (rank == 0) {
      EXPECT_FALSE(run.callback().contains("y"));
    }
    run.connector.update_epoch_metrics_for_callbacks();
    EXPECT_EQ(run.callback().at("y"), 0.5);
    run.connector.end_train_epoch(0, 1);
  });
  EXPECT_EQ(ranks.num_reductions(), 3) << "the step and two epoch values";
}

TEST(LoggerConnectorTest, RankZeroOnlyIsNotReduced) {
  Ranks ranks(2);
  ranks.run([](ConnectorRun& run, int rank) {
    run.begin_training();
    run.begin_batch();
    run.log(
        Hook::training_step,
        "x",
        5.0,
        {.on_epoch = true, .sync_dist = true, .rank_zero_only = true});
    run.end_train_batch();
    run.end_train_epoch();
    EXPECT_EQ(run.callback().contains("x"), rank == 0);
  });
  EXPECT_EQ(ranks.num_reductions(), 0);
}

TEST(LoggerConnectorTest, AnEpochOfOneRankIsWarnedOf) {
  ScopedLogCapture log;
  ConnectorRun run;
  run.connector.set_sync([](const auto& value, Reduce) { return value; });
  run.begin_training();
  run.begin_batch();
  run.log(Hook::training_step, "at_step", 1.0);
  run.log(Hook::training_step, "mine", 1.0, {.on_epoch = true});
  run.log(
      Hook::training_step, "all", 1.0, {.on_epoch = true, .sync_dist = true});
  run.end_train_batch();
  run.end_train_epoch();
  ASSERT_EQ(log.messages().size(), 1U);
  EXPECT_TRUE(log.contains("'mine' in training_step is the value of one rank"));
}

// ---- state ----

void train_some(ConnectorRun& run, int from, int to) {
  for (int i = from; i < to; ++i) {
    run.begin_batch(i + 1);
    run.log(Hook::training_step, "loss", 0.1 * i, {.on_epoch = true});
    run.log(
        Hook::training_step,
        "device",
        scalar(0.1 * i).to(kCountingDevice),
        {.prog_bar = true, .on_epoch = true});
    run.log(
        Hook::on_train_batch_end,
        "most",
        1.0 / (i + 1),
        {.on_epoch = true, .reduce_fx = Reduce::kMax});
    run.end_train_batch();
    run.connector.begin_stage(RunningStage::kValidating, 1);
    run.begin_batch();
    run.log(Hook::validation_step, "val", 3.0 * i, {.on_step = true});
    run.connector.end_eval_batch();
    run.end_evaluation();
    run.connector.end_stage(RunningStage::kValidating);
  }
}

TEST(LoggerConnectorTest, ARunThatGoesOnInAnEpochReportsTheSameBits) {
  ConnectorRun whole({.log_every_n_steps = 2});
  whole.begin_training();
  train_some(whole, 0, 7);
  whole.end_train_epoch();

  ConnectorRun first({.log_every_n_steps = 2});
  first.begin_training();
  train_some(first, 0, 4);
  const auto state = first.connector.state_dict();

  ConnectorRun second({.log_every_n_steps = 2});
  second.begin_training();
  second.connector.load_state_dict(state);
  EXPECT_EQ(second.callback(), first.callback());
  EXPECT_EQ(second.progress_bar(), first.progress_bar());
  second.batches_that_stepped = first.batches_that_stepped;
  train_some(second, 4, 7);
  second.end_train_epoch();

  EXPECT_EQ(second.callback(), whole.callback());
  EXPECT_EQ(second.logged(), whole.logged());
  auto rows = first.logger->rows;
  rows.insert(
      rows.end(), second.logger->rows.begin(), second.logger->rows.end());
  EXPECT_EQ(rows, whole.logger->rows);
}

TEST(LoggerConnectorTest, AStateFromTheMiddleOfAnEvaluationIsNotCountedTwice) {
  const auto log = [](ConnectorRun& run) {
    run.begin_batch();
    run.log(
        Hook::validation_step,
        "val",
        1.0,
        {.on_step = true, .on_epoch = true, .reduce_fx = Reduce::kSum});
    run.connector.end_eval_batch();
  };
  ConnectorRun first;
  first.begin_training();
  first.connector.begin_stage(RunningStage::kValidating, 1);
  log(first);
  ConnectorRun second;
  second.connector.load_state_dict(first.connector.state_dict());
  second.begin_training();
  // A resumed run evaluates from the beginning.
  second.connector.begin_stage(RunningStage::kValidating, 1);
  log(second);
  log(second);
  EXPECT_EQ(second.end_evaluation().at("val_epoch"), 2);
  EXPECT_EQ(second.logger->rows.at(1).step, 2) << "steps go on where they were";
}

TEST(LoggerConnectorTest, LoadingAForeignStateIsAUserError) {
  ConnectorRun run;
  const std::vector<Value> bad{
      Value(),
      Value("state"),
      Value::Dict{},
      Value::Dict{{"stages", 3}},
      Value::Dict{
          {"stages", Value::Dict{{"train", 3}}},
          {"callback_metrics", Value::Dict{}},
          {"logged_metrics", Value::Dict{}},
          {"progress_bar_metrics", Value::Dict{}}},
      Value::Dict{
          {"stages", Value::Dict{}},
          {"callback_metrics", Value::Dict{{"a", "b"}}},
          {"logged_metrics", Value::Dict{}},
          {"progress_bar_metrics", Value::Dict{}}}};
  for (const auto& state : bad) {
    EXPECT_THROW(run.connector.load_state_dict(state), UserError)
        << state.repr();
  }
}

// ---- Lightning's own tests, by name ----

TEST(Conformance, test__training_step__log) {
  ConnectorRun run({.log_every_n_steps = 1});
  const auto hook = Hook::training_step;
  run.connector.begin_stage(RunningStage::kTraining, 1);
  for (int epoch = 0; epoch < 2; ++epoch) {
    run.connector.begin_train_epoch();
    for (int i = 0; i < 2; ++i) {
      run.begin_batch();
      const auto loss = scalar(i);
      run.log(hook, "default", loss);
      run.log(hook, "l_s", loss, {.on_step = true, .on_epoch = false});
      run.log(hook, "l_e", loss, {.on_step = false, .on_epoch = true});
      run.log(hook, "l_se", loss, {.on_step = true, .on_epoch = true});
      run.log(
          hook,
          "p_s",
          loss,
          {.prog_bar = true,
           .logger = false,
           .on_step = true,
           .on_epoch = false});
      run.log(
          hook,
          "p_e",
          loss,
          {.prog_bar = true,
           .logger = false,
           .on_step = false,
           .on_epoch = true});
      run.log(
          hook,
          "p_se",
          loss,
          {.prog_bar = true,
           .logger = false,
           .on_step = true,
           .on_epoch = true});
      run.end_train_batch();
    }
    run.end_train_epoch();
  }
  const std::set<std::string> logged{
      "default", "l_e", "l_s", "l_se_step", "l_se_epoch"};
  const std::set<std::string> shown{"p_e", "p_s", "p_se_step", "p_se_epoch"};
  EXPECT_EQ(names(run.connector.logged_metrics()), logged);
  EXPECT_EQ(names(run.connector.progress_bar_metrics()), shown);
  std::set<std::string> all{"p_se", "l_se"};
  all.insert(logged.begin(), logged.end());
  all.insert(shown.begin(), shown.end());
  EXPECT_EQ(names(run.connector.callback_metrics()), all);
}

TEST(Conformance, test__training_step__epoch_end__log) {
  ConnectorRun run({.log_every_n_steps = 1});
  run.begin_training();
  for (int i = 0; i < 2; ++i) {
    run.begin_batch();
    run.log(Hook::training_step, "a", 1.0, {.on_step = true, .on_epoch = true});
    run.log(Hook::training_step, "a1", 1.0);
    run.end_train_batch();
  }
  run.connector.update_epoch_metrics_for_callbacks();
  run.log(Hook::on_train_epoch_end, "b1", 1.0);
  run.log(
      Hook::on_train_epoch_end, "b", 2.0, {.prog_bar = true, .on_epoch = true});
  run.end_train_epoch();
  EXPECT_EQ(
      names(run.connector.logged_metrics()),
      (std::set<std::string>{"a_step", "a_epoch", "a1", "b", "b1"}));
  EXPECT_EQ(run.progress_bar(), (Numbers{{"b", 2}}));
  EXPECT_EQ(
      names(run.connector.callback_metrics()),
      (std::set<std::string>{"a", "a_step", "a_epoch", "a1", "b", "b1"}));
}

TEST(Conformance, test__training_step__log_max_reduce_fx) {
  struct Case {
    int batches;
    Reduce reduce;
    double result;
  };
  for (const auto& [batches, reduce, result] :
       {Case{3, Reduce::kMin, 0},
        Case{3, Reduce::kMax, 2},
        Case{11, Reduce::kMax, 10},
        Case{5, Reduce::kMean, 2},
        Case{5, Reduce::kSum, 10}}) {
    ConnectorRun run;
    run.begin_training();
    for (int i = 0; i < batches; ++i) {
      run.begin_batch();
      run.log(
          Hook::training_step,
          "foo",
          at::scalar_tensor(at::Scalar(i), at::TensorOptions(at::kLong)),
          {.on_step = false, .on_epoch = true, .reduce_fx = reduce});
      run.end_train_batch();
    }
    run.end_train_epoch();
    EXPECT_EQ(run.logged().at("foo"), result);
  }
}

TEST(Conformance, test__validation_step__log) {
  ConnectorRun run({.log_every_n_steps = 1});
  run.begin_training();
  for (int i = 0; i < 2; ++i) {
    run.begin_batch();
    run.log(Hook::training_step, "a", 1.0, {.on_step = true, .on_epoch = true});
    run.log(Hook::training_step, "a2", 2);
    run.end_train_batch();
  }
  run.connector.begin_stage(RunningStage::kValidating, 1);
  for (int i = 0; i < 2; ++i) {
    run.begin_batch();
    run.log(
        Hook::validation_step, "b", 1.0, {.on_step = true, .on_epoch = true});
    run.connector.end_eval_batch();
  }
  run.end_evaluation();
  run.connector.end_stage(RunningStage::kValidating);
  run.end_train_epoch();
  EXPECT_EQ(
      names(run.connector.logged_metrics()),
      (std::set<std::string>{"a2", "a_step", "a_epoch", "b_step", "b_epoch"}));
  EXPECT_EQ(
      names(run.connector.callback_metrics()),
      (std::set<std::string>{"a", "a2", "b", "a_epoch", "b_epoch", "a_step"}))
      << "nobody monitors b_step";
}

TEST(Conformance, test__validation_step__epoch_end__log) {
  ConnectorRun run({.log_every_n_steps = 1});
  run.connector.begin_stage(RunningStage::kValidating, 1);
  run.begin_batch();
  run.log(Hook::validation_step, "c", 1.0);
  run.log(Hook::validation_step, "d", 1.0, {.on_step = true, .on_epoch = true});
  run.connector.end_eval_batch();
  run.connector.update_eval_epoch_metrics();
  EXPECT_TRUE(run.connector.callback_metrics().contains("d_epoch"));
  run.log(Hook::on_validation_epoch_end, "g", 2.0, {.on_epoch = true});
  run.connector.end_eval_epoch(0, 0);
  run.connector.end_stage(RunningStage::kValidating);
  EXPECT_EQ(
      names(run.connector.logged_metrics()),
      (std::set<std::string>{"c", "d_step", "d_epoch", "g"}));
  EXPECT_EQ(
      names(run.connector.callback_metrics()),
      (std::set<std::string>{"c", "d", "d_epoch", "g"}));
}

TEST(Conformance, test_eval_epoch_only_logging) {
  ConnectorRun run({.log_every_n_steps = 32});
  run.connector.begin_stage(RunningStage::kTesting, 1);
  run.begin_batch();
  run.connector.end_eval_batch();
  run.connector.update_eval_epoch_metrics();
  run.log(Hook::on_test_epoch_end, "c", scalar(2));
  run.log(Hook::on_test_epoch_end, "d/e/f", 2);
  EXPECT_EQ(
      numbers(run.connector.end_eval_epoch(0, 0)),
      (Numbers{{"c", 2}, {"d/e/f", 2}}));
}

TEST(Conformance, test_multi_dataloaders_add_suffix_properly) {
  for (const int loaders : {1, 2}) {
    ConnectorRun run({.log_every_n_steps = 1});
    run.connector.begin_stage(RunningStage::kTesting, loaders);
    for (int loader = 0; loader < loaders; ++loader) {
      for (int i = 0; i < 2; ++i) {
        run.begin_batch(1, loader);
        run.log(
            Hook::test_step,
            "test_loss",
            1.0,
            {.on_step = true, .on_epoch = true});
        run.connector.end_eval_batch();
      }
    }
    EXPECT_EQ(
        names(run.end_evaluation()),
        loaders == 1 ? (std::set<std::string>{"test_loss_epoch"})
                     : (std::set<std::string>{
                           "test_loss_epoch/dataloader_idx_0",
                           "test_loss_epoch/dataloader_idx_1"}));
  }
}

TEST(Conformance, test_auto_add_dataloader_idx) {
  for (const bool add : {false, true}) {
    ConnectorRun run;
    run.connector.begin_stage(RunningStage::kValidating, 2);
    for (int loader = 0; loader < 2; ++loader) {
      run.begin_batch(1, loader);
      run.log(
          Hook::validation_step,
          add ? "val_loss" : "val_loss_" + std::to_string(loader),
          1.0,
          {.add_dataloader_idx = add});
      run.connector.end_eval_batch();
    }
    run.end_evaluation();
    EXPECT_EQ(
        names(run.connector.logged_metrics()),
        add ? (std::set<std::string>{
                  "val_loss/dataloader_idx_0", "val_loss/dataloader_idx_1"})
            : (std::set<std::string>{"val_loss_0", "val_loss_1"}));
  }
}

TEST(Conformance, test_fx_validator) {
  // As in Lightning: a hook of a batch or a step may log both ways, a hook of
  // an epoch the epoch only, and every other one nothing.
  for (size_t i = 0; i < kNumHooks; ++i) {
    const auto hook = static_cast<Hook>(i);
    for (const bool on_step : {false, true}) {
      for (const bool on_epoch : {false, true}) {
        ConnectorRun run;
        run.connector.begin_stage(stage_of(hook), 1);
        run.begin_batch();
        const LogOptions options{.on_step = on_step, .on_epoch = on_epoch};
        const auto log = [&] { run.log(hook, "x", 1.0, options); };
        const auto rule = log_rule(hook);
        const bool is_allowed = rule == LogRule::kForbidden ? false
                                : rule == LogRule::kEpochOnly
                                    ? on_epoch && !on_step
                                    : on_epoch || on_step;
        if (is_allowed) {
          EXPECT_NO_THROW(log()) << hook_name(hook);
        } else {
          EXPECT_THROW(log(), UserError) << hook_name(hook);
        }
      }
    }
  }
}

TEST(Conformance, test_default_level_for_hooks_that_support_logging) {
  for (const auto hook : hooks_with(
           {LogRule::kStepByDefault,
            LogRule::kEpochByDefault,
            LogRule::kEpochOnly})) {
    ResultCollection collection;
    const auto& options = collection.find(hook, "x", {}).options;
    const auto name = hook_name(hook);
    const bool is_evaluation = stage_of(hook) != RunningStage::kTraining;
    const bool is_of_an_epoch =
        name.find("epoch") != name.npos ||
        (name.ends_with("_start") && name.find("batch") == name.npos);
    const bool on_step = !is_evaluation && !is_of_an_epoch;
    EXPECT_EQ(options.on_step, on_step) << name;
    EXPECT_EQ(options.on_epoch, !on_step) << name;
  }
}

TEST(Conformance, test_result_collection_on_tensor_with_mean_reduction) {
  ConnectorRun run;
  run.begin_training();
  run.begin_batch();
  double total = 0;
  double weight = 0;
  for (int value = 1; value < 10; ++value) {
    run.log(
        Hook::training_step,
        "loss",
        scalar(value),
        {.on_step = true, .on_epoch = true, .batch_size = value * value});
    total += value * value * value;
    weight += value * value;
  }
  run.end_train_batch();
  EXPECT_EQ(run.callback(), (Numbers{{"loss", 9}, {"loss_step", 9}}));
  run.end_train_epoch();
  EXPECT_EQ(run.callback().at("loss_epoch"), total / weight);
}

TEST(Conformance, test_logged_metrics_has_logged_epoch_value) {
  ConnectorRun run({.log_every_n_steps = 1});
  run.begin_training();
  for (int i = 0; i < 2; ++i) {
    run.begin_batch();
    run.log(Hook::training_step, "epoch", -i);
    run.end_train_batch();
  }
  run.end_train_epoch();
  EXPECT_EQ(run.logged(), (Numbers{{"epoch", -1}}));
  EXPECT_EQ(run.logger->rows.back().scalars, (Numbers{{"epoch", -1}}));
}

TEST(Conformance, test_sanity_metrics_are_reset) {
  ConnectorRun run({.log_every_n_steps = 1});
  run.connector.begin_stage(RunningStage::kSanityChecking, 1);
  run.begin_batch();
  run.log(
      Hook::validation_step,
      "val_loss",
      1.0,
      {.prog_bar = true, .on_step = true, .on_epoch = true});
  run.connector.end_eval_batch();
  EXPECT_TRUE(run.end_evaluation().empty());
  run.connector.end_stage(RunningStage::kSanityChecking);
  run.begin_training();
  run.begin_batch();
  EXPECT_TRUE(run.callback().empty());
  EXPECT_TRUE(run.logged().empty());
  EXPECT_TRUE(run.progress_bar().empty());
  EXPECT_TRUE(run.logger->rows.empty());
}

TEST(Conformance, test_log_metrics_epoch_step_values) {
  ConnectorRun run({.log_every_n_steps = 1});
  run.connector.begin_stage(RunningStage::kTraining, 1);
  for (int epoch = 0; epoch < 2; ++epoch) {
    run.connector.begin_train_epoch();
    for (int i = 0; i < 2; ++i) {
      run.begin_batch();
      run.log(
          Hook::training_step, "foo", 0.0, {.on_step = true, .on_epoch = true});
      run.end_train_batch();
    }
    run.end_train_epoch();
  }
  EXPECT_EQ(
      run.logger->rows,
      (std::vector<RecordingLogger::Row>{
          {{{"foo_step", 0}, {"epoch", 0}}, 0},
          {{{"foo_step", 0}, {"epoch", 0}}, 1},
          {{{"foo_epoch", 0}, {"epoch", 0}}, 1},
          {{{"foo_step", 0}, {"epoch", 1}}, 2},
          {{{"foo_step", 0}, {"epoch", 1}}, 3},
          {{{"foo_epoch", 0}, {"epoch", 1}}, 3}}));
}

TEST(Conformance, test_log_on_train_start) {
  ConnectorRun run({.log_every_n_steps = 1});
  run.connector.begin_stage(RunningStage::kTraining, 1);
  run.log(Hook::on_train_start, "foo", 123);
  for (int epoch = 0; epoch < 2; ++epoch) {
    run.connector.begin_train_epoch();
    run.begin_batch();
    run.end_train_batch();
    run.end_train_epoch();
  }
  EXPECT_EQ(
      run.logger->rows,
      (std::vector<RecordingLogger::Row>{{{{"foo", 123}, {"epoch", 0}}, 0}}));
}

TEST(Conformance, test_unsqueezed_tensor_logging) {
  ConnectorRun run;
  run.begin_training();
  run.begin_batch();
  run.log(Hook::training_step, "foo", at::full({1}, 1.2), {.on_epoch = true});
  EXPECT_EQ(run.connector.callback_metrics().tensor("foo").dim(), 0);
}

void log_everything_synced(ConnectorRun& run, int rank, int batch_idx) {
  const auto hook = Hook::training_step;
  const auto log = [&](const char* name,
                       double value,
                       bool on_step,
                       bool on_epoch,
                       Reduce reduce) {
    run.log(
        hook,
        name,
        value,
        {.on_step = on_step,
         .on_epoch = on_epoch,
         .reduce_fx = reduce,
         .sync_dist = true});
  };
  const double value = 1 + rank;
  log("foo", value, true, false, Reduce::kSum);
  log("foo_2", 2, true, false, Reduce::kSum);
  log("foo_3", 2, true, false, Reduce::kMean);
  log("foo_4", value, true, false, Reduce::kMean);
  log("foo_5", batch_idx + rank, true, false, Reduce::kMax);
  log("foo_6", value, false, true, Reduce::kSum);
  log("foo_7", 2, false, true, Reduce::kSum);
  log("foo_8", 2, false, true, Reduce::kMean);
  log("foo_9", value, false, true, Reduce::kMean);
  log("foo_10", batch_idx, false, true, Reduce::kMax);
  log("foo_11", batch_idx + rank, true, true, Reduce::kMean);
  log("foo_12", batch_idx - rank, false, true, Reduce::kMin);
}

TEST(Conformance, test_logging_sync_dist_true) {
  for (const int count : {1, 2}) {
    Ranks ranks(count);
    ranks.run([count](ConnectorRun& run, int rank) {
      run.begin_training();
      for (int i = 0; i < 3; ++i) {
        run.begin_batch();
        log_everything_synced(run, rank, i);
        run.end_train_batch();
      }
      run.connector.begin_stage(RunningStage::kValidating, 1);
      for (int i = 0; i < 3; ++i) {
        run.begin_batch();
        const auto log = [&](const char* name, double value, Reduce reduce) {
          run.log(
              Hook::validation_step,
              name,
              value,
              {.reduce_fx = reduce, .sync_dist = true});
        };
        log("bar", 1, Reduce::kSum);
        log("bar_2", 1, Reduce::kMean);
        log("bar_3", i + rank, Reduce::kMax);
        run.connector.end_eval_batch();
      }
      run.end_evaluation();
      run.connector.end_stage(RunningStage::kValidating);
      run.end_train_epoch();
      const auto metrics = run.callback();
      const bool two = count == 2;
      // One device: Lightning's numbers with rank 0 alone.
      EXPECT_EQ(metrics.at("foo"), two ? 3 : 1);
      EXPECT_EQ(metrics.at("foo_2"), 2 * count);
      EXPECT_EQ(metrics.at("foo_3"), 2);
      EXPECT_EQ(metrics.at("foo_4"), two ? 1.5 : 1);
      EXPECT_EQ(metrics.at("foo_5"), two ? 3 : 2);
      EXPECT_EQ(metrics.at("foo_6"), two ? 9 : 3);
      EXPECT_EQ(metrics.at("foo_7"), 2 * count * 3);
      EXPECT_EQ(metrics.at("foo_8"), 2);
      EXPECT_EQ(metrics.at("foo_9"), two ? 1.5 : 1);
      EXPECT_EQ(metrics.at("foo_10"), 2);
      EXPECT_EQ(metrics.at("foo_11_step"), two ? 2.5 : 2);
      EXPECT_EQ(metrics.at("foo_11"), two ? 1.5 : 1);
      EXPECT_EQ(metrics.at("foo_12"), two ? -1 : 0);
      EXPECT_EQ(metrics.at("bar"), 3 * count);
      EXPECT_EQ(metrics.at("bar_2"), 1);
      EXPECT_EQ(metrics.at("bar_3"), two ? 3 : 2);
    });
  }
}

} // namespace
} // namespace fulgurite::test
