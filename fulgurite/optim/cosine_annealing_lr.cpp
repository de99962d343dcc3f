#include "fulgurite/optim/cosine_annealing_lr.h"

#include "fulgurite/base/error.h"
#include "fulgurite/optim/scheduler_state_impl.h"

#include <cmath>
#include <numbers>

namespace fulgurite::lr_scheduler {

namespace {

void check(const CosineAnnealingLROptions& options) {
  if (options.T_max < 1) {
    misconfigured(
        "[lr_scheduler.CosineAnnealingLR] expected T_max >= 1, got ",
        options.T_max);
  }
}

} // namespace

CosineAnnealingLR::CosineAnnealingLR(CosineAnnealingLROptions options)
    : options_(options) {
  check(options_);
}

std::string CosineAnnealingLR::name() const {
  return "CosineAnnealingLR";
}

void CosineAnnealingLR::get_lr(std::vector<double>& lrs) {
  if (is_initial_) {
    return;
  }
  const auto t_max = static_cast<double>(options_.T_max);
  const auto epoch = static_cast<double>(last_epoch_);
  const double eta_min = options_.eta_min;
  const double pi = std::numbers::pi;
  // The rate is followed from the one before, as Python does, so that other
  // changes of it are kept. At the turning point that would divide by zero.
  const bool turns =
      (last_epoch_ - 1 - options_.T_max) % (2 * options_.T_max) == 0;
  for (size_t g = 0; g < lrs.size(); ++g) {
    if (step_count_ == 1 && last_epoch_ > 0) {
      lrs[g] = eta_min + (base_lrs_[g] - eta_min) *
                             (1 + std::cos(epoch * pi / t_max)) / 2;
    } else if (turns) {
      lrs[g] += (base_lrs_[g] - eta_min) * (1 - std::cos(pi / t_max)) / 2;
    } else {
      lrs[g] = (1 + std::cos(pi * epoch / t_max)) /
                   (1 + std::cos(pi * (epoch - 1) / t_max)) *
                   (lrs[g] - eta_min) +
               eta_min;
    }
  }
}

Value CosineAnnealingLR::state_dict() const {
  Value::Dict state{{"T_max", options_.T_max}, {"eta_min", options_.eta_min}};
  return detail::merged(std::move(state), Scheduler::state_dict());
}

void CosineAnnealingLR::load_state_dict(const Value& state_dict) {
  CosineAnnealingLROptions options = options_;
  detail::read(state_dict.as_dict(), "T_max", options.T_max);
  detail::read(state_dict.as_dict(), "eta_min", options.eta_min);
  check(options);
  Scheduler::load_state_dict(state_dict);
  options_ = options;
}

} // namespace fulgurite::lr_scheduler
