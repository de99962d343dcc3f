// The order of all hooks, against tests/golden/hook_order_*.txt, which real
// Python Lightning wrote (tests/parity/hooks/make_reference.py).
#include "tests/support/golden.h"
#include "tests/support/hook_recorder.h"
#include "tests/support/temp_dir.h"

#include <fulgurite/hardware/strategies/strategy.h>

namespace fulgurite::test {
namespace {

class HookOrderTest : public ::testing::Test {
 protected:
  HookOrderTest() {
    strategies().add<RecordingStrategy>("recording");
    hook_record().clear();
  }

  Trainer trainer(
      const std::function<void(TrainerOptions&)>& change = {},
      std::vector<std::shared_ptr<Callback>> more = {}) {
    TrainerOptions options;
    options.strategy = "recording";
    options.accelerator = "cpu";
    options.logger = RecordingLogger();
    options.enable_progress_bar = false;
    options.enable_model_summary = false;
    options.default_root_dir = folder_.path().string();
    options.max_epochs = 1;
    options.num_sanity_val_steps = 1;
    options.callbacks = list(
        RecordingCallback<StatefulCallback>("C"),
        RecordingCallback<ModelCheckpoint>(
            "K", ModelCheckpointOptions{.dirpath = folder_.path().string()}));
    for (auto& callback : more) {
      options.callbacks.push_back(callback);
    }
    if (change) {
      change(options);
    }
    return Trainer(options);
  }

  std::filesystem::path checkpoint() const {
    for (const auto& entry :
         std::filesystem::directory_iterator(folder_.path())) {
      if (entry.path().extension() == ".ckpt") {
        return entry.path();
      }
    }
    return {};
  }

