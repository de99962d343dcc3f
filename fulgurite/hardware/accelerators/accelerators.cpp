// The list of accelerators. To add one: its file pair and a row here.
#include "fulgurite/hardware/accelerators/cpu.h"

namespace fulgurite {

Registry<Accelerator>& accelerators() {
  static Registry<Accelerator> registry(
      "Trainer.accelerator",
      {
          {"cpu",
           [] { return std::make_shared<CPUAccelerator>(); },
           "the processor"},
      });
  return registry;
}

} // namespace fulgurite
