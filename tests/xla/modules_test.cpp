// Activations, losses and norms of torch::nn on the device, against the CPU:
// results, gradients, buffers, and that nothing ran on the CPU.
//
// To add one: a row in activations(), losses() or norms().
#include "tests/xla/xla_test.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace fulgurite::test {
namespace {

namespace nn = torch::nn;
namespace F = torch::nn::functional;
using torch::Tensor;
using Tensors = std::vector<Tensor>;

/// Results and gradients of one thing on one device.
struct Outcome {
  Tensors values;
  void add(const Tensor& x) {
    if (x.defined()) {
      values.push_back(x.detach().cpu());
    }
  }
};

Tensor input(torch::IntArrayRef sizes) {
  return torch::randn(sizes, torch::kDouble);
}

/// What ran on the CPU since this was made.
class Fallbacks {
 public:
  std::string since() const {
    std::string out;
    for (const auto& [name, count] : xla::metrics().fallbacks) {
      const auto old = before_.find(name);
      if (old == before_.end() || old->second != count) {
        out += name + " ";
      }
    }
    return out;
  }

 private:
  std::map<std::string, int64_t> before_ = xla::metrics().fallbacks;
};

template <class Run>
void expect_same_on_both(const std::string& name, Run&& run) {
  SCOPED_TRACE(name);
  const auto expected = run(torch::Device(torch::kCPU));
  const auto device = xla_device();
  const Fallbacks fallbacks;
  const auto found = run(device);
  EXPECT_EQ(fallbacks.since(), "");
  ASSERT_EQ(found.values.size(), expected.values.size());
  for (size_t i = 0; i < found.values.size(); ++i) {
    EXPECT_TRUE(same(found.values[i], expected.values[i], 1e-9)) << i;
  }
}

// --- activations

using Function = std::function<Tensor(const Tensor&)>;

std::map<std::string, Function> activations() {
  return {
      {"ELU", nn::ELU(nn::ELUOptions().alpha(1.5))},
      {"ELU inplace", nn::ELU(nn::ELUOptions().inplace(true))},
      {"SELU", nn::SELU()},
      {"SELU inplace", nn::SELU(nn::SELUOptions().inplace(true))},
      {"CELU", nn::CELU(nn::CELUOptions().alpha(0.7))},
      {"CELU inplace", nn::CELU(nn::CELUOptions().inplace(true))},
      {"Hardshrink", nn::Hardshrink()},
      {"Hardtanh", nn::Hardtanh()},
      {"Hardtanh inplace", nn::Hardtanh(nn::HardtanhOptions().inplace(true))},
      {"Hardsigmoid", [](const Tensor& x) { return torch::hardsigmoid(x); }},
      {"Hardswish", [](const Tensor& x) { return torch::hardswish(x); }},
      {"LeakyReLU", nn::LeakyReLU()},
      {"LeakyReLU inplace",
       nn::LeakyReLU(nn::LeakyReLUOptions().inplace(true))},
      {"LogSigmoid", nn::LogSigmoid()},
      {"Softmax", nn::Softmax(1)},
      {"Softmin", nn::Softmin(1)},
      {"LogSoftmax", nn::LogSoftmax(1)},
      {"ReLU", nn::ReLU()},
      {"ReLU inplace", nn::ReLU(nn::ReLUOptions().inplace(true))},
      {"ReLU6", nn::ReLU6()},
      {"ReLU6 inplace", nn::ReLU6(nn::ReLU6Options().inplace(true))},
      {"RReLU in evaluation",
       [](const Tensor& x) {
         return F::rrelu(x, F::RReLUFuncOptions().training(false));
       }},
      {"GLU", nn::GLU()},
      {"GELU", nn::GELU()},
      {"GELU tanh", nn::GELU(nn::GELUOptions().approximate("tanh"))},
      {"SiLU", nn::SiLU()},
      {"Mish", nn::Mish()},
      {"Sigmoid", nn::Sigmoid()},
      {"Softplus", nn::Softplus()},
      {"Softshrink", nn::Softshrink()},
      {"Softsign", nn::Softsign()},
      {"Tanh", nn::Tanh()},
      {"Tanhshrink", nn::Tanhshrink()},
      {"Threshold", nn::Threshold(0.1, 20)},
      {"Threshold inplace",
       nn::Threshold(nn::ThresholdOptions(0.1, 20).inplace(true))},
      {"logit",
       [](const Tensor& x) { return torch::logit(torch::sigmoid(x), 1e-3); }},
      {"logsumexp", [](const Tensor& x) { return x.logsumexp(1); }},
      {"normalize", [](const Tensor& x) { return F::normalize(x); }},
      {"cumsum", [](const Tensor& x) { return x.cumsum(0); }},
  };
}

TEST(XlaModulesTest, ActivationsMatchTheCPU) {
  for (const auto& [name, call] : activations()) {
    expect_same_on_both(name, [&call = call](torch::Device device) {
      torch::manual_seed(0);
      const auto x = input({4, 6}).to(device).requires_grad_();
      Outcome out;
      // Twice the input, since leaves cannot be written to.
      const auto y = call(x * 2);
      y.pow(2).sum().backward();
      out.add(y);
      out.add(x.grad());
      return out;
    });
  }
}

TEST(XlaModulesTest, PReLULearnsItsSlope) {
  expect_same_on_both("PReLU", [](torch::Device device) {
    torch::manual_seed(0);
    nn::PReLU layer(nn::PReLUOptions().num_parameters(6));
    layer->to(device, torch::kDouble);
    const auto x = input({4, 6}).to(device).requires_grad_();
    const auto y = layer(x);
    y.pow(2).sum().backward();
    Outcome out;
    out.add(y);
    out.add(x.grad());
    out.add(layer->weight.grad());
    return out;
  });
}

TEST(XlaModulesTest, RReLUDrawsASlopeForEachNegativeElement) {
  const auto x = input({64, 8}).to(xla_device()).requires_grad_();
  const auto y =
      F::rrelu(x, F::RReLUFuncOptions().lower(0.1).upper(0.3).training(true));
  y.sum().backward();
  const auto slopes = (y / x).detach().cpu();
  const auto is_negative = x.detach().cpu().lt(0);
  const auto drawn = slopes.masked_select(is_negative);
  EXPECT_TRUE(torch::allclose(
      slopes.masked_select(~is_negative), torch::ones(1, torch::kDouble)));
  EXPECT_GE(drawn.min().item<double>(), 0.1);
  EXPECT_LE(drawn.max().item<double>(), 0.3);
  EXPECT_GT(drawn.std().item<double>(), 0.03);
  EXPECT_TRUE(torch::allclose(x.grad().cpu(), slopes));
}

// --- losses

using Loss = std::function<Tensor(const Tensor& x, const Tensor& y)>;

/// Of two matrices alike.
std::map<std::string, Loss> losses() {
  std::map<std::string, Loss> out = {
      {"L1Loss", nn::L1Loss()},
      {"MSELoss", nn::MSELoss()},
      {"SmoothL1Loss", nn::SmoothL1Loss()},
      {"SmoothL1Loss beta 0",
       nn::SmoothL1Loss(nn::SmoothL1LossOptions().beta(0))},
      {"HuberLoss", nn::HuberLoss()},
      {"BCEWithLogitsLoss",
       [](const Tensor& x, const Tensor& y) {
         return nn::BCEWithLogitsLoss()(x, y.sigmoid());
       }},
      {"BCEWithLogitsLoss pos_weight",
       [](const Tensor& x, const Tensor& y) {
         const auto options =
             nn::BCEWithLogitsLossOptions().pos_weight(y[0].detach().exp());
         return nn::BCEWithLogitsLoss(options)(x, y.sigmoid());
       }},
      {"BCELoss",
       [](const Tensor& x, const Tensor& y) {
         return nn::BCELoss()(x.sigmoid(), y.sigmoid());
       }},
      {"KLDivLoss",
       [](const Tensor& x, const Tensor& y) {
         return nn::KLDivLoss()(x.log_softmax(1), y.softmax(1));
       }},
      {"KLDivLoss log_target",
       [](const Tensor& x, const Tensor& y) {
         const auto options = nn::KLDivLossOptions().log_target(true).reduction(
             torch::kBatchMean);
         return nn::KLDivLoss(options)(x.log_softmax(1), y.log_softmax(1));
       }},
      {"PoissonNLLLoss", nn::PoissonNLLLoss()},
      {"PoissonNLLLoss full",
       [](const Tensor& x, const Tensor& y) {
         const auto options =
             nn::PoissonNLLLossOptions().full(true).log_input(false);
         return nn::PoissonNLLLoss(options)(x.exp(), y.exp() * 2);
       }},
      {"SoftMarginLoss",
       [](const Tensor& x, const Tensor& y) {
         return nn::SoftMarginLoss()(x, y.detach().sign());
       }},
      {"MultiLabelSoftMarginLoss",
       [](const Tensor& x, const Tensor& y) {
         return nn::MultiLabelSoftMarginLoss()(
             x, y.detach().gt(0).to(x.dtype()));
       }},
      {"HingeEmbeddingLoss",
       [](const Tensor& x, const Tensor& y) {
         return nn::HingeEmbeddingLoss()(x, y.detach().sign());
       }},
      {"CosineEmbeddingLoss",
       [](const Tensor& x, const Tensor& y) {
         const auto which = x.detach().sum(1).sign();
         return nn::CosineEmbeddingLoss()(x, y, which);
       }},
      {"MarginRankingLoss",
       [](const Tensor& x, const Tensor& y) {
         return nn::MarginRankingLoss()(x, y, (x - y).detach().sign());
       }},
      {"TripletMarginLoss",
       [](const Tensor& x, const Tensor& y) {
         return nn::TripletMarginLoss()(x, y, x * y);
       }},
      {"TripletMarginLoss swap",
       [](const Tensor& x, const Tensor& y) {
         return nn::TripletMarginLoss(
             nn::TripletMarginLossOptions().swap(true))(x, y, x * y);
       }},
      {"TripletMarginWithDistanceLoss",
       [](const Tensor& x, const Tensor& y) {
         return nn::TripletMarginWithDistanceLoss()(x, y, x * y);
       }},
      {"CosineSimilarity",
       [](const Tensor& x, const Tensor& y) {
         return nn::CosineSimilarity()(x, y).sum();
       }},
      {"PairwiseDistance",
       [](const Tensor& x, const Tensor& y) {
         return nn::PairwiseDistance()(x, y).sum();
       }},
      {"CrossEntropyLoss of probabilities",
       [](const Tensor& x, const Tensor& y) {
         return nn::CrossEntropyLoss()(x, y.softmax(1));
       }},
  };
  return out;
}

TEST(XlaModulesTest, LossesMatchTheCPU) {
  for (const auto& [name, call] : losses()) {
    expect_same_on_both(name, [&call = call](torch::Device device) {
      torch::manual_seed(0);
      const auto x = input({4, 6}).to(device).requires_grad_();
      const auto y = input({4, 6}).to(device).requires_grad_();
      const auto loss = call(x, y);
      loss.backward();
      Outcome out;
      out.add(loss);
      out.add(x.grad());
      out.add(y.grad());
      return out;
    });
  }
}

/// Of scores and classes.
std::map<std::string, Loss> class_losses() {
  const auto weights = [](const Tensor& x) {
    return torch::arange(1, 7, x.options().requires_grad(false));
  };
  return {
      {"NLLLoss", nn::NLLLoss()},
      {"NLLLoss weighted",
       [=](const Tensor& x, const Tensor& y) {
         return nn::NLLLoss(nn::NLLLossOptions().weight(weights(x)))(x, y);
       }},
      {"CrossEntropyLoss", nn::CrossEntropyLoss()},
      {"CrossEntropyLoss ignoring a class",
       nn::CrossEntropyLoss(nn::CrossEntropyLossOptions().ignore_index(2))},
      {"CrossEntropyLoss smoothed",
       [=](const Tensor& x, const Tensor& y) {
         return nn::CrossEntropyLoss(nn::CrossEntropyLossOptions()
                                         .weight(weights(x))
                                         .label_smoothing(0.1))(x, y);
       }},
      {"CrossEntropyLoss smoothed, ignoring a class",
       nn::CrossEntropyLoss(
           nn::CrossEntropyLossOptions().ignore_index(2).label_smoothing(0.1))},
      {"CrossEntropyLoss smoothed, weighted, ignoring a class",
       [=](const Tensor& x, const Tensor& y) {
         return nn::CrossEntropyLoss(nn::CrossEntropyLossOptions()
                                         .weight(weights(x))
                                         .ignore_index(2)
                                         .label_smoothing(0.1))(x, y);
       }},
      {"MultiMarginLoss", nn::MultiMarginLoss()},
      {"MultiMarginLoss weighted",
       [=](const Tensor& x, const Tensor& y) {
         return nn::MultiMarginLoss(
             nn::MultiMarginLossOptions().p(2).weight(weights(x)))(x, y);
       }},
      {"MultiLabelMarginLoss",
       [](const Tensor& x, const Tensor& y) {
         const auto first = y.unsqueeze(1);
         const auto none = torch::full_like(x, -1, y.options());
         const auto labels = torch::cat({first, none.slice(1, 1)}, 1);
         return nn::MultiLabelMarginLoss()(x, labels);
       }},
  };
}

TEST(XlaModulesTest, LossesOverClassesMatchTheCPU) {
  for (const auto& [name, call] : class_losses()) {
    expect_same_on_both(name, [&call = call](torch::Device device) {
      torch::manual_seed(0);
      const auto x = input({4, 6}).to(device).requires_grad_();
      const auto y = torch::tensor({0, 2, 5, 2}, torch::kLong).to(device);
      const auto loss = call(x, y);
      loss.backward();
      Outcome out;
      out.add(loss);
      out.add(x.grad());
      return out;
    });
  }
}

TEST(XlaModulesTest, CrossEntropyOfImagesMatchesTheCPU) {
  expect_same_on_both("CrossEntropyLoss", [](torch::Device device) {
    torch::manual_seed(0);
    const auto x = input({2, 5, 3, 4}).to(device).requires_grad_();
    const auto y = torch::randint(0, 5, {2, 3, 4}).to(device);
    const auto loss = nn::CrossEntropyLoss()(x, y);
    loss.backward();
    Outcome out;
    out.add(loss);
    out.add(x.grad());
    return out;
  });
}

// --- norms

struct NormCase {
  std::string name;
  std::function<nn::AnyModule()> make;
  std::vector<int64_t> sizes;
};

std::vector<NormCase> norms() {
  const auto of = [](auto holder) { return nn::AnyModule(holder); };
  return {
      {"BatchNorm1d", [=] { return of(nn::BatchNorm1d(3)); }, {4, 3}},
      {"BatchNorm1d of sequences",
       [=] { return of(nn::BatchNorm1d(3)); },
       {4, 3, 5}},
      {"BatchNorm2d", [=] { return of(nn::BatchNorm2d(3)); }, {2, 3, 4, 5}},
      {"BatchNorm3d", [=] { return of(nn::BatchNorm3d(3)); }, {2, 3, 2, 2, 3}},
      {"BatchNorm2d without statistics",
       [=] {
         return of(nn::BatchNorm2d(
             nn::BatchNormOptions(3).track_running_stats(false)));
       },
       {2, 3, 4, 5}},
      {"BatchNorm2d without parameters",
       [=] {
         return of(nn::BatchNorm2d(nn::BatchNormOptions(3).affine(false)));
       },
       {2, 3, 4, 5}},
      {"InstanceNorm1d", [=] { return of(nn::InstanceNorm1d(3)); }, {2, 3, 5}},
      {"InstanceNorm2d",
       [=] {
         return of(nn::InstanceNorm2d(
             nn::InstanceNormOptions(3).affine(true).track_running_stats(
                 true)));
       },
       {2, 3, 4, 5}},
      {"LayerNorm",
       [=] {
         return of(nn::LayerNorm(nn::LayerNormOptions({4, 5})));
       },
       {2, 3, 4, 5}},
      {"LayerNorm without parameters",
       [=] {
         return of(nn::LayerNorm(
             nn::LayerNormOptions({5}).elementwise_affine(false)));
       },
       {2, 3, 5}},
      {"GroupNorm",
       [=] { return of(nn::GroupNorm(nn::GroupNormOptions(2, 6))); },
       {2, 6, 4}},
      {"LocalResponseNorm",
       [=] { return of(nn::LocalResponseNorm(2)); },
       {2, 6, 4, 4}},
  };
}

/// Three steps of training, then one of evaluation.
Outcome run_norm(const NormCase& one, torch::Device device) {
  torch::manual_seed(0);
  auto layer = one.make();
  layer.ptr()->to(device, torch::kDouble);
  Outcome out;
  for (const bool training : {true, true, true, false}) {
    layer.ptr()->train(training);
    const auto x = input(one.sizes).to(device).requires_grad_();
    const auto y = layer.forward(x);
    (y * y * y).sum().backward();
    if (device.type() == torch::kXLA) {
      xla::sync();
    }
    out.add(y);
    out.add(x.grad());
  }
  for (const auto& parameter : layer.ptr()->parameters()) {
    out.add(parameter.grad());
  }
  for (const auto& buffer : layer.ptr()->buffers()) {
    out.add(buffer);
  }
  return out;
}

TEST(XlaModulesTest, NormsMatchTheCPU) {
  for (const auto& one : norms()) {
    expect_same_on_both(
        one.name, [&](torch::Device device) { return run_norm(one, device); });
  }
}

TEST(XlaModulesTest, RmsNormMatchesTheCPU) {
  expect_same_on_both("rms_norm", [](torch::Device device) {
    torch::manual_seed(0);
    const auto x = input({4, 6}).to(device).requires_grad_();
    const auto weight = input({6}).to(device).requires_grad_();
    const auto y = torch::rms_norm(x, {6}, weight);
    y.pow(2).sum().backward();
    Outcome out;
    out.add(y);
    out.add(x.grad());
    out.add(weight.grad());
    return out;
  });
}

TEST(XlaModulesTest, BatchNormCompilesOnceForAllSteps) {
  nn::BatchNorm1d layer(3);
  layer->to(xla_device());
  const auto step = [&] {
    layer(torch::randn({4, 3}).to(xla_device())).sum().backward();
    layer->zero_grad();
    xla::sync();
  };
  step();
  step();
  const auto before = xla::metrics().compilations;
  step();
  step();
  EXPECT_EQ(xla::metrics().compilations, before);
}

} // namespace
} // namespace fulgurite::test
