#include "fulgurite/optim/optimizer.h"

#include "fulgurite/optim/adamw.h"
#include "fulgurite/optim/sgd.h"
#include "tests/optim/expect_error.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>

namespace fulgurite::testing {
namespace {

at::Tensor param(std::vector<int64_t> shape = {2}) {
  return at::ones(shape).requires_grad_(true);
}

/// What a user writes: takes the sign of the gradient.
class SignSGD : public optim::Optimizer {
 public:
  explicit SignSGD(std::vector<at::Tensor> params, double lr = 0.5)
      : Optimizer(Value::Dict{{"lr", lr}}) {
    add_param_group({std::move(params), {}});
  }
  std::string name() const override {
    return "SignSGD";
  }
  at::Tensor step(const optim::Closure& closure = {}) override {
    at::Tensor loss = closure ? closure() : at::Tensor();
    const at::NoGradGuard no_grad;
    for (auto& group : param_groups()) {
      for (auto& p : group.params) {
        if (p.grad().defined()) {
          p.sub_(p.grad().sign(), group.options.at("lr").as_double());
        }
      }
    }
    return loss;
  }
};

TEST(OptimizerTest, CanBeWrittenByTheUser) {
  auto w = param();
  SignSGD optimizer({w}, 0.25);
  w.mutable_grad() = at::ones({2}).mul(-3);
  optimizer.step();
  EXPECT_EQ(w[0].item<double>(), 1.25);
  EXPECT_FALSE(optimizer.needs_closure());
  EXPECT_FALSE(optimizer.step_supports_amp_scaling());
  EXPECT_FALSE(optimizer.has_momentum());
}

TEST(OptimizerTest, SavesAndLoadsTheOptionsOfOneWrittenByTheUser) {
  SignSGD optimizer({param()}, 0.25);
  SignSGD other({param()});
  other.load_state_dict(optimizer.state_dict());
  EXPECT_EQ(other.lr(), 0.25);
}

TEST(OptimizerTest, ChangesTheRateOfOneGroup) {
  optim::SGD optimizer(
      {{.params = {param()}, .lr = 0.5}, {.params = {param()}}}, {.lr = 0.1});
  EXPECT_EQ(optimizer.lr(0), 0.5);
  EXPECT_EQ(optimizer.lr(1), 0.1);
  optimizer.set_lr(1, 0.7);
  EXPECT_EQ(optimizer.lr(0), 0.5);
  EXPECT_EQ(optimizer.lr(1), 0.7);
  EXPECT_EQ(optimizer.param_groups()[1].options.at("lr"), Value(0.7));
}

TEST(OptimizerTest, TakesTheRateThatWasWrittenIntoTheOptions) {
  auto w = param();
  optim::SGD optimizer({w}, {.lr = 0.1});
  optimizer.param_groups()[0].options["lr"] = 0.5;
  w.mutable_grad() = at::ones({2});
  optimizer.step();
  EXPECT_EQ(w[0].item<double>(), 0.5);
}

TEST(OptimizerTest, CallsBetasMomentumToo) {
  optim::AdamW adamw({param()}, {.betas = {0.8, 0.99}});
  EXPECT_TRUE(adamw.has_momentum());
  EXPECT_EQ(adamw.momentum(), 0.8);
  adamw.set_momentum(0, 0.7);
  EXPECT_EQ(
      adamw.param_groups()[0].options.at("betas"),
      Value(Value::Tuple{{0.7, 0.99}}));
  optim::SGD sgd({param()}, {.momentum = 0.9});
  EXPECT_EQ(sgd.momentum(), 0.9);
  sgd.set_momentum(0, 0.5);
  EXPECT_EQ(sgd.momentum(), 0.5);
}

TEST(OptimizerTest, HasNoMomentumWithoutTheOption) {
  SignSGD optimizer({param()});
  expect_user_error([&] { optimizer.momentum(); }, "has no momentum");
  expect_user_error([&] { optimizer.set_momentum(0, 0.5); }, "has no momentum");
}

TEST(OptimizerTest, ForgetsGradientsOrFillsThemWithZeros) {
  auto w = param();
  auto without = param();
  optim::SGD optimizer({w, without});
  w.mutable_grad() = at::ones({2});
  const at::Tensor grad = w.grad();
  optimizer.zero_grad(/*set_to_none=*/false);
  EXPECT_TRUE(w.grad().is_same(grad));
  EXPECT_EQ(grad.abs().sum().item<double>(), 0);
  EXPECT_FALSE(without.grad().defined());
  optimizer.zero_grad();
  EXPECT_FALSE(w.grad().defined());
}

TEST(OptimizerTest, RefusesTheIndexOfNoGroup) {
  optim::SGD optimizer({param()});
  expect_user_error(
      [&] { optimizer.lr(1); }, "one of 1 parameter groups, got 1");
  expect_user_error(
      [&] { optimizer.set_lr(7, 0.1); }, "one of 1 parameter groups, got 7");
}

TEST(OptimizerTest, RefusesAnEmptyListOfParameters) {
  expect_misconfigured(
      [] { optim::SGD optimizer(std::vector<at::Tensor>{}); },
      "[optim.SGD] expected at least one parameter, got an empty list");
}

TEST(OptimizerTest, RefusesAnUndefinedTensor) {
  expect_misconfigured(
      [] {
        optim::AdamW optimizer({param(), at::Tensor()});
      },
      "[optim.AdamW] expected parameters, got an undefined tensor");
}

TEST(OptimizerTest, RefusesTheResultOfAComputation) {
  expect_misconfigured(
      [] { optim::SGD optimizer({param().mul(2)}); }, "expected leaf tensors");
  // Python takes one that keeps its gradient.
  auto kept = param().mul(2);
  kept.retain_grad();
  EXPECT_NO_THROW(optim::SGD({kept}));
}

TEST(OptimizerTest, RefusesAParameterInTwoGroups) {
  auto w = param({2, 3});
  expect_misconfigured(
      [&] {
        optim::SGD optimizer({{.params = {w}}, {.params = {w}}});
      },
      "got one of shape [2, 3] in two groups");
}

TEST(OptimizerTest, CountsAParameterOnceThatIsListedTwice) {
  auto w = param();
  optim::SGD optimizer({w, w}, {.lr = 0.25});
  EXPECT_EQ(optimizer.param_groups()[0].params.size(), 1U);
  w.mutable_grad() = at::ones({2});
  optimizer.step();
  EXPECT_EQ(w[0].item<double>(), 0.75);
}

TEST(OptimizerTest, RefusesAnUnknownOptionOfAGroup) {
  optim::SGD optimizer({param()});
  expect_misconfigured(
      [&] {
        optimizer.add_param_group({{param()}, {{"momentun", 0.9}}});
      },
      "unknown option 'momentun' of a parameter group; did you mean "
      "'momentum'?");
  EXPECT_EQ(optimizer.param_groups().size(), 1U);
}

TEST(OptimizerTest, RefusesANegativeRateInOneWrittenByTheUser) {
  expect_misconfigured(
      [] { SignSGD optimizer({param()}, -1.0); },
      "[optim.SignSGD] expected lr >= 0, got -1");
}

TEST(OptimizerTest, RefusesAStateOfAnotherForm) {
  optim::SGD optimizer({param()});
  expect_user_error(
      [&] { optimizer.load_state_dict(Value(3)); },
      "[optim.SGD.load_state_dict] expected a dict with the keys 'state' and "
      "'param_groups', got int");
  expect_user_error(
      [&] {
        optimizer.load_state_dict(Value::Dict{{"state", Value::Dict()}});
      },
      "got one without 'param_groups'");
}

TEST(OptimizerTest, RefusesAStateOfOtherGroups) {
  optim::SGD one({param()});
  optim::SGD two({{.params = {param()}}, {.params = {param()}}});
  optim::SGD bigger({param(), param()});
  expect_user_error(
      [&] { one.load_state_dict(two.state_dict()); },
      "expected 1 parameter groups, got 2");
  expect_user_error(
      [&] { one.load_state_dict(bigger.state_dict()); },
      "expected 1 parameters in group 0, got 2");
}

TEST(OptimizerPtrTest, TakesOptimizersByValueAndByPointer) {
  const optim::OptimizerPtr by_value = optim::AdamW({param()});
  EXPECT_EQ(by_value->name(), "AdamW");
  const auto shared = std::make_shared<optim::SGD>(
      std::vector<at::Tensor>{param()}, optim::SGDOptions{.lr = 0.5});
  const optim::OptimizerPtr by_pointer = shared;
  EXPECT_EQ(by_pointer.get(), shared);
  const optim::OptimizerPtr unique =
      std::make_unique<SignSGD>(std::vector<at::Tensor>{param()});
  EXPECT_EQ((*unique).name(), "SignSGD");
  EXPECT_FALSE(optim::OptimizerPtr());
  EXPECT_TRUE(by_value);
}

TEST(OptimizerPtrTest, KeepsStateWhenAnOptimizerMoves) {
  auto w = param();
  auto twin = param();
  optim::AdamW moved({w});
  optim::AdamW stays({twin});
  for (auto* p : {&w, &twin}) {
    p->mutable_grad() = at::ones({2});
  }
  moved.step();
  stays.step();
  const optim::OptimizerPtr pointer = std::move(moved);
  pointer->step();
  stays.step();
  EXPECT_EQ(pointer->state_dict(), stays.state_dict());
  EXPECT_TRUE(w.equal(twin));
}

} // namespace
} // namespace fulgurite::testing
