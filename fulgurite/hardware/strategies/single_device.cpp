#include "fulgurite/hardware/strategies/single_device.h"

#include <torch/nn/module.h>

namespace fulgurite {

std::string SingleDeviceStrategy::name() const {
  return "single_device";
}

void SingleDeviceStrategy::model_to_device(torch::nn::Module& model) {
  model.to(device_);
}

} // namespace fulgurite
