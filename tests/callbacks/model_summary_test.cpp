#include "fulgurite/callbacks/model_summary.h"

#include "tests/support/fake_trainer_context.h"
#include "tests/support/message_of.h"

#include <gtest/gtest.h>
#include <torch/nn.h>

#include <fstream>
#include <sstream>

namespace fulgurite::test {
namespace {

namespace nn = torch::nn;

// The models of tests/parity/callbacks/make_model_summary.py.
namespace summarized {

/// LibTorch's own cannot stand in itself.
struct Sequential : nn::Module {
  explicit Sequential(std::vector<std::shared_ptr<nn::Module>> layers) {
    for (size_t i = 0; i < layers.size(); ++i) {
      register_module(std::to_string(i), layers[i]);
    }
  }
};

struct Nested : nn::Module {
  Nested() {
    using Layers = std::vector<std::shared_ptr<nn::Module>>;
    const auto inner =
        std::make_shared<Sequential>(Layers{nn::Linear(512, 10).ptr()});
    register_module(
        "net",
        std::make_shared<Sequential>(Layers{
            nn::Linear(256, 512).ptr(), nn::BatchNorm1d(512).ptr(), inner}));
    auto head = register_module("head", nn::Linear(10, 3));
    head->weight.set_requires_grad(false);
    head->eval();
  }
};

struct Loose : nn::Module {
  Loose() {
    register_parameter("scale", torch::zeros({1234}));
    register_module("layer", nn::Linear(4, 2));
  }
};

/// Without memory for its weights, or with the weight of another layer.
struct Linear : nn::Module {
  Linear(int64_t in, int64_t out, bool bias) {
    const auto meta = torch::TensorOptions(torch::kMeta);
    register_parameter("weight", torch::empty({out, in}, meta));
    if (bias) {
      register_parameter("bias", torch::empty({out}, meta));
    }
  }
  explicit Linear(const torch::Tensor& weight) {
    register_parameter("weight", weight);
  }
};

struct Tied : nn::Module {
  Tied() {
    auto embed = register_module("embed", nn::Embedding(1000, 64));
    register_module("out", std::make_shared<Linear>(embed->weight));
  }
};

struct Large : nn::Module {
  Large() {
    register_module("a", std::make_shared<Linear>(1500, 1000, true));
    register_module("b", std::make_shared<Linear>(20000, 20000, false));
  }
};

struct Empty : nn::Module {};

} // namespace summarized

/// Lightning's table of a model: "Nested -1".
std::string lightnings(const std::string& title) {
  std::ifstream file(FULGURITE_SOURCE_DIR
                     "/tests/parity/callbacks/model_summary.txt");
  std::string out;
  std::string line;
  bool is_inside = false;
  while (std::getline(file, line)) {
    if (line.starts_with("== ")) {
      is_inside = line == "== " + title;
    } else if (is_inside) {
      out += (out.empty() ? "" : "\n") + line;
    }
  }
  return out;
}

TEST(ModelSummaryTest, TablesAreThoseOfPythonLightning) {
  summarized::Nested nested;
  EXPECT_EQ(summarize(nested, -1), lightnings("Nested -1"));
  EXPECT_EQ(summarize(nested), lightnings("Nested 1"));
  EXPECT_EQ(summarize(nested, 2), lightnings("Nested 2"));
  summarized::Loose loose;
  EXPECT_EQ(summarize(loose), lightnings("Loose 1"));
  summarized::Large large;
  EXPECT_EQ(summarize(large), lightnings("Large 1"));
  summarized::Empty empty;
  EXPECT_EQ(summarize(empty), lightnings("Empty 1"));
}

TEST(ModelSummaryTest, ATiedTensorCountsOnce) {
  summarized::Tied tied;
  EXPECT_EQ(summarize(tied), lightnings("Tied 1"));
  EXPECT_EQ(collect_summary(tied).total_parameters, 64000);
}

TEST(ModelSummaryTest, AModuleUnderTwoNamesCountsOnce) {
  struct Twice : nn::Module {
    Twice() {
      auto layer = register_module("a", nn::Linear(2, 2));
      register_module("b", layer);
    }
  };
  Twice twice;
  const auto summary = collect_summary(twice);
  EXPECT_EQ(summary.total_parameters, 6);
  EXPECT_EQ(summary.modules_in_train_mode, 1);
  ASSERT_EQ(summary.layers.size(), 1U);
  EXPECT_EQ(summary.layers[0].name, "a");
}

TEST(ModelSummaryTest, SizeCountsTheNumberFormatsThatAreThere) {
  nn::Linear half(10, 10);
  half->to(torch::kHalf);
  EXPECT_DOUBLE_EQ(collect_summary(*half).size_mb, 110 * 2 * 1e-6);
}

TEST(ModelSummaryTest, ZeroDepthListsNoLayers) {
  summarized::Nested nested;
  const auto summary = collect_summary(nested, 0);
  EXPECT_TRUE(summary.layers.empty());
  EXPECT_EQ(summary.total_parameters, collect_summary(nested).total_parameters);
}

TEST(ModelSummaryTest, RefusesADepthBelowMinusOne) {
  EXPECT_TRUE(
      has(message_of([] { ModelSummary({.max_depth = -2}); }),
          "[ModelSummary.max_depth]"));
  summarized::Empty empty;
  EXPECT_TRUE(has(message_of([&] { summarize(empty, -2); }), "got -2"));
}

TEST(ModelSummaryTest, CountsAreAbbreviatedAsInLightning) {
  EXPECT_EQ(human_readable_count(0), "0  ");
  EXPECT_EQ(human_readable_count(123), "123  ");
  EXPECT_EQ(human_readable_count(1234), "1.2 K");
  EXPECT_EQ(human_readable_count(2'000'000), "2.0 M");
  EXPECT_EQ(human_readable_count(3'000'000'000), "3.0 B");
  EXPECT_EQ(human_readable_count(400'000'000'000'000), "400 T");
  EXPECT_EQ(human_readable_count(5'000'000'000'000'000), "5,000 T");
}

/// A fulgurite module around a plain one.
class WrappedModule : public FakeModule {
 public:
  explicit WrappedModule(nn::Module& module) : module_(&module) {}
  nn::Module& torch_module() override {
    return *module_;
  }

 private:
  nn::Module* module_;
};

TEST(ModelSummaryTest, IsPrintedByRankZeroWhenFitBegins) {
  summarized::Loose loose;
  WrappedModule module(loose);
  FakeTrainerContext trainer;
  {
    ScopedLogCapture log;
    ModelSummary().on_fit_start(trainer, module);
    EXPECT_TRUE(log.contains(lightnings("Loose 1")));
  }
  ScopedLogCapture log;
  ModelSummary({.max_depth = 0}).on_fit_start(trainer, module);
  trainer.fake_strategy.rank = 1;
  ModelSummary().on_fit_start(trainer, module);
  EXPECT_TRUE(log.messages().empty());
}

} // namespace
} // namespace fulgurite::test
