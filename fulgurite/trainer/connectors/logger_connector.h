#pragma once

#include "fulgurite/base/value.h"
#include "fulgurite/core/hook.h"
#include "fulgurite/core/log_options.h"
#include "fulgurite/core/metrics_map.h"
#include "fulgurite/core/trainer_state.h"
#include "fulgurite/trainer/connectors/result_collection.h"

#include <ATen/core/Tensor.h>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fulgurite {

class Logger;

/// From Module::log to callback_metrics, the progress bar and the loggers, by
/// Lightning's rules.
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
  using Sync = detail::SyncFunction;

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
  /// Stages nest: validation inside training keeps what training logged. An
  /// evaluation begins with nothing; training keeps what was loaded.
  void begin_stage(RunningStage stage, int64_t num_loaders);
  /// Back to the enclosing stage. After a sanity check no metric is left.
  void end_stage(RunningStage stage);
  /// After an exception: no stage runs, and what was collected is gone.
  void abandon_stages();

  /// `batch` must live until the end of the batch; the batch size is asked of
  /// it only when a mean over the epoch needs it.
  void begin_batch(
      const BatchRef& batch,
      int64_t batch_idx,
      int64_t dataloader_idx = 0);

  /// Forgets nothing: what on_train_start logged belongs to the first epoch.
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

  /// Straight to the loggers, with "epoch" added; callbacks can monitor them.
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
  enum Sink : uint8_t {
    kCallback = 1,
    kLogged = 2,
    kProgressBar = 4,
    kAllSinks = 7,
  };
  /// Only where all ranks come by may a sync_dist epoch be reduced.
  enum class Meeting { kNo, kAllRanks };

  // Null: the value is to be dropped.
  Result* result_for(std::string_view name, const LogOptions& options);
  void warn_barebones(std::string_view name);
  const Sync* sync_of(const Result& result) const;
  void add(Result& result, double value, const LogOptions& options);
  void add_on_device(
      Result& result,
      const at::Tensor& value,
      const LogOptions& options);

  void clear_metrics();
  ResultCollection& collection(RunningStage stage);
  bool is_in(RunningStage stage) const;

  // Null: not known yet, and this is no place to find it out.
  detail::Number* number_of(Result& result, Meeting meeting) const;
  // Brings what the running stage shows into the metrics of these sinks.
  void refresh(uint8_t sinks, Meeting meeting) const;
  void show_ended_batch() const {
    if (unshown_ != 0) {
      refresh(unshown_, Meeting::kNo);
    }
  }
  void refresh_to_read(uint8_t sink) const {
    if (((unshown_ | unread_) & sink) != 0) {
      refresh(sink, Meeting::kNo);
    }
  }

  bool has_listener() const;
  // Makes scalars_ of the results that count.
  template <class Predicate>
  void collect(Predicate counts);
  void append_scalar(const std::string& name, double value);
  std::pair<std::string, double>* find_scalar(std::string_view name);
  void send_visible(std::optional<int64_t> epoch, int64_t step);
  // With an epoch a metric named "step" replaces `step`, as in Lightning.
  void send(std::optional<int64_t> epoch, int64_t step);
  void save_loggers();

  Settings settings_;
  bool barebones_was_warned_ = false;
  std::optional<Hook> hook_;
  std::vector<std::shared_ptr<Logger>> loggers_;
  Sync sync_;

  // By RunningStage; made when a stage first runs.
  std::array<std::unique_ptr<ResultCollection>, 5> collections_;
  std::vector<RunningStage> stages_;
  ResultCollection* current_ = nullptr;

  mutable Metrics callback_metrics_;
  mutable Metrics logged_metrics_;
  mutable Metrics progress_bar_metrics_;
  // The sinks that have yet to get what the last batch ended with, and those
  // that would get something new if they were read now. Lightning shows the
  // former at once and the latter at a read; here nothing is done for metrics
  // that nobody reads.
  mutable uint8_t unshown_ = 0;
  mutable uint8_t unread_ = 0;

  // Kept from one time to the next, so that sending allocates nothing.
  std::vector<std::pair<std::string, double>> scalars_;
  size_t num_scalars_ = 0;
  std::vector<detail::Number*> numbers_;
  bool is_unsaved_ = false;
};

} // namespace fulgurite
