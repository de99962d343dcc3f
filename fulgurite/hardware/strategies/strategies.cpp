// The list of strategies. To add one: its file pair and a row here.
#include "fulgurite/hardware/strategies/single_device.h"

namespace fulgurite {

Registry<Strategy>& strategies() {
  static Registry<Strategy> registry(
      "Trainer.strategy",
      {
          {"single_device",
           [] { return std::make_shared<SingleDeviceStrategy>(); },
           "one process, one device"},
      });
  return registry;
}

} // namespace fulgurite
