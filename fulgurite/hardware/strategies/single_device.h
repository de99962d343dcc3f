#pragma once

#include "fulgurite/hardware/strategies/strategy.h"

namespace fulgurite {

/// One process, one device.
class SingleDeviceStrategy : public Strategy {
 public:
  std::string name() const override;
};

} // namespace fulgurite
