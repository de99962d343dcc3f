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
  /// `eager`: each operator runs when it is called, and the first to give a NaN
  /// or an infinity that its arguments have not is named.
  explicit Interpreter(int64_t device_count = 1, bool eager = false)
      : device_count_(device_count), eager_(eager) {}

  std::string name() const override {
    return "interpreter";
  }
  int64_t device_count() const override {
    return device_count_;
  }
  DeviceDataPtr upload(const at::Tensor& host, int64_t device) override;
  at::Tensor download(const DeviceData& data) override;
  std::vector<DeviceDataPtr> execute(const Run& run, Metrics& metrics) override;
  bool is_eager() const override {
    return eager_;
  }

 private:
  int64_t device_count_;
  bool eager_;
};

} // namespace fulgurite::xla
