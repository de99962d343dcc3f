#include "fulgurite/optim/rmsprop.h"

#include "fulgurite/optim/options_impl.h"

#include <ATen/ops/_foreach_add.h>
#include <ATen/ops/_foreach_addcdiv.h>
#include <ATen/ops/_foreach_addcmul.h>
#include <ATen/ops/_foreach_lerp.h>
#include <ATen/ops/_foreach_mul.h>
#include <ATen/ops/_foreach_neg.h>
#include <ATen/ops/_foreach_sqrt.h>
#include <ATen/ops/view_as_real.h>

namespace fulgurite::optim {

namespace {

enum Slot : size_t { kStep, kSquareAvg, kMomentumBuffer, kGradAvg };

const std::vector<std::string_view> kSlotNames = {
    "step",
    "square_avg",
    "momentum_buffer",
    "grad_avg"};

} // namespace

RMSprop::RMSprop(std::vector<at::Tensor> params, RMSpropOptions options)
    : MultiTensorOptimizer(detail::to_dict(options), kSlotNames) {
  add_param_groups({ParamGroup{std::move(params), {}}});
}

RMSprop::RMSprop(std::vector<RMSpropGroup> groups, RMSpropOptions options)
    : MultiTensorOptimizer(detail::to_dict(options), kSlotNames) {
  add_param_groups(detail::to_groups(std::move(groups)));
}

std::string RMSprop::name() const {
  return "RMSprop";
}

void RMSprop::check_options(const Value::Dict& options) const {
  RMSpropOptions o;
  detail::from_dict(options, o);
  const detail::OptionChecker check(name());
  check.at_least_zero("lr", o.lr);
  check.at_least_zero("eps", o.eps);
  check.at_least_zero("momentum", o.momentum);
  check.at_least_zero("weight_decay", o.weight_decay);
  check.at_least_zero("alpha", o.alpha);
  check.kernels(o.foreach, std::nullopt, o.differentiable);
}

MultiTensorOptimizer::Mode RMSprop::read_options(const Value::Dict& options) {
  detail::from_dict(options, now_);
  Mode mode;
  mode.slots = 1 << kStep | 1 << kSquareAvg;
  if (now_.momentum > 0) {
    mode.slots |= 1 << kMomentumBuffer;
  }
  if (now_.centered) {
    mode.slots |= 1 << kGradAvg;
  }
  mode.capturable = now_.capturable;
  mode.foreach = now_.foreach;
  return mode;
}

Value::Dict RMSprop::optional_options() const {
  return {
      {"momentum", 0.0},
      {"centered", false},
      {"foreach", nullptr},
      {"maximize", false},
      {"differentiable", false},
      {"capturable", false}};
}

void RMSprop::update(Bucket& bucket) {
  if (bucket.kernel == Kernel::kForeach) {
    update_foreach(bucket);
  } else {
    update_single(bucket);
  }
}

void RMSprop::update_foreach(Bucket& bucket) {
  auto& square_avgs = bucket.state[kSquareAvg];
  std::vector<at::Tensor> grads =
      now_.maximize ? at::_foreach_neg(bucket.grads) : bucket.grads;
  if (now_.weight_decay != 0) {
    grads = at::_foreach_add(grads, bucket.params, now_.weight_decay);
  }
  at::_foreach_mul_(square_avgs, now_.alpha);
  at::_foreach_addcmul_(square_avgs, grads, grads, 1 - now_.alpha);
  std::vector<at::Tensor> averages;
  if (now_.centered) {
    auto& grad_avgs = bucket.state[kGradAvg];
    at::_foreach_lerp_(grad_avgs, grads, 1 - now_.alpha);
    averages = at::_foreach_addcmul(square_avgs, grad_avgs, grad_avgs, -1);
    at::_foreach_sqrt_(averages);
  } else {
    averages = at::_foreach_sqrt(square_avgs);
  }
  at::_foreach_add_(averages, now_.eps);
  if (now_.momentum > 0) {
    auto& buffers = bucket.state[kMomentumBuffer];
    at::_foreach_mul_(buffers, now_.momentum);
    at::_foreach_addcdiv_(buffers, grads, averages);
    at::_foreach_add_(bucket.params, buffers, -now_.lr);
  } else {
    at::_foreach_addcdiv_(bucket.params, grads, averages, -now_.lr);
  }
}

void RMSprop::update_single(Bucket& bucket) {
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
      grad = grad.add(param, now_.weight_decay);
    }
    param = real(param);
    grad = real(grad);
    const at::Tensor square_avg = real(bucket.state[kSquareAvg][i]);
    square_avg.mul_(now_.alpha).addcmul_(grad, grad, 1 - now_.alpha);
    at::Tensor average;
    if (now_.centered) {
      const at::Tensor grad_avg = real(bucket.state[kGradAvg][i]);
      grad_avg.lerp_(grad, 1 - now_.alpha);
      average = square_avg.addcmul(grad_avg, grad_avg, -1).sqrt_();
    } else {
      average = square_avg.sqrt();
    }
    average.add_(now_.eps);
    if (now_.momentum > 0) {
      const at::Tensor buffer = real(bucket.state[kMomentumBuffer][i]);
      buffer.mul_(now_.momentum).addcdiv_(grad, average);
      param.add_(buffer, -now_.lr);
    } else {
      param.addcdiv_(grad, average, -now_.lr);
    }
  }
}

} // namespace fulgurite::optim
