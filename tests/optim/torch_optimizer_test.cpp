// LibTorch's own optimizers and schedulers behind our interfaces.

#include "fulgurite/optim/adamw.h"
#include "fulgurite/optim/optimizer_config.h"
#include "fulgurite/optim/sgd.h"
#include "fulgurite/optim/step_lr.h"
#include "tests/optim/expect_error.h"
#include "tests/optim/reference.h"

#include <ATen/ops/ones.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>
#include <torch/optim/adagrad.h>
#include <torch/optim/adam.h>
#include <torch/optim/adamw.h>
#include <torch/optim/lbfgs.h>
#include <torch/optim/rmsprop.h>
#include <torch/optim/schedulers/step_lr.h>
#include <torch/optim/sgd.h>
#include <torch/serialize/archive.h>

namespace fulgurite::testing {
namespace {

namespace to = torch::optim;

at::Tensor param() {
  return at::ones({2}).requires_grad_(true);
}

std::vector<optim::OptimizerPtr> torch_optimizers(
    const std::vector<at::Tensor>& params) {
  return {
      to::SGD(params, to::SGDOptions(0.1).momentum(0.9).nesterov(true)),
      to::Adam(params, to::AdamOptions(0.1).amsgrad(true)),
      to::AdamW(params, to::AdamWOptions(0.1)),
      to::RMSprop(params, to::RMSpropOptions(0.1).momentum(0.5).centered(true)),
      to::Adagrad(params, to::AdagradOptions(0.1)),
  };
}

/// What a user of LibTorch writes.
struct PlainOptions : to::OptimizerCloneableOptions<PlainOptions> {
  double rate = 0.5;
  double get_lr() const override {
    return rate;
  }
  void set_lr(const double lr) override {
    rate = lr;
  }
};
class CountingOptimizer : public to::Optimizer {
 public:
  explicit CountingOptimizer(std::vector<at::Tensor> params)
      : Optimizer(std::move(params), std::make_unique<PlainOptions>()) {}
  at::Tensor step(LossClosure = nullptr) override {
    ++count;
    return {};
  }
  void save(torch::serialize::OutputArchive& archive) const override {
    archive.write("count", c10::IValue(count));
  }
  void load(torch::serialize::InputArchive& archive) override {
    c10::IValue value;
    archive.read("count", value);
    count = value.toInt();
  }
  int64_t count = 0;
};

TEST(TorchOptimizerTest, StepsLikeItsOptimizer) {
  const std::vector<std::string> names = {
      "SGD", "Adam", "AdamW", "RMSprop", "Adagrad"};
  for (size_t i = 0; i < names.size(); ++i) {
    const auto params = make_params(at::kDouble);
    const auto twins = make_params(at::kDouble);
    auto wrapped = torch_optimizers(params)[i];
    EXPECT_EQ(wrapped->name(), names[i]);
    EXPECT_EQ(wrapped->lr(), 0.1);
    EXPECT_FALSE(wrapped->needs_closure());
    auto other = torch_optimizers(twins)[i];
    for (int step = 1; step <= 3; ++step) {
      set_grads(params, step);
      set_grads(twins, step);
      wrapped->step();
      other->step();
    }
    EXPECT_TRUE(flattened(params).equal(flattened(twins)));
    EXPECT_FALSE(flattened(params).equal(flattened(make_params(at::kDouble))));
    wrapped->zero_grad();
    EXPECT_FALSE(params[0].grad().defined());
  }
}

TEST(TorchOptimizerTest, ContinuesAsIfNothingHadHappened) {
  for (size_t i = 0; i < 5; ++i) {
    const auto straight = make_params(at::kDouble);
    const auto resumed = make_params(at::kDouble);
    auto whole = torch_optimizers(straight)[i];
    auto first = torch_optimizers(resumed)[i];
    for (int step = 1; step <= 4; ++step) {
      set_grads(straight, step);
      set_grads(resumed, step);
      whole->step();
      first->step();
    }
    auto second = torch_optimizers(resumed)[i];
    second->load_state_dict(first->state_dict());
    for (int step = 5; step <= 8; ++step) {
      set_grads(straight, step);
      set_grads(resumed, step);
      whole->step();
      second->step();
    }
    EXPECT_TRUE(flattened(straight).equal(flattened(resumed))) << whole->name();
    EXPECT_EQ(whole->state_dict(), second->state_dict());
  }
}

TEST(TorchOptimizerTest, ExchangesStateWithOurOptimizers) {
  const auto params = make_params(at::kDouble);
  const auto twins = make_params(at::kDouble);
  const auto thirds = make_params(at::kDouble);
  optim::OptimizerPtr theirs = to::AdamW(params, to::AdamWOptions(0.02));
  optim::OptimizerPtr ours = optim::AdamW(twins, {.lr = 0.02});
  optim::OptimizerPtr ours_first = optim::AdamW(thirds, {.lr = 0.02});
  for (int step = 1; step <= 4; ++step) {
    for (const auto& list : {params, twins, thirds}) {
      set_grads(list, step);
    }
    theirs->step();
    ours->step();
    ours_first->step();
  }
  EXPECT_TRUE(flattened(params).allclose(flattened(twins), 0, 1e-12));
  // Crosswise: each goes on with the state of the other.
  const Value from_ours = ours->state_dict();
  ours->load_state_dict(theirs->state_dict());
  theirs->load_state_dict(from_ours);
  for (int step = 5; step <= 8; ++step) {
    for (const auto& list : {params, twins, thirds}) {
      set_grads(list, step);
    }
    theirs->step();
    ours->step();
    ours_first->step();
  }
  EXPECT_TRUE(flattened(params).allclose(flattened(thirds), 0, 1e-12));
  EXPECT_TRUE(flattened(twins).allclose(flattened(thirds), 0, 1e-12));
}

TEST(TorchOptimizerTest, ContinuesFromPythonsState) {
  const auto file = read_reference("optimizers.json");
  for (const auto& reference : file.at("cases")) {
    if (reference.at("optimizer") != "Adam" ||
        reference.at("options").dump() != "{}") {
      continue;
    }
    auto params = make_params(at::kDouble);
    const auto& weights = reference.at("float64").at(kSteps / 2 - 1);
    size_t next = 0;
    for (auto& p : params) {
      for (int64_t i = 0; i < p.numel(); ++i) {
        p.data_ptr<double>()[i] = weights.at(next++).get<double>();
      }
    }
    optim::OptimizerPtr optimizer = to::Adam(params, to::AdamOptions(0.5));
    optimizer->load_state_dict(value_of(reference.at("state_dict")));
    EXPECT_EQ(optimizer->lr(), 1e-3);
    for (int step = kSteps / 2 + 1; step <= kSteps; ++step) {
      set_grads(params, step);
      optimizer->step();
    }
    EXPECT_LT(
        distance(flattened(params), reference.at("float64").at(kSteps - 1)),
        1e-12);
    return;
  }
  FAIL() << "the reference case is missing";
}

TEST(TorchOptimizerTest, SharesOptionsWithItsOptimizer) {
  const auto torchs =
      std::make_shared<to::SGD>(std::vector<at::Tensor>{param()}, 0.5);
  const optim::OptimizerPtr ours = torchs;
  auto& theirs =
      static_cast<to::SGDOptions&>(torchs->param_groups()[0].options());
  ours->set_lr(0, 0.25);
  EXPECT_EQ(theirs.lr(), 0.25);
  theirs.lr(0.125);
  EXPECT_EQ(ours->lr(), 0.125);
  ours->set_momentum(0, 0.75);
  ours->param_groups()[0].options["weight_decay"] = 0.5;
  ours->param_groups();
  EXPECT_EQ(theirs.momentum(), 0.75);
  EXPECT_EQ(theirs.weight_decay(), 0.5);
  theirs.momentum(0.25);
  EXPECT_EQ(ours->momentum(), 0.25);
}

TEST(TorchOptimizerTest, TakesSchedulersOfOurs) {
  const optim::OptimizerPtr optimizer =
      to::Adam({param()}, to::AdamOptions(0.5));
  lr_scheduler::StepLR scheduler({.step_size = 1, .gamma = 0.5});
  scheduler.attach(*optimizer);
  scheduler.step();
  EXPECT_EQ(optimizer->lr(), 0.25);
  const Value state = optimizer->state_dict();
  EXPECT_EQ(
      state.as_dict()
          .at("param_groups")
          .as_list()[0]
          .as_dict()
          .at("initial_lr"),
      Value(0.5));
}

TEST(TorchOptimizerTest, StepsATiedParameterOnce) {
  auto w = param();
  const optim::OptimizerPtr optimizer = to::SGD({w, w}, to::SGDOptions(0.25));
  w.mutable_grad() = at::ones({2});
  optimizer->step();
  EXPECT_EQ(w[0].item<double>(), 0.75);
}

at::Tensor rosenbrock(const at::Tensor& w) {
  const at::Tensor x = w[0];
  const at::Tensor y = w[1];
  return x.sub(1).square().add(y.sub(x.square()).square().mul(100));
}

TEST(TorchOptimizerTest, MinimisesByLBFGS) {
  auto w = at::tensor({-1.5, 2.0}, at::kDouble).requires_grad_(true);
  optim::OptimizerPtr optimizer = to::LBFGS(
      {w}, to::LBFGSOptions(1).line_search_fn("strong_wolfe").max_iter(5));
  EXPECT_EQ(optimizer->name(), "LBFGS");
  EXPECT_TRUE(optimizer->needs_closure());
  const auto closure = [&] {
    optimizer->zero_grad();
    const at::Tensor loss = rosenbrock(w);
    loss.backward();
    return loss;
  };
  EXPECT_GT(optimizer->step(closure).item<double>(), 1);
  // Goes on from its state, as the uninterrupted one does.
  auto twin = w.detach().clone().requires_grad_(true);
  const optim::OptimizerPtr resumed = to::LBFGS(
      {twin}, to::LBFGSOptions(1).line_search_fn("strong_wolfe").max_iter(5));
  resumed->load_state_dict(optimizer->state_dict());
  for (int step = 0; step < 20; ++step) {
    optimizer->step(closure);
    resumed->step([&] {
      resumed->zero_grad();
      const at::Tensor loss = rosenbrock(twin);
      loss.backward();
      return loss;
    });
    ASSERT_TRUE(w.equal(twin)) << step;
  }
  EXPECT_LT(rosenbrock(w).item<double>(), 1e-8);
}

TEST(TorchOptimizerTest, RefusesLBFGSWithoutClosureOrWithASecondGroup) {
  const optim::OptimizerPtr optimizer = to::LBFGS({param()});
  expect_misconfigured(
      [&] { optimizer->step(); },
      "[optim.LBFGS.step] expected a closure that computes the loss");
  expect_misconfigured(
      [&] {
        optimizer->add_param_group({{param()}, {}});
      },
      "expected one parameter group, got another one");
}

TEST(TorchOptimizerTest, AddsAGroup) {
  auto a = param();
  auto b = param();
  const optim::OptimizerPtr optimizer = to::SGD({a}, to::SGDOptions(0.5));
  optimizer->add_param_group({{b}, {{"lr", 0.25}}});
  for (const auto& p : {a, b}) {
    p.mutable_grad() = at::ones({2});
  }
  optimizer->step();
  EXPECT_EQ(a[0].item<double>(), 0.5);
  EXPECT_EQ(b[0].item<double>(), 0.75);
  expect_misconfigured(
      [&] {
        optimizer->add_param_group({{param()}, {{"maximize", true}}});
      },
      "unknown option 'maximize' of a group");
  expect_misconfigured(
      [&] {
        optimizer->add_param_group({{b}, {}});
      },
      "in two groups");
  expect_misconfigured(
      [&] {
        optimizer->add_param_group({{}, {}});
      },
      "got an empty list");
  EXPECT_EQ(optimizer->param_groups().size(), 2U);
}

TEST(TorchOptimizerTest, RefusesLists) {
  expect_misconfigured(
      [] {
        optim::OptimizerPtr optimizer =
            to::SGD(std::vector<to::OptimizerParamGroup>(), {0.1});
      },
      "[optim.SGD] expected at least one parameter group, got none");
  expect_misconfigured(
      [] {
        optim::OptimizerPtr optimizer =
            to::SGD(std::vector<at::Tensor>(), {0.1});
      },
      "[optim.SGD] expected at least one parameter in a group");
}

TEST(TorchOptimizerTest, RefusesStatesThatDoNotFit) {
  auto w = param();
  const optim::OptimizerPtr optimizer = to::Adam({w});
  w.mutable_grad() = at::ones({2});
  optimizer->step();
  const Value before = optimizer->state_dict();
  const auto refused = [&](auto&& change, const char* text) {
    Value state = before;
    change(
        state.as_dict().at("state").as_dict()[int64_t{0}].as_dict(),
        state.as_dict().at("param_groups").as_list()[0].as_dict());
    expect_user_error([&] { optimizer->load_state_dict(state); }, text);
    EXPECT_EQ(optimizer->state_dict(), before);
  };
  refused(
      [](auto& state, auto&) { state["exp_avg"] = at::zeros({3}); },
      "[optim.Adam.load_state_dict] parameter 0: expected 'exp_avg' of shape "
      "[2], got");
  refused(
      [](auto& state, auto&) { state["exp_avg"] = 3; },
      "parameter 0: 'exp_avg': expected a Tensor");
  refused(
      [](auto&, auto& group) { group["maximize"] = true; },
      "expected maximize = false, since LibTorch's Adam does not know it");
  refused(
      [](auto&, auto& group) { group["lr"] = -1.0; },
      "[optim.Adam] expected lr >= 0, got -1");
  refused(
      [](auto&, auto& group) { group["eps"] = "tiny"; },
      "[optim.Adam.load_state_dict] option 'eps': expected a float");
}

TEST(TorchOptimizerTest, TakesAnOptimizerThatTheUserDerived) {
  const auto counting =
      std::make_shared<CountingOptimizer>(std::vector<at::Tensor>{param()});
  const optim::OptimizerPtr optimizer = counting;
  EXPECT_EQ(optimizer->name(), "CountingOptimizer");
  EXPECT_FALSE(optimizer->has_momentum());
  optimizer->step();
  optimizer->set_lr(0, 0.125);
  EXPECT_EQ(counting->param_groups()[0].options().get_lr(), 0.125);
  optimizer->step();
  const auto other =
      std::make_shared<CountingOptimizer>(std::vector<at::Tensor>{param()});
  const optim::OptimizerPtr resumed = other;
  resumed->load_state_dict(optimizer->state_dict());
  EXPECT_EQ(other->count, 2);
  EXPECT_EQ(resumed->lr(), 0.125);
}

TEST(TorchSchedulerTest, KeepsLibTorchsRates) {
  const auto optimizer =
      std::make_shared<to::SGD>(std::vector<at::Tensor>{param()}, 0.5);
  const OptimizerConfig config{
      .optimizer = optimizer, .scheduler = to::StepLR(*optimizer, 2, 0.5)};
  auto& scheduler = *config.scheduler;
  EXPECT_EQ(scheduler.name(), "StepLR");
  scheduler.attach(*config.optimizer);
  EXPECT_EQ(scheduler.last_lr(), std::vector<double>{0.5});
  std::vector<double> rates;
  for (int i = 0; i < 5; ++i) {
    scheduler.step();
    rates.push_back(config.optimizer->lr());
  }
  EXPECT_EQ(rates, (std::vector<double>{0.5, 0.5, 0.25, 0.25, 0.125}));
  EXPECT_EQ(scheduler.last_lr(), std::vector<double>{0.125});
}

TEST(TorchSchedulerTest, ContinuesFromItsState) {
  const auto make = [] {
    const auto optimizer =
        std::make_shared<to::SGD>(std::vector<at::Tensor>{param()}, 0.5);
    OptimizerConfig config{
        .optimizer = optimizer,
        .scheduler = std::make_unique<to::StepLR>(*optimizer, 2, 0.5)};
    config.scheduler->attach(*config.optimizer);
    return config;
  };
  const OptimizerConfig first = make();
  for (int i = 0; i < 4; ++i) {
    first.scheduler->step();
  }
  const OptimizerConfig second = make();
  second.optimizer->load_state_dict(first.optimizer->state_dict());
  second.scheduler->load_state_dict(first.scheduler->state_dict());
  second.scheduler->step();
  EXPECT_EQ(second.optimizer->lr(), 0.125);
}

TEST(TorchSchedulerTest, RefusesAnOptimizerThatIsNotLibTorchs) {
  to::SGD torchs({param()}, 0.5);
  const lr_scheduler::SchedulerPtr scheduler = to::StepLR(torchs, 2, 0.5);
  optim::SGD ours({param()});
  expect_misconfigured(
      [&] { scheduler->attach(ours); },
      "[lr_scheduler.StepLR] expected the LibTorch optimizer that it was made "
      "with, got SGD");
}

} // namespace
} // namespace fulgurite::testing
