#include "fulgurite/callbacks/learning_rate_monitor.h"

#include "fulgurite/optim/optimizer_config.h"
#include "tests/callbacks/fit_script.h"
#include "tests/support/message_of.h"

#include <ATen/ops/zeros.h>
#include <gtest/gtest.h>

namespace fulgurite::test {
namespace {

class FakeOptimizer : public optim::Optimizer {
 public:
  FakeOptimizer(std::string name, Value::Dict defaults, int groups = 1)
      : Optimizer(std::move(defaults)), name_(std::move(name)) {
    for (int i = 0; i < groups; ++i) {
      add_param_group({{at::zeros({1})}, {}});
    }
  }
  at::Tensor step(const optim::Closure&) override {
    return {};
  }
  std::string name() const override {
    return name_;
  }

 private:
  std::string name_;
};

class FakeScheduler : public lr_scheduler::Scheduler {
 public:
  std::string name() const override {
    return "FakeScheduler";
  }

 protected:
  void get_lr(std::vector<double>&) override {}
};

Value::Dict sgd(double lr = 0.1) {
  return {{"lr", lr}, {"momentum", 0.9}, {"weight_decay", 0.01}};
}

Value::Dict adam() {
  return {
      {"lr", 0.1}, {"betas", Value::Tuple{{0.8, 0.99}}}, {"weight_decay", 0.5}};
}

OptimizerConfig
config(const std::string& name, const Value::Dict& defaults, int groups = 1) {
  return {.optimizer = std::make_shared<FakeOptimizer>(name, defaults, groups)};
}

class LearningRateMonitorTest : public ::testing::Test {
 protected:
  LearningRateMonitorTest() {
    trainer_.logger_list = {std::make_shared<FakeLogger>()};
    trainer_.log_every = 1;
  }

  std::vector<std::string> names(LearningRateMonitorOptions options = {}) {
    LearningRateMonitor monitor(options);
    monitor.on_train_start(trainer_, trainer_.module());
    std::vector<std::string> out;
    for (const auto& [name, values] : monitor.lrs()) {
      out.push_back(name);
    }
    return out;
  }

