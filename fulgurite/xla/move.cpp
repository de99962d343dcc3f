#include "fulgurite/xla/optimizer_state_impl.h"
#include "fulgurite/xla/xla.h"

#include <ATen/core/grad_mode.h>
#include <torch/nn/module.h>

namespace fulgurite::xla {

void move_to(torch::nn::Module& module, c10::Device device) {
  const at::NoGradGuard no_grad;
  // The gradients first: afterwards a parameter refuses those of elsewhere.
  for (auto& parameter : module.parameters()) {
    auto& gradient = parameter.mutable_grad();
    if (gradient.defined() && gradient.device() != device) {
      gradient = gradient.to(device);
    }
  }
  module.to(device);
}

void move_state(torch::optim::Optimizer& optimizer) {
  const at::NoGradGuard no_grad;
  detail::for_each_tensor(
      "[xla.move_state]",
      optimizer,
      [](at::Tensor& tensor, const at::Tensor& parameter) {
        tensor = tensor.to(parameter.device());
      });
}

} // namespace fulgurite::xla
