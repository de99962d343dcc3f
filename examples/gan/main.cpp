// Two networks against each other: the generator draws digits, the
// discriminator tells them from real ones. Two optimizers, stepped by hand.
//
//   gan                            train, then draw
//   gan fit --trainer.max_epochs=5 shorter
//   gan fit --help                 everything that can be set
#include "../digits/digits_data.h"

#include <fulgurite/cli.h>

#include <cstdio>

namespace nn = torch::nn;
namespace F = torch::nn::functional;
using torch::Tensor;

struct GanParams {
  int64_t noise = 16;
  int64_t hidden = 128;
  double generator_lr = 1e-3;
  double discriminator_lr = 4e-4;
};

class Gan : public fg::Module<Digits> {
 public:
  using Params = GanParams;

  explicit Gan(GanParams params = {}) : params_(params) {
    automatic_optimization = false;
    const int64_t h = params.hidden;
    generator_ = register_module(
        "generator",
        nn::Sequential(
            nn::Linear(params.noise, h),
            nn::BatchNorm1d(h),
            nn::ReLU(),
            nn::Linear(h, h),
            nn::BatchNorm1d(h),
            nn::ReLU(),
            nn::Linear(h, 64),
            nn::Sigmoid()));
    discriminator_ = register_module(
        "discriminator",
        nn::Sequential(
            nn::Linear(64, h),
            nn::LeakyReLU(),
            nn::Dropout(0.3),
            nn::Linear(h, h),
            nn::LeakyReLU(),
            nn::Dropout(0.3),
            nn::Linear(h, 1)));
  }

  Tensor training_step(const Digits& batch, int64_t) override {
    auto& g_optimizer = optimizer(0);
    auto& d_optimizer = optimizer(1);
    const auto real = batch.image.flatten(1);

    toggle_optimizer(g_optimizer);
    const auto fooled = discriminator_->forward(draw(real.size(0)));
    const auto g_loss = loss(fooled, 1.0);
    g_optimizer.zero_grad();
    manual_backward(g_loss);
    g_optimizer.step();
    untoggle_optimizer(g_optimizer);

    toggle_optimizer(d_optimizer);
    const auto fake = draw(real.size(0)).detach();
    const auto d_loss = loss(discriminator_->forward(real), 0.9) +
                        loss(discriminator_->forward(fake), 0.0);
    d_optimizer.zero_grad();
    manual_backward(d_loss);
    d_optimizer.step();
    untoggle_optimizer(d_optimizer);

    log("g_loss", g_loss, {.prog_bar = true});
    log("d_loss", d_loss, {.prog_bar = true});
    return {};
  }
  fg::Optimizers configure_optimizers() override {
    const auto adam = [](nn::Sequential& net, double lr) {
      return fg::optim::Adam(
          net->parameters(), {.lr = lr, .betas = {0.5, 0.999}});
    };
    return {
        adam(generator_, params_.generator_lr),
        adam(discriminator_, params_.discriminator_lr)};
  }
  void on_train_end() override {
    torch::NoGradGuard no_grad;
    generator_->eval();
    print(draw(6).view({6, 8, 8}).cpu());
    generator_->train();
  }

 private:
  Tensor draw(int64_t count) {
    return generator_->forward(torch::randn({count, params_.noise}, device()));
  }
  static Tensor loss(const Tensor& scores, double target) {
    return F::binary_cross_entropy_with_logits(
        scores, torch::full_like(scores, target));
  }
  static void print(const Tensor& images) {
    const std::string shades = " .:-=+*#%@";
    for (int64_t row = 0; row < 8; ++row) {
      for (int64_t i = 0; i < images.size(0); ++i) {
        for (int64_t column = 0; column < 8; ++column) {
          const auto grey = images[i][row][column].item<double>();
          const char shade = shades[static_cast<size_t>(grey * 9.99)];
          std::printf("%c%c", shade, shade);
        }
        std::printf("  ");
      }
      std::printf("\n");
    }
  }

  GanParams params_;
  nn::Sequential generator_{nullptr}, discriminator_{nullptr};
};

int main(int argc, char** argv) {
  return fg::cli<Gan, DigitsData>(
      argc,
      argv,
      {.defaults = "trainer: {max_epochs: 60, log_every_n_steps: 10}",
       .default_command = "fit"});
}
