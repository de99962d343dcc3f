// The phases of training. When each is due: fit_loop_rules.cpp. What goes into
// a checkpoint: fit_loop_state.cpp.
#include "fulgurite/trainer/loops/fit_loop.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/base/random.h"
#include "fulgurite/trainer/connectors/signal_connector.h"
#include "fulgurite/trainer/trainer_core_impl.h"

namespace fulgurite {

FitLoop::FitLoop(TrainerCore& trainer)
    : trainer_(trainer),
      automatic_(trainer),
      manual_(trainer),
      val_loop_(trainer, RunningStage::kValidating) {}

void FitLoop::start() {
  // A sanity check in the middle of an epoch would disturb what was restored.
  const bool inside_epoch =
      restarting_ && position_ != "between_epochs" && position_ != "epoch_end";
  phase_ = inside_epoch ? Phase::kTrainStart : Phase::kSanity;
  feed_ = Feed::kLoader;
  structure_ = 0;
  train_started_ = false;
  in_epoch_ = false;
  told_that_a_stop_waits_ = false;
  if (!restarting_) {
    batch_.reset_current();
    window_ = 0;
  }
  trainer_.set_stage(RunningStage::kTraining);
  if (nothing_to_do()) {
    phase_ = Phase::kDone;
  }
}

bool FitLoop::nothing_to_do() {
  if (training_is_over()) {
    return true;
  }
  const auto& limit = trainer_.options().limit_train_batches;
  const bool no_batches = limit && limit->is_zero();
  if (no_batches) {
    log_info("`Trainer.fit` stopped: limit_train_batches=0, no training "
             "batches.");
  }
  return no_batches;
}

bool FitLoop::advance() {
  feed_ = Feed::kLoader;
  while (phase_ != Phase::kDone) {
    SignalConnector::check();
    if (turn()) {
      return true;
    }
  }
  return false;
}

/// Does what the phase says and moves on. True: a batch was handled.
bool FitLoop::turn() {
  switch (phase_) {
    case Phase::kSanity:
      if (!val_loop_.is_running()) {
        begin_sanity_check();
        return false;
      }
      if (val_loop_.advance()) {
        return true;
      }
      end_sanity_check();
      return false;
    case Phase::kTrainStart:
      train_start();
      return false;
    case Phase::kEpochStart:
      if (training_is_over()) {
        phase_ = Phase::kTrainEnd;
      } else {
        epoch_start();
      }
      return false;
    case Phase::kBatch:
      if (!epoch_is_over() && batch_from_loader()) {
        return true;
      }
      phase_ = Phase::kEpochEnd;
      return false;
    case Phase::kAfterBatch:
      after_batch();
      return false;
    case Phase::kValidation:
      if (!val_loop_.is_running()) {
        begin_validation();
        return false;
      }
      if (val_loop_.advance()) {
        return true;
      }
      val_loop_.end();
      trainer_.set_stage(RunningStage::kTraining);
      last_validation_ = now_();
      phase_ = Phase::kAfterValidation;
      return false;
    case Phase::kAfterValidation:
      after_validation();
      return false;
    case Phase::kEpochEnd:
      epoch_end();
      return false;
    case Phase::kTrainEnd:
      train_end();
      return false;
    case Phase::kDone:
      return false;
  }
  return false;
}

void FitLoop::begin_sanity_check() {
  const int64_t steps = trainer_.options().num_sanity_val_steps.value_or(2);
  phase_ = Phase::kTrainStart;
  if (steps == 0 || !has_validation()) {
    return;
  }
  trainer_.set_stage(RunningStage::kSanityChecking);
  generator_state_ = default_generator_state();
  trainer_.hooks().on_sanity_check_start();
  val_loop_.setup_data(RunningStage::kSanityChecking);
  if (val_loop_.empty()) {
    end_sanity_check();
    return;
  }
  val_loop_.begin(RunningStage::kSanityChecking);
  phase_ = Phase::kSanity;
}

void FitLoop::end_sanity_check() {
  if (val_loop_.is_running()) {
    val_loop_.end();
  }
  trainer_.hooks().on_sanity_check_end();
  val_loop_.progress() = {};
  // The training that follows draws the numbers that it would draw without.
  set_default_generator_state(generator_state_);
  trainer_.set_stage(RunningStage::kTraining);
  phase_ = Phase::kTrainStart;
}

void FitLoop::train_start() {
  if (feed_ == Feed::kLoader) {
    trainer_.data().setup_train(current_epoch());
    open_train_loader();
  }
  setup_validation_interval();
  if (feed_ == Feed::kLoader && has_validation() && validates_in_this_epoch()) {
    val_loop_.setup_data(RunningStage::kValidating);
  }
  last_validation_ = now_();
  trainer_.logger_connector().begin_stage(RunningStage::kTraining, 1);
  train_started_ = true;
  trainer_.hooks().on_train_start();
  phase_ = Phase::kEpochStart;
  if (restarting_) {
    resume_epoch();
  }
}

void FitLoop::open_train_loader() {
  const auto& data = trainer_.data();
  const auto batches = data.num_train_batches();
  fetcher_ = PrefetchDataFetcher(
      data.train_loader(), batches ? batches : data.train_limit());
}

void FitLoop::epoch_start() {
  if (feed_ == Feed::kLoader) {
    if (trainer_.data().setup_train(current_epoch())) {
      open_train_loader();
      setup_validation_interval();
    }
    fetcher_.begin_epoch(current_epoch());
    epoch_loader_state_ = fetcher_.state_dict();
  }
  window_ = 0;
  epoch_ended_by_hook_ = false;
  trainer_.logger_connector().begin_train_epoch();
  epoch_.increment_ready();
  in_epoch_ = true;
  trainer_.hooks().on_train_epoch_start();
  epoch_.increment_started();
  // As in Lightning, the hook still sees the counters of the epoch before.
  batch_.reset_current();
  scheduler_.reset_current();
  automatic_.progress().reset_current();
  val_loop_.progress().total = {};
  phase_ = Phase::kBatch;
}

bool FitLoop::batch_from_loader() {
  if (!fetcher_.next(batch_buffer_)) {
    return false;
  }
  batch_.is_last_batch = fetcher_.done();
  if (!run_batch(std::move(batch_buffer_))) {
    return false;
  }
  after_batch();
  return true;
}

bool FitLoop::run_batch(AnyBatch given) {
  tell_that_a_stop_waits();
  auto& hooks = trainer_.hooks();
  const int64_t batch_idx = batch_.current.ready;
  check_structure(given);
  batch_buffer_ = hooks.transfer_batch(std::move(given), 0);
  const BatchRef batch(batch_buffer_);
  batch_.increment_ready();
  trainer_.logger_connector().begin_batch(batch, batch_idx);
  const BatchPosition at{batch_idx, 0};
  if (hooks.on_train_batch_start(batch, at) ==
      BatchDecision::kSkipRestOfEpoch) {
    batch_.is_last_batch = true;
    batch_.increment_processed();
    epoch_ended_by_hook_ = true;
    step_schedulers();
    return false;
  }
  batch_.increment_started();
  ++window_;
  const bool accumulates = should_accumulate();
  StepOutput output;
  if (trainer_.module().automatic_optimization) {
    output = automatic_.run(batch, batch_idx, accumulates, window_);
  } else {
    output = manual_.run(batch, batch_idx);
  }
  batch_.increment_processed();
  step_schedulers();
  hooks.on_train_batch_end(output, batch, at);
  batch_.increment_completed();
  trainer_.logger_connector().end_train_batch(
      {.epoch = current_epoch(),
       .batches_that_stepped = batches_that_stepped_,
       .accumulating = accumulates,
       .should_stop = trainer_.stop_requested()});
  return true;
}

void FitLoop::step_schedulers() {
  update_schedulers(/*at_epoch_end=*/false, /*plateau=*/false);
  if (batches_are_over()) {
    update_schedulers(/*at_epoch_end=*/true, /*plateau=*/false);
  }
}

void FitLoop::after_batch() {
  if (should_validate()) {
    phase_ = Phase::kValidation;
  } else {
    after_validation();
  }
}

void FitLoop::begin_validation() {
  trainer_.set_stage(RunningStage::kValidating);
  if (!should_accumulate()) {
    trainer_.hooks().on_validation_model_zero_grad();
  }
  val_loop_.setup_data(RunningStage::kValidating);
  if (val_loop_.empty()) {
    trainer_.set_stage(RunningStage::kTraining);
    last_validation_ = now_();
    phase_ = Phase::kAfterValidation;
    return;
  }
  val_loop_.begin(RunningStage::kValidating);
}

void FitLoop::after_validation() {
  update_schedulers(/*at_epoch_end=*/false, /*plateau=*/true);
  if (!should_accumulate()) {
    ++batches_that_stepped_;
    window_ = 0;
  }
  phase_ = Phase::kBatch;
}

void FitLoop::epoch_end() {
  epoch_.increment_processed();
  auto& connector = trainer_.logger_connector();
  connector.update_epoch_metrics_for_callbacks();
  trainer_.hooks().on_train_epoch_end(
      [&] { connector.update_epoch_metrics_for_callbacks(); });
  finish_epoch();
}

void FitLoop::finish_epoch() {
  if (batches_are_over()) {
    update_schedulers(/*at_epoch_end=*/true, /*plateau=*/true);
  }
  trainer_.logger_connector().end_train_epoch(
      current_epoch(), batches_that_stepped_);
  epoch_.increment_completed();
  in_epoch_ = false;
  phase_ = Phase::kEpochStart;
}

void FitLoop::train_end() {
  if (train_started_) {
    trainer_.hooks().on_train_end();
    trainer_.logger_connector().end_stage(RunningStage::kTraining);
    train_started_ = false;
  }
  batch_buffer_.reset();
  phase_ = Phase::kDone;
}

void FitLoop::tell_what_the_caller_decides() const {
  const auto& options = trainer_.options();
  if (options.limit_train_batches || options.val_check_interval) {
    log_warning("limit_train_batches and val_check_interval are not used where "
                "the caller brings the batches: end_epoch() ends the epoch and "
                "validates.");
  }
}

bool FitLoop::step(AnyBatch batch) {
  if (feed_ != Feed::kCaller) {
    tell_what_the_caller_decides();
    feed_ = Feed::kCaller;
  }
  SignalConnector::check();
  while (phase_ != Phase::kBatch) {
    if (phase_ == Phase::kDone) {
      return false;
    }
    if (phase_ == Phase::kSanity) {
      phase_ = Phase::kTrainStart;
    }
    turn();
  }
  if (epoch_is_over()) {
    end_epoch();
    return step(std::move(batch));
  }
  batch_.is_last_batch = false;
  if (!run_batch(std::move(batch))) {
    end_epoch();
    return true;
  }
  after_validation();
  return true;
}

void FitLoop::end_epoch() {
  if (!in_epoch_) {
    return;
  }
  if (feed_ == Feed::kCaller && phase_ == Phase::kBatch) {
    batch_.is_last_batch = true;
    if (batch_.current.ready > 0 && !epoch_ended_by_hook_) {
      update_schedulers(/*at_epoch_end=*/true, /*plateau=*/false);
    }
    phase_ = has_validation() && validates_in_this_epoch() ? Phase::kValidation
                                                           : Phase::kEpochEnd;
  }
  while (phase_ == Phase::kValidation) {
    turn();
  }
  if (phase_ == Phase::kAfterValidation) {
    // The batches were counted when they were trained.
    phase_ = Phase::kEpochEnd;
  }
  epoch_end();
}

void FitLoop::finish() {
  if (val_loop_.is_running()) {
    val_loop_.end();
    trainer_.set_stage(RunningStage::kTraining);
  }
  if (in_epoch_) {
    if (feed_ == Feed::kCaller) {
      end_epoch();
    } else {
      epoch_end();
    }
  }
  train_end();
}

} // namespace fulgurite
