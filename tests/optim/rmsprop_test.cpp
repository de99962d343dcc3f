#include "fulgurite/optim/rmsprop.h"

#include "tests/optim/expect_error.h"

#include <ATen/ops/ones.h>

namespace fulgurite::testing {
namespace {

std::vector<at::Tensor> one_param() {
  return {at::ones({2}).requires_grad_(true)};
}

TEST(RMSpropTest, HasPythonsDefaults) {
  const optim::RMSprop optimizer(one_param());
  const auto& options = optimizer.param_groups()[0].options;
  EXPECT_EQ(options.at("lr"), Value(1e-2));
  EXPECT_EQ(options.at("alpha"), Value(0.99));
  EXPECT_EQ(options.at("centered"), Value(false));
}

TEST(RMSpropTest, GivesGroupsTheirOwnOptions) {
  const optim::RMSprop optimizer(
      {{.params = one_param(), .alpha = 0.5}, {.params = one_param()}},
      {.momentum = 0.25});
  EXPECT_EQ(optimizer.param_groups()[0].options.at("alpha"), Value(0.5));
  EXPECT_EQ(optimizer.param_groups()[1].options.at("alpha"), Value(0.99));
  EXPECT_EQ(optimizer.momentum(1), 0.25);
}

TEST(RMSpropTest, RefusesOptionsOutOfRange) {
  const auto refused = [](optim::RMSpropOptions options, const char* text) {
    expect_misconfigured([&] { optim::RMSprop(one_param(), options); }, text);
  };
  refused({.lr = -1}, "[optim.RMSprop] expected lr >= 0, got -1");
  refused({.alpha = -1}, "expected alpha >= 0, got -1");
  refused({.eps = -1}, "expected eps >= 0, got -1");
  refused({.weight_decay = -1}, "expected weight_decay >= 0, got -1");
  refused({.momentum = -1}, "expected momentum >= 0, got -1");
  refused({.differentiable = true}, "expected differentiable = false");
}

} // namespace
} // namespace fulgurite::testing
