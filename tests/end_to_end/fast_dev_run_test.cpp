// fast_dev_run and barebones: what they switch off; and fits that have only
// half of what a validation needs.
#include "tests/end_to_end/scripted_model.h"

#include <gtest/gtest.h>

namespace fulgurite::test {
namespace {

/// A logger that must not be used.
class UnusedLogger : public Logger {
 public:
  std::string name() const override {
    return "unused";
  }
  std::string version() const override {
    return "0";
  }
  std::filesystem::path save_dir() const override {
    return {};
  }
  void open() override {
    ++calls;
  }
  void log_metrics(Scalars, int64_t) override {
    ++calls;
  }
  void finalize(std::string_view) override {
    ++calls;
  }
  int calls = 0;
};

/// Counts the steps and epochs of each stage, and logs in each.
class SmokeModel : public BoringModel {
 public:
  explicit SmokeModel() : BoringModel(8) {}
  at::Tensor training_step(const Row& batch, int64_t batch_idx) override {
    log("some_metric", 7.0);
    ++trained;
    return BoringModel::training_step(batch, batch_idx);
  }
  void validation_step(const Row&, int64_t) override {
    ++validated;
  }
  void test_step(const Row&, int64_t) override {
    ++tested;
  }
  void on_train_epoch_end() override {
    ++train_epochs;
  }
  void on_validation_epoch_end() override {
    ++validation_epochs;
  }
  int64_t trained = 0;
  int64_t validated = 0;
  int64_t tested = 0;
  int64_t train_epochs = 0;
  int64_t validation_epochs = 0;
};

/// The same with nothing to validate on.
class SmokeModelWithoutValidation : public SmokeModel {
 public:
  std::vector<Loader<Row>> val_dataloaders() override {
    return {};
  }
};

class ConformanceFastDevRun : public ::testing::Test {
 protected:
  TrainerOptions options(int64_t batches) {
    TrainerOptions out;
    out.default_root_dir = folder_.path().string();
    out.fast_dev_run = batches;
    out.logger = logger_;
    out.callbacks = {checkpoint_, stopping_};
    out.val_check_interval = 2;
    out.log_every_n_steps = 1;
    out.enable_progress_bar = false;
    out.enable_model_summary = false;
    return out;
  }

  void expect_short_run(Trainer& trainer, int64_t batches) {
    auto& context = trainer.context();
    EXPECT_TRUE(trainer.state().finished());
    EXPECT_EQ(context.max_steps(), batches);
    EXPECT_EQ(context.max_epochs(), 1);
    EXPECT_EQ(trainer.options().num_sanity_val_steps, 0);
    EXPECT_EQ(trainer.options().val_check_interval, ValCheckInterval(1.0));
    EXPECT_EQ(context.check_val_every_n_epoch(), 1);
  }

  void expect_nothing_kept(Trainer& trainer) {
    EXPECT_TRUE(trainer.context().loggers().empty());
    EXPECT_EQ(logger_->calls, 0);
    // The callbacks are there and do nothing: early stopping would miss its
    // metric, the checkpoint would write.
    EXPECT_EQ(
        trainer.context().callbacks(), (CallbackList{stopping_, checkpoint_}));
    EXPECT_EQ(trainer.best_model_path(), "");
    EXPECT_EQ(names_in_folder(folder_.path()), NameSet{});
  }

