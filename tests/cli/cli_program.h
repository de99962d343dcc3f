#pragma once

// A program around a small model, run with arguments as a user would.
#include "fulgurite/base/env.h"
#include "fulgurite/cli.h"
#include "tests/support/boring_model.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>

#include <csignal>
#include <fstream>
#include <iterator>

namespace fulgurite::test {

namespace fs = std::filesystem;

struct NetParams {
  int64_t hidden = 4;
  double lr = 0.1;
  std::string fails = "";
};
inline std::vector<OptionHelp> option_help(const NetParams&) {
  return {{"hidden", "Width of the hidden layer."}};
}

/// What the last run saw.
struct Seen {
  NetParams params;
  int64_t batch_size = 0;
  std::string optimizer;
  std::string scheduler;
  double lr = 0;
  int64_t steps = 0;
  Value::Dict hparams;
  std::vector<std::string> callbacks;
};
inline Seen& seen() {
  static Seen instance;
  return instance;
}

class Net : public Module<Row> {
 public:
  using Params = NetParams;
  explicit Net(NetParams params) : params_(std::move(params)) {
    seen() = Seen();
    seen().params = params_;
    layer_ = register_module("layer", torch::nn::Linear(4, params_.hidden));
  }
  at::Tensor training_step(const Row& batch, int64_t) override {
    if (params_.fails == "exception") {
      throw std::runtime_error("the step broke");
    }
    if (params_.fails == "shape") {
      return torch::ones({2}).add(torch::ones({3}));
    }
    if (params_.fails == "sigterm") {
      std::raise(SIGTERM);
    }
    ++seen().steps;
    auto loss = layer_(batch.x).sum();
    log("train_loss", loss);
    return loss;
  }
  void validation_step(const Row& batch, int64_t) override {
    log("val_loss", layer_(batch.x).sum());
  }
  void test_step(const Row& batch, int64_t) override {
    log("test_loss", layer_(batch.x).sum());
  }
  at::Tensor predict_step(const Row& batch, int64_t) override {
    return layer_(batch.x);
  }
  Optimizers configure_optimizers() override {
    return optim::SGD(parameters(), {.lr = params_.lr});
  }
  void on_train_start() override {
    auto& optimizer = this->optimizer().raw();
    seen().optimizer = optimizer.name();
    seen().lr = optimizer.lr();
    for (auto* scheduler : lr_schedulers()) {
      seen().scheduler = scheduler->name();
    }
    seen().hparams = hparams();
    for (const auto& callback : trainer().callbacks()) {
      seen().callbacks.push_back(class_name(*callback));
    }
  }

 private:
  NetParams params_;
  torch::nn::Linear layer_{nullptr};
};

struct RowsParams {
  int64_t batch_size = 2;
  int64_t count = 8;
};

class RowsData : public DataModule<Row> {
 public:
  using Params = RowsParams;
  explicit RowsData(RowsParams params) : params_(params) {
    seen().batch_size = params.batch_size;
  }
  Loader<Row> train_dataloader() override {
    return loader();
  }
  std::vector<Loader<Row>> val_dataloaders() override {
    return {loader()};
  }
  std::vector<Loader<Row>> test_dataloaders() override {
    return {loader()};
  }
  std::vector<Loader<Row>> predict_dataloaders() override {
    return {loader()};
  }

 private:
  Loader<Row> loader() const {
    return rows_loader(
        static_cast<size_t>(params_.count), {.batch_size = params_.batch_size});
  }
  RowsParams params_;
};

struct Outcome {
  int code = 0;
  std::string out;
  std::string err;
};

template <class M = Net, class D = RowsData>
Outcome run(
    std::vector<std::string> arguments,
    const CliOptions& options = {}) {
  arguments.insert(arguments.begin(), "build/bin/program");
  std::vector<const char*> argv;
  for (const auto& argument : arguments) {
    argv.push_back(argument.c_str());
  }
  testing::internal::CaptureStdout();
  testing::internal::CaptureStderr();
  Outcome outcome;
  outcome.code = cli<M, D>(static_cast<int>(argv.size()), argv.data(), options);
  outcome.out = testing::internal::GetCapturedStdout();
  outcome.err = testing::internal::GetCapturedStderr();
  return outcome;
}

inline std::string read_text(const fs::path& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

/// Runs in a folder of its own, quietly, for one epoch.
class CliProgramTest : public testing::Test {
 protected:
  ~CliProgramTest() override {
    set_env("FULGURITE_GLOBAL_SEED", std::nullopt);
  }
  std::vector<std::string> quiet(
      std::vector<std::string> arguments,
      const std::string& logger = "false") const {
    for (const char* option :
         {"--seed_everything=false",
          "--trainer.enable_progress_bar=false",
          "--trainer.enable_model_summary=false",
          "--trainer.enable_checkpointing=false",
          "--trainer.max_epochs=1"}) {
      arguments.insert(arguments.begin() + 1, option);
    }
    arguments.insert(arguments.begin() + 1, "--trainer.logger=" + logger);
    arguments.insert(
        arguments.begin() + 1,
        "--trainer.default_root_dir=" + folder_.path().string());
    return arguments;
  }
  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name) << text;
    return (folder_ / name).string();
  }

  TempDir folder_;
};

} // namespace fulgurite::test
