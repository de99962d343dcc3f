// Manual optimization with several optimizers: flags against real Lightning's
// (tests/parity/trainer/toggles.json), weights against loops by hand.
#include "tests/support/boring_model.h"
#include "tests/support/json_value.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>
#include <torch/csrc/autograd/autograd.h>
#include <torch/optim/sgd.h>

namespace fulgurite::test {
namespace {

/// Makes the calls of a scenario in its only step, and notes the flags after
/// each.
class TogglingModel : public BoringModel {
 public:
  explicit TogglingModel(json scenario)
      : BoringModel(1), scenario_(std::move(scenario)) {
    automatic_optimization = false;
    for (const bool flag : scenario_["flags"]) {
      parameters_.push_back(register_parameter(
          "p" + std::to_string(parameters_.size()), torch::zeros({1}), flag));
    }
  }
  at::Tensor training_step(const Row&, int64_t) override {
    for (const std::string call : scenario_["calls"]) {
      const auto space = call.find(' ');
      auto& chosen = optimizer(std::stoul(call.substr(space + 1)));
      if (call.substr(0, space) == "toggle") {
        toggle_optimizer(chosen);
      } else {
        untoggle_optimizer(chosen);
      }
      seen.push_back(flags());
    }
    return {};
  }
  Optimizers configure_optimizers() override {
    std::vector<OptimizerConfig> out;
    for (const auto& own : scenario_["optimizers"]) {
      std::vector<at::Tensor> chosen;
      for (const size_t index : own) {
        chosen.push_back(parameters_[index]);
      }
      out.push_back({.optimizer = optim::SGD(chosen, {.lr = 0.1})});
    }
    return out;
  }
  json flags() const {
    json out = json::array();
    for (const auto& parameter : parameters_) {
      out.push_back(parameter.requires_grad());
    }
    return out;
  }

  json seen = json::array();

 private:
  json scenario_;
  std::vector<at::Tensor> parameters_;
};

class ConformanceManualOptimization : public ::testing::Test {
 protected:
  static json scenario(const std::string& name) {
    for (auto& one : read_json("parity/trainer/toggles.json")) {
      if (one["name"] == name) {
        return one;
      }
    }
    throw std::runtime_error("there is no scenario " + name);
  }

  json flags_after_each_call(const json& scenario) {
    TogglingModel model(scenario);
    Trainer(quiet_options(folder_.path())).fit(model);
    return model.seen;
  }

  void expect_flags_of_lightning(const std::string& name) {
    const auto one = scenario(name);
    EXPECT_EQ(flags_after_each_call(one), one["expected"]) << name;
  }

  /// Up to the last call as Lightning; there Lightning leaves parameters off
  /// that were on, ours gives each its first flag back.
  void expect_first_flags_at_the_end(const std::string& name) {
    const auto one = scenario(name);
    auto ours = flags_after_each_call(one);
    auto theirs = one["expected"];
    EXPECT_EQ(ours.back(), one["flags"]) << name;
    EXPECT_NE(theirs.back(), one["flags"]) << name;
    ours.erase(ours.size() - 1);
    theirs.erase(theirs.size() - 1);
    EXPECT_EQ(ours, theirs) << name;
  }

  ScopedLogCapture log_;
  TempDir folder_;
};

TEST_F(ConformanceManualOptimization, test_1_optimizer_toggle_model) {
  expect_flags_of_lightning("one optimizer");
}

TEST_F(
    ConformanceManualOptimization,
    test_toggle_untoggle_2_optimizers_no_shared_parameters) {
  expect_flags_of_lightning("two optimizers");
  expect_flags_of_lightning("flags that began false");
}

TEST_F(
    ConformanceManualOptimization,
    test_toggle_untoggle_3_optimizers_shared_parameters) {
  expect_flags_of_lightning("shared parameters");
  expect_flags_of_lightning("three that share in a ring, some false");
}

TEST_F(ConformanceManualOptimization, AnUntoggleWithoutAToggleChangesNothing) {
  expect_flags_of_lightning("untoggled without a toggle");
}

TEST_F(ConformanceManualOptimization, ASecondToggleLosesNoFlag) {
  expect_first_flags_at_the_end("toggled twice");
  expect_first_flags_at_the_end("one toggled inside the other");
}

void copy_weights(const torch::nn::Linear& from, torch::nn::Linear& to) {
  const torch::NoGradGuard no_grad;
  to->weight.copy_(from->weight);
  to->bias.copy_(from->bias);
}

void expect_same(const torch::nn::Linear& ours, const torch::nn::Linear& hand) {
  EXPECT_TRUE(torch::allclose(ours->weight, hand->weight, 1e-6, 1e-7));
  EXPECT_TRUE(torch::allclose(ours->bias, hand->bias, 1e-6, 1e-7));
}

/// Two layers in a row, each with an optimizer, trained in turns.
class TwoLayers : public BoringModel {
 public:
  TwoLayers() {
    automatic_optimization = false;
    first = register_module("first", torch::nn::Linear(4, 4));
  }
  static at::Tensor loss_of(
      torch::nn::Linear& first,
      torch::nn::Linear& second,
      const at::Tensor& x) {
    return second(first(x / 4).tanh()).pow(2).sum();
  }
  at::Tensor training_step(const Row& batch, int64_t) override {
    train(0, layer, batch.x);
    train(1, first, batch.x);
    return {};
  }
  Optimizers configure_optimizers() override {
    return {
        optim::SGD(first->parameters(), {.lr = 0.1, .momentum = 0.5}),
        optim::SGD(layer->parameters(), {.lr = 0.05})};
  }

