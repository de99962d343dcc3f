// ModelCheckpoint in real runs: Lightning's own tests under their names, and
// the runs that Python Lightning made.
#include "fulgurite/base/options.h"
#include "fulgurite/hardware/checkpoint_io/torch_checkpoint_io.h"
#include "tests/callbacks/lightning_runs.h"
#include "tests/end_to_end/scripted_model.h"

#include <gtest/gtest.h>

namespace fulgurite::test {
namespace {

namespace fs = std::filesystem;

/// Counts what ModelCheckpoint saves.
class SaveCounter : public Logger {
 public:
  std::string name() const override {
    return "counter";
  }
  std::string version() const override {
    return "0";
  }
  fs::path save_dir() const override {
    return {};
  }
  void log_metrics(Scalars, int64_t) override {}
  void after_save_checkpoint(const fs::path& path) override {
    paths.push_back(path);
  }
  std::vector<fs::path> paths;
};

class ModelCheckpointRuns : public ::testing::Test {
 protected:
  ModelCheckpointRuns() : root_(fs::canonical(folder_.path())) {}

  std::shared_ptr<ModelCheckpoint> make(ModelCheckpointOptions options) {
    if (options.dirpath.empty()) {
      options.dirpath = root_.string();
    }
    return std::make_shared<ModelCheckpoint>(options);
  }
  TrainerOptions with(CallbackList callbacks, int64_t max_epochs) {
    return options_with(folder_, std::move(callbacks), max_epochs);
  }
  NameSet names() const {
    return names_in_folder(root_);
  }

