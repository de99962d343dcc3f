#pragma once

#include "fulgurite/optim/multi_tensor_optimizer.h"

#include <optional>
#include <string>
#include <vector>

namespace fulgurite::optim {

/// torch.optim.RMSprop's arguments. `foreach` chooses the kernels; left unset,
/// the fastest that the device has are taken, with the same results.
struct RMSpropOptions {
  double lr = 1e-2;
  double alpha = 0.99;
  double eps = 1e-8;
  double weight_decay = 0;
  double momentum = 0;
  bool centered = false;
  /// Keeps the step counts on the device.
  bool capturable = false;
  std::optional<bool> foreach = std::nullopt;
  bool maximize = false;
  /// Must be false.
  bool differentiable = false;
};

/// Parameters with options of their own; what is unset is the optimizer's.
struct RMSpropGroup {
  std::vector<at::Tensor> params = {};
  std::optional<double> lr = std::nullopt;
  std::optional<double> alpha = std::nullopt;
  std::optional<double> eps = std::nullopt;
  std::optional<double> weight_decay = std::nullopt;
  std::optional<double> momentum = std::nullopt;
  std::optional<bool> centered = std::nullopt;
  std::optional<bool> capturable = std::nullopt;
  std::optional<bool> foreach = std::nullopt;
  std::optional<bool> maximize = std::nullopt;
};

/// RMSprop with PyTorch's numbers. ATen has no fused kernel for it.
class RMSprop : public MultiTensorOptimizer {
 public:
  explicit RMSprop(std::vector<at::Tensor> params, RMSpropOptions options = {});
  explicit RMSprop(
      std::vector<RMSpropGroup> groups,
      RMSpropOptions options = {});

  std::string name() const override;

 protected:
  void check_options(const Value::Dict& options) const override;
  Mode read_options(const Value::Dict& options) override;
  void update(Bucket& bucket) override;
  Value::Dict optional_options() const override;

 private:
  void update_foreach(Bucket& bucket);
  void update_single(Bucket& bucket);

  RMSpropOptions now_;
};

} // namespace fulgurite::optim
