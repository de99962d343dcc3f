// Replays the runs that tests/parity/callbacks/make_model_checkpoint.py made
// with Python Lightning, and compares files, saves and state.
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/base/options.h"
#include "fulgurite/callbacks/model_checkpoint.h"
#include "tests/callbacks/fit_script.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <limits>

namespace fulgurite::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

Value value_of(const json& from) {
  if (from.is_boolean()) {
    return from.get<bool>();
  }
  if (from.is_number_integer()) {
    return from.get<int64_t>();
  }
  if (from.is_number()) {
    return from.get<double>();
  }
  return from.is_string() ? Value(from.get<std::string>()) : Value();
}

/// A number, or one of Python's words for those that JSON has not.
double number_of(const json& from) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  if (from == "nan") {
    return std::numeric_limits<double>::quiet_NaN();
  }
  if (from.is_string()) {
    return from == "inf" ? kInfinity : -kInfinity;
  }
  return from.get<double>();
}

/// A clock that goes on by a fixed step at each look.
class TickingCheckpoint : public ModelCheckpoint {
 public:
  TickingCheckpoint(ModelCheckpointOptions options, double seconds)
      : ModelCheckpoint(std::move(options)), seconds_(seconds) {}

 protected:
  Clock::time_point now() const override {
    time_ += seconds_;
    return Clock::time_point(std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double>(time_)));
  }

 private:
  double seconds_;
  mutable double time_ = 0;
};

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
    auto options = options_of(run);
    std::string name_last;
    if (run["options"].contains("checkpoint_name_last")) {
      name_last = run["options"]["checkpoint_name_last"];
    }
    auto callback = std::make_shared<TickingCheckpoint>(
        options, run.value("seconds_per_batch", 0.0));
    if (!name_last.empty()) {
      callback->checkpoint_name_last = name_last;
    }
    FakeTrainerContext trainer;
    trainer.saved_callback = callback.get();
    FitScript script{trainer, {callback}};
    prepare(run, script);
    EXPECT_EQ(error_of(script), expected["error"].is_null() ? "" : "error");
    check(*callback, trainer, expected);
    for (const auto& [path, state] : trainer.saved_states) {
      std::ifstream file(path);
      std::string word;
      Saved saved;
      file >> word >> saved.epoch >> word >> saved.step;
      saved.state = state;
      saved_[relative(path)] = saved;
    }
  }

 private:
  ModelCheckpointOptions options_of(const json& run) {
    ModelCheckpointOptions options;
    options.dirpath = (folder_ / run.value("dir", "a")).string();
    Value::Dict tree;
    for (const auto& [name, value] : run["options"].items()) {
      if (name != "checkpoint_name_last") {
        tree[name] = value_of(value);
      }
    }
    from_value(options, tree, "ModelCheckpoint");
    return options;
  }

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

  void check(
      const ModelCheckpoint& callback,
      const FakeTrainerContext& trainer,
      const json& expected) {
    json saves = json::array();
    for (size_t i = 0; i < trainer.saves.size(); ++i) {
      saves.push_back(
          {relative(trainer.saves[i]),
           static_cast<bool>(trainer.saves_weights_only[i])});
    }
    EXPECT_EQ(saves, expected["saves"]);
    EXPECT_EQ(listing(), expected["files"]);
    EXPECT_EQ(
        relative(callback.best_model_path()), expected["best_model_path"]);
    EXPECT_EQ(
        relative(callback.last_model_path()), expected["last_model_path"]);
    EXPECT_EQ(
        relative(callback.kth_best_model_path()),
        expected["kth_best_model_path"]);
    expect_score(callback.best_model_score(), expected["best_model_score"]);
    expect_score(callback.current_score(), expected["current_score"]);
    expect_score(callback.kth_value(), expected["kth_value"]);
    const auto& models = expected["best_k_models"];
    ASSERT_EQ(callback.best_k_models().size(), models.size());
    for (size_t i = 0; i < models.size(); ++i) {
      const auto& [path, score] = callback.best_k_models()[i];
      EXPECT_EQ(relative(path), models[i][0]);
      expect_score(score.item<double>(), models[i][1]);
    }
  }

  static void expect_score(std::optional<double> score, const json& expected) {
    ASSERT_EQ(score.has_value(), !expected.is_null());
    if (score) {
      EXPECT_EQ(*score, number_of(expected));
    }
  }

  std::string relative(const fs::path& path) const {
    return path.empty() ? "" : path.lexically_relative(folder_).string();
  }

  json listing() const {
    std::vector<json> rows;
    for (const auto& entry : fs::recursive_directory_iterator(folder_)) {
      if (entry.is_symlink()) {
        rows.push_back(
            {relative(entry.path()), fs::read_symlink(entry.path()).string()});
      } else if (!entry.is_directory()) {
        rows.push_back({relative(entry.path()), nullptr});
      }
    }
    std::sort(rows.begin(), rows.end());
    return rows;
  }

  fs::path folder_;
  std::map<std::string, Saved> saved_;
};

json scenarios() {
  std::ifstream file(FULGURITE_SOURCE_DIR
                     "/tests/parity/callbacks/model_checkpoint.json");
  return json::parse(file);
}

/// Runs in which this library decided otherwise; each has a test of its own.
bool differs_on_purpose(const std::string& name) {
  return name == "plain_float" || name == "fast_dev_run";
}

TEST(ModelCheckpointParityTest, SavesAndKeepsWhatPythonLightningDoes) {
  int runs = 0;
  for (const auto& scenario : scenarios()) {
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
