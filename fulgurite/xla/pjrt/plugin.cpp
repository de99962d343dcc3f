#include "fulgurite/xla/pjrt/plugin.h"

#include "fulgurite/base/env.h"
#include "fulgurite/xla/pjrt/api_impl.h"
#include "fulgurite/xla/pjrt/named_value_impl.h"
#include "fulgurite/xla/pjrt/plugin_search.h"
#include "fulgurite/xla/pjrt/tpu_probe.h"

#include <dlfcn.h>

#include <map>
#include <memory>
#include <mutex>

namespace fulgurite::xla::pjrt {

namespace fs = std::filesystem;

namespace {

constexpr const char* kWhere = "[xla::pjrt::load_plugin] ";

std::string text_of(ApiVersion version) {
  return fulgurite::detail::join(version.major, ".", version.minor);
}

// The functions that 0.57 had in its table come first; a shorter table is no
// table of that version, whatever the version field says.
constexpr size_t kLeastTableSize =
    offsetof(PJRT_Api, PJRT_Executable_OutputElementTypes);
constexpr size_t kVersionEnd =
    offsetof(PJRT_Api, pjrt_api_version) + sizeof(PJRT_Api_Version);

const PJRT_Api& checked_api(const fs::path& path, const PJRT_Api* api) {
  if (api == nullptr) {
    fail(
        kWhere,
        "expected a PJRT plugin, got ",
        path,
        ", whose GetPjrtApi answers null; try another build of it");
  }
  if (api->struct_size < kVersionEnd) {
    fail(
        kWhere,
        "expected a PJRT plugin, got ",
        path,
        ", whose function table of ",
        api->struct_size,
        " bytes is too short to tell its version; try a newer plugin");
  }
  const ApiVersion found{
      api->pjrt_api_version.major_version, api->pjrt_api_version.minor_version};
  if (found.major != PJRT_API_MAJOR || found < kMinimumApiVersion) {
    fail(
        kWhere,
        "expected PJRT API ",
        PJRT_API_MAJOR,
        ".x, at least ",
        text_of(kMinimumApiVersion),
        ", got ",
        text_of(found),
        " from ",
        path,
        "; try a plugin of another release");
  }
  if (api->struct_size < kLeastTableSize) {
    fail(
        kWhere,
        "expected a function table of at least ",
        kLeastTableSize,
        " bytes, as PJRT API ",
        text_of(kMinimumApiVersion),
        " has it, got ",
        api->struct_size,
        " from ",
        path,
        ", which says that it is ",
        text_of(found),
        "; try another build of it");
  }
  return *api;
}

const PJRT_Api* open_api(const fs::path& path) {
  // Local symbols: two plugins, or a plugin and LibTorch, carry copies of the
  // same libraries in other versions.
  void* library = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    fail(kWhere, "expected a PJRT plugin, got ", path, ": ", ::dlerror());
  }
  using GetApi = const PJRT_Api* (*)();
  auto get_api = reinterpret_cast<GetApi>(::dlsym(library, "GetPjrtApi"));
  if (get_api == nullptr) {
    ::dlclose(library);
    fail(
        kWhere,
        "expected a PJRT plugin, got ",
        path,
        ", which is a library without the function GetPjrtApi; try the path "
        "of a PJRT plugin");
  }
  return get_api();
}

void initialize(const Plugin& plugin) {
  auto args = detail::make_args<PJRT_Plugin_Initialize_Args>();
  detail::call(plugin, args);
}

NamedValues read_attributes(const Plugin& plugin) {
  auto args = detail::make_args<PJRT_Plugin_Attributes_Args>();
  try {
    detail::call(plugin, args);
  } catch (const PjrtError& error) {
    if (error.code() == ErrorCode::kUnimplemented) {
      return {};
    }
    throw;
  }
  return detail::from_c(args.attributes, args.num_attributes);
}

// XLA prints a page of notices otherwise. It reads this when it is loaded.
void silence_plugin() {
  if (!env("TF_CPP_MIN_LOG_LEVEL")) {
    set_env("TF_CPP_MIN_LOG_LEVEL", "2");
  }
}

// It would ask the cloud for minutes, when its path was given, on a machine that
// is in no cloud.
void keep_libtpu_from_waiting(const fs::path& path) {
  if (is_libtpu(path) && !env("TPU_SKIP_MDS_QUERY") &&
      tpu_probe().availability != Availability::kAvailable) {
    set_env("TPU_SKIP_MDS_QUERY", "1");
  }
}

std::string chosen_name() {
  if (auto asked = env("FULGURITE_PJRT_PLUGIN"); asked && !asked->empty()) {
    return *asked;
  }
  return tpu_probe().availability == Availability::kAvailable ? "tpu" : "cpu";
}

} // namespace

Plugin::Plugin(fs::path path, const PJRT_Api* api)
    : path_(std::move(path)),
      api_(&checked_api(path_, api)),
      api_version_{
          api->pjrt_api_version.major_version,
          api->pjrt_api_version.minor_version},
      description_(fulgurite::detail::join(
          path_.filename().string(),
          ", PJRT API ",
          text_of(api_version_),
          ", ",
          path_.string())) {
  initialize(*this);
  attributes_ = read_attributes(*this);
}

const Plugin& load_plugin(std::string_view name_or_path) {
  const std::string name =
      name_or_path.empty() ? chosen_name() : std::string(name_or_path);
  if (name == "tpu") {
    require_tpu(tpu_probe());
  }
  const fs::path path = find_plugin(name);
  // Never destroyed: objects of static life may hold clients.
  static std::mutex mutex;
  static auto& loaded = *new std::map<fs::path, std::unique_ptr<Plugin>>();
  const std::lock_guard lock(mutex);
  auto& plugin = loaded[path];
  if (plugin == nullptr) {
    silence_plugin();
    keep_libtpu_from_waiting(path);
    plugin = std::make_unique<Plugin>(path, open_api(path));
  }
  return *plugin;
}

namespace detail {

PjrtError missing_function(const Plugin& plugin, const char* call) {
  return {
      ErrorCode::kUnimplemented,
      call,
      plugin.description(),
      "the plugin does not have this function",
      "try a newer plugin"};
}

} // namespace detail
} // namespace fulgurite::xla::pjrt
