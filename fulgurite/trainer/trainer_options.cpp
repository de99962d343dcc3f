#include "fulgurite/trainer/trainer_options.h"

#include "fulgurite/base/error.h"

namespace fulgurite {

const std::vector<OptionHelp>& trainer_option_help() {
  static const std::vector<OptionHelp> kTrainerOptionHelp = {
      {"accelerator",
       "Kind of hardware: \"auto\", \"cpu\" or a registered name."},
      {"strategy",
       "How processes work together: \"auto\" or \"single_device\"."},
      {"devices", "How many devices or which: \"auto\", 2, \"0,1\", [0, 1]."},
      {"num_nodes", "Number of machines."},
      {"precision", "Number formats; \"32-true\" when left open."},
      {"logger", "true: the default logger; false: none; or loggers."},
      {"callbacks", "Callbacks beside the default ones."},
      {"fast_dev_run",
       "Run this many batches of every stage, without logger and checkpoints, "
       "to find mistakes."},
      {"max_epochs",
       "Stop after this many epochs; -1: no limit; left open: 1000 unless "
       "max_steps or max_time is given."},
      {"min_epochs", "Train at least this many epochs."},
      {"max_steps", "Stop after this many optimizer steps; -1: no limit."},
      {"min_steps", "Train at least this many optimizer steps."},
      {"max_time", "Stop after this time, \"DD:HH:MM:SS\"."},
      {"limit_train_batches",
       "Training batches of an epoch: a fraction (0.25) or a number (10)."},
      {"limit_val_batches", "The same for validation; 0 switches it off."},
      {"limit_test_batches", "The same for test."},
      {"limit_predict_batches", "The same for predict."},
      {"overfit_batches",
       "Train and validate on the same few batches, unshuffled: a fraction or "
       "a number."},
      {"val_check_interval",
       "Validate after this fraction of an epoch (0.25), number of batches "
       "(100) or time (\"00:00:15:00\")."},
      {"check_val_every_n_epoch",
       "Validate every so many epochs; null: only by batches or time, across "
       "epochs."},
      {"num_sanity_val_steps",
       "Validation batches to try before training (2); -1: all; 0: none."},
      {"log_every_n_steps",
       "Send step values to the loggers every so many steps (50)."},
      {"enable_checkpointing",
       "Save checkpoints: a ModelCheckpoint where none is given (true)."},
      {"enable_progress_bar", "Show a progress bar (true)."},
      {"enable_model_summary",
       "Print a summary of the model before training (true)."},
      {"accumulate_grad_batches",
       "Step the optimizer after the gradients of this many batches."},
      {"gradient_clip_val", "Clip gradients at this norm or value."},
      {"gradient_clip_algorithm", "\"norm\" or \"value\"."},
      {"deterministic",
       "Only deterministic algorithms; an operation without one is an error."},
      {"benchmark", "Let cuDNN search for its fastest algorithms."},
      {"inference_mode",
       "Evaluate without autograd's bookkeeping; false: only without "
       "gradients."},
      {"use_distributed_sampler", "Split each loader over the ranks."},
      {"profiler", "\"simple\": time spent in each hook, printed at the end."},
      {"detect_anomaly", "Find the operation that made a NaN gradient; slow."},
      {"barebones", "Everything off that costs time: for measuring."},
      {"sync_batchnorm", "Batch norm over all ranks."},
      {"reload_dataloaders_every_n_epochs",
       "Ask for new loaders every so many epochs; 0: never."},
      {"default_root_dir",
       "Folder for logs and checkpoints; the current one when empty."},
      {"resume",
       "\"auto\": go on from the newest checkpoint below default_root_dir, if "
       "there is one."},
      {"compat",
       "\"lightning\": scale a last, shorter accumulation window as Lightning "
       "does."},
  };
  return kTrainerOptionHelp;
}

namespace {

template <class... Parts>
void require(bool condition, const Parts&... parts) {
  if (!condition) {
    misconfigured(parts...);
  }
}

void validate_limits(const TrainerOptions& o) {
  require(
      o.num_nodes >= 1,
      "[Trainer.num_nodes] expected a number ≥ 1, got ",
      o.num_nodes);
  require(
      o.fast_dev_run.batches() >= 0,
      "[Trainer.fast_dev_run] expected false, true or a number of batches ≥ 0, "
      "got ",
      o.fast_dev_run.batches());
  require(
      !o.max_epochs || *o.max_epochs >= -1,
      "[Trainer.max_epochs] expected a number ≥ -1, got ",
      o.max_epochs.value_or(0),
      "; try -1 for no limit");
  require(
      o.max_steps >= -1,
      "[Trainer.max_steps] expected a number ≥ -1, got ",
      o.max_steps,
      "; try -1 for no limit");
  require(
      !o.min_epochs || *o.min_epochs >= 0,
      "[Trainer.min_epochs] expected a number ≥ 0, got ",
      o.min_epochs.value_or(0));
  require(
      !o.min_steps || *o.min_steps >= 0,
      "[Trainer.min_steps] expected a number ≥ 0, got ",
      o.min_steps.value_or(0));
  const std::pair<const char*, const std::optional<BatchLimit>*> limits[] = {
      {"limit_train_batches", &o.limit_train_batches},
      {"limit_val_batches", &o.limit_val_batches},
      {"limit_test_batches", &o.limit_test_batches},
      {"limit_predict_batches", &o.limit_predict_batches}};
  for (const auto& [name, limit] : limits) {
    if (*limit) {
      (*limit)->validate(name);
    }
  }
  o.overfit_batches.validate("overfit_batches");
}

void validate_validation(const TrainerOptions& o) {
  require(
      !o.check_val_every_n_epoch || *o.check_val_every_n_epoch >= 1,
      "[Trainer.check_val_every_n_epoch] expected a number ≥ 1 or null, got ",
      o.check_val_every_n_epoch.value_or(0));
  require(
      !o.num_sanity_val_steps || *o.num_sanity_val_steps >= -1,
      "[Trainer.num_sanity_val_steps] expected a number ≥ -1, got ",
      o.num_sanity_val_steps.value_or(0));
  if (!o.val_check_interval) {
    return;
  }
  const auto& interval = *o.val_check_interval;
  if (interval.is_fraction()) {
    require(
        interval.fraction() >= 0.0 && interval.fraction() <= 1.0,
        "[Trainer.val_check_interval] expected a fraction in [0.0, 1.0], a "
        "number of batches or a time, got ",
        interval.fraction());
    require(
        o.check_val_every_n_epoch.has_value(),
        "[Trainer.val_check_interval] expected a number of batches or a time "
        "where check_val_every_n_epoch is null, "
        "got the fraction ",
        interval.fraction(),
        "; try a whole number");
  } else if (interval.is_batches()) {
    require(
        interval.batches() >= 1,
        "[Trainer.val_check_interval] expected a number of batches ≥ 1, got ",
        interval.batches());
  } else {
    require(
        interval.time().count() > 0,
        "[Trainer.val_check_interval] expected a time above zero");
  }
}

void validate_training(const TrainerOptions& o) {
  require(
      !o.log_every_n_steps || *o.log_every_n_steps >= 0,
      "[Trainer.log_every_n_steps] expected a number ≥ 0, got ",
      o.log_every_n_steps.value_or(0));
  require(
      o.accumulate_grad_batches >= 1,
      "[Trainer.accumulate_grad_batches] expected a number ≥ 1, got ",
      o.accumulate_grad_batches);
  require(
      !o.gradient_clip_val || *o.gradient_clip_val >= 0,
      "[Trainer.gradient_clip_val] expected a number ≥ 0, got ",
      o.gradient_clip_val.value_or(0));
  if (o.gradient_clip_algorithm) {
    require(
        *o.gradient_clip_algorithm == "norm" ||
            *o.gradient_clip_algorithm == "value",
        "[Trainer.gradient_clip_algorithm] expected \"norm\" or \"value\", got "
        "\"",
        *o.gradient_clip_algorithm,
        "\"");
  }
  if (o.profiler) {
    require(
        *o.profiler == "simple",
        "[Trainer.profiler] expected \"simple\", got \"",
        *o.profiler,
        "\"; other profilers are not there yet");
  }
  require(
      o.reload_dataloaders_every_n_epochs >= 0,
      "[Trainer.reload_dataloaders_every_n_epochs] expected a number ≥ 0, got ",
      o.reload_dataloaders_every_n_epochs);
  require(
      o.resume.empty() || o.resume == "auto",
      "[Trainer.resume] expected \"auto\" or \"\", got \"",
      o.resume,
      "\"; a checkpoint is named by ckpt_path of fit");
  require(
      o.compat.empty() || o.compat == "lightning",
      "[Trainer.compat] expected \"lightning\" or \"\", got \"",
      o.compat,
      "\"");
}

void validate_barebones(const TrainerOptions& o) {
  if (!o.barebones) {
    return;
  }
  const auto forbid = [](bool given, const char* option, const char* value) {
    require(
        !given,
        "[Trainer.barebones] expected ",
        option,
        " to be left open, got ",
        value,
        "; barebones measures the loop alone: try without it");
  };
  forbid(
      o.enable_checkpointing.value_or(false), "enable_checkpointing", "true");
  forbid(!o.logger.loggers().empty(), "logger", "a logger");
  forbid(o.enable_progress_bar.value_or(false), "enable_progress_bar", "true");
  forbid(o.log_every_n_steps.value_or(0) != 0, "log_every_n_steps", "a number");
  forbid(
      o.enable_model_summary.value_or(false), "enable_model_summary", "true");
  forbid(
      o.num_sanity_val_steps.value_or(0) != 0,
      "num_sanity_val_steps",
      "a number");
  forbid(static_cast<bool>(o.fast_dev_run), "fast_dev_run", "true");
  forbid(o.detect_anomaly, "detect_anomaly", "true");
  forbid(o.profiler.has_value(), "profiler", "a profiler");
}

} // namespace

void validate_options(const TrainerOptions& options) {
  validate_limits(options);
  validate_validation(options);
  validate_training(options);
  validate_barebones(options);
}

} // namespace fulgurite
