#pragma once

#include "fulgurite/optim/lr_scheduler.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fulgurite::lr_scheduler {

/// torch.optim.lr_scheduler.StepLR's arguments.
struct StepLROptions {
  /// Must be given.
  int64_t step_size = 0;
  double gamma = 0.1;
};

/// Multiplies the rates by gamma every step_size steps.
class StepLR : public Scheduler {
 public:
  explicit StepLR(StepLROptions options);

  std::string name() const override;
  Value state_dict() const override;
  void load_state_dict(const Value& state_dict) override;

 protected:
  void get_lr(std::vector<double>& lrs) override;

 private:
  StepLROptions options_;
};

using Step = StepLR;

} // namespace fulgurite::lr_scheduler
