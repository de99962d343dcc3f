#pragma once

#include "fulgurite/optim/lr_scheduler.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fulgurite::lr_scheduler {

/// torch.optim.lr_scheduler.CosineAnnealingLR's arguments.
struct CosineAnnealingLROptions {
  /// Steps from the first rate down to eta_min. Must be given.
  int64_t T_max = 0;
  double eta_min = 0;
};

/// Lets the rates fall along half a cosine, and rise again after T_max.
class CosineAnnealingLR : public Scheduler {
 public:
  explicit CosineAnnealingLR(CosineAnnealingLROptions options);

  std::string name() const override;
  Value state_dict() const override;
  void load_state_dict(const Value& state_dict) override;

 protected:
  void get_lr(std::vector<double>& lrs) override;

 private:
  CosineAnnealingLROptions options_;
};

using Cosine = CosineAnnealingLR;

} // namespace fulgurite::lr_scheduler
