#include "fulgurite/optim/adam.h"

#include "fulgurite/base/error.h"
#include "fulgurite/optim/options_impl.h"

#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/ops/_foreach_add.h>
#include <ATen/ops/_foreach_addcdiv.h>
#include <ATen/ops/_foreach_addcmul.h>
#include <ATen/ops/_foreach_div.h>
#include <ATen/ops/_foreach_lerp.h>
#include <ATen/ops/_foreach_maximum.h>
#include <ATen/ops/_foreach_mul.h>
#include <ATen/ops/_foreach_neg.h>
#include <ATen/ops/_foreach_sqrt.h>
#include <ATen/ops/_fused_adam.h>
#include <ATen/ops/_fused_adamw.h>
#include <ATen/ops/maximum.h>
#include <ATen/ops/view_as_real.h>

#include <cmath>

namespace fulgurite::optim {

namespace {

enum Slot : size_t { kStep, kExpAvg, kExpAvgSq, kMaxExpAvgSq };

} // namespace

Adam::Adam(Value::Dict defaults)
    : MultiTensorOptimizer(
          std::move(defaults),
          {"step", "exp_avg", "exp_avg_sq", "max_exp_avg_sq"}) {}

Adam::Adam(std::vector<at::Tensor> params, AdamOptions options)
    : Adam(detail::to_dict(options)) {
  add_param_groups({ParamGroup{std::move(params), {}}});
}

Adam::Adam(std::vector<AdamGroup> groups, AdamOptions options)
    : Adam(detail::to_dict(options)) {
  add_param_groups(detail::to_groups(std::move(groups)));
}

std::string Adam::name() const {
  return "Adam";
}

void Adam::check_options(const Value::Dict& options) const {
  AdamOptions o;
  detail::from_dict(options, o);
  const detail::OptionChecker check(name());
  check.at_least_zero("lr", o.lr);
  check.at_least_zero("eps", o.eps);
  check.below_one("betas[0]", o.betas.first);
  check.below_one("betas[1]", o.betas.second);
  check.at_least_zero("weight_decay", o.weight_decay);
  check.kernels(o.foreach, o.fused, o.differentiable);
}

MultiTensorOptimizer::Mode Adam::read_options(const Value::Dict& options) {
  detail::from_dict(options, now_);
  Mode mode;
  mode.slots = 1 << kStep | 1 << kExpAvg | 1 << kExpAvgSq;
  if (now_.amsgrad) {
    mode.slots |= 1 << kMaxExpAvgSq;
  }
  mode.has_fused_kernel = true;
  mode.capturable = now_.capturable;
  mode.foreach = now_.foreach;
  mode.fused = now_.fused;
  return mode;
}

Value::Dict Adam::optional_options() const {
  return {
      {"amsgrad", false},
      {"maximize", false},
      {"foreach", nullptr},
      {"capturable", false},
      {"differentiable", false},
      {"fused", nullptr},
      {"decoupled_weight_decay", false}};
}

void Adam::update(Bucket& bucket) {
  switch (bucket.kernel) {
    case Kernel::kFused:
      return update_fused(bucket);
    case Kernel::kForeach:
      return update_foreach(bucket);
    case Kernel::kSingle:
      return update_single(bucket);
  }
}

void Adam::update_fused(Bucket& bucket) {
  const at::AutoDispatchBelowADInplaceOrView below_autograd;
  const auto call = [&](auto kernel) {
    kernel(
        bucket.params,
        bucket.grads,
        bucket.state[kExpAvg],
        bucket.state[kExpAvgSq],
        bucket.state[kMaxExpAvgSq],
        bucket.state[kStep],
        now_.lr,
        now_.betas.first,
        now_.betas.second,
        now_.weight_decay,
        now_.eps,
        now_.amsgrad,
        now_.maximize,
        scaling_for(grad_scale_, bucket),
        scaling_for(found_inf_, bucket));
  };
  if (now_.decoupled_weight_decay) {
    call([](auto&&... args) { at::_fused_adamw_(args...); });
  } else {
    call([](auto&&... args) { at::_fused_adam_(args...); });
  }
}

void Adam::update_foreach(Bucket& bucket) {
  const auto& [lr, betas] = std::tie(now_.lr, now_.betas);
  auto& exp_avgs = bucket.state[kExpAvg];
  auto& exp_avg_sqs = bucket.state[kExpAvgSq];
  std::vector<at::Tensor> grads =
      now_.maximize ? at::_foreach_neg(bucket.grads) : bucket.grads;
  if (now_.weight_decay != 0) {
    if (now_.decoupled_weight_decay) {
      at::_foreach_mul_(bucket.params, 1 - lr * now_.weight_decay);
    } else {
      grads = at::_foreach_add(grads, bucket.params, now_.weight_decay);
    }
  }
  at::_foreach_lerp_(exp_avgs, grads, 1 - betas.first);
  at::_foreach_mul_(exp_avg_sqs, betas.second);
  at::_foreach_addcmul_(exp_avg_sqs, grads, grads, 1 - betas.second);

  std::vector<at::Scalar> step_sizes;
  std::vector<at::Scalar> corrections;
  for (size_t i = 0; i < bucket.params.size(); ++i) {
    const double steps = bucket.steps(i);
    step_sizes.emplace_back(-lr / (1 - std::pow(betas.first, steps)));
    corrections.emplace_back(std::sqrt(1 - std::pow(betas.second, steps)));
  }
  if (now_.amsgrad) {
    at::_foreach_maximum_(bucket.state[kMaxExpAvgSq], exp_avg_sqs);
  }
  auto denominators = at::_foreach_sqrt(
      now_.amsgrad ? bucket.state[kMaxExpAvgSq] : exp_avg_sqs);
  at::_foreach_div_(denominators, corrections);
  at::_foreach_add_(denominators, now_.eps);
  at::_foreach_addcdiv_(bucket.params, exp_avgs, denominators, step_sizes);
}

void Adam::update_single(Bucket& bucket) {
  const auto real = [](const at::Tensor& t) {
    return t.is_complex() ? at::view_as_real(t) : t;
  };
  for (size_t i = 0; i < bucket.params.size(); ++i) {
    at::Tensor param = bucket.params[i];
    at::Tensor grad = bucket.grads[i].to(param.scalar_type());
    if (now_.maximize) {
      grad = grad.neg();
    }
    if (now_.weight_decay != 0) {
      if (now_.decoupled_weight_decay) {
        param.mul_(1 - now_.lr * now_.weight_decay);
      } else {
        grad = grad.add(param, now_.weight_decay);
      }
    }
    const double steps = bucket.steps(i);
    const double step_size = now_.lr / (1 - std::pow(now_.betas.first, steps));
    const double correction = std::sqrt(1 - std::pow(now_.betas.second, steps));
    param = real(param);
    grad = real(grad);
    const at::Tensor exp_avg = real(bucket.state[kExpAvg][i]);
    const at::Tensor exp_avg_sq = real(bucket.state[kExpAvgSq][i]);
    exp_avg.lerp_(grad, 1 - now_.betas.first);
    exp_avg_sq.mul_(now_.betas.second)
        .addcmul_(grad, grad, 1 - now_.betas.second);
    at::Tensor largest = exp_avg_sq;
    if (now_.amsgrad) {
      largest = real(bucket.state[kMaxExpAvgSq][i]);
      at::maximum_out(largest, largest, exp_avg_sq);
    }
    const at::Tensor denominator =
        largest.sqrt().div_(correction).add_(now_.eps);
    param.addcdiv_(exp_avg, denominator, -step_size);
  }
}

} // namespace fulgurite::optim
