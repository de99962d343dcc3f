#include "fulgurite/trainer/connectors/checkpoint_connector.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/base/random.h"
#include "fulgurite/callbacks/model_checkpoint.h"
#include "fulgurite/core/module_tree.h"
#include "fulgurite/trainer/connectors/restore_weights.h"
#include "fulgurite/trainer/trainer_core_impl.h"

#include <charconv>

namespace fulgurite {

namespace fs = std::filesystem;

namespace {

// Python's Lightning parses this as a version and picks its migrations by it.
constexpr const char* kLightningVersion = "2.6.6+fulgurite";
constexpr int64_t kStateVersion = 1;

} // namespace

void CheckpointConnector::add_hyperparameters(Value::Dict& checkpoint) const {
  const auto& model = trainer_.module().hparams();
  if (!model.empty()) {
    checkpoint["hparams_name"] = "kwargs";
    checkpoint["hyper_parameters"] = model;
  }
  auto* data_module = trainer_.data_module();
  if (data_module != nullptr && !data_module->hparams().empty()) {
    checkpoint["datamodule_hparams_name"] = "kwargs";
    checkpoint["datamodule_hyper_parameters"] = data_module->hparams();
  }
}

Value::Dict CheckpointConnector::dump(bool weights_only) {
  auto& hooks = trainer_.hooks();
  auto& fit_loop = trainer_.fit_loop();
  Value::Dict out;
  out["epoch"] = trainer_.current_epoch();
  out["global_step"] = trainer_.global_step();
  out["pytorch-lightning_version"] = kLightningVersion;
  out["state_dict"] = state_dict(trainer_.module().torch_module());
  out["loops"] = Value::Dict{
      {"fit_loop", fit_loop.state_dict()},
      {"validate_loop", trainer_.validate_loop().state_dict()},
      {"test_loop", trainer_.test_loop().state_dict()},
      {"predict_loop", trainer_.predict_loop().state_dict()}};
  if (!weights_only) {
    out["callbacks"] = hooks.callback_states();
    Value::List optimizers;
    Value::List schedulers;
    for (auto& config : trainer_.configs()) {
      optimizers.push_back(config.optimizer->state_dict());
      for (auto& scheduler : config.schedulers) {
        schedulers.push_back(scheduler.scheduler->state_dict());
      }
    }
    out["optimizer_states"] = std::move(optimizers);
    out["lr_schedulers"] = std::move(schedulers);
    auto& precision = trainer_.strategy().precision();
    auto scaler = precision.state_dict();
    if (!scaler.is_none()) {
      out[precision.state_key()] = std::move(scaler);
    }
  }
  add_hyperparameters(out);
  if (auto state = hooks.data_module_state()) {
    out[state->first] = std::move(state->second);
  }
  if (!weights_only) {
    Value::Dict own{
        {"version", kStateVersion},
        {"generators", Value::Dict{{"cpu", default_generator_state()}}}};
    if (trainer_.fitting()) {
      own["fit_loop"] = fit_loop.extra_state_dict();
      own["logger_connector"] = trainer_.logger_connector().state_dict();
    }
    out["fulgurite"] = std::move(own);
  }
  hooks.on_save_checkpoint(out, weights_only);
  return out;
}

fs::path CheckpointConnector::newest_hpc_checkpoint() const {
  fs::path newest;
  int64_t newest_version = -1;
  std::error_code error;
  for (const auto& entry :
       fs::directory_iterator(trainer_.default_root_dir(), error)) {
    const auto name = entry.path().filename().string();
    if (!name.starts_with("hpc_ckpt_") || entry.path().extension() != ".ckpt") {
      continue;
    }
    int64_t version = -1;
    std::from_chars(name.data() + 9, name.data() + name.size(), version);
    if (version > newest_version) {
      newest_version = version;
      newest = entry.path();
    }
  }
  return newest;
}

fs::path CheckpointConnector::newest_checkpoint_below_root() const {
  fs::path newest;
  fs::file_time_type newest_time;
  std::error_code error;
  for (const auto& entry :
       fs::recursive_directory_iterator(trainer_.default_root_dir(), error)) {
    if (!entry.is_regular_file(error) || entry.path().extension() != ".ckpt") {
      continue;
    }
    const auto time = entry.last_write_time(error);
    if (newest.empty() || time > newest_time) {
      newest = entry.path();
      newest_time = time;
    }
  }
  return newest;
}

fs::path CheckpointConnector::resolve(const std::string& choice) const {
  if (choice == "best") {
    for (const auto& callback : trainer_.callbacks()) {
      const auto* checkpoint =
          dynamic_cast<const ModelCheckpoint*>(callback.get());
      if (checkpoint != nullptr && !checkpoint->best_model_path().empty()) {
        return checkpoint->best_model_path();
      }
    }
    misconfigured(
        "[Trainer.ckpt_path] expected a ModelCheckpoint that has saved a best "
        "model, got ckpt_path = \"best\" without one; try a path, or fit "
        "first");
  }
  if (choice == "last") {
    if (auto path = newest_last_checkpoint(trainer_)) {
      return *path;
    }
    log_warning(
        "ckpt_path = \"last\" is set, but there is no last checkpoint: the "
        "run begins anew.");
    return {};
  }
  if (choice == "hpc") {
    auto path = newest_hpc_checkpoint();
    if (path.empty()) {
      fail(
          "[Trainer.ckpt_path] expected a file hpc_ckpt_N.ckpt in ",
          trainer_.default_root_dir().string(),
          ", got none");
    }
    return path;
  }
  std::error_code error;
  if (!fs::exists(choice, error)) {
    fail(
        "[Trainer.ckpt_path] expected a checkpoint, got \"",
        choice,
        "\": Checkpoint file not found");
  }
  return choice;
}

void CheckpointConnector::read(const std::string& choice) {
  finish_restoring();
  path_.clear();
  if (!choice.empty()) {
    path_ = resolve(choice);
  } else if (trainer_.fitting() && trainer_.options().resume == "auto") {
    path_ = newest_checkpoint_below_root();
  }
  trainer_.set_ckpt_path(path_);
  if (path_.empty()) {
    return;
  }
  if (trainer_.fitting()) {
    log_info("Restoring states from the checkpoint at ", path_.string());
  } else {
    log_info("Loading weights from the checkpoint at ", path_.string());
  }
  checkpoint_ = checked_checkpoint(
      trainer_.strategy().load_checkpoint(path_), path_, "Trainer.ckpt_path");
  has_checkpoint_ = true;
}

void CheckpointConnector::restore_modules_and_callbacks() {
  if (!has_checkpoint_) {
    return;
  }
  auto& hooks = trainer_.hooks();
  hooks.on_load_checkpoint_module(checkpoint_);
  auto& module = trainer_.module();
  restore_weights(
      module,
      checkpoint_,
      {.strict = module.strict_loading,
       .path = path_,
       .asker = "Trainer.ckpt_path"});
  hooks.load_data_module_state(checkpoint_);
  if (trainer_.fitting()) {
    hooks.on_load_checkpoint_callbacks(checkpoint_);
    if (const auto* states = checkpoint_.find("callbacks")) {
      hooks.load_callback_states(states->as_dict());
    }
  }
}

void CheckpointConnector::restore_training_state() {
  if (!has_checkpoint_ || !trainer_.fitting()) {
    return;
  }
  auto& precision = trainer_.strategy().precision();
  if (const auto* scaler = checkpoint_.find(precision.state_key())) {
    precision.load_state_dict(*scaler);
  }
  restore_loops();
  restore_optimizers();
  if (const auto* own = checkpoint_.find("fulgurite")) {
    if (const auto* generators = own->as_dict().find("generators")) {
      if (const auto* cpu = generators->as_dict().find("cpu")) {
        set_default_generator_state(cpu->as_tensor());
      }
    }
  }
}

void CheckpointConnector::restore_loops() {
  if (const auto* loops = checkpoint_.find("loops")) {
    const auto& dict = loops->as_dict();
    if (const auto* fit_loop = dict.find("fit_loop")) {
      trainer_.fit_loop().load_state_dict(*fit_loop);
    }
    const std::pair<const char*, EvaluationLoop*> others[] = {
        {"validate_loop", &trainer_.validate_loop()},
        {"test_loop", &trainer_.test_loop()},
        {"predict_loop", &trainer_.predict_loop()}};
    for (const auto& [key, loop] : others) {
      if (const auto* state = dict.find(key)) {
        loop->load_state_dict(*state);
      }
    }
  }
  if (const auto* own = checkpoint_.find("fulgurite")) {
    const auto& dict = own->as_dict();
    if (const auto* extra = dict.find("fit_loop")) {
      trainer_.fit_loop().load_extra_state_dict(*extra);
    }
    if (const auto* logged = dict.find("logger_connector")) {
      trainer_.fit_loop().keep_logged_state(*logged);
    }
  }
  trainer_.fit_loop().reopen_cut_epoch();
  check_epoch();
}

void CheckpointConnector::check_epoch() const {
  const auto maximum = trainer_.max_epochs();
  const int64_t epoch = trainer_.current_epoch();
  if (maximum && *maximum >= 0 && epoch > *maximum) {
    misconfigured(
        "[Trainer.max_epochs] expected at least the epoch of the checkpoint, ",
        epoch,
        ", got ",
        *maximum,
        "; try a larger max_epochs");
  }
}

void CheckpointConnector::restore_optimizers() {
  const auto* states = checkpoint_.find("optimizer_states");
  const auto* schedulers = checkpoint_.find("lr_schedulers");
  if (states == nullptr || schedulers == nullptr) {
    fail(
        "[Trainer.fit] ",
        path_.string(),
        ": expected a checkpoint with optimizer states, got one that contains "
        "only the model; try to load its weights and fit without ckpt_path");
  }
  auto& configs = trainer_.configs();
  const auto& list = states->as_list();
  if (list.size() != configs.size()) {
    fail(
        "[Trainer.fit] ",
        path_.string(),
        ": expected the states of ",
        configs.size(),
        " optimizers, got ",
        list.size());
  }
  std::vector<lr_scheduler::Scheduler*> own;
  for (size_t i = 0; i < list.size(); ++i) {
    configs[i].optimizer->load_state_dict(list[i]);
    for (auto& scheduler : configs[i].schedulers) {
      own.push_back(&*scheduler.scheduler);
    }
  }
  const auto& saved = schedulers->as_list();
  for (size_t i = 0; i < std::min(own.size(), saved.size()); ++i) {
    own[i]->load_state_dict(saved[i]);
  }
}

void CheckpointConnector::finish_restoring() {
  checkpoint_ = {};
  has_checkpoint_ = false;
}

} // namespace fulgurite
