// What the Trainer costs over a loop written by hand, with the same model, data
// and optimizer: on a step that does nothing, and on multilayer perceptrons.
// rounds: 5
#include "benchmarks/report.h"

#include <fulgurite/fulgurite.h>

#include <torch/optim/adam.h>

#include <algorithm>
#include <filesystem>
#include <functional>

namespace fg = fulgurite;
namespace nn = torch::nn;
namespace F = torch::nn::functional;
using fg::bench::print;
using torch::Tensor;

namespace {

struct Batch {
  Tensor x, y;
};

/// The same batch again and again: the data costs nothing.
class OneBatchLoader : public fg::LoaderBase {
 public:
  OneBatchLoader(Batch batch, int64_t count)
      : batch_(std::move(batch)), count_(count) {}
  std::optional<int64_t> size() const override {
    return count_;
  }
  void begin_epoch(int64_t) override {
    given_ = 0;
  }
  bool next(fg::AnyBatch& batch) override {
    if (given_ == count_) {
      return false;
    }
    ++given_;
    batch.reuse<Batch>() = batch_;
    return true;
  }
  fg::Value state_dict() const override {
    return given_;
  }
  void load_state_dict(const fg::Value& state) override {
    given_ = state.as_int();
  }
  const std::type_info& batch_type() const override {
    return typeid(Batch);
  }

 private:
  Batch batch_;
  int64_t count_;
  int64_t given_ = 0;
};

fg::Loader<Batch> loader(const Batch& batch, int64_t steps) {
  return std::static_pointer_cast<fg::LoaderBase>(
      std::make_shared<OneBatchLoader>(batch, steps));
}

class NullModel : public fg::Module<Batch> {
 public:
  explicit NullModel(bool logs) : logs_(logs) {
    register_parameter("weight", torch::zeros({1}));
  }
  Tensor training_step(const Batch&, int64_t) override {
    if (logs_) {
      log("loss", 0.5, {.prog_bar = true});
    }
    return {};
  }

 private:
  bool logs_;
};

class MLP : public fg::Module<Batch> {
 public:
  explicit MLP(int64_t hidden) {
    net = register_module(
        "net",
        nn::Sequential(
            nn::Linear(64, hidden),
            nn::ReLU(),
            nn::Linear(hidden, hidden),
            nn::ReLU(),
            nn::Linear(hidden, 10)));
  }
  Tensor loss(const Batch& batch) {
    return F::cross_entropy(net->forward(batch.x), batch.y);
  }
  Tensor training_step(const Batch& batch, int64_t) override {
    return last = loss(batch);
  }
  fg::Optimizers configure_optimizers() override {
    return fg::optim::Adam(parameters(), {.lr = 1e-3});
  }

