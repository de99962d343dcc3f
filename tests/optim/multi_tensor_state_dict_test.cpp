// The state_dict of the shipped optimizers: what it takes, and what it refuses.
// That it is Python's is in optimizers_parity_test.cpp.

#include "fulgurite/base/logging.h"
#include "fulgurite/optim/adam.h"
#include "fulgurite/optim/adamw.h"
#include "fulgurite/optim/rmsprop.h"
#include "fulgurite/optim/sgd.h"
#include "tests/optim/expect_error.h"
#include "tests/optim/reference.h"

#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>

namespace fulgurite::testing {
namespace {

template <class Optimizer>
Value state_after(const Optimizer& make, int steps) {
  const auto params = make_params(at::kFloat);
  auto optimizer = make(params);
  for (int step = 1; step <= steps; ++step) {
    set_grads(params, step);
    optimizer.step();
  }
  return optimizer.state_dict();
}

Value adamw_state(int steps = 2) {
  return state_after(
      [](const auto& params) { return optim::AdamW(params); }, steps);
}

Value::Dict& state_of(Value& state_dict, int64_t index) {
  return state_dict.as_dict().at("state").as_dict()[index].as_dict();
}
Value::Dict& group_of(Value& state_dict, size_t index) {
  return state_dict.as_dict().at("param_groups").as_list().at(index).as_dict();
}

class StateDictTest : public ::testing::Test {
 protected:
  void expect_refused(const Value& state, const std::string& text) {
    const Value before = optimizer_.state_dict();
    expect_user_error([&] { optimizer_.load_state_dict(state); }, text);
    EXPECT_EQ(optimizer_.state_dict(), before);
  }

