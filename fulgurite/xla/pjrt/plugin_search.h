#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

namespace fulgurite::xla::pjrt {

/// Names that find_plugin knows.
std::vector<std::string> plugin_names();

/// The file of a plugin, links resolved.
///   a path          what contains a slash or ends in .so
///   "cpu"           the plugins that set-up installs, the newest first
///   "tpu"           TPU_LIBRARY_PATH, then libtpu.so where set-up, pip in the
///                   active virtual environment or the system put it
///   "cuda"          jax-cuda13-pjrt's or jax-cuda12-pjrt's in the same places
/// Throws UserError with what was looked for, and MisconfigurationError for an
/// unknown name.
std::filesystem::path find_plugin(std::string_view name_or_path);

/// Whether a file is the plugin for TPUs, which goes by this name everywhere.
bool is_libtpu(const std::filesystem::path& path);

} // namespace fulgurite::xla::pjrt