  ScopedLogCapture log_;
  TempDir folder_;
};

void expect_order(const std::string& name) {
  expect_reference("hook_order_" + name + ".txt", hook_record().text());
}

class Stopper : public Callback {
 public:
  void on_train_batch_end(
      TrainerContext& trainer,
      ModuleBase&,
      const StepOutput&,
      const BatchRef&,
      BatchPosition) override {
    if (trainer.global_step() == 1) {
      trainer.request_stop("planned");
    }
  }
};

TEST_F(HookOrderTest, FitIsThatOfLightning) {
  RecordingModel model(1);
  trainer().fit(model);
  expect_order("fit");
}

TEST_F(HookOrderTest, ManualOptimizationIsThatOfLightning) {
  RecordingModel model(1, /*manual=*/true);
  trainer().fit(model);
  expect_order("fit_manual");
}

TEST_F(HookOrderTest, AccumulationIsThatOfLightning) {
  RecordingModel model(3);
  trainer([](TrainerOptions& options) {
    options.accumulate_grad_batches = 2;
    options.limit_val_batches = 1;
  }).fit(model);
  expect_order("fit_accumulate");
}

TEST_F(HookOrderTest, FitWithADataModuleIsThatOfLightning) {
  RecordingModel model(1);
  RecordingData data;
  trainer().fit(model, data);
  expect_order("fit_datamodule");
}

TEST_F(HookOrderTest, AnExceptionIsThatOfLightning) {
  RecordingModel model(2);
  model.raise_at = 1;
  EXPECT_THROW(trainer().fit(model), std::runtime_error);
  expect_order("fit_exception");
}

TEST_F(HookOrderTest, SkippingTheRestOfAnEpochIsThatOfLightning) {
  RecordingModel model(3);
  model.skip_at = 1;
  trainer([](TrainerOptions& options) {
    options.num_sanity_val_steps = 0;
  }).fit(model);
  expect_order("fit_skip_epoch");
}

TEST_F(HookOrderTest, AnEarlyExitIsThatOfLightning) {
  RecordingModel model(3);
  trainer(
      [](TrainerOptions& options) {
        options.max_epochs = 3;
        options.num_sanity_val_steps = 0;
      },
      {std::make_shared<Stopper>()})
      .fit(model);
  expect_order("fit_early_exit");
}

TEST_F(HookOrderTest, ValidationInsideAnEpochIsThatOfLightning) {
  RecordingModel model(4);
  trainer([](TrainerOptions& options) {
    options.val_check_interval = 2;
    options.limit_val_batches = 1;
  }).fit(model);
  expect_order("fit_mid_epoch_validation");
}

TEST_F(HookOrderTest, MaxStepsIsThatOfLightning) {
  RecordingModel model(3);
  trainer([](TrainerOptions& options) {
    options.max_epochs = -1;
    options.max_steps = 2;
    options.num_sanity_val_steps = 0;
  }).fit(model);
  expect_order("fit_max_steps");
}

TEST_F(HookOrderTest, ResumingIsThatOfLightning) {
  {
    RecordingModel model(1);
    trainer().fit(model);
  }
  hook_record().clear();
  RecordingModel model(1);
  trainer([](TrainerOptions& options) {
    options.max_epochs = 2;
  }).fit(model, {.ckpt_path = checkpoint().string()});
  expect_order("fit_resume");
}

TEST_F(HookOrderTest, TwoEpochsAreThoseOfLightning) {
  RecordingModel model(2);
  trainer([](TrainerOptions& options) {
    options.max_epochs = 2;
    options.limit_val_batches = 1;
  }).fit(model);
  expect_order("fit_two_epochs");
}

TEST_F(HookOrderTest, ValidateIsThatOfLightning) {
  RecordingModel model(2);
  trainer().validate(model);
  expect_order("validate");
}

TEST_F(HookOrderTest, TestIsThatOfLightning) {
  RecordingModel model(2);
  trainer().test(model);
  expect_order("test");
}

TEST_F(HookOrderTest, PredictIsThatOfLightning) {
  RecordingModel model(2);
  EXPECT_EQ(trainer().predict(model).size(), 2U);
  expect_order("predict");
}

TEST_F(HookOrderTest, ValidateWithoutBatchesIsThatOfLightning) {
  RecordingModel model(2);
  trainer([](TrainerOptions& options) {
    options.limit_val_batches = 0;
  }).validate(model);
  expect_order("validate_no_batches");
}

TEST_F(HookOrderTest, TestWithADataModuleIsThatOfLightning) {
  RecordingModel model(1);
  RecordingData data;
  trainer().test(model, data);
  expect_order("test_datamodule");
}

// One path: the caller's loop makes the calls that fit makes.
TEST_F(HookOrderTest, AdvanceMakesTheCallsOfFit) {
  RecordingModel model(2);
  auto owner = trainer([](TrainerOptions& options) {
    options.max_epochs = 2;
    options.limit_val_batches = 1;
  });
  auto run = owner.start(model);
  while (run.advance()) {
  }
  run.finish();
  expect_order("fit_two_epochs");
}

/// Takes all lines "line" out; how many there were.
int64_t take_out(std::string& text, const std::string& line) {
  int64_t count = 0;
  for (size_t at = text.find(line); at != std::string::npos;
       at = text.find(line)) {
    text.erase(at, line.size());
    ++count;
  }
  return count;
}

// With batches of the caller's no training loader is asked for, loaders for
// validation when it is due, and that a batch was the last of its epoch shows
// only afterwards: schedulers by epoch step in end_epoch(). All else is fit.
TEST_F(HookOrderTest, StepMakesTheCallsOfFit) {
  const auto change = [](TrainerOptions& options) {
    options.max_epochs = 2;
    options.limit_val_batches = 1;
    options.num_sanity_val_steps = 0;
  };
  RecordingModel by_fit(2);
  trainer(change).fit(by_fit);
  auto expected = hook_record().text();
  EXPECT_EQ(take_out(expected, "M.train_dataloader\n"), 1);

  hook_record().clear();
  std::filesystem::remove_all(checkpoint());
  RecordingModel by_step(2);
  auto owner = trainer(change);
  auto run = owner.start(by_step);
  for (int epoch = 0; epoch < 2; ++epoch) {
    for (int i = 0; i < 2; ++i) {
      EXPECT_TRUE(run.step({torch::zeros({1, 4})}));
    }
    run.end_epoch();
  }
  run.finish();
  auto found = hook_record().text();
  for (auto* text : {&found, &expected}) {
    EXPECT_EQ(take_out(*text, "M.lr_scheduler_step\n"), 2);
    EXPECT_EQ(take_out(*text, "M.val_dataloader\n"), 1);
  }
  EXPECT_EQ(found, expected);
}

// The same under the names of Lightning's own tests.
class ConformanceHooks : public HookOrderTest {};

TEST_F(ConformanceHooks, test_trainer_model_hook_system_fit) {
  RecordingModel automatic(1);
  trainer().fit(automatic);
  expect_order("fit");
  hook_record().clear();
  RecordingModel manual(1, /*manual=*/true);
  trainer().fit(manual);
  expect_order("fit_manual");
}

TEST_F(ConformanceHooks, test_trainer_model_hook_system_eval) {
  RecordingModel model(2);
  trainer().validate(model);
  expect_order("validate");
  hook_record().clear();
  trainer().test(model);
  expect_order("test");
  hook_record().clear();
  trainer([](TrainerOptions& options) {
    options.limit_val_batches = 0;
  }).validate(model);
  expect_order("validate_no_batches");
}

TEST_F(ConformanceHooks, test_trainer_model_hook_system_predict) {
  RecordingModel model(2);
  trainer().predict(model);
  expect_order("predict");
}

TEST_F(ConformanceHooks, test_trainer_datamodule_hook_system) {
  RecordingModel model(1);
  RecordingData data;
  trainer().fit(model, data);
  expect_order("fit_datamodule");
  hook_record().clear();
  trainer().test(model, data);
  expect_order("test_datamodule");
}

TEST_F(
    ConformanceHooks,
    test_trainer_model_hook_system_fit_no_val_and_resume_max_epochs) {
  const auto train = [this](int64_t epochs, const FitOptions& from) {
    RecordingModel model(2);
    auto owner = trainer([&](TrainerOptions& options) {
      options.limit_val_batches = 0;
      options.max_epochs = epochs;
    });
    owner.fit(model, from);
    return owner.global_step();
  };
  EXPECT_EQ(train(1, {}), 2);
  const auto saved = checkpoint();
  hook_record().clear();
  EXPECT_EQ(train(2, {.ckpt_path = saved.string()}), 4);
  expect_order("fit_resume_no_validation");
}

// The first run ends inside an epoch; the second goes on in it.
TEST_F(
    ConformanceHooks,
    test_trainer_model_hook_system_fit_no_val_and_resume_max_steps) {
  const auto train = [this](int64_t steps, const FitOptions& from) {
    RecordingModel model(4);
    auto owner = trainer([&](TrainerOptions& options) {
      options.limit_val_batches = 0;
      options.max_epochs = -1;
      options.max_steps = steps;
    });
    owner.fit(model, from);
    return owner.global_step();
  };
  EXPECT_EQ(train(1, {}), 1);
  const auto saved = checkpoint();
  hook_record().clear();
  EXPECT_EQ(train(3, {.ckpt_path = saved.string()}), 3);
  expect_order("fit_resume_max_steps");
}

/// Can be made without arguments, and keeps what it is given to load.
class LoadedModel : public RecordingModel {
 public:
  LoadedModel() : RecordingModel(1) {}
  void on_load_checkpoint(const Value::Dict& checkpoint) override {
    RecordingModel::on_load_checkpoint(checkpoint);
    loaded = checkpoint;
  }
  Value::Dict loaded;
};

class LoadedData : public RecordingData {
 public:
  void load_state_dict(const Value& state) override {
    RecordingData::load_state_dict(state);
    loaded = state;
  }
  Value loaded;
};

TEST_F(ConformanceHooks, test_load_from_checkpoint_hook_calls) {
  LoadedModel model;
  LoadedData data;
  trainer([](TrainerOptions& options) {
    options.limit_val_batches = 0;
  }).fit(model, data);
  hook_record().clear();
  const auto again = load_from_checkpoint<LoadedModel>(checkpoint());
  const auto data_again = load_from_checkpoint<LoadedData>(checkpoint());
  expect_order("load_from_checkpoint");
  for (const char* key :
       {"callbacks",
        "epoch",
        "global_step",
        "lr_schedulers",
        "optimizer_states",
        "pytorch-lightning_version",
        "state_dict",
        "loops",
        "LoadedData"}) {
    EXPECT_TRUE(again.loaded.contains(key)) << key;
  }
  EXPECT_EQ(data_again.loaded, (Value::Dict{{"seen", 2}}));
  EXPECT_TRUE(torch::equal(again.layer->weight, model.layer->weight));
}

} // namespace
} // namespace fulgurite::test
