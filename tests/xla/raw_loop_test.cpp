// An ordinary LibTorch loop on the device, against the same loop on the CPU.
#include "tests/xla/xla_test.h"

namespace fulgurite::test {
namespace {

using torch::Tensor;

/// Losses of ten steps of a linear regression written by hand.
std::vector<double> losses(torch::Device device) {
  torch::manual_seed(0);
  const auto x = torch::randn({8, 3}, torch::kDouble).to(device);
  const auto y = torch::randn({8, 2}, torch::kDouble).to(device);
  auto w = torch::randn({3, 2}, torch::kDouble).to(device);
  w.requires_grad_();
  std::vector<double> out;
  for (int step = 0; step < 10; ++step) {
    const auto error = torch::relu(torch::mm(x, w)) - y;
    const auto loss = (error * error).mean();
    loss.backward();
    {
      torch::NoGradGuard no_grad;
      w.add_(w.grad(), -0.1 / (step + 1));
    }
    w.mutable_grad() = Tensor();
    out.push_back(loss.item<double>());
  }
  return out;
}

TEST(XlaRawLoopTest, TrainsAsOnTheCPU) {
  const auto expected = losses(torch::kCPU);
  const auto found = losses(xla_device());
  for (size_t i = 0; i < expected.size(); ++i) {
    EXPECT_NEAR(found[i], expected[i], 1e-8) << "step " << i;
  }
}

} // namespace
} // namespace fulgurite::test
