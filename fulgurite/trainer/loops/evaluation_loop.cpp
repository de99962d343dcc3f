#include "fulgurite/trainer/loops/evaluation_loop.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/trainer/loops/no_grad_scope.h"
#include "fulgurite/trainer/trainer_core_impl.h"

#include <algorithm>

namespace fulgurite {

void EvaluationLoop::setup_data(RunningStage stage) {
  const int64_t every = trainer_.options().reload_dataloaders_every_n_epochs;
  const bool reload = every > 0 && trainer_.fitting() &&
                      stage == RunningStage::kValidating &&
                      trainer_.current_epoch() % every == 0;
  if (has_data_ && !reload) {
    return;
  }
  data_ = trainer_.data().setup_eval(stage);
  has_data_ = true;
}

std::vector<std::optional<int64_t>> EvaluationLoop::sanity_batches(
    int64_t steps) const {
  auto out = data_.max_batches;
  for (auto& batches : out) {
    if (steps >= 0) {
      batches = batches ? std::min(*batches, steps) : steps;
    }
  }
  return out;
}

void EvaluationLoop::begin(RunningStage stage) {
  stage_ = stage;
  running_ = true;
  step_is_missing_ = false;
  predictions_.clear();
  limits_ =
      stage == RunningStage::kSanityChecking
          ? sanity_batches(trainer_.options().num_sanity_val_steps.value_or(2))
          : data_.max_batches;
  progress_.reset_current();
  batch_idx_ = 0;
  NoGradScope no_grad(trainer_.options().inference_mode);
  trainer_.logger_connector().begin_stage(
      stage, static_cast<int64_t>(data_.loaders.size()));
  auto& hooks = trainer_.hooks();
  hooks.on_model_eval(stage);
  hooks.on_eval_start(stage);
  hooks.on_eval_epoch_start(stage);
  open_loader(0);
}

bool EvaluationLoop::open_loader(int64_t index) {
  dataloader_idx_ = index;
  batch_idx_ = 0;
  const auto at = static_cast<size_t>(index);
  if (at >= data_.loaders.size()) {
    return false;
  }
  fetcher_ = PrefetchDataFetcher(data_.loaders[at], limits_[at]);
  fetcher_.begin_epoch(trainer_.fitting() ? trainer_.current_epoch() : 0);
  return true;
}

bool EvaluationLoop::fetch() {
  while (!fetcher_.next(batch_)) {
    if (!open_loader(dataloader_idx_ + 1)) {
      return false;
    }
  }
  // The last batch of the last loader that has any.
  progress_.is_last_batch =
      fetcher_.done() && std::all_of(
                             limits_.begin() + dataloader_idx_ + 1,
                             limits_.end(),
                             [](const auto& limit) { return limit == 0; });
  return true;
}

bool EvaluationLoop::advance() {
  NoGradScope no_grad(trainer_.options().inference_mode);
  if (step_is_missing_ || !fetch()) {
    return false;
  }
  run_batch();
  ++batch_idx_;
  return true;
}

void EvaluationLoop::run_batch() {
  auto& hooks = trainer_.hooks();
  batch_ = hooks.transfer_batch(std::move(batch_), dataloader_idx_);
  const BatchRef batch(batch_);
  const BatchPosition at{batch_idx_, dataloader_idx_};
  progress_.increment_ready();
  trainer_.logger_connector().begin_batch(batch, batch_idx_, dataloader_idx_);
  hooks.on_eval_batch_start(stage_, batch, at);
  progress_.increment_started();
  auto output = hooks.eval_step(stage_, batch, batch_idx_);
  progress_.increment_processed();
  const auto asked = stage_ == RunningStage::kSanityChecking
                         ? RunningStage::kValidating
                         : stage_;
  if (trainer_.module().step_presence(asked) == StepPresence::kNo) {
    step_is_missing_ = true;
    log_warning(
        "The module does not override ",
        asked == RunningStage::kValidating ? "validation_step"
        : asked == RunningStage::kTesting  ? "test_step"
                                           : "predict_step",
        ": the rest of this stage is skipped.");
  }
  hooks.on_eval_batch_end(stage_, output, batch, at);
  trainer_.logger_connector().end_eval_batch();
  progress_.increment_completed();
  if (stage_ == RunningStage::kPredicting && !step_is_missing_) {
    predictions_.push_back(std::move(output.prediction));
  }
}

Metrics EvaluationLoop::end() {
  NoGradScope no_grad(trainer_.options().inference_mode);
  auto& hooks = trainer_.hooks();
  auto& connector = trainer_.logger_connector();
  connector.update_eval_epoch_metrics();
  hooks.on_eval_epoch_end(stage_);
  auto metrics = connector.end_eval_epoch(
      trainer_.current_epoch(), trainer_.batches_that_stepped());
  hooks.on_eval_end(stage_);
  connector.end_stage(stage_);
  hooks.on_model_train(stage_);
  batch_.reset();
  running_ = false;
  return metrics;
}

Value EvaluationLoop::state_dict() const {
  // Lightning's prediction loop has no is_last_batch.
  const Progress& counters = progress_;
  return Value::Dict{
      {"state_dict", Value::Dict{}},
      {"batch_progress",
       stage_ == RunningStage::kPredicting ? counters.state_dict()
                                           : progress_.state_dict()}};
}

void EvaluationLoop::load_state_dict(const Value& state) {
  if (const auto* progress = state.as_dict().find("batch_progress")) {
    progress_.load_state_dict(*progress);
  }
}

} // namespace fulgurite
