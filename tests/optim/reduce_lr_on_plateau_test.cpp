#include "fulgurite/optim/reduce_lr_on_plateau.h"

#include "fulgurite/optim/sgd.h"
#include "tests/optim/expect_error.h"

#include <ATen/ops/ones.h>

#include <cmath>

namespace fulgurite::testing {
namespace {

using lr_scheduler::ReduceLROnPlateau;

at::Tensor param() {
  return at::ones({2}).requires_grad_(true);
}

TEST(ReduceLROnPlateauTest, NeedsAMetric) {
  optim::SGD optimizer({param()});
  ReduceLROnPlateau scheduler;
  scheduler.attach(optimizer);
  EXPECT_TRUE(scheduler.needs_metric());
  expect_user_error(
      [&] { scheduler.step(); },
      "[lr_scheduler.ReduceLROnPlateau] expected the value of a metric");
}

TEST(ReduceLROnPlateauTest, TakesNaNForNoProgress) {
  optim::SGD optimizer({param()}, {.lr = 1});
  ReduceLROnPlateau scheduler({.factor = 0.5, .patience = 1});
  scheduler.attach(optimizer);
  scheduler.step(std::nan(""));
  EXPECT_EQ(optimizer.lr(), 1);
  scheduler.step(std::nan(""));
  EXPECT_EQ(optimizer.lr(), 0.5);
}

TEST(ReduceLROnPlateauTest, ReducesGroupsThatWereAddedLater) {
  optim::SGD optimizer({param()}, {.lr = 1});
  ReduceLROnPlateau scheduler({.factor = 0.5, .patience = 0});
  scheduler.attach(optimizer);
  optimizer.add_param_group({{param()}, {{"lr", 4.0}}});
  scheduler.step(1);
  scheduler.step(1);
  EXPECT_EQ(optimizer.lr(0), 0.5);
  EXPECT_EQ(optimizer.lr(1), 2);
  EXPECT_EQ(scheduler.last_lr(), (std::vector<double>{0.5, 2}));
}

TEST(ReduceLROnPlateauTest, RefusesOptionsThatMakeNoSense) {
  const auto refused = [](lr_scheduler::ReduceLROnPlateauOptions options,
                          const char* text) {
    expect_misconfigured([&] { ReduceLROnPlateau scheduler(options); }, text);
  };
  refused(
      {.mode = "low"},
      "[lr_scheduler.ReduceLROnPlateau] expected mode \"min\" or \"max\", got "
      "\"low\"");
  refused({.factor = 1}, "expected factor < 1, got 1");
  refused(
      {.threshold_mode = "both"},
      "expected threshold_mode \"rel\" or \"abs\", got \"both\"");
  refused({.min_lr = {}}, "expected min_lr, got none");
  optim::SGD optimizer({param()});
  ReduceLROnPlateau scheduler({.min_lr = {0.1, 0.2}});
  expect_misconfigured(
      [&] { scheduler.attach(optimizer); },
      "expected min_lr to be one number or one for each of 1 parameter groups, "
      "got 2");
}

} // namespace
} // namespace fulgurite::testing
