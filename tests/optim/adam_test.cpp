#include "fulgurite/optim/adam.h"

#include "fulgurite/optim/adamw.h"
#include "tests/optim/expect_error.h"
#include "tests/optim/reference.h"

#include <ATen/ops/ones.h>

namespace fulgurite::testing {
namespace {

std::vector<at::Tensor> one_param() {
  return {at::ones({2}).requires_grad_(true)};
}

TEST(AdamTest, HasPythonsDefaults) {
  const optim::Adam adam(one_param());
  EXPECT_EQ(adam.param_groups()[0].options.at("weight_decay"), Value(0.0));
  const optim::AdamW adamw(one_param());
  EXPECT_EQ(adamw.param_groups()[0].options.at("weight_decay"), Value(0.01));
  for (const optim::Optimizer* optimizer :
       std::vector<const optim::Optimizer*>{&adam, &adamw}) {
    const auto& options = optimizer->param_groups()[0].options;
    EXPECT_EQ(options.at("lr"), Value(1e-3));
    EXPECT_EQ(options.at("betas"), Value(Value::Tuple{{0.9, 0.999}}));
    EXPECT_EQ(options.at("eps"), Value(1e-8));
    EXPECT_TRUE(options.at("fused").is_none());
  }
}

TEST(AdamTest, GivesGroupsTheirOwnOptionsAndTheRestOfTheOptimizers) {
  const optim::AdamW optimizer(
      {{.params = one_param(), .lr = 0.5, .betas = {{0.5, 0.6}}},
       {.params = one_param(), .weight_decay = 0, .amsgrad = true}},
      {.lr = 0.25, .weight_decay = 0.125});
  const auto option = [&](size_t group, const char* name) {
    return optimizer.param_groups()[group].options.at(name);
  };
  EXPECT_EQ(option(0, "lr"), Value(0.5));
  EXPECT_EQ(option(0, "betas"), Value(Value::Tuple{{0.5, 0.6}}));
  EXPECT_EQ(option(0, "weight_decay"), Value(0.125));
  EXPECT_EQ(option(1, "lr"), Value(0.25));
  EXPECT_EQ(option(1, "betas"), Value(Value::Tuple{{0.9, 0.999}}));
  EXPECT_EQ(option(1, "weight_decay"), Value(0.0));
  EXPECT_EQ(option(1, "amsgrad"), Value(true));
  const optim::Adam adam({{.params = one_param(), .maximize = true}});
  EXPECT_EQ(adam.param_groups()[0].options.at("maximize"), Value(true));
}

TEST(AdamTest, RefusesOptionsOutOfRange) {
  const auto refused = [](optim::AdamOptions options, const char* text) {
    expect_misconfigured([&] { optim::Adam(one_param(), options); }, text);
  };
  refused({.lr = -0.5}, "[optim.Adam] expected lr >= 0, got -0.5");
  refused({.lr = std::nan("")}, "expected lr >= 0, got nan");
  refused({.betas = {1.0, 0.9}}, "expected betas[0] >= 0 and < 1, got 1");
  refused({.betas = {0.9, -0.5}}, "expected betas[1] >= 0 and < 1, got -0.5");
  refused({.eps = -1}, "expected eps >= 0, got -1");
  refused({.weight_decay = -1}, "expected weight_decay >= 0, got -1");
  refused({.differentiable = true}, "expected differentiable = false");
  refused(
      {.foreach = true, .fused = true},
      "expected one of foreach and fused, got both");
}

TEST(AdamTest, NamesAdamWInItsErrors) {
  expect_misconfigured(
      [] { optim::AdamW(one_param(), {.lr = -1}); },
      "[optim.AdamW] expected lr >= 0, got -1");
  expect_misconfigured(
      [] { optim::AdamW(std::vector<optim::AdamWGroup>()); },
      "[optim.AdamW] expected at least one parameter group, got none");
}

TEST(AdamTest, RefusesOptionsOfAGroupOutOfRange) {
  expect_misconfigured(
      [] { optim::Adam({{.params = one_param(), .eps = -1}}); },
      "[optim.Adam] expected eps >= 0, got -1");
}

TEST(AdamTest, RefusesAnOptionOfAnotherTypeWhenItIsRead) {
  optim::Adam optimizer(one_param());
  optimizer.param_groups()[0].options["eps"] = "small";
  expect_misconfigured([&] { optimizer.step(); }, "option 'eps': expected");
}

} // namespace
} // namespace fulgurite::testing
