// LearningRateMonitor, ProgressBar, ModelSummary and LambdaCallback in real
// runs.
#include "tests/end_to_end/scripted_model.h"

#include <gtest/gtest.h>

#include <map>

namespace fulgurite::test {
namespace {

/// Remembers the scalars it is given.
class ScalarRecorder : public Logger {
 public:
  std::string name() const override {
    return "recorder";
  }
  std::string version() const override {
    return "version_3";
  }
  std::filesystem::path save_dir() const override {
    return {};
  }
  void log_metrics(Scalars scalars, int64_t step) override {
    for (const auto& [name, value] : scalars) {
      rows[name].emplace_back(step, value);
    }
  }
  std::map<std::string, std::vector<std::pair<int64_t, double>>> rows;
};

class ConformanceMonitors : public ::testing::Test {
 protected:
  TrainerOptions options(CallbackList callbacks, int64_t max_epochs = 1) {
    auto out = quiet_options(folder_.path());
    out.callbacks = std::move(callbacks);
    out.max_epochs = max_epochs;
    out.logger = recorder_;
    return out;
  }

  ScopedLogCapture log_;
  TempDir folder_;
  std::shared_ptr<ScalarRecorder> recorder_ =
      std::make_shared<ScalarRecorder>();
};

/// A BoringModel with other optimizers.
class OptimizedModel : public BoringModel {
 public:
  explicit OptimizedModel(std::function<Optimizers(OptimizedModel&)> make)
      : make_(std::move(make)) {}
  Optimizers configure_optimizers() override {
    return make_(*this);
  }
  at::Tensor training_step(const Row& batch, int64_t batch_idx) override {
    const auto loss = BoringModel::training_step(batch, batch_idx);
    if (!automatic_optimization) {
      for (auto* optimizer : optimizers()) {
        optimizer->step();
      }
      return {};
    }
    return loss;
  }