  std::vector<at::Tensor> params_ = make_params(at::kFloat);
  optim::AdamW optimizer_{params_, {.lr = 0.5}};
};

TEST_F(StateDictTest, ContinuesAsIfNothingHadHappened) {
  const auto check = [](const auto& make) {
    const auto straight = make_params(at::kFloat);
    const auto resumed = make_params(at::kFloat);
    auto whole = make(straight);
    auto first = make(resumed);
    for (int step = 1; step <= 4; ++step) {
      set_grads(straight, step);
      set_grads(resumed, step);
      whole.step();
      first.step();
    }
    auto second = make(resumed);
    second.load_state_dict(first.state_dict());
    for (int step = 5; step <= 8; ++step) {
      set_grads(straight, step);
      set_grads(resumed, step);
      whole.step();
      second.step();
    }
    EXPECT_TRUE(flattened(straight).equal(flattened(resumed)));
    EXPECT_EQ(whole.state_dict(), second.state_dict());
  };
  check([](const auto& p) { return optim::SGD(p, {.momentum = 0.9}); });
  check([](const auto& p) { return optim::Adam(p, {.amsgrad = true}); });
  check([](const auto& p) { return optim::AdamW(p); });
  check([](const auto& p) {
    return optim::RMSprop(p, {.momentum = 0.5, .centered = true});
  });
}

TEST_F(StateDictTest, IsEmptyBeforeTheFirstStep) {
  const Value state = optimizer_.state_dict();
  EXPECT_TRUE(state.as_dict().at("state").as_dict().empty());
  optimizer_.load_state_dict(adamw_state());
  optimizer_.load_state_dict(state);
  EXPECT_EQ(optimizer_.state_dict(), state);
}

TEST_F(StateDictTest, CopiesWhatItLoads) {
  Value saved = adamw_state();
  optimizer_.load_state_dict(saved);
  state_of(saved, 0).at("exp_avg").as_tensor().fill_(7);
  state_of(saved, 0).at("step").as_tensor().fill_(7);
  EXPECT_EQ(optimizer_.state_dict(), adamw_state());
}

TEST_F(StateDictTest, TakesIntegersForStepsAndListsForBetas) {
  Value saved = adamw_state();
  for (const int64_t index : {0, 1, 2}) {
    const auto steps =
        state_of(saved, index).at("step").as_tensor().item<int64_t>();
    state_of(saved, index)["step"] = steps;
  }
  group_of(saved, 0)["betas"] = Value::List{0.9, 0.999};
  group_of(saved, 0)["lr"] = at::full({}, 1e-3, at::kDouble);
  optimizer_.load_state_dict(saved);
  EXPECT_EQ(optimizer_.state_dict(), adamw_state());
}

TEST_F(StateDictTest, TakesTheStateOfAnotherPrecision) {
  Value saved = adamw_state();
  for (auto& [key, value] : state_of(saved, 0)) {
    value = value.as_tensor().to(at::kDouble);
  }
  optimizer_.load_state_dict(saved);
  EXPECT_EQ(optimizer_.state_dict(), adamw_state());
}

TEST_F(StateDictTest, GoesByOrderWhateverTheIdsAre) {
  Value saved = adamw_state();
  auto& state = saved.as_dict().at("state").as_dict();
  Value::Dict renamed;
  for (const auto& [key, value] : state) {
    renamed.append(key.as_int() + 100, value);
  }
  state = renamed;
  group_of(saved, 0)["params"] = Value::List{100, 101, 102};
  optimizer_.load_state_dict(saved);
  EXPECT_EQ(optimizer_.state_dict(), adamw_state());
}

TEST_F(StateDictTest, KeepsWhatSchedulersNoted) {
  Value saved = optimizer_.state_dict();
  group_of(saved, 0)["initial_lr"] = 0.25;
  optimizer_.param_groups()[0].options["max_lr"] = 2.0;
  optimizer_.load_state_dict(saved);
  const auto& options = optimizer_.param_groups()[0].options;
  EXPECT_EQ(options.at("initial_lr"), Value(0.25));
  EXPECT_EQ(options.at("max_lr"), Value(2.0));
}

TEST_F(StateDictTest, TakesStatesOfOlderPythons) {
  Value saved = adamw_state();
  for (const char* option :
       {"maximize",
        "foreach",
        "capturable",
        "differentiable",
        "fused",
        "decoupled_weight_decay"}) {
    ASSERT_TRUE(group_of(saved, 0).erase(option));
  }
  optimizer_.load_state_dict(saved);
  EXPECT_EQ(optimizer_.state_dict(), adamw_state());
  // Python once wrote None for a buffer that there is not.
  const auto params = make_params(at::kFloat);
  optim::SGD sgd(params, {.momentum = 0.9});
  Value with_none = sgd.state_dict();
  with_none.as_dict().at("state").as_dict()[int64_t{0}] =
      Value::Dict{{"momentum_buffer", nullptr}};
  sgd.load_state_dict(with_none);
  EXPECT_TRUE(sgd.state_dict().as_dict().at("state").as_dict().empty());
}

TEST_F(StateDictTest, StaysAdamWWhateverTheStateSays) {
  const Value adam =
      state_after([](const auto& params) { return optim::Adam(params); }, 1);
  optimizer_.load_state_dict(adam);
  EXPECT_EQ(
      optimizer_.param_groups()[0].options.at("decoupled_weight_decay"),
      Value(true));
  // Adam takes it over, as in Python.
  optim::Adam other(params_);
  other.load_state_dict(adamw_state());
  EXPECT_EQ(
      other.param_groups()[0].options.at("decoupled_weight_decay"),
      Value(true));
}

TEST_F(StateDictTest, RefusesAGroupWithoutAnOption) {
  Value saved = adamw_state();
  group_of(saved, 0).erase("betas");
  expect_refused(
      saved,
      "[optim.AdamW.load_state_dict] expected the option 'betas' in every "
      "parameter group, got a group without it");
}

TEST_F(StateDictTest, RefusesInvalidOptions) {
  Value saved = adamw_state();
  group_of(saved, 0)["lr"] = -1.0;
  expect_refused(saved, "[optim.AdamW] expected lr >= 0, got -1");
  group_of(saved, 0)["lr"] = "fast";
  expect_refused(saved, "option 'lr'");
  group_of(saved, 0)["lr"] = 0.1;
  group_of(saved, 0)["betas"] = Value::List{0.9};
  expect_refused(saved, "option 'betas': expected two numbers");
}

TEST_F(StateDictTest, RefusesTensorsOfAnotherShape) {
  Value saved = adamw_state();
  state_of(saved, 1)["exp_avg_sq"] = at::zeros({7});
  expect_refused(
      saved,
      "parameter 1: expected 'exp_avg_sq' of shape [3], got "
      "tensor(Float, [7])");
  state_of(saved, 1)["exp_avg_sq"] = 0.5;
  expect_refused(saved, "expected 'exp_avg_sq' of shape [3], got 0.5");
}

TEST_F(StateDictTest, RefusesStepsThatAreNoNumber) {
  Value saved = adamw_state();
  state_of(saved, 0)["step"] = "many";
  expect_refused(saved, "parameter 0: expected a number as 'step', got 'many'");
  state_of(saved, 0)["step"] = at::zeros({2});
  expect_refused(saved, "parameter 0: expected a number as 'step'");
}

TEST_F(StateDictTest, RefusesAStateThatLacksAPart) {
  Value saved = adamw_state();
  state_of(saved, 0).erase("exp_avg");
  expect_refused(
      saved, "parameter 0: expected 'exp_avg' in the state, got none");
}

TEST_F(StateDictTest, RefusesTheStateOfAnotherOptimizer) {
  Value saved = adamw_state();
  for (const int64_t index : {0, 1, 2}) {
    state_of(saved, index) = Value::Dict{{"momentum_buffer", at::ones({2, 3})}};
  }
  expect_refused(
      saved, "parameter 0: expected the state of AdamW, got 'momentum_buffer'");
}

TEST_F(StateDictTest, RefusesStateOfParametersThatAreNotListed) {
  Value saved = adamw_state();
  const Value::Dict first = state_of(saved, 0);
  saved.as_dict().at("state").as_dict()[int64_t{9}] = first;
  expect_refused(
      saved,
      "expected state of the listed parameters only, got 4 entries of which 3 "
      "are listed");
}

TEST_F(StateDictTest, WarnsAboutAPartThatItDoesNotKnow) {
  const ScopedLogCapture log;
  Value saved = adamw_state();
  state_of(saved, 0)["exp_avg_cubed"] = at::ones({2, 3});
  optimizer_.load_state_dict(saved);
  EXPECT_TRUE(log.contains(
      "the state 'exp_avg_cubed' is not known here and is left out"));
  EXPECT_EQ(optimizer_.state_dict(), adamw_state());
}

} // namespace
} // namespace fulgurite::testing
