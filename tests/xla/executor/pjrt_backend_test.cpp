// The backend alone: programs on disk, failures, steps under way.
#include "fulgurite/xla/executor/pjrt_backend.h"

#include "fulgurite/base/env.h"
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/xla/aten/register.h"
#include "fulgurite/xla/executor/device.h"
#include "fulgurite/xla/executor/slow_notice.h"
#include "fulgurite/xla/executor/tensor_values.h"
#include "fulgurite/xla/pjrt/tpu_probe.h"
#include "tests/support/message_of.h"
#include "tests/support/temp_dir.h"
#include "tests/xla/pjrt/copy_fake_plugin.h"

#include <ATen/ATen.h>
#include <ATen/core/grad_mode.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <future>

namespace fulgurite::xla {
namespace {

/// What the user is told.
template <class F>
std::string message_of(F&& f) {
  return test::message_of<UserError>(std::forward<F>(f));
}

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
    fake_ = test::copy_fake_plugin(path_);
    on_.emplace(path_.string());
  }
  void TearDown() override {
    on_.reset();
    fake_->reset();
    EXPECT_EQ(fake_->live_buffers, 0);
    EXPECT_EQ(fake_->live_executables, 0);
    EXPECT_EQ(fake_->live_events, 0);
  }

  /// Completes all events that wait now.
  void complete_all() {
    const size_t count = num_completed_ + fake_->num_pending();
    for (; num_completed_ < count; ++num_completed_) {
      fake_->complete_event(num_completed_);
    }
  }

  test::FakePlugin* fake_;
  std::optional<Fixture> on_ = std::nullopt;

 private:
  size_t num_completed_ = 0;
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
  complete_all();
  third.get();
  EXPECT_EQ(on_->metrics.most_in_flight, 2);
  complete_all();
  on_->backend.wait();
}

TEST_F(FakeDeviceTest, TheNextStepIsRecordedWhileOneRuns) {
  const auto x = on_->put(at::ones({2}));
  const auto y = on_->put(at::ones({2}));
  fake_->events = test::FakeEvents::kByHand;
  auto first = x + y;
  on_->device.sync("sync", /*end_of_step=*/true);
  EXPECT_GT(fake_->num_pending(), 0) << "it runs";
  auto second = first + y;
  on_->device.sync("sync", /*end_of_step=*/true);
  EXPECT_EQ(fake_->num_executions, 2) << "the second has begun";
  complete_all();
  fake_->events = test::FakeEvents::kAtOnce;
  EXPECT_TRUE(at::equal(second.cpu(), at::full({2}, 3.0)));
}

TEST_F(FakeDeviceTest, EventsMayComeInAnyOrder) {
  const auto x = on_->put(at::ones({2}));
  const auto y = on_->put(at::ones({2}));
  fake_->events = test::FakeEvents::kByHand;
  auto first = x + y;
  on_->device.sync("sync");
  const size_t of_first = fake_->num_pending();
  auto second = y + x;
  on_->device.sync("sync");
  const size_t all = fake_->num_pending();
  for (size_t i = all; i-- > of_first;) {
    fake_->complete_event(i);
  }
  auto third = std::async(std::launch::async, [&] {
    auto sum = x + y;
    on_->device.sync("sync");
  });
  EXPECT_EQ(
      third.wait_for(std::chrono::milliseconds(100)),
      std::future_status::timeout)
      << "the first is still under way";
  for (size_t i = of_first; i-- > 0;) {
    fake_->complete_event(i);
  }
  ASSERT_EQ(
      third.wait_for(std::chrono::seconds(10)), std::future_status::ready);
  third.get();
  fake_->events = test::FakeEvents::kAtOnce;
  for (size_t i = all; i < all + fake_->num_pending(); ++i) {
    fake_->complete_event(i);
  }
  EXPECT_TRUE(at::equal(first.cpu(), at::full({2}, 2.0)));
  EXPECT_TRUE(at::equal(second.cpu(), at::full({2}, 2.0)));
}

TEST_F(FakeDeviceTest, AStepThatFailsLateAndDonatedPoisonsWhatItWrote) {
  auto w = on_->put(at::ones({2}));
  const auto y = on_->put(at::ones({2}));
  fake_->events = test::FakeEvents::kByHand;
  fake_->lose_device_at = 0;
  {
    const at::NoGradGuard no_grad;
    w.copy_(w + y);
  }
  on_->device.sync("sync", /*end_of_step=*/true, {"/home/me/train.cpp", 42});
  EXPECT_EQ(on_->metrics.donated_bytes, 8);
  complete_all();
  fake_->events = test::FakeEvents::kAtOnce;
  for (int time = 0; time < 2; ++time) {
    const auto message = message_of([&] { w.cpu(); });
    EXPECT_TRUE(test::has(message, "[xla] graph ")) << message;
    EXPECT_TRUE(test::has(message, "run by sync at train.cpp:42 on xla:0"))
        << message;
    EXPECT_TRUE(test::has(message, "lost in flight")) << message;
  }
  auto next = w + y;
  const auto message = message_of([&] { on_->device.sync("sync"); });
  EXPECT_TRUE(test::has(message, "train.cpp:42")) << "the first error, first";
  // The process goes on: on a device that came back, from a checkpoint.
  fake_->lose_device_at = -1;
  w.copy_(at::ones({2}));
  EXPECT_TRUE(at::equal((w + y).cpu(), at::full({2}, 2.0)));
}

