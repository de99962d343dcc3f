// What the training loop leaves in a checkpoint, and how it goes on from one.
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/trainer/loops/fit_loop.h"
#include "fulgurite/trainer/trainer_core_impl.h"

namespace fulgurite {

Value FitLoop::state_dict() const {
  const Value empty = Value::Dict{};
  return Value::Dict{
      {"state_dict", empty},
      {"epoch_loop.state_dict",
       Value::Dict{{"_batches_that_stepped", batches_that_stepped_}}},
      {"epoch_loop.batch_progress", batch_.state_dict()},
      {"epoch_loop.scheduler_progress", scheduler_.state_dict()},
      {"epoch_loop.automatic_optimization.state_dict", empty},
      {"epoch_loop.automatic_optimization.optim_progress",
       automatic_.progress().state_dict()},
      {"epoch_loop.manual_optimization.state_dict", empty},
      {"epoch_loop.manual_optimization.optim_step_progress",
       manual_.progress().state_dict()},
      {"epoch_loop.val_loop.state_dict", empty},
      {"epoch_loop.val_loop.batch_progress", val_loop_.progress().state_dict()},
      {"epoch_progress", epoch_.state_dict()}};
}

namespace {

/// Loads what is there; Lightning tolerates files without some counters.
template <class P>
void load(P& progress, const Value::Dict& state, std::string_view key) {
  if (const auto* value = state.find(key)) {
    progress.load_state_dict(*value);
  }
}

} // namespace

void FitLoop::load_state_dict(const Value& state) {
  const auto& dict = state.as_dict();
  if (const auto* own = dict.find("epoch_loop.state_dict")) {
    if (const auto* stepped = own->as_dict().find("_batches_that_stepped")) {
      batches_that_stepped_ = stepped->as_int();
    }
  }
  load(batch_, dict, "epoch_loop.batch_progress");
  load(scheduler_, dict, "epoch_loop.scheduler_progress");
  load(
      automatic_.progress(),
      dict,
      "epoch_loop.automatic_optimization.optim_progress");
  load(
      manual_.progress(),
      dict,
      "epoch_loop.manual_optimization.optim_step_progress");
  load(val_loop_.progress(), dict, "epoch_loop.val_loop.batch_progress");
  load(epoch_, dict, "epoch_progress");
  restarting_ = true;
  infer_position();
}

/// Where between two hooks the run stands; a word for the checkpoint.
std::string FitLoop::position() const {
  const auto& epoch = epoch_.current;
  const auto& batch = batch_.current;
  if (epoch.completed == epoch.ready) {
    return "between_epochs";
  }
  if (epoch.processed > epoch.completed) {
    return "epoch_end";
  }
  if (epoch.started < epoch.ready) {
    return "epoch_start";
  }
  if (batch.processed > batch.completed && !epoch_ended_by_hook_) {
    return "batch_end";
  }
  if (phase_ == Phase::kValidation || phase_ == Phase::kAfterValidation) {
    const auto& val = val_loop_.progress();
    const bool finished = val_loop_.is_running() && val.is_last_batch &&
                          val.current.completed == val.current.ready;
    return finished || phase_ == Phase::kAfterValidation ? "validation_end"
                                                         : "validation";
  }
  return "between_batches";
}

void FitLoop::infer_position() {
  const auto& epoch = epoch_.current;
  const auto& batch = batch_.current;
  if (epoch.completed == epoch.ready) {
    position_ = "between_epochs";
  } else if (epoch.processed > epoch.completed) {
    position_ = "epoch_end";
  } else if (epoch.started < epoch.ready) {
    position_ = "epoch_start";
  } else if (batch.processed > batch.completed) {
    position_ = "batch_end";
  } else {
    // The step of the last batch is counted for the loggers after validation.
    const bool counted = batches_that_stepped_ >= global_step();
    position_ = counted ? "between_batches" : "validation_end";
  }
}

Value FitLoop::extra_state_dict() const {
  Value::Dict out{{"position", position()}, {"window", window_}};
  if ((in_epoch_ || epoch_was_cut()) && feed_ == Feed::kLoader &&
      fetcher_.loader()) {
    // A batch that was begun and not trained is trained after the resume.
    const bool in_hand = fetcher_.fetched() > batch_.current.processed;
    out["train_loader"] = in_hand ? epoch_loader_state_ : fetcher_.state_dict();
  }
  Value::Dict monitored;
  for (const auto& optimizer : trainer_.configs()) {
    for (const auto& config : optimizer.schedulers) {
      if (const auto value = trainer_.callback_metrics().find(config.monitor)) {
        monitored[config.monitor] = *value;
      }
    }
  }
  if (!monitored.empty()) {
    out["monitored"] = std::move(monitored);
  }
  return out;
}

void FitLoop::load_extra_state_dict(const Value& state) {
  const auto& dict = state.as_dict();
  if (const auto* position = dict.find("position")) {
    position_ = position->as_string();
  }
  if (const auto* window = dict.find("window")) {
    window_ = window->as_int();
  }
  if (const auto* loader = dict.find("train_loader")) {
    train_loader_state_ = *loader;
  }
  restored_metrics_.clear();
  if (const auto* monitored = dict.find("monitored")) {
    for (const auto& [key, value] : monitored->as_dict()) {
      restored_metrics_.emplace_back(key.as_string(), value.as_double());
    }
  }
}

/// Whether the last epoch was ended by a limit on steps, or a stop.
bool FitLoop::epoch_was_cut() const {
  const auto& epoch = epoch_.current;
  return epoch.ready > 0 && epoch.processed == epoch.ready &&
         batch_.current.ready > 0 && !batch_.is_last_batch;
}

void FitLoop::reopen_cut_epoch() {
  const auto limit = trainer_.max_steps();
  if (!limit || global_step() >= *limit || !epoch_was_cut()) {
    return;
  }
  for (auto* counts : {&epoch_.total, &epoch_.current}) {
    counts->processed = counts->completed = counts->ready - 1;
  }
  position_ = "between_batches";
}

/// It will be trained from its beginning.
void FitLoop::drop_unfinished_batch() {
  const auto& batch = batch_.current;
  if (batch.ready > batch.completed) {
    batch_.is_last_batch = false;
  }
  if (batch.started > batch.completed && window_ > 0) {
    --window_;
  }
  batch_.rewind_to_completed();
  scheduler_.rewind_to_completed();
  automatic_.progress().rewind_to_completed();
  manual_.progress().rewind_to_completed();
}

/// It will be run from its beginning.
void FitLoop::drop_unfinished_validation() {
  auto& validation = val_loop_.progress();
  const auto& current = validation.current;
  const bool finished =
      validation.is_last_batch && current.completed == current.ready;
  if (!finished) {
    validation.take_back_current();
  }
}

void FitLoop::resume_epoch() {
  restarting_ = false;
  if (position_ == "between_epochs") {
    batch_.reset_current();
    return;
  }
  if (position_ == "epoch_start") {
    // on_train_epoch_start had not finished: begin the epoch again.
    --epoch_.current.ready, --epoch_.total.ready;
    return;
  }
  in_epoch_ = true;
  epoch_ended_by_hook_ = false;
  trainer_.logger_connector().begin_train_epoch();
  if (!logged_state_.is_none()) {
    trainer_.logger_connector().load_state_dict(logged_state_);
    logged_state_ = {};
  }
  if (position_ == "epoch_end") {
    finish_epoch();
    return;
  }
  if (feed_ == Feed::kLoader) {
    resume_loader();
  }
  if (position_ == "batch_end") {
    batch_.total.completed = batch_.total.processed;
    batch_.current.completed = batch_.current.processed;
    phase_ = Phase::kAfterBatch;
  } else if (position_ == "validation") {
    drop_unfinished_validation();
    phase_ = Phase::kValidation;
  } else if (position_ == "validation_end") {
    phase_ = Phase::kAfterValidation;
  } else {
    drop_unfinished_batch();
    phase_ = Phase::kBatch;
  }
  if (window_ > 0 && should_accumulate() &&
      window_ < trainer_.accumulate_grad_batches()) {
    log_warning(
        "The checkpoint was saved inside an accumulation window: the "
        "gradients of its first ",
        window_,
        " batches are lost.");
  }
}

void FitLoop::resume_loader() {
  if (!train_loader_state_.is_none()) {
    fetcher_.load_state_dict(train_loader_state_);
    train_loader_state_ = {};
  }
  fetcher_.begin_epoch(current_epoch());
  // A file need not say where the loader stood, or says where it stood when the
  // epoch began: read up to there.
  const int64_t trained = position_ == "between_batches"
                              ? batch_.current.completed
                              : batch_.current.processed;
  if (fetcher_.fetched() < trained) {
    log_info(
        "Resuming inside an epoch: reading past ",
        trained - fetcher_.fetched(),
        " batches.");
  }
  while (fetcher_.fetched() < trained && fetcher_.next(batch_buffer_)) {
  }
  epoch_loader_state_ = fetcher_.state_dict();
}

} // namespace fulgurite
