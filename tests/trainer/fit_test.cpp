// Training itself, against loops written by hand on LibTorch.
#include "tests/support/boring_model.h"
#include "tests/support/message_of.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>
#include <torch/nn/utils/clip_grad.h>
#include <torch/optim/sgd.h>

#include <csignal>

namespace fulgurite::test {
namespace {

class FitTest : public ::testing::Test {
 protected:
  TrainerOptions options() const {
    return quiet_options(folder_.path());
  }

  ScopedLogCapture log_;
  TempDir folder_;
};

/// Linear(4, 8) with dropout, trained on random rows: the order of the batches
/// and the random numbers both show in its weights.
class NoisyModel : public Module<Row> {
 public:
  NoisyModel() {
    torch::manual_seed(1);
    net = register_module(
        "net",
        torch::nn::Sequential(
            torch::nn::Linear(4, 8),
            torch::nn::Dropout(0.5),
            torch::nn::Linear(8, 1)));
  }
  at::Tensor training_step(const Row& batch, int64_t) override {
    const auto loss = net->forward(batch.x).pow(2).mean();
    losses.push_back(loss.item<double>());
    return loss;
  }
  void validation_step(const Row& batch, int64_t) override {
    log("val_loss", net->forward(batch.x).pow(2).mean());
  }
  Optimizers configure_optimizers() override {
    return OptimizerConfig{
        .optimizer = optim::SGD(parameters(), {.lr = 0.05, .momentum = 0.9}),
        .scheduler = lr_scheduler::StepLR({.step_size = 1, .gamma = 0.5})};
  }

