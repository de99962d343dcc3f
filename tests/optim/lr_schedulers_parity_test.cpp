// Every scheduler against the rates and momenta of Python's PyTorch.

#include "fulgurite/optim/adamw.h"
#include "fulgurite/optim/lambda_lr.h"
#include "fulgurite/optim/lr_schedulers.h"
#include "fulgurite/optim/sgd.h"
#include "tests/optim/reference.h"

#include <ATen/ops/ones.h>
#include <gtest/gtest.h>

#include <array>

namespace fulgurite::testing {
namespace {

optim::OptimizerPtr make_optimizer(const std::string& name) {
  std::array<at::Tensor, 2> params;
  for (auto& param : params) {
    param = at::ones({2}).requires_grad_(true);
  }
  if (name == "SGD") {
    return optim::SGD(
        {{.params = {params[0]}}, {.params = {params[1]}, .lr = 0.2}},
        {.lr = 0.1, .momentum = 0.9});
  }
  return optim::AdamW(
      {{.params = {params[0]}}, {.params = {params[1]}, .lr = 0.2}},
      {.lr = 0.1});
}

lr_scheduler::SchedulerPtr make_scheduler(const nlohmann::json& reference) {
  const std::string name = reference.at("scheduler");
  if (name == "LambdaLR") {
    return lr_scheduler::LambdaLR(
        [](int64_t step) { return 1.0 / static_cast<double>(1 + step); });
  }
  return lr_schedulers().make(name, value_of(reference.at("options")));
}

class LRSchedulersParityTest : public ::testing::Test {
 protected:
  void expect_same(
      const optim::Optimizer& optimizer,
      const nlohmann::json& theirs) {
    for (size_t g = 0; g < 2; ++g) {
      ASSERT_NEAR(optimizer.lr(g), theirs.at(g).get<double>(), 1e-14);
      ASSERT_NEAR(optimizer.momentum(g), theirs.at(2 + g).get<double>(), 1e-14);
    }
  }
  void step(lr_scheduler::Scheduler& scheduler, size_t i) {
    if (scheduler.needs_metric()) {
      scheduler.step(file_.at("metrics").at(i).get<double>());
    } else {
      scheduler.step();
    }
  }
  static std::string title(const nlohmann::json& reference) {
    return reference.at("scheduler").get<std::string>() + " " +
           reference.at("options").dump() + " " +
           reference.at("optimizer").get<std::string>();
  }

  const nlohmann::json file_ = read_reference("lr_schedulers.json");
};

TEST_F(LRSchedulersParityTest, GivesPythonsRatesAndMomenta) {
  ASSERT_EQ(file_.at("cases").size(), 38U);
  for (const auto& reference : file_.at("cases")) {
    SCOPED_TRACE(title(reference));
    auto optimizer = make_optimizer(reference.at("optimizer"));
    auto scheduler = make_scheduler(reference);
    scheduler->attach(*optimizer);
    EXPECT_EQ(scheduler->name(), reference.at("scheduler"));
    for (size_t i = 0; i < reference.at("history").size(); ++i) {
      SCOPED_TRACE(i);
      expect_same(*optimizer, reference.at("history").at(i));
      EXPECT_EQ(scheduler->last_lr()[1], optimizer->lr(1));
      step(*scheduler, i);
    }
  }
}

TEST_F(LRSchedulersParityTest, HasPythonsStateAfterTheSameSteps) {
  for (const auto& reference : file_.at("cases")) {
    SCOPED_TRACE(title(reference));
    auto optimizer = make_optimizer(reference.at("optimizer"));
    auto scheduler = make_scheduler(reference);
    scheduler->attach(*optimizer);
    for (size_t i = 0; i < 12; ++i) {
      step(*scheduler, i);
    }
    const Value theirs = value_of(reference.at("state_dict"));
    EXPECT_EQ(layout_of(scheduler->state_dict()), layout_of(theirs));
    EXPECT_EQ(
        layout_of(optimizer->state_dict()),
        layout_of(value_of(reference.at("optimizer_state_dict"))));
    const Value state = scheduler->state_dict();
    const auto& ours = state.as_dict();
    for (const char* key : {"last_epoch", "_step_count", "num_bad_epochs"}) {
      if (const Value* value = theirs.as_dict().find(key)) {
        EXPECT_EQ(ours.at(key), *value) << key;
      }
    }
  }
}

TEST_F(LRSchedulersParityTest, ContinuesFromPythonsState) {
  for (const auto& reference : file_.at("cases")) {
    SCOPED_TRACE(title(reference));
    auto optimizer = make_optimizer(reference.at("optimizer"));
    auto scheduler = make_scheduler(reference);
    scheduler->attach(*optimizer);
    optimizer->load_state_dict(value_of(reference.at("optimizer_state_dict")));
    scheduler->load_state_dict(value_of(reference.at("state_dict")));
    for (size_t i = 12; i < reference.at("history").size(); ++i) {
      SCOPED_TRACE(i);
      expect_same(*optimizer, reference.at("history").at(i));
      step(*scheduler, i);
    }
  }
}

} // namespace
} // namespace fulgurite::testing
