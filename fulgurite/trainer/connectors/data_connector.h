#pragma once

#include "fulgurite/core/data_source.h"
#include "fulgurite/core/trainer_state.h"

#include <optional>
#include <vector>

namespace fulgurite {

class TrainerCore;

/// Loaders of one evaluation stage with the number of batches to read of each.
struct EvalLoaders {
  std::vector<LoaderHandle> loaders;
  std::vector<std::optional<int64_t>> max_batches;

  bool empty() const;
};

/// Asks for loaders through the hooks and applies limit_*, overfit_batches and
/// fast_dev_run to them.
class DataConnector {
 public:
  explicit DataConnector(TrainerCore& trainer) : trainer_(trainer) {}

  void connect(DataSource* source) {
    source_ = source;
    train_loader_ = nullptr;
    train_loaded_epoch_ = -1;
    train_batches_.reset();
  }
  bool has_source() const {
    return source_ != nullptr;
  }
  /// Loads the training loader where there is none yet, or where
  /// reload_dataloaders_every_n_epochs says so. True: it is a new one.
  bool setup_train(int64_t epoch);
  const LoaderHandle& train_loader() const {
    return train_loader_;
  }
  /// After limits; nullopt: not known.
  std::optional<int64_t> num_train_batches() const {
    return train_batches_;
  }
  /// The limit alone, where it is a number of batches.
  std::optional<int64_t> train_limit() const;
  EvalLoaders setup_eval(RunningStage stage);

 private:
  LoaderHandle unshuffled_for_overfitting(
      LoaderHandle loader,
      RunningStage stage) const;

  TrainerCore& trainer_;
  DataSource* source_ = nullptr;
  LoaderHandle train_loader_;
  int64_t train_loaded_epoch_ = -1;
  std::optional<int64_t> train_batches_;
};

} // namespace fulgurite
