#pragma once

#include "fulgurite/xla/executor/backend.h"

namespace fulgurite::xla {

/// Evaluates a node with LibTorch's CPU kernels.
std::vector<at::Tensor> evaluate(
    const Node& node,
    c10::ArrayRef<at::Tensor> inputs);

/// Runs graphs node by node on the CPU, without compiling: the truth that
/// lowerings are compared with, and the way to find where a NaN comes from.
class Interpreter final : public Backend {
 public:
  explicit Interpreter(int64_t device_count = 1)
      : device_count_(device_count) {}

  std::string name() const override {
    return "interpreter";
  }
  int64_t device_count() const override {
    return device_count_;
  }
  DeviceDataPtr upload(const at::Tensor& host, int64_t device) override;
  at::Tensor download(const DeviceData& data) override;
  std::vector<DeviceDataPtr> execute(
      const Graph& graph,
      const std::vector<int64_t>& donated_to,
      int64_t device,
      Metrics& metrics) override;

 private:
  int64_t device_count_;
};

} // namespace fulgurite::xla
