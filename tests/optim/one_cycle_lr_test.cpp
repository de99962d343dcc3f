#include "fulgurite/optim/one_cycle_lr.h"

#include "fulgurite/optim/optimizer.h"
#include "fulgurite/optim/sgd.h"
#include "tests/optim/expect_error.h"

#include <ATen/ops/ones.h>

#include <cmath>

namespace fulgurite::testing {
namespace {

using lr_scheduler::OneCycle;

at::Tensor param() {
  return at::ones({2}).requires_grad_(true);
}

class NoMomentum : public optim::Optimizer {
 public:
  NoMomentum() : Optimizer(Value::Dict{{"lr", 0.1}}) {
    add_param_group({{param()}, {}});
  }
  std::string name() const override {
    return "NoMomentum";
  }
  at::Tensor step(const optim::Closure& = {}) override {
    return {};
  }
};

TEST(OneCycleLRTest, RefusesOptionsThatMakeNoSense) {
  const auto refused = [](lr_scheduler::OneCycleLROptions options,
                          const char* text) {
    expect_misconfigured([&] { OneCycle scheduler(options); }, text);
  };
  refused({.max_lr = 0.1}, "expected total_steps, or epochs and steps_per_");
  refused({.max_lr = 0.1, .epochs = 3}, "expected total_steps, or epochs");
  refused(
      {.max_lr = 0.1, .total_steps = 0},
      "[lr_scheduler.OneCycleLR] expected total_steps >= 1, got 0");
  refused(
      {.max_lr = 0.1, .epochs = -1, .steps_per_epoch = 1},
      "expected epochs >= 1, got -1");
  refused(
      {.max_lr = 0.1, .epochs = 1, .steps_per_epoch = 0},
      "expected steps_per_epoch >= 1, got 0");
  refused({.total_steps = 3}, "expected max_lr, got none");
  refused(
      {.max_lr = 0.1, .total_steps = 3, .pct_start = 1.5},
      "expected pct_start from 0 to 1, got 1.5");
  refused(
      {.max_lr = 0.1, .total_steps = 3, .anneal_strategy = "cosine"},
      "expected anneal_strategy \"cos\" or \"linear\", got \"cosine\"");
}

TEST(OneCycleLRTest, RefusesAnotherNumberOfRatesThanGroups) {
  optim::SGD optimizer({param()});
  OneCycle scheduler({.max_lr = {0.1, 0.2}, .total_steps = 3});
  expect_misconfigured(
      [&] { scheduler.attach(optimizer); },
      "[lr_scheduler.OneCycleLR] expected max_lr to be one number or one for "
      "each of 1 parameter groups, got 2");
}

TEST(OneCycleLRTest, RefusesARateThatIsNone) {
  for (const double rate : {-1.0, std::nan("")}) {
    optim::SGD optimizer({param()});
    OneCycle scheduler({.max_lr = rate, .total_steps = 3});
    expect_misconfigured(
        [&] { scheduler.attach(optimizer); },
        "expected max_lr of at least 0, got");
  }
}

TEST(OneCycleLRTest, NeedsAMomentumToCycle) {
  NoMomentum optimizer;
  OneCycle scheduler({.max_lr = 0.1, .total_steps = 3});
  expect_misconfigured(
      [&] { scheduler.attach(optimizer); },
      "expected an optimizer with momentum or betas for cycle_momentum, got "
      "NoMomentum; try cycle_momentum = false");
  OneCycle rates_only(
      {.max_lr = 0.1, .total_steps = 3, .cycle_momentum = false});
  EXPECT_NO_THROW(rates_only.attach(optimizer));
}

TEST(OneCycleLRTest, RefusesAStepAfterTheLast) {
  optim::SGD optimizer({param()});
  OneCycle scheduler({.max_lr = 0.1, .total_steps = 3});
  scheduler.attach(optimizer);
  for (int i = 0; i < 3; ++i) {
    scheduler.step();
  }
  expect_user_error(
      [&] { scheduler.step(); },
      "expected at most 3 steps (total_steps), got step 4");
}

TEST(OneCycleLRTest, GivesNumbersForEveryLength) {
  // Some of these make a phase of no length, where Python divides by zero.
  for (const int64_t total : {1, 2, 3, 10}) {
    for (const double pct_start : {0.0, 0.1, 0.3, 0.5, 1.0}) {
      for (const bool three_phase : {false, true}) {
        optim::SGD optimizer({param()}, {.momentum = 0.9});
        OneCycle scheduler(
            {.max_lr = 0.5,
             .total_steps = total,
             .pct_start = pct_start,
             .three_phase = three_phase});
        scheduler.attach(optimizer);
        for (int64_t i = 0; i < total; ++i) {
          EXPECT_TRUE(std::isfinite(optimizer.lr()))
              << total << " " << pct_start << " " << i;
          scheduler.step();
        }
      }
    }
  }
}

TEST(OneCycleLRTest, RefusesASavedStateOfAnotherForm) {
  optim::SGD optimizer({param()});
  OneCycle scheduler({.max_lr = 0.1, .total_steps = 3});
  scheduler.attach(optimizer);
  const Value before = scheduler.state_dict();
  const auto refused = [&](const char* key, Value value, const char* text) {
    Value state = before;
    state.as_dict()[key] = std::move(value);
    expect_user_error([&] { scheduler.load_state_dict(state); }, text);
    EXPECT_EQ(scheduler.state_dict(), before);
  };
  refused("_schedule_phases", Value::List(), "expected phases");
  refused(
      "_schedule_phases",
      Value::List{Value::Dict{{"end_step", 1.0}}},
      "there is no key 'start_lr'");
  expect_misconfigured(
      [&] {
        scheduler.load_state_dict(Value::Dict{{"_anneal_func_type", "square"}});
      },
      "expected anneal_strategy");
}

} // namespace
} // namespace fulgurite::testing
