#pragma once

#include "fulgurite/base/error.h"
#include "fulgurite/core/data_source.h"
#include "fulgurite/core/logger.h"
#include "fulgurite/core/module_base.h"
#include "fulgurite/core/trainer_context.h"
#include "fulgurite/core/trainer_optimizer.h"
#include "fulgurite/hardware/strategies/strategy.h"

#include <any>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace fulgurite::test {

/// A strategy whose answers a test sets, as if there were other ranks.
class FakeStrategy : public Strategy {
 public:
  std::string name() const override {
    return "fake";
  }
  at::Device root_device() const override {
    return at::kCPU;
  }
  int64_t global_rank() const override {
    return rank;
  }
  int64_t world_size() const override {
    return ranks;
  }
  std::string broadcast(std::string text, int64_t) override {
    return broadcast_answer.value_or(text);
  }
  bool reduce_boolean_decision(bool decision, bool) override {
    ++reductions;
    return decision_answer.value_or(decision);
  }
  void barrier(std::string_view name) override {
    barriers.emplace_back(name);
  }
  void remove_checkpoint(const std::filesystem::path& path) override {
    removed.push_back(path);
    if (remove_fails) {
      fail("the disk is read-only");
    }
    if (rank == 0) {
      std::filesystem::remove_all(path);
    }
  }

  int64_t rank = 0;
  int64_t ranks = 1;
  std::optional<std::string> broadcast_answer;
  /// What the other ranks make of a decision.
  std::optional<bool> decision_answer;
  bool remove_fails = false;
  int64_t reductions = 0;
  std::vector<std::string> barriers;
  std::vector<std::filesystem::path> removed;
};

/// Remembers what it is told.
class FakeLogger : public Logger {
 public:
  FakeLogger() = default;
  explicit FakeLogger(std::filesystem::path save_dir)
      : save_dir_(std::move(save_dir)) {}
  std::string name() const override {
    return "lightning_logs";
  }
  std::string version() const override {
    return "version_0";
  }
  std::filesystem::path save_dir() const override {
    return save_dir_;
  }
  void log_metrics(Scalars scalars, int64_t step) override {
    rows.push_back({{scalars.begin(), scalars.end()}, step});
  }
  void after_save_checkpoint(const std::filesystem::path& path) override {
    saved.push_back(path);
  }

  struct Row {
    std::map<std::string, double> scalars;
    int64_t step;
  };
  std::vector<Row> rows;
  std::vector<std::filesystem::path> saved;

 private:
  std::filesystem::path save_dir_;
};

/// A module without layers, steps and data.
class FakeModule : public ModuleBase {
 public:
  torch::nn::Module& torch_module() override {
    fail("a FakeModule has no layers");
  }
  DataSource& data_source() override {
    fail("a FakeModule has no data");
  }
  at::Tensor run_training_step(const BatchRef&, int64_t) override {
    return {};
  }
  void run_validation_step(const BatchRef&, int64_t) override {}
  void run_test_step(const BatchRef&, int64_t) override {}
  std::any run_predict_step(const BatchRef&, int64_t) override {
    return {};
  }
};

/// A trainer that stands where a test puts it. save_checkpoint writes a small
/// file with the state of `saved_callback`, if any.
class FakeTrainerContext : public TrainerContext {
 public:
  FakeTrainerContext() {
    run.status = TrainerStatus::kRunning;
    run.fn = TrainerFn::kFitting;
    run.stage = RunningStage::kTraining;
  }

  // Set by the test.
  TrainerState run;
  int64_t epoch = 0;
  int64_t step = 0;
  int64_t batch = 0;
  int64_t loader = 0;
  int64_t stepped = 0;
  bool last_batch = false;
  std::optional<int64_t> epochs_limit;
  std::optional<int64_t> steps_limit;
  std::optional<int64_t> train_batches = 10;
  std::vector<std::optional<int64_t>> val_batches = {2};
  std::vector<std::optional<int64_t>> sanity_batches = {2};
  std::vector<std::optional<int64_t>> test_batches = {2};
  std::vector<std::optional<int64_t>> predict_batches = {2};
  int64_t log_every = 50;
  bool val_at_epoch_end_only = true;
  int64_t val_every_n_epoch = 1;
  bool is_fast_dev_run = false;
  bool validation = true;
  Metrics metrics;
  Metrics bar_metrics;
  CallbackList callback_list;
  std::vector<std::shared_ptr<Logger>> logger_list;
  FakeStrategy fake_strategy;
  FakeModule fake_module;
  ModuleBase* module_override = nullptr;
  std::vector<OptimizerConfig> configs;
  std::filesystem::path root_dir;
  std::filesystem::path resumed_from;
  bool save_fails = false;
  const Callback* saved_callback = nullptr;