  ScopedLogCapture log_;
  TempDir folder_;
  fs::path root_;
};

class ConformanceModelCheckpoint : public ModelCheckpointRuns {};

/// Logs a loss in each training step.
void log_in_training(ScriptedModel& model) {
  model.in_training_step = [](ScriptedModel& self) {
    self.log(
        "early_stop_on", 1.0 / static_cast<double>(1 + self.global_step()));
  };
}

/// The same twice, as files and as links.
void save_last_case(const TempDir& folder, SaveLast save_last) {
  const auto root = fs::canonical(folder.path());
  ScriptedModel model(10);
  log_in_training(model);
  const auto callback =
      std::make_shared<ModelCheckpoint>(ModelCheckpointOptions{
          .dirpath = root.string(),
          .monitor = "early_stop_on",
          .save_last = save_last,
          .save_top_k = -1});
  callback->checkpoint_name_last = "last-{epoch}";
  Trainer(options_with(folder, {callback}, 3)).fit(model);
  EXPECT_EQ(callback->last_model_path(), root / "last-epoch=2.ckpt");
  EXPECT_EQ(
      names_in_folder(root),
      (NameSet{
          "epoch=0-step=10.ckpt",
          "epoch=1-step=20.ckpt",
          "epoch=2-step=30.ckpt",
          "last-epoch=2.ckpt"}));
  EXPECT_EQ(fs::is_symlink(callback->last_model_path()), save_last.is_link());
}

TEST_F(ConformanceModelCheckpoint, test_model_checkpoint_save_last) {
  save_last_case(folder_, true);
}

TEST_F(ConformanceModelCheckpoint, test_model_checkpoint_save_last_as_link) {
  save_last_case(folder_, "link");
  EXPECT_EQ(
      fs::canonical(root_ / "last-epoch=2.ckpt"),
      root_ / "epoch=2-step=30.ckpt");
}

TEST_F(ConformanceModelCheckpoint, test_model_checkpoint_save_last_versioning) {
  for (int i = 0; i < 2; ++i) {
    BoringModel model(1);
    auto options =
        with({make({.save_last = true, .save_top_k = 0})}, /*max_epochs=*/2);
    options.limit_val_batches = 0;
    Trainer(options).fit(model);
  }
  EXPECT_EQ(names(), (NameSet{"last-v1.ckpt", "last.ckpt"}));
  for (const auto& name : names()) {
    EXPECT_FALSE(fs::is_symlink(root_ / name));
  }
}

TEST_F(ConformanceModelCheckpoint, test_top_k) {
  struct Case {
    int64_t k, epochs;
    double val_check_interval;
    size_t expected;
  };
  for (const Case& one :
       {Case{1, 1, 1.0, 1},
        Case{2, 2, 1.0, 2},
        Case{2, 1, 0.25, 4},
        Case{2, 2, 0.3, 6}}) {
    for (const SaveLast& last :
         {SaveLast(false), SaveLast(true), SaveLast("link")}) {
      TempDir own;
      double coefficient = 10;
      ScriptedModel model(64);
      model.in_training_step = [&](ScriptedModel& self) {
        self.log("my_loss", coefficient);
        coefficient *= 0.999;
      };
      const auto counter = std::make_shared<SaveCounter>();
      auto options = options_with(
          own,
          {make(
              {.dirpath = own.path().string(),
               .monitor = "my_loss",
               .save_last = last,
               .save_top_k = one.k})},
          one.epochs);
      options.val_check_interval = one.val_check_interval;
      options.logger = counter;
      Trainer(options).fit(model);
      const bool twice = static_cast<bool>(last) && !last.is_link();
      EXPECT_EQ(counter->paths.size(), one.expected * (twice ? 2 : 1))
          << one.k << " " << one.epochs << " " << one.val_check_interval;
    }
  }
}

TEST_F(ConformanceModelCheckpoint, test_model_checkpoint_topk_zero) {
  ScriptedModel model;
  log_in_training(model);
  const auto callback = make({.save_last = true, .save_top_k = 0});
  Trainer(with({callback}, 2)).fit(model);
  EXPECT_EQ(callback->best_model_path(), "");
  EXPECT_FALSE(callback->best_model_score());
  EXPECT_TRUE(callback->best_k_models().empty());
  EXPECT_EQ(callback->kth_best_model_path(), "");
  EXPECT_EQ(names(), NameSet{"last.ckpt"});
  EXPECT_EQ(callback->last_model_path(), root_ / "last.ckpt");
  EXPECT_FALSE(fs::is_symlink(callback->last_model_path()));
}

TEST_F(ConformanceModelCheckpoint, test_model_checkpoint_topk_all) {
  BoringModel model;
  const auto callback = make(
      {.filename = "{epoch}",
       .monitor = "epoch",
       .save_top_k = -1,
       .mode = "max"});
  Trainer(with({callback}, 3)).fit(model);
  EXPECT_EQ(callback->best_model_path(), root_ / "epoch=2.ckpt");
  EXPECT_EQ(callback->best_model_score(), 2.0);
  EXPECT_EQ(names(), (NameSet{"epoch=0.ckpt", "epoch=1.ckpt", "epoch=2.ckpt"}));
  EXPECT_EQ(callback->best_k_models().size(), 3U);
  EXPECT_EQ(callback->kth_best_model_path(), root_ / "epoch=0.ckpt");
}

TEST_F(ConformanceModelCheckpoint, test_checkpointing_with_nan_as_first) {
  for (const char* mode : {"min", "max"}) {
    const bool rising = std::string(mode) == "max";
    const std::vector<double> values = {
        std::nan(""), rising ? 5.0 : 8.0, 7.0, rising ? 8.0 : 5.0};
    TempDir own;
    ScriptedModel model(1);
    model.log_after_validation("abc", values);
    const auto counter = std::make_shared<SaveCounter>();
    const auto callback =
        make({.dirpath = own.path().string(), .monitor = "abc", .mode = mode});
    auto options = options_with(own, {callback}, 4);
    options.logger = counter;
    Trainer(options).fit(model);
    EXPECT_EQ(counter->paths.size(), 4U);
    EXPECT_EQ(callback->best_model_score(), rising ? 8.0 : 5.0);
  }
}

TEST_F(ConformanceModelCheckpoint, test_ckpt_every_n_train_steps) {
  BoringModel model(64);
  Trainer(with(
              {make(
                  {.filename = "{step}",
                   .save_top_k = -1,
                   .every_n_train_steps = 16,
                   .every_n_epochs = 0})},
              2))
      .fit(model);
  NameSet expected;
  for (int step = 16; step <= 128; step += 16) {
    expected.insert("step=" + std::to_string(step) + ".ckpt");
  }
  EXPECT_EQ(names(), expected);
}

TEST_F(ConformanceModelCheckpoint, test_model_checkpoint_train_time_interval) {
  BoringModel model(64);
  const auto callback = std::make_shared<TickingCheckpoint>(
      ModelCheckpointOptions{
          .dirpath = root_.string(),
          .filename = "{epoch}-{step}",
          .save_top_k = -1,
          .train_time_interval = std::chrono::minutes(1)},
      /*seconds=*/7);
  Trainer(with({callback}, 2)).fit(model);
  // 128 batches of 7 seconds, a checkpoint every minute.
  EXPECT_EQ(names().size(), 14U);
}

TEST_F(ConformanceModelCheckpoint, test_model_checkpoint_every_n_epochs) {
  for (const int64_t n : {0, 1, 2, 3}) {
    TempDir own;
    BoringModel model(1);
    Trainer(options_with(
                own,
                {make(
                    {.dirpath = own.path().string(),
                     .filename = "{epoch}",
                     .save_top_k = -1,
                     .every_n_epochs = n})},
                5))
        .fit(model);
    NameSet expected;
    for (int64_t epoch = 0; n > 0 && epoch < 5; ++epoch) {
      if ((epoch + 1) % n == 0) {
        expected.insert("epoch=" + std::to_string(epoch) + ".ckpt");
      }
    }
    EXPECT_EQ(names_in_folder(own.path()), expected) << n;
  }
}

TEST_F(ConformanceModelCheckpoint, test_default_checkpoint_behavior) {
  BoringModel model(5);
  const auto counter = std::make_shared<SaveCounter>();
  auto options = with({}, 3);
  options.logger = counter;
  Trainer(options).fit(model);
  ASSERT_EQ(counter->paths.size(), 3U);
  const auto saved = counter->paths.front().parent_path();
  EXPECT_EQ(saved.filename(), "checkpoints");
  EXPECT_EQ(counter->paths[0].filename(), "epoch=0-step=5.ckpt");
  EXPECT_EQ(counter->paths[1].filename(), "epoch=1-step=10.ckpt");
  EXPECT_EQ(names_in_folder(saved), NameSet{"epoch=2-step=15.ckpt"});
}

TEST_F(ConformanceModelCheckpoint, test_val_check_interval_checkpoint_files) {
  ScriptedModel model(10);
  model.at_validation_epoch_end = [](ScriptedModel& self) {
    self.log("val_acc", 1.23);
  };
  auto options =
      with({make({.monitor = "val_acc", .save_top_k = -1, .mode = "max"})}, 1);
  options.val_check_interval = 0.2;
  Trainer(options).fit(model);
  EXPECT_EQ(
      names(),
      (NameSet{
          "epoch=0-step=2.ckpt",
          "epoch=0-step=4.ckpt",
          "epoch=0-step=6.ckpt",
          "epoch=0-step=8.ckpt",
          "epoch=0-step=10.ckpt"}));
}

TEST_F(ConformanceModelCheckpoint, test_current_score) {
  ScriptedModel model(1);
  model.in_training_step = [](ScriptedModel& self) {
    self.log("foo", static_cast<double>(self.current_epoch() + 1) / 10);
  };
  const auto callback = make({.monitor = "foo", .save_top_k = 3});
  Trainer(with({callback}, 3)).fit(model);
  EXPECT_FLOAT_EQ(static_cast<float>(*callback->current_score()), 0.3F);
  std::set<float> scores;
  for (const auto& name : names()) {
    const auto file = TorchCheckpointIO().load(root_ / name);
    const auto& states = file.as_dict().at("callbacks").as_dict();
    scores.insert(states.at(callback->state_key())
                      .as_dict()
                      .at("current_score")
                      .as_tensor()
                      .item<float>());
  }
  EXPECT_EQ(scores, (std::set<float>{0.1F, 0.2F, 0.3F}));
}

TEST_F(ConformanceModelCheckpoint, test_current_score_when_nan) {
  for (const char* mode : {"min", "max"}) {
    TempDir own;
    ScriptedModel model(1);
    model.in_training_step = [](ScriptedModel& self) {
      self.log("foo", std::nan(""));
    };
    const auto callback =
        make({.dirpath = own.path().string(), .monitor = "foo", .mode = mode});
    Trainer(options_with(own, {callback}, 1)).fit(model);
    const double expected = std::string(mode) == "min" ? HUGE_VAL : -HUGE_VAL;
    EXPECT_EQ(callback->best_model_score(), expected);
    EXPECT_EQ(callback->current_score(), expected);
  }
}

TEST_F(ConformanceModelCheckpoint, test_ckpt_version_after_rerun_new_trainer) {
  for (int run = 0; run < 2; ++run) {
    BoringModel model(1);
    const auto callback =
        make({.filename = "{epoch}", .monitor = "epoch", .save_top_k = -1});
    Trainer(with({callback}, 2)).fit(model);
    NameSet kept;
    for (const auto& [path, score] : callback->best_k_models()) {
      kept.insert(fs::path(path).filename().string());
    }
    EXPECT_EQ(
        kept,
        run == 0 ? (NameSet{"epoch=0.ckpt", "epoch=1.ckpt"})
                 : (NameSet{"epoch=0-v1.ckpt", "epoch=1-v1.ckpt"}));
  }
  EXPECT_EQ(
      names(),
      (NameSet{
          "epoch=0-v1.ckpt",
          "epoch=0.ckpt",
          "epoch=1-v1.ckpt",
          "epoch=1.ckpt"}));
}

TEST_F(ConformanceModelCheckpoint, test_ckpt_version_after_rerun_same_trainer) {
  const auto callback =
      make({.filename = "test", .monitor = "epoch", .save_top_k = -1});
  callback->starting_version = 9;
  // Two runs of one callback; a Trainer's max_epochs is fixed here.
  for (int run = 0; run < 2; ++run) {
    BoringModel model(1);
    Trainer(with({callback}, 2)).fit(model);
  }
  const NameSet expected = {
      "test-v10.ckpt", "test-v11.ckpt", "test-v9.ckpt", "test.ckpt"};
  EXPECT_EQ(names(), expected);
  EXPECT_EQ(callback->best_k_models().size(), 4U);
}

TEST_F(
    ConformanceModelCheckpoint,
    test_ckpt_version_counter_disabled_after_rerun_new_trainer) {
  for (int run = 0; run < 2; ++run) {
    BoringModel model(1);
    Trainer(with(
                {make(
                    {.filename = "{epoch}",
                     .monitor = "epoch",
                     .save_last = true,
                     .save_top_k = -1,
                     .enable_version_counter = false})},
                2))
        .fit(model);
  }
  EXPECT_EQ(names(), (NameSet{"epoch=0.ckpt", "epoch=1.ckpt", "last.ckpt"}));
}

TEST_F(
    ConformanceModelCheckpoint,
    test_resume_training_preserves_old_ckpt_last) {
  const auto options_of = [](const fs::path& folder) {
    return ModelCheckpointOptions{
        .dirpath = folder.string(),
        .filename = "{step}",
        .monitor = "step",
        .save_last = true,
        .save_top_k = 2,
        .mode = "max",
        .every_n_train_steps = 1};
  };
  const auto old_folder = root_ / "checkpoints";
  BoringModel model(3);
  auto options = with({make(options_of(old_folder))}, 1);
  options.limit_val_batches = 0;
  Trainer(options).fit(model);
  const NameSet before = {"last.ckpt", "step=2.ckpt", "step=3.ckpt"};
  EXPECT_EQ(names_in_folder(old_folder), before);

  options.max_epochs = 2;
  options.callbacks = {make(options_of(root_ / "new"))};
  Trainer(options).fit(
      model, {.ckpt_path = (old_folder / "step=2.ckpt").string()});
  EXPECT_EQ(names_in_folder(old_folder), before);
}

TEST_F(
    ConformanceModelCheckpoint,
    test_resume_and_old_checkpoint_files_remain) {
  for (const bool same_folder : {true, false}) {
    TempDir own;
    const auto first = fs::canonical(own.path()) / "first";
    const auto second = fs::canonical(own.path()) / "second";
    const auto fit = [&](const fs::path& dirpath,
                         int64_t max_steps,
                         const std::string& resume) {
      BoringModel model(10);
      auto options = options_with(
          own,
          {make(
              {.dirpath = dirpath.string(),
               .monitor = "step",
               .save_top_k = 2,
               .mode = "max",
               .every_n_train_steps = 2})},
          -1);
      options.max_steps = max_steps;
      options.limit_val_batches = 0;
      Trainer(options).fit(model, {.ckpt_path = resume});
    };
    fit(first, 5, "");
    const NameSet before = {"epoch=0-step=2.ckpt", "epoch=0-step=4.ckpt"};
    EXPECT_EQ(names_in_folder(first), before);
    fit(same_folder ? first : second,
        8,
        (first / "epoch=0-step=4.ckpt").string());
    if (same_folder) {
      EXPECT_EQ(
          names_in_folder(first),
          (NameSet{
              "epoch=0-step=4.ckpt",
              "epoch=0-step=6.ckpt",
              "epoch=0-step=8.ckpt"}));
    } else {
      EXPECT_EQ(names_in_folder(first), before);
      EXPECT_EQ(
          names_in_folder(second),
          (NameSet{"epoch=0-step=6.ckpt", "epoch=0-step=8.ckpt"}));
    }
  }
}

TEST_F(ConformanceModelCheckpoint, test_none_monitor_not_alternating) {
  ScriptedModel model(1);
  model.at_train_epoch_start = [&](ScriptedModel& self) {
    if (self.current_epoch() > 0) {
      EXPECT_EQ(names(), NameSet{"model.ckpt"});
    }
  };
  auto options = with({make({.filename = "model"})}, 3);
  options.limit_val_batches = 0;
  Trainer(options).fit(model);
  EXPECT_EQ(names(), NameSet{"model.ckpt"});
}

TEST_F(ConformanceModelCheckpoint, test_save_last_every_n_epochs_interaction) {
  for (const int64_t n : {0, 5}) {
    TempDir own;
    BoringModel model(1);
    const auto callback = make(
        {.dirpath = own.path().string(),
         .save_last = true,
         .save_top_k = 0,
         .every_n_epochs = n,
         .save_on_train_epoch_end = true});
    const auto counter = std::make_shared<SaveCounter>();
    auto options = options_with(own, {callback}, 2);
    options.logger = counter;
    options.limit_val_batches = 0;
    Trainer(options).fit(model);
    EXPECT_NE(callback->last_model_path(), "");
    EXPECT_EQ(counter->paths.size(), 1U);
  }
}

TEST_F(
    ConformanceModelCheckpoint,
    test_check_val_every_n_epochs_top_k_integration) {
  BoringModel model(1);
  auto options = with(
      {make({.filename = "{epoch}", .monitor = "epoch", .save_top_k = -1})}, 5);
  options.check_val_every_n_epoch = 2;
  Trainer(options).fit(model);
  EXPECT_EQ(names(), (NameSet{"epoch=1.ckpt", "epoch=3.ckpt"}));
}

TEST_F(ConformanceModelCheckpoint, test_save_last_only_when_checkpoint_saved) {
  ScriptedModel model(2);
  model.log_after_validation("val_loss", {1.0, 1.1, 0.8, 1.3});
  Trainer(with(
              {make(
                  {.filename = "best-{epoch}-{val_loss:.2f}",
                   .monitor = "val_loss",
                   .save_last = true,
                   .every_n_epochs = 1,
                   .save_on_train_epoch_end = false})},
              4))
      .fit(model);
  EXPECT_EQ(names(), (NameSet{"best-epoch=2-val_loss=0.80.ckpt", "last.ckpt"}));
  const auto last = TorchCheckpointIO().load(root_ / "last.ckpt");
  EXPECT_EQ(last.as_dict().at("epoch"), Value(2));
}

/// Has a state of its own under a key of its own.
class Stateful : public Callback {
 public:
  Stateful(std::string key, int64_t content)
      : key_(std::move(key)), content_(content) {}
  std::string state_key() const override {
    return key_;
  }
  Value state_dict() const override {
    return Value::Dict{{"content", content_}};
  }

