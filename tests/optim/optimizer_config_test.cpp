#include "fulgurite/optim/optimizer_config.h"

#include "fulgurite/optim/adamw.h"
#include "fulgurite/optim/one_cycle_lr.h"
#include "fulgurite/optim/reduce_lr_on_plateau.h"
#include "fulgurite/optim/sgd.h"
#include "fulgurite/optim/step_lr.h"
#include "tests/optim/expect_error.h"

#include <ATen/ops/ones.h>

namespace fulgurite::testing {
namespace {

namespace fg = fulgurite;

std::vector<at::Tensor> parameters() {
  return {at::ones({2}).requires_grad_(true)};
}

// The forms of configure_optimizers that must compile.
fg::Optimizers none() {
  return {};
}
fg::Optimizers one() {
  return fg::optim::SGD(parameters(), {.lr = 0.1, .momentum = 0.9});
}
fg::Optimizers one_in_braces() {
  return {fg::optim::AdamW(parameters())};
}
fg::Optimizers several() {
  return {
      fg::optim::AdamW(parameters()),
      fg::optim::AdamW(parameters(), {.lr = 2e-4})};
}
fg::Optimizers shared(std::shared_ptr<fg::optim::SGD> optimizer) {
  return optimizer;
}
fg::Optimizers config() {
  return fg::OptimizerConfig{
      .optimizer = fg::optim::AdamW(parameters(), {.lr = 1e-3}),
      .scheduler =
          fg::lr_scheduler::OneCycle({.max_lr = 1e-2, .total_steps = 10}),
      .interval = fg::Interval::kStep};
}
fg::Optimizers mixed() {
  return {
      fg::OptimizerConfig{
          .optimizer = fg::optim::SGD(parameters()),
          .schedulers =
              {{.scheduler = fg::lr_scheduler::Step({.step_size = 2})},
               {.scheduler = fg::lr_scheduler::ReduceLROnPlateau(),
                .frequency = 2,
                .monitor = "val_loss"}}},
      fg::optim::AdamW(parameters())};
}

TEST(OptimizersTest, TakesWhatConfigureOptimizersReturns) {
  EXPECT_TRUE(none().configs().empty());
  EXPECT_EQ(one().configs().at(0).optimizer->name(), "SGD");
  EXPECT_EQ(one_in_braces().configs().size(), 1U);
  auto two = several();
  ASSERT_EQ(two.configs().size(), 2U);
  EXPECT_EQ(two.configs()[1].optimizer->lr(), 2e-4);
  const auto pointer = std::make_shared<fg::optim::SGD>(parameters());
  EXPECT_EQ(shared(pointer).configs().at(0).optimizer.get(), pointer);
  auto both = mixed();
  EXPECT_EQ(both.configs().at(0).optimizer->name(), "SGD");
  EXPECT_EQ(both.configs().at(1).optimizer->name(), "AdamW");
  const fg::Optimizers listed(both.configs());
  EXPECT_EQ(listed.configs().size(), 2U);
}

TEST(OptimizersTest, RefusesAConfigWithoutOptimizer) {
  expect_misconfigured(
      [] { fg::Optimizers optimizers(fg::OptimizerConfig{}); },
      "[configure_optimizers] expected an optimizer, got an empty one");
  expect_misconfigured(
      [] { fg::Optimizers optimizers{fg::optim::OptimizerPtr()}; },
      "[configure_optimizers] expected an optimizer, got an empty one");
}

TEST(OptimizerConfigTest, ListsTheInlineSchedulerFirst) {
  auto inline_only = config().configs()[0].all_schedulers();
  ASSERT_EQ(inline_only.size(), 1U);
  EXPECT_EQ(inline_only[0].scheduler->name(), "OneCycleLR");
  EXPECT_EQ(inline_only[0].interval, fg::Interval::kStep);
  EXPECT_TRUE(inline_only[0].strict);
  auto listed = mixed().configs()[0].all_schedulers();
  ASSERT_EQ(listed.size(), 2U);
  EXPECT_EQ(listed[1].monitor, "val_loss");
  EXPECT_EQ(listed[1].frequency, 2);
  EXPECT_TRUE(one().configs()[0].all_schedulers().empty());
}

TEST(OptimizerConfigTest, RefusesSettingsOfNoScheduler) {
  for (const auto& config : std::vector<fg::OptimizerConfig>{
           {.interval = fg::Interval::kStep},
           {.frequency = 2},
           {.monitor = "loss"},
           {.name = "rate"}}) {
    expect_misconfigured(
        [&] { config.all_schedulers(); },
        "[OptimizerConfig] expected a scheduler beside interval, frequency, "
        "monitor or name, got none");
  }
}

TEST(OptimizerConfigTest, RefusesAFrequencyBelowOne) {
  const fg::OptimizerConfig config{
      .scheduler = fg::lr_scheduler::Step({.step_size = 2}), .frequency = 0};
  expect_misconfigured(
      [&] { config.all_schedulers(); },
      "[SchedulerConfig] expected frequency >= 1, got 0");
}

TEST(OptimizerConfigTest, RefusesAnEmptySchedulerInTheList) {
  const fg::OptimizerConfig config{
      .schedulers = {fg::SchedulerConfig{.name = "rate"}}};
  expect_misconfigured(
      [&] { config.all_schedulers(); },
      "[SchedulerConfig] expected a scheduler, got an empty one");
}

} // namespace
} // namespace fulgurite::testing
