// Trees of modules and clipping, against what PyTorch says of the same
// (tests/parity/core/make_reference.py).
#include "fulgurite/core/gradient_clipping.h"
#include "fulgurite/core/module_tree.h"
#include "fulgurite/optim/sgd.h"

#include <gtest/gtest.h>
#include <torch/nn.h>
#include <nlohmann/json.hpp>

#include <fstream>

namespace fulgurite::test {
namespace {

using nlohmann::json;

json reference() {
  return json::parse(
      std::ifstream(FULGURITE_SOURCE_DIR "/tests/parity/core/core.json"));
}

struct BlockImpl : torch::nn::Module {
  BlockImpl() {
    register_module(
        "conv", torch::nn::Conv2d(torch::nn::Conv2dOptions(3, 4, 3)));
    register_module("norm", torch::nn::BatchNorm2d(4));
    register_parameter("scale", torch::ones(4));
    register_buffer("shift", torch::zeros(4));
  }
};
TORCH_MODULE(Block);

/// A Linear whose weight is somebody else's.
struct LinearImpl : torch::nn::Module {
  explicit LinearImpl(const at::Tensor& weight) {
    register_parameter("weight", weight);
  }
};
TORCH_MODULE(Linear);

struct Tree : torch::nn::Module {
  Tree() {
    auto embedding = register_module("embedding", torch::nn::Embedding(7, 5));
    register_module("blocks", torch::nn::ModuleList(Block(), Block()));
    register_module(
        "norm", torch::nn::LayerNorm(torch::nn::LayerNormOptions({5})));
    register_module("head", Linear(embedding->weight));
  }
};

std::vector<std::string> names_of(const std::vector<NamedTensor>& tensors) {
  std::vector<std::string> out;
  for (const auto& tensor : tensors) {
    out.push_back(tensor.name);
  }
  return out;
}

TEST(CoreParityTest, TheStateDictHasPythonsKeysInPythonsOrder) {
  Tree tree;
  const auto state = state_dict(tree);
  json keys = json::array();
  for (const auto& [name, value] : state) {
    keys.push_back({name.as_string(), value.as_tensor().sizes().vec()});
  }
  EXPECT_EQ(keys, reference()["tree"]["keys"]);
  EXPECT_EQ(
      state.at("embedding.weight").as_tensor().data_ptr(),
      state.at("head.weight").as_tensor().data_ptr())
      << "a tied tensor is one tensor under two keys";
}

TEST(CoreParityTest, TheMetadataIsPythons) {
  Tree tree;
  const auto state = state_dict(tree);
  json versions = json::array();
  for (const auto& [name, entry] :
       state.attributes->at("_metadata").as_dict()) {
    versions.push_back(
        {name.as_string(), entry.as_dict().at("version").as_int()});
  }
  EXPECT_EQ(versions, reference()["tree"]["versions"]);
}

TEST(CoreParityTest, ATiedParameterIsListedOnceUnlessBothNamesAreAskedFor) {
  Tree tree;
  const auto expected = reference()["tree"];
  EXPECT_EQ(json(names_of(named_parameters(tree))), expected["parameters"]);
  EXPECT_EQ(
      json(names_of(named_parameters(tree, Duplicates::kKeep))),
      expected["all_parameters"]);
  EXPECT_EQ(parameters(tree).size(), expected["parameters"].size());
}

TEST(CoreParityTest, TheTreeIsWalkedAsInPython) {
  Tree tree;
  json names = json::array();
  json types = json::array();
  for (const auto& node : module_tree(tree)) {
    names.push_back(node.name);
    types.push_back(node.type);
  }
  EXPECT_EQ(names, reference()["tree"]["modules"]);
  EXPECT_EQ(types, reference()["tree"]["types"]);
}

/// An optimizer of parameters with the gradients of the reference.
optim::SGD optimizer_with_gradients(const json& gradients) {
  std::vector<at::Tensor> parameters;
  for (const auto& gradient : gradients) {
    const auto values = gradient.is_null()
                            ? std::vector<double>{0}
                            : gradient.get<std::vector<double>>();
    const auto tensor = torch::tensor(values, torch::kDouble);
    parameters.push_back(torch::zeros_like(tensor).requires_grad_());
    if (!gradient.is_null()) {
      parameters.back().mutable_grad() = tensor;
    }
  }
  return optim::SGD(parameters, {.lr = 1});
}

void expect_gradients(optim::Optimizer& optimizer, const json& expected) {
  const auto& parameters = optimizer.param_groups()[0].params;
  ASSERT_EQ(parameters.size(), expected.size());
  for (size_t i = 0; i < expected.size(); ++i) {
    const auto& gradient = parameters[i].grad();
    ASSERT_EQ(gradient.defined(), !expected[i].is_null()) << i;
    if (gradient.defined()) {
      const auto values = expected[i].get<std::vector<double>>();
      EXPECT_TRUE(torch::allclose(
          gradient, torch::tensor(values, torch::kDouble), 1e-12, 0))
          << i << ": " << gradient;
    }
  }
}

TEST(CoreParityTest, ClippingByNormGivesPythonsGradients) {
  const auto expected = reference();
  for (const auto& one : expected["by_norm"]) {
    auto optimizer = optimizer_with_gradients(expected["gradients"]);
    const auto norm = clip_grad_norm(optimizer, one["limit"].get<double>());
    EXPECT_NEAR(norm.item<double>(), one["norm"].get<double>(), 1e-12);
    expect_gradients(optimizer, one["gradients"]);
  }
}

TEST(CoreParityTest, ClippingByValueGivesPythonsGradients) {
  const auto expected = reference();
  for (const auto& one : expected["by_value"]) {
    auto optimizer = optimizer_with_gradients(expected["gradients"]);
    clip_grad_value(optimizer, one["limit"].get<double>());
    expect_gradients(optimizer, one["gradients"]);
  }
}

TEST(CoreParityTest, ClippingWithoutGradientsDoesNothing) {
  auto optimizer = optimizer_with_gradients({nullptr, nullptr});
  EXPECT_FALSE(clip_grad_norm(optimizer, 1.0).defined());
  clip_grad_value(optimizer, 1.0);
  expect_gradients(optimizer, {nullptr, nullptr});
}

} // namespace
} // namespace fulgurite::test
