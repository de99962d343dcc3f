// Views, in-place writes and copies, against the CPU.
#include "tests/xla/xla_test.h"

namespace fulgurite::test {
namespace {

using torch::Tensor;
using torch::indexing::Slice;

/// The same work on the CPU and on the device gives the same tensors.
void expect_same(const std::function<Tensor(Tensor)>& work) {
  const auto x = torch::arange(48, torch::kFloat).reshape({2, 6, 4});
  const auto expected = work(x.clone());
  EXPECT_TRUE(same(work(on_xla(x)), expected));
}

TEST(XlaViewsTest, TensorsGoThereAndBack) {
  for (const auto type :
       {torch::kFloat,
        torch::kDouble,
        torch::kHalf,
        torch::kBFloat16,
        torch::kChar,
        torch::kShort,
        torch::kInt,
        torch::kLong,
        torch::kByte,
        torch::kBool}) {
    const auto x = torch::arange(6).reshape({2, 3}).to(type);
    EXPECT_TRUE(same(on_xla(x), x));
    EXPECT_TRUE(same(on_xla(x.t()), x.t()));
    EXPECT_TRUE(same(on_xla(x.select(1, 1)), x.select(1, 1).contiguous()));
  }
  EXPECT_TRUE(same(on_xla(torch::tensor(3.5)), torch::tensor(3.5)));
  EXPECT_TRUE(same(on_xla(torch::empty({0, 3})), torch::empty({0, 3})));
}

TEST(XlaViewsTest, ViewsAreLibTorchs) {
  expect_same([](Tensor x) { return x.transpose(0, 2) + 1; });
  expect_same([](Tensor x) { return x.slice(1, 1, 6, 2) * 2; });
  expect_same([](Tensor x) { return x.select(1, 3).t() + 0; });
  expect_same([](Tensor x) { return x.view({12, 4}).t().reshape({6, 8}) + 0; });
  expect_same([](Tensor x) { return x.unfold(1, 3, 2) + 0; });
  expect_same([](Tensor x) { return x.diagonal(0, 0, 1) + 0; });
  expect_same([](Tensor x) { return x.as_strided({4, 3}, {2, 1}, 5) + 0; });
  expect_same([](Tensor x) {
    return x.select(0, 1).unsqueeze(0).expand({3, 6, 4}) + 0;
  });
}

TEST(XlaViewsTest, WritesThroughViewsShowInTheBase) {
  expect_same([](Tensor x) {
    x.select(1, 2).fill_(7);
    return x;
  });
  expect_same([](Tensor x) {
    x.slice(1, 0, 6, 2).add_(x.slice(1, 1, 6, 2));
    return x;
  });
  expect_same([](Tensor x) {
    x.transpose(0, 2).mul_(2);
    return x;
  });
  expect_same([](Tensor x) {
    auto view = x.view({48}).slice(0, 5, 9);
    x.add_(1);
    view.copy_(torch::ones({4}, x.options()));
    return x + view.sum();
  });
  expect_same([](Tensor x) {
    x.as_strided({3, 3}, {16, 1}, 2).fill_(-1);
    return x;
  });
  expect_same([](Tensor x) {
    x.diagonal(0, 0, 1).copy_(
        x.select(0, 0).slice(0, 0, 4).select(1, 0).slice(0, 0, 2));
    return x;
  });
}

TEST(XlaViewsTest, OverlappingWritesAreRefused) {
  auto x = on_xla(torch::zeros({3, 1}));
  EXPECT_THROW(x.expand({3, 4}).add_(1), c10::Error);
  EXPECT_THROW(
      x.expand({3, 4}).copy_(torch::zeros({3, 4}, x.options())), c10::Error);
}

TEST(XlaViewsTest, MixedDevicesAreRefused) {
  const auto x = on_xla(torch::zeros({3}));
  EXPECT_THROW(x + torch::zeros({3}), c10::Error);
  EXPECT_TRUE(same(x + torch::tensor(2.0), torch::full({3}, 2.0)))
      << "but a number is a number";
}

TEST(XlaViewsTest, ResizeKeepsTheElements) {
  auto x = on_xla(torch::arange(6, torch::kFloat));
  x.resize_({2, 2});
  EXPECT_TRUE(same(x, torch::arange(4, torch::kFloat).reshape({2, 2})));
  x.resize_({8});
  EXPECT_TRUE(same(x.slice(0, 0, 6), torch::arange(6, torch::kFloat)));
}

TEST(XlaViewsTest, BytesAreSeenAsAnotherType) {
  const auto x = torch::arange(6, torch::kInt);
  EXPECT_TRUE(same(on_xla(x).view(torch::kFloat), x.view(torch::kFloat), 0));
  EXPECT_TRUE(same(on_xla(x).view(torch::kShort), x.view(torch::kShort), 0));
}

/// Two modules with one weight.
struct Tied : torch::nn::Module {
  Tied() {
    first = register_module("first", torch::nn::Linear(3, 3));
    shared = register_parameter("shared", first->weight);
  }
  torch::nn::Linear first{nullptr};
  Tensor shared;
};

TEST(XlaViewsTest, ModulesMoveInPlaceAndTiesStay) {
  auto model = std::make_shared<Tied>();
  const auto handle = model->first->weight;
  const auto weight = handle.detach().clone();
  model->to(xla_device());
  EXPECT_EQ(handle.device(), xla_device());
  EXPECT_TRUE(handle.is_leaf() && handle.requires_grad());
  EXPECT_TRUE(model->shared.is_same(model->first->weight));
  EXPECT_TRUE(same(handle.detach(), weight));
  model->to(torch::kCPU);
  EXPECT_TRUE(handle.device().is_cpu());
  EXPECT_TRUE(torch::equal(handle, weight));
}

} // namespace
} // namespace fulgurite::test
