#pragma once

#include "fulgurite/xla/pjrt/client.h"
#include "tests/xla/pjrt/error_of.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace fulgurite::xla::pjrt::test {

/// The folder that set-up installs plugins into.
inline const std::filesystem::path kPluginFolder = FULGURITE_XLA_PLUGIN_DIR;

/// One suite for every CPU plugin. The parameter is a file below kPluginFolder;
/// default_plugin.cpp and other_plugins.cpp say which.
class CpuPluginTest : public testing::TestWithParam<const char*> {
 protected:
  static constexpr int kNumDevices = 4;

  void SetUp() override {
    if (!std::filesystem::exists(path())) {
      GTEST_SKIP() << path() << " is not there; ./dev setup installs it";
    }
  }

  static std::filesystem::path path() {
    return kPluginFolder / GetParam();
  }
  const Plugin& plugin() const {
    return load_plugin(path().string());
  }
  /// Four virtual devices, made at the first use.
  const Client& client() {
    if (!client_) {
      client_ = Client::create(
          plugin(),
          {.create_options = {{"cpu_device_count", int64_t{kNumDevices}}}});
    }
    return *client_;
  }
  Device device(size_t index = 0) {
    return client().addressable_devices().at(index);
  }
  LoadedExecutable compile(
      const std::string& module,
      CompileOptions options = {}) {
    // Least work for the compiler: the tests' programs are one operation long.
    options.env_option_overrides.emplace(
        "xla_backend_optimization_level", int64_t{0});
    return client().compile(module, options);
  }

  template <class T>
  Buffer upload(
      const std::vector<T>& values,
      ElementType type,
      const std::vector<int64_t>& dims,
      size_t device_index = 0) {
    return client().buffer_from_host_buffer(
        {values.data(), type, dims}, device(device_index));
  }
  Buffer upload(const std::vector<float>& values, size_t device_index = 0) {
    return upload(
        values,
        ElementType::kF32,
        {static_cast<int64_t>(values.size())},
        device_index);
  }
  template <class T = float>
  static std::vector<T> download(const Buffer& buffer) {
    std::vector<T> values(buffer.host_size_in_bytes() / sizeof(T));
    buffer.read(values.data(), values.size() * sizeof(T));
    return values;
  }

 private:
  std::optional<Client> client_ = std::nullopt;
};

/// A module in which @main takes arguments of these types and gives `result`.
std::string module_of(
    const std::string& arguments,
    const std::string& body,
    const std::string& result,
    const std::string& attributes = "");

/// @main(a, b) = a + b of tensor<Nxf32>, where `donation` are attributes of a.
std::string add_module(int64_t size, const std::string& donation = "");

} // namespace fulgurite::xla::pjrt::test
