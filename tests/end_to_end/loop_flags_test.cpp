// The flags that limit a fit and say when it validates: against the runs that
// real Lightning made of the same flags (tests/parity/trainer/fit_runs.json).
#include "fulgurite/trainer/trainer_core_impl.h"
#include "tests/end_to_end/lightning_fit.h"
#include "tests/end_to_end/scripted_model.h"

#include <gtest/gtest.h>

#include <numeric>

namespace fulgurite::test {
namespace {

struct EndlessRows {
  std::optional<Row> next() {
    return Row{torch::ones({4})};
  }
};

/// Does what a run of fit_runs.json says and notes each validation.
class WatchedModel : public BoringModel {
 public:
  explicit WatchedModel(json run)
      : BoringModel(run["batches"].get<int64_t>()), run_(std::move(run)) {}

  at::Tensor training_step(const Row& batch, int64_t batch_idx) override {
    seconds += run_.value("seconds_per_batch", 0);
    if (trained == run_.value("stop_in_batch", -1)) {
      trainer().request_stop("");
    }
    ++trained;
    return BoringModel::training_step(batch, batch_idx);
  }
  void validation_step(const Row& batch, int64_t batch_idx) override {
    seconds += run_.value("seconds_per_validation", 0);
    BoringModel::validation_step(batch, batch_idx);
  }
  void on_validation_start() override {
    const bool has_gradients = layer->weight.grad().defined();
    EXPECT_EQ(layer->bias.grad().defined(), has_gradients);
    validations.push_back(
        {{"epoch", current_epoch()},
         {"step", global_step()},
         {"batches", trained},
         {"has_gradients", has_gradients}});
  }
  Loader<Row> train_dataloader() override {
    return run_.value("endless", false) ? data_loader(EndlessRows{})
                                        : BoringModel::train_dataloader();
  }

  int64_t seconds = 0;
  int64_t trained = 0;
  json validations = json::array();

 private:
  json run_;
};

class ConformanceLoopFlags : public ::testing::Test {
 protected:
  /// The time is what the model says.
  static void set_clock(Trainer& trainer, const WatchedModel& model) {
    dynamic_cast<TrainerCore&>(trainer.context())
        .fit_loop()
        .set_clock([&model] {
          return FitLoop::Clock::time_point(
              std::chrono::seconds(model.seconds));
        });
  }

  void expect_run_of_lightning(const json& run) {
    SCOPED_TRACE(run["name"].get<std::string>());
    WatchedModel model(run);
    Trainer trainer(options_of_run(run, folder_));
    set_clock(trainer, model);
    trainer.fit(model);
    const auto& expected = run["expected"];
    EXPECT_EQ(trainer.current_epoch(), expected["epochs"]);
    EXPECT_EQ(trainer.global_step(), expected["steps"]);
    EXPECT_EQ(model.trained, expected["batches"]);
    EXPECT_EQ(
        trainer.context().batches_that_stepped(),
        expected["batches_that_stepped"]);
    EXPECT_EQ(model.validations, expected["validations"]);
  }

  void expect_runs_of_lightning(const std::string& group, int expected_count) {
    const auto runs = runs_of_lightning("fit_runs.json", group);
    EXPECT_EQ(runs.size(), static_cast<size_t>(expected_count));
    for (const auto& run : runs) {
      expect_run_of_lightning(run);
    }
  }

