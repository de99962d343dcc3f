#include "fulgurite/optim/lr_scheduler.h"

#include "fulgurite/optim/cosine_annealing_lr.h"
#include "fulgurite/optim/lambda_lr.h"
#include "fulgurite/optim/one_cycle_lr.h"
#include "fulgurite/optim/reduce_lr_on_plateau.h"
#include "fulgurite/optim/sgd.h"
#include "fulgurite/optim/step_lr.h"
#include "tests/optim/expect_error.h"

#include <ATen/ops/ones.h>

namespace fulgurite::testing {
namespace {

namespace schedulers = lr_scheduler;

at::Tensor param() {
  return at::ones({2}).requires_grad_(true);
}

/// What a user writes.
class Halving : public schedulers::Scheduler {
 public:
  std::string name() const override {
    return "Halving";
  }

 protected:
  void get_lr(std::vector<double>& lrs) override {
    for (size_t g = 0; g < lrs.size(); ++g) {
      lrs[g] = base_lrs_[g] / static_cast<double>(int64_t{1} << last_epoch_);
    }
  }
};

class SchedulerTest : public ::testing::Test {
 protected:
  optim::SGD optimizer_{{param()}, {.lr = 0.5}};
};

TEST_F(SchedulerTest, CanBeWrittenByTheUser) {
  schedulers::SchedulerPtr scheduler = Halving();
  scheduler->attach(optimizer_);
  EXPECT_EQ(optimizer_.lr(), 0.5);
  scheduler->step();
  scheduler->step(3.0);
  EXPECT_EQ(optimizer_.lr(), 0.125);
  EXPECT_EQ(scheduler->last_lr(), std::vector<double>{0.125});
  EXPECT_EQ(scheduler->last_epoch(), 2);
  schedulers::SchedulerPtr resumed = std::make_shared<Halving>();
  resumed->attach(optimizer_);
  resumed->load_state_dict(scheduler->state_dict());
  resumed->step();
  EXPECT_EQ(optimizer_.lr(), 0.0625);
}

TEST_F(SchedulerTest, NotesTheFirstRateOnce) {
  schedulers::StepLR first({.step_size = 1});
  first.attach(optimizer_);
  first.step();
  EXPECT_NEAR(optimizer_.lr(), 0.05, 1e-15);
  schedulers::LambdaLR second([](int64_t) { return 1.0; });
  second.attach(optimizer_);
  EXPECT_EQ(optimizer_.lr(), 0.5);
}

TEST_F(SchedulerTest, DoesNothingWhenItIsAttachedAgain) {
  Halving scheduler;
  EXPECT_FALSE(scheduler.is_attached());
  scheduler.attach(optimizer_);
  scheduler.step();
  scheduler.attach(optimizer_);
  EXPECT_TRUE(scheduler.is_attached());
  EXPECT_EQ(optimizer_.lr(), 0.25);
}

TEST_F(SchedulerTest, RefusesASecondOptimizer) {
  optim::SGD other({param()});
  Halving scheduler;
  scheduler.attach(optimizer_);
  expect_misconfigured(
      [&] { scheduler.attach(other); },
      "[lr_scheduler.Halving] expected one optimizer for one scheduler");
}

TEST_F(SchedulerTest, RefusesToStepWithoutAnOptimizer) {
  Halving scheduler;
  expect_user_error(
      [&] { scheduler.step(); },
      "[lr_scheduler.Halving] expected an optimizer before the first step");
  schedulers::ReduceLROnPlateau plateau;
  expect_user_error(
      [&] { plateau.step(1.0); }, "expected an optimizer before the first");
}

TEST_F(SchedulerTest, RefusesGroupsThatWereAddedLater) {
  Halving scheduler;
  scheduler.attach(optimizer_);
  optimizer_.add_param_group({{param()}, {}});
  expect_user_error(
      [&] { scheduler.step(); },
      "expected the 1 parameter groups that the optimizer had at first, got "
      "2");
}

TEST_F(SchedulerTest, RefusesAStateOfOtherGroups) {
  optim::SGD two({{.params = {param()}}, {.params = {param()}}});
  Halving one;
  one.attach(optimizer_);
  Halving other;
  other.attach(two);
  expect_user_error(
      [&] { one.load_state_dict(other.state_dict()); },
      "[lr_scheduler.Halving.load_state_dict] expected 1 base_lrs, one for "
      "each parameter group, got 2");
  schedulers::ReduceLROnPlateau plateau;
  plateau.attach(optimizer_);
  Value state = plateau.state_dict();
  state.as_dict()["min_lrs"] = Value::List{0.1, 0.2};
  expect_user_error(
      [&] { plateau.load_state_dict(state); },
      "expected 1 min_lrs, one for each parameter group, got 2");
}

TEST_F(SchedulerTest, TakesAStateWithAFewKeysOnly) {
  schedulers::StepLR scheduler({.step_size = 2, .gamma = 0.5});
  scheduler.attach(optimizer_);
  scheduler.load_state_dict(Value::Dict{{"last_epoch", 1}});
  scheduler.step();
  EXPECT_EQ(optimizer_.lr(), 0.25);
}

TEST_F(SchedulerTest, RefusesAStateOfAnotherForm) {
  schedulers::StepLR scheduler({.step_size = 2});
  scheduler.attach(optimizer_);
  const Value before = scheduler.state_dict();
  expect_user_error(
      [&] { scheduler.load_state_dict(Value(1)); }, "expected a dict");
  expect_user_error(
      [&] {
        scheduler.load_state_dict(Value::Dict{{"last_epoch", "late"}});
      },
      "expected an int");
  EXPECT_EQ(scheduler.state_dict(), before);
}

TEST_F(SchedulerTest, StepsToTheSameRatesAfterAResume) {
  const auto check = [&](auto make) {
    optim::SGD straight({param()}, {.lr = 0.5, .momentum = 0.9});
    optim::SGD before({param()}, {.lr = 0.5, .momentum = 0.9});
    optim::SGD after({param()}, {.lr = 0.5, .momentum = 0.9});
    schedulers::SchedulerPtr whole = make();
    schedulers::SchedulerPtr first = make();
    schedulers::SchedulerPtr second = make();
    whole->attach(straight);
    first->attach(before);
    for (int i = 0; i < 4; ++i) {
      whole->step();
      first->step();
    }
    second->attach(after);
    after.load_state_dict(before.state_dict());
    second->load_state_dict(first->state_dict());
    for (int i = 0; i < 4; ++i) {
      whole->step();
      second->step();
      EXPECT_EQ(straight.lr(), after.lr());
      EXPECT_EQ(straight.momentum(), after.momentum());
    }
    EXPECT_EQ(whole->state_dict(), second->state_dict());
  };
  check([] { return schedulers::Step({.step_size = 3}); });
  check([] { return schedulers::Cosine({.T_max = 3}); });
  check([] { return schedulers::OneCycle({.max_lr = 1, .total_steps = 9}); });
}

TEST_F(SchedulerTest, RefusesOptionsOutOfRange) {
  expect_misconfigured(
      [] { schedulers::StepLR({}); },
      "[lr_scheduler.StepLR] expected step_size >= 1, got 0");
  expect_misconfigured(
      [] { schedulers::CosineAnnealingLR({.T_max = -3}); },
      "[lr_scheduler.CosineAnnealingLR] expected T_max >= 1, got -3");
  schedulers::StepLR scheduler({.step_size = 2});
  scheduler.attach(optimizer_);
  expect_misconfigured(
      [&] {
        scheduler.load_state_dict(Value::Dict{{"step_size", 0}});
      },
      "expected step_size >= 1, got 0");
}

TEST_F(SchedulerTest, TakesAFunctionForEachGroup) {
  optim::SGD two({{.params = {param()}}, {.params = {param()}}}, {.lr = 1});
  using Factor = schedulers::LambdaLR::Factor;
  const Factor half = [](int64_t) { return 0.5; };
  const Factor counting = [](int64_t step) {
    return static_cast<double>(step);
  };
  schedulers::LambdaLR scheduler(std::vector<Factor>{half, counting});
  scheduler.attach(two);
  scheduler.step();
  scheduler.step();
  EXPECT_EQ(two.lr(0), 0.5);
  EXPECT_EQ(two.lr(1), 2);
  schedulers::LambdaLR wrong(std::vector<Factor>{half, counting});
  expect_misconfigured(
      [&] { wrong.attach(optimizer_); },
      "[lr_scheduler.LambdaLR] expected one function or one for each of 1 "
      "parameter groups, got 2");
  EXPECT_FALSE(wrong.is_attached());
  expect_misconfigured(
      [] { schedulers::LambdaLR empty{Factor()}; },
      "expected a function, got none");
  expect_misconfigured(
      [] { schedulers::LambdaLR(std::vector<Factor>{Factor()}); },
      "expected functions, got none");
}

} // namespace
} // namespace fulgurite::testing
