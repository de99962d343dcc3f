#include "fulgurite/core/gradient_clipping.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/_foreach_clamp_max.h>
#include <ATen/ops/_foreach_clamp_min.h>
#include <ATen/ops/_foreach_mul.h>
#include <ATen/ops/_foreach_norm.h>
#include <ATen/ops/linalg_vector_norm.h>
#include <ATen/ops/stack.h>

namespace fulgurite {

namespace {

std::vector<at::Tensor> gradients(optim::Optimizer& optimizer) {
  std::vector<at::Tensor> out;
  for (const auto& group : optimizer.param_groups()) {
    for (const auto& parameter : group.params) {
      if (parameter.grad().defined()) {
        out.push_back(parameter.grad());
      }
    }
  }
  return out;
}

} // namespace

at::Tensor clip_grad_norm(optim::Optimizer& optimizer, double max_norm) {
  const auto grads = gradients(optimizer);
  if (grads.empty()) {
    return {};
  }
  c10::AutoGradMode no_grad(false);
  const auto norm =
      at::linalg_vector_norm(at::stack(at::_foreach_norm(grads, 2)), 2);
  // PyTorch's formula; clamping instead of branching keeps it on the device.
  const auto scale = (max_norm / (norm + 1e-6)).clamp_max(1.0);
  at::_foreach_mul_(grads, scale);
  return norm;
}

void clip_grad_value(optim::Optimizer& optimizer, double clip_value) {
  const auto grads = gradients(optimizer);
  if (grads.empty()) {
    return;
  }
  c10::AutoGradMode no_grad(false);
  at::_foreach_clamp_min_(grads, -clip_value);
  at::_foreach_clamp_max_(grads, clip_value);
}

void scale_gradients(optim::Optimizer& optimizer, double factor) {
  const auto grads = gradients(optimizer);
  if (!grads.empty()) {
    c10::AutoGradMode no_grad(false);
    at::_foreach_mul_(grads, factor);
  }
}

} // namespace fulgurite