  ScopedLogCapture log_;
  TempDir folder_;
  std::shared_ptr<UnusedLogger> logger_ = std::make_shared<UnusedLogger>();
  std::shared_ptr<Callback> checkpoint_ = std::make_shared<ModelCheckpoint>();
  std::shared_ptr<Callback> stopping_ =
      std::make_shared<EarlyStopping>(EarlyStoppingOptions{.monitor = "foo"});
};

TEST_F(
    ConformanceFastDevRun,
    test_callbacks_and_logger_not_called_with_fastdevrun) {
  for (const int64_t batches : {1, 4}) {
    SmokeModel model;
    Trainer trainer(options(batches));
    trainer.fit(model);
    expect_short_run(trainer, batches);
    trainer.test(model, {.verbose = false});
    EXPECT_EQ(model.trained, batches);
    EXPECT_EQ(model.validated, batches);
    EXPECT_EQ(model.tested, batches);
    EXPECT_EQ(model.train_epochs, 1);
    EXPECT_EQ(model.validation_epochs, 1);
    expect_nothing_kept(trainer);
  }
}

TEST_F(ConformanceFastDevRun, RunsWithoutAValidationToo) {
  SmokeModelWithoutValidation model;
  Trainer trainer(options(4));
  trainer.fit(model);
  expect_short_run(trainer, 4);
  EXPECT_EQ(model.trained, 4);
  EXPECT_EQ(model.validated, 0);
  EXPECT_EQ(model.validation_epochs, 0);
  expect_nothing_kept(trainer);
}

TEST(ConformanceBarebones, test_barebones_argument_selection) {
  ScopedLogCapture log;
  Trainer trainer({.barebones = true});
  EXPECT_TRUE(log.contains("Running with barebones = true"));
  auto& context = trainer.context();
  EXPECT_TRUE(trainer.options().barebones);
  // No checkpoint, no progress bar, no summary.
  EXPECT_TRUE(context.callbacks().empty());
  EXPECT_TRUE(context.loggers().empty());
  EXPECT_EQ(context.log_every_n_steps(), 0);
  EXPECT_EQ(trainer.options().num_sanity_val_steps, 0);
  EXPECT_FALSE(context.fast_dev_run());
  EXPECT_FALSE(trainer.options().detect_anomaly);
  EXPECT_EQ(context.profiler(), nullptr);
}

TEST(ConformanceBarebones, test_barebones_raises) {
  ScopedLogCapture log;
  const std::pair<const char*, TrainerOptions> cases[] = {
      {"enable_checkpointing", {.enable_checkpointing = true}},
      {"logger", {.logger = UnusedLogger()}},
      {"enable_progress_bar", {.enable_progress_bar = true}},
      {"enable_model_summary", {.enable_model_summary = true}},
      {"log_every_n_steps", {.log_every_n_steps = 1}},
      {"num_sanity_val_steps", {.num_sanity_val_steps = 1}},
      {"fast_dev_run", {.fast_dev_run = 1}},
      {"detect_anomaly", {.detect_anomaly = true}},
      {"profiler", {.profiler = "simple"}}};
  for (auto [name, options] : cases) {
    EXPECT_NO_THROW(validate_options(options)) << name;
    options.barebones = true;
    try {
      Trainer trainer(options);
      ADD_FAILURE() << name << " was accepted";
    } catch (const MisconfigurationError& error) {
      const std::string expected = detail::join(
          "[Trainer.barebones] expected ", name, " to be left open");
      EXPECT_NE(std::string(error.what()).find(expected), std::string::npos)
          << error.what();
    }
  }
}

TEST(ConformanceBarebones, test_barebones_disables_logging) {
  ScopedLogCapture log;
  TempDir folder;
  ScriptedModel model;
  model.in_training_step = [](ScriptedModel& self) {
    self.log("foo", 1.0);
    self.log_dict({{"bar", torch::ones({})}});
  };
  Trainer trainer(
      {.max_epochs = 1,
       .barebones = true,
       .default_root_dir = folder.path().string()});
  trainer.fit(model);
  EXPECT_TRUE(log.contains("barebones = true: log is switched off, 'foo'"));
  EXPECT_TRUE(trainer.callback_metrics().empty());
  EXPECT_EQ(trainer.global_step(), 4);
  EXPECT_EQ(names_in_folder(folder.path()), NameSet{});
}

/// BoringModel without its validation_step.
class NoValidationStep : public Module<Row> {
 public:
  NoValidationStep() {
    layer_ = register_module("layer", torch::nn::Linear(4, 2));
  }
  at::Tensor training_step(const Row& batch, int64_t) override {
    return layer_(batch.x).sum();
  }
  Optimizers configure_optimizers() override {
    return optim::SGD(parameters(), {.lr = 0.1});
  }
  Loader<Row> train_dataloader() override {
    return rows_loader(2);
  }

 private:
  torch::nn::Linear layer_{nullptr};
};

constexpr const char* kNoStep =
    "There are validation loaders, but the module does not override "
    "validation_step";
constexpr const char* kNoLoaders =
    "The module has a validation_step, but there are no validation loaders";

class ConformanceConfigValidator : public ::testing::Test {
 protected:
  /// What a fit of one epoch says.
  template <class M, class... Data>
  std::string warning_of_fit(M&& model, const Data&... data) {
    const ScopedLogCapture log;
    auto options = quiet_options(folder_.path());
    Trainer(options).fit(model, data...);
    return log.contains(kNoStep)      ? kNoStep
           : log.contains(kNoLoaders) ? kNoLoaders
                                      : "";
  }

  TempDir folder_;
};

TEST_F(ConformanceConfigValidator, test_fit_val_loop_config) {
  const std::vector<Loader<Row>> some = {rows_loader(2)};
  EXPECT_EQ(warning_of_fit(NoValidationStep(), rows_loader(2), some), kNoStep);
  EXPECT_EQ(warning_of_fit(BoringModel(), rows_loader(2)), kNoLoaders);
  // Both or neither: as it should be.
  EXPECT_EQ(warning_of_fit(BoringModel(), rows_loader(2), some), "");
  EXPECT_EQ(warning_of_fit(BoringModel()), "");
  EXPECT_EQ(warning_of_fit(NoValidationStep()), "");
}

TEST_F(ConformanceConfigValidator, NothingIsSaidWhereItIsNotKnown) {
  // Behind a reference to the base nobody can tell what is overridden.
  NoValidationStep without;
  Module<Row>& unknown = without;
  EXPECT_EQ(warning_of_fit(unknown), "");
  EXPECT_EQ(warning_of_fit(unknown, rows_loader(2)), "");
}

TEST_F(ConformanceConfigValidator, NothingIsSaidWhereValidationIsSwitchedOff) {
  const ScopedLogCapture log;
  BoringModel model;
  auto options = quiet_options(folder_.path());
  options.limit_val_batches = 0;
  Trainer(options).fit(model, rows_loader(2));
  EXPECT_FALSE(log.contains(kNoLoaders));
}

} // namespace
} // namespace fulgurite::test
