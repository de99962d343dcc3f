#include "fulgurite/optim/sgd.h"

#include "fulgurite/base/error.h"
#include "fulgurite/optim/options_impl.h"

#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/ops/_foreach_add.h>
#include <ATen/ops/_foreach_copy.h>
#include <ATen/ops/_foreach_mul.h>
#include <ATen/ops/_foreach_neg.h>
#include <ATen/ops/_fused_sgd.h>

namespace fulgurite::optim {

namespace {

constexpr size_t kMomentumBuffer = 0;

} // namespace

SGD::SGD(std::vector<at::Tensor> params, SGDOptions options)
    : MultiTensorOptimizer(detail::to_dict(options), {"momentum_buffer"}) {
  add_param_groups({ParamGroup{std::move(params), {}}});
}

SGD::SGD(std::vector<SGDGroup> groups, SGDOptions options)
    : MultiTensorOptimizer(detail::to_dict(options), {"momentum_buffer"}) {
  add_param_groups(detail::to_groups(std::move(groups)));
}

std::string SGD::name() const {
  return "SGD";
}

void SGD::check_options(const Value::Dict& options) const {
  SGDOptions o;
  detail::from_dict(options, o);
  const detail::OptionChecker check(name());
  check.at_least_zero("lr", o.lr);
  check.at_least_zero("momentum", o.momentum);
  check.at_least_zero("weight_decay", o.weight_decay);
  check.kernels(o.foreach, o.fused, o.differentiable);
  if (o.nesterov && (o.momentum <= 0 || o.dampening != 0)) {
    misconfigured(
        "[optim.SGD] expected a momentum and no dampening for nesterov, got "
        "momentum ",
        o.momentum,
        " and dampening ",
        o.dampening);
  }
}

MultiTensorOptimizer::Mode SGD::read_options(const Value::Dict& options) {
  detail::from_dict(options, now_);
  Mode mode;
  mode.slots = now_.momentum != 0 ? 1 << kMomentumBuffer : 0;
  mode.has_fused_kernel = true;
  mode.supports_sparse = now_.momentum == 0 && now_.weight_decay == 0;
  mode.foreach = now_.foreach;
  mode.fused = now_.fused;
  return mode;
}

Value::Dict SGD::optional_options() const {
  return {
      {"nesterov", false},
      {"maximize", false},
      {"foreach", nullptr},
      {"differentiable", false},
      {"fused", nullptr}};
}

void SGD::update(Bucket& bucket) {
  switch (bucket.kernel) {
    case Kernel::kFused:
      return update_fused(bucket);
    case Kernel::kForeach:
      return update_foreach(bucket);
    case Kernel::kSingle:
      return update_single(bucket);
  }
}

void SGD::update_fused(Bucket& bucket) {
  const at::AutoDispatchBelowADInplaceOrView below_autograd;
  at::_fused_sgd_(
      bucket.params,
      bucket.grads,
      bucket.state[kMomentumBuffer],
      now_.weight_decay,
      now_.momentum,
      now_.lr,
      now_.dampening,
      now_.nesterov,
      now_.maximize,
      bucket.is_first_step,
      scaling_for(grad_scale_, bucket),
      scaling_for(found_inf_, bucket));
}

void SGD::update_foreach(Bucket& bucket) {
  std::vector<at::Tensor> grads =
      now_.maximize ? at::_foreach_neg(bucket.grads) : bucket.grads;
  if (now_.weight_decay != 0) {
    grads = at::_foreach_add(grads, bucket.params, now_.weight_decay);
  }
  if (now_.momentum != 0) {
    auto& buffers = bucket.state[kMomentumBuffer];
    if (bucket.is_first_step) {
      at::_foreach_copy_(buffers, grads);
    } else {
      at::_foreach_mul_(buffers, now_.momentum);
      at::_foreach_add_(buffers, grads, 1 - now_.dampening);
    }
    grads = now_.nesterov ? at::_foreach_add(grads, buffers, now_.momentum)
                          : buffers;
  }
  at::_foreach_add_(bucket.params, grads, -now_.lr);
}

void SGD::update_single(Bucket& bucket) {
  for (size_t i = 0; i < bucket.params.size(); ++i) {
    const at::Tensor& param = bucket.params[i];
    at::Tensor grad = bucket.grads[i].to(param.scalar_type());
    if (now_.maximize) {
      grad = grad.neg();
    }
    if (now_.weight_decay != 0) {
      grad = grad.add(param, now_.weight_decay);
    }
    if (now_.momentum != 0) {
      const at::Tensor& buffer = bucket.state[kMomentumBuffer][i];
      if (bucket.is_first_step) {
        buffer.copy_(grad);
      } else {
        buffer.mul_(now_.momentum).add_(grad, 1 - now_.dampening);
      }
      grad = now_.nesterov ? grad.add(buffer, now_.momentum) : buffer;
    }
    param.add_(grad, -now_.lr);
  }
}

} // namespace fulgurite::optim
