#pragma once

#include "fulgurite/hardware/strategies/strategy.h"

namespace fulgurite {

/// One process, one device.
class SingleDeviceStrategy : public Strategy {
 public:
  explicit SingleDeviceStrategy(at::Device device) : device_(device) {}

  std::string name() const override;
  at::Device root_device() const override {
    return device_;
  }
  void model_to_device(torch::nn::Module& model) override;

 private:
  at::Device device_;
};

} // namespace fulgurite