  torch::nn::Linear first{nullptr};

 private:
  void train(size_t index, torch::nn::Linear& other, const at::Tensor& x) {
    auto& own = optimizer(index);
    toggle_optimizer(own);
    own.zero_grad();
    const auto before = other->weight.grad().defined()
                            ? other->weight.grad().clone()
                            : at::Tensor();
    manual_backward(loss_of(first, layer, x));
    // No gradient is left dangling at the parameters of the other one.
    ASSERT_EQ(other->weight.grad().defined(), before.defined());
    if (before.defined()) {
      EXPECT_TRUE(torch::equal(other->weight.grad(), before));
    }
    own.step();
    untoggle_optimizer(own);
  }
};

/// One step on the gradients of the layer's own parameters only.
void step_by_hand(
    torch::optim::SGD& optimizer,
    torch::nn::Linear& own,
    const at::Tensor& loss) {
  const auto gradients =
      torch::autograd::grad({loss}, {own->weight, own->bias});
  own->weight.mutable_grad() = gradients[0];
  own->bias.mutable_grad() = gradients[1];
  optimizer.step();
}

TEST_F(ConformanceManualOptimization, TwoToggledOptimizersEqualALoopByHand) {
  torch::manual_seed(3);
  TwoLayers model;
  torch::nn::Linear first(4, 4);
  torch::nn::Linear second(4, 2);
  copy_weights(model.first, first);
  copy_weights(model.layer, second);
  auto options = quiet_options(folder_.path());
  options.max_epochs = 2;
  Trainer trainer(options);
  trainer.fit(model);

  torch::optim::SGD of_first(
      first->parameters(), torch::optim::SGDOptions(0.1).momentum(0.5));
  torch::optim::SGD of_second(
      second->parameters(), torch::optim::SGDOptions(0.05));
  for (int i = 0; i < 8; ++i) {
    const auto x = torch::full({1, 4}, static_cast<double>(i % 4));
    step_by_hand(of_first, first, TwoLayers::loss_of(first, second, x));
    step_by_hand(of_second, second, TwoLayers::loss_of(first, second, x));
  }
  expect_same(model.first, first);
  expect_same(model.layer, second);
  EXPECT_EQ(trainer.global_step(), 16) << "both optimizers' steps count";
}

/// Two optimizers on the same layer: one backward for the first, two for the
/// second.
class TwoOptimizers : public BoringModel {
 public:
  TwoOptimizers() {
    automatic_optimization = false;
  }
  at::Tensor training_step(const Row& batch, int64_t) override {
    EXPECT_EQ(optimizers().size(), 2);
    EXPECT_FALSE(layer->weight.grad().defined());
    manual_backward(loss(batch));
    step(0);
    manual_backward(loss(batch));
    manual_backward(loss(batch));
    step(1);
    return loss(batch);
  }
  void on_before_backward(const at::Tensor&) override {
    ++backwards;
  }
  Optimizers configure_optimizers() override {
    return {
        optim::SGD(layer->parameters(), {.lr = 0.1}),
        optim::SGD(layer->parameters(), {.lr = 0.01})};
  }
  int64_t backwards = 0;

 private:
  at::Tensor loss(const Row& batch) {
    return layer(batch.x).pow(2).sum();
  }
  void step(size_t index) {
    optimizer(index).step();
    optimizer(index).zero_grad();
    EXPECT_FALSE(layer->weight.grad().defined());
  }
};

TEST_F(ConformanceManualOptimization, test_multiple_optimizers_manual) {
  torch::manual_seed(5);
  TwoOptimizers model;
  torch::nn::Linear hand(4, 2);
  copy_weights(model.layer, hand);
  Trainer(quiet_options(folder_.path())).fit(model);
  torch::optim::SGD fast(hand->parameters(), 0.1);
  torch::optim::SGD slow(hand->parameters(), 0.01);
  for (int i = 0; i < 4; ++i) {
    const auto x = torch::full({1, 4}, static_cast<double>(i));
    fast.zero_grad();
    hand(x).pow(2).sum().backward();
    fast.step();
    slow.zero_grad();
    (2 * hand(x).pow(2).sum()).backward();
    slow.step();
  }
  expect_same(model.layer, hand);
}

TEST_F(
    ConformanceManualOptimization,
    test_multiple_optimizers_manual_call_counts) {
  TwoOptimizers model;
  auto options = quiet_options(folder_.path());
  options.limit_train_batches = 2;
  Trainer trainer(options);
  trainer.fit(model);
  EXPECT_EQ(model.backwards, 2 * 3);
  EXPECT_EQ(trainer.global_step(), 2 * 2);
}

TEST_F(
    ConformanceManualOptimization,
    test_multiple_optimizers_automatic_optimization_raises) {
  TwoOptimizers model;
  model.automatic_optimization = true;
  EXPECT_THROW(
      Trainer(quiet_options(folder_.path())).fit(model), MisconfigurationError);
}

} // namespace
} // namespace fulgurite::test
