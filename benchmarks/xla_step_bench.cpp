// A training step on an XLA device beside the same model's program as JAX
// exports it (xla_step/*.mlir, made by xla_step_jax.py), run through the same
// client, and beside LibTorch on the CPU.
// rounds: 5
#include "benchmarks/report.h"
#include "benchmarks/xla_step/jax_module.h"
#include "benchmarks/xla_step/models.h"
#include "benchmarks/xla_step/numbers.h"
#include "benchmarks/xla_step/watched_backend.h"
#include "fulgurite/xla/aten/register.h"
#include "fulgurite/xla/executor/devices.h"
#include "fulgurite/xla/xla.h"

#include <torch/nn.h>
#include <torch/optim/adam.h>
#include <torch/optim/sgd.h>

#include <algorithm>
#include <functional>

namespace nn = torch::nn;
namespace F = torch::nn::functional;
namespace xla = fulgurite::xla;
using namespace fulgurite::bench;
using torch::Tensor;

namespace {

constexpr const char* kOurs = "fulgurite xla";
constexpr const char* kJax = "JAX's module";
constexpr const char* kEager = "LibTorch CPU eager";

WatchedBackend& backend() {
  // The devices own it, for the life of the process.
  static WatchedBackend* it = [] {
    xla::register_backend();
    auto made = std::make_unique<WatchedBackend>(
        xla::PjrtBackendOptions{.plugin = "cpu"});
    auto* pointer = made.get();
    xla::Devices::instance().set_backend(std::move(made), "xla_step");
    return pointer;
  }();
  return *it;
}

double median(std::vector<double> values) {
  const auto middle = values.begin() + static_cast<long>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

enum class OptimizerKind { kAdam, kSGD };

struct Model {
  std::shared_ptr<nn::Module> module;
  std::function<Tensor(const Tensor&)> forward;
};

template <class Net>
Model model_of(std::shared_ptr<Net> net) {
  return {net, [net](const Tensor& x) { return net->forward(x); }};
}

/// What is trained: a model, its optimizer and one batch. The loss is the
/// cross entropy.
struct Workload {
  std::string name;
  std::string file; ///< in xla_step/
  std::function<Model()> make;
  OptimizerKind optimizer;
  Tensor x, y;
};

/// A loop over one batch, on any device.
class Training {
 public:
  Training(const Workload& workload, torch::Device device)
      : device_(device), model_(workload.make()) {
    auto& module = *model_.module;
    initialise(module);
    module.to(device);
    x_ = workload.x.to(device);
    y_ = workload.y.to(device);
    if (workload.optimizer == OptimizerKind::kAdam) {
      optimizer_ = std::make_unique<torch::optim::Adam>(
          module.parameters(), torch::optim::AdamOptions(1e-3));
    } else {
      optimizer_ = std::make_unique<torch::optim::SGD>(
          module.parameters(), torch::optim::SGDOptions(0.01).momentum(0.9));
    }
  }

  void step() {
    loss_ = F::cross_entropy(model_.forward(x_), y_.flatten());
    loss_.backward();
    loss_ = loss_.detach();
    optimizer_->step();
    optimizer_->zero_grad();
    if (device_.is_xla()) {
      xla::sync(device_);
    }
  }
  void wait() const {
    if (device_.is_xla()) {
      xla::wait(device_);
    }
  }
  double loss() const {
    return loss_.item<double>();
  }

  /// Parameters, then buffers.
  std::vector<Tensor> model_state() const {
    auto out = model_.module->parameters();
    for (auto& buffer : model_.module->buffers()) {
      out.push_back(buffer);
    }
    return out;
  }
  /// Of parameters, buffers and the optimizer's tensors.
  int64_t state_bytes() const {
    int64_t bytes = 0;
    for (const auto& tensor : model_state()) {
      bytes += static_cast<int64_t>(tensor.nbytes());
    }
    for (const auto& parameter : model_.module->parameters()) {
      const bool is_adam =
          dynamic_cast<torch::optim::Adam*>(optimizer_.get()) != nullptr;
      bytes += static_cast<int64_t>(parameter.nbytes()) * (is_adam ? 2 : 1);
    }
    return bytes;
  }

 private:
  torch::Device device_;
  Model model_;
  std::unique_ptr<torch::optim::Optimizer> optimizer_;
  Tensor x_, y_, loss_;
};

/// What takes turns within a round: `run` gives the microseconds of a step.
struct Contestant {
  const char* name;
  std::function<double()> run;
  std::vector<double> times = {};
};

/// In turns of a few steps, so that noise hits all alike.
void take_turns(std::vector<Contestant>& contestants) {
  constexpr int kTurns = 6;
  constexpr double kTurn = 60e3; // us
  for (int turn = 0; turn < kTurns; ++turn) {
    for (auto& contestant : contestants) {
      double spent = 0;
      // The first step of a turn finds the caches full of others' numbers.
      contestant.run();
      do {
        // Not what run() gives, which is for one step of perhaps many.
        const Clock clock;
        contestant.times.push_back(contestant.run());
        spent += clock.microseconds();
      } while (spent < kTurn);
    }
  }
}

void report_memory(
    const Workload& workload,
    const char* contestant,
    const xla::pjrt::CompiledMemoryStats& memory) {
  print(
      workload.name,
      contestant,
      "aliased",
      static_cast<double>(memory.alias_size_in_bytes),
      "bytes");
  print(
      workload.name,
      contestant,
      "memory",
      static_cast<double>(
          memory.argument_size_in_bytes + memory.output_size_in_bytes -
          memory.alias_size_in_bytes + memory.temp_size_in_bytes),
      "bytes");
}

/// Microseconds per step of a loop that waits once, at its end.
double wall_time(Training& training, int steps) {
  const Clock clock;
  for (int i = 0; i < steps; ++i) {
    training.step();
  }
  training.wait();
  return clock.microseconds() / steps;
}

void run(const Workload& workload) {
  Training eager(workload, torch::kCPU);
  ProgramLoop jax(
      backend().inner(),
      jax_call(
          std::filesystem::path(XLA_STEP_MODULES) / workload.file,
          eager.model_state(),
          workload.x,
          workload.y));
  Training ours(workload, torch::Device(torch::kXLA, 0));

  constexpr int kSteps = 10;
  for (int step = 1; step <= kSteps; ++step) {
    if (step == kSteps) {
      backend().set_mode(WatchedBackend::Mode::kCapture);
    }
    ours.step();
    jax.step();
    eager.step();
    if (step == 1 || step == kSteps) {
      const auto metric = "loss of step " + std::to_string(step);
      print(workload.name, kOurs, metric, ours.loss(), "");
      print(workload.name, kJax, metric, jax.loss(), "");
      print(workload.name, kEager, metric, eager.loss(), "");
    }
  }
  backend().set_mode(WatchedBackend::Mode::kRun);
  ProgramLoop program(backend().inner(), backend().captured());

  report_memory(workload, kOurs, program.memory());
  report_memory(workload, kJax, jax.memory());
  print(
      workload.name,
      kOurs,
      "aliased less the state",
      static_cast<double>(
          program.memory().alias_size_in_bytes - ours.state_bytes()),
      "bytes");

  std::vector<Contestant> device = {
      {kOurs, [&] { return program.step(); }},
      {kJax, [&] { return jax.step(); }}};
  take_turns(device);
  for (const auto& contestant : device) {
    print(
        workload.name,
        contestant.name,
        "device time",
        median(contestant.times),
        "us");
  }
  const int steps =
      std::clamp(static_cast<int>(1e5 / median(device.front().times)), 3, 300);
  std::vector<Contestant> wall = {
      {kOurs, [&] { return wall_time(ours, steps); }},
      {kEager, [&] { return wall_time(eager, steps); }}};
  take_turns(wall);
  for (const auto& contestant : wall) {
    print(
        workload.name,
        contestant.name,
        "time per step",
        median(contestant.times),
        "us");
  }
}

Workload mlp_workload(int64_t hidden, int64_t rows) {
  const auto size = std::to_string(hidden);
  return {
      "MLP 64-" + size + "-" + size + "-10 batch " + std::to_string(rows),
      "mlp_" + size + ".mlir",
      [hidden] {
        return model_of(nn::Sequential(
                            nn::Linear(64, hidden),
                            nn::ReLU(),
                            nn::Linear(hidden, hidden),
                            nn::ReLU(),
                            nn::Linear(hidden, 10))
                            .ptr());
      },
      OptimizerKind::kAdam,
      uniform({rows, 64}, 1001),
      below(10, {rows}, 1002)};
}

std::vector<Workload> workloads() {
  return {
      mlp_workload(32, 64),
      mlp_workload(512, 64),
      mlp_workload(1024, 256),
      {"LeNet batch 64",
       "lenet.mlir",
       [] { return model_of(std::make_shared<LeNet>()); },
       OptimizerKind::kSGD,
       uniform({64, 1, 28, 28}, 1001),
       below(10, {64}, 1002)},
      {"GPT 4 layers",
       "gpt.mlir",
       [] { return model_of(std::make_shared<GPT>(64, 65, 128, 4, 4)); },
       OptimizerKind::kAdam,
       below(65, {8, 64}, 1001),
       below(65, {8, 64}, 1002)},
      {"ResNet-18 32 px batch 8",
       "resnet18.mlir",
       [] { return model_of(std::make_shared<ResNet18>()); },
       OptimizerKind::kSGD,
       uniform({8, 3, 32, 32}, 1001),
       below(10, {8}, 1002)}};
}

} // namespace

int main(int argc, char** argv) {
  const std::string wanted = argc > 1 ? argv[1] : "";
  for (const auto& workload : workloads()) {
    if (workload.name.find(wanted) != std::string::npos) {
      run(workload);
    }
  }
}
