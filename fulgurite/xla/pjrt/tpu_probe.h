#pragma once

#include <chrono>
#include <filesystem>
#include <string>

namespace fulgurite::xla::pjrt {

enum class Availability { kAvailable, kAbsent, kUnknown };

/// What looking for TPUs gave. No plugin is loaded and no client made: libtpu's
/// client hangs for minutes on a machine that has none, while it asks the
/// cloud for metadata.
struct TpuProbe {
  Availability availability = Availability::kUnknown;
  /// Device nodes of TPU chips that were seen.
  int num_chips = 0;
  /// One sentence: what was looked for and what was found; for kUnknown why it
  /// could not tell.
  std::string report;
};

struct TpuProbeOptions {
  /// Stands for "/" in tests.
  std::filesystem::path root = "/";
  /// Longest wait for the file system; then the answer is kUnknown.
  std::chrono::milliseconds timeout{1000};
};

/// Looks for /dev/accelN (TPU's own driver) and /dev/vfio/N whose PCI function
/// is Google's (vendor 0x1ae0) and is neither a network card nor a disk, and
/// for TPU environment variables.
///   kAvailable   a device node
///   kAbsent      no node, no such PCI function, no variable
///   kUnknown     a PCI function or a variable but no node, or no answer
TpuProbe probe_tpu(const TpuProbeOptions& options);

/// probe_tpu on this machine, once per process.
const TpuProbe& tpu_probe();

/// Throws UserError with the report unless a TPU is there.
void require_tpu(const TpuProbe& probe);

} // namespace fulgurite::xla::pjrt
