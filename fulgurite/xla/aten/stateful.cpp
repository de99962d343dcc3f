#include "fulgurite/xla/aten/stateful.h"

#include <ATen/ops/_native_batch_norm_legit.h>
#include <ATen/ops/_native_batch_norm_legit_no_training.h>
#include <ATen/ops/empty_like.h>
#include <ATen/ops/leaky_relu.h>
#include <ATen/ops/mul.h>
#include <ATen/ops/ones_like.h>
#include <ATen/ops/where.h>
#include <torch/library.h>

#include <tuple>

namespace fulgurite::xla {

namespace {

using BatchNormResult = std::tuple<at::Tensor, at::Tensor, at::Tensor>;

/// Updates the running statistics, which the schema calls inputs.
BatchNormResult native_batch_norm(
    const at::Tensor& input,
    const std::optional<at::Tensor>& weight,
    const std::optional<at::Tensor>& bias,
    const std::optional<at::Tensor>& running_mean,
    const std::optional<at::Tensor>& running_var,
    bool training,
    double momentum,
    double eps) {
  const bool has_statistics = running_mean && running_mean->defined() &&
                              running_var && running_var->defined();
  if (!has_statistics) {
    return at::_native_batch_norm_legit(
        input, weight, bias, training, momentum, eps);
  }
  if (!training) {
    return at::_native_batch_norm_legit_no_training(
        input, weight, bias, *running_mean, *running_var, momentum, eps);
  }
  auto [output, mean, invstd, new_mean, new_var] =
      at::_native_batch_norm_legit_functional(
          input,
          weight,
          bias,
          *running_mean,
          *running_var,
          training,
          momentum,
          eps);
  running_mean->copy_(new_mean);
  running_var->copy_(new_var);
  return {output, mean, invstd};
}

/// In training mode each negative element gets a slope of its own, which is
/// kept in `noise` for the backward pass.
at::Tensor rrelu_with_noise(
    const at::Tensor& self,
    at::Tensor& noise,
    const at::Scalar& lower,
    const at::Scalar& upper,
    bool training,
    std::optional<at::Generator> generator) {
  const double low = lower.toDouble();
  const double high = upper.toDouble();
  if (!training) {
    return at::leaky_relu(self, (low + high) / 2);
  }
  const auto slopes =
      at::empty_like(self).uniform_(low, high, std::move(generator));
  noise.copy_(at::where(self.le(0), slopes, at::ones_like(self)));
  return at::mul(self, noise);
}

at::Tensor& rrelu_with_noise_(
    at::Tensor& self,
    at::Tensor& noise,
    const at::Scalar& lower,
    const at::Scalar& upper,
    bool training,
    std::optional<at::Generator> generator) {
  return self.copy_(rrelu_with_noise(
      self, noise, lower, upper, training, std::move(generator)));
}

} // namespace

void register_stateful(torch::Library& library) {
  library.impl("native_batch_norm", &native_batch_norm);
  library.impl("rrelu_with_noise", &rrelu_with_noise);
  library.impl("rrelu_with_noise_", &rrelu_with_noise_);
}

} // namespace fulgurite::xla
