#pragma once

#include "fulgurite/base/value.h"

#include <filesystem>
#include <string>

namespace fulgurite {

class TrainerCore;

/// Puts a checkpoint together, in Python Lightning's layout, and takes a run up
/// from one. What that layout has no place for stands under "fulgurite".
class CheckpointConnector {
 public:
  explicit CheckpointConnector(TrainerCore& trainer) : trainer_(trainer) {}

  Value::Dict dump(bool weights_only);

  /// Reads the file that `choice` means: a path, or "best", "last", "hpc".
  /// Empty: none.
  void read(const std::string& choice);
  /// Module hooks and weights, data module, callbacks (in fit).
  void restore_modules_and_callbacks();
  /// Precision, loops, optimizers, schedulers, generators: for fit.
  void restore_training_state();
  /// Frees the checkpoint that was read.
  void finish_restoring();

 private:
  std::filesystem::path resolve(const std::string& choice) const;
  std::filesystem::path newest_hpc_checkpoint() const;
  std::filesystem::path newest_checkpoint_below_root() const;
  void add_hyperparameters(Value::Dict& checkpoint) const;
  void restore_loops();
  void restore_optimizers();
  void check_epoch() const;

  TrainerCore& trainer_;
  bool has_checkpoint_ = false;
  std::filesystem::path path_;
  Value::Dict checkpoint_;
};

} // namespace fulgurite
