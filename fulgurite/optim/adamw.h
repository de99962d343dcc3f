#pragma once

#include "fulgurite/optim/adam.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fulgurite::optim {

/// torch.optim.AdamW's arguments; see AdamOptions.
struct AdamWOptions {
  double lr = 1e-3;
  std::pair<double, double> betas = {0.9, 0.999};
  double eps = 1e-8;
  double weight_decay = 1e-2;
  bool amsgrad = false;
  bool maximize = false;
  std::optional<bool> foreach = std::nullopt;
  bool capturable = false;
  /// Must be false.
  bool differentiable = false;
  std::optional<bool> fused = std::nullopt;
};

/// Parameters with options of their own; what is unset is the optimizer's.
struct AdamWGroup {
  std::vector<at::Tensor> params = {};
  std::optional<double> lr = std::nullopt;
  std::optional<std::pair<double, double>> betas = std::nullopt;
  std::optional<double> eps = std::nullopt;
  std::optional<double> weight_decay = std::nullopt;
  std::optional<bool> amsgrad = std::nullopt;
  std::optional<bool> maximize = std::nullopt;
  std::optional<bool> foreach = std::nullopt;
  std::optional<bool> capturable = std::nullopt;
  std::optional<bool> fused = std::nullopt;
};

/// Adam with decoupled weight decay, with PyTorch's numbers.
class AdamW : public Adam {
 public:
  explicit AdamW(std::vector<at::Tensor> params, AdamWOptions options = {});
  explicit AdamW(std::vector<AdamWGroup> groups, AdamWOptions options = {});

  std::string name() const override;

 protected:
  void adjust_loaded(Value::Dict& options) const override;
};

} // namespace fulgurite::optim
