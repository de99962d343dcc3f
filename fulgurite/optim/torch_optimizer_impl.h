#pragma once

#include "fulgurite/optim/optimizer.h"

#include <memory>
#include <string>
#include <vector>

namespace fulgurite::optim::detail {

/// One of LibTorch's optimizers, or one derived from its class, as ours. The
/// options may be changed on either side; the later change wins at the next
/// call.
///
/// State is saved for LibTorch's own classes in Python's layout, and for
/// classes of the user as the bytes that their save() writes.
class TorchOptimizer final : public Optimizer {
 public:
  explicit TorchOptimizer(std::shared_ptr<torch::optim::Optimizer> optimizer);

  at::Tensor step(const Closure& closure = {}) override;
  std::string name() const override;
  std::vector<ParamGroup>& param_groups() override;
  double lr(size_t group = 0) const override;
  void set_lr(size_t group, double lr) override;
  void add_param_group(ParamGroup group) override;
  Value state_dict() const override;
  void load_state_dict(const Value& state_dict) override;
  bool needs_closure() const override;

 private:
  void adopt_groups();
  void sync();
  void sync_group(size_t g);
  Value::Dict pack_state() const;
  Value pack_archive() const;
  void check_loaded_options(size_t g, const Value::Dict& saved) const;
  void load_state(const Value::Dict& state, const std::vector<int64_t>& ids);
  void load_archive(const at::Tensor& bytes);

  std::shared_ptr<torch::optim::Optimizer> optimizer_;
  /// The options as both sides had them last.
  std::vector<Value::Dict> agreed_;
};

} // namespace fulgurite::optim::detail
