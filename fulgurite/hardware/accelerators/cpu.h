#pragma once

#include "fulgurite/hardware/accelerators/accelerator.h"

namespace fulgurite {

class CPUAccelerator : public Accelerator {
 public:
  std::string name() const override;
  bool is_available() const override;
  int64_t auto_device_count() const override;
  at::Device device(int64_t index) const override;
  /// cpu_user_seconds, cpu_system_seconds, cpu_rss_bytes of this process.
  std::vector<std::pair<std::string, double>> device_stats(
      const at::Device& device) const override;
};

} // namespace fulgurite