  FakeTrainerContext trainer_;
};

using Names = std::vector<std::string>;

TEST_F(LearningRateMonitorTest, TakesTheNameOfTheOptimizersClass) {
  trainer_.configs.push_back(config("SGD", sgd()));
  EXPECT_EQ(names(), Names{"lr-SGD"});
}

TEST_F(LearningRateMonitorTest, CountsOptimizersOfOneClass) {
  for (int i = 0; i < 3; ++i) {
    trainer_.configs.push_back(config("Adam", adam()));
  }
  trainer_.configs.push_back(config("SGD", sgd()));
  EXPECT_EQ(names(), (Names{"lr-Adam", "lr-Adam-1", "lr-Adam-2", "lr-SGD"}));
}

TEST_F(LearningRateMonitorTest, NumbersParameterGroupsFromOne) {
  trainer_.configs.push_back(config("Adam", adam(), 2));
  trainer_.configs.push_back(config("Adam", adam(), 2));
  EXPECT_EQ(
      names(),
      (Names{"lr-Adam/pg1", "lr-Adam/pg2", "lr-Adam-1/pg1", "lr-Adam-1/pg2"}));
}

TEST_F(LearningRateMonitorTest, TakesTheNameInTheSchedulersConfig) {
  auto one = config("SGD", sgd());
  one.scheduler = FakeScheduler();
  one.name = "my_logging_name";
  trainer_.configs.push_back(std::move(one));
  EXPECT_EQ(names(), Names{"my_logging_name"});
}

TEST_F(LearningRateMonitorTest, NamesSchedulersBeforeOptimizersWithoutOne) {
  trainer_.configs.push_back(config("SGD", sgd()));
  auto two = config("SGD", sgd());
  two.scheduler = FakeScheduler();
  trainer_.configs.push_back(std::move(two));
  LearningRateMonitor monitor({.logging_interval = "epoch"});
  monitor.on_train_start(trainer_, trainer_.module());
  trainer_.configs[1].optimizer->set_lr(0, 0.5);
  monitor.on_train_epoch_start(trainer_, trainer_.module());
  // The second optimizer has the scheduler, so it comes first.
  EXPECT_EQ(monitor.lrs()[0].first, "lr-SGD");
  EXPECT_EQ(monitor.lrs()[0].second, std::vector<double>{0.5});
  EXPECT_EQ(monitor.lrs()[1].first, "lr-SGD-1");
}

TEST_F(LearningRateMonitorTest, TakesTheNamesOfParameterGroups) {
  trainer_.configs.push_back(config("SGD", sgd()));
  trainer_.configs[0].optimizer->param_groups()[0].options["name"] = "linear";
  EXPECT_EQ(names(), Names{"lr-SGD/linear"});
}

TEST_F(LearningRateMonitorTest, RefusesTwoGroupsOfOneName) {
  trainer_.configs.push_back(config("SGD", sgd(), 2));
  for (auto& group : trainer_.configs[0].optimizer->param_groups()) {
    group.options["name"] = "linear";
  }
  const auto message = message_of([&] { names(); });
  EXPECT_TRUE(has(message, "'linear' twice in lr-SGD")) << message;
}

TEST_F(LearningRateMonitorTest, NeedsALogger) {
  trainer_.logger_list.clear();
  EXPECT_TRUE(has(message_of([&] { names(); }), "has no logger"));
}

TEST_F(LearningRateMonitorTest, RefusesAnUnknownInterval) {
  EXPECT_TRUE(has(
      message_of([] { LearningRateMonitor({.logging_interval = "batch"}); }),
      "[LearningRateMonitor.logging_interval]"));
}

TEST_F(LearningRateMonitorTest, LogsMomentumAndWeightDecayOnRequest) {
  trainer_.configs.push_back(config("SGD", sgd()));
  trainer_.configs.push_back(config("Adam", adam()));
  trainer_.stepped = 7;
  LearningRateMonitor monitor({.log_momentum = true, .log_weight_decay = true});
  monitor.on_train_start(trainer_, trainer_.module());
  monitor.on_train_epoch_start(trainer_, trainer_.module());
  ASSERT_EQ(trainer_.logged_rows.size(), 1U);
  EXPECT_EQ(trainer_.logged_rows[0].step, 7);
  EXPECT_EQ(
      trainer_.logged_rows[0].scalars,
      (std::map<std::string, double>{
          {"lr-SGD", 0.1},
          {"lr-SGD-momentum", 0.9},
          {"lr-SGD-weight_decay", 0.01},
          {"lr-Adam", 0.1},
          {"lr-Adam-momentum", 0.8},
          {"lr-Adam-weight_decay", 0.5}}));
  EXPECT_EQ(monitor.last_momentum_values()[1].second, 0.8);
  EXPECT_EQ(monitor.last_weight_decay_values()[0].second, 0.01);
}

TEST_F(LearningRateMonitorTest, MomentumThatIsNotThereIsZeroWithAWarning) {
  ScopedLogCapture log;
  trainer_.configs.push_back(config("ASGD", {{"lr", 0.1}}));
  LearningRateMonitor monitor({.log_momentum = true, .log_weight_decay = true});
  monitor.on_train_start(trainer_, trainer_.module());
  EXPECT_TRUE(log.contains("do not have momentum"));
  monitor.on_train_epoch_start(trainer_, trainer_.module());
  EXPECT_EQ(monitor.last_momentum_values()[0].second, 0.0);
  EXPECT_EQ(monitor.last_weight_decay_values()[0].second, 0.0);
}

TEST_F(LearningRateMonitorTest, LogsAtTheIntervalOfEachScheduler) {
  auto by_step = config("SGD", sgd(0.1));
  by_step.scheduler = FakeScheduler();
  by_step.interval = Interval::kStep;
  auto by_epoch = config("Adam", adam());
  by_epoch.scheduler = FakeScheduler();
  trainer_.configs.push_back(std::move(by_step));
  trainer_.configs.push_back(std::move(by_epoch));
  const auto monitor = std::make_shared<LearningRateMonitor>();
  FitScript script(trainer_, {monitor});
  script.max_epochs = 2;
  script.fit();
  EXPECT_EQ(monitor->lrs()[0].first, "lr-SGD");
  EXPECT_EQ(monitor->lrs()[0].second.size(), 8U);
  EXPECT_EQ(monitor->lrs()[1].second.size(), 2U);
}

TEST_F(LearningRateMonitorTest, ARateWithoutASchedulerIsLoggedAtBoth) {
  trainer_.configs.push_back(config("SGD", sgd()));
  const auto monitor = std::make_shared<LearningRateMonitor>();
  FitScript script(trainer_, {monitor});
  script.fit();
  EXPECT_EQ(monitor->lrs()[0].second.size(), 5U);
}

TEST_F(LearningRateMonitorTest, StepsAreLoggedEveryLogEveryNSteps) {
  trainer_.configs.push_back(config("SGD", sgd()));
  trainer_.log_every = 3;
  const auto monitor = std::make_shared<LearningRateMonitor>(
      LearningRateMonitorOptions{.logging_interval = "step"});
  FitScript script(trainer_, {monitor});
  script.batches = 10;
  script.fit();
  EXPECT_EQ(monitor->lrs()[0].second.size(), 3U);
  trainer_.log_every = 0;
  monitor->on_train_batch_start(
      trainer_, trainer_.module(), BatchRef(), BatchPosition());
  EXPECT_EQ(monitor->lrs()[0].second.size(), 3U);
}

TEST_F(LearningRateMonitorTest, AGroupThatIsAddedLaterKeepsTheHistory) {
  trainer_.configs.push_back(config("SGD", sgd()));
  LearningRateMonitor monitor({.logging_interval = "epoch"});
  monitor.on_train_start(trainer_, trainer_.module());
  monitor.on_train_epoch_start(trainer_, trainer_.module());
  trainer_.configs[0].optimizer->add_param_group({{at::zeros({2})}, {}});
  monitor.on_train_epoch_start(trainer_, trainer_.module());
  EXPECT_EQ(monitor.lrs()[0].first, "lr-SGD/pg1");
  EXPECT_EQ(monitor.lrs()[0].second.size(), 2U);
  EXPECT_EQ(monitor.lrs()[1].first, "lr-SGD/pg2");
  EXPECT_EQ(monitor.lrs()[1].second.size(), 1U);
}

} // namespace
} // namespace fulgurite::test
