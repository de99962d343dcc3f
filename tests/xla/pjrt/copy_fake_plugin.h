#pragma once

#include "tests/xla/pjrt/fake_plugin.h"

#include <dlfcn.h>

#include <filesystem>

namespace fulgurite::test {

/// Puts a copy of the fake plugin there, since a process loads a file only
/// once, and gives what steers it.
inline FakePlugin* copy_fake_plugin(const std::filesystem::path& path) {
  std::filesystem::copy_file(FAKE_PLUGIN_PATH, path);
  void* library = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  return reinterpret_cast<FakePluginFunction>(
      ::dlsym(library, "fake_pjrt_plugin"))();
}

} // namespace fulgurite::test
