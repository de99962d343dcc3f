// A small GPT learns to write like the King James Bible, letter by letter.
//
//   char_gpt                              train, then write a few lines
//   char_gpt fit --trainer.max_epochs=20  longer
//   char_gpt fit --help                   everything that can be set
#include "text_data.h"

#include <fulgurite/cli.h>

#include <cstdio>

namespace nn = torch::nn;
namespace F = torch::nn::functional;
using torch::Tensor;

// Letters at the end of a name are its dimensions: batch, time, channels,
// heads.
struct CharGptParams {
  int64_t layers = 2;
  int64_t heads = 4;
  int64_t channels = 64;
  double max_lr = 5e-3;
  int64_t sample_length = 400;
};

struct BlockImpl : nn::Module {
  explicit BlockImpl(const CharGptParams& p) : heads(p.heads) {
    const int64_t c = p.channels;
    norm1 = register_module("norm1", nn::LayerNorm(nn::LayerNormOptions({c})));
    qkv = register_module("qkv", nn::Linear(c, 3 * c));
    out = register_module("out", nn::Linear(c, c));
    norm2 = register_module("norm2", nn::LayerNorm(nn::LayerNormOptions({c})));
    mlp = register_module(
        "mlp",
        nn::Sequential(nn::Linear(c, 4 * c), nn::GELU(), nn::Linear(4 * c, c)));
  }
  Tensor forward(const Tensor& x_BTC) {
    const int64_t b = x_BTC.size(0), t = x_BTC.size(1), c = x_BTC.size(2);
    const auto qkv_3BHT = qkv(norm1(x_BTC))
                              .view({b, t, 3, heads, c / heads})
                              .permute({2, 0, 3, 1, 4});
    const auto seen = torch::scaled_dot_product_attention(
        qkv_3BHT[0], qkv_3BHT[1], qkv_3BHT[2], {}, 0.0, /*is_causal=*/true);
    const auto y_BTC = x_BTC + out(seen.transpose(1, 2).reshape({b, t, c}));
    return y_BTC + mlp->forward(norm2(y_BTC));
  }

  int64_t heads;
  nn::LayerNorm norm1{nullptr}, norm2{nullptr};
  nn::Linear qkv{nullptr}, out{nullptr};
  nn::Sequential mlp{nullptr};
};
TORCH_MODULE(Block);

/// Scores of the next letter, by the weights of the embedding itself.
struct TiedHeadImpl : nn::Module {
  explicit TiedHeadImpl(const Tensor& shared)
      : weight(register_parameter("weight", shared)) {}
  Tensor forward(const Tensor& x) {
    return F::linear(x, weight);
  }
  Tensor weight;
};
TORCH_MODULE(TiedHead);

class CharGpt : public fg::Module<Text> {
 public:
  using Params = CharGptParams;

  explicit CharGpt(CharGptParams params = {}) : params_(params) {
    const int64_t c = params.channels;
    letters_ = register_module("letters", nn::Embedding(kAlphabet.size(), c));
    places_ = register_module("places", nn::Embedding(kContext, c));
    for (int64_t i = 0; i < params.layers; ++i) {
      blocks_->push_back(Block(params));
    }
    register_module("blocks", blocks_);
    norm_ = register_module("norm", nn::LayerNorm(nn::LayerNormOptions({c})));
    head_ = register_module("head", TiedHead(letters_->weight));
    nn::init::normal_(letters_->weight, 0.0, 0.02);
    nn::init::normal_(places_->weight, 0.0, 0.02);
  }

  Tensor training_step(const Text& batch, int64_t) override {
    const auto loss = loss_of(batch);
    log("train_loss", loss, {.prog_bar = true});
    return loss;
  }
  void validation_step(const Text& batch, int64_t) override {
    const auto loss = loss_of(batch);
    log("val_loss", loss);
    log("val_perplexity", loss.exp(), {.prog_bar = true});
  }
  fg::Optimizers configure_optimizers() override {
    return fg::OptimizerConfig{
        .optimizer = fg::optim::AdamW(
            parameters(), {.betas = {0.9, 0.95}, .weight_decay = 0.1}),
        .scheduler = fg::lr_scheduler::OneCycle(
            {.max_lr = params_.max_lr,
             .total_steps = estimated_stepping_batches()}),
        .interval = fg::Interval::kStep};
  }
  void on_train_end() override {
    std::printf("\n%s\n", write("And God said", params_.sample_length).c_str());
  }

 private:
  Tensor forward(const Tensor& letters_BT) {
    const auto places_TC = places_->weight.narrow(0, 0, letters_BT.size(1));
    return head_(norm_(blocks_->forward(letters_(letters_BT) + places_TC)));
  }
  Tensor loss_of(const Text& batch) {
    const auto letters = batch.letters.slice(1, 0, -1);
    const auto next = batch.letters.slice(1, 1);
    return F::cross_entropy(forward(letters).flatten(0, 1), next.flatten());
  }
  std::string write(std::string text, int64_t length) {
    torch::NoGradGuard no_grad;
    for (int64_t i = 0; i < length; ++i) {
      const auto begin = text.size() - std::min<size_t>(text.size(), kContext);
      const auto seen = encode(text.substr(begin)).unsqueeze(0).to(device());
      const auto chances = forward(seen).select(1, -1).div(0.8).softmax(-1);
      text += kAlphabet[chances.multinomial(1).item<int64_t>()];
    }
    return text;
  }

  CharGptParams params_;
  nn::Embedding letters_{nullptr}, places_{nullptr};
  nn::Sequential blocks_;
  nn::LayerNorm norm_{nullptr};
  TiedHead head_{nullptr};
};

int main(int argc, char** argv) {
  return fg::cli<CharGpt, TextData>(
      argc,
      argv,
      {.defaults = "trainer: {max_epochs: 8, gradient_clip_val: 1.0}",
       .default_command = "fit"});
}
