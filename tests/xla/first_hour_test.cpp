// What a user meets in the first hour: files, moves, warnings, threads, reads.
#include "fulgurite/base/logging.h"
#include "tests/support/message_of.h"
#include "tests/support/temp_dir.h"
#include "tests/xla/xla_test.h"

#include <filesystem>
#include <fstream>
#include <future>
#include <thread>

namespace fulgurite::test {
namespace {

using torch::Tensor;

/// A network with a buffer and with a weight that is used twice.
struct TiedNet : torch::nn::Module {
  TiedNet() {
    first = register_module("first", torch::nn::Linear(3, 3));
    norm = register_module("norm", torch::nn::BatchNorm1d(3));
    shared = register_parameter("shared", first->weight);
  }
  Tensor forward(const Tensor& x) {
    return torch::mm(first(norm(x)), shared);
  }
  torch::nn::Linear first{nullptr};
  torch::nn::BatchNorm1d norm{nullptr};
  Tensor shared;
};

/// One training step, on whatever device the model is.
void step(TiedNet& model, torch::optim::Optimizer& optimizer) {
  const auto x = torch::arange(12, torch::kFloat).reshape({4, 3}).sin();
  optimizer.zero_grad();
  model.forward(x.to(model.shared.device())).pow(2).mean().backward();
  optimizer.step();
}

void expect_same(TiedNet& found, TiedNet& expected) {
  const auto a = found.named_parameters();
  const auto b = expected.named_parameters();
  ASSERT_EQ(a.size(), b.size());
  for (const auto& item : a) {
    EXPECT_TRUE(same(item.value().detach(), b[item.key()].detach().cpu()))
        << item.key();
  }
  for (const auto& item : found.named_buffers()) {
    EXPECT_TRUE(
        same(item.value(), expected.named_buffers()[item.key()].detach().cpu()))
        << item.key();
  }
}

// --- files
// ----------------------------------------------------------------------------

class XlaFileTest : public testing::Test {
 protected:
  std::string path() const {
    return (folder_.path() / "file.pt").string();
  }

