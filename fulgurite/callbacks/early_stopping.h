#pragma once

#include "fulgurite/core/callback.h"

#include <optional>
#include <string>
#include <string_view>

namespace fulgurite {

/// Why a run was stopped; the numbers stand in checkpoints.
enum class EarlyStoppingReason : int {
  kNotStopped = 0,
  kStoppingThreshold = 1,
  kDivergenceThreshold = 2,
  kPatienceExhausted = 3,
  kNonFiniteMetric = 4,
};

/// Lightning's options in Lightning's order.
struct EarlyStoppingOptions {
  /// The logged metric to look at. Must be given.
  std::string monitor = "";
  /// What a change must exceed to count as an improvement.
  double min_delta = 0.0;
  /// Checks without improvement after which the run stops.
  int64_t patience = 3;
  /// Tell about improvements and about the end.
  bool verbose = false;
  /// Whether a smaller ("min") or a larger ("max") metric is better.
  std::string mode = "min";
  /// Whether a metric that is missing is an error; else the check is skipped.
  bool strict = true;
  /// Stop when the metric is NaN or infinite.
  bool check_finite = true;
  /// Stop as soon as the metric is better than this.
  std::optional<double> stopping_threshold = std::nullopt;
  /// Stop as soon as the metric is worse than this.
  std::optional<double> divergence_threshold = std::nullopt;
  /// Check at the end of the training epoch (true) or of validation (false).
  /// Open: after the epoch where validation runs once at its end or not at
  /// all, else after each validation.
  std::optional<bool> check_on_train_epoch_end = std::nullopt;
  /// With several processes, let only rank zero tell.
  bool log_rank_zero_only = false;
};

/// Stops training when a metric no longer improves, on all ranks as soon as one
/// of them decides so. Does nothing in the sanity check and in fast_dev_run.
class EarlyStopping : public Callback {
 public:
  using Params = EarlyStoppingOptions;
  using Reason = EarlyStoppingReason;

  explicit EarlyStopping(EarlyStoppingOptions options);

  const EarlyStoppingOptions& options() const {
    return options_;
  }
  int64_t wait_count() const {
    return wait_count_;
  }
  /// The epoch in which the run was stopped; 0 if it was not.
  int64_t stopped_epoch() const {
    return stopped_epoch_;
  }
  double best_score() const {
    return static_cast<double>(best_score_);
  }
  Reason stopping_reason() const {
    return reason_;
  }
  /// In words; empty if the run was not stopped.
  const std::string& stopping_reason_message() const {
    return reason_message_;
  }

  std::string state_key() const override;
  Value state_dict() const override;
  void load_state_dict(const Value& state) override;
  bool is_monitoring() const override {
    return true;
  }
  void on_train_epoch_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_validation_end(TrainerContext& trainer, ModuleBase& module) override;

 private:
  struct Verdict {
    bool stops = false;
    std::string message;
  };

  void check(TrainerContext& trainer, bool at_train_epoch_end);
  Verdict judge(float current);
  Verdict stop(Reason reason, std::string message);
  std::string improvement_message(float current) const;
  bool is_better(float a, float b) const;
  void tell(TrainerContext& trainer, const std::string& message) const;

  EarlyStoppingOptions options_;
  bool smaller_is_better_;
  int64_t patience_;
  int64_t wait_count_ = 0;
  int64_t stopped_epoch_ = 0;
  // Metrics are float32 in Lightning, and so is the arithmetic on them.
  float best_score_;
  Reason reason_ = Reason::kNotStopped;
  std::string reason_message_;
};

} // namespace fulgurite
