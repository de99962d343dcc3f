#pragma once

#include "fulgurite/optim/multi_tensor_optimizer.h"

#include <optional>
#include <string>
#include <vector>

namespace fulgurite::optim {

/// torch.optim.SGD's arguments. `foreach` and `fused` choose the kernels; left
/// unset, the fastest that the device has are taken, with the same results.
struct SGDOptions {
  double lr = 1e-3;
  double momentum = 0;
  double dampening = 0;
  double weight_decay = 0;
  bool nesterov = false;
  bool maximize = false;
  std::optional<bool> foreach = std::nullopt;
  /// Must be false.
  bool differentiable = false;
  std::optional<bool> fused = std::nullopt;
};

/// Parameters with options of their own; what is unset is the optimizer's.
struct SGDGroup {
  std::vector<at::Tensor> params = {};
  std::optional<double> lr = std::nullopt;
  std::optional<double> momentum = std::nullopt;
  std::optional<double> dampening = std::nullopt;
  std::optional<double> weight_decay = std::nullopt;
  std::optional<bool> nesterov = std::nullopt;
  std::optional<bool> maximize = std::nullopt;
  std::optional<bool> foreach = std::nullopt;
  std::optional<bool> fused = std::nullopt;
};

/// Stochastic gradient descent with PyTorch's numbers. Takes sparse gradients
/// too, while momentum and weight_decay are 0.
class SGD : public MultiTensorOptimizer {
 public:
  explicit SGD(std::vector<at::Tensor> params, SGDOptions options = {});
  explicit SGD(std::vector<SGDGroup> groups, SGDOptions options = {});

  std::string name() const override;

 protected:
  void check_options(const Value::Dict& options) const override;
  Mode read_options(const Value::Dict& options) override;
  void update(Bucket& bucket) override;
  Value::Dict optional_options() const override;

 private:
  void update_fused(Bucket& bucket);
  void update_foreach(Bucket& bucket);
  void update_single(Bucket& bucket);

  SGDOptions now_;
};

} // namespace fulgurite::optim