  torch::nn::Sequential net{nullptr};
  std::vector<double> losses;
};

Loader<Row> noisy_rows() {
  static const auto rows = [] {
    torch::manual_seed(7);
    std::vector<Row> out;
    for (int i = 0; i < 14; ++i) {
      out.push_back({torch::randn({4})});
    }
    return out;
  }();
  struct Set {
    size_t size() const {
      return rows.size();
    }
    Row get(size_t index) const {
      return rows[index];
    }
  };
  return data_loader(Set{}, {.batch_size = 2, .shuffle = true, .seed = 3});
}

void expect_same_weights(Module<Row>& a, Module<Row>& b) {
  const auto x = a.parameters();
  const auto y = b.parameters();
  ASSERT_EQ(x.size(), y.size());
  for (size_t i = 0; i < x.size(); ++i) {
    EXPECT_TRUE(torch::equal(x[i], y[i])) << "parameter " << i;
  }
}

TEST_F(FitTest, EqualsAHandWrittenLoop) {
  torch::manual_seed(0);
  BoringModel model(5);
  torch::nn::Linear expected(4, 2);
  {
    torch::NoGradGuard no_grad;
    expected->weight.copy_(model.layer->weight);
    expected->bias.copy_(model.layer->bias);
  }
  auto with = options();
  with.max_epochs = 2;
  with.gradient_clip_val = 0.5;
  Trainer(with).fit(model);

  torch::optim::SGD optimizer(expected->parameters(), 0.1);
  for (int epoch = 0; epoch < 2; ++epoch) {
    for (size_t i = 0; i < 5; ++i) {
      optimizer.zero_grad();
      expected(torch::full({1, 4}, static_cast<double>(i))).sum().backward();
      torch::nn::utils::clip_grad_norm_(expected->parameters(), 0.5);
      optimizer.step();
    }
  }
  EXPECT_TRUE(torch::allclose(model.layer->weight, expected->weight, 1e-6));
  EXPECT_TRUE(torch::allclose(model.layer->bias, expected->bias, 1e-6));
}

// Unlike Lightning (its #19987), a last, shorter window counts in full:
// 3 batches with windows of 2 are a step on the mean of two and a step on one.
TEST_F(FitTest, ScalesAShorterLastWindowByItsLength) {
  torch::manual_seed(0);
  BoringModel model(3);
  const auto before = model.layer->weight.detach().clone();
  auto with = options();
  with.accumulate_grad_batches = 2;
  Trainer(with).fit(model);
  // The gradient of every weight is the batch's number: 0, 1 | 2.
  EXPECT_TRUE(torch::allclose(
      model.layer->weight, before - 0.1 * (0.5 + 2.0), 1e-5, 1e-6));

  BoringModel as_lightning(3);
  const auto start = as_lightning.layer->weight.detach().clone();
  with.compat = "lightning";
  Trainer(with).fit(as_lightning);
  EXPECT_TRUE(torch::allclose(
      as_lightning.layer->weight, start - 0.1 * (0.5 + 1.0), 1e-5, 1e-6));
}

TEST_F(FitTest, StepIsFitWithTheCallersBatches) {
  torch::manual_seed(0);
  BoringModel by_fit(4);
  Trainer(options()).fit(by_fit);

  torch::manual_seed(0);
  BoringModel by_step(4);
  Trainer trainer(options());
  auto run = trainer.start(by_step);
  for (int64_t i = 0; i < 4; ++i) {
    EXPECT_TRUE(run.step({torch::full({1, 4}, static_cast<double>(i))}));
  }
  run.end_epoch();
  EXPECT_FALSE(run.step({torch::zeros({1, 4})})) << "max_epochs is 1";
  run.finish();
  expect_same_weights(by_fit, by_step);
  EXPECT_EQ(trainer.global_step(), 4);
  EXPECT_EQ(trainer.current_epoch(), 1);
  EXPECT_THROW(run.step({torch::zeros({1, 4})}), UserError);
}

struct BatchCounter : Callback {
  void on_train_batch_end(
      TrainerContext&,
      ModuleBase&,
      const StepOutput&,
      const BatchRef&,
      BatchPosition) override {
    ++count;
  }
  void on_validation_batch_end(
      TrainerContext&,
      ModuleBase&,
      const StepOutput&,
      const BatchRef&,
      BatchPosition) override {
    ++count;
  }
  int count = 0;
};

TEST_F(FitTest, AdvanceDoesOneBatchOfAnyStage) {
  BoringModel model(3);
  auto counter = std::make_shared<BatchCounter>();
  auto with = options();
  with.num_sanity_val_steps = 2;
  with.callbacks = list(counter);
  with.max_epochs = 2;
  Trainer trainer(with);
  auto run = trainer.start(model);
  int before = 0;
  while (run.advance()) {
    EXPECT_EQ(counter->count, before + 1);
    before = counter->count;
  }
  EXPECT_EQ(before, 2 + 2 * (3 + 3));
  run.finish();
  EXPECT_TRUE(trainer.state().finished());
}

TEST_F(FitTest, ARunLeftUnfinishedIsClosed) {
  BoringModel model(3);
  Trainer trainer(options());
  {
    auto run = trainer.start(model);
    EXPECT_TRUE(run.advance());
  }
  EXPECT_TRUE(trainer.state().finished());
  EXPECT_FALSE(model.has_trainer());
}

/// Saves when `when` says so, from on_train_batch_end.
struct SaveOnce : Callback {
  SaveOnce(int64_t step, std::filesystem::path path)
      : step_(step), path_(std::move(path)) {}
  void on_train_batch_end(
      TrainerContext& trainer,
      ModuleBase&,
      const StepOutput&,
      const BatchRef&,
      BatchPosition) override {
    if (trainer.global_step() == step_) {
      trainer.save_checkpoint(path_);
    }
  }
  int64_t step_;
  std::filesystem::path path_;
};

class RestartTest : public FitTest,
                    public ::testing::WithParamInterface<int64_t> {};

// 7 batches an epoch: 3 is mid-epoch, 7 the last batch, 10 in the second one.
TEST_P(RestartTest, AResumedRunEndsWithTheWeightsOfAnUninterruptedOne) {
  const auto path = folder_ / "middle.ckpt";
  auto with = options();
  with.max_epochs = 3;

  NoisyModel whole;
  torch::manual_seed(11);
  with.callbacks = list(SaveOnce(GetParam(), path));
  Trainer(with).fit(whole, noisy_rows(), {noisy_rows()});

  NoisyModel resumed;
  torch::manual_seed(99);
  with.callbacks = {};
  Trainer trainer(with);
  trainer.fit(
      resumed, noisy_rows(), {noisy_rows()}, {.ckpt_path = path.string()});
  expect_same_weights(whole, resumed);
  const auto rest = whole.losses.size() - static_cast<size_t>(GetParam());
  ASSERT_EQ(resumed.losses.size(), rest);
  EXPECT_TRUE(std::equal(
      resumed.losses.begin(),
      resumed.losses.end(),
      whole.losses.begin() + GetParam()));
  EXPECT_EQ(trainer.global_step(), 21);
  EXPECT_EQ(trainer.current_epoch(), 3);
}

INSTANTIATE_TEST_SUITE_P(
    SavedAtStep,
    RestartTest,
    ::testing::Values(1, 3, 7, 10, 14));

TEST_F(FitTest, ValidateTestAndPredictGiveTheirResults) {
  NoisyModel model;
  model.eval();
  Trainer trainer(options());
  const auto metrics =
      trainer.validate(model, noisy_rows(), {.verbose = false});
  EXPECT_EQ(
      trainer.validate(model, {noisy_rows()}).at("val_loss"),
      metrics.at("val_loss"));
  at::Tensor sum = torch::zeros({});
  auto loader = noisy_rows();
  torch::NoGradGuard no_grad;
  AnyBatch batch;
  loader->begin_epoch(0);
  while (loader->next(batch)) {
    sum += model.net->forward(batch.as<Row>().x).pow(2).mean();
  }
  EXPECT_NEAR(metrics.at("val_loss"), sum.item<double>() / 7, 1e-6);
  EXPECT_THROW(metrics.at("val_los"), UserError);
  BoringModel boring(3);
  EXPECT_EQ(trainer.predict(boring).size(), 3U);
}

// What the user can do wrong.

struct BadLoss : BoringModel {
  explicit BadLoss(at::Tensor (*make)(const at::Tensor&)) : make_(make) {}
  at::Tensor training_step(const Row& batch, int64_t) override {
    return make_(layer(batch.x));
  }
  at::Tensor (*make_)(const at::Tensor&);
};

TEST_F(FitTest, ALossThatIsNoScalarIsAnError) {
  BadLoss model([](const at::Tensor& out) { return out; });
  EXPECT_NE(
      message_of<UserError>([&] {
        Trainer(options()).fit(model);
      }).find("expected a loss with one element, got shape [1, 2]"),
      std::string::npos);
}

TEST_F(FitTest, ALossWithoutAGradientIsAnError) {
  BadLoss model([](const at::Tensor& out) { return out.sum().detach(); });
  EXPECT_NE(
      message_of<UserError>([&] {
        Trainer(options()).fit(model);
      }).find("expected a loss with a gradient"),
      std::string::npos);
}

TEST_F(FitTest, ANaNLossIsAnErrorUnderDetectAnomaly) {
  BadLoss model([](const at::Tensor& out) { return (out * NAN).sum(); });
  auto with = options();
  with.detect_anomaly = true;
  EXPECT_NE(
      message_of<UserError>([&] {
        Trainer(with).fit(model);
      }).find("expected a finite loss, got nan at batch 0 of epoch 0"),
      std::string::npos);
}

TEST_F(FitTest, AnEmptyTrainingLoaderIsAnError) {
  BoringModel model(0);
  EXPECT_NE(
      message_of<UserError>([&] {
        Trainer(options()).fit(model);
      }).find("expected at least one training batch, got an empty loader"),
      std::string::npos);
}

TEST_F(FitTest, AMissingCheckpointIsAnError) {
  BoringModel model;
  EXPECT_NE(
      message_of<UserError>([&] {
        Trainer(options()).fit(model, {.ckpt_path = "/no/such.ckpt"});
      }).find("Checkpoint file not found"),
      std::string::npos);
}

struct NoSteps : Module<Row> {
  NoSteps() {
    register_parameter("weight", torch::zeros({1}));
  }
  Loader<Row> train_dataloader() override {
    return rows_loader(2);
  }
};

TEST_F(FitTest, AModuleWithoutTrainingStepIsAnError) {
  NoSteps model;
  const auto expected = "expected a module that overrides training_step";
  EXPECT_NE(
      message_of<UserError>([&] {
        Trainer(options()).fit(model);
      }).find(expected),
      std::string::npos);
  Module<Row>& as_base = model;
  EXPECT_NE(
      message_of<UserError>([&] {
        Trainer(options()).fit(as_base);
      }).find(expected),
      std::string::npos);
}

class PrivateSteps : public BoringModel {
 public:
  using BoringModel::BoringModel;
  int validated = 0;

