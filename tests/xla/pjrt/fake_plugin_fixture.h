#pragma once

#include "fulgurite/xla/pjrt/client.h"
#include "tests/support/temp_dir.h"
#include "tests/xla/pjrt/copy_fake_plugin.h"
#include "tests/xla/pjrt/error_of.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <vector>

namespace fulgurite::xla::pjrt::test {

/// A copy of the fake plugin for each test, since a process loads a file only
/// once. Ends with a count of what was leaked.
class FakePluginTest : public testing::Test {
 protected:
  FakePluginTest() : path_(folder_ / "fake.so") {
    fake_ = fulgurite::test::copy_fake_plugin(path_);
  }

  void TearDown() override {
    fake_->reset();
    EXPECT_EQ(fake_->live_buffers, 0);
    EXPECT_EQ(fake_->live_events, 0);
    EXPECT_EQ(fake_->live_executables, 0);
    EXPECT_EQ(fake_->live_errors, 0);
    EXPECT_EQ(fake_->live_clients, 0);
  }

  fulgurite::test::FakePlugin& fake() {
    return *fake_;
  }
  const std::filesystem::path& path() const {
    return path_;
  }
  const Plugin& load() {
    return load_plugin(path_.string());
  }
  Client client(int num_devices = 1) {
    fake_->num_devices = num_devices;
    return Client::create(load());
  }

  static Buffer upload(
      const Client& client,
      const std::vector<float>& values,
      size_t device = 0) {
    const std::array<int64_t, 1> dims{static_cast<int64_t>(values.size())};
    return client.buffer_from_host_buffer(
        {values.data(), ElementType::kF32, dims},
        client.addressable_devices().at(device));
  }
  static std::vector<float> download(const Buffer& buffer) {
    std::vector<float> values(buffer.host_size_in_bytes() / sizeof(float));
    buffer.read(values.data(), values.size() * sizeof(float));
    return values;
  }

 private:
  fulgurite::test::TempDir folder_;
  std::filesystem::path path_;
  fulgurite::test::FakePlugin* fake_;
};

} // namespace fulgurite::xla::pjrt::test
