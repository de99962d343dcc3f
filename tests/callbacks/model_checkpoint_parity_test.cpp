// Replays the runs that tests/parity/callbacks/make_model_checkpoint.py made
// with Python Lightning, and compares files, saves and state.
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "tests/callbacks/fit_script.h"
#include "tests/callbacks/lightning_runs.h"
#include "tests/support/temp_dir.h"

namespace fulgurite::test {
namespace {

namespace fs = std::filesystem;

/// What a save remembers, for the run that resumes from it.
struct Saved {
  int64_t epoch;
  int64_t step;
  Value state;
};

class Replay {
 public:
  explicit Replay(const fs::path& folder) : folder_(folder) {}

  void run(const json& run, const json& expected) {
    const auto callback = checkpoint_of_run(run, folder_);
    FakeTrainerContext trainer;
    trainer.saved_callback = callback.get();
    FitScript script{trainer, {callback}};
    prepare(run, script);
    EXPECT_EQ(error_of(script), expected["error"].is_null() ? "" : "error");
    const ExpectedRun lightning(folder_, expected);
    lightning.check_saves(trainer.saves);
    for (size_t i = 0; i < trainer.saves.size(); ++i) {
      EXPECT_EQ(
          static_cast<bool>(trainer.saves_weights_only[i]),
          expected["saves"][i][1].get<bool>());
    }
    lightning.check(*callback);
    for (const auto& [path, state] : trainer.saved_states) {
      std::ifstream file(path);
      std::string word;
      Saved saved;
      file >> word >> saved.epoch >> word >> saved.step;
      saved.state = state;
      saved_[lightning.relative(path)] = saved;
    }
  }

 private:
  void prepare(const json& run, FitScript& script) {
    const auto& given = run["trainer"];
    auto& trainer = script.trainer;
    trainer.root_dir = folder_;
    script.max_epochs = given["max_epochs"];
    script.max_steps = given.value("max_steps", -1);
    script.batches = given["limit_train_batches"];
    script.accumulate = given.value("accumulate_grad_batches", 1);
    script.sanity_check = true;
    trainer.validation = given["limit_val_batches"] != 0;
    trainer.val_batches = {given["limit_val_batches"].get<int64_t>()};
    trainer.val_every_n_epoch = given.value("check_val_every_n_epoch", 1);
    const auto interval = given.value("val_check_interval", json(1.0));
    script.val_every_n_batches =
        interval.is_number_integer()
            ? interval.get<int64_t>()
            : static_cast<int64_t>(
                  interval.get<double>() * static_cast<double>(script.batches));
    trainer.val_at_epoch_end_only =
        interval == json(1.0) && trainer.val_every_n_epoch == 1;
    if (given.value("fast_dev_run", false)) {
      trainer.is_fast_dev_run = true;
      script.max_epochs = 1;
      script.batches = 1;
    }
    script.on_validation = [&trainer, run, index = size_t{0}]() mutable {
      const auto& scores = run["val"];
      trainer.metrics.set(
          run.value("metric", "val_loss"),
          number_of(scores[index++ % scores.size()]));
    };
    script.on_step = [&trainer, run] {
      if (run.contains("train")) {
        const auto& scores = run["train"];
        trainer.metrics.set(
            "train_loss",
            number_of(
                scores[static_cast<size_t>(trainer.step) % scores.size()]));
      }
    };
    if (run.contains("resume")) {
      resume(run["resume"], script);
    }
  }

  void resume(const std::string& name, FitScript& script) {
    const auto& saved = saved_.at(name);
    auto& trainer = script.trainer;
    trainer.resumed_from = folder_ / name;
    trainer.step = saved.step;
    trainer.epoch = saved.epoch;
    script.next_batch = saved.step - saved.epoch * script.batches;
    if (script.next_batch == script.batches) {
      script.next_batch = 0;
      ++trainer.epoch;
    }
    script.callbacks.front()->load_state_dict(saved.state);
  }

  static std::string error_of(FitScript& script) {
    try {
      script.fit();
    } catch (const MisconfigurationError&) {
      return "error";
    }
    return "";
  }

  fs::path folder_;
  std::map<std::string, Saved> saved_;
};

TEST(ModelCheckpointParityTest, SavesAndKeepsWhatPythonLightningDoes) {
  int runs = 0;
  for (const auto& scenario : lightning_scenarios()) {
    const std::string name = scenario["name"];
    if (differs_on_purpose(name)) {
      continue;
    }
    SCOPED_TRACE(name);
    ScopedLogCapture log;
    TempDir folder;
    Replay replay(fs::canonical(folder.path()));
    for (size_t i = 0; i < scenario["runs"].size(); ++i) {
      SCOPED_TRACE("run " + std::to_string(i));
      replay.run(scenario["runs"][i], scenario["expected"][i]);
      ++runs;
    }
  }
  EXPECT_GT(runs, 70);
}

} // namespace
} // namespace fulgurite::test
