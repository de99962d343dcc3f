#include "fulgurite/callbacks/model_checkpoint.h"

#include "fulgurite/base/env.h"
#include "fulgurite/base/options.h"
#include "tests/callbacks/fit_script.h"
#include "tests/support/message_of.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fulgurite::test {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

std::vector<std::string> names_in(const fs::path& folder) {
  std::vector<std::string> out;
  for (const auto& entry : fs::directory_iterator(folder)) {
    out.push_back(entry.path().filename().string());
  }
  std::sort(out.begin(), out.end());
  return out;
}

using Names = std::vector<std::string>;

/// A run in a folder of its own, with a metric that falls by 1 per validation.
class ModelCheckpointTest : public ::testing::Test {
 protected:
  ModelCheckpointTest() : folder_(fs::canonical(temp_.path())) {
    trainer_.root_dir = folder_;
  }

  std::shared_ptr<ModelCheckpoint> make(ModelCheckpointOptions options) {
    if (options.dirpath.empty()) {
      options.dirpath = folder_.string();
    }
    return std::make_shared<ModelCheckpoint>(options);
  }

  void fit(
      const std::shared_ptr<ModelCheckpoint>& callback,
      int64_t epochs = 3,
      const std::function<void(FitScript&)>& change = {}) {
    FitScript script(trainer_, {callback});
    script.max_epochs = epochs;
    script.on_validation = [&] {
      trainer_.metrics.set(
          "val_loss", 100.0 - static_cast<double>(++validations_));
    };
    if (change) {
      change(script);
    }
    script.fit();
  }

  ScopedLogCapture log_;
  TempDir temp_;
  fs::path folder_;
  FakeTrainerContext trainer_;
  int validations_ = 0;
};

TEST_F(ModelCheckpointTest, ReadsItsOptionsFromATree) {
  ModelCheckpointOptions options;
  from_value(
      options,
      Value::Dict{
          {"save_last", "link"},
          {"train_time_interval", "00:00:10:00"},
          {"every_n_epochs", nullptr},
          {"mode", "max"}},
      "ModelCheckpoint");
  EXPECT_TRUE(options.save_last.is_link());
  EXPECT_EQ(options.train_time_interval.duration(), 10min);
  EXPECT_FALSE(options.every_n_epochs);
  EXPECT_EQ(options.mode, "max");
  EXPECT_EQ(to_value(options).as_dict().at("save_last"), Value("link"));
}

TEST_F(ModelCheckpointTest, SaveLastNamesWhatItTakes) {
  const auto message = message_of([] {
    ModelCheckpointOptions options;
    from_value(options, Value::Dict{{"save_last", "copy"}}, "callbacks");
  });
  EXPECT_TRUE(has(message, "[callbacks.save_last]")) << message;
  EXPECT_TRUE(has(message, "\"link\""));
  EXPECT_TRUE(
      has(message_of([] { SaveLast("copy"); }), "[ModelCheckpoint.save_last]"));
}

TEST_F(ModelCheckpointTest, ADirpathThatIsAFileIsRefusedBeforeTraining) {
  std::ofstream(folder_ / "file") << "x";
  const auto callback = make({.dirpath = (folder_ / "file").string()});
  const auto message = message_of([&] { fit(callback); });
  EXPECT_TRUE(has(message, "expected a folder")) << message;
}

TEST_F(ModelCheckpointTest, WarnsOfAFolderThatIsNotEmpty) {
  std::ofstream(folder_ / "file") << "x";
  fit(make({}));
  EXPECT_TRUE(log_.contains("exists and is not empty"));
}

TEST_F(ModelCheckpointTest, DoesNotWarnOfAFolderWhereNothingIsKept) {
  std::ofstream(folder_ / "file") << "x";
  fit(make({.save_top_k = 0}));
  EXPECT_FALSE(log_.contains("not empty"));
}

TEST_F(ModelCheckpointTest, DefaultFolderIsThatOfTheFirstLogger) {
  trainer_.logger_list = {std::make_shared<FakeLogger>(folder_ / "logs")};
  const auto callback = std::make_shared<ModelCheckpoint>();
  fit(callback);
  EXPECT_EQ(
      callback->dirpath(),
      folder_ / "logs" / "lightning_logs" / "version_0" / "checkpoints");
}

