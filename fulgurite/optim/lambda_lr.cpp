#include "fulgurite/optim/lambda_lr.h"

#include "fulgurite/base/error.h"
#include "fulgurite/optim/scheduler_state_impl.h"

namespace fulgurite::lr_scheduler {

LambdaLR::LambdaLR(Factor lr_lambda)
    : lr_lambdas_{std::move(lr_lambda)}, is_for_all_(true) {
  if (!lr_lambdas_[0]) {
    misconfigured("[lr_scheduler.LambdaLR] expected a function, got none");
  }
}

LambdaLR::LambdaLR(std::vector<Factor> lr_lambdas)
    : lr_lambdas_(std::move(lr_lambdas)) {
  for (const auto& factor : lr_lambdas_) {
    if (!factor) {
      misconfigured("[lr_scheduler.LambdaLR] expected functions, got none");
    }
  }
}

std::string LambdaLR::name() const {
  return "LambdaLR";
}

void LambdaLR::start() {
  const size_t num_groups = optimizer_->param_groups().size();
  if (!is_for_all_ && lr_lambdas_.size() != num_groups) {
    misconfigured(
        where(),
        "expected one function or one for each of ",
        num_groups,
        " parameter groups, got ",
        lr_lambdas_.size());
  }
  Scheduler::start();
}

void LambdaLR::get_lr(std::vector<double>& lrs) {
  for (size_t g = 0; g < lrs.size(); ++g) {
    lrs[g] = base_lrs_[g] * lr_lambdas_[is_for_all_ ? 0 : g](last_epoch_);
  }
}

Value LambdaLR::state_dict() const {
  const Value::List nothing(base_lrs_.size());
  return detail::merged(
      Scheduler::state_dict().as_dict(), Value::Dict{{"lr_lambdas", nothing}});
}

} // namespace fulgurite::lr_scheduler
