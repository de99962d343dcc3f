#include "fulgurite/trainer/load_from_checkpoint.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/hardware/checkpoint_io/torch_checkpoint_io.h"
#include "fulgurite/trainer/connectors/restore_weights.h"

namespace fulgurite::detail {

namespace {

constexpr std::string_view kName = "load_from_checkpoint";

} // namespace

CheckpointFile::CheckpointFile(std::filesystem::path path)
    : path_(std::move(path)) {
  std::error_code error;
  if (!std::filesystem::exists(path_, error)) {
    fail(
        "[",
        kName,
        "] expected a checkpoint, got \"",
        path_.string(),
        "\": Checkpoint file not found");
  }
  checkpoint_ =
      checked_checkpoint(TorchCheckpointIO().load(path_), path_, kName);
}

Value::Dict CheckpointFile::hyperparameters(
    std::string_view key,
    const Value::Dict& known) const {
  const auto* saved = checkpoint_.find(key);
  if (saved == nullptr) {
    return {};
  }
  if (!saved->is_dict()) {
    fail(
        "[",
        kName,
        "] ",
        path_.string(),
        ": expected ",
        key,
        " to be a dict, got ",
        saved->kind(),
        "; try to write the file with save_hyperparameters of plain values");
  }
  Value::Dict out;
  std::string left;
  for (const auto& [name, value] : saved->as_dict()) {
    if (name.is_string() && known.contains(name.as_string())) {
      out[name.as_string()] = value;
    } else {
      left += (left.empty() ? "" : ", ") +
              (name.is_string() ? name.as_string() : name.repr());
    }
  }
  if (!left.empty()) {
    log_warning(
        path_.string(),
        " holds hyper-parameters that Params has no field for: ",
        left);
  }
  return out;
}

void CheckpointFile::refuse_hyperparameters(const OptionError& error) const {
  fail(
      "[",
      kName,
      "] ",
      path_.string(),
      ": expected hyper-parameters that fit Params, got: ",
      error.what(),
      "; try the class that wrote the file");
}

void CheckpointFile::restore(
    ModuleBase& module,
    const LoadFromCheckpointOptions& options) const {
  if (options.strict == true && !module.strict_loading) {
    misconfigured(
        "[",
        kName,
        ".strict] expected what the module's strict_loading says, false, got "
        "true; try to leave one of them out");
  }
  module.configure_model();
  module.on_load_checkpoint(checkpoint_);
  restore_weights(
      module,
      checkpoint_,
      {.strict = options.strict.value_or(module.strict_loading),
       .path = path_,
       .asker = kName});
}

void CheckpointFile::restore(
    DataModuleBase& data,
    const LoadFromCheckpointOptions&) const {
  if (const auto* state = checkpoint_.find(data.state_key())) {
    data.load_state_dict(*state);
  }
}

} // namespace fulgurite::detail
