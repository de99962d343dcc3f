// Random numbers of the device: their distributions, and that they repeat when
// they should and only then.
#include "tests/xla/xla_test.h"

#include "fulgurite/base/error.h"

#include <ATen/detail/XLAHooksInterface.h>

#include <cmath>

namespace fulgurite::test {
namespace {

using torch::Tensor;

Tensor empty(torch::IntArrayRef sizes, torch::ScalarType dtype) {
  return torch::empty(sizes, torch::TensorOptions(dtype).device(xla_device()));
}

Tensor drawn(int64_t count = 8) {
  return torch::rand({count}, torch::TensorOptions(xla_device())).cpu();
}

at::Generator generator() {
  return at::globalContext().defaultGenerator(xla_device());
}

class XlaRandomTest : public testing::Test {
 protected:
  void SetUp() override {
    xla_device();
    xla::manual_seed(7);
  }
};

// --- repeating
// --------------------------------------------------------------------

TEST_F(XlaRandomTest, ManualSeedRepeatsARun) {
  const auto first = drawn(), second = drawn();
  EXPECT_FALSE(torch::equal(first, second));
  xla::manual_seed(7);
  EXPECT_TRUE(torch::equal(drawn(), first));
  EXPECT_TRUE(torch::equal(drawn(), second));
  xla::manual_seed(8);
  EXPECT_FALSE(torch::equal(drawn(), first));
}

TEST_F(XlaRandomTest, NumbersDoNotDependOnWhenTheGraphRuns) {
  const auto first = drawn(), second = drawn();
  xla::manual_seed(7);
  const auto options = torch::TensorOptions(xla_device());
  const auto a = torch::rand({8}, options), b = torch::rand({8}, options);
  EXPECT_TRUE(torch::equal(b.cpu(), second));
  EXPECT_TRUE(torch::equal(a.cpu(), first));
}

TEST_F(XlaRandomTest, TwoCallsOfOneGraphDiffer) {
  const auto options = torch::TensorOptions(xla_device());
  const auto a = torch::rand({8}, options), b = torch::rand({8}, options);
  EXPECT_FALSE(torch::equal((a + b).cpu(), (a + a).cpu()));
}

TEST_F(XlaRandomTest, MasksDifferFromStepToStepWithoutCompiling) {
  const auto x = torch::ones({64}, xla_device());
  std::vector<Tensor> masks;
  int64_t compilations = 0;
  for (int step = 0; step < 4; ++step) {
    const auto y = torch::dropout(x, 0.5, /*train=*/true);
    xla::sync();
    masks.push_back(y);
    if (step == 1) { // until then, x is part of the graph
      compilations = xla::metrics().compilations;
    }
  }
  EXPECT_EQ(xla::metrics().compilations, compilations);
  for (size_t i = 1; i < masks.size(); ++i) {
    EXPECT_FALSE(torch::equal(masks[i].cpu(), masks[0].cpu()));
  }
}

TEST_F(XlaRandomTest, AGraphWithTwoDrawsIsNotTakenForOneWithOne) {
  // a + a and a + b compute the same on other values.
  const auto options = torch::TensorOptions(xla_device());
  const auto sum = [&](bool same) {
    const auto a = torch::rand({8}, options), b = torch::rand({8}, options);
    return (a - (same ? a : b)).cpu();
  };
  EXPECT_EQ(sum(true).abs().max().item<float>(), 0);
  EXPECT_NE(sum(false).abs().max().item<float>(), 0);
}

TEST_F(XlaRandomTest, StateIsSavedAndRestored) {
  drawn();
  const auto state = generator().get_state();
  const auto expected = drawn(), after = drawn();
  generator().set_state(state);
  EXPECT_TRUE(torch::equal(drawn(), expected));
  EXPECT_TRUE(torch::equal(drawn(), after));
}

TEST_F(XlaRandomTest, SeedAndOffsetAreReadAndSet) {
  auto device_generator = generator();
  EXPECT_EQ(device_generator.current_seed(), 7);
  EXPECT_EQ(device_generator.get_offset(), 0);
  const auto first = drawn();
  EXPECT_GE(device_generator.get_offset(), 1);
  device_generator.set_offset(0);
  EXPECT_TRUE(torch::equal(drawn(), first));
  const auto copy = device_generator.clone();
  EXPECT_EQ(copy.get_offset(), device_generator.get_offset());
  EXPECT_NE(device_generator.seed(), 7);
}

TEST_F(XlaRandomTest, AGeneratorOfItsOwnLeavesTheDefaultAlone) {
  const auto own = at::detail::getXLAHooks().getNewGenerator(0);
  auto x = empty({8}, torch::kFloat), y = empty({8}, torch::kFloat);
  const auto before = generator().get_offset();
  x.uniform_(0, 1, own);
  y.uniform_(0, 1, own);
  EXPECT_EQ(generator().get_offset(), before);
  EXPECT_FALSE(torch::equal(x.cpu(), y.cpu()));
}

TEST_F(XlaRandomTest, RefusesStatesAndGeneratorsOfOtherKinds) {
  EXPECT_THROW(
      generator().set_state(torch::zeros({5}, torch::kByte)), UserError);
  EXPECT_THROW(
      empty({2}, torch::kFloat)
          .uniform_(0, 1, at::detail::getDefaultCPUGenerator()),
      c10::Error);
}

TEST_F(XlaRandomTest, DrawsThatFollowEachOtherDoNotOverlap) {
  const auto a = empty({1000}, torch::kLong).random_().cpu();
  const auto b = empty({1000}, torch::kLong).random_().cpu();
  EXPECT_EQ(std::get<0>(at::_unique(torch::cat({a, b}))).numel(), 2000);
}

// --- distributions
// ----------------------------------------------------------------

constexpr int64_t kCount = 20000;

/// The Kolmogorov-Smirnov statistic is below what one in a thousand exceeds.
testing::AssertionResult follows(
    const Tensor& numbers,
    const std::function<Tensor(const Tensor&)>& distribution) {
  const auto sorted =
      std::get<0>(numbers.cpu().to(torch::kDouble).flatten().sort());
  const auto count = sorted.numel();
  const auto steps =
      torch::arange(count, torch::kDouble) / static_cast<double>(count);
  const auto expected = distribution(sorted);
  const double distance =
      torch::maximum(
          expected - steps, steps + 1.0 / static_cast<double>(count) - expected)
          .max()
          .item<double>();
  const double most = 1.95 / std::sqrt(static_cast<double>(count));
  if (distance < most) {
    return testing::AssertionSuccess();
  }
  return testing::AssertionFailure()
         << "the distance is " << distance << ", more than " << most;
}

Tensor normal_distribution(const Tensor& x) {
  return 0.5 * torch::erfc(-x / std::sqrt(2.0));
}

class XlaDistributionTest
    : public XlaRandomTest,
      public testing::WithParamInterface<torch::ScalarType> {
 protected:
  Tensor numbers() {
    return empty({kCount}, GetParam());
  }
  bool is_half() const {
    return GetParam() == torch::kHalf || GetParam() == torch::kBFloat16;
  }
  /// Half types have few numbers: only moments are compared.
  void expect_follows(
      const Tensor& found,
      const std::function<Tensor(const Tensor&)>& distribution) {
    EXPECT_EQ(found.scalar_type(), GetParam());
    if (!is_half()) {
      EXPECT_TRUE(follows(found, distribution));
    }
  }
};

TEST_P(XlaDistributionTest, Uniform) {
  const auto x = numbers().uniform_(-2, 3);
  expect_follows(x, [](const Tensor& v) { return (v + 2) / 5; });
  const auto host = x.cpu().to(torch::kDouble);
  EXPECT_NEAR(host.mean().item<double>(), 0.5, 0.05);
  EXPECT_NEAR(host.var().item<double>(), 25.0 / 12, 0.1);
  EXPECT_GE(host.min().item<double>(), -2);
  EXPECT_LE(host.max().item<double>(), 3);
}

TEST_P(XlaDistributionTest, Normal) {
  const auto x = numbers().normal_(1, 2);
  expect_follows(
      x, [](const Tensor& v) { return normal_distribution((v - 1) / 2); });
  const auto host = x.cpu().to(torch::kDouble);
  EXPECT_NEAR(host.mean().item<double>(), 1, 0.06);
  EXPECT_NEAR(host.std().item<double>(), 2, 0.06);
  EXPECT_TRUE(host.isfinite().all().item<bool>());
  // Tails are there: of 20000 numbers some lie beyond 3 deviations.
  EXPECT_GT((host - 1).abs().max().item<double>(), 6);
}

TEST_P(XlaDistributionTest, Exponential) {
  const auto x = numbers().exponential_(2);
  expect_follows(x, [](const Tensor& v) { return 1 - torch::exp(-2 * v); });
  const auto host = x.cpu().to(torch::kDouble);
  EXPECT_NEAR(host.mean().item<double>(), 0.5, 0.02);
  EXPECT_GT(host.min().item<double>(), 0);
}

TEST_P(XlaDistributionTest, LogNormalAndCauchy) {
  expect_follows(numbers().log_normal_(0.5, 0.25), [](const Tensor& v) {
    return normal_distribution((v.log() - 0.5) / 0.25);
  });
  expect_follows(numbers().cauchy_(1, 2), [](const Tensor& v) {
    return torch::atan((v - 1) / 2) / M_PI + 0.5;
  });
}

TEST_P(XlaDistributionTest, Bernoulli) {
  const auto x = numbers().bernoulli_(0.3).cpu().to(torch::kDouble);
  EXPECT_NEAR(x.mean().item<double>(), 0.3, 0.02);
  EXPECT_TRUE((x.eq(0) | x.eq(1)).all().item<bool>());
  EXPECT_EQ(numbers().bernoulli_(0.0).cpu().sum().item<double>(), 0);
  EXPECT_TRUE(numbers().bernoulli_(1.0).cpu().eq(1).all().item<bool>());
  const auto p = torch::full({kCount}, 0.75, GetParam()).to(xla_device());
  EXPECT_NEAR(
      torch::bernoulli(p).cpu().to(torch::kDouble).mean().item<double>(),
      0.75,
      0.02);
}

TEST_P(XlaDistributionTest, GeometricAndIntegers) {
  const auto x = numbers().geometric_(0.25).cpu().to(torch::kDouble);
  EXPECT_NEAR(x.mean().item<double>(), 4, 0.15);
  EXPECT_GE(x.min().item<double>(), 1);
  const auto y = numbers().random_(3, 8).cpu().to(torch::kDouble);
  EXPECT_EQ(y.min().item<double>(), 3);
  EXPECT_EQ(y.max().item<double>(), 7);
  EXPECT_NEAR(y.mean().item<double>(), 5, 0.05);
}

INSTANTIATE_TEST_SUITE_P(
    Floats,
    XlaDistributionTest,
    testing::Values(
        torch::kFloat,
        torch::kDouble,
        torch::kHalf,
        torch::kBFloat16),
    [](const auto& each) { return c10::toString(each.param); });

TEST_F(XlaRandomTest, IntegersFillTheirRanges) {
  for (const auto dtype :
       {torch::kLong,
        torch::kInt,
        torch::kShort,
        torch::kChar,
        torch::kByte,
        torch::kBool}) {
    const auto x = empty({kCount}, dtype).random_().cpu().to(torch::kDouble);
    const double most = dtype == torch::kLong    ? std::ldexp(1.0, 63)
                        : dtype == torch::kInt   ? std::ldexp(1.0, 31)
                        : dtype == torch::kShort ? std::ldexp(1.0, 15)
                        : dtype == torch::kChar  ? 128
                        : dtype == torch::kByte  ? 256
                                                 : 2;
    EXPECT_GE(x.min().item<double>(), 0) << dtype;
    EXPECT_NEAR((x.mean() / most).item<double>(), 0.5 - 0.5 / most, 0.01)
        << dtype;
  }
}

TEST_F(XlaRandomTest, IntegersOfTheGreatestRange) {
  const auto x =
      empty({kCount}, torch::kLong)
          .random_(
              std::numeric_limits<int64_t>::min(), std::optional<int64_t>())
          .cpu();
  EXPECT_TRUE(follows(
      x, [](const Tensor& v) { return v / std::ldexp(1.0, 64) + 0.5; }));
  const auto y = empty({kCount}, torch::kLong).random_(-5, 1LL << 40).cpu();
  EXPECT_TRUE(
      follows(y, [](const Tensor& v) { return v / std::ldexp(1.0, 40); }));
}

TEST_F(XlaRandomTest, SmallRangesAreEven) {
  const auto options = torch::TensorOptions(torch::kLong).device(xla_device());
  const auto x = torch::randint(0, 10, {kCount}, options).cpu();
  const auto counts = torch::bincount(x, {}, 10).to(torch::kDouble);
  const auto expected = static_cast<double>(kCount) / 10;
  const double chi2 =
      ((counts - expected).square() / expected).sum().item<double>();
  EXPECT_LT(chi2, 27.9); // one in a thousand, with 9 degrees of freedom
}

TEST_F(XlaRandomTest, PermutationsHoldEachPlaceOnce) {
  const auto options = torch::TensorOptions(torch::kLong).device(xla_device());
  const auto x = torch::randperm(1000, options).cpu();
  EXPECT_TRUE(torch::equal(std::get<0>(x.sort()), torch::arange(1000)));
  EXPECT_FALSE(torch::equal(x, torch::arange(1000)));
  EXPECT_FALSE(torch::equal(torch::randperm(1000, options).cpu(), x));
  EXPECT_EQ(torch::randperm(0, options).numel(), 0);
  EXPECT_EQ(torch::randperm(1, options).cpu().item<int64_t>(), 0);
}

TEST_F(XlaRandomTest, DropoutKeepsTheMean) {
  const auto x = torch::ones({kCount}, xla_device());
  const auto y = torch::dropout(x, 0.25, /*train=*/true).cpu();
  EXPECT_NEAR(y.mean().item<double>(), 1, 0.02);
  EXPECT_NEAR(y.eq(0).to(torch::kDouble).mean().item<double>(), 0.25, 0.02);
}

TEST_F(XlaRandomTest, MultinomialDrawsByProbability) {
  const auto p = torch::tensor({1.0F, 0.0F, 3.0F}).to(xla_device());
  const auto x = torch::multinomial(p, kCount, /*replacement=*/true).cpu();
  const auto counts = torch::bincount(x, {}, 3).to(torch::kDouble) / kCount;
  EXPECT_NEAR(counts[0].item<double>(), 0.25, 0.02);
  EXPECT_EQ(counts[1].item<double>(), 0);
  const auto rows = torch::ones({5, 4}, xla_device());
  const auto y = torch::multinomial(rows, 4).cpu();
  EXPECT_TRUE(
      torch::equal(std::get<0>(y.sort(1)), torch::arange(4).expand({5, 4})));
}

TEST_F(XlaRandomTest, NothingIsDrawnForEmptyTensors) {
  EXPECT_EQ(empty({0, 3}, torch::kFloat).uniform_().cpu().numel(), 0);
  EXPECT_EQ(empty({0}, torch::kFloat).normal_().cpu().numel(), 0);
}

TEST_F(XlaRandomTest, AnswersAsTheDefaultGeneratorOfXla) {
  EXPECT_TRUE(at::hasXLA());
  EXPECT_EQ(generator().device(), xla_device());
  EXPECT_EQ(generator(), at::globalContext().defaultGenerator(xla_device()));
}

} // namespace
} // namespace fulgurite::test