TEST_F(FakeDeviceTest, AThousandStepsLeaveNothingInThePlugin) {
  auto w = on_->put(at::ones({2}));
  const auto y = on_->put(at::ones({2}));
  for (int step = 0; step < 1000; ++step) {
    w.add_(y);
    on_->device.sync("sync", /*end_of_step=*/true);
  }
  EXPECT_EQ(w.cpu()[0].item<float>(), 1001);
  on_->backend.wait();
  EXPECT_EQ(fake_->num_executions, 1000);
  EXPECT_EQ(fake_->live_buffers, 2);
  EXPECT_EQ(fake_->live_events, 0);
  EXPECT_EQ(on_->metrics.compilations, 1);
  EXPECT_LE(fake_->live_executables, 2) << "and its description";
}

TEST_F(FakeDeviceTest, MemoryThatRunsOutIsToldWhereItDoes) {
  const auto x = on_->put(at::ones({2}));
  const auto y = on_->put(at::ones({2}));
  fake_->failing_code = PJRT_Error_Code_RESOURCE_EXHAUSTED;
  fake_->failing_call = "PJRT_Client_BufferFromHostBuffer";
  EXPECT_TRUE(test::has(
      message_of([&] { on_->put(at::ones({2})); }), "RESOURCE_EXHAUSTED"))
      << "when a batch is copied";
  fake_->failing_call = "PJRT_LoadedExecutable_Execute";
  auto sum = x + y;
  EXPECT_TRUE(test::has(
      message_of([&] { on_->device.sync("sync"); }), "RESOURCE_EXHAUSTED"))
      << "when a step begins";
  fake_->failing_call = "PJRT_Buffer_ToHostBuffer";
  EXPECT_TRUE(test::has(message_of([&] { x.cpu(); }), "RESOURCE_EXHAUSTED"))
      << "when a result is read";
  fake_->failing_call = "";
  EXPECT_TRUE(at::equal((x + y).cpu(), at::full({2}, 2.0))) << "later";
}

TEST_F(FakeDeviceTest, AProgramThatTheCompilerRefusesIsToldAtTheSync) {
  const auto x = on_->put(at::ones({2}));
  const auto y = on_->put(at::ones({2}));
  fake_->failing_call = "PJRT_Client_Compile";
  auto sum = x + y;
  EXPECT_TRUE(test::has(
      message_of([&] { on_->device.sync("sync"); }),
      "PJRT_Client_Compile failed"));
  fake_->failing_call = "";
  EXPECT_TRUE(at::equal((x + y).cpu(), at::full({2}, 2.0)));
}

// --- clients that cannot be had
// -----------------------------------------------------

/// The message of init() with a copy of the fake plugin of this name.
std::string refusal(const char* file, const char* says) {
  const test::TempDir folder;
  const auto path = folder.path() / file;
  auto* fake = test::copy_fake_plugin(path);
  fake->failing_call = "PJRT_Client_Create";
  fake->failing_message = says;
  return message_of([&] { PjrtBackend backend({.plugin = path.string()}); });
}

TEST(ClientTest, ADeviceOfAnotherProcessIsNamedAsSuch) {
  const auto message = refusal(
      "fake.so",
      "The TPU is already in use by process with pid 1234. Not attempting to "
      "load libtpu.so in this process.");
  EXPECT_TRUE(test::has(message, "expected a device that no other process"))
      << message;
  EXPECT_TRUE(test::has(message, "pid 1234")) << message;
}

TEST(ClientTest, LibtpuWithoutATpuSaysWhatWasLookedFor) {
  if (pjrt::tpu_probe().availability == pjrt::Availability::kAvailable) {
    GTEST_SKIP() << "this machine has a TPU";
  }
  set_env("TPU_SKIP_MDS_QUERY", std::nullopt);
  const auto message = refusal("libtpu.so", "No jellyfish device found.");
  EXPECT_TRUE(test::has(message, "expected a TPU, found none (device nodes"))
      << message;
  EXPECT_TRUE(test::has(message, "No jellyfish device found.")) << message;
  EXPECT_EQ(env("TPU_SKIP_MDS_QUERY"), "1") << "or it asks the cloud";
  set_env("TPU_SKIP_MDS_QUERY", "0");
  refusal("libtpu_other.so", "No jellyfish device found.");
  EXPECT_EQ(env("TPU_SKIP_MDS_QUERY"), "0") << "as the user said";
  set_env("TPU_SKIP_MDS_QUERY", std::nullopt);
}

// --- messages of long compilations
// --------------------------------------------------

TEST(SlowNoticeTest, SpeaksOnceWhenItTakesLong) {
  using namespace std::chrono_literals;
  const ScopedLogCapture log;
  { const SlowNotice quick("quick", 1h); }
  EXPECT_TRUE(log.messages().empty());
  {
    const SlowNotice slow("compiling 7 operations", 1ms);
    for (int i = 0; i < 1000 && log.messages().empty(); ++i) {
      std::this_thread::sleep_for(10ms);
    }
  }
  EXPECT_TRUE(log.contains("compiling 7 operations"));
  EXPECT_EQ(log.messages().size(), 1);
}

} // namespace
} // namespace fulgurite::xla
