#pragma once

#include "fulgurite/xla/pjrt/named_value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct PJRT_Device;
struct PJRT_DeviceDescription;

namespace fulgurite::xla::pjrt {

class Plugin;

/// What a device is, whether or not this process can reach it. A view, valid as
/// long as the client; so are the strings.
class DeviceDescription {
 public:
  DeviceDescription(
      const Plugin& plugin,
      const PJRT_DeviceDescription* description)
      : plugin_(&plugin), description_(description) {}

  /// Unique among all hosts' devices.
  int id() const;
  /// The process that can reach it.
  int process_index() const;
  /// The vendor's name: "cpu", "TPU v4", "NVIDIA H200".
  std::string_view kind() const;
  /// As the platform has them: coords and core_on_chip on TPUs.
  NamedValues attributes() const;
  std::string_view debug_string() const;
  std::string_view to_string() const;

 private:
  PJRT_DeviceDescription* get() const;

  const Plugin* plugin_;
  const PJRT_DeviceDescription* description_;
};

/// Bytes, as the device's allocator counts them. What a platform does not count
/// is empty.
struct MemoryStats {
  int64_t bytes_in_use = 0;
  std::optional<int64_t> peak_bytes_in_use;
  std::optional<int64_t> num_allocs;
  std::optional<int64_t> largest_alloc_size;
  std::optional<int64_t> bytes_limit;
  std::optional<int64_t> bytes_reserved;
  std::optional<int64_t> peak_bytes_reserved;
  std::optional<int64_t> bytes_reservable_limit;
  std::optional<int64_t> largest_free_block_bytes;
  std::optional<int64_t> pool_bytes;
  std::optional<int64_t> peak_pool_bytes;
};

/// A view like DeviceDescription.
class Device {
 public:
  Device(const Plugin& plugin, PJRT_Device* device)
      : plugin_(&plugin), device_(device) {}

  DeviceDescription description() const;
  int id() const {
    return description().id();
  }
  std::string_view kind() const {
    return description().kind();
  }
  /// Whether this process can use it.
  bool is_addressable() const;
  /// The driver's own number; -1 where there is none.
  int local_hardware_id() const;
  /// "device", "pinned_host", …: kinds of memory that it reaches.
  std::vector<std::string> memory_kinds() const;
  /// nullopt where the platform does not count (XLA on the CPU).
  std::optional<MemoryStats> memory_stats() const;

  PJRT_Device* get() const {
    return device_;
  }
  bool operator==(const Device& other) const {
    return device_ == other.device_;
  }

 private:
  const Plugin* plugin_;
  PJRT_Device* device_;
};

} // namespace fulgurite::xla::pjrt
