// Fits a line through noisy points, with the installed Fulgurite.

#include <fulgurite/fulgurite.h>

#include <cmath>
#include <cstdio>

namespace fg = fulgurite;
namespace nn = torch::nn;
namespace F = torch::nn::functional;
using torch::Tensor;

struct Point {
  Tensor x, y;
};

// Points on y = 3x - 1, each a little off.
struct Line {
  size_t size() const {
    return 256;
  }
  Point get(size_t, fg::Rng& rng) const {
    const auto x = static_cast<float>(rng.uniform(-1.0, 1.0));
    const auto noise = static_cast<float>(rng.uniform(-0.01, 0.01));
    return {torch::tensor({x}), torch::tensor({3 * x - 1 + noise})};
  }
};

struct LineData : fg::DataModule<Point> {
  fg::Loader<Point> train_dataloader() override {
    return fg::data_loader(Line(), {.batch_size = 32, .shuffle = true});
  }
};

class Regression : public fg::Module<Point> {
 public:
  Regression() {
    line_ = register_module("line", nn::Linear(1, 1));
  }
  Tensor training_step(const Point& batch, int64_t) override {
    auto loss = F::mse_loss(line_(batch.x), batch.y);
    log("train_loss", loss);
    return loss;
  }
  fg::Optimizers configure_optimizers() override {
    return fg::optim::SGD(parameters(), {.lr = 0.1});
  }
  double slope() const {
    return line_->weight.item<double>();
  }

 private:
  nn::Linear line_{nullptr};
};

int main() {
  fg::seed_everything(1);
  Regression model;
  LineData data;
  fg::Trainer trainer(
      {.logger = false,
       .max_epochs = 20,
       .enable_checkpointing = false,
       .enable_progress_bar = false,
       .enable_model_summary = false});
  trainer.fit(model, data);
  std::printf("slope %.2f, drawn with 3.00\n", model.slope());
  return std::abs(model.slope() - 3.0) < 0.05 ? 0 : 1;
}
