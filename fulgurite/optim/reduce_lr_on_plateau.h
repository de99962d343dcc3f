#pragma once

#include "fulgurite/optim/lr_scheduler.h"
#include "fulgurite/optim/per_group.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fulgurite::lr_scheduler {

/// torch.optim.lr_scheduler.ReduceLROnPlateau's arguments.
struct ReduceLROnPlateauOptions {
  /// "min" when the metric should fall, "max" when it should rise.
  std::string mode = "min";
  double factor = 0.1;
  /// Steps without progress that are still accepted.
  int64_t patience = 10;
  double threshold = 1e-4;
  /// "rel" or "abs".
  std::string threshold_mode = "rel";
  /// Steps after a reduction during which nothing is counted.
  int64_t cooldown = 0;
  PerGroup min_lr = 0.0;
  /// A smaller change of the rate is not made.
  double eps = 1e-8;
};

/// Multiplies the rates by factor when a metric makes no more progress. NaN is
/// no progress.
class ReduceLROnPlateau : public Scheduler {
 public:
  explicit ReduceLROnPlateau(ReduceLROnPlateauOptions options = {});

  std::string name() const override;
  bool needs_metric() const override {
    return true;
  }
  /// Throws UserError: the metric is missing.
  void step() override;
  void step(double metric) override;
  Value state_dict() const override;
  void load_state_dict(const Value& state_dict) override;

 protected:
  void start() override;
  void get_lr(std::vector<double>& lrs) override;

 private:
  bool is_better(double metric) const;
  void reduce();
  void note_lrs();
  double worst() const;

  ReduceLROnPlateauOptions options_;
  std::vector<double> min_lrs_;
  double best_ = 0;
  int64_t cooldown_counter_ = 0;
  int64_t num_bad_epochs_ = 0;
};

} // namespace fulgurite::lr_scheduler