  // What the callbacks asked for.
  std::vector<std::string> stop_reasons;
  std::vector<std::filesystem::path> saves;
  std::vector<bool> saves_weights_only;
  std::map<std::string, Value> saved_states;
  int64_t bar_metrics_reads = 0;
  struct LoggedRow {
    std::map<std::string, double> scalars;
    std::optional<int64_t> step;
  };
  std::vector<LoggedRow> logged_rows;

  const TrainerState& state() const override {
    return run;
  }
  int64_t current_epoch() const override {
    return epoch;
  }
  int64_t global_step() const override {
    return step;
  }
  int64_t batch_idx() const override {
    return batch;
  }
  int64_t dataloader_idx() const override {
    return loader;
  }
  int64_t batches_that_stepped() const override {
    return stepped;
  }
  bool is_last_batch() const override {
    return last_batch;
  }
  std::optional<int64_t> max_epochs() const override {
    return epochs_limit;
  }
  std::optional<int64_t> max_steps() const override {
    return steps_limit;
  }
  int64_t min_epochs() const override {
    return 0;
  }
  std::optional<int64_t> num_training_batches() const override {
    return train_batches;
  }
  std::vector<std::optional<int64_t>> num_val_batches() const override {
    return val_batches;
  }
  std::vector<std::optional<int64_t>> num_sanity_val_batches() const override {
    return sanity_batches;
  }
  std::vector<std::optional<int64_t>> num_test_batches() const override {
    return test_batches;
  }
  std::vector<std::optional<int64_t>> num_predict_batches() const override {
    return predict_batches;
  }
  int64_t accumulate_grad_batches() const override {
    return 1;
  }
  int64_t log_every_n_steps() const override {
    return log_every;
  }
  bool validates_at_epoch_end_only() const override {
    return val_at_epoch_end_only;
  }
  int64_t check_val_every_n_epoch() const override {
    return val_every_n_epoch;
  }
  bool fast_dev_run() const override {
    return is_fast_dev_run;
  }
  bool has_validation() const override {
    return validation;
  }
  int64_t estimated_stepping_batches() override {
    return 0;
  }
  const Metrics& callback_metrics() const override {
    return metrics;
  }
  const Metrics& logged_metrics() const override {
    return metrics;
  }
  const Metrics& progress_bar_metrics() const override {
    ++const_cast<FakeTrainerContext*>(this)->bar_metrics_reads;
    return bar_metrics;
  }
  ModuleBase& module() override {
    return module_override != nullptr ? *module_override : fake_module;
  }
  DataModuleBase* data_module() override {
    return nullptr;
  }
  const CallbackList& callbacks() const override {
    return callback_list;
  }
  const std::vector<std::shared_ptr<Logger>>& loggers() const override {
    return logger_list;
  }
  Strategy& strategy() override {
    return fake_strategy;
  }
  Profiler* profiler() override {
    return nullptr;
  }
  std::span<OptimizerConfig> optimizer_configs() override {
    return configs;
  }
  TrainerOptimizer& optimizer(size_t) override {
    fail("a FakeTrainerContext has no optimizers of its own");
  }
  size_t num_optimizers() const override {
    return configs.size();
  }
  const std::filesystem::path& default_root_dir() const override {
    return root_dir;
  }
  std::filesystem::path log_dir() const override {
    return logger_list.empty() ? root_dir : logger_list.front()->log_dir();
  }
  const std::filesystem::path& ckpt_path() const override {
    return resumed_from;
  }
  void request_stop(std::string_view reason) override {
    stop_reasons.emplace_back(reason);
  }
  bool stop_requested() const override {
    return !stop_reasons.empty();
  }
  void save_checkpoint(const std::filesystem::path& path, bool weights_only)
      override {
    if (save_fails) {
      fail("cannot write ", path.string(), ": No space left on device");
    }
    saves.push_back(path);
    saves_weights_only.push_back(weights_only);
    if (saved_callback != nullptr) {
      saved_states[path.string()] = saved_callback->state_dict();
    }
    if (fake_strategy.rank == 0) {
      // As an atomic save: a new file takes the place of what was there.
      std::filesystem::create_directories(path.parent_path());
      std::filesystem::remove(path);
      std::ofstream(path) << "epoch " << epoch << " step " << step << "\n";
    }
  }
  void log(std::string_view, const at::Tensor&, const LogOptions&) override {}
  void log(std::string_view, double, const LogOptions&) override {}
  void manual_backward(const at::Tensor&) override {}
  at::Tensor step_optimizer(
      TrainerOptimizer&,
      const std::function<at::Tensor()>&) override {
    return {};
  }
  void log_to_loggers(
      std::span<const std::pair<std::string, double>> scalars,
      std::optional<int64_t> at_step) override {
    logged_rows.push_back({{scalars.begin(), scalars.end()}, at_step});
    for (const auto& [name, value] : scalars) {
      metrics.set(name, value);
    }
  }
};

} // namespace fulgurite::test
