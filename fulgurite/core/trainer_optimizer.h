#pragma once

#include "fulgurite/optim/optimizer.h"

namespace fulgurite {

class TrainerContext;

/// An optimizer with the trainer's hooks and counters around its step: what
/// Module::optimizer(i) gives, for manual optimization and optimizer_step.
class TrainerOptimizer {
 public:
  TrainerOptimizer(
      TrainerContext& trainer,
      optim::OptimizerPtr optimizer,
      size_t index)
      : trainer_(&trainer), optimizer_(std::move(optimizer)), index_(index) {}

  /// Steps, with on_before_optimizer_step before it and global_step after it.
  /// The closure, if any, runs first; its loss is returned.
  at::Tensor step(const optim::Closure& closure = {});
  void zero_grad(bool set_to_none = true) {
    optimizer_->zero_grad(set_to_none);
  }
  double lr(size_t group = 0) const {
    return optimizer_->lr(group);
  }
  void set_lr(size_t group, double lr) {
    optimizer_->set_lr(group, lr);
  }
  std::vector<optim::ParamGroup>& param_groups() {
    return optimizer_->param_groups();
  }
  /// The optimizer itself, without hooks.
  optim::Optimizer& raw() {
    return *optimizer_;
  }
  size_t index() const {
    return index_;
  }

 private:
  TrainerContext* trainer_;
  optim::OptimizerPtr optimizer_;
  size_t index_;
};

} // namespace fulgurite
