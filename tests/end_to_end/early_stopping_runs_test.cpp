// EarlyStopping and Timer in real runs: Lightning's own tests under their
// names.
#include "fulgurite/hardware/checkpoint_io/torch_checkpoint_io.h"
#include "tests/end_to_end/scripted_model.h"

#include <gtest/gtest.h>

#include <limits>

namespace fulgurite::test {
namespace {

using namespace std::chrono_literals;

class ConformanceEarlyStopping : public ::testing::Test {
 protected:
  /// The last epoch of a run in which validation logs these values.
  int64_t last_epoch(
      EarlyStoppingOptions given,
      const std::vector<double>& values,
      int64_t max_epochs = 20) {
    callback_ = std::make_shared<EarlyStopping>(given);
    ScriptedModel model(1);
    model.log_after_validation(given.monitor, values);
    auto options = quiet_options(folder_.path());
    options.max_epochs = max_epochs;
    options.callbacks = {callback_};
    Trainer trainer(options);
    trainer.fit(model);
    return trainer.current_epoch() - 1;
  }

  ScopedLogCapture log_;
  TempDir folder_;
  std::shared_ptr<EarlyStopping> callback_;
};

TEST_F(ConformanceEarlyStopping, test_early_stopping_patience) {
  const auto run = [&](const std::vector<double>& values, int64_t patience) {
    return last_epoch(
        {.monitor = "test_val_loss", .patience = patience, .verbose = true},
        values);
  };
  EXPECT_EQ(run({6, 5, 5, 5, 5, 5}, 3), 4);
  EXPECT_EQ(run({6, 5, 4, 4, 3, 3}, 1), 3);
  EXPECT_EQ(run({6, 5, 6, 5, 5, 5}, 3), 4);
}

TEST_F(ConformanceEarlyStopping, test_early_stopping_patience_train) {
  for (const bool has_validation : {true, false}) {
    const auto run = [&](const std::vector<double>& values, int64_t patience) {
      ScriptedModel model(1);
      model.at_train_epoch_end = [&](ScriptedModel& self) {
        self.log(
            "train_loss", values.at(static_cast<size_t>(self.current_epoch())));
      };
      auto options = quiet_options(folder_.path());
      options.max_epochs = 10;
      options.limit_val_batches = has_validation ? 1 : 0;
      options.callbacks = list(EarlyStopping(
          {.monitor = "train_loss",
           .patience = patience,
           .check_on_train_epoch_end = true}));
      Trainer trainer(options);
      trainer.fit(model);
      return trainer.current_epoch() - 1;
    };
    EXPECT_EQ(run({6, 5, 5, 5, 5, 5}, 3), 4);
    EXPECT_EQ(run({6, 5, 4, 4, 3, 3}, 1), 3);
    EXPECT_EQ(run({6, 5, 6, 5, 5, 5}, 3), 4);
  }
}

TEST_F(ConformanceEarlyStopping, test_early_stopping_thresholds) {
  EXPECT_EQ(last_epoch({.monitor = "abc"}, {8, 4, 2, 3, 4, 5, 8, 10}), 5);
  EXPECT_EQ(
      last_epoch(
          {.monitor = "abc", .stopping_threshold = 2.9},
          {9, 8, 7, 6, 5, 6, 4, 3, 2, 1}),
      8);
  EXPECT_EQ(
      last_epoch(
          {.monitor = "abc", .divergence_threshold = 15.9},
          {9, 4, 2, 16, 32, 64}),
      3);
}

TEST_F(ConformanceEarlyStopping, test_early_stopping_on_non_finite_monitor) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  for (const double stop : {kInfinity, std::nan("")}) {
    EXPECT_EQ(
        last_epoch(
            {.monitor = "val_loss", .check_finite = true}, {4, 3, stop, 2, 1}),
        2);
    EXPECT_EQ(callback_->stopped_epoch(), 2);
  }
}

TEST_F(ConformanceEarlyStopping, test_early_stopping_reasons) {
  using Reason = EarlyStopping::Reason;
  const auto expect_reason = [&](Reason reason, const std::string& words) {
    EXPECT_EQ(callback_->stopping_reason(), reason);
    const auto& message = callback_->stopping_reason_message();
    EXPECT_NE(message.find(words), std::string::npos) << message;
    EXPECT_EQ(callback_->stopped_epoch() > 0, reason != Reason::kNotStopped);
  };
  last_epoch({.monitor = "val_loss", .patience = 2}, {10, 10, 10, 10});
  expect_reason(Reason::kPatienceExhausted, "did not improve");
  last_epoch(
      {.monitor = "val_loss", .stopping_threshold = 0.6}, {5, 3, 1, 0.5, 0.1});
  expect_reason(Reason::kStoppingThreshold, "Stopping threshold reached");
  last_epoch(
      {.monitor = "val_loss", .divergence_threshold = 8.0}, {1, 2, 5, 10, 15});
  expect_reason(Reason::kDivergenceThreshold, "Divergence threshold reached");
  last_epoch({.monitor = "val_loss"}, {1, 0.5, std::nan("")});
  expect_reason(Reason::kNonFiniteMetric, "is not finite");
  last_epoch({.monitor = "val_loss"}, {5, 4, 3}, 3);
  expect_reason(Reason::kNotStopped, "");
  EXPECT_TRUE(callback_->stopping_reason_message().empty());

  // The state carries it on; an old one has none.
  EarlyStopping restored({.monitor = "val_loss"});
  Value::Dict state = {
      {"wait_count", 2},
      {"stopped_epoch", 5},
      {"best_score", torch::tensor(0.5)},
      {"patience", 3}};
  restored.load_state_dict(state);
  EXPECT_EQ(restored.stopping_reason(), Reason::kNotStopped);
  EXPECT_EQ(restored.wait_count(), 2);
  state["stopping_reason"] = 3;
  state["stopping_reason_message"] = "Test message";
  restored.load_state_dict(state);
  EXPECT_EQ(restored.stopping_reason(), Reason::kPatienceExhausted);
  EXPECT_EQ(restored.stopping_reason_message(), "Test message");
}

/// Keeps its state after each epoch, and expects one when training begins.
class WatchedStopping : public EarlyStopping {
 public:
  using EarlyStopping::EarlyStopping;
  void on_train_start(TrainerContext&, ModuleBase&) override {
    if (!expected.is_none()) {
      EXPECT_EQ(state_dict(), expected);
      was_compared = true;
    }
  }
  void on_train_epoch_end(TrainerContext& trainer, ModuleBase& module)
      override {
    EarlyStopping::on_train_epoch_end(trainer, module);
    states.push_back(state_dict());
  }
  Value expected;
  bool was_compared = false;
  std::vector<Value> states;
};

TEST_F(ConformanceEarlyStopping, test_resume_early_stopping_from_checkpoint) {
  const auto model_of_run = [] {
    ScriptedModel model(2);
    model.in_training_step = [](ScriptedModel& self) {
      self.log("train_loss", 10.0 - static_cast<double>(self.global_step()));
    };
    return model;
  };
  const auto checkpoint =
      std::make_shared<ModelCheckpoint>(ModelCheckpointOptions{
          .dirpath = folder_.path().string(), .monitor = "train_loss"});
  const auto stopping = std::make_shared<WatchedStopping>(
      EarlyStoppingOptions{.monitor = "train_loss"});
  auto model = model_of_run();
  Trainer(options_with(folder_, {stopping, checkpoint}, 4)).fit(model);
  ASSERT_EQ(stopping->states.size(), 4U);

  const auto path = checkpoint->kth_best_model_path();
  const auto file = TorchCheckpointIO().load(path);
  const auto epoch = file.as_dict().at("epoch").as_int();
  const std::string key =
      "WatchedStopping{'monitor': 'train_loss', 'mode': 'min'}";
  const auto& saved = file.as_dict().at("callbacks").as_dict().at(key);
  EXPECT_EQ(saved, stopping->states[static_cast<size_t>(epoch)]);

  const auto resumed = std::make_shared<WatchedStopping>(
      EarlyStoppingOptions{.monitor = "train_loss"});
  resumed->expected = saved;
  auto again = model_of_run();
  auto options = options_with(folder_, {resumed}, 5);
  options.enable_checkpointing = false;
  Trainer(options).fit(again, {.ckpt_path = path});
  EXPECT_TRUE(resumed->was_compared);
  // Fewer epochs than are done already are a mistake.
  options.max_epochs = 1;
  EXPECT_THROW(
      Trainer(options).fit(again, {.ckpt_path = path}), MisconfigurationError);
}

TEST_F(ConformanceEarlyStopping, test_early_stopping_no_val_step) {
  ScriptedModel model(4);
  model.in_training_step = [](ScriptedModel& self) {
    self.log("train_loss", 1.0);
  };
  auto options = quiet_options(folder_.path());
  options.max_epochs = 10;
  options.limit_val_batches = 0;
  options.callbacks = list(EarlyStopping(
      {.monitor = "train_loss",
       .min_delta = 0.1,
       .patience = 0,
       .check_on_train_epoch_end = true}));
  Trainer trainer(options);
  trainer.fit(model);
  EXPECT_TRUE(trainer.state().finished());
  EXPECT_LT(trainer.current_epoch(), 9);
}

TEST_F(ConformanceEarlyStopping, test_min_epochs_min_steps_global_step) {
  struct Case {
    int64_t batches, min_epochs, min_steps, expected_steps;
  };
  for (const Case& one :
       {Case{3, 0, 10, 12},
        Case{5, 0, 10, 10},
        Case{3, 2, 0, 6},
        Case{5, 2, 0, 10},
        Case{3, 1, 10, 12},
        Case{3, 3, 10, 12},
        Case{5, 3, 10, 15}}) {
    ScriptedModel model(one.batches);
    model.in_training_step = [](ScriptedModel& self) { self.log("foo", 1.0); };
    auto options = quiet_options(folder_.path());
    options.max_epochs = 20;
    options.min_epochs = one.min_epochs;
    options.min_steps = one.min_steps;
    options.limit_val_batches = 0;
    // Wants to stop after the first epoch.
    options.callbacks =
        list(EarlyStopping({.monitor = "foo", .stopping_threshold = 2.0}));
    Trainer trainer(options);
    trainer.fit(model);
    EXPECT_LE(trainer.global_step(), one.expected_steps);
    EXPECT_GE(trainer.global_step(), one.min_steps);
    EXPECT_GE(trainer.current_epoch(), one.min_epochs);
    EXPECT_LE(
        trainer.current_epoch(),
        std::max<int64_t>(
            {one.min_epochs,
             (one.min_steps + one.batches - 1) / one.batches,
             1}));
  }
}

TEST_F(ConformanceEarlyStopping, test_multiple_early_stopping_callbacks) {
  const std::vector<double> losses = {8, 4, 2, 3, 4, 5, 8, 10};
  const EarlyStoppingOptions abc{.monitor = "abc"};
  const EarlyStoppingOptions cba{.monitor = "cba", .patience = 3};
  for (const bool abc_first : {true, false}) {
    ScriptedModel model(1);
    model.at_validation_epoch_end = [&](ScriptedModel& self) {
      self.log("abc", losses.at(static_cast<size_t>(self.current_epoch())));
      self.log("cba", 0.0);
    };
    auto options = quiet_options(folder_.path());
    options.max_epochs = 20;
    options.callbacks = abc_first
                            ? list(EarlyStopping(abc), EarlyStopping(cba))
                            : list(EarlyStopping(cba), EarlyStopping(abc));
    Trainer trainer(options);
    trainer.fit(model);
    EXPECT_EQ(trainer.current_epoch() - 1, 3);
  }
}

TEST_F(ConformanceEarlyStopping, test_check_on_train_epoch_end_smart_handling) {
  const auto run = [&](const std::function<void(TrainerOptions&)>& change) {
    ScriptedModel model(10);
    int checks = 0;
    model.at_validation_epoch_end = [&](ScriptedModel& self) {
      // The second check stops.
      self.log("foo", ++checks == 2 ? 0.0 : 5.0);
    };
    auto options = quiet_options(folder_.path());
    options.max_epochs = 10;
    options.limit_val_batches = 1;
    options.callbacks =
        list(EarlyStopping({.monitor = "foo", .stopping_threshold = 1.0}));
    change(options);
    Trainer trainer(options);
    trainer.fit(model);
    EXPECT_EQ(checks, 2);
    return std::pair(trainer.global_step(), trainer.current_epoch());
  };
  EXPECT_EQ(
      run([](TrainerOptions& options) {
        options.val_check_interval = 0.3;
      }).first,
      6);
  EXPECT_EQ(
      run([](TrainerOptions& options) {
        options.check_val_every_n_epoch = 2;
      }).second,
      4);
}

class ConformanceTimer : public ::testing::Test {
 protected:
  ScopedLogCapture log_;
  TempDir folder_;
};

TEST_F(ConformanceTimer, test_trainer_flag) {
  auto options = quiet_options(folder_.path());
  options.max_time = 1337s;
  const auto timer_of = [](const Trainer& trainer) {
    std::shared_ptr<Timer> found;
    for (const auto& callback : trainer.context().callbacks()) {
      if (auto timer = std::dynamic_pointer_cast<Timer>(callback)) {
        found = timer;
      }
    }
    return found;
  };
  const Trainer trainer(options);
  ASSERT_NE(timer_of(trainer), nullptr);
  EXPECT_EQ(timer_of(trainer)->time_remaining(), 1337.0);
  // A Timer of the user's comes first.
  options.callbacks = list(Timer());
  EXPECT_FALSE(timer_of(Trainer(options))->time_remaining());
  EXPECT_TRUE(log_.contains("contain a Timer already"));
  options.callbacks.clear();
  // max_time counts where epochs do not end.
  BoringModel model(4);
  options.max_time = 20ms;
  options.max_epochs = -1;
  Trainer endless(options);
  endless.fit(model);
  EXPECT_GT(endless.global_step(), 0);
  EXPECT_FALSE(endless.context().max_epochs());
}

TEST_F(ConformanceTimer, test_timer_stops_training) {
  BoringModel model(16);
  auto options = quiet_options(folder_.path());
  options.max_epochs = 100000;
  options.callbacks = list(Timer({.duration = 100ms}));
  Trainer trainer(options);
  trainer.fit(model);
  EXPECT_GT(trainer.global_step(), 1);
  EXPECT_LT(trainer.current_epoch(), 99999);
  EXPECT_TRUE(log_.contains("Time limit reached."));
}

TEST_F(ConformanceTimer, test_timer_zero_duration_stop) {
  for (const char* interval : {"step", "epoch"}) {
    BoringModel model(4);
    auto options = quiet_options(folder_.path());
    options.callbacks = list(Timer({.duration = 0s, .interval = interval}));
    options.max_epochs = 5;
    Trainer trainer(options);
    trainer.fit(model);
    EXPECT_EQ(trainer.global_step(), 0);
    EXPECT_EQ(trainer.current_epoch(), 0);
  }
}

TEST_F(ConformanceTimer, test_timer_duration_min_steps_override) {
  struct Case {
    std::optional<int64_t> min_steps, min_epochs;
  };
  for (const Case& one :
       {Case{std::nullopt, 2}, Case{3, std::nullopt}, Case{3, 2}}) {
    BoringModel model(4);
    const auto timer = std::make_shared<Timer>(TimerOptions{.duration = 0s});
    auto options = quiet_options(folder_.path());
    options.callbacks = {timer};
    options.max_epochs = 10;
    options.min_steps = one.min_steps;
    options.min_epochs = one.min_epochs;
    Trainer trainer(options);
    trainer.fit(model);
    EXPECT_GE(trainer.current_epoch(), one.min_epochs.value_or(0));
    EXPECT_GE(trainer.global_step(), one.min_steps.value_or(1) - 1);
    EXPECT_LT(trainer.current_epoch(), 10);
    EXPECT_GT(timer->time_elapsed(), 0.0);
  }
}

TEST_F(ConformanceTimer, test_timer_resume_training) {
  BoringModel model(8);
  const auto checkpoint = std::make_shared<ModelCheckpoint>(
      ModelCheckpointOptions{.dirpath = folder_.path().string()});
  const auto timer = std::make_shared<Timer>(TimerOptions{.duration = 100ms});
  Trainer trainer(options_with(folder_, {timer, checkpoint}, 100000));
  trainer.fit(model);
  EXPECT_LE(*timer->time_remaining(), 0.0);
  EXPECT_LT(trainer.current_epoch(), 99999);

  // Its time is up: nothing more is trained.
  const auto resumed = std::make_shared<Timer>(TimerOptions{.duration = 50ms});
  auto options = options_with(folder_, {resumed}, 100000);
  options.enable_checkpointing = false;
  Trainer again(options);
  again.fit(model, {.ckpt_path = checkpoint->best_model_path()});
  EXPECT_GT(resumed->time_elapsed(), 0.0);
  const auto file = TorchCheckpointIO().load(checkpoint->best_model_path());
  EXPECT_EQ(Value(again.global_step()), file.as_dict().at("global_step"));
}

TEST_F(ConformanceTimer, test_timer_track_stages) {
  BoringModel model(4);
  const auto timer = std::make_shared<Timer>();
  auto options = quiet_options(folder_.path());
  options.callbacks = {timer};
  options.max_steps = 5;
  options.max_epochs = -1;
  Trainer trainer(options);
  trainer.fit(model);
  EXPECT_GT(timer->time_elapsed(), 0.0);
  EXPECT_GT(timer->time_elapsed(RunningStage::kValidating), 0.0);
  EXPECT_EQ(timer->time_elapsed(RunningStage::kTesting), 0.0);
  trainer.test(model, {.verbose = false});
  EXPECT_GT(timer->time_elapsed(RunningStage::kTesting), 0.0);
}

} // namespace
} // namespace fulgurite::test
