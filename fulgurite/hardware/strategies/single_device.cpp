#include "fulgurite/hardware/strategies/single_device.h"

namespace fulgurite {

std::string SingleDeviceStrategy::name() const {
  return "single_device";
}

} // namespace fulgurite
