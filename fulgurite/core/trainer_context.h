#pragma once

#include "fulgurite/base/profiler.h"
#include "fulgurite/base/value.h"
#include "fulgurite/core/callback.h"
#include "fulgurite/core/log_options.h"
#include "fulgurite/core/metrics_map.h"
#include "fulgurite/core/trainer_state.h"

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fulgurite {

class DataModuleBase;
class Logger;
class Strategy;
class TrainerOptimizer;
struct OptimizerConfig;

/// The view of the trainer that callbacks, modules and loggers get. It breaks
/// the cycle: nothing but the CLI includes the trainer itself.
class TrainerContext {
 public:
  virtual ~TrainerContext() = default;

  // Where the run stands.
  virtual const TrainerState& state() const = 0;
  bool sanity_checking() const {
    return state().stage == RunningStage::kSanityChecking;
  }
  bool fitting() const {
    return state().fn == TrainerFn::kFitting;
  }
  virtual int64_t current_epoch() const = 0;
  /// Optimizer steps done, over all optimizers.
  virtual int64_t global_step() const = 0;
  /// Index of the batch within its stage.
  virtual int64_t batch_idx() const = 0;
  /// Which of several evaluation loaders is being read.
  virtual int64_t dataloader_idx() const = 0;
  /// Batches that ended with an optimizer step, over the whole run; what the
  /// loggers get as step.
  virtual int64_t batches_that_stepped() const = 0;
  virtual bool is_last_batch() const = 0;

  // What was asked for. nullopt: no limit, or (batches) not known.
  virtual std::optional<int64_t> max_epochs() const = 0;
  virtual std::optional<int64_t> max_steps() const = 0;
  virtual int64_t min_epochs() const = 0;
  virtual std::optional<int64_t> num_training_batches() const = 0;
  virtual std::vector<std::optional<int64_t>> num_val_batches() const = 0;
  virtual std::vector<std::optional<int64_t>> num_sanity_val_batches()
      const = 0;
  virtual std::vector<std::optional<int64_t>> num_test_batches() const = 0;
  virtual std::vector<std::optional<int64_t>> num_predict_batches() const = 0;
  virtual int64_t accumulate_grad_batches() const = 0;
  virtual int64_t log_every_n_steps() const = 0;
  /// True where validation runs once, at the end of every training epoch.
  virtual bool validates_at_epoch_end_only() const = 0;
  virtual int64_t check_val_every_n_epoch() const = 0;
  virtual bool fast_dev_run() const = 0;
  virtual bool has_validation() const = 0;
  /// Optimizer steps that the whole fit will make; usable in
  /// configure_optimizers. Throws where a length is not known.
  virtual int64_t estimated_stepping_batches() = 0;

  // Numbers.
  /// What log() was told, under the names callbacks monitor.
  virtual const Metrics& callback_metrics() const = 0;
  virtual const Metrics& logged_metrics() const = 0;
  virtual const Metrics& progress_bar_metrics() const = 0;

  // Parts.
  virtual ModuleBase& module() = 0;
  virtual DataModuleBase* data_module() = 0;
  virtual const CallbackList& callbacks() const = 0;
  virtual const std::vector<std::shared_ptr<Logger>>& loggers() const = 0;
  virtual Strategy& strategy() = 0;
  virtual Profiler* profiler() = 0;
  virtual std::span<OptimizerConfig> optimizer_configs() = 0;
  /// The i-th optimizer with the trainer's hooks and counters around it.
  virtual TrainerOptimizer& optimizer(size_t index) = 0;
  virtual size_t num_optimizers() const = 0;

  // Paths.
  virtual const std::filesystem::path& default_root_dir() const = 0;
  /// Folder of the first logger; default_root_dir without one.
  virtual std::filesystem::path log_dir() const = 0;
  /// The checkpoint this run was resumed from; empty without one.
  virtual const std::filesystem::path& ckpt_path() const = 0;

  // What can be asked of it.
  /// Ends the run cleanly at the next place where it may end (min_epochs and
  /// min_steps are kept).
  virtual void request_stop(std::string_view reason) = 0;
  virtual bool stop_requested() const = 0;
  /// Writes a whole checkpoint, atomically. All ranks call it.
  virtual void save_checkpoint(
      const std::filesystem::path& path,
      bool weights_only = false) = 0;
  virtual void log(
      std::string_view name,
      const at::Tensor& value,
      const LogOptions& options) = 0;
  virtual void
  log(std::string_view name, double value, const LogOptions& options) = 0;
  /// Backward with the hooks around it; for manual optimization.
  virtual void manual_backward(const at::Tensor& loss) = 0;
  /// What TrainerOptimizer::step does.
  virtual at::Tensor step_optimizer(
      TrainerOptimizer& optimizer,
      const std::function<at::Tensor()>& closure) = 0;
  /// Sends scalars straight to the loggers; callbacks can monitor them too
  /// (LearningRateMonitor does this).
  virtual void log_to_loggers(
      std::span<const std::pair<std::string, double>> scalars,
      std::optional<int64_t> step = std::nullopt) = 0;
};

} // namespace fulgurite
