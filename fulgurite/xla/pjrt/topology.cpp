#include "fulgurite/xla/pjrt/topology.h"

#include "fulgurite/xla/pjrt/api_impl.h"
#include "fulgurite/xla/pjrt/named_value_impl.h"

namespace fulgurite::xla::pjrt {

std::string_view TopologyDescription::platform_name() const {
  auto args = detail::make_args<PJRT_TopologyDescription_PlatformName_Args>();
  args.topology = topology_;
  detail::call(*plugin_, args);
  return {args.platform_name, args.platform_name_size};
}

std::string_view TopologyDescription::platform_version() const {
  auto args =
      detail::make_args<PJRT_TopologyDescription_PlatformVersion_Args>();
  args.topology = topology_;
  detail::call(*plugin_, args);
  return {args.platform_version, args.platform_version_size};
}

std::vector<DeviceDescription> TopologyDescription::device_descriptions()
    const {
  auto args =
      detail::make_args<PJRT_TopologyDescription_GetDeviceDescriptions_Args>();
  args.topology = topology_;
  detail::call(*plugin_, args);
  std::vector<DeviceDescription> out;
  for (size_t i = 0; i < args.num_descriptions; ++i) {
    out.emplace_back(*plugin_, args.descriptions[i]);
  }
  return out;
}

NamedValues TopologyDescription::attributes() const {
  auto args = detail::make_args<PJRT_TopologyDescription_Attributes_Args>();
  args.topology = topology_;
  detail::call(*plugin_, args);
  return detail::from_c(args.attributes, args.num_attributes);
}

std::string TopologyDescription::serialize() const {
  auto args = detail::make_args<PJRT_TopologyDescription_Serialize_Args>();
  args.topology = topology_;
  detail::call(*plugin_, args);
  std::string bytes(args.serialized_bytes, args.serialized_bytes_size);
  args.serialized_topology_deleter(args.serialized_topology);
  return bytes;
}

} // namespace fulgurite::xla::pjrt