  ScopedLogCapture log_;
  TempDir folder_;
};

TEST_F(ConformanceLoopFlags, test_min_max_steps_epochs) {
  expect_runs_of_lightning("min_max", 8);
  EXPECT_FALSE(log_.contains("A stop was requested"));
}

TEST_F(
    ConformanceLoopFlags,
    test_should_stop_early_stopping_conditions_not_met) {
  expect_runs_of_lightning("stopped", 9);
  EXPECT_TRUE(log_.contains(
      "training goes on until min_epochs=2 and min_steps=3 are reached"));
}

TEST_F(ConformanceLoopFlags, test_val_check_interval) {
  expect_runs_of_lightning("intervals", 10);
}

TEST_F(ConformanceLoopFlags, test_check_val_every_n_epoch) {
  expect_runs_of_lightning("epochs", 8);
}

TEST_F(ConformanceLoopFlags, EndlessLoadersEndWhereALimitSays) {
  expect_runs_of_lightning("endless", 6);
}

TEST_F(
    ConformanceLoopFlags,
    test_validation_check_interval_exceed_data_length_correct) {
  expect_runs_of_lightning("exceeds", 4);
}

TEST_F(
    ConformanceLoopFlags,
    test_validation_check_interval_exceed_data_length_wrong) {
  BoringModel model(64);
  auto options = quiet_options(folder_.path());
  options.limit_train_batches = 10;
  options.val_check_interval = 100;
  try {
    Trainer(options).fit(model);
    FAIL() << "an interval longer than the epoch must be refused";
  } catch (const MisconfigurationError& error) {
    EXPECT_NE(
        std::string(error.what())
            .find("[Trainer.val_check_interval] expected at most the number "
                  "of training batches, 10, got 100"),
        std::string::npos)
        << error.what();
  }
  // Nothing is wrong where batches are counted over epochs, or where there is
  // no validation.
  auto over_epochs = options;
  over_epochs.check_val_every_n_epoch = std::nullopt;
  EXPECT_NO_THROW(Trainer(over_epochs).fit(model));
  options.limit_val_batches = 0;
  EXPECT_NO_THROW(Trainer(options).fit(model));
}

TEST_F(ConformanceLoopFlags, test_time_based_val_check_interval) {
  for (const ValCheckInterval& interval :
       {ValCheckInterval("00:00:00:02"),
        ValCheckInterval(std::chrono::seconds(2)),
        ValCheckInterval(std::chrono::milliseconds(2000))}) {
    // Each batch takes the whole interval: a validation follows each.
    WatchedModel model({{"batches", 64}, {"seconds_per_batch", 2}});
    auto options = quiet_options(folder_.path());
    options.max_steps = 5;
    options.limit_val_batches = 1;
    options.val_check_interval = interval;
    Trainer trainer(options);
    set_clock(trainer, model);
    trainer.fit(model);
    EXPECT_EQ(model.validations.size(), 5);
  }
}

TEST_F(ConformanceLoopFlags, test_time_and_epoch_gated_val_check) {
  expect_runs_of_lightning("timed", 8);
}

TEST_F(
    ConformanceLoopFlags,
    test_validation_during_gradient_accumulation_window) {
  expect_runs_of_lightning("window", 2);
}

/// Trains only, though there is data to validate on.
class TrainOnly : public Module<Row> {
 public:
  TrainOnly() {
    layer_ = register_module("layer", torch::nn::Linear(4, 2));
  }
  at::Tensor training_step(const Row& batch, int64_t) override {
    seen.push_back(batch.x[0][0].item<int64_t>());
    return layer_(batch.x).sum();
  }
  Optimizers configure_optimizers() override {
    return optim::SGD(parameters(), {.lr = 0.1});
  }
  Loader<Row> train_dataloader() override {
    return rows_loader(64, {.shuffle = true});
  }
  std::vector<Loader<Row>> val_dataloaders() override {
    return {rows_loader(64)};
  }

  std::vector<int64_t> seen;

 private:
  torch::nn::Linear layer_{nullptr};
};

TEST_F(ConformanceLoopFlags, test_overfit_basic) {
  const std::pair<BatchLimit, int64_t> cases[] = {
      {1, 1}, {2, 2}, {0.1, 6}, {0.25, 16}, {1.0, 64}};
  for (const auto& [limit, batches] : cases) {
    TrainOnly model;
    auto options = quiet_options(folder_.path());
    options.overfit_batches = limit;
    Trainer trainer(options);
    trainer.fit(model);
    EXPECT_EQ(trainer.context().num_training_batches(), batches);
    EXPECT_TRUE(trainer.context().num_val_batches().empty());
    // The first rows in their order, though the loader shuffles.
    std::vector<int64_t> expected(static_cast<size_t>(batches));
    std::iota(expected.begin(), expected.end(), 0);
    EXPECT_EQ(model.seen, expected);
  }
}

/// Counts what each stage of evaluation reads.
class CountingModel : public BoringModel {
 public:
  using BoringModel::BoringModel;
  void validation_step(const Row&, int64_t) override {
    ++validated;
  }
  void test_step(const Row&, int64_t) override {
    ++tested;
  }
  int64_t validated = 0;
  int64_t tested = 0;
};

TEST_F(ConformanceLoopFlags, test_eval_limit_batches) {
  const std::pair<BatchLimit, int64_t> cases[] = {{0.1, 6}, {10, 10}};
  for (const auto& [limit, batches] : cases) {
    CountingModel model(64);
    auto options = quiet_options(folder_.path());
    options.limit_val_batches = limit;
    options.limit_test_batches = limit;
    options.limit_predict_batches = limit;
    Trainer trainer(options);
    const std::vector<std::optional<int64_t>> expected = {batches};
    trainer.validate(model, {.verbose = false});
    EXPECT_EQ(trainer.context().num_val_batches(), expected);
    EXPECT_EQ(model.validated, batches);
    trainer.test(model, {.verbose = false});
    EXPECT_EQ(trainer.context().num_test_batches(), expected);
    EXPECT_EQ(model.tested, batches);
    EXPECT_EQ(trainer.predict(model).size(), static_cast<size_t>(batches));
    EXPECT_EQ(trainer.context().num_predict_batches(), expected);
  }
}

} // namespace
} // namespace fulgurite::test
