#pragma once

#include "fulgurite/base/value.h"
#include "fulgurite/core/hook.h"
#include "fulgurite/core/log_options.h"
#include "fulgurite/core/metrics_map.h"
#include "fulgurite/core/trainer_state.h"

#include <ATen/core/Tensor.h>

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fulgurite {

class BatchRef;
class Logger;
class ResultCollection;

/// From Module::log to callback_metrics, the progress bar and the loggers, with
/// Lightning's rules (lightning.md §2.2).
///
/// Order of the calls, one line per place in the loops:
///
///     reset_metrics()                    fit, validate, test or predict begins
///     begin_stage(kTraining, 1)          before on_train_start
///       begin_train_epoch()              before on_train_epoch_start
///         begin_batch(...)               before on_train_batch_start
///         end_train_batch({...})         after on_train_batch_end
///         (a validation, as below, may stand here)
///       update_epoch_metrics_for_callbacks()
///                                        before any on_train_epoch_end, and
///                                        again before those that monitor
///       end_train_epoch(...)             after all of on_train_epoch_end and
///                                        the plateau schedulers
///     end_stage(kTraining)               after on_train_end
///
///     begin_stage(kValidating, loaders)  before on_validation_start
///       begin_batch(...)                 before on_validation_batch_start
///       end_eval_batch()                 after on_validation_batch_end
///     update_eval_epoch_metrics()        before on_validation_epoch_end
///     end_eval_epoch(...)                after on_validation_epoch_end
///     end_stage(kValidating)             after on_validation_end
///
/// Metrics may be read at any moment: the getters bring in what was logged
/// since. What is sync_dist over an epoch is reduced only inside the update_*
/// and end_* calls, which all ranks make, never by a getter.
class LoggerConnector {
 public:
  struct Settings {
    /// 0: nothing is sent at steps.
    int64_t log_every_n_steps = 50;
    /// log() only warns, once.
    bool barebones = false;
    /// Only this rank calls loggers.
    bool is_global_zero = true;
  };

  struct TrainBatchEnd {
    int64_t epoch = 0;
    /// Before it counts this batch.
    int64_t batches_that_stepped = 0;
    /// Automatic optimization did not step: nothing is sent.
    bool accumulating = false;
    /// Send whatever log_every_n_steps says.
    bool should_stop = false;
  };

  /// Reduces over the ranks and returns the result on every rank. The tensor
  /// is 0-dim or 1-dim and lives where the logged values live; numbers and CPU
  /// tensors come as float64 on the CPU.
  using Sync = std::function<at::Tensor(const at::Tensor&, Reduce)>;

  explicit LoggerConnector(Settings settings);
  ~LoggerConnector();
  LoggerConnector(const LoggerConnector&) = delete;
  LoggerConnector& operator=(const LoggerConnector&) = delete;

  void set_loggers(std::vector<std::shared_ptr<Logger>> loggers);
  const std::vector<std::shared_ptr<Logger>>& loggers() const {
    return loggers_;
  }
  /// Empty: one process, sync_dist changes nothing.
  void set_sync(Sync sync);

  /// HookCaller brackets every hook with it; returns the enclosing hook.
  std::optional<Hook> exchange_hook(std::optional<Hook> hook) {
    return std::exchange(hook_, hook);
  }

  /// Throws UserError outside a hook, in a hook where it is not allowed, and
  /// for a tensor without exactly one element; MisconfigurationError for
  /// options that this hook refuses or that differ from those given before
  /// under this name in this hook. NaN passes.
  void log(
      std::string_view name,
      const at::Tensor& value,
      const LogOptions& options);
  void log(std::string_view name, double value, const LogOptions& options);

  /// Forgets all metrics and names: another run begins.
  void reset_metrics();
  /// Stages nest: validation inside training keeps what training logged.
  void begin_stage(RunningStage stage, int64_t num_loaders);
  /// Back to the enclosing stage. After a sanity check no metric is left.
  void end_stage(RunningStage stage);

  /// `batch` must live until the end of the batch; the batch size is asked of
  /// it only when a mean over the epoch needs it.
  void begin_batch(
      const BatchRef& batch,
      int64_t batch_idx,
      int64_t dataloader_idx = 0);

  void begin_train_epoch();
  bool should_log(int64_t batches_that_stepped) const {
    return settings_.log_every_n_steps > 0 &&
           (batches_that_stepped + 1) % settings_.log_every_n_steps == 0;
  }
  void end_train_batch(const TrainBatchEnd& at);
  void update_epoch_metrics_for_callbacks();
  /// `batches_that_stepped` counts every batch of the epoch: the values are
  /// sent as of the last one, as Lightning does.
  void end_train_epoch(int64_t epoch, int64_t batches_that_stepped);

  /// Sends values with on_step at once, every batch, with the number of
  /// batches that this loader gave in this run as step and without "epoch".
  void end_eval_batch();
  void update_eval_epoch_metrics();
  /// Returns what this evaluation logged with logger = true, all loaders
  /// together; empty for a sanity check.
  Metrics end_eval_epoch(int64_t epoch, int64_t batches_that_stepped);

  /// Straight to the loggers, with "epoch" added.
  void log_scalars(
      std::span<const std::pair<std::string, double>> scalars,
      int64_t epoch,
      int64_t step);

  const Metrics& callback_metrics() const;
  const Metrics& logged_metrics() const;
  const Metrics& progress_bar_metrics() const;

  /// What the running epochs have accumulated, so that a run that goes on from
  /// the middle of one reports the same numbers.
  Value state_dict() const;
  void load_state_dict(const Value& state);

 private:
  Settings settings_;
  std::optional<Hook> hook_;
  std::vector<std::shared_ptr<Logger>> loggers_;
};

} // namespace fulgurite
