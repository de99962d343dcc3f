#include "fulgurite/optim/sgd.h"

#include "tests/optim/expect_error.h"

#include <ATen/ops/ones.h>

namespace fulgurite::testing {
namespace {

std::vector<at::Tensor> one_param() {
  return {at::ones({2}).requires_grad_(true)};
}

TEST(SGDTest, HasPythonsDefaults) {
  const optim::SGD optimizer(one_param());
  const auto& options = optimizer.param_groups()[0].options;
  EXPECT_EQ(options.at("lr"), Value(1e-3));
  EXPECT_EQ(options.at("momentum"), Value(0.0));
  EXPECT_EQ(options.at("nesterov"), Value(false));
}

TEST(SGDTest, KeepsNoStateWithoutMomentum) {
  const auto params = one_param();
  optim::SGD optimizer(params);
  params[0].mutable_grad() = at::ones({2});
  optimizer.step();
  EXPECT_TRUE(optimizer.state_dict().as_dict().at("state").as_dict().empty());
}

TEST(SGDTest, RefusesOptionsOutOfRange) {
  const auto refused = [](optim::SGDOptions options, const char* text) {
    expect_misconfigured([&] { optim::SGD(one_param(), options); }, text);
  };
  refused({.lr = -1}, "[optim.SGD] expected lr >= 0, got -1");
  refused({.momentum = -1}, "expected momentum >= 0, got -1");
  refused({.weight_decay = -1}, "expected weight_decay >= 0, got -1");
  refused(
      {.nesterov = true},
      "expected a momentum and no dampening for nesterov, got momentum 0 and "
      "dampening 0");
  refused(
      {.momentum = 0.5, .dampening = 0.25, .nesterov = true},
      "got momentum 0.5 and dampening 0.25");
  refused({.differentiable = true}, "expected differentiable = false");
  refused(
      {.foreach = true, .fused = true},
      "expected one of foreach and fused, got both");
}

} // namespace
} // namespace fulgurite::testing
