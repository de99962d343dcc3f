#pragma once

#include "fulgurite/xla/pjrt/named_value.h"

#include <compare>
#include <filesystem>
#include <string>
#include <string_view>

struct PJRT_Api;

namespace fulgurite::xla::pjrt {

/// Version of the PJRT C API. Within a major version, a higher minor one only
/// adds functions and fields at the ends.
struct ApiVersion {
  int major = 0;
  int minor = 0;
  // NOLINTNEXTLINE(modernize-use-nullptr): a false alarm of version 14
  auto operator<=>(const ApiVersion&) const = default;
};

/// The oldest version that we talk to: 0.57 was the last to change the order
/// of the functions.
inline constexpr ApiVersion kMinimumApiVersion{0, 57};

/// A loaded plugin, which stays for the life of the process: unloading one
/// that has threads of its own is not safe.
class Plugin {
 public:
  Plugin(std::filesystem::path path, const PJRT_Api* api);
  Plugin(const Plugin&) = delete;
  Plugin& operator=(const Plugin&) = delete;

  /// Links resolved.
  const std::filesystem::path& path() const {
    return path_;
  }
  /// "plugin.so, PJRT API 0.115, /path/plugin.so": for messages.
  const std::string& description() const {
    return description_;
  }
  ApiVersion api_version() const {
    return api_version_;
  }
  /// What the plugin tells of itself: xla_version, stablehlo_current_version,
  /// stablehlo_minimum_version. Empty where it tells nothing.
  const NamedValues& attributes() const {
    return attributes_;
  }
  /// The C functions; only this room's sources can use them.
  const PJRT_Api& api() const {
    return *api_;
  }

 private:
  std::filesystem::path path_;
  const PJRT_Api* api_;
  ApiVersion api_version_;
  std::string description_;
  NamedValues attributes_;
};

/// The plugin of a name ("cpu", "tpu", "cuda": plugin_search.h says where they
/// are looked for) or a path. Without one: FULGURITE_PJRT_PLUGIN; else "tpu"
/// where its hardware is seen, otherwise "cpu". Each file is loaded once per
/// process; later calls return the same object. Any thread may call this.
///
/// "tpu" asks tpu_probe first and answers in about a second where there is
/// none; a path is taken without looking.
///
/// Throws UserError where no file or no TPU is found, the file is no
/// plugin, or its version of the API is not ours; MisconfigurationError for an
/// unknown name; PjrtError where the plugin refuses to start.
const Plugin& load_plugin(std::string_view name_or_path = {});

} // namespace fulgurite::xla::pjrt
