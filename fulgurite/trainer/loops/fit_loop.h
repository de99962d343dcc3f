#pragma once

#include "fulgurite/data/batch.h"
#include "fulgurite/data/prefetch_data_fetcher.h"
#include "fulgurite/trainer/loops/automatic_optimization.h"
#include "fulgurite/trainer/loops/evaluation_loop.h"
#include "fulgurite/trainer/loops/manual_optimization.h"
#include "fulgurite/trainer/loops/progress.h"

#include <chrono>
#include <functional>
#include <optional>

namespace fulgurite {

class TrainerCore;
struct SchedulerConfig;

/// Training as a state machine: epochs, batches, and the validations between
/// them. advance() handles at most one batch of any stage; fit is
/// `while (advance())`. step() trains one batch of the caller's.
class FitLoop {
 public:
  explicit FitLoop(TrainerCore& trainer);

  /// Begins a run; counters that a checkpoint restored are kept.
  void start();
  bool advance();
  /// Trains on one batch of the caller's. Begins an epoch where none runs.
  /// False: the run is over, the batch was not used.
  bool step(AnyBatch batch);
  /// Ends the epoch that step() began: validation, epoch hooks, schedulers.
  void end_epoch();
  /// Ends training, also in the middle of an epoch: on_train_end.
  void finish();

  int64_t current_epoch() const {
    return epoch_.current.completed;
  }
  int64_t global_step() const;
  int64_t batch_idx() const {
    return batch_.current.ready - 1;
  }
  int64_t total_batch_idx() const;
  int64_t batches_that_stepped() const {
    return batches_that_stepped_;
  }
  bool is_last_batch() const {
    return batch_.is_last_batch;
  }
  bool validates_at_epoch_end_only() const;
  /// Whether a validation is part of this fit at all.
  bool has_validation() const;
  EvaluationLoop& val_loop() {
    return val_loop_;
  }
  const EvaluationLoop& val_loop() const {
    return val_loop_;
  }
  AutomaticOptimization& automatic() {
    return automatic_;
  }
  ManualOptimization& manual() {
    return manual_;
  }
  /// Whether min_epochs and min_steps are met.
  bool can_stop_early() const;
  /// Whether a stop was requested, and may happen.
  bool stops_early() const;

  /// Lightning's flat layout of `loops.fit_loop`.
  Value state_dict() const;
  void load_state_dict(const Value& state);
  /// What Lightning's layout has no place for: the position between two hooks
  /// and the state of the training loader.
  Value extra_state_dict() const;
  void load_extra_state_dict(const Value& state);
  /// For files without extra state: the position follows from the counters.
  void infer_position();
  /// Where max_steps counts, an epoch that ended before its last batch goes on.
  void reopen_cut_epoch();
  /// The accumulators of log(), for when the epoch goes on.
  void keep_logged_state(Value state) {
    logged_state_ = std::move(state);
  }
  /// Whether step() would not use another batch, or advance() find none.
  bool is_done() const;

  using Clock = std::chrono::steady_clock;
  /// For tests: what a val_check_interval in time is measured with.
  void set_clock(std::function<Clock::time_point()> now) {
    now_ = std::move(now);
  }

 private:
  /// What comes next.
  enum class Phase {
    kSanity,
    kTrainStart,
    kEpochStart,
    kBatch,
    kAfterBatch, ///< validation may be due
    kValidation,
    kAfterValidation,
    kEpochEnd,
    kTrainEnd,
    kDone,
  };
  enum class Feed { kLoader, kCaller };

  bool turn();
  bool nothing_to_do();
  void begin_sanity_check();
  void end_sanity_check();
  void train_start();
  void epoch_start();
  bool batch_from_loader();
  /// Returns false where on_train_batch_start ended the epoch.
  bool run_batch(AnyBatch batch);
  void step_schedulers();
  void after_batch();
  void after_validation();
  void epoch_end();
  void train_end();

  bool epoch_is_over() const;
  void tell_that_a_stop_waits();
  void tell_what_the_caller_decides() const;
  bool training_is_over();
  bool steps_are_over() const;
  bool epochs_are_over() const;
  bool batches_are_over() const;
  bool should_accumulate() const;
  bool should_validate() const;
  bool validates_in_this_epoch() const;
  void setup_validation_interval();
  void check_structure(const AnyBatch& batch);
  void update_schedulers(bool at_epoch_end, bool plateau);
  std::optional<double> monitored_value(const SchedulerConfig& config);
  void report_missing_monitor(const SchedulerConfig& config) const;
  void begin_validation();
  void finish_epoch();
  void open_train_loader();
  void resume_epoch();
  void resume_loader();
  bool epoch_was_cut() const;
  void drop_unfinished_batch();
  void drop_unfinished_validation();
  std::string position() const;

  TrainerCore& trainer_;
  Phase phase_ = Phase::kSanity;
  Feed feed_ = Feed::kLoader;
  Progress epoch_;
  BatchProgress batch_;
  StepProgress scheduler_;
  int64_t batches_that_stepped_ = 0;
  int64_t window_ = 0; ///< batches in this accumulation window so far
  AutomaticOptimization automatic_;
  ManualOptimization manual_;
  EvaluationLoop val_loop_;
  PrefetchDataFetcher fetcher_;
  AnyBatch batch_buffer_;
  uint64_t structure_ = 0;
  std::string structure_text_;
  bool epoch_ended_by_hook_ = false;
  bool restarting_ = false;
  bool train_started_ = false;
  bool in_epoch_ = false;
  bool told_that_a_stop_waits_ = false;
  std::string position_; ///< of the checkpoint that is resumed
  Value train_loader_state_;
  /// Of the fetcher when this run began to read the epoch: where to go back to
  /// when a batch in hand has not been trained.
  Value epoch_loader_state_;
  Value logged_state_;
  std::vector<std::pair<std::string, double>> restored_metrics_;
  at::Tensor generator_state_; ///< kept over the sanity check
  /// Batches between validations; nullopt: only at the end of an epoch.
  std::optional<int64_t> val_check_batch_;
  std::function<Clock::time_point()> now_ = Clock::now;
  /// The end of the last one: validation does not count as time of training.
  Clock::time_point last_validation_;
};

} // namespace fulgurite