TEST_F(ModelCheckpointTest, ALoggerWithoutAFolderLendsItsNamesOnly) {
  trainer_.logger_list = {std::make_shared<FakeLogger>()};
  const auto callback = std::make_shared<ModelCheckpoint>();
  fit(callback);
  EXPECT_EQ(
      callback->dirpath(),
      folder_ / "lightning_logs" / "version_0" / "checkpoints");
}

TEST_F(ModelCheckpointTest, WithoutALoggerItUsesDefaultRootDir) {
  const auto callback = std::make_shared<ModelCheckpoint>();
  fit(callback);
  EXPECT_EQ(callback->dirpath(), folder_ / "checkpoints");
}

TEST_F(ModelCheckpointTest, RankZeroDecidesAboutTheFolder) {
  trainer_.fake_strategy.rank = 1;
  trainer_.fake_strategy.ranks = 2;
  trainer_.fake_strategy.broadcast_answer = "/of/rank/zero";
  trainer_.fake_strategy.decision_answer = false;
  const auto callback = std::make_shared<ModelCheckpoint>();
  fit(callback, 1);
  EXPECT_EQ(callback->dirpath(), "/of/rank/zero");
}

TEST_F(ModelCheckpointTest, OnlyRankZeroNotifiesLoggers) {
  const auto logger = std::make_shared<FakeLogger>(folder_);
  trainer_.logger_list = {logger};
  trainer_.fake_strategy.rank = 1;
  trainer_.fake_strategy.ranks = 2;
  fit(make({}), 1);
  EXPECT_TRUE(logger->saved.empty());
  EXPECT_EQ(trainer_.saves.size(), 1U);
}

TEST_F(ModelCheckpointTest, LoggersHearOfEachSave) {
  const auto logger = std::make_shared<FakeLogger>(folder_ / "logs");
  trainer_.logger_list = {logger};
  fit(make({.save_last = true}), 1);
  EXPECT_EQ(logger->saved, trainer_.saves);
  EXPECT_EQ(logger->saved.size(), 2U);
}

TEST_F(ModelCheckpointTest, UnknownMonitorNamesTheNearestMetric) {
  const auto callback = make({.monitor = "val_los"});
  const auto message = message_of([&] { fit(callback); });
  EXPECT_TRUE(has(message, "'val_los'")) << message;
  EXPECT_TRUE(has(message, "did you mean 'val_loss'?"));
  EXPECT_TRUE(has(message, "epoch, step"));
}

TEST_F(ModelCheckpointTest, UnknownMonitorIsAnErrorWithoutValidationToo) {
  trainer_.validation = false;
  const auto callback = make({.monitor = "acc"});
  EXPECT_TRUE(has(message_of([&] { fit(callback); }), "'acc'"));
}

TEST_F(ModelCheckpointTest, UnknownMonitorIsAWarningBeforeTheFirstValidation) {
  trainer_.val_every_n_epoch = 2;
  trainer_.val_at_epoch_end_only = false;
  const auto callback =
      make({.monitor = "val_loss", .save_on_train_epoch_end = true});
  fit(callback, 2);
  EXPECT_TRUE(log_.contains("'val_loss'"));
  EXPECT_EQ(names_in(folder_), Names{"epoch=1-step=8.ckpt"});
}

TEST_F(ModelCheckpointTest, ASaveThatWaitedIsMadeAtTheEndOfTheEpoch) {
  // The metric comes with the validation at the end of the epoch, after the
  // steps at which a save was due.
  const auto callback =
      make({.monitor = "val_loss", .save_top_k = -1, .every_n_train_steps = 3});
  fit(callback, 1);
  EXPECT_EQ(names_in(folder_), Names{"epoch=0-step=4.ckpt"});
}

TEST_F(ModelCheckpointTest, AWaitingSaveForAnUnknownMetricIsAnError) {
  const auto callback = make({.monitor = "acc", .every_n_train_steps = 1});
  EXPECT_TRUE(has(message_of([&] { fit(callback); }), "'acc'"));
}

