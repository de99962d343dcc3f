#include "fulgurite/core/module_tree.h"
#include "tests/support/message_of.h"

#include <gtest/gtest.h>
#include <torch/nn.h>

namespace fulgurite::test {
namespace {

struct TwoLayers : torch::nn::Module {
  TwoLayers() {
    register_module("first", torch::nn::Linear(3, 2));
    register_module("norm", torch::nn::BatchNorm1d(2));
  }
};

TEST(LoadStateDictTest, CopiesParametersAndBuffers) {
  TwoLayers from;
  TwoLayers into;
  {
    torch::NoGradGuard no_grad;
    for (auto& [key, value] : state_dict(from)) {
      auto tensor = value.as_tensor();
      tensor.fill_(3);
    }
  }
  const auto report = load_state_dict(into, state_dict(from));
  EXPECT_TRUE(report.missing.empty() && report.unexpected.empty());
  for (const auto& [key, value] : state_dict(into)) {
    EXPECT_TRUE(value.as_tensor().eq(3).all().item<bool>()) << key.as_string();
  }
}

TEST(LoadStateDictTest, ConvertsTheDtypeToTheModels) {
  TwoLayers model;
  auto state = state_dict(model);
  state["first.weight"] = torch::full({2, 3}, 0.5, torch::kDouble);
  load_state_dict(model, state);
  const auto weight = state_dict(model).at("first.weight").as_tensor();
  EXPECT_EQ(weight.scalar_type(), torch::kFloat);
  EXPECT_TRUE(weight.eq(0.5).all().item<bool>());
}

TEST(LoadStateDictTest, StrictNamesWhatIsMissingAndWhatIsTooMuch) {
  TwoLayers model;
  auto state = state_dict(model);
  state.erase("first.bias");
  state["second.bias"] = torch::zeros({2});
  const auto message = message_of<UserError>(
      [&] { load_state_dict(model, state, /*strict=*/true); });
  EXPECT_TRUE(has(message, "missing in the file: [first.bias]")) << message;
  EXPECT_TRUE(has(message, "not in the model: [second.bias]")) << message;
}

TEST(LoadStateDictTest, NotStrictLoadsTheRestAndReports) {
  TwoLayers model;
  auto state = state_dict(model);
  state["first.weight"] = torch::full({2, 3}, 7.0);
  state.erase("first.bias");
  state["second.bias"] = torch::zeros({2});
  const auto report = load_state_dict(model, state, /*strict=*/false);
  EXPECT_EQ(report.missing, std::vector<std::string>{"first.bias"});
  EXPECT_EQ(report.unexpected, std::vector<std::string>{"second.bias"});
  EXPECT_TRUE(state_dict(model)
                  .at("first.weight")
                  .as_tensor()
                  .eq(7)
                  .all()
                  .item<bool>());
}

TEST(LoadStateDictTest, ChangesNothingWhenAShapeDiffers) {
  for (const bool strict : {true, false}) {
    TwoLayers model;
    const auto before =
        state_dict(model).at("first.weight").as_tensor().clone();
    auto state = state_dict(model);
    state["first.weight"] = before + 1;
    state["norm.weight"] = torch::zeros({5});
    const auto message =
        message_of<UserError>([&] { load_state_dict(model, state, strict); });
    EXPECT_TRUE(has(message, "'norm.weight' with shape [2], got [5]"))
        << message;
    EXPECT_TRUE(
        torch::equal(state_dict(model).at("first.weight").as_tensor(), before));
  }
}

TEST(LoadStateDictTest, RefusesAnEntryThatIsNoTensor) {
  TwoLayers model;
  auto state = state_dict(model);
  state["first.weight"] = "seven";
  const auto message =
      message_of<UserError>([&] { load_state_dict(model, state); });
  EXPECT_TRUE(has(message, "expected a Tensor, got str 'seven'")) << message;
}

// A model on the stack: LibTorch's own recursive walks would throw.
TEST(ModuleTreeTest, WalksModelsOnTheStack) {
  TwoLayers model;
  EXPECT_EQ(module_tree(model).size(), 3U);
  EXPECT_THROW(model.named_modules(), c10::Error);
}

TEST(ModuleTreeTest, TrainingModesComeBackExactly) {
  TwoLayers model;
  model.train();
  module_tree(model)[1].module->eval();
  TrainingModes modes;
  modes.capture(model);
  set_training(model, false);
  modes.restore(model);
  EXPECT_TRUE(model.is_training());
  EXPECT_FALSE(module_tree(model)[1].training);
  EXPECT_TRUE(module_tree(model)[2].training);
}

} // namespace
} // namespace fulgurite::test