 private:
  std::function<Optimizers(OptimizedModel&)> make_;
};

std::vector<std::string> names_of(const LearningRateMonitor& monitor) {
  std::vector<std::string> out;
  for (const auto& [name, values] : monitor.lrs()) {
    out.push_back(name);
  }
  return out;
}

TEST_F(ConformanceMonitors, test_lr_monitor_single_lr) {
  OptimizedModel model([](OptimizedModel& self) {
    return OptimizerConfig{
        .optimizer = optim::SGD(self.parameters(), {.lr = 0.1}),
        .scheduler = lr_scheduler::StepLR({.step_size = 1, .gamma = 0.5})};
  });
  const auto monitor = std::make_shared<LearningRateMonitor>();
  Trainer(options({monitor}, 2)).fit(model);
  EXPECT_EQ(names_of(*monitor), std::vector<std::string>{"lr-SGD"});
  EXPECT_EQ(monitor->lrs()[0].second, (std::vector<double>{0.1, 0.05}));
  EXPECT_EQ(
      recorder_->rows.at("lr-SGD"),
      (std::vector<std::pair<int64_t, double>>{{0, 0.1}, {4, 0.05}}));
  EXPECT_FALSE(monitor->last_momentum_values()[0].second);
  EXPECT_FALSE(monitor->last_weight_decay_values()[0].second);
}

TEST_F(ConformanceMonitors, test_lr_monitor_no_lr_scheduler_single_lr) {
  BoringModel model;
  const auto monitor = std::make_shared<LearningRateMonitor>();
  Trainer(options({monitor})).fit(model);
  EXPECT_EQ(names_of(*monitor), std::vector<std::string>{"lr-SGD"});
}

TEST_F(
    ConformanceMonitors,
    test_lr_monitor_no_lr_scheduler_single_lr_with_momentum) {
  for (const bool adam : {false, true}) {
    OptimizedModel model([&](OptimizedModel& self) {
      return adam ? Optimizers(optim::Adam(self.parameters(), {.lr = 1e-2}))
                  : Optimizers(optim::SGD(
                        self.parameters(), {.lr = 1e-2, .momentum = 0.9}));
    });
    const auto monitor =
        std::make_shared<LearningRateMonitor>(LearningRateMonitorOptions{
            .log_momentum = true, .log_weight_decay = true});
    auto with = options({monitor});
    with.log_every_n_steps = 1;
    Trainer(with).fit(model);
    const std::string name = adam ? "lr-Adam" : "lr-SGD";
    EXPECT_EQ(monitor->last_momentum_values()[0].first, name + "-momentum");
    EXPECT_EQ(monitor->last_momentum_values()[0].second, 0.9);
    EXPECT_EQ(
        monitor->last_weight_decay_values()[0].first, name + "-weight_decay");
    EXPECT_EQ(monitor->last_weight_decay_values()[0].second, 0.0);
  }
}

TEST_F(ConformanceMonitors, test_lr_monitor_no_logger) {
  BoringModel model;
  auto with = options({std::make_shared<LearningRateMonitor>()});
  with.logger = false;
  EXPECT_THROW(Trainer(with).fit(model), MisconfigurationError);
}

TEST_F(ConformanceMonitors, test_lr_monitor_no_lr_scheduler_multi_lrs) {
  for (const char* interval : {"step", "epoch"}) {
    OptimizedModel model([](OptimizedModel& self) -> Optimizers {
      return {
          optim::Adam(self.parameters(), {.lr = 1e-2}),
          optim::Adam(self.parameters(), {.lr = 1e-2})};
    });
    model.automatic_optimization = false;
    const auto monitor = std::make_shared<LearningRateMonitor>(
        LearningRateMonitorOptions{.logging_interval = interval});
    auto with = options({monitor}, 2);
    with.log_every_n_steps = 2;
    Trainer trainer(with);
    trainer.fit(model);
    EXPECT_EQ(
        names_of(*monitor), (std::vector<std::string>{"lr-Adam", "lr-Adam-1"}));
    // Two optimizers: global_step counts twice.
    const size_t expected =
        std::string(interval) == "step"
            ? static_cast<size_t>(trainer.global_step() / 2 / 2)
            : 2;
    for (const auto& [name, values] : monitor->lrs()) {
      EXPECT_EQ(values.size(), expected) << name;
    }
  }
}

TEST_F(ConformanceMonitors, test_lr_monitor_update_callback_metrics) {
  OptimizedModel model([](OptimizedModel& self) {
    return OptimizerConfig{
        .optimizer = optim::SGD(self.parameters(), {.lr = 0.1}),
        .scheduler = lr_scheduler::StepLR({.step_size = 1, .gamma = 0.5})};
  });
  const auto monitor = std::make_shared<LearningRateMonitor>();
  // Stops when the rate has fallen far enough.
  const auto stopping = std::make_shared<EarlyStopping>(
      EarlyStoppingOptions{.monitor = "lr-SGD", .stopping_threshold = 0.03});
  Trainer trainer(options({monitor, stopping}, 10));
  trainer.fit(model);
  EXPECT_EQ(trainer.callback_metrics().at("lr-SGD"), 0.025);
  EXPECT_EQ(trainer.current_epoch(), 3);
}

TEST_F(ConformanceMonitors, test_lambda_call) {
  BoringModel model;
  std::vector<std::string> calls;
  const auto note = [&](const char* name) {
    return [&calls, name](auto&&...) { calls.emplace_back(name); };
  };
  const auto callback = std::make_shared<LambdaCallback>(LambdaCallbackOptions{
      .setup = note("setup"),
      .teardown = note("teardown"),
      .on_fit_start = note("on_fit_start"),
      .on_train_epoch_end = note("on_train_epoch_end"),
      .on_train_end = note("on_train_end")});
  Trainer(options({callback}, 2)).fit(model);
  EXPECT_EQ(
      calls,
      (std::vector<std::string>{
          "setup",
          "on_fit_start",
          "on_train_epoch_end",
          "on_train_epoch_end",
          "on_train_end",
          "teardown"}));
}

/// A bar that writes to a text, with a clock that goes on by a second with each
/// batch.
CallbackList bar_into(std::string& text, bool terminal) {
  const auto time = std::make_shared<ProgressBar::Clock::time_point>(
      std::chrono::seconds(100));
  auto bar = std::make_shared<ProgressBar>();
  ProgressOutput output;
  output.is_terminal = terminal;
  output.write = [&text](std::string_view part) { text += part; };
  output.now = [time] { return *time; };
  bar->set_output(output);
  const auto tick = [time](auto&&...) { *time += std::chrono::seconds(1); };
  auto clock = std::make_shared<LambdaCallback>(LambdaCallbackOptions{
      .on_train_batch_start = tick,
      .on_validation_batch_start = tick,
      .on_test_batch_start = tick,
      .on_predict_batch_start = tick});
  return {clock, bar};
}

TEST_F(ConformanceMonitors, test_tqdm_progress_bar_totals) {
  std::string text;
  BoringModel model(3);
  auto with = options(bar_into(text, true), 2);
  with.enable_progress_bar = std::nullopt;
  with.num_sanity_val_steps = 2;
  Trainer trainer(with);
  trainer.fit(model);
  trainer.validate(model, {.verbose = false});
  trainer.test(model, {.verbose = false});
  trainer.predict(model);
  for (const char* part :
       {"Sanity Checking: 100%",
        "2/2",
        "Epoch 0/1: 100%",
        "Epoch 1/1:  33%",
        "Epoch 1/1: 100%",
        "Validation: 100%",
        "Testing: 100%",
        "Predicting: 100%",
        "3/3",
        "v_num=3"}) {
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
  }
}

TEST_F(ConformanceMonitors, test_tensor_to_float_conversion) {
  std::string text;
  ScriptedModel model(2);
  model.in_training_step = [](ScriptedModel& self) {
    self.log("a", torch::tensor(0.123), {.prog_bar = true});
    self.log("b", torch::tensor(1.0), {.prog_bar = true});
    self.log("c", 2, {.prog_bar = true});
  };
  auto with = options(bar_into(text, false));
  with.enable_progress_bar = std::nullopt;
  with.logger = false;
  Trainer(with).fit(model);
  EXPECT_NE(text.find("a=0.123, b=1.000, c=2.000]"), std::string::npos) << text;
}

TEST_F(ConformanceMonitors, test_tqdm_progress_bar_correct_value_epoch_end) {
  std::string text;
  ScriptedModel model(2);
  const LogOptions shown{
      .prog_bar = true,
      .on_step = false,
      .on_epoch = true,
      .reduce_fx = Reduce::kMax};
  model.in_training_step = [&](ScriptedModel& self) {
    self.log("a", self.global_step(), shown);
  };
  model.in_validation_step = [&](ScriptedModel& self) {
    self.log("b", self.global_step(), shown);
  };
  auto with = options(bar_into(text, false), 2);
  with.enable_progress_bar = std::nullopt;
  with.logger = false;
  Trainer(with).fit(model);
  // The line at the end of an epoch knows the metrics of that epoch.
  EXPECT_NE(text.find("Epoch 0/1: 100% 2/2"), std::string::npos) << text;
  EXPECT_NE(text.find("b=2.000, a=1.000]"), std::string::npos) << text;
  EXPECT_NE(text.find("b=4.000, a=3.000]"), std::string::npos) << text;
}

TEST_F(ConformanceMonitors, test_tqdm_progress_bar_misconfiguration) {
  auto with = options({});
  with.callbacks = list(ProgressBar(), ProgressBar());
  with.enable_progress_bar = std::nullopt;
  EXPECT_THROW(Trainer{with}, MisconfigurationError);
  with.callbacks = list(ProgressBar());
  with.enable_progress_bar = false;
  EXPECT_THROW(Trainer{with}, MisconfigurationError);
  with.enable_progress_bar = true;
  EXPECT_NO_THROW(Trainer{with});
}

TEST_F(ConformanceMonitors, PrintsASummaryWhenFitBegins) {
  BoringModel model;
  auto with = options({});
  with.enable_model_summary = true;
  Trainer(with).fit(model);
  EXPECT_TRUE(log_.contains("0 | layer | Linear | 10     | train"));
}

} // namespace
} // namespace fulgurite::test