TEST_F(ModelCheckpointTest, WithoutValidationItSavesAfterTheTrainingEpoch) {
  trainer_.validation = false;
  trainer_.val_every_n_epoch = 5;
  trainer_.val_at_epoch_end_only = false;
  fit(make({.save_top_k = -1}), 2);
  EXPECT_EQ(
      names_in(folder_), (Names{"epoch=0-step=4.ckpt", "epoch=1-step=8.ckpt"}));
}

TEST_F(ModelCheckpointTest, WithoutTopKTheLastOneIsSavedAtEachOccasion) {
  fit(make({.save_last = true, .save_top_k = 0}), 3);
  EXPECT_EQ(trainer_.saves.size(), 3U);
  EXPECT_EQ(names_in(folder_), Names{"last.ckpt"});
}

TEST_F(ModelCheckpointTest, DoesNothingInFastDevRun) {
  trainer_.is_fast_dev_run = true;
  fit(make({.save_last = true}));
  EXPECT_TRUE(trainer_.saves.empty());
}

TEST_F(ModelCheckpointTest, DoesNothingWhileValidatingOutsideFit) {
  const auto callback = make({});
  trainer_.run.fn = TrainerFn::kValidating;
  trainer_.step = 7;
  callback->setup(trainer_, trainer_.module(), TrainerFn::kValidating);
  callback->on_validation_end(trainer_, trainer_.module());
  EXPECT_TRUE(trainer_.saves.empty());
}

TEST_F(ModelCheckpointTest, TheNewFileIsThereBeforeTheOldOneIsRemoved) {
  /// Looks at the folder while a file is being removed.
  class Witness : public FakeLogger {
   public:
    explicit Witness(fs::path folder) : folder_(std::move(folder)) {}
    void after_save_checkpoint(const fs::path&) override {
      seen.push_back(names_in(folder_));
    }
    std::vector<Names> seen;

   private:
    fs::path folder_;
  };
  const auto witness = std::make_shared<Witness>(folder_);
  trainer_.logger_list = {witness};
  fit(make({.filename = "{epoch}", .monitor = "val_loss"}), 2);
  EXPECT_EQ(witness->seen.back(), (Names{"epoch=0.ckpt", "epoch=1.ckpt"}));
  EXPECT_EQ(names_in(folder_), Names{"epoch=1.ckpt"});
}

TEST_F(ModelCheckpointTest, TheLinkIsTurnedBeforeItsFileIsRemoved) {
  fit(make({.filename = "{epoch}", .monitor = "val_loss", .save_last = "link"}),
      2);
  const auto link = folder_ / "last.ckpt";
  EXPECT_EQ(fs::read_symlink(link), "epoch=1.ckpt");
  EXPECT_TRUE(fs::exists(link));
}

TEST_F(ModelCheckpointTest, AFailedSaveKeepsTheOldFilesAndTheOldState) {
  const auto callback = make({.filename = "{epoch}", .monitor = "val_loss"});
  fit(callback, 1);
  const auto before = callback->state_dict();
  trainer_.save_fails = true;
  EXPECT_TRUE(
      has(message_of<UserError>([&] { fit(callback, 2); }), "No space left"));
  EXPECT_EQ(callback->state_dict(), before);
  EXPECT_EQ(names_in(folder_), Names{"epoch=0.ckpt"});
}

TEST_F(ModelCheckpointTest, AnOldFileThatCannotBeRemovedIsAWarning) {
  trainer_.fake_strategy.remove_fails = true;
  fit(make({.filename = "{epoch}", .monitor = "val_loss"}), 2);
  EXPECT_TRUE(log_.contains("could not remove"));
  EXPECT_TRUE(log_.contains("read-only"));
}

TEST_F(ModelCheckpointTest, NeverRemovesAFileOutsideItsFolder) {
  const auto foreign = folder_ / "elsewhere" / "best.ckpt";
  fs::create_directories(foreign.parent_path());
  std::ofstream(foreign) << "x";
  const auto callback =
      make({.dirpath = (folder_ / "mine").string(), .monitor = "val_loss"});
  auto state = callback->state_dict();
  state.as_dict()["best_model_path"] = foreign.string();
  state.as_dict()["best_k_models"] =
      Value::Dict{{Value(foreign.string()), Value(1000.0)}};
  callback->load_state_dict(state);
  fit(callback, 1);
  EXPECT_TRUE(fs::exists(foreign));
  EXPECT_EQ(names_in(folder_ / "mine"), Names{"epoch=0-step=4.ckpt"});
}

