#include "fulgurite/optim/step_lr.h"

#include "fulgurite/base/error.h"
#include "fulgurite/optim/scheduler_state_impl.h"

namespace fulgurite::lr_scheduler {

namespace {

void check(const StepLROptions& options) {
  if (options.step_size < 1) {
    misconfigured(
        "[lr_scheduler.StepLR] expected step_size >= 1, got ",
        options.step_size);
  }
}

} // namespace

StepLR::StepLR(StepLROptions options) : options_(options) {
  check(options_);
}

std::string StepLR::name() const {
  return "StepLR";
}

void StepLR::get_lr(std::vector<double>& lrs) {
  if (last_epoch_ == 0 || last_epoch_ % options_.step_size != 0) {
    return;
  }
  for (double& lr : lrs) {
    lr *= options_.gamma;
  }
}

Value StepLR::state_dict() const {
  Value::Dict state{
      {"step_size", options_.step_size}, {"gamma", options_.gamma}};
  return detail::merged(std::move(state), Scheduler::state_dict());
}

void StepLR::load_state_dict(const Value& state_dict) {
  StepLROptions options = options_;
  detail::read(state_dict.as_dict(), "step_size", options.step_size);
  detail::read(state_dict.as_dict(), "gamma", options.gamma);
  check(options);
  Scheduler::load_state_dict(state_dict);
  options_ = options;
}

} // namespace fulgurite::lr_scheduler
