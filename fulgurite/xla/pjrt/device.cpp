#include "fulgurite/xla/pjrt/device.h"

#include "fulgurite/xla/pjrt/api_impl.h"
#include "fulgurite/xla/pjrt/named_value_impl.h"

namespace fulgurite::xla::pjrt {

// The C API takes a mutable pointer and changes nothing.
PJRT_DeviceDescription* DeviceDescription::get() const {
  return const_cast<PJRT_DeviceDescription*>(description_); // NOLINT
}

int DeviceDescription::id() const {
  auto args = detail::make_args<PJRT_DeviceDescription_Id_Args>();
  args.device_description = get();
  detail::call(*plugin_, args);
  return args.id;
}

int DeviceDescription::process_index() const {
  auto args = detail::make_args<PJRT_DeviceDescription_ProcessIndex_Args>();
  args.device_description = get();
  detail::call(*plugin_, args);
  return args.process_index;
}

std::string_view DeviceDescription::kind() const {
  auto args = detail::make_args<PJRT_DeviceDescription_Kind_Args>();
  args.device_description = get();
  detail::call(*plugin_, args);
  return {args.device_kind, args.device_kind_size};
}

NamedValues DeviceDescription::attributes() const {
  auto args = detail::make_args<PJRT_DeviceDescription_Attributes_Args>();
  args.device_description = get();
  detail::call(*plugin_, args);
  return detail::from_c(args.attributes, args.num_attributes);
}

std::string_view DeviceDescription::debug_string() const {
  auto args = detail::make_args<PJRT_DeviceDescription_DebugString_Args>();
  args.device_description = get();
  detail::call(*plugin_, args);
  return {args.debug_string, args.debug_string_size};
}

std::string_view DeviceDescription::to_string() const {
  auto args = detail::make_args<PJRT_DeviceDescription_ToString_Args>();
  args.device_description = get();
  detail::call(*plugin_, args);
  return {args.to_string, args.to_string_size};
}

DeviceDescription Device::description() const {
  auto args = detail::make_args<PJRT_Device_GetDescription_Args>();
  args.device = device_;
  detail::call(*plugin_, args);
  return {*plugin_, args.device_description};
}

bool Device::is_addressable() const {
  auto args = detail::make_args<PJRT_Device_IsAddressable_Args>();
  args.device = device_;
  detail::call(*plugin_, args);
  return args.is_addressable;
}

int Device::local_hardware_id() const {
  auto args = detail::make_args<PJRT_Device_LocalHardwareId_Args>();
  args.device = device_;
  detail::call(*plugin_, args);
  return args.local_hardware_id;
}

std::vector<std::string> Device::memory_kinds() const {
  auto args = detail::make_args<PJRT_Device_AddressableMemories_Args>();
  args.device = device_;
  detail::call(*plugin_, args);
  std::vector<std::string> kinds;
  for (size_t i = 0; i < args.num_memories; ++i) {
    auto kind = detail::make_args<PJRT_Memory_Kind_Args>();
    kind.memory = args.memories[i];
    detail::call(*plugin_, kind);
    kinds.emplace_back(kind.kind, kind.kind_size);
  }
  return kinds;
}

std::optional<MemoryStats> Device::memory_stats() const {
  auto args = detail::make_args<PJRT_Device_MemoryStats_Args>();
  args.device = device_;
  try {
    detail::call(*plugin_, args);
  } catch (const PjrtError& error) {
    if (error.code() == ErrorCode::kUnimplemented) {
      return std::nullopt;
    }
    throw;
  }
  const auto optional = [](bool is_set, int64_t value) {
    return is_set ? std::optional(value) : std::nullopt;
  };
  return MemoryStats{
      args.bytes_in_use,
      optional(args.peak_bytes_in_use_is_set, args.peak_bytes_in_use),
      optional(args.num_allocs_is_set, args.num_allocs),
      optional(args.largest_alloc_size_is_set, args.largest_alloc_size),
      optional(args.bytes_limit_is_set, args.bytes_limit),
      optional(args.bytes_reserved_is_set, args.bytes_reserved),
      optional(args.peak_bytes_reserved_is_set, args.peak_bytes_reserved),
      optional(args.bytes_reservable_limit_is_set, args.bytes_reservable_limit),
      optional(
          args.largest_free_block_bytes_is_set, args.largest_free_block_bytes),
      optional(args.pool_bytes_is_set, args.pool_bytes),
      optional(args.peak_pool_bytes_is_set, args.peak_pool_bytes)};
}

} // namespace fulgurite::xla::pjrt