TEST_F(ModelCheckpointTest, NeverRemovesTheFileBehindTheLinkItResumedFrom) {
  const auto callback =
      make({.filename = "{epoch}", .monitor = "val_loss", .save_last = "link"});
  fit(callback, 1);
  trainer_.resumed_from = folder_ / "last.ckpt";
  fit(callback, 2);
  EXPECT_EQ(
      names_in(folder_), (Names{"epoch=0.ckpt", "epoch=1.ckpt", "last.ckpt"}));
}

TEST_F(ModelCheckpointTest, ASmallerTopKAfterAResumeRemovesNothing) {
  const auto many = make({.monitor = "val_loss", .save_top_k = 3});
  fit(many, 3);
  const auto few = make({.monitor = "val_loss", .save_top_k = 1});
  few->load_state_dict(many->state_dict());
  EXPECT_EQ(few->best_k_models().size(), 1U);
  EXPECT_EQ(few->best_k_models().front().first, few->best_model_path());
  fit(few, 4);
  EXPECT_EQ(names_in(folder_).size(), 3U);
  EXPECT_TRUE(log_.contains("stays on the disk"));
}

TEST_F(ModelCheckpointTest, RanksAgreeAboutTopK) {
  trainer_.fake_strategy.ranks = 2;
  trainer_.fake_strategy.decision_answer = false;
  const auto callback = make({.monitor = "val_loss"});
  fit(callback, 3);
  // The first needs no decision; the others were turned down elsewhere.
  EXPECT_EQ(trainer_.saves.size(), 1U);
}

TEST_F(ModelCheckpointTest, TellsItsDecisionsWhenVerbose) {
  fit(make(
          {.filename = "{epoch}",
           .monitor = "val_loss",
           .verbose = true,
           .mode = "max"}),
      2);
  EXPECT_TRUE(log_.contains(
      "Epoch 0, global step 4: 'val_loss' reached 99.00000 (best 99.00000), "
      "saving model to '"));
  EXPECT_TRUE(
      log_.contains("Epoch 1, global step 8: 'val_loss' was not in top 1"));
}

TEST_F(ModelCheckpointTest, SavesOnAnExceptionWithoutWritingOverAFile) {
  std::ofstream(folder_ / "best.ckpt") << "precious";
  const auto callback =
      make({.filename = "best", .save_last = true, .save_on_exception = true});
  callback->setup(trainer_, trainer_.module(), TrainerFn::kFitting);
  trainer_.step = 3;
  callback->on_exception(
      trainer_,
      trainer_.module(),
      std::make_exception_ptr(std::runtime_error("trouble")));
  EXPECT_EQ(
      names_in(folder_), (Names{"best-v1.ckpt", "best.ckpt", "last.ckpt"}));
  EXPECT_TRUE(log_.contains("trouble"));
}

TEST_F(ModelCheckpointTest, SavesOnAnExceptionOnlyWhenAskedAndSomethingIsNew) {
  const auto error = std::make_exception_ptr(std::runtime_error("trouble"));
  const auto plain = make({});
  trainer_.step = 3;
  plain->on_exception(trainer_, trainer_.module(), error);
  const auto asked = make({.save_on_exception = true});
  trainer_.step = 0;
  asked->on_exception(trainer_, trainer_.module(), error);
  trainer_.step = 3;
  trainer_.run.stage = RunningStage::kSanityChecking;
  asked->on_exception(trainer_, trainer_.module(), error);
  EXPECT_TRUE(trainer_.saves.empty());
}

TEST_F(ModelCheckpointTest, ASaveThatFailsOnAnExceptionDoesNotHideIt) {
  const auto callback = make({.save_on_exception = true});
  trainer_.step = 3;
  trainer_.save_fails = true;
  callback->on_exception(
      trainer_,
      trainer_.module(),
      std::make_exception_ptr(std::runtime_error("trouble")));
  EXPECT_TRUE(log_.contains("could not save after an exception"));
}

