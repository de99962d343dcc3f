// Autocast on XLA: the types that CUDA's lists give.
#include "tests/xla/xla_test.h"

#include <ATen/autocast_mode.h>

namespace fulgurite::test {
namespace {

using torch::Tensor;

class XlaAutocastTest : public ::testing::Test {
 protected:
  void SetUp() override {
    xla_device();
    at::autocast::set_autocast_enabled(at::kXLA, true);
    at::autocast::set_autocast_dtype(at::kXLA, at::kBFloat16);
  }
  void TearDown() override {
    at::autocast::clear_cache();
    at::autocast::set_autocast_enabled(at::kXLA, false);
  }
  Tensor x_ = on_xla(torch::randn({4, 8}));
  Tensor half_ = on_xla(torch::randn({4, 8}).to(torch::kBFloat16));
};

TEST_F(XlaAutocastTest, ProductsAreInBFloat16) {
  EXPECT_EQ(torch::mm(x_, x_.t()).scalar_type(), torch::kBFloat16);
  EXPECT_EQ(
      torch::linear(x_, on_xla(torch::randn({3, 8}))).scalar_type(),
      torch::kBFloat16);
  EXPECT_EQ(
      torch::conv1d(
          on_xla(torch::randn({2, 3, 8})), on_xla(torch::randn({4, 3, 3})))
          .scalar_type(),
      torch::kBFloat16);
}

TEST_F(XlaAutocastTest, SumsAndLossesAreInFloat32) {
  EXPECT_EQ(torch::softmax(half_, 1).scalar_type(), torch::kFloat);
  EXPECT_EQ(torch::exp(half_).scalar_type(), torch::kFloat);
  EXPECT_EQ(torch::sum(half_).scalar_type(), torch::kFloat);
  EXPECT_EQ(torch::mse_loss(half_, half_).scalar_type(), torch::kFloat);
}

TEST_F(XlaAutocastTest, OthersKeepTheirTypesOrTakeTheWidest) {
  EXPECT_EQ((half_ + half_).scalar_type(), torch::kBFloat16);
  EXPECT_EQ(torch::relu(half_).scalar_type(), torch::kBFloat16);
  EXPECT_EQ(torch::cat({half_, x_}).scalar_type(), torch::kFloat);
  EXPECT_EQ(torch::dot(half_[0], x_[0]).scalar_type(), torch::kFloat);
}

TEST_F(XlaAutocastTest, NumbersAreThoseOfTheCpuInBFloat16) {
  const auto a = torch::randn({5, 6});
  const auto b = torch::randn({6, 3});
  const auto found = torch::mm(on_xla(a), on_xla(b));
  const auto expected =
      torch::mm(a.to(torch::kBFloat16), b.to(torch::kBFloat16));
  EXPECT_TRUE(same(found, expected, 2e-2));
}

TEST_F(XlaAutocastTest, GradientsHaveTheTypeOfTheParameters) {
  auto w = on_xla(torch::randn({8, 2})).requires_grad_();
  torch::mm(x_, w).sum().backward();
  EXPECT_EQ(w.grad().scalar_type(), torch::kFloat);
  EXPECT_TRUE(same(
      w.grad(),
      x_.cpu()
          .to(torch::kBFloat16)
          .to(torch::kFloat)
          .sum(0, true)
          .t()
          .expand({8, 2})
          .contiguous(),
      2e-2));
}

TEST_F(XlaAutocastTest, BinaryCrossEntropyIsRefused) {
  EXPECT_THROW(
      torch::binary_cross_entropy(torch::sigmoid(x_), torch::sigmoid(x_)),
      std::exception);
}

} // namespace
} // namespace fulgurite::test
