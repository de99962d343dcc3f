#pragma once

#include "fulgurite/base/option_help.h"
#include "fulgurite/core/callback.h"
#include "fulgurite/trainer/option_types.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulgurite {

class Profiler;

/// What a Trainer can be told, with Lightning's names, order and defaults.
/// Left open (nullopt) means "decide for me". To add an option: a field here,
/// a row in kTrainerOptionHelp, a check in validate_options where it can clash.
struct TrainerOptions {
  std::string accelerator = "auto";
  std::string strategy = "auto";
  Devices devices = {};
  int64_t num_nodes = 1;
  std::optional<std::string> precision = std::nullopt;
  LoggerChoice logger = {};
  CallbackList callbacks = {};
  FastDevRun fast_dev_run = {};
  std::optional<int64_t> max_epochs = std::nullopt;
  std::optional<int64_t> min_epochs = std::nullopt;
  int64_t max_steps = -1;
  std::optional<int64_t> min_steps = std::nullopt;
  TimeLimit max_time = {};
  std::optional<BatchLimit> limit_train_batches = std::nullopt;
  std::optional<BatchLimit> limit_val_batches = std::nullopt;
  std::optional<BatchLimit> limit_test_batches = std::nullopt;
  std::optional<BatchLimit> limit_predict_batches = std::nullopt;
  BatchLimit overfit_batches = 0.0;
  std::optional<ValCheckInterval> val_check_interval = std::nullopt;
  std::optional<int64_t> check_val_every_n_epoch = 1;
  std::optional<int64_t> num_sanity_val_steps = std::nullopt;
  std::optional<int64_t> log_every_n_steps = std::nullopt;
  std::optional<bool> enable_checkpointing = std::nullopt;
  std::optional<bool> enable_progress_bar = std::nullopt;
  std::optional<bool> enable_model_summary = std::nullopt;
  int64_t accumulate_grad_batches = 1;
  std::optional<double> gradient_clip_val = std::nullopt;
  std::optional<std::string> gradient_clip_algorithm = std::nullopt;
  std::optional<bool> deterministic = std::nullopt;
  std::optional<bool> benchmark = std::nullopt;
  bool inference_mode = true;
  bool use_distributed_sampler = true;
  std::optional<std::string> profiler = std::nullopt;
  bool detect_anomaly = false;
  bool barebones = false;
  bool sync_batchnorm = false;
  int64_t reload_dataloaders_every_n_epochs = 0;
  std::string default_root_dir = "";
  /// "auto": begin from default_root_dir's newest checkpoint where there is
  /// one. "": begin anew.
  std::string resume = "";
  /// "lightning": do as Lightning does where this library decided otherwise.
  std::string compat = "";
};

/// One row per field of TrainerOptions.
const std::vector<OptionHelp>& trainer_option_help();

/// Checks what can be checked without a model: ranges and clashes. Throws
/// MisconfigurationError, the first in the order of the fields.
void validate_options(const TrainerOptions& options);

} // namespace fulgurite
