// When training accumulates, steps schedulers, validates and ends.
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/trainer/loops/fit_loop.h"
#include "fulgurite/trainer/trainer_core_impl.h"

#include <cmath>

namespace fulgurite {

namespace {

bool limit_reached(int64_t current, std::optional<int64_t> maximum) {
  return maximum && *maximum >= 0 && current >= *maximum;
}

} // namespace

int64_t FitLoop::global_step() const {
  // Before a model is known no step has been made.
  return automatic_.progress().step.total.completed +
         manual_.progress().total.completed;
}

int64_t FitLoop::total_batch_idx() const {
  return batch_.total.ready - 1;
}

bool FitLoop::can_stop_early() const {
  return epoch_.current.processed >= trainer_.min_epochs() &&
         global_step() >= trainer_.options().min_steps.value_or(0);
}

bool FitLoop::steps_are_over() const {
  return limit_reached(global_step(), trainer_.max_steps());
}

bool FitLoop::epochs_are_over() const {
  return limit_reached(epoch_.current.processed, trainer_.max_epochs());
}

bool FitLoop::stops_early() const {
  return trainer_.stop_requested() && can_stop_early();
}

bool FitLoop::is_done() const {
  if (phase_ == Phase::kDone || feed_ == Feed::kLoader) {
    return phase_ == Phase::kDone;
  }
  return steps_are_over() || epochs_are_over() || stops_early();
}

bool FitLoop::training_is_over() {
  if (steps_are_over()) {
    log_info(
        "`Trainer.fit` stopped: max_steps=",
        *trainer_.max_steps(),
        " reached.");
    return true;
  }
  if (epochs_are_over()) {
    epoch_.current.completed = epoch_.current.processed;
    log_info(
        "`Trainer.fit` stopped: max_epochs=",
        *trainer_.max_epochs(),
        " reached.");
    return true;
  }
  if (stops_early()) {
    log_message(
        LogLevel::kDebug, "`Trainer.fit` stopped: a stop was requested.");
    return true;
  }
  return false;
}

bool FitLoop::batches_are_over() const {
  const bool counted =
      feed_ == Feed::kLoader &&
      limit_reached(batch_.current.ready, trainer_.data().num_train_batches());
  return counted || batch_.is_last_batch;
}

bool FitLoop::epoch_is_over() const {
  return epoch_ended_by_hook_ || batches_are_over() || steps_are_over() ||
         stops_early();
}

void FitLoop::tell_that_a_stop_waits() {
  if (!trainer_.stop_requested() || told_that_a_stop_waits_) {
    return;
  }
  told_that_a_stop_waits_ = true;
  log_info(
      "A stop was requested, but training goes on until min_epochs=",
      trainer_.min_epochs(),
      " and min_steps=",
      trainer_.options().min_steps.value_or(0),
      " are reached.");
}

bool FitLoop::should_accumulate() const {
  return window_ < trainer_.accumulate_grad_batches() && !batches_are_over();
}

bool FitLoop::has_validation() const {
  const auto& options = trainer_.options();
  const bool none =
      options.limit_val_batches && options.limit_val_batches->is_zero();
  return !none && trainer_.data().has_source() &&
         trainer_.module_has_validation();
}

bool FitLoop::validates_at_epoch_end_only() const {
  const auto& options = trainer_.options();
  const bool whole_epoch = !options.val_check_interval ||
                           *options.val_check_interval == ValCheckInterval(1.0);
  return whole_epoch && options.check_val_every_n_epoch == 1;
}

bool FitLoop::validates_in_this_epoch() const {
  const auto every = trainer_.options().check_val_every_n_epoch;
  return !every || (current_epoch() + 1) % *every == 0;
}

void FitLoop::setup_validation_interval() {
  const auto& options = trainer_.options();
  const auto interval =
      options.val_check_interval.value_or(ValCheckInterval(1.0));
  const auto batches = trainer_.data().num_train_batches();
  val_check_batch_.reset();
  if (interval.is_time() || !has_validation()) {
    return;
  }
  if (interval.is_batches()) {
    val_check_batch_ = interval.batches();
    if (batches && *val_check_batch_ > *batches &&
        options.check_val_every_n_epoch) {
      misconfigured(
          "[Trainer.val_check_interval] expected at most the number of "
          "training batches, ",
          *batches,
          ", got ",
          *val_check_batch_,
          "; try check_val_every_n_epoch = std::nullopt (null in a config) to "
          "count batches across epochs");
    }
    return;
  }
  if (!batches) {
    if (interval.fraction() != 1.0) {
      misconfigured(
          "[Trainer.val_check_interval] expected 1.0 or a number of batches "
          "for a loader without a length, got the fraction ",
          interval.fraction());
    }
    return;
  }
  val_check_batch_ = std::max<int64_t>(
      1,
      static_cast<int64_t>(
          std::floor(static_cast<double>(*batches) * interval.fraction())));
}

bool FitLoop::should_validate() const {
  if (!has_validation() || !validates_in_this_epoch()) {
    return false;
  }
  const auto& interval = trainer_.options().val_check_interval;
  if (stops_early()) {
    return true;
  }
  if (interval && interval->is_time()) {
    return now_() - last_validation_ >= interval->time();
  }
  if (!val_check_batch_) {
    return batch_.is_last_batch;
  }
  const int64_t index = trainer_.options().check_val_every_n_epoch
                            ? batch_idx()
                            : total_batch_idx();
  return (index + 1) % *val_check_batch_ == 0;
}

void FitLoop::check_structure(const AnyBatch& batch) {
  if (trainer_.options().barebones) {
    return;
  }
  const auto structure = batch.structure_hash();
  if (structure == structure_) {
    return;
  }
  if (structure_ != 0) {
    fail(
        "[Trainer.fit] expected every training batch to have the structure of "
        "the first, ",
        structure_text_,
        ", got ",
        batch.structure(),
        " at batch ",
        batch_.current.ready,
        " of epoch ",
        current_epoch());
  }
  structure_ = structure;
  structure_text_ = batch.structure();
}

std::optional<double> FitLoop::monitored_value(const SchedulerConfig& config) {
  if (const auto value = trainer_.callback_metrics().find(config.monitor)) {
    return value;
  }
  for (const auto& [name, value] : restored_metrics_) {
    if (name == config.monitor) {
      return value;
    }
  }
  return std::nullopt;
}

void FitLoop::update_schedulers(bool at_epoch_end, bool plateau) {
  if (!trainer_.module().automatic_optimization ||
      (!at_epoch_end && should_accumulate())) {
    return;
  }
  const auto interval = at_epoch_end ? Interval::kEpoch : Interval::kStep;
  const int64_t done = at_epoch_end ? current_epoch() : batch_idx();
  for (auto& optimizer : trainer_.configs()) {
    for (auto& config : optimizer.schedulers) {
      const bool is_plateau =
          config.reduce_on_plateau || config.scheduler->needs_metric();
      if (is_plateau != plateau || config.interval != interval ||
          (done + 1) % config.frequency != 0) {
        continue;
      }
      std::optional<double> metric;
      if (is_plateau) {
        metric = monitored_value(config);
        if (!metric) {
          report_missing_monitor(config);
          continue;
        }
      }
      scheduler_.increment_ready();
      trainer_.hooks().lr_scheduler_step(*config.scheduler, metric);
      scheduler_.increment_completed();
    }
  }
}

void FitLoop::report_missing_monitor(const SchedulerConfig& config) const {
  std::string known;
  for (const auto& name : trainer_.callback_metrics().names()) {
    known += (known.empty() ? "" : ", ") + name;
  }
  const auto message = detail::join(
      "[configure_optimizers] expected the metric \"",
      config.monitor,
      "\" that ",
      config.scheduler->name(),
      " monitors to be logged, got these: [",
      known,
      "]; try log(\"",
      config.monitor,
      "\", …) in the module, or another monitor");
  if (config.strict) {
    misconfigured(message);
  }
  log_warning(message);
}

} // namespace fulgurite
