#pragma once

#include "fulgurite/base/value.h"

#include <ATen/core/Tensor.h>

#include <memory>
#include <span>
#include <string>

namespace torch::nn {
class Module;
}

namespace fulgurite {

/// Number formats of a run. The default keeps everything as it is: 32-true.
class Precision {
 public:
  /// What a step runs under (autocast, a default dtype); undone when it dies.
  class Scope {
   public:
    virtual ~Scope() = default;
  };

  virtual ~Precision() = default;

  /// "32-true", "bf16-mixed" …
  virtual std::string name() const {
    return "32-true";
  }
  /// (optional) Default: nothing. Before the model goes to its device.
  virtual void convert_module(torch::nn::Module& /*module*/) {}
  /// (optional) Default: the tensor. Inputs of a step.
  virtual at::Tensor convert_input(const at::Tensor& tensor) {
    return tensor;
  }
  /// (optional) Default: null, which costs nothing.
  virtual std::unique_ptr<Scope> forward_scope() {
    return nullptr;
  }
  /// (optional) Default: the loss. Scales it before the backward.
  virtual at::Tensor pre_backward(const at::Tensor& loss) {
    return loss;
  }
  /// (optional) Default: true. Unscales gradients; false: skip this step.
  virtual bool pre_optimizer_step(std::span<const at::Tensor> /*params*/) {
    return true;
  }
  /// (optional) Default: nothing. Updates the scale.
  virtual void post_optimizer_step() {}
  /// (optional) Default: None. Goes into the checkpoint under state_key().
  virtual Value state_dict() const {
    return {};
  }
  virtual void load_state_dict(const Value& /*state*/) {}
  virtual std::string state_key() const {
    return "Precision";
  }
  /// (optional) Default: nothing.
  virtual void teardown() {}
};

} // namespace fulgurite
