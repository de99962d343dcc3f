#include "fulgurite/xla/pjrt/plugin_search.h"

#include "fulgurite/base/env.h"
#include "fulgurite/base/error.h"
#include "fulgurite/base/nearest_name.h"

#include <algorithm>
#include <string>

namespace fulgurite::xla::pjrt {

namespace fs = std::filesystem;

namespace {

struct Row {
  std::string_view name;
  /// An environment variable that names the file, or "".
  std::string_view variable;
  /// Below a folder that pip installs into, in the order of preference.
  std::vector<std::string_view> in_wheels;
  /// File name in the system's library folders, or "".
  std::string_view in_system;
  std::string_view advice;
};

const std::vector<Row>& rows() {
  static const std::vector<Row> kRows = {
      {"cpu",
       "",
       {"lammps_jax_pjrt_cpu/pjrt_c_api_cpu_plugin.so",
        "fastatomstruct_xla_cpu/libpjrt_cpu.so",
        "xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so"},
       "",
       "./dev setup, which installs one"},
      {"tpu",
       "TPU_LIBRARY_PATH",
       {"libtpu/libtpu.so"},
       "libtpu.so",
       "pip install libtpu, and TPU_LIBRARY_PATH or the path of libtpu.so"},
      {"cuda",
       "",
       {"jax_plugins/xla_cuda13/xla_cuda_plugin.so",
        "jax_plugins/xla_cuda12/xla_cuda_plugin.so"},
       "",
       "pip install jax-cuda13-pjrt, and the path of xla_cuda_plugin.so"},
  };
  return kRows;
}

// site-packages of the active virtual environment, for plugins that their
// makers publish through pip.
std::vector<fs::path> wheel_folders() {
  std::vector<fs::path> folders = {FULGURITE_XLA_PLUGIN_DIR};
  if (const auto environment = env("VIRTUAL_ENV")) {
    std::error_code none;
    for (const auto& entry :
         fs::directory_iterator(fs::path(*environment) / "lib", none)) {
      if (entry.path().filename().string().starts_with("python")) {
        folders.push_back(entry.path() / "site-packages");
      }
    }
  }
  return folders;
}

std::vector<fs::path> candidates(const Row& row) {
  std::vector<fs::path> out;
  if (!row.variable.empty()) {
    if (const auto path = env(row.variable); path && !path->empty()) {
      out.emplace_back(*path);
    }
  }
  for (const auto& folder : wheel_folders()) {
    for (const auto& file : row.in_wheels) {
      out.push_back(folder / file);
    }
  }
  if (!row.in_system.empty()) {
    for (const char* folder : {"/usr/local/lib", "/usr/lib", "/lib"}) {
      out.push_back(fs::path(folder) / row.in_system);
    }
  }
  return out;
}

bool is_file(const fs::path& path) {
  std::error_code none;
  return fs::is_regular_file(path, none);
}

fs::path file_of(const Row& row) {
  const auto all = candidates(row);
  const auto found = std::find_if(all.begin(), all.end(), is_file);
  if (found != all.end()) {
    return fs::canonical(*found);
  }
  std::string looked_for;
  for (const auto& path : all) {
    looked_for += "\n  " + path.string();
  }
  fail(
      "[xla::pjrt::load_plugin] expected the PJRT plugin \"",
      row.name,
      "\", found none; try ",
      row.advice,
      ". Looked for:",
      looked_for);
}

bool is_path(std::string_view text) {
  return text.find('/') != std::string_view::npos || text.ends_with(".so");
}

} // namespace

std::vector<std::string> plugin_names() {
  std::vector<std::string> names;
  for (const auto& row : rows()) {
    names.emplace_back(row.name);
  }
  return names;
}

fs::path find_plugin(std::string_view name_or_path) {
  for (const auto& row : rows()) {
    if (row.name == name_or_path) {
      return file_of(row);
    }
  }
  if (!is_path(name_or_path)) {
    misconfigured(
        "[xla::pjrt::load_plugin] expected the name or the path of a PJRT "
        "plugin, got \"",
        name_or_path,
        "\"",
        did_you_mean(name_or_path, plugin_names()));
  }
  if (!is_file(name_or_path)) {
    fail(
        "[xla::pjrt::load_plugin] expected the path of a PJRT plugin, got \"",
        name_or_path,
        "\", where there is no file; try a name: cpu, tpu or cuda");
  }
  return fs::canonical(name_or_path);
}

bool is_libtpu(const fs::path& path) {
  return path.filename().string().starts_with("libtpu");
}

} // namespace fulgurite::xla::pjrt
