#pragma once

#include "fulgurite/optim/lr_scheduler.h"
#include "fulgurite/optim/per_group.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fulgurite::lr_scheduler {

/// torch.optim.lr_scheduler.OneCycleLR's arguments.
struct OneCycleLROptions {
  /// Must be given.
  PerGroup max_lr = {};
  /// Either this must be given or the next two.
  std::optional<int64_t> total_steps = std::nullopt;
  std::optional<int64_t> epochs = std::nullopt;
  std::optional<int64_t> steps_per_epoch = std::nullopt;
  /// The part of the steps in which the rate rises.
  double pct_start = 0.3;
  /// "cos" or "linear".
  std::string anneal_strategy = "cos";
  /// Whether momentum (or betas[0]) goes the other way.
  bool cycle_momentum = true;
  PerGroup base_momentum = 0.85;
  PerGroup max_momentum = 0.95;
  /// The first rate is max_lr / div_factor …
  double div_factor = 25;
  /// … and the last one the first / final_div_factor.
  double final_div_factor = 1e4;
  /// Falls back to the first rate before it goes to the last.
  bool three_phase = false;
};

/// The 1cycle policy: the rates rise to max_lr and fall to almost nothing. Made
/// to step after every batch; one step too many is a UserError.
class OneCycleLR : public Scheduler {
 public:
  explicit OneCycleLR(OneCycleLROptions options);

  std::string name() const override;
  Value state_dict() const override;
  void load_state_dict(const Value& state_dict) override;

 protected:
  void start() override;
  void get_lr(std::vector<double>& lrs) override;

 private:
  /// Ends are names of group options, as in Python's state.
  struct Phase {
    double end_step = 0;
    std::string start_lr;
    std::string end_lr;
    std::string start_momentum;
    std::string end_momentum;
  };
  void make_phases();
  double anneal(double start, double end, double part) const;
  static std::vector<Phase> read_phases(const Value& saved);

  OneCycleLROptions options_;
  int64_t total_steps_ = 0;
  std::vector<Phase> phases_;
};

using OneCycle = OneCycleLR;

} // namespace fulgurite::lr_scheduler
