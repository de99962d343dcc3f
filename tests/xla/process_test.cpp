// What only a fresh process can show: ctest runs each case in its own.
#include "fulgurite/base/error.h"
#include "tests/support/message_of.h"
#include "tests/support/temp_dir.h"
#include "tests/xla/pjrt/copy_fake_plugin.h"
#include "tests/xla/xla_test.h"

#include <fstream>

namespace fulgurite::test {
namespace {

/// d(x²)/dx at 3.
float gradient_on(torch::Device device) {
  auto x = torch::full({2}, 3.0F, device).requires_grad_();
  (x * x).sum().backward();
  return x.grad().cpu()[0].item<float>();
}

TEST(XlaProcessTest, ABackwardOnTheCpuMayComeBeforeInit) {
  // LibTorch makes the threads of all devices at the first backward.
  EXPECT_EQ(gradient_on(torch::kCPU), 6);
  EXPECT_EQ(gradient_on(xla_device()), 6);
}

TEST(XlaProcessTest, InitMayComeBeforeTheFirstBackward) {
  EXPECT_EQ(gradient_on(xla_device()), 6);
  EXPECT_EQ(gradient_on(torch::kCPU), 6);
}

TEST(XlaProcessTest, ATensorBeforeInitIsRefused) {
  EXPECT_FALSE(xla::is_initialized());
  EXPECT_THROW(torch::zeros({2}, torch::Device(torch::kXLA, 0)), c10::Error);
  EXPECT_EQ(gradient_on(xla_device()), 6);
}

TEST(XlaProcessTest, ThereIsOneInitPerProcess) {
  const auto device = xla_device();
  xla_device();
  const auto message = message_of<UserError>(
      [] { xla::init({.plugin = "interpreter", .devices = 3}); });
  EXPECT_TRUE(has(message, "expected one init() per process")) << message;
  EXPECT_THROW(torch::zeros({2}, torch::Device(torch::kXLA, 1)), UserError);
  EXPECT_EQ(gradient_on(device), 6);
}

/// The message of an init() that fails. A later one may succeed.
std::string refusal(const std::string& plugin) {
  const auto message =
      message_of<UserError>([&] { xla::init({.plugin = plugin}); });
  EXPECT_FALSE(xla::is_initialized());
  return message;
}

TEST(XlaProcessTest, APluginThatCannotBeHadIsOneErrorAndNoMore) {
  const TempDir folder;
  EXPECT_TRUE(has(refusal("/no/such.so"), "where there is no file"));
  EXPECT_TRUE(has(refusal("gpu"), "expected the name or the path"));
  EXPECT_TRUE(has(refusal(NOT_A_PLUGIN_PATH), "without the function"));
  std::ofstream(folder / "text.so") << "no library";
  EXPECT_TRUE(has(refusal((folder / "text.so").string()), "text.so"));

  const auto path = folder / "old.so";
  copy_fake_plugin(path)->minor_version = 20;
  EXPECT_TRUE(has(refusal(path.string()), "at least 0.57, got 0.20"));
  EXPECT_EQ(gradient_on(xla_device()), 6) << "the process is whole";
}

} // namespace
} // namespace fulgurite::test
