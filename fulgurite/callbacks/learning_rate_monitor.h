#pragma once

#include "fulgurite/core/callback.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fulgurite {

struct LearningRateMonitorOptions {
  /// "step", "epoch", or empty: each rate when its scheduler steps, and rates
  /// without a scheduler at both.
  std::string logging_interval = "";
  /// Log the momentum, or the first beta, too.
  bool log_momentum = false;
  /// Log the weight decay too.
  bool log_weight_decay = false;
};

/// Sends the learning rates to the loggers, under Lightning's names:
/// "lr-AdamW"; "lr-AdamW-1" for the second AdamW; "lr-AdamW/pg1" where there
/// are several parameter groups; the name in the scheduler's config instead of
/// "lr-AdamW". A group's option "name" takes the place of "pg1". Steps are
/// logged every log_every_n_steps.
class LearningRateMonitor : public Callback {
 public:
  using Params = LearningRateMonitorOptions;
  /// A name and what was logged under it, oldest first.
  using History = std::vector<std::pair<std::string, std::vector<double>>>;
  /// A name and the value that was logged last; nullopt before the first.
  using Latest = std::vector<std::pair<std::string, std::optional<double>>>;

  explicit LearningRateMonitor(LearningRateMonitorOptions options = {});

  const History& lrs() const {
    return lrs_;
  }
  /// Names end in "-momentum".
  const Latest& last_momentum_values() const {
    return last_momentum_values_;
  }
  /// Names end in "-weight_decay".
  const Latest& last_weight_decay_values() const {
    return last_weight_decay_values_;
  }

  /// Throws MisconfigurationError when the Trainer has no logger, or when two
  /// groups of an optimizer have one name.
  void on_train_start(TrainerContext& trainer, ModuleBase& module) override;
  void on_train_batch_start(
      TrainerContext& trainer,
      ModuleBase& module,
      const BatchRef& batch,
      BatchPosition where) override;
  void on_train_epoch_start(TrainerContext& trainer, ModuleBase& module)
      override;

 private:
  struct Source;
  enum class When { kStep, kEpoch };

  static std::vector<Source> find_sources(TrainerContext& trainer);
  void log(TrainerContext& trainer, When when);
  void warn_without_momentum(const std::vector<Source>& sources) const;

  LearningRateMonitorOptions options_;
  History lrs_;
  Latest last_momentum_values_;
  Latest last_weight_decay_values_;
};

} // namespace fulgurite
