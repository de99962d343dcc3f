// What the trainer answers to callbacks and modules.
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/trainer/trainer_core_impl.h"

#include <algorithm>

namespace fulgurite {

EvaluationLoop& TrainerCore::eval_loop(RunningStage stage) {
  switch (stage) {
    case RunningStage::kTesting:
      return test_loop_;
    case RunningStage::kPredicting:
      return predict_loop_;
    default:
      return fitting() ? fit_loop_.val_loop() : validate_loop_;
  }
}

namespace {

bool is_evaluation(const TrainerState& state) {
  return state.stage && *state.stage != RunningStage::kTraining;
}

} // namespace

int64_t TrainerCore::current_epoch() const {
  return fit_loop_.current_epoch();
}

int64_t TrainerCore::global_step() const {
  return fit_loop_.global_step();
}

int64_t TrainerCore::batch_idx() const {
  return is_evaluation(state_) ? const_cast<TrainerCore*>(this)
                                     ->eval_loop(*state_.stage)
                                     .batch_idx()
                               : fit_loop_.batch_idx();
}

int64_t TrainerCore::dataloader_idx() const {
  return is_evaluation(state_) ? const_cast<TrainerCore*>(this)
                                     ->eval_loop(*state_.stage)
                                     .dataloader_idx()
                               : 0;
}

int64_t TrainerCore::batches_that_stepped() const {
  return fit_loop_.batches_that_stepped();
}

bool TrainerCore::is_last_batch() const {
  return is_evaluation(state_) ? const_cast<TrainerCore*>(this)
                                     ->eval_loop(*state_.stage)
                                     .progress()
                                     .is_last_batch
                               : fit_loop_.is_last_batch();
}

std::optional<int64_t> TrainerCore::max_epochs() const {
  return max_epochs_;
}

std::optional<int64_t> TrainerCore::max_steps() const {
  return options_.max_steps == -1 ? std::nullopt
                                  : std::optional(options_.max_steps);
}

int64_t TrainerCore::min_epochs() const {
  // Lightning's rule: min_steps alone also asks for a whole epoch.
  return options_.min_epochs.value_or(options_.min_steps ? 1 : 0);
}

std::optional<int64_t> TrainerCore::num_training_batches() const {
  return data_connector_.num_train_batches();
}

std::vector<std::optional<int64_t>> TrainerCore::num_val_batches() const {
  return fitting() ? fit_loop_.val_loop().max_batches()
                   : validate_loop_.max_batches();
}

std::vector<std::optional<int64_t>> TrainerCore::num_sanity_val_batches()
    const {
  return fit_loop_.val_loop().sanity_batches(
      options_.num_sanity_val_steps.value_or(2));
}

std::vector<std::optional<int64_t>> TrainerCore::num_test_batches() const {
  return test_loop_.max_batches();
}

std::vector<std::optional<int64_t>> TrainerCore::num_predict_batches() const {
  return predict_loop_.max_batches();
}

bool TrainerCore::validates_at_epoch_end_only() const {
  return fit_loop_.validates_at_epoch_end_only();
}

int64_t TrainerCore::check_val_every_n_epoch() const {
  return options_.check_val_every_n_epoch.value_or(1);
}

bool TrainerCore::has_validation() const {
  return fit_loop_.has_validation();
}

bool TrainerCore::module_has_validation() const {
  return data_.may_have_val_loaders &&
         module_->step_presence(RunningStage::kValidating) != StepPresence::kNo;
}

int64_t TrainerCore::estimated_stepping_batches() {
  if (!max_epochs_) {
    if (options_.max_steps == -1) {
      misconfigured(
          "[Trainer.estimated_stepping_batches] expected max_epochs or "
          "max_steps to limit the run, got neither");
    }
    return options_.max_steps;
  }
  if (data_connector_.has_source()) {
    data_connector_.setup_train(current_epoch());
  }
  const auto batches = data_connector_.num_train_batches();
  if (!batches) {
    if (options_.max_steps == -1) {
      misconfigured(
          "[Trainer.estimated_stepping_batches] expected a training loader "
          "with a length, or max_steps, got neither");
    }
    return options_.max_steps;
  }
  const int64_t window = options_.accumulate_grad_batches;
  const int64_t steps =
      (*batches + window - 1) / window * std::max<int64_t>(*max_epochs_, 1);
  return options_.max_steps == -1 ? steps : std::min(steps, options_.max_steps);
}

ModuleBase& TrainerCore::module() {
  if (module_ == nullptr) {
    fail("[Trainer.module] expected a run, got a Trainer that has not seen a "
         "module yet");
  }
  return *module_;
}

std::filesystem::path TrainerCore::log_dir() const {
  for (const auto& logger : loggers()) {
    const auto dir = logger->log_dir();
    if (!dir.empty()) {
      return dir;
    }
  }
  return default_root_dir_;
}

void TrainerCore::request_stop(std::string_view reason) {
  if (!should_stop_ && !reason.empty()) {
    log_info("Stop requested: ", reason);
  }
  should_stop_ = true;
}

void TrainerCore::save_checkpoint(
    const std::filesystem::path& path,
    bool weights_only) {
  module();
  if (!borrowed_lives()) {
    fail("[Trainer.save_checkpoint] expected the model and the data module of "
         "the last run, got one that has been destroyed; try to save while "
         "they live");
  }
  strategy_->save_checkpoint(checkpoint_connector_.dump(weights_only), path);
  strategy_->barrier("save_checkpoint");
}

void TrainerCore::log(
    std::string_view name,
    const at::Tensor& value,
    const LogOptions& options) {
  logger_connector_.log(name, value, options);
}

void TrainerCore::log(
    std::string_view name,
    double value,
    const LogOptions& options) {
  logger_connector_.log(name, value, options);
}

void TrainerCore::manual_backward(const at::Tensor& loss) {
  fit_loop_.manual().backward(loss);
}

at::Tensor TrainerCore::step_optimizer(
    TrainerOptimizer& optimizer,
    const optim::Closure& closure) {
  return module_->automatic_optimization
             ? fit_loop_.automatic().step(optimizer, closure)
             : fit_loop_.manual().step(optimizer, closure);
}

void TrainerCore::log_to_loggers(
    std::span<const std::pair<std::string, double>> scalars,
    std::optional<int64_t> step) {
  logger_connector_.log_scalars(
      scalars, current_epoch(), step.value_or(batches_that_stepped()));
}

} // namespace fulgurite
