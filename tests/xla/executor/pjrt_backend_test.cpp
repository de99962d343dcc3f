// The backend alone: programs on disk, failures, steps under way.
#include "fulgurite/xla/executor/pjrt_backend.h"

#include "fulgurite/base/env.h"
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/xla/aten/register.h"
#include "fulgurite/xla/executor/device.h"
#include "fulgurite/xla/executor/tensor_values.h"
#include "tests/support/temp_dir.h"
#include "tests/xla/pjrt/fake_plugin.h"

#include <ATen/ATen.h>
#include <dlfcn.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <future>

namespace fulgurite::xla {
namespace {

/// A device of a backend of its own.
struct Fixture {
  explicit Fixture(const std::string& plugin)
      : backend({.plugin = plugin}), device(backend, 0, metrics) {
    register_backend();
  }
  at::Tensor put(const at::Tensor& host) {
    return upload(device, host);
  }

  PjrtBackend backend;
  Metrics metrics;
  Device device;
};

// --- programs on disk
// -------------------------------------------------------------

class ProgramsOnDiskTest : public testing::Test {
 protected:
  ProgramsOnDiskTest() {
    set_env("FULGURITE_XLA_CACHE", folder_.path().string());
  }
  void TearDown() override {
    set_env("FULGURITE_XLA_CACHE", std::nullopt);
  }

  /// Two steps on a new client, which donate.
  static Metrics two_steps() {
    Fixture cpu("cpu");
    auto w = cpu.put(at::ones({4}));
    for (int step = 0; step < 2; ++step) {
      w.mul_(3);
      cpu.device.sync("sync", /*end_of_step=*/true);
    }
    EXPECT_TRUE(at::equal(w.cpu(), at::full({4}, 9.0)));
    cpu.backend.wait();
    return cpu.metrics;
  }
  std::vector<std::filesystem::path> files() const {
    std::vector<std::filesystem::path> out = {};
    for (const auto& entry :
         std::filesystem::directory_iterator(folder_.path())) {
      out.push_back(entry.path());
    }
    return out;
  }

 private:
  test::TempDir folder_;
};

TEST_F(ProgramsOnDiskTest, AreNotCompiledTwice) {
  const auto cold = two_steps();
  EXPECT_EQ(cold.compilations, 1);
  EXPECT_EQ(cold.disk_hits, 0);
  EXPECT_EQ(cold.cache_hits, 1);
  const auto warm = two_steps();
  EXPECT_EQ(warm.compilations, 0);
  EXPECT_EQ(warm.disk_hits, 1);
  EXPECT_EQ(warm.donated_bytes, cold.donated_bytes);
}

TEST_F(ProgramsOnDiskTest, AreCompiledAnewWhereTheyAreDamaged) {
  two_steps();
  ASSERT_EQ(files().size(), 1);
  const auto file = files().front();
  std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
  {
    const ScopedLogCapture log;
    EXPECT_EQ(two_steps().compilations, 1);
    EXPECT_TRUE(log.contains("is damaged"));
  }
  EXPECT_EQ(two_steps().disk_hits, 1) << "and stored again";
}

// --- the text of programs
// ---------------------------------------------------------

TEST(DumpTest, WritesEachProgramWithWhatRanIt) {
  const test::TempDir folder;
  set_env("FULGURITE_XLA_DUMP", folder.path().string());
  {
    Fixture cpu("cpu");
    EXPECT_EQ((cpu.put(at::ones({2})) + 1).sum(0).item<float>(), 4);
  }
  set_env("FULGURITE_XLA_DUMP", std::nullopt);
  const auto file = std::filesystem::directory_iterator(folder.path());
  ASSERT_NE(file, std::filesystem::directory_iterator());
  std::ifstream stream(file->path());
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  EXPECT_EQ(text.rfind("// ", 0), 0) << text;
  EXPECT_NE(text.find("run by: item"), std::string::npos) << text;
  EXPECT_NE(text.find("stablehlo.add"), std::string::npos) << text;
}

// --- failures and steps under way
// ---------------------------------------------------

/// The fake plugin, whose events come when the test says so.
class FakeDeviceTest : public testing::Test {
 protected:
  FakeDeviceTest() : path_(folder_.path() / "fake.so") {
    std::filesystem::copy_file(FAKE_PLUGIN_PATH, path_);
    void* library = ::dlopen(path_.c_str(), RTLD_NOW | RTLD_LOCAL);
    fake_ = reinterpret_cast<FakePluginFunction>(
        ::dlsym(library, "fake_pjrt_plugin"))();
    on_.emplace(path_.string());
  }
  void TearDown() override {
    on_.reset();
    fake_->reset();
    EXPECT_EQ(fake_->live_buffers, 0);
    EXPECT_EQ(fake_->live_executables, 0);
    EXPECT_EQ(fake_->live_events, 0);
  }

  test::FakePlugin* fake_;
  std::optional<Fixture> on_ = std::nullopt;

 private:
  test::TempDir folder_;
  std::filesystem::path path_;
};

TEST_F(FakeDeviceTest, AFailureOfTheDeviceIsToldAtTheNextSync) {
  const auto x = on_->put(at::ones({2}));
  const auto y = on_->put(at::ones({2}));
  fake_->lose_device_at = 0;
  auto first = x + y;
  on_->device.sync("sync");
  std::string message;
  auto second = y + x;
  try {
    on_->device.sync("item");
  } catch (const UserError& error) {
    message = error.what();
  }
  EXPECT_NE(message.find("[xla] graph "), std::string::npos) << message;
  EXPECT_NE(message.find("run by sync on xla:0"), std::string::npos) << message;
  EXPECT_NE(message.find("lost"), std::string::npos) << message;
  EXPECT_THROW(first.cpu(), UserError);
}

TEST_F(FakeDeviceTest, AStepWhoseExecutionIsRefusedPoisonsItsResults) {
  const auto x = on_->put(at::ones({2}));
  const auto y = on_->put(at::ones({2}));
  fake_->failing_call = "PJRT_LoadedExecutable_Execute";
  auto sum = x + y;
  EXPECT_THROW(on_->device.sync("sync"), UserError);
  fake_->failing_call = "";
  EXPECT_THROW(sum.cpu(), UserError) << "the first error, again";
  EXPECT_THROW(sum + x, UserError);
  sum.copy_(x);
  EXPECT_TRUE(at::equal(sum.cpu(), at::ones({2}))) << "until it is written";
}

TEST_F(FakeDeviceTest, NoMoreThanTwoStepsAreUnderWay) {
  const auto x = on_->put(at::ones({2}));
  const auto y = on_->put(at::ones({2}));
  fake_->events = test::FakeEvents::kByHand;
  std::vector<at::Tensor> sums = {};
  const auto step = [&] {
    sums.push_back(x + y);
    on_->device.sync("sync");
  };
  step();
  step();
  auto third = std::async(std::launch::async, step);
  EXPECT_EQ(
      third.wait_for(std::chrono::milliseconds(100)),
      std::future_status::timeout);
  const size_t waiting = fake_->num_pending();
  for (size_t i = 0; i < waiting; ++i) {
    fake_->complete_event(i);
  }
  third.get();
  EXPECT_EQ(on_->metrics.most_in_flight, 2);
  const size_t all = fake_->num_pending() + waiting;
  for (size_t i = waiting; i < all; ++i) {
    fake_->complete_event(i);
  }
  on_->backend.wait();
}

} // namespace
} // namespace fulgurite::xla