 private:
  TempDir folder_;
};

TEST_F(XlaFileTest, TensorsAreReadByLibTorchAndByUs) {
  const auto x = torch::randn({3, 4}).t();
  xla::save(on_xla(x), path());
  Tensor on_cpu;
  torch::load(on_cpu, path());
  EXPECT_TRUE(torch::equal(on_cpu, x));
  EXPECT_TRUE(same(xla::load(path(), xla_device()), x));
  torch::save(x, path());
  EXPECT_TRUE(same(xla::load(path(), xla_device()), x));
}

TEST_F(XlaFileTest, ModulesAreReadBackAndTiesStay) {
  auto source = std::make_shared<TiedNet>();
  torch::optim::SGD sgd(source->parameters(), 0.1);
  source->to(xla_device());
  step(*source, sgd);
  xla::save(*source, path());
  EXPECT_EQ(source->shared.device(), xla_device()) << "where it was";
  EXPECT_TRUE(source->shared.grad().defined());

  TiedNet on_cpu;
  torch::serialize::InputArchive archive;
  archive.load_from(path());
  on_cpu.load(archive);
  expect_same(on_cpu, *source);

  auto target = std::make_shared<TiedNet>();
  target->to(xla_device());
  const auto handle = target->first->weight;
  xla::load(*target, path());
  expect_same(*target, *source);
  EXPECT_TRUE(target->shared.is_same(target->first->weight));
  EXPECT_TRUE(handle.is_same(target->shared)) << "optimizers hold these";
  EXPECT_EQ(handle.device(), xla_device());
  EXPECT_TRUE(handle.is_leaf() && handle.requires_grad());
}

/// Each of them once.
std::vector<Tensor> untied(const TiedNet& model) {
  auto parameters = model.first->parameters();
  for (const auto& parameter : model.norm->parameters()) {
    parameters.push_back(parameter);
  }
  return parameters;
}

TEST_F(XlaFileTest, OptimizersGoOnWhereTheyWere) {
  auto model = std::make_shared<TiedNet>();
  model->to(xla_device());
  torch::optim::Adam adam(untied(*model), 0.1);
  step(*model, adam);
  xla::save(*model, path());
  xla::save(adam, path() + ".adam");
  auto other = std::make_shared<TiedNet>();
  other->to(xla_device());
  torch::optim::Adam resumed(untied(*other), 0.1);
  xla::load(*other, path());
  xla::load(resumed, path() + ".adam");
  step(*model, adam);
  step(*other, resumed);
  expect_same(*other, *model);
}

TEST_F(XlaFileTest, AnOptimizerThatHasAParameterTwiceIsRefused) {
  auto model = std::make_shared<TiedNet>();
  model->to(xla_device());
  torch::optim::Adam adam(model->parameters(), 0.1);
  step(*model, adam);
  xla::save(adam, path());
  EXPECT_TRUE(
      has(message_of<UserError>([&] { xla::load(adam, path()); }),
          "expected an optimizer that has each parameter once"));
}

TEST_F(XlaFileTest, FilesOfOtherThingsAreRefusedAndNothingMoves) {
  auto model = std::make_shared<TiedNet>();
  model->to(xla_device());
  const auto message =
      message_of<UserError>([&] { xla::load(*model, path()); });
  EXPECT_TRUE(has(message, "[xla.load] expected a file that save()"))
      << message;
  EXPECT_TRUE(has(message, path())) << message;
  xla::save(torch::zeros({2}, xla_device()), path());
  EXPECT_THROW(xla::load(*model, path()), UserError);
  std::ofstream(path()) << "text";
  EXPECT_THROW(xla::load(path(), xla_device()), UserError);
  EXPECT_THROW(xla::load(*model, path()), UserError);
  for (const auto& parameter : model->parameters()) {
    EXPECT_EQ(parameter.device(), xla_device());
  }
  EXPECT_THROW(xla::save(*model, "/proc/no/such/folder/file.pt"), UserError);
}

TEST_F(XlaFileTest, WhatLibTorchsSaveWritesIsReadByUsOnly) {
  const auto x = torch::randn({3, 4});
  torch::save(on_xla(x).t(), path());
  Tensor tensor;
  EXPECT_THROW(torch::load(tensor, path()), c10::Error);
  EXPECT_TRUE(same(xla::load(path(), xla_device()), x.t()));
}

// --- moves
// ----------------------------------------------------------------------------

TEST(XlaMoveTest, GradientsAndOptimizersComeAlong) {
  auto expected = std::make_shared<TiedNet>();
  auto model = std::make_shared<TiedNet>();
  {
    const torch::NoGradGuard no_grad;
    for (const auto& item : expected->named_parameters()) {
      model->named_parameters()[item.key()].copy_(item.value());
    }
  }
  torch::optim::AdamW theirs(expected->parameters(), 0.1);
  torch::optim::AdamW ours(model->parameters(), 0.1);
  step(*expected, theirs);
  step(*model, ours);
  xla::move_to(*model, xla_device());
  xla::move_state(ours);
  EXPECT_EQ(model->shared.grad().device(), xla_device());
  EXPECT_TRUE(same(model->shared.grad(), expected->shared.grad()));
  theirs.step();
  ours.step();
  step(*expected, theirs);
  step(*model, ours);
  expect_same(*model, *expected);
  xla::move_to(*model, torch::kCPU);
  xla::move_state(ours);
  step(*expected, theirs);
  step(*model, ours);
  expect_same(*model, *expected);
}

TEST(XlaMoveTest, AllOfLibTorchsOptimizersMove) {
  auto model = std::make_shared<TiedNet>();
  const auto parameters = model->parameters();
  std::vector<std::unique_ptr<torch::optim::Optimizer>> optimizers;
  optimizers.push_back(std::make_unique<torch::optim::SGD>(
      parameters, torch::optim::SGDOptions(0.1).momentum(0.9)));
  optimizers.push_back(std::make_unique<torch::optim::RMSprop>(
      parameters,
      torch::optim::RMSpropOptions(0.01).momentum(0.9).centered(true)));
  optimizers.push_back(std::make_unique<torch::optim::Adagrad>(
      parameters, torch::optim::AdagradOptions(0.1)));
  optimizers.push_back(std::make_unique<torch::optim::Adam>(
      parameters, torch::optim::AdamOptions(0.1).amsgrad(true)));
  for (auto& optimizer : optimizers) {
    xla::move_to(*model, torch::kCPU);
    step(*model, *optimizer);
    xla::move_to(*model, xla_device());
    xla::move_state(*optimizer);
    step(*model, *optimizer);
    EXPECT_TRUE(model->shared.cpu().isfinite().all().item<bool>());
  }
}

TEST(XlaMoveTest, AnOptimizerThatWasLeftBehindIsNamed) {
  auto model = std::make_shared<TiedNet>();
  torch::optim::SGD sgd(
      model->parameters(), torch::optim::SGDOptions(0.1).momentum(0.9));
  step(*model, sgd);
  xla::move_to(*model, xla_device());
  EXPECT_TRUE(
      has(message_of<c10::Error>([&] { step(*model, sgd); }),
          "expected all tensors on one device"));
}

// --- warnings
// ---------------------------------------------------------------------------

TEST(XlaWarningTest, ALoopThatNeverSyncsIsTold) {
  const torch::NoGradGuard no_grad;
  auto x = on_xla(torch::zeros({2}));
  xla::wait();
  const ScopedLogCapture log;
  for (int i = 0; i < 110'000; ++i) {
    x.add_(x);
  }
  EXPECT_EQ(log.messages().size(), 1);
  EXPECT_TRUE(log.contains("100000 operators on xla:0 have been recorded"));
  EXPECT_TRUE(log.contains("fulgurite::xla::sync()"));
}

std::vector<Tensor> kept_losses(bool detach) {
  torch::nn::Sequential net(
      torch::nn::Linear(4, 8),
      torch::nn::Tanh(),
      torch::nn::Linear(8, 8),
      torch::nn::Tanh(),
      torch::nn::Linear(8, 1));
  net->to(xla_device());
  std::vector<Tensor> losses;
  for (int i = 0; i < 25; ++i) {
    const auto loss = net->forward(on_xla(torch::rand({2, 4}))).pow(2).mean();
    losses.push_back(detach ? loss.detach() : loss);
    xla::sync();
  }
  return losses;
}

TEST(XlaWarningTest, LossesThatKeepTheirGraphsAreTold) {
  const ScopedLogCapture log;
  kept_losses(/*detach=*/true);
  EXPECT_TRUE(log.messages().empty());
  kept_losses(/*detach=*/false);
  EXPECT_EQ(log.messages().size(), 1);
  EXPECT_TRUE(log.contains("try loss.detach()"));
}

/// Runs a program in three versions and gives what is said about it.
template <class F>
std::string warning_of(F&& run) {
  const ScopedLogCapture log;
  for (int version = 0; version < 3; ++version) {
    run(version);
    xla::sync();
  }
  return log.messages().size() == 1 ? log.messages()[0].text : "";
}

TEST(XlaWarningTest, WhatIsCompiledAgainIsToldWhatChanged) {
  const auto of_shape = warning_of([](int version) {
    auto y = on_xla(torch::ones({4 + version, 2})).cos().sin().tanh();
    xla::sync();
  });
  const auto of_dtype = warning_of([](int version) {
    const auto dtype =
        std::array{torch::kFloat, torch::kDouble, torch::kBFloat16}[version];
    auto y = on_xla(torch::ones({2}, dtype)).tanh().sin().cos();
    xla::sync();
  });
  const auto of_number = warning_of([](int version) {
    auto y = on_xla(torch::ones({2})).cos().pow(version + 1.5).sin();
    xla::sync();
  });
  if (is_interpreter()) {
    GTEST_SKIP() << "the interpreter compiles nothing";
  }
  EXPECT_TRUE(has(of_shape, "an input Float[5, 2] became an input Float[6, 2]"))
      << of_shape;
  EXPECT_TRUE(has(of_dtype, "an input Double[2] became an input BFloat16[2]"))
      << of_dtype;
  EXPECT_TRUE(
      has(of_number, "pow.Tensor_Scalar 2.5 -> Float[2] became") &&
      has(of_number, "pow.Tensor_Scalar 3.5 -> Float[2]"))
      << of_number;
}

// --- threads
// --------------------------------------------------------------------------

std::string message_in_another_thread(const std::function<void()>& f) {
  return std::async(
             std::launch::async, [&] { return message_of<UserError>(f); })
      .get();
}

TEST(XlaThreadTest, ASecondThreadThatRecordsIsRefused) {
  const auto x = on_xla(torch::ones({2}));
  xla::sync();
  auto y = x + 1;
  const auto message = message_in_another_thread([&] { auto z = x * 2; });
  EXPECT_TRUE(has(message, "expected one thread to record")) << message;
  EXPECT_TRUE(
      has(message_in_another_thread([&] { y.cpu(); }), "expected one thread"))
      << "a read would cut the first thread's program";
  EXPECT_EQ(message_in_another_thread([&] { x.cpu(); }), "")
      << "what is there may be read";
  EXPECT_EQ(message_in_another_thread([&] { on_xla(torch::ones({2})); }), "")
      << "and batches may be sent";
  xla::sync();
  EXPECT_EQ(message_in_another_thread([&] { (x * 2).cpu(); }), "");
  EXPECT_TRUE(same(y, torch::full({2}, 2.0F)));
}

TEST(XlaThreadTest, WhatAThreadLeftBehindIsTakenOver) {
  const auto x = on_xla(torch::ones({2}));
  xla::sync();
  auto y = std::async(std::launch::async, [&] { return x + 1; }).get();
  EXPECT_TRUE(same(y * 2, torch::full({2}, 4.0F)));
}

TEST(XlaThreadTest, BackwardMayReadAValue) {
  struct Reader : torch::autograd::Function<Reader> {
    static Tensor forward(torch::autograd::AutogradContext*, const Tensor& x) {
      return x.clone();
    }
    static torch::autograd::variable_list backward(
        torch::autograd::AutogradContext*,
        torch::autograd::variable_list gradients) {
      return {gradients[0] * gradients[0].sum().item<double>()};
    }
  };
  auto x = on_xla(torch::ones({2})).requires_grad_();
  (Reader::apply(x) * 3).sum().backward();
  EXPECT_TRUE(same(x.grad(), torch::full({2}, 18.0F)));
}

// --- reads in the middle of a step
// ---------------------------------------------------

TEST(XlaReadTest, ReadsAreCountedByWhatMadeThem) {
  const auto x = on_xla(torch::ones({4}));
  xla::sync();
  xla::reset_metrics();
  auto y = x + 1;
  EXPECT_EQ(y.sum().item<float>(), 8);
  y = y * 2;
  EXPECT_EQ(y.cpu()[0].item<float>(), 4);
  const auto places = torch::nonzero(y + 1);
  const auto& syncs = xla::metrics().syncs;
  EXPECT_EQ(syncs.at("item"), 1);
  EXPECT_EQ(syncs.at("copy to the CPU"), 1);
  EXPECT_EQ(syncs.at("fallback of aten::nonzero"), 1);
  EXPECT_EQ(syncs.count("sync"), 0);
}

TEST(XlaReadTest, ReadsAreCountedByPlace) {
  const auto x = on_xla(torch::ones({4}));
  xla::sync();
  xla::reset_metrics();
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ((x + i).cpu()[0].item<float>(), 1 + i);
  }
  EXPECT_EQ((x * 2).cpu()[0].item<float>(), 2);
  const auto& reads = xla::metrics().reads;
  ASSERT_EQ(reads.size(), 2);
  EXPECT_EQ(reads.begin()->second + reads.rbegin()->second, 4);
  for (const auto& [name, count] : reads) {
    EXPECT_EQ(name.rfind("copy to the CPU at ", 0), 0) << name;
    EXPECT_TRUE(has(name, " in xla_test")) << name;
    EXPECT_TRUE(count == 1 || count == 3) << name << ": " << count;
  }
}

TEST(XlaReadTest, ClipGradNormReadsTheNorm) {
  const auto run = [](torch::Device device) {
    auto w = torch::arange(1, 5, torch::kFloat).to(device).requires_grad_();
    (w * w).sum().backward();
    const double norm = torch::nn::utils::clip_grad_norm_(w, 1.0);
    return std::pair(norm, w.grad());
  };
  const auto [expected_norm, expected] = run(torch::kCPU);
  xla_device();
  xla::sync();
  xla::reset_metrics();
  const auto [norm, gradient] = run(xla_device());
  EXPECT_NEAR(norm, expected_norm, 1e-5);
  EXPECT_TRUE(same(gradient, expected));
  EXPECT_EQ(xla::metrics().syncs.at("item"), 1);
  EXPECT_EQ(xla::metrics().num_fallbacks(), 0);
}

TEST(XlaReadTest, MixedDevicesAreRefusedByFallbacksToo) {
  const auto x = on_xla(torch::ones({4}));
  const auto message = message_of<UserError>([&] {
    torch::histogram(x, torch::tensor({0.0F, 1.0F, 2.0F}));
  });
  EXPECT_TRUE(has(message, "expected all tensors on one device")) << message;
}

} // namespace
} // namespace fulgurite::test
