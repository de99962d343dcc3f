// Runs that end in the middle, outlive what they borrow, or are asked for
// things at the wrong moment.
#include "tests/support/boring_model.h"
#include "tests/support/message_of.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>

namespace fulgurite::test {
namespace {

class RunMisuseTest : public ::testing::Test {
 protected:
  TrainerOptions options() {
    return quiet_options(folder_.path());
  }
  static Row row(double value = 1) {
    return {torch::full({1, 4}, value)};
  }
  TempDir folder_;
  ScopedLogCapture log_;
};

/// Throws once, at one moment of a validation.
class FailingOnce : public BoringModel {
 public:
  explicit FailingOnce(std::string where) : where_(std::move(where)) {
    dropout = register_module("dropout", torch::nn::Dropout(0.5));
    frozen = register_module("frozen", torch::nn::Dropout(0.5));
    frozen->eval();
  }
  void on_validation_start() override {
    fail_at("start");
  }
  void on_validation_epoch_start() override {
    fail_at("epoch_start");
  }
  void validation_step(const Row& batch, int64_t) override {
    fail_at("step");
    log("val_loss", layer(batch.x).sum());
  }
  void on_validation_epoch_end() override {
    fail_at("epoch_end");
  }
  void on_validation_end() override {
    fail_at("end");
  }
  torch::nn::Dropout dropout{nullptr};
  torch::nn::Dropout frozen{nullptr};

 private:
  void fail_at(const std::string& here) {
    if (here == where_) {
      where_.clear();
      throw std::runtime_error("once");
    }
  }
  std::string where_;
};

TEST_F(RunMisuseTest, ATrainerFitsAgainAfterAValidationThatThrew) {
  for (const int64_t sanity_steps : {0, 2}) {
    for (const char* where :
         {"start", "epoch_start", "step", "epoch_end", "end"}) {
      SCOPED_TRACE(where);
      FailingOnce model(where);
      auto with = options();
      with.num_sanity_val_steps = sanity_steps;
      Trainer trainer(with);
      EXPECT_THROW(trainer.fit(model), std::runtime_error);
      EXPECT_TRUE(model.is_training()) << "modes are restored exactly";
      EXPECT_TRUE(model.dropout->is_training());
      EXPECT_FALSE(model.frozen->is_training());
      trainer.fit(model);
      EXPECT_TRUE(trainer.callback_metrics().contains("val_loss"));
      EXPECT_EQ(trainer.current_epoch(), 1);
    }
  }
}

TEST_F(RunMisuseTest, ModesComeBackAfterAnEvaluationThatThrew) {
  FailingOnce model("step");
  Trainer trainer(options());
  EXPECT_THROW(trainer.validate(model), std::runtime_error);
  EXPECT_TRUE(model.is_training());
  EXPECT_FALSE(model.frozen->is_training());
}

TEST_F(RunMisuseTest, ARunMayOutliveItsModel) {
  Trainer trainer(options());
  auto model = std::make_unique<BoringModel>();
  {
    auto run = trainer.start(*model);
    run.step(row());
    model.reset();
    const auto message = message_of<UserError>([&] { run.step(row()); });
    EXPECT_TRUE(has(message, "[Run.step] expected the model")) << message;
    EXPECT_TRUE(run.done());
  }
  model = std::make_unique<BoringModel>();
  {
    auto run = trainer.start(*model);
    run.step(row());
    model.reset();
    // Closed without it.
  }
  EXPECT_TRUE(log_.contains("a run that was not finished could not be closed"));
}

TEST_F(RunMisuseTest, SavingAfterTheModelsDeathIsAnError) {
  Trainer trainer(options());
  {
    BoringModel model;
    trainer.fit(model);
  }
  const auto message = message_of<UserError>(
      [&] { trainer.save_checkpoint(folder_ / "late.ckpt"); });
  EXPECT_TRUE(has(message, "[Trainer.save_checkpoint]")) << message;
  EXPECT_FALSE(std::filesystem::exists(folder_ / "late.ckpt"));
}

TEST_F(RunMisuseTest, DoneSaysWhetherAStepWouldUseItsBatch) {
  BoringModel model;
  auto with = options();
  with.max_epochs = 2;
  Trainer by_epochs(with);
  auto run = by_epochs.start(model);
  for (int epoch = 0; epoch < 2; ++epoch) {
    EXPECT_FALSE(run.done());
    EXPECT_TRUE(run.step(row()));
    EXPECT_FALSE(run.done());
    run.end_epoch();
  }
  EXPECT_TRUE(run.done());
  EXPECT_FALSE(run.step(row()));
  run.finish();
  EXPECT_TRUE(run.done());

  with.max_steps = 3;
  with.max_epochs = -1;
  Trainer by_steps(with);
  auto steps = by_steps.start(model);
  int64_t count = 0;
  while (!steps.done()) {
    EXPECT_TRUE(steps.step(row()));
    ++count;
  }
  EXPECT_EQ(count, 3);
  steps.finish();

  with.max_steps = -1;
  Trainer stopped(with);
  auto until = stopped.start(model);
  until.step(row());
  until.trainer().request_stop("enough");
  EXPECT_TRUE(until.done());
  until.finish();
}

/// Calls `what` from a training step.
class Meddler : public BoringModel {
 public:
  at::Tensor training_step(const Row& batch, int64_t batch_idx) override {
    what();
    return BoringModel::training_step(batch, batch_idx);
  }
  std::function<void()> what;
};

TEST_F(RunMisuseTest, AStepMustNotDriveItsOwnRun) {
  for (const bool finish : {true, false}) {
    Meddler model;
    Trainer trainer(options());
    auto run = trainer.start(model);
    model.what = [&] { finish ? run.finish() : run.end_epoch(); };
    const auto message = message_of<UserError>([&] { run.step(row()); });
    EXPECT_TRUE(has(message, "from inside a step or hook")) << message;
  }
}

TEST_F(RunMisuseTest, OptionsThatTheCallerDecidesAreSaidToBeUnused) {
  BoringModel model;
  auto with = options();
  with.limit_train_batches = 3;
  Trainer trainer(with);
  auto run = trainer.start(model);
  run.step(row());
  run.step(row());
  run.finish();
  int64_t told = 0;
  for (const auto& message : log_.messages()) {
    told += has(message.text, "are not used where the caller brings") ? 1 : 0;
  }
  EXPECT_EQ(told, 1);
}

TEST_F(RunMisuseTest, NumbersThatMakeNoSenseAreRefused) {
  for (const double clip : {-1.0, std::nan("")}) {
    auto with = options();
    with.gradient_clip_val = clip;
    EXPECT_TRUE(
        has(message_of([&] { Trainer trainer(with); }),
            "[Trainer.gradient_clip_val] expected a number ≥ 0"));
  }
  EXPECT_TRUE(
      has(message_of(
              [] { EarlyStopping({.monitor = "val_loss", .patience = -1}); }),
          "[EarlyStopping.patience]"));
}

} // namespace
} // namespace fulgurite::test