 private:
  std::string key_;
  int64_t content_;
};

TEST_F(
    ConformanceModelCheckpoint,
    test_all_callback_states_saved_before_checkpoint_callback) {
  BoringModel model(1);
  const auto checkpoint = make({.filename = "all_states"});
  Trainer(with(
              {std::make_shared<Stateful>("one", 111),
               std::make_shared<Stateful>("two", 222),
               checkpoint,
               std::make_shared<Stateful>("three", 333)},
              1))
      .fit(model);
  const auto file = TorchCheckpointIO().load(root_ / "all_states.ckpt");
  const auto& states = file.as_dict().at("callbacks").as_dict();
  EXPECT_EQ(states.at("one").as_dict().at("content"), Value(111));
  EXPECT_EQ(states.at("two").as_dict().at("content"), Value(222));
  EXPECT_EQ(states.at("three").as_dict().at("content"), Value(333));
  EXPECT_EQ(
      states.at(checkpoint->state_key())
          .as_dict()
          .at("best_model_path")
          .as_string(),
      root_ / "all_states.ckpt");
}

TEST_F(ConformanceModelCheckpoint, test_checkpoint_callbacks_are_last) {
  const auto first = make({.monitor = "a"});
  const auto second = make({.monitor = "b"});
  const auto timer = std::make_shared<Timer>();
  const auto stopping =
      std::make_shared<EarlyStopping>(EarlyStoppingOptions{.monitor = "a"});
  const CallbackList expected = {timer, stopping, first, second};
  for (const CallbackList& given :
       {CallbackList{first, timer, second, stopping},
        CallbackList{timer, first, stopping, second},
        CallbackList{first, second, timer, stopping}}) {
    const Trainer trainer(with(given, 1));
    EXPECT_EQ(trainer.context().callbacks(), expected);
  }
}

TEST_F(ConformanceModelCheckpoint, test_validate_unique_callback_state_key) {
  const CallbackList same = {
      std::make_shared<Stateful>("same", 1),
      std::make_shared<Stateful>("same", 2)};
  EXPECT_THROW(Trainer(with(same, 1)), MisconfigurationError);
}

// The runs of Python Lightning.

TEST_F(ModelCheckpointRuns, SaveAndKeepWhatPythonLightningDoes) {
  int runs = 0;
  for (const auto& scenario : lightning_scenarios()) {
    const std::string name = scenario["name"];
    if (differs_on_purpose(name)) {
      continue;
    }
    SCOPED_TRACE(name);
    TempDir own;
    const auto root = fs::canonical(own.path());
    for (size_t i = 0; i < scenario["runs"].size(); ++i) {
      SCOPED_TRACE("run " + std::to_string(i));
      const auto& run = scenario["runs"][i];
      const auto& expected = scenario["expected"][i];
      const auto callback = checkpoint_of_run(run, root);
      const auto counter = std::make_shared<SaveCounter>();
      auto options = options_with(own, {callback}, 1);
      Value::Dict given;
      for (const auto& [key, value] : run["trainer"].items()) {
        given[key] = value_of(value);
      }
      from_value(options, given, "trainer");
      options.logger = counter;

      ScriptedModel model(64);
      model.in_training_step = [&](ScriptedModel& self) {
        if (run.contains("train")) {
          const auto& scores = run["train"];
          self.log(
              "train_loss",
              number_of(scores
                            [static_cast<size_t>(self.global_step()) %
                             scores.size()]));
        }
      };
      model.at_validation_epoch_end =
          [&, index = size_t{0}](ScriptedModel& self) mutable {
            const auto& scores = run["val"];
            self.log(
                run.value("metric", "val_loss"),
                number_of(scores[index++ % scores.size()]));
          };
      const std::string resume =
          run.contains("resume")
              ? (root / run["resume"].get<std::string>()).string()
              : "";
      bool failed = false;
      try {
        Trainer(options).fit(model, {.ckpt_path = resume});
      } catch (const MisconfigurationError&) {
        failed = true;
      }
      EXPECT_EQ(failed, !expected["error"].is_null());
      const ExpectedRun lightning(root, expected);
      lightning.check_saves(counter->paths);
      lightning.check(*callback);
      ++runs;
    }
  }
  EXPECT_GT(runs, 70);
}

TEST_F(ModelCheckpointRuns, TheLearningRateMayStandInTheName) {
  BoringModel model(2);
  auto options = with(
      {std::make_shared<LearningRateMonitor>(),
       make({.filename = "{lr-SGD:.1f}"})},
      1);
  options.logger = std::make_shared<SaveCounter>();
  Trainer(options).fit(model);
  EXPECT_EQ(names(), NameSet{"lr-SGD=0.1.ckpt"});
}

TEST_F(ModelCheckpointRuns, AnUnwritableFolderIsTheUsersMistake) {
  std::ofstream(root_ / "file") << "x";
  BoringModel model(1);
  const auto callback = make({.dirpath = (root_ / "file" / "below").string()});
  EXPECT_THROW(Trainer(with({callback}, 1)).fit(model), UserError);
}

} // namespace
} // namespace fulgurite::test
