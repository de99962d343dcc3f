#pragma once

#include "fulgurite/optim/multi_tensor_optimizer.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fulgurite::optim {

/// torch.optim.Adam's arguments. `foreach` and `fused` choose the kernels; left
/// unset, the fastest that the device has are taken, with the same results.
struct AdamOptions {
  double lr = 1e-3;
  /// Decay of the averages of the gradient and of its square.
  std::pair<double, double> betas = {0.9, 0.999};
  double eps = 1e-8;
  double weight_decay = 0;
  bool amsgrad = false;
  std::optional<bool> foreach = std::nullopt;
  bool maximize = false;
  /// Keeps the step counts on the device.
  bool capturable = false;
  /// Must be false.
  bool differentiable = false;
  std::optional<bool> fused = std::nullopt;
  /// Makes it AdamW.
  bool decoupled_weight_decay = false;
};

/// Parameters with options of their own; what is unset is the optimizer's.
struct AdamGroup {
  std::vector<at::Tensor> params = {};
  std::optional<double> lr = std::nullopt;
  std::optional<std::pair<double, double>> betas = std::nullopt;
  std::optional<double> eps = std::nullopt;
  std::optional<double> weight_decay = std::nullopt;
  std::optional<bool> amsgrad = std::nullopt;
  std::optional<bool> foreach = std::nullopt;
  std::optional<bool> maximize = std::nullopt;
  std::optional<bool> capturable = std::nullopt;
  std::optional<bool> fused = std::nullopt;
  std::optional<bool> decoupled_weight_decay = std::nullopt;
};

/// Adam with PyTorch's numbers:
///   optim::Adam(model.parameters(), {.lr = 1e-3})
///   optim::Adam({{.params = backbone, .lr = 1e-4}, {.params = head}})
class Adam : public MultiTensorOptimizer {
 public:
  explicit Adam(std::vector<at::Tensor> params, AdamOptions options = {});
  explicit Adam(std::vector<AdamGroup> groups, AdamOptions options = {});

  std::string name() const override;

 protected:
  /// For AdamW: adds no group yet.
  explicit Adam(Value::Dict defaults);

  void check_options(const Value::Dict& options) const override;
  Mode read_options(const Value::Dict& options) override;
  void update(Bucket& bucket) override;
  Value::Dict optional_options() const override;

 private:
  void update_fused(Bucket& bucket);
  void update_foreach(Bucket& bucket);
  void update_single(Bucket& bucket);

  AdamOptions now_;
};

} // namespace fulgurite::optim
