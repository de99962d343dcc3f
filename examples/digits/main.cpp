// Learns handwritten digits with a small convolutional network.
//
//   digits                the demo: train, then test the best checkpoint
//   digits fit --trainer.max_epochs=1    the same from the command line
//   digits fit --help     everything that can be set
#include "digits_data.h"

#include <fulgurite/cli.h>

#include <cstdio>
#include <cstring>
#include <exception>
#include <filesystem>

namespace nn = torch::nn;
namespace F = torch::nn::functional;
using torch::Tensor;

struct DigitsNetParams {
  int64_t channels = 32;
  double max_lr = 5e-3;
  double weight_decay = 1e-2;
  double dropout = 0.3;
};

std::vector<fg::OptionHelp> option_help(const DigitsNetParams&) {
  return {
      {"channels", "Channels of the first convolution; the others have twice."},
      {"max_lr", "Highest learning rate of the 1cycle schedule."},
      {"weight_decay", "Weight decay of AdamW."},
      {"dropout", "Part of the features left out while training."}};
}

class DigitsNet : public fg::Module<Digits> {
 public:
  using Params = DigitsNetParams;

  explicit DigitsNet(DigitsNetParams params = {}) : params_(params) {
    save_hyperparameters(params);
    const int64_t narrow = params.channels, wide = 2 * params.channels;
    const auto conv = [](int64_t in, int64_t out) {
      return nn::Conv2d(nn::Conv2dOptions(in, out, 3).padding(1));
    };
    net_ = register_module(
        "net",
        nn::Sequential(
            conv(1, narrow),
            nn::BatchNorm2d(narrow),
            nn::ReLU(),
            conv(narrow, wide),
            nn::BatchNorm2d(wide),
            nn::ReLU(),
            nn::MaxPool2d(2),
            conv(wide, wide),
            nn::BatchNorm2d(wide),
            nn::ReLU(),
            nn::MaxPool2d(2),
            nn::Flatten(),
            nn::Dropout(params.dropout),
            nn::Linear(4 * wide, 10)));
  }

  Tensor training_step(const Digits& batch, int64_t) override {
    const auto loss = F::cross_entropy(net_->forward(batch.image), batch.label);
    log("train_loss", loss, {.prog_bar = true});
    return loss;
  }
  void validation_step(const Digits& batch, int64_t) override {
    const auto scores = net_->forward(batch.image);
    log("val_loss", F::cross_entropy(scores, batch.label));
    log("val_acc", accuracy(scores, batch.label), {.prog_bar = true});
  }
  void test_step(const Digits& batch, int64_t) override {
    log("test_acc", accuracy(net_->forward(batch.image), batch.label));
  }
  Tensor predict_step(const Digits& batch, int64_t) override {
    return net_->forward(batch.image).argmax(1);
  }
  fg::Optimizers configure_optimizers() override {
    return fg::OptimizerConfig{
        .optimizer = fg::optim::AdamW(
            parameters(), {.weight_decay = params_.weight_decay}),
        .scheduler = fg::lr_scheduler::OneCycle(
            {.max_lr = params_.max_lr,
             .total_steps = estimated_stepping_batches()}),
        .interval = fg::Interval::kStep};
  }

 private:
  static Tensor accuracy(const Tensor& scores, const Tensor& label) {
    return scores.argmax(1).eq(label).to(torch::kFloat).mean();
  }

  DigitsNetParams params_;
  nn::Sequential net_{nullptr};
};

int demo() {
  fg::seed_everything();
  DigitsNet model;
  DigitsData data;
  fg::Trainer trainer(
      {.logger = fg::list(
           fg::TensorBoardLogger(
               {.save_dir = "fulgurite_logs", .name = "digits"}),
           fg::CSVLogger({.save_dir = "fulgurite_logs", .name = "digits_csv"})),
       .callbacks = fg::list(
           fg::ModelCheckpoint({.monitor = "val_acc", .mode = "max"}),
           fg::LearningRateMonitor()),
       .max_epochs = 15,
       .log_every_n_steps = 10});
  trainer.fit(model, data);
  const auto metrics = trainer.test(model, data, {.ckpt_path = "best"});
  std::printf(
      "\ntest accuracy  %.4f\ncheckpoint     %s\n"
      "TensorBoard    tensorboard --logdir %s\n",
      metrics.at("test_acc"),
      std::filesystem::relative(trainer.best_model_path()).c_str(),
      std::filesystem::relative(trainer.log_dir().parent_path()).c_str());
  return 0;
}

int main(int argc, char** argv) {
  if (argc > 1 && std::strcmp(argv[1], "demo") != 0) {
    return fg::cli<DigitsNet, DigitsData>(
        argc, argv, {.defaults = "trainer: {max_epochs: 15}"});
  }
  try {
    return demo();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "digits: error: %s\n", error.what());
    return 1;
  }
}
