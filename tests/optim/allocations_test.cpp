// A step in steady state allocates nothing: counted by operator new, which
// LibTorch's libraries use too.

#include "fulgurite/optim/adam.h"
#include "fulgurite/optim/adamw.h"
#include "fulgurite/optim/one_cycle_lr.h"
#include "fulgurite/optim/sgd.h"
#include "fulgurite/optim/step_lr.h"
#include "tests/support/count_allocations.h"

#include <ATen/ops/ones.h>
#include <gtest/gtest.h>

namespace fulgurite::testing {
namespace {

using test::allocations_of;

std::vector<at::Tensor> make_params() {
  std::vector<at::Tensor> params;
  for (const int64_t size : {64, 7, 32, 10}) {
    params.push_back(at::ones({size}).requires_grad_(true));
    params.back().mutable_grad() = at::ones({size});
  }
  return params;
}

TEST(AllocationsTest, AreCounted) {
  EXPECT_GT(allocations_of([] { at::ones({2}); }), 0);
}

TEST(AllocationsTest, StepsOfFusedOptimizersMakeNone) {
  const auto params = make_params();
  const std::vector<optim::OptimizerPtr> optimizers = {
      optim::SGD(params, {.momentum = 0.9}),
      optim::Adam(params, {.amsgrad = true}),
      optim::AdamW(params)};
  for (const auto& optimizer : optimizers) {
    for (int warm_up = 0; warm_up < 3; ++warm_up) {
      optimizer->step();
    }
    EXPECT_EQ(allocations_of([&] { optimizer->step(); }), 0)
        << optimizer->name();
  }
}

TEST(AllocationsTest, SchedulersMakeNone) {
  optim::AdamW optimizer(make_params());
  lr_scheduler::OneCycle cycle({.max_lr = 0.1, .total_steps = 100});
  lr_scheduler::Step step({.step_size = 2});
  cycle.attach(optimizer);
  step.attach(optimizer);
  EXPECT_EQ(
      allocations_of([&] {
        cycle.step();
        step.step();
        optimizer.set_lr(0, optimizer.lr() * 0.5);
        optimizer.set_momentum(0, optimizer.momentum() * 0.5);
      }),
      0);
}

} // namespace
} // namespace fulgurite::testing
