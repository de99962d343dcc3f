// Tensors made out of numbers, and masks as indices, against the CPU.
#include "tests/xla/xla_test.h"

#include "fulgurite/base/error.h"

namespace fulgurite::test {
namespace {

using torch::Tensor;

/// What `make` gives with the options of each device.
void expect_same(
    const std::function<Tensor(const torch::TensorOptions&)>& make,
    double tolerance = 0) {
  for (const auto dtype :
       {torch::kFloat,
        torch::kDouble,
        torch::kBFloat16,
        torch::kHalf,
        torch::kLong,
        torch::kInt}) {
    const auto options = torch::TensorOptions(dtype);
    const auto expected = make(options);
    const auto before = xla::metrics().num_fallbacks();
    const auto found = make(options.device(xla_device()));
    EXPECT_TRUE(same(found, expected, tolerance)) << dtype;
    EXPECT_EQ(xla::metrics().num_fallbacks(), before) << dtype;
  }
}

TEST(XlaFactoriesTest, Arange) {
  expect_same([](const auto& o) { return torch::arange(7, o); });
  expect_same([](const auto& o) { return torch::arange(-3, 12, 4, o); });
  expect_same([](const auto& o) { return torch::arange(5, -5, -3, o); });
  expect_same([](const auto& o) { return torch::arange(3, 3, o); });
  for (const auto dtype : {torch::kFloat, torch::kDouble}) {
    const auto options = torch::TensorOptions(dtype);
    EXPECT_TRUE(same(
        torch::arange(0, 1, 0.1, options.device(xla_device())),
        torch::arange(0, 1, 0.1, options),
        1e-7));
  }
  EXPECT_THROW(
      torch::arange(0, 1, -1, torch::TensorOptions(xla_device())), c10::Error);
}

TEST(XlaFactoriesTest, Linspace) {
  expect_same(
      [](const auto& o) { return torch::linspace(-3, 12, 6, o); }, 1e-2);
  expect_same([](const auto& o) { return torch::linspace(2, 2, 1, o); });
  expect_same([](const auto& o) { return torch::linspace(2, 3, 0, o); });
  EXPECT_TRUE(same(
      torch::linspace(0, 1, 101, torch::TensorOptions(xla_device())),
      torch::linspace(0, 1, 101),
      1e-7));
}

TEST(XlaFactoriesTest, EyeFullAndLikes) {
  expect_same([](const auto& o) { return torch::eye(3, o); });
  expect_same([](const auto& o) { return torch::eye(3, 5, o); });
  expect_same([](const auto& o) { return torch::eye(0, 2, o); });
  expect_same([](const auto& o) { return torch::full({2, 3}, 4, o); });
  expect_same([](const auto& o) { return torch::ones({2, 3}, o); });
  expect_same([](const auto& o) { return torch::zeros({2, 0}, o); });
  expect_same(
      [](const auto& o) { return torch::full_like(torch::ones({2}, o), 5); });
  expect_same([](const auto& o) {
    return torch::one_hot(
               torch::arange(4, o.dtype(torch::kLong)), /*num_classes=*/5)
        .to(o.dtype());
  });
}

TEST(XlaFactoriesTest, IndicesOfTriangles) {
  const auto options = torch::TensorOptions(torch::kLong);
  EXPECT_TRUE(same(
      torch::tril_indices(3, 4, 1, options.device(xla_device())),
      torch::tril_indices(3, 4, 1, options)));
  EXPECT_TRUE(same(
      torch::triu_indices(4, 3, -1, options.device(xla_device())),
      torch::triu_indices(4, 3, -1, options)));
}

TEST(XlaMaskTest, MasksAsIndicesRunOnTheCPU) {
  const auto x = torch::arange(6, torch::kFloat).reshape({2, 3});
  const auto mask = torch::tensor({1, 0, 0, 1, 1, 0}).to(torch::kBool);
  const auto there = on_xla(x), mask_there = on_xla(mask.reshape({2, 3}));
  const auto before = xla::metrics().num_fallbacks();
  EXPECT_TRUE(same(there.index({mask_there}), x.index({mask.reshape({2, 3})})));
  EXPECT_EQ(xla::metrics().num_fallbacks(), before + 1);

  auto expected = x.clone(), found = on_xla(x);
  const auto values = torch::tensor({7.0F, 8.0F, 9.0F});
  expected.index_put_({mask.reshape({2, 3})}, values);
  found.index_put_({mask_there}, on_xla(values));
  EXPECT_TRUE(same(found, expected));
}

TEST(XlaMaskTest, PuttingOneNumberAtAMaskIsLowered) {
  auto expected = torch::arange(6, torch::kFloat).reshape({2, 3});
  auto found = on_xla(expected);
  const auto mask = torch::tensor({1, 0}).to(torch::kBool);
  const auto before = xla::metrics().num_fallbacks();
  expected.index_put_({mask}, torch::tensor(5.0F));
  found.index_put_({on_xla(mask)}, on_xla(torch::tensor(5.0F)));
  EXPECT_TRUE(same(found, expected));
  EXPECT_EQ(xla::metrics().num_fallbacks(), before);
}

} // namespace
} // namespace fulgurite::test