  nn::Sequential net{nullptr};
  Tensor last;
};

double microseconds_per_step(int64_t steps, const std::function<void()>& run) {
  const fg::bench::Clock clock;
  run();
  return clock.microseconds() / static_cast<double>(steps);
}

/// A hand-written loop around a step that does nothing.
double hand_written_null(const Batch& batch, int64_t steps) {
  NullModel model(false);
  auto data = loader(batch, steps);
  return microseconds_per_step(steps, [&] {
    fg::AnyBatch current;
    int64_t index = 0;
    data->begin_epoch(0);
    while (data->next(current)) {
      model.training_step(current.as<Batch>(), index++);
    }
  });
}

/// Everything off.
double barebones_null(const Batch& batch, int64_t steps) {
  NullModel model(false);
  fg::Trainer trainer({.max_epochs = 1, .barebones = true});
  auto run = trainer.start(model, loader(batch, steps));
  const double took = microseconds_per_step(steps, [&] {
    while (run.advance()) {
    }
  });
  run.finish();
  return took;
}

/// Progress bar, two loggers, a value logged each step, a checkpoint.
double everything_null(const Batch& batch, int64_t steps) {
  const auto folder = std::filesystem::temp_directory_path() /
                      ("fulgurite_bench_" + std::to_string(::getpid()));
  double took = 0;
  {
    NullModel model(true);
    fg::Trainer trainer(
        {.logger = fg::list(
             fg::CSVLogger({.save_dir = folder.string()}),
             fg::TensorBoardLogger(
                 {.save_dir = folder.string(), .name = "tb"})),
         .max_epochs = 1,
         .enable_model_summary = false,
         .default_root_dir = folder.string()});
    auto run = trainer.start(model, loader(batch, steps));
    took = microseconds_per_step(steps, [&] {
      while (run.advance()) {
      }
    });
    run.finish();
  }
  std::filesystem::remove_all(folder);
  return took;
}

void run_null() {
  const Batch batch{torch::zeros({1}), torch::zeros({1})};
  // The least of five turns: what is measured is smaller than the noise.
  const auto least = [&](auto&& measure) {
    double best = measure();
    for (int i = 0; i < 4; ++i) {
      best = std::min(best, measure());
    }
    return best;
  };
  const double by_hand =
      least([&] { return hand_written_null(batch, 100000); });
  const double barebones = least([&] { return barebones_null(batch, 100000); });
  const double everything =
      least([&] { return everything_null(batch, 50000); });
  print("null model", "hand-written", "time per step", by_hand, "us");
  print("null model", "fulgurite barebones", "time per step", barebones, "us");
  print(
      "null model",
      "fulgurite barebones",
      "overhead per step",
      barebones - by_hand,
      "us");
  print(
      "null model",
      "fulgurite everything on",
      "time per step",
      everything,
      "us");
  print(
      "null model",
      "fulgurite everything on",
      "overhead per step",
      everything - by_hand,
      "us");
}

Batch digits_like(int64_t rows) {
  torch::manual_seed(1);
  return {torch::randn({rows, 64}), torch::randint(10, {rows}, torch::kLong)};
}

template <class Optimizer>
std::pair<double, double>
by_hand(int64_t hidden, const Batch& batch, int64_t steps) {
  torch::manual_seed(0);
  MLP model(hidden);
  Optimizer optimizer(model.parameters(), {1e-3});
  Tensor loss;
  const double took = microseconds_per_step(steps, [&] {
    for (int64_t i = 0; i < steps; ++i) {
      optimizer.zero_grad();
      loss = model.loss(batch);
      loss.backward();
      optimizer.step();
    }
  });
  return {took, loss.item<double>()};
}

std::pair<double, double>
by_trainer(int64_t hidden, const Batch& batch, int64_t steps) {
  torch::manual_seed(0);
  MLP model(hidden);
  fg::Trainer trainer({.max_epochs = 1, .barebones = true});
  auto run = trainer.start(model, loader(batch, steps));
  const double took = microseconds_per_step(steps, [&] {
    while (run.advance()) {
    }
  });
  run.finish();
  return {took, model.last.item<double>()};
}

void run_mlp(int64_t hidden, int64_t rows, int64_t steps) {
  const auto workload = "MLP 64-" + std::to_string(hidden) + "-" +
                        std::to_string(hidden) + "-10 batch " +
                        std::to_string(rows);
  const auto batch = digits_like(rows);
  const auto report = [&](const char* contestant,
                          std::pair<double, double> result) {
    print(workload, contestant, "time per step", result.first, "us");
    print(workload, contestant, "last loss", result.second, "");
  };
  by_hand<fg::optim::Adam>(hidden, batch, steps / 10 + 1);
  report(
      "hand-written with stock Adam",
      by_hand<torch::optim::Adam>(hidden, batch, steps));
  report(
      "hand-written with our Adam",
      by_hand<fg::optim::Adam>(hidden, batch, steps));
  report("fulgurite", by_trainer(hidden, batch, steps));
}

/// Steps of the null model and no more: what tools/instructions_per_step.py
/// counts.
void run_steps(int64_t barebones, int64_t everything) {
  const Batch batch{torch::zeros({1}), torch::zeros({1})};
  barebones_null(batch, barebones);
  everything_null(batch, everything);
}

} // namespace

int main(int argc, char** argv) {
  torch::set_num_threads(1);
  fg::set_log_level(fg::LogLevel::kError);
  if (argc == 3) {
    run_steps(std::stoll(argv[1]), std::stoll(argv[2]));
    return 0;
  }
  run_null();
  run_mlp(32, 64, 2000);
  run_mlp(512, 64, 200);
  run_mlp(1024, 256, 30);
}
