#include "fulgurite/optim/multi_tensor_optimizer.h"

#include "fulgurite/optim/adam.h"
#include "fulgurite/optim/adamw.h"
#include "fulgurite/optim/rmsprop.h"
#include "fulgurite/optim/sgd.h"
#include "tests/optim/expect_error.h"
#include "tests/optim/reference.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/full.h>
#include <ATen/ops/full_like.h>
#include <ATen/ops/linspace.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/ones_like.h>
#include <ATen/ops/sparse_coo_tensor.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/view_as_complex.h>
#include <ATen/ops/view_as_real.h>
#include <ATen/ops/zeros.h>
#include <ATen/record_function.h>

#include <mutex>
#include <set>

namespace fulgurite::testing {
namespace {

/// The names of the operators that run while it lives.
class OperatorNames {
 public:
  OperatorNames() {
    std::lock_guard lock(mutex_);
    names_.clear();
    handle_ = at::addThreadLocalCallback(at::RecordFunctionCallback(
        [](const at::RecordFunction& f)
            -> std::unique_ptr<at::ObserverContext> {
          std::lock_guard inner(mutex_);
          names_.insert(f.name());
          return nullptr;
        }));
  }
  ~OperatorNames() {
    at::removeCallback(handle_);
  }
  OperatorNames(const OperatorNames&) = delete;
  OperatorNames& operator=(const OperatorNames&) = delete;
  bool contains(const std::string& name) const {
    std::lock_guard lock(mutex_);
    return names_.count(name) > 0;
  }

