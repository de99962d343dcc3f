#pragma once

#include "fulgurite/xla/pjrt/device.h"

#include <string>
#include <string_view>
#include <vector>

struct PJRT_TopologyDescription;

namespace fulgurite::xla::pjrt {

/// All devices of all hosts and how they are wired. A view, valid as long as
/// the client; so are the strings.
class TopologyDescription {
 public:
  TopologyDescription(const Plugin& plugin, PJRT_TopologyDescription* topology)
      : plugin_(&plugin), topology_(topology) {}

  std::string_view platform_name() const;
  std::string_view platform_version() const;
  std::vector<DeviceDescription> device_descriptions() const;
  NamedValues attributes() const;
  /// Bytes for the keys of caches: equal for equal topologies. Throws PjrtError
  /// (UNIMPLEMENTED) on some platforms.
  std::string serialize() const;

 private:
  const Plugin* plugin_;
  PJRT_TopologyDescription* topology_;
};

} // namespace fulgurite::xla::pjrt
