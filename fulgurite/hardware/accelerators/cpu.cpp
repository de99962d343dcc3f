#include "fulgurite/hardware/accelerators/cpu.h"

#include <sys/resource.h>
#include <unistd.h>

#include <fstream>

namespace fulgurite {

std::string CPUAccelerator::name() const {
  return "cpu";
}

bool CPUAccelerator::is_available() const {
  return true;
}

int64_t CPUAccelerator::auto_device_count() const {
  return 1;
}

at::Device CPUAccelerator::device(int64_t) const {
  return at::Device(at::kCPU);
}

std::vector<std::pair<std::string, double>> CPUAccelerator::device_stats(
    const at::Device&) const {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) +
           static_cast<double>(time.tv_usec) * 1e-6;
  };
  // statm: total and resident size, in pages.
  double total_pages = 0;
  double resident_pages = 0;
  std::ifstream("/proc/self/statm") >> total_pages >> resident_pages;
  return {
      {"cpu_user_seconds", seconds(usage.ru_utime)},
      {"cpu_system_seconds", seconds(usage.ru_stime)},
      {"cpu_rss_bytes",
       resident_pages * static_cast<double>(::sysconf(_SC_PAGESIZE))}};
}

} // namespace fulgurite