 private:
  inline static std::mutex mutex_;
  inline static std::set<std::string> names_;
  at::CallbackHandle handle_ = 0;
};

at::Tensor param(std::vector<int64_t> shape = {2}) {
  return at::ones(shape).requires_grad_(true);
}

void set_grad(const at::Tensor& p, double value = 1) {
  p.mutable_grad() = at::full(p.sizes(), value, p.detach().options());
}

at::Tensor values(std::vector<int64_t> shape) {
  int64_t numel = 1;
  for (const int64_t size : shape) {
    numel *= size;
  }
  return at::linspace(-1, 1, numel).reshape(shape);
}

/// One of each, on the same kind of parameters.
std::vector<optim::OptimizerPtr> all_optimizers(
    const std::vector<std::vector<at::Tensor>>& params) {
  return {
      optim::SGD(params.at(0), {.lr = 0.1, .momentum = 0.9}),
      optim::Adam(params.at(1), {.lr = 0.1}),
      optim::AdamW(params.at(2), {.lr = 0.1}),
      optim::RMSprop(params.at(3), {.lr = 0.1, .centered = true})};
}

TEST(MultiTensorOptimizerTest, RunsTheFusedKernelsOnTheCPU) {
  const auto params = make_params(at::kFloat);
  for (const auto& [optimizer, kernel] :
       std::vector<std::pair<optim::OptimizerPtr, std::string>>{
           {optim::SGD(params), "aten::_fused_sgd_"},
           {optim::Adam(params), "aten::_fused_adam_"},
           {optim::AdamW(params), "aten::_fused_adamw_"},
           {optim::RMSprop(params, {.foreach = true}),
            "aten::_foreach_addcmul_"}}) {
    set_grads(params, 1);
    const OperatorNames names;
    optimizer->step();
    EXPECT_TRUE(names.contains(kernel)) << kernel;
    EXPECT_TRUE(
        names.contains("Optimizer.step#" + optimizer->name() + ".step"));
  }
}

TEST(MultiTensorOptimizerTest, RunsTheKernelsThatWereAskedFor) {
  const auto params = make_params(at::kFloat);
  set_grads(params, 1);
  {
    optim::AdamW optimizer(params, {.foreach = true});
    const OperatorNames names;
    optimizer.step();
    EXPECT_FALSE(names.contains("aten::_fused_adamw_"));
    EXPECT_TRUE(names.contains("aten::_foreach_lerp_"));
  }
  {
    optim::AdamW optimizer(params, {.fused = false});
    const OperatorNames names;
    optimizer.step();
    EXPECT_FALSE(names.contains("aten::_fused_adamw_"));
    EXPECT_FALSE(names.contains("aten::_foreach_lerp_"));
    EXPECT_TRUE(names.contains("aten::lerp_"));
  }
}

TEST(MultiTensorOptimizerTest, SkipsParametersWithoutGradient) {
  auto with = param();
  auto without = param();
  optim::AdamW optimizer({without, with});
  set_grad(with);
  optimizer.step();
  EXPECT_EQ(without.sum().item<double>(), 2);
  EXPECT_NE(with.sum().item<double>(), 2);
  const Value state = optimizer.state_dict();
  EXPECT_EQ(state.as_dict().at("state").as_dict().size(), 1U);
  EXPECT_NE(state.as_dict().at("state").as_dict().find(1), nullptr);
}

TEST(MultiTensorOptimizerTest, DoesNothingWithoutAnyGradient) {
  auto w = param();
  optim::SGD optimizer({w}, {.momentum = 0.9});
  EXPECT_FALSE(optimizer.step().defined());
  EXPECT_EQ(w.sum().item<double>(), 2);
}

TEST(MultiTensorOptimizerTest, RunsTheClosureFirstWithGradientsEnabled) {
  auto w = param();
  optim::SGD optimizer({w}, {.lr = 0.5});
  const at::NoGradGuard no_grad;
  const at::Tensor loss = optimizer.step([&] {
    EXPECT_TRUE(at::GradMode::is_enabled());
    const at::Tensor result = w.mul(w).sum();
    result.backward();
    return result;
  });
  EXPECT_EQ(loss.item<double>(), 2);
  EXPECT_EQ(w.sum().item<double>(), 0); // 1 - 0.5 * 2
  EXPECT_FALSE(optimizer.step([] { return at::Tensor(); }).defined());
}

TEST(MultiTensorOptimizerTest, KeepsNoGradientAlive) {
  auto w = param();
  optim::AdamW optimizer({w});
  set_grad(w);
  const at::Tensor grad = w.grad();
  optimizer.step();
  optimizer.zero_grad();
  EXPECT_EQ(grad.use_count(), 1U);
}

TEST(MultiTensorOptimizerTest, MarksTheParametersAsChanged) {
  // A graph from before the step must not be used after it.
  for (const bool fused : {true, false}) {
    auto w = param();
    optim::AdamW optimizer({w}, {.fused = fused});
    const at::Tensor loss = w.mul(w).sum();
    set_grad(w);
    optimizer.step();
    EXPECT_THROW(loss.backward(), c10::Error);
  }
}

TEST(MultiTensorOptimizerTest, StepsParametersOfSeveralTypesInOneGroup) {
  const auto types = {at::kFloat, at::kDouble, at::kHalf, at::kBFloat16};
  std::vector<at::Tensor> params;
  for (const auto type : types) {
    params.push_back(values({5}).to(type).requires_grad_(true));
  }
  optim::AdamW optimizer(params, {.lr = 0.125});
  for (const auto& p : params) {
    set_grad(p);
  }
  optimizer.step();
  // The first step of Adam goes by lr.
  const at::Tensor expected = values({5}).mul(1 - 0.125 * 0.01).sub(0.125);
  for (const auto& p : params) {
    const double tolerance =
        p.scalar_type() == at::kFloat || p.scalar_type() == at::kDouble ? 1e-6
                                                                        : 1e-2;
    EXPECT_LT(
        p.detach().to(at::kFloat).sub(expected).abs().max().item<double>(),
        tolerance)
        << p.scalar_type();
  }
}

TEST(MultiTensorOptimizerTest, TreatsAComplexParameterAsPairsOfNumbers) {
  std::vector<std::vector<at::Tensor>> complex(4);
  std::vector<std::vector<at::Tensor>> real(4);
  for (size_t i = 0; i < 4; ++i) {
    const at::Tensor start = values({3, 2}).to(at::kDouble);
    real[i] = {start.clone().requires_grad_(true)};
    complex[i] = {
        at::view_as_complex(start.clone()).clone().requires_grad_(true)};
  }
  auto complex_optimizers = all_optimizers(complex);
  auto real_optimizers = all_optimizers(real);
  for (size_t i = 0; i < 4; ++i) {
    for (int step = 1; step <= 5; ++step) {
      const at::Tensor grad = values({3, 2}).to(at::kDouble).mul(step);
      real[i][0].mutable_grad() = grad;
      complex[i][0].mutable_grad() = at::view_as_complex(grad.clone());
      real_optimizers[i]->step();
      complex_optimizers[i]->step();
    }
    const at::Tensor ours = at::view_as_real(complex[i][0].detach());
    EXPECT_LT(ours.sub(real[i][0].detach()).abs().max().item<double>(), 1e-12)
        << real_optimizers[i]->name();
  }
}

// The fused kernels walk through memory and never look at strides.
TEST(MultiTensorOptimizerTest, LooksAtTheStridesOfParametersAndGradients) {
  const auto plain = [](const at::Tensor& t) { return t; };
  const auto transposed = [](const at::Tensor& t) {
    return t.t().contiguous().t();
  };
  const auto part = [](const at::Tensor& t) {
    at::Tensor wide = at::zeros({t.size(0), t.size(1) * 2}, t.options());
    at::Tensor view = wide.slice(1, 0, wide.size(1), 2);
    view.copy_(t);
    return view;
  };
  const std::vector<std::function<at::Tensor(const at::Tensor&)>> layouts = {
      plain, transposed, part};
  const at::Tensor start = values({4, 3});
  for (size_t for_param = 0; for_param < layouts.size(); ++for_param) {
    for (size_t for_grad = 0; for_grad < layouts.size(); ++for_grad) {
      std::vector<std::vector<at::Tensor>> params(4);
      std::vector<std::vector<at::Tensor>> plain_params(4);
      for (size_t i = 0; i < 4; ++i) {
        params[i] = {
            layouts[for_param](start.clone()).detach().requires_grad_(true)};
        plain_params[i] = {start.clone().requires_grad_(true)};
      }
      auto optimizers = all_optimizers(params);
      auto plain_optimizers = all_optimizers(plain_params);
      for (size_t i = 0; i < 4; ++i) {
        for (int step = 1; step <= 3; ++step) {
          const at::Tensor grad = start.mul(step).add(0.1);
          params[i][0].mutable_grad() = layouts[for_grad](grad);
          plain_params[i][0].mutable_grad() = grad;
          optimizers[i]->step();
          plain_optimizers[i]->step();
        }
        const at::Tensor difference =
            params[i][0].detach().sub(plain_params[i][0].detach());
        EXPECT_LT(difference.abs().max().item<double>(), 1e-6)
            << optimizers[i]->name() << for_param << for_grad;
      }
    }
  }
}

TEST(MultiTensorOptimizerTest, TakesAnExpandedGradient) {
  auto w = param({100});
  auto twin = param({100});
  optim::AdamW optimizer({w});
  optim::AdamW other({twin});
  w.mutable_grad() = at::ones({1}).expand({100});
  set_grad(twin);
  optimizer.step();
  other.step();
  EXPECT_TRUE(w.allclose(twin));
}

TEST(MultiTensorOptimizerTest, MovesTheStateAfterItsParameter) {
  std::vector<std::vector<at::Tensor>> params(4);
  std::vector<std::vector<at::Tensor>> twins(4);
  for (size_t i = 0; i < 4; ++i) {
    params[i] = {values({4, 3}).requires_grad_(true)};
    twins[i] = {values({4, 3}).to(at::kDouble).requires_grad_(true)};
  }
  auto optimizers = all_optimizers(params);
  auto twin_optimizers = all_optimizers(twins);
  for (size_t i = 0; i < 4; ++i) {
    auto& p = params[i][0];
    for (int step = 1; step <= 4; ++step) {
      if (step == 3) {
        // As torch::nn::Module::to does, with another layout besides.
        p.set_data(p.detach().to(at::kDouble).t().contiguous().t());
      }
      p.mutable_grad() = at::full_like(p, step);
      twins[i][0].mutable_grad() = at::full_like(twins[i][0], step);
      optimizers[i]->step();
      twin_optimizers[i]->step();
    }
    EXPECT_LT(
        p.detach().sub(twins[i][0].detach()).abs().max().item<double>(), 1e-6)
        << optimizers[i]->name();
  }
}

TEST(MultiTensorOptimizerTest, RefusesAParameterOfAnotherShapeThanBefore) {
  auto w = param({2});
  optim::AdamW optimizer({w});
  set_grad(w);
  optimizer.step();
  w.set_data(at::ones({3}));
  w.mutable_grad() = at::ones({3});
  expect_user_error(
      [&] { optimizer.step(); },
      "expected a parameter of shape [2] as in the steps before, got [3]");
}

TEST(MultiTensorOptimizerTest, LetsTheStateFollowAParameterInTheList) {
  auto a = param();
  auto b = param();
  optim::SGD optimizer({a, b}, {.lr = 0.5, .momentum = 0.5});
  set_grad(a, 1);
  set_grad(b, 10);
  optimizer.step();
  const auto momentum = [&](int64_t index) {
    const Value state = optimizer.state_dict();
    return state.as_dict()
        .at("state")
        .as_dict()
        .find(index)
        ->as_dict()
        .at("momentum_buffer")
        .as_tensor()[0]
        .item<double>();
  };
  EXPECT_EQ(momentum(0), 1);
  auto& params = optimizer.param_groups()[0].params;
  params = {b, param()};
  EXPECT_EQ(momentum(0), 10);
  set_grad(b, 0);
  optimizer.step();
  EXPECT_EQ(momentum(0), 5);
  params = {b, b.detach().requires_grad_(true).mul(1)};
  expect_misconfigured([&] { optimizer.step(); }, "expected leaf tensors");
}

TEST(MultiTensorOptimizerTest, StepsAGroupThatIsAddedLater) {
  auto a = param();
  auto b = param();
  optim::AdamW optimizer({a}, {.lr = 0.5, .weight_decay = 0});
  set_grad(a);
  optimizer.step();
  optimizer.add_param_group({{b}, {{"lr", 0.25}}});
  set_grad(b);
  optimizer.step();
  EXPECT_NEAR(a[0].item<double>(), 0, 1e-6);
  EXPECT_NEAR(b[0].item<double>(), 0.75, 1e-6);
}

TEST(MultiTensorOptimizerTest, FollowsOptionsThatChangeBetweenSteps) {
  auto w = param();
  optim::SGD optimizer({w}, {.lr = 1});
  auto& options = optimizer.param_groups()[0].options;
  set_grad(w, 1);
  optimizer.step(); // 1 - 1
  options["momentum"] = 0.5;
  optimizer.step(); // buffer 1: 0 - 1
  optimizer.step(); // buffer 1.5: -1 - 1.5
  EXPECT_EQ(w[0].item<double>(), -2.5);
  options["momentum"] = 0.0;
  options["maximize"] = true;
  optimizer.step();
  EXPECT_EQ(w[0].item<double>(), -1.5);
}

TEST(MultiTensorOptimizerTest, RefusesSparseGradientsExceptInPlainSGD) {
  const at::Tensor sparse = at::sparse_coo_tensor(
      at::tensor({1}, at::kLong).reshape({1, 1}), at::ones({1}), {2});
  auto w = param();
  w.mutable_grad() = sparse;
  optim::SGD plain({w}, {.lr = 0.5});
  plain.step();
  EXPECT_TRUE(w.equal(at::tensor({1.0F, 0.5F})));
  optim::SGD momentum({w}, {.momentum = 0.9});
  optim::Adam adam({w});
  optim::RMSprop rmsprop({w});
  for (optim::Optimizer* optimizer :
       std::vector<optim::Optimizer*>{&momentum, &adam, &rmsprop}) {
    expect_user_error(
        [&] { optimizer->step(); },
        "[optim." + optimizer->name() +
            ".step] expected dense gradients, got a sparse one");
  }
}

TEST(MultiTensorOptimizerTest, RefusesFusedWhereThereIsNoSuchKernel) {
  auto w = at::ones({2}, at::kComplexFloat).requires_grad_(true);
  set_grad(w);
  optim::Adam optimizer({w}, {.fused = true});
  expect_misconfigured(
      [&] { optimizer.step(); },
      "[optim.Adam] expected floating-point parameters on a CPU or GPU for "
      "fused = true, got ComplexFloat on cpu");
}

class AmpScalingTest : public ::testing::TestWithParam<bool> {};

TEST_P(AmpScalingTest, DividesTheGradientsByTheScale) {
  for (const bool momentum : {false, true}) {
    auto scaled = param();
    auto plain = param();
    const optim::SGDOptions options{
        .lr = 0.5, .momentum = momentum ? 0.5 : 0, .fused = GetParam()};
    optim::SGD optimizer({scaled}, options);
    optim::SGD other({plain}, options);
    optimizer.set_amp_scaling(at::full({}, 8.0F), at::zeros({}));
    for (int step = 1; step <= 3; ++step) {
      set_grad(scaled, 8.0 * step);
      set_grad(plain, step);
      optimizer.step();
      other.step();
    }
    EXPECT_TRUE(scaled.equal(plain));
  }
}

TEST_P(AmpScalingTest, DoesNothingWhenAGradientIsNotFinite) {
  auto w = param();
  optim::AdamW optimizer({w}, {.fused = GetParam()});
  const auto nothing_done = optimizer.state_dict();
  optimizer.set_amp_scaling(at::full({}, 8.0F), at::ones({}));
  set_grad(w);
  optimizer.step();
  EXPECT_EQ(w.sum().item<double>(), 2);
  EXPECT_EQ(optimizer.state_dict(), nothing_done);
  optimizer.set_amp_scaling({}, {});
  optimizer.step();
  auto twin = param();
  optim::AdamW fresh({twin}, {.fused = GetParam()});
  set_grad(twin);
  fresh.step();
  EXPECT_EQ(optimizer.state_dict(), fresh.state_dict());
  EXPECT_TRUE(w.equal(twin));
}

TEST_P(AmpScalingTest, StartsMomentumWithTheFirstStepThatIsMade) {
  auto w = param();
  auto twin = param();
  const optim::SGDOptions options{
      .momentum = 0.9, .dampening = 0.5, .fused = GetParam()};
  optim::SGD optimizer({w}, options);
  optim::SGD other({twin}, options);
  set_grad(w);
  set_grad(twin);
  optimizer.set_amp_scaling(at::ones({}), at::ones({}));
  optimizer.step();
  optimizer.set_amp_scaling({}, {});
  for (int step = 0; step < 2; ++step) {
    optimizer.step();
    other.step();
  }
  EXPECT_TRUE(w.equal(twin));
}

INSTANTIATE_TEST_SUITE_P(Kernels, AmpScalingTest, ::testing::Bool());

TEST(MultiTensorOptimizerTest, SupportsAmpScalingWhereTheKernelsAreFused) {
  auto w = param();
  EXPECT_TRUE(optim::AdamW({w}).step_supports_amp_scaling());
  EXPECT_TRUE(optim::SGD({w}, {.fused = true}).step_supports_amp_scaling());
  EXPECT_FALSE(optim::SGD({w}, {.fused = false}).step_supports_amp_scaling());
  EXPECT_FALSE(optim::Adam({w}, {.foreach = true}).step_supports_amp_scaling());
  EXPECT_FALSE(optim::RMSprop({w}).step_supports_amp_scaling());
  auto complex = at::ones({2}, at::kComplexFloat).requires_grad_(true);
  EXPECT_FALSE(optim::SGD({complex}).step_supports_amp_scaling());
}

} // namespace
} // namespace fulgurite::testing