TEST_F(ModelCheckpointTest, AMetricThatDoesNotFitTheNameIsAnError) {
  const auto callback =
      make({.filename = "{val_loss:03d}", .monitor = "val_loss"});
  EXPECT_TRUE(
      has(message_of<UserError>([&] { fit(callback); }), "'val_loss' = 99.0"));
}

TEST_F(ModelCheckpointTest, StateHasLightningsKeysAndKinds) {
  const auto callback = make({.filename = "{epoch}", .monitor = "val_loss"});
  const auto kinds = [&] {
    std::string out;
    const auto state = callback->state_dict();
    for (const auto& [key, value] : state.as_dict()) {
      out += key.as_string() + ":" + std::string(value.kind()) + " ";
    }
    return out;
  };
  EXPECT_EQ(
      kinds(),
      "monitor:str best_model_score:NoneType best_model_path:str "
      "current_score:NoneType dirpath:str best_k_models:dict "
      "kth_best_model_path:str kth_value:Tensor last_model_path:str ");
  fit(callback, 1);
  EXPECT_EQ(
      kinds(),
      "monitor:str best_model_score:Tensor best_model_path:str "
      "current_score:Tensor dirpath:str best_k_models:dict "
      "kth_best_model_path:str kth_value:Tensor last_model_path:str ");
  const auto state = callback->state_dict();
  const auto& score = state.as_dict().at("best_model_score").as_tensor();
  EXPECT_EQ(score.dim(), 0);
  EXPECT_EQ(score.scalar_type(), at::kFloat);
}

TEST_F(ModelCheckpointTest, AStateWithTheWrongKindsLeavesItAsItWas) {
  const auto callback = make({.monitor = "val_loss"});
  const auto before = callback->state_dict();
  auto broken = before;
  broken.as_dict()["best_k_models"] = Value::List{};
  EXPECT_THROW(callback->load_state_dict(broken), UserError);
  EXPECT_THROW(callback->load_state_dict(Value(3)), UserError);
  EXPECT_THROW(callback->load_state_dict(Value::Dict{}), UserError);
  EXPECT_EQ(callback->state_dict(), before);
}

TEST_F(ModelCheckpointTest, ATimeIntervalInTheStateKeyIsPythonsRepr) {
  const auto key = [](TimeLimit interval) {
    return ModelCheckpoint({.train_time_interval = interval}).state_key();
  };
  EXPECT_TRUE(has(key(1min), "datetime.timedelta(seconds=60)}")) << key(1min);
  EXPECT_TRUE(
      has(key(25h + 1500ms),
          "datetime.timedelta(days=1, seconds=3601, "
          "microseconds=500000)}"));
  EXPECT_TRUE(has(key(0s), "datetime.timedelta(0)}"));
}

TEST_F(ModelCheckpointTest, TheNewestOfAllLastCheckpointsIsFound) {
  const auto a = make({.dirpath = (folder_ / "a").string()});
  const auto b = make({.dirpath = (folder_ / "b").string()});
  trainer_.callback_list = {a, b};
  EXPECT_FALSE(newest_last_checkpoint(trainer_));
  for (const char* name : {"a/last.ckpt", "a/last-v1.ckpt", "b/last.ckpt"}) {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name) << "x";
  }
  const auto now = fs::file_time_type::clock::now();
  fs::last_write_time(folder_ / "a/last.ckpt", now - 3s);
  fs::last_write_time(folder_ / "a/last-v1.ckpt", now - 1s);
  fs::last_write_time(folder_ / "b/last.ckpt", now - 2s);
  EXPECT_EQ(newest_last_checkpoint(trainer_), folder_ / "a/last-v1.ckpt");
}

TEST_F(ModelCheckpointTest, ALastLinkWithoutItsFileIsNotFound) {
  fs::create_symlink("gone.ckpt", folder_ / "last.ckpt");
  EXPECT_TRUE(make({})->find_last_checkpoints(trainer_).empty());
}

} // namespace
} // namespace fulgurite::test
