#pragma once

#include "tests/support/boring_model.h"
#include "tests/support/temp_dir.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace fulgurite::test {

/// A BoringModel that does what a test says at its hooks.
class ScriptedModel : public BoringModel {
 public:
  using BoringModel::BoringModel;

  std::function<void(ScriptedModel&)> in_training_step;
  std::function<void(ScriptedModel&)> in_validation_step;
  std::function<void(ScriptedModel&)> at_train_epoch_start;
  std::function<void(ScriptedModel&)> at_train_epoch_end;
  /// Not called in the sanity check.
  std::function<void(ScriptedModel&)> at_validation_epoch_end;

  at::Tensor training_step(const Row& batch, int64_t batch_idx) override {
    call(in_training_step);
    return BoringModel::training_step(batch, batch_idx);
  }
  void validation_step(const Row& batch, int64_t batch_idx) override {
    call(in_validation_step);
    BoringModel::validation_step(batch, batch_idx);
  }
  void on_train_epoch_start() override {
    call(at_train_epoch_start);
  }
  void on_train_epoch_end() override {
    call(at_train_epoch_end);
  }
  void on_validation_epoch_end() override {
    if (!trainer().sanity_checking()) {
      call(at_validation_epoch_end);
    }
  }

  /// Logs values[epoch] when validation ends.
  void log_after_validation(std::string name, std::vector<double> values) {
    at_validation_epoch_end = [=](ScriptedModel& model) {
      const auto epoch = static_cast<size_t>(model.current_epoch());
      model.log(name, values.at(epoch));
    };
  }

 private:
  void call(const std::function<void(ScriptedModel&)>& hook) {
    if (hook) {
      hook(*this);
    }
  }
};

/// Options for a run with these callbacks.
inline TrainerOptions options_with(
    const TempDir& folder,
    CallbackList callbacks,
    int64_t max_epochs) {
  auto options = quiet_options(folder.path());
  options.enable_checkpointing = std::nullopt;
  options.callbacks = std::move(callbacks);
  options.max_epochs = max_epochs;
  return options;
}

/// The names in a folder, folders included.
inline std::set<std::string> names_in_folder(
    const std::filesystem::path& folder) {
  std::set<std::string> out;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    out.insert(entry.path().filename().string());
  }
  return out;
}

using NameSet = std::set<std::string>;

} // namespace fulgurite::test
