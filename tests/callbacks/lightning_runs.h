#pragma once

#include "fulgurite/base/options.h"
#include "fulgurite/callbacks/model_checkpoint.h"
#include "tests/support/json_value.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace fulgurite::test {

// The runs that tests/parity/callbacks/make_model_checkpoint.py made with
// Python Lightning, and the comparison with what we make of them.

/// A number, or one of Python's words for those that JSON has not.
inline double number_of(const json& from) {
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

/// The callback of a run, with its files below `folder`.
inline std::shared_ptr<ModelCheckpoint> checkpoint_of_run(
    const json& run,
    const std::filesystem::path& folder) {
  ModelCheckpointOptions options;
  options.dirpath = (folder / run.value("dir", "a")).string();
  Value::Dict tree;
  std::string name_last = "last";
  for (const auto& [name, value] : run["options"].items()) {
    if (name == "checkpoint_name_last") {
      name_last = value;
    } else {
      tree[name] = value_of(value);
    }
  }
  from_value(options, tree, "ModelCheckpoint");
  auto callback = std::make_shared<TickingCheckpoint>(
      options, run.value("seconds_per_batch", 0.0));
  callback->checkpoint_name_last = name_last;
  return callback;
}

/// Compares the state of the callback and the files in the folder with what
/// Lightning had at the end of the run.
class ExpectedRun {
 public:
  ExpectedRun(std::filesystem::path folder, const json& expected)
      : folder_(std::move(folder)), expected_(&expected) {}

  std::string relative(const std::filesystem::path& path) const {
    return path.empty() ? "" : path.lexically_relative(folder_).string();
  }

  /// Paths in the order of the saves.
  void check_saves(const std::vector<std::filesystem::path>& paths) const {
    std::vector<std::string> ours;
    std::vector<std::string> theirs;
    for (const auto& path : paths) {
      ours.push_back(relative(path));
    }
    for (const auto& save : (*expected_)["saves"]) {
      theirs.push_back(save[0]);
    }
    EXPECT_EQ(ours, theirs);
  }

  void check(const ModelCheckpoint& callback) const {
    const auto& expected = *expected_;
    EXPECT_EQ(listing(), expected["files"]);
    EXPECT_EQ(
        relative(callback.best_model_path()), expected["best_model_path"]);
    EXPECT_EQ(
        relative(callback.last_model_path()), expected["last_model_path"]);
    EXPECT_EQ(
        relative(callback.kth_best_model_path()),
        expected["kth_best_model_path"]);
    check_score(callback.best_model_score(), expected["best_model_score"]);
    check_score(callback.current_score(), expected["current_score"]);
    check_score(callback.kth_value(), expected["kth_value"]);
    const auto& models = expected["best_k_models"];
    ASSERT_EQ(callback.best_k_models().size(), models.size());
    for (size_t i = 0; i < models.size(); ++i) {
      const auto& [path, score] = callback.best_k_models()[i];
      EXPECT_EQ(relative(path), models[i][0]);
      check_score(score.item<double>(), models[i][1]);
    }
  }

 private:
  static void check_score(std::optional<double> score, const json& expected) {
    ASSERT_EQ(score.has_value(), !expected.is_null());
    if (score) {
      EXPECT_EQ(*score, number_of(expected));
    }
  }

  json listing() const {
    namespace fs = std::filesystem;
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

  std::filesystem::path folder_;
  const json* expected_;
};

inline json lightning_scenarios() {
  return read_json("parity/callbacks/model_checkpoint.json");
}

/// Runs in which this library decided otherwise; each has a test of its own.
inline bool differs_on_purpose(const std::string& name) {
  return name == "plain_float" || name == "fast_dev_run";
}

} // namespace fulgurite::test