 private:
  void validation_step(const Row&, int64_t) override {
    ++validated;
  }
};

// Silently skipping a user's validation would be the worst outcome.
TEST_F(FitTest, APrivateOverrideOfAStepIsCalled) {
  PrivateSteps model(2);
  Trainer(options()).fit(model);
  EXPECT_EQ(model.validated, 2);
  Module<Row>& as_base = model;
  Trainer(options()).fit(as_base);
  EXPECT_EQ(model.validated, 4);
}

struct RaiseSignal : Callback {
  explicit RaiseSignal(int signal) : signal_(signal) {}
  void on_train_batch_end(
      TrainerContext&,
      ModuleBase&,
      const StepOutput&,
      const BatchRef&,
      BatchPosition) override {
    std::raise(signal_);
  }
  void on_exception(TrainerContext&, ModuleBase&, const std::exception_ptr&)
      override {
    saw_exception = true;
  }
  int signal_;
  bool saw_exception = false;
};

TEST(Conformance, test_sigterm_exception_exit_code) {
  ScopedLogCapture log;
  TempDir folder;
  auto callback = std::make_shared<RaiseSignal>(SIGTERM);
  auto options = quiet_options(folder.path());
  options.callbacks = list(callback);
  BoringModel model;
  Trainer trainer(options);
  try {
    trainer.fit(model);
    FAIL() << "SIGTERM did not end the fit";
  } catch (const SignalInterrupt& interrupt) {
    EXPECT_EQ(interrupt.exit_code(), 143);
  }
  EXPECT_TRUE(callback->saw_exception);
  EXPECT_EQ(trainer.global_step(), 1);
}

TEST(Conformance, test_interrupt_state_on_keyboard_interrupt) {
  ScopedLogCapture log;
  TempDir folder;
  auto options = quiet_options(folder.path());
  options.callbacks = list(RaiseSignal(SIGINT));
  BoringModel model;
  Trainer trainer(options);
  EXPECT_THROW(trainer.fit(model), SignalInterrupt);
  EXPECT_TRUE(trainer.state().interrupted());
}

int handled = 0;
void note_signal(int) {
  ++handled;
}

TEST(Conformance, test_signal_handlers_restored_in_teardown) {
  ScopedLogCapture log;
  TempDir folder;
  auto* const before = std::signal(SIGTERM, note_signal);
  BoringModel model;
  Trainer(quiet_options(folder.path())).fit(model);
  std::raise(SIGTERM);
  EXPECT_EQ(handled, 1) << "fit must put the old handler back";
  std::signal(SIGTERM, before);
}

TEST(Conformance, test_train_eval_mode_restored) {
  ScopedLogCapture log;
  TempDir folder;
  NoisyModel model;
  model.net->train();
  model.net[0]->as<torch::nn::Linear>()->eval();
  Trainer trainer(quiet_options(folder.path()));
  trainer.fit(model, noisy_rows(), {noisy_rows()});
  EXPECT_TRUE(model.net->is_training());
  EXPECT_FALSE(model.net[0]->as<torch::nn::Linear>()->is_training());
  EXPECT_TRUE(model.net[1]->as<torch::nn::Dropout>()->is_training());
}

TEST(Conformance, test_try_resume_from_non_existing_checkpoint) {
  ScopedLogCapture log;
  TempDir folder;
  BoringModel model;
  Trainer trainer(quiet_options(folder.path()));
  EXPECT_THROW(
      trainer.fit(model, {.ckpt_path = (folder / "missing.ckpt").string()}),
      UserError);
}

struct SkipAt : BoringModel {
  explicit SkipAt(int64_t at) : BoringModel(4), at_(at) {}
  BatchDecision on_train_batch_start(const BatchRef&, int64_t batch_idx)
      override {
    return batch_idx == at_ ? BatchDecision::kSkipRestOfEpoch
                            : BatchDecision::kContinue;
  }
  int64_t at_;
};

TEST(Conformance, test_on_train_batch_start_return_minus_one) {
  ScopedLogCapture log;
  TempDir folder;
  for (const int64_t epochs : {1, 2, 3}) {
    for (const int64_t at : {0, 2, 9}) {
      SkipAt model(at);
      auto options = quiet_options(folder.path());
      options.max_epochs = epochs;
      Trainer trainer(options);
      trainer.fit(model);
      EXPECT_EQ(trainer.global_step(), std::min<int64_t>(at, 4) * epochs);
      EXPECT_EQ(trainer.current_epoch(), epochs);
    }
  }
}

/// Asks to stop in its fifth training batch, and notes when it validates.
struct StopsMidEpoch : BoringModel {
  StopsMidEpoch() : BoringModel(8) {}
  at::Tensor training_step(const Row& batch, int64_t batch_idx) override {
    if (batch_idx == 4) {
      trainer().request_stop("");
    }
    return BoringModel::training_step(batch, batch_idx);
  }
  void validation_step(const Row&, int64_t) override {
    validated_at.emplace_back(current_epoch(), global_step());
  }
  std::vector<std::pair<int64_t, int64_t>> validated_at;
};

TEST(Conformance, test_should_stop_mid_epoch) {
  ScopedLogCapture log;
  TempDir folder;
  StopsMidEpoch model;
  auto options = quiet_options(folder.path());
  options.max_epochs = 10;
  options.limit_val_batches = 1;
  Trainer trainer(options);
  trainer.fit(model);
  EXPECT_EQ(trainer.current_epoch(), 1);
  EXPECT_EQ(trainer.global_step(), 5);
  const std::vector<std::pair<int64_t, int64_t>> expected = {{0, 5}};
  EXPECT_EQ(model.validated_at, expected);
}

} // namespace
} // namespace fulgurite::test
