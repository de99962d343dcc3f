// Counts what the hot path allocates: operator new of the whole program.

#include "tests/support/count_allocations.h"
#include "tests/trainer/logger_connector_run.h"

#include <ATen/ops/scalar_tensor.h>
#include <gtest/gtest.h>

namespace fulgurite::test {
namespace {

// Swallows what it is sent.
class SilentLogger : public RecordingLogger {
 public:
  void log_metrics(Scalars scalars, int64_t) override {
    num_scalars += static_cast<int64_t>(scalars.size());
  }
  int64_t num_scalars = 0;
};

constexpr std::string_view kLongName =
    "a_metric_with_a_name_that_fits_into_no_small_string";

TEST(LoggerConnectorAllocationTest, TheCounterCounts) {
  EXPECT_GE(allocations_of([] { std::string(100, 'x').append("y"); }), 1);
  EXPECT_GE(allocations_of([] { at::ones({2}); }), 1);
}

TEST(LoggerConnectorAllocationTest, LogAllocatesNothingInSteadyState) {
  ConnectorRun run;
  run.begin_training();
  const auto tensor = at::scalar_tensor(2, at::TensorOptions(at::kFloat));
  const auto step = [&] {
    run.connector.begin_batch(run.batch, 0);
    run.connector.exchange_hook(Hook::training_step);
    for (const auto& options :
         {LogOptions{},
          LogOptions{.prog_bar = true, .on_step = true, .on_epoch = true}}) {
      const auto forked = options.on_epoch.has_value();
      run.connector.log(forked ? "a" : kLongName, tensor, options);
      run.connector.log(forked ? "b" : "c", 1.0, options);
    }
    run.connector.exchange_hook(std::nullopt);
    run.connector.end_train_batch({});
  };
  run.batch.emplace<Rows>(at::ones({4, 2}));
  step();
  EXPECT_EQ(
      allocations_of([&] {
        for (int i = 0; i < 1000; ++i) {
          step();
        }
      }),
      0);
}

TEST(LoggerConnectorAllocationTest, ReadingAndSendingAllocateNothingEither) {
  ConnectorRun run({.log_every_n_steps = 1});
  const auto logger = std::make_shared<SilentLogger>();
  run.connector.set_loggers({logger, logger});
  run.begin_training();
  const auto tensor = at::scalar_tensor(2, at::TensorOptions(at::kFloat));
  run.batch.emplace<Rows>(at::ones({4, 2}));
  const auto step = [&] {
    run.connector.begin_batch(run.batch, 0);
    run.connector.exchange_hook(Hook::training_step);
    run.connector.log(kLongName, tensor, {.prog_bar = true, .on_epoch = true});
    run.connector.log("loss", 1.0, {});
    run.connector.exchange_hook(std::nullopt);
    run.connector.end_train_batch({});
    run.connector.callback_metrics();
    run.connector.progress_bar_metrics();
    run.connector.logged_metrics();
  };
  step();
  EXPECT_EQ(
      allocations_of([&] {
        for (int i = 0; i < 100; ++i) {
          step();
        }
      }),
      0);
  EXPECT_EQ(logger->num_scalars, 101 * 2 * 3);
}

TEST(LoggerConnectorAllocationTest, AnEvaluationAllocatesNothingPerBatch) {
  ConnectorRun run;
  run.connector.begin_stage(RunningStage::kValidating, 2);
  run.batch.emplace<Rows>(at::ones({4, 2}));
  const auto step = [&](int64_t loader) {
    run.connector.begin_batch(run.batch, 0, loader);
    run.connector.exchange_hook(Hook::validation_step);
    run.connector.log(kLongName, 1.0, {});
    run.connector.log("acc", 1.0, {});
    run.connector.exchange_hook(std::nullopt);
    run.connector.end_eval_batch();
  };
  for (const int64_t loader : {0, 1}) {
    step(loader);
    EXPECT_EQ(
        allocations_of([&] {
          for (int i = 0; i < 100; ++i) {
            step(loader);
          }
        }),
        0);
  }
}

} // namespace
} // namespace fulgurite::test
