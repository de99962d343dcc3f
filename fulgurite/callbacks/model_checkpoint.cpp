// Options, state and when to save. What is saved and kept is in
// model_checkpoint_top_k.cpp; names, paths and links are in
// model_checkpoint_files.cpp.
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/callbacks/checkpoint_name.h"
#include "fulgurite/callbacks/model_checkpoint_impl.h"
#include "fulgurite/core/trainer_context.h"
#include "fulgurite/hardware/strategies/strategy.h"

namespace fulgurite {

namespace {

std::optional<double> number(const at::Tensor& score) {
  return score.defined() ? std::optional(score.item<double>()) : std::nullopt;
}

std::string text_or_none(const std::string& text) {
  return (text.empty() ? Value() : Value(text)).repr();
}

/// Python's repr of a datetime.timedelta.
std::string timedelta_repr(const TimeLimit& limit) {
  if (!limit.duration()) {
    return "None";
  }
  const int64_t total = limit.duration()->count() / 1000;
  constexpr int64_t kDay = int64_t{86400} * 1'000'000;
  const std::pair<const char*, int64_t> parts[] = {
      {"days", total / kDay},
      {"seconds", total % kDay / 1'000'000},
      {"microseconds", total % 1'000'000}};
  std::string out;
  for (const auto& [name, amount] : parts) {
    if (amount != 0) {
      out += detail::join(out.empty() ? "" : ", ", name, "=", amount);
    }
  }
  return "datetime.timedelta(" + (out.empty() ? "0" : out) + ")";
}

} // namespace

ModelCheckpoint::ModelCheckpoint(ModelCheckpointOptions options)
    : options_(std::move(options)),
      dirpath_(absolute_folder(options_.dirpath)) {
  const bool has_trigger = options_.every_n_train_steps ||
                           options_.every_n_epochs ||
                           options_.train_time_interval.duration();
  every_n_train_steps_ = options_.every_n_train_steps.value_or(0);
  every_n_epochs_ = options_.every_n_epochs.value_or(has_trigger ? 0 : 1);
  validate();
  tracked_.kth_value = score_tensor(worst_score(options_.mode));
}

void ModelCheckpoint::validate() const {
  if (options_.mode != "min" && options_.mode != "max") {
    misconfigured(
        "[ModelCheckpoint.mode] expected \"min\" or \"max\", got \"",
        options_.mode,
        "\"");
  }
  const auto at_least = [](const char* option, int64_t value, int64_t minimum) {
    if (value < minimum) {
      misconfigured(
          "[ModelCheckpoint.",
          option,
          "] must be >= ",
          minimum,
          ", got ",
          value);
    }
  };
  at_least("save_top_k", options_.save_top_k, -1);
  at_least("every_n_train_steps", every_n_train_steps_, 0);
  at_least("every_n_epochs", every_n_epochs_, 0);
  const auto& interval = options_.train_time_interval.duration();
  if ((every_n_train_steps_ > 0) + (every_n_epochs_ > 0) +
          interval.has_value() >
      1) {
    misconfigured(
        "[ModelCheckpoint] expected one of every_n_train_steps, every_n_epochs "
        "and train_time_interval, which exclude each other, got "
        "every_n_train_steps = ",
        every_n_train_steps_,
        ", every_n_epochs = ",
        every_n_epochs_,
        ", train_time_interval = ",
        to_value(options_.train_time_interval).repr(),
        "; try two ModelCheckpoint callbacks");
  }
  if (options_.monitor.empty() && options_.save_top_k > 1) {
    misconfigured(
        "[ModelCheckpoint.save_top_k] expected -1, 0 or 1 without a monitor, "
        "got ",
        options_.save_top_k,
        ": there is no metric that could tell the best; try .monitor = "
        "\"val_loss\"");
  }
  // Throws for a pattern that could never become a name.
  CheckpointName{options_.filename};
}

std::optional<double> ModelCheckpoint::best_model_score() const {
  return number(tracked_.best_model_score);
}

std::optional<double> ModelCheckpoint::current_score() const {
  return number(tracked_.current_score);
}

double ModelCheckpoint::kth_value() const {
  return tracked_.kth_value.item<double>();
}

std::string ModelCheckpoint::state_key() const {
  return detail::join(
      class_name(*this),
      "{'monitor': ",
      text_or_none(options_.monitor),
      ", 'mode': '",
      options_.mode,
      "', 'every_n_train_steps': ",
      every_n_train_steps_,
      ", 'every_n_epochs': ",
      every_n_epochs_,
      ", 'train_time_interval': ",
      timedelta_repr(options_.train_time_interval),
      "}");
}

Value ModelCheckpoint::state_dict() const {
  const auto text = [](const std::string& value) {
    return value.empty() ? Value() : Value(value);
  };
  const auto tensor = [](const at::Tensor& score) {
    return score.defined() ? Value(score) : Value();
  };
  Value::Dict best_k;
  for (const auto& [path, score] : tracked_.best_k_models) {
    best_k[path] = score;
  }
  return Value::Dict{
      {"monitor", text(options_.monitor)},
      {"best_model_score", tensor(tracked_.best_model_score)},
      {"best_model_path", tracked_.best_model_path},
      {"current_score", tensor(tracked_.current_score)},
      {"dirpath", text(dirpath_)},
      {"best_k_models", std::move(best_k)},
      {"kth_best_model_path", tracked_.kth_best_model_path},
      {"kth_value", tracked_.kth_value},
      {"last_model_path", tracked_.last_model_path}};
}

void ModelCheckpoint::load_state_dict(const Value& state) {
  const auto& dict = state.as_dict();
  const auto score = [](const Value& value) {
    if (value.is_none()) {
      return at::Tensor();
    }
    return value.is_tensor() ? value.as_tensor().detach().cpu().reshape({})
                             : score_tensor(value.as_double());
  };
  Tracked loaded = tracked_;
  loaded.best_model_path = dict.at("best_model_path").as_string();
  const auto* saved_dirpath = dict.find("dirpath");
  const std::string old_dirpath = saved_dirpath == nullptr ? dirpath_
                                  : saved_dirpath->is_none()
                                      ? ""
                                      : saved_dirpath->as_string();
  if (old_dirpath != dirpath_) {
    log_warning(
        "[ModelCheckpoint] dirpath was '",
        old_dirpath,
        "' in the checkpoint and is '",
        dirpath_,
        "' now: best_model_score, kth_best_model_path, kth_value, "
        "last_model_path and best_k_models are not restored, only "
        "best_model_path is");
    tracked_ = std::move(loaded);
    return;
  }
  loaded.best_model_score = score(dict.at("best_model_score"));
  if (const auto* value = dict.find("kth_best_model_path")) {
    loaded.kth_best_model_path = value->as_string();
  }
  if (const auto* value = dict.find("kth_value")) {
    loaded.kth_value = score(*value);
  }
  if (const auto* value = dict.find("last_model_path")) {
    loaded.last_model_path = value->as_string();
  }
  if (const auto* value = dict.find("best_k_models")) {
    loaded.best_k_models.clear();
    for (const auto& [path, saved] : value->as_dict()) {
      loaded.best_k_models.emplace_back(path.as_string(), score(saved));
    }
  }
  tracked_ = std::move(loaded);
  forget_all_but_top_k();
}

// When to save.

void ModelCheckpoint::setup(
    TrainerContext& trainer,
    ModuleBase&,
    TrainerFn fn) {
  auto& strategy = trainer.strategy();
  dirpath_ = strategy.broadcast(resolve_dirpath(trainer).string());
  if (fn != TrainerFn::kFitting || !strategy.is_global_zero() ||
      options_.save_top_k == 0 || trainer.fast_dev_run()) {
    return;
  }
  std::error_code error;
  if (!std::filesystem::exists(dirpath_, error)) {
    return;
  }
  if (!std::filesystem::is_directory(dirpath_, error)) {
    misconfigured(
        "[ModelCheckpoint.dirpath] expected a folder, got the file ", dirpath_);
  }
  if (!std::filesystem::is_empty(dirpath_, error)) {
    log_warning(
        "[ModelCheckpoint] the folder ", dirpath_, " exists and is not empty");
  }
}

bool ModelCheckpoint::is_off(TrainerContext& trainer) const {
  return trainer.fast_dev_run() || !trainer.fitting() ||
         trainer.sanity_checking() ||
         last_global_step_saved_ == trainer.global_step();
}

bool ModelCheckpoint::is_due_by_steps(TrainerContext& trainer) const {
  return every_n_train_steps_ > 0 &&
         trainer.global_step() % every_n_train_steps_ == 0;
}

bool ModelCheckpoint::is_due_by_time(TrainerContext& trainer) {
  const auto& interval = options_.train_time_interval.duration();
  if (!interval) {
    return false;
  }
  const auto time = now();
  const bool due =
      last_time_checked_ && time - *last_time_checked_ >= *interval;
  // The clock of rank zero decides for all.
  auto& strategy = trainer.strategy();
  if (!strategy.reduce_boolean_decision(
          strategy.is_global_zero() && due, /*all=*/false)) {
    return false;
  }
  last_time_checked_ = time;
  return true;
}

bool ModelCheckpoint::is_due_by_epochs(TrainerContext& trainer) const {
  return every_n_epochs_ > 0 &&
         (trainer.current_epoch() + 1) % every_n_epochs_ == 0;
}

bool ModelCheckpoint::saves_on_train_epoch_end(TrainerContext& trainer) const {
  if (options_.save_on_train_epoch_end) {
    return *options_.save_on_train_epoch_end;
  }
  return !has_validation_batches(trainer) ||
         trainer.validates_at_epoch_end_only();
}

bool ModelCheckpoint::waits_for_validation(TrainerContext& trainer) const {
  if (options_.monitor.empty() || saves_on_train_epoch_end(trainer) ||
      !trainer.is_last_batch() || !has_validation_batches(trainer)) {
    return false;
  }
  const auto every = trainer.check_val_every_n_epoch();
  return every < 1 || (trainer.current_epoch() + 1) % every == 0;
}

void ModelCheckpoint::on_train_start(TrainerContext&, ModuleBase&) {
  last_time_checked_ = now();
}

void ModelCheckpoint::on_train_batch_end(
    TrainerContext& trainer,
    ModuleBase&,
    const StepOutput&,
    const BatchRef&,
    BatchPosition) {
  const bool by_steps = is_due_by_steps(trainer);
  const bool by_time = is_due_by_time(trainer);
  if ((!by_steps && !by_time) || is_off(trainer)) {
    return;
  }
  if (!is_monitor_known(trainer) || waits_for_validation(trainer)) {
    save_is_deferred_ = true;
    return;
  }
  save(trainer, /*top_k=*/true, Last::kAlways);
}

void ModelCheckpoint::on_train_epoch_end(TrainerContext& trainer, ModuleBase&) {
  if (saves_on_train_epoch_end(trainer)) {
    save_at_end_of_stage(trainer);
  }
}

void ModelCheckpoint::on_validation_end(TrainerContext& trainer, ModuleBase&) {
  if (trainer.fitting() && !trainer.sanity_checking()) {
    validation_has_run_ = true;
  }
  if (!saves_on_train_epoch_end(trainer)) {
    save_at_end_of_stage(trainer);
  }
}

void ModelCheckpoint::save_at_end_of_stage(TrainerContext& trainer) {
  if (is_off(trainer)) {
    return;
  }
  if (save_is_deferred_) {
    if (!is_monitor_known(trainer)) {
      report_missing_monitor(trainer, Candidates(trainer));
      return;
    }
    save_is_deferred_ = false;
    save(trainer, /*top_k=*/true, Last::kAlways);
    return;
  }
  const bool due = is_due_by_epochs(trainer);
  save(
      trainer,
      due,
      due && options_.save_top_k == 0 ? Last::kAlways : Last::kWithTopK);
}

void ModelCheckpoint::on_train_end(TrainerContext& trainer, ModuleBase&) {
  if (options_.save_last && last_checkpoint_saved_.empty() &&
      !trainer.fast_dev_run()) {
    save(trainer, /*top_k=*/false, Last::kAlways);
  }
}

void ModelCheckpoint::on_exception(
    TrainerContext& trainer,
    ModuleBase&,
    const std::exception_ptr& exception) {
  if (!options_.save_on_exception || is_off(trainer)) {
    return;
  }
  std::string what = "an exception";
  try {
    std::rethrow_exception(exception);
  } catch (const std::exception& error) {
    what = error.what();
  } catch (...) {
  }
  try {
    const Candidates candidates(trainer);
    const auto path = unused_path(trainer, candidates, "", "");
    write(trainer, path);
    save(trainer, /*top_k=*/false, Last::kAlways);
    log_info("[ModelCheckpoint] saved ", path, " after this error: ", what);
  } catch (const std::exception& error) {
    // The first error is the one that the user has to see.
    log_message(
        LogLevel::kError,
        detail::join(
            "[ModelCheckpoint] could not save after an exception: ",
            error.what()));
  }
}

} // namespace fulgurite
