#pragma once

#include <torch/nn.h>

namespace fulgurite::bench {

namespace nn = torch::nn;
namespace F = torch::nn::functional;
using torch::Tensor;

struct LeNet : nn::Module {
  LeNet() {
    conv1 = register_module(
        "conv1", nn::Conv2d(nn::Conv2dOptions(1, 6, 5).padding(2)));
    conv2 = register_module("conv2", nn::Conv2d(6, 16, 5));
    fc1 = register_module("fc1", nn::Linear(400, 120));
    fc2 = register_module("fc2", nn::Linear(120, 84));
    fc3 = register_module("fc3", nn::Linear(84, 10));
  }
  Tensor forward(Tensor x) {
    x = torch::max_pool2d(torch::relu(conv1(x)), 2);
    x = torch::max_pool2d(torch::relu(conv2(x)), 2);
    x = torch::relu(fc1(x.flatten(1)));
    return fc3(torch::relu(fc2(x)));
  }
  nn::Conv2d conv1{nullptr}, conv2{nullptr};
  nn::Linear fc1{nullptr}, fc2{nullptr}, fc3{nullptr};
};

struct Block : nn::Module {
  Block(int64_t width, int64_t num_heads) : heads(num_heads) {
    norm1 =
        register_module("norm1", nn::LayerNorm(nn::LayerNormOptions({width})));
    qkv = register_module("qkv", nn::Linear(width, 3 * width));
    out = register_module("out", nn::Linear(width, width));
    norm2 =
        register_module("norm2", nn::LayerNorm(nn::LayerNormOptions({width})));
    up = register_module("up", nn::Linear(width, 4 * width));
    down = register_module("down", nn::Linear(4 * width, width));
  }
  Tensor forward(Tensor x) {
    const auto rows = x.size(0), length = x.size(1), width = x.size(2);
    const auto parts = qkv(norm1(x)).chunk(3, -1);
    const auto split = [&](const Tensor& part) {
      return part.view({rows, length, heads, width / heads}).transpose(1, 2);
    };
    const auto y = at::scaled_dot_product_attention(
        split(parts[0]), split(parts[1]), split(parts[2]), {}, 0, true);
    x = x + out(y.transpose(1, 2).reshape({rows, length, width}));
    return x + down(F::gelu(up(norm2(x))));
  }
  int64_t heads;
  nn::LayerNorm norm1{nullptr}, norm2{nullptr};
  nn::Linear qkv{nullptr}, out{nullptr}, up{nullptr}, down{nullptr};
};

struct GPT : nn::Module {
  GPT(int64_t length,
      int64_t vocabulary,
      int64_t width,
      int64_t layers,
      int64_t heads) {
    tokens = register_module("tokens", nn::Embedding(vocabulary, width));
    places = register_module("places", nn::Embedding(length, width));
    for (int64_t i = 0; i < layers; ++i) {
      blocks->push_back(Block(width, heads));
    }
    register_module("blocks", blocks);
    norm =
        register_module("norm", nn::LayerNorm(nn::LayerNormOptions({width})));
  }
  Tensor forward(Tensor x) {
    x = tokens(x) + places(torch::arange(x.size(1), x.options()));
    for (auto& block : *blocks) {
      x = block->as<Block>()->forward(x);
    }
    return torch::linear(norm(x), tokens->weight).flatten(0, 1);
  }
  nn::Embedding tokens{nullptr}, places{nullptr};
  nn::ModuleList blocks;
  nn::LayerNorm norm{nullptr};
};

inline nn::Conv2d conv(int64_t in, int64_t out, int64_t size, int64_t stride) {
  return nn::Conv2d(nn::Conv2dOptions(in, out, size)
                        .stride(stride)
                        .padding(size / 2)
                        .bias(false));
}

struct Residual : nn::Module {
  Residual(int64_t in, int64_t width, int64_t stride) {
    conv1 = register_module("conv1", conv(in, width, 3, stride));
    norm1 = register_module("norm1", nn::BatchNorm2d(width));
    conv2 = register_module("conv2", conv(width, width, 3, 1));
    norm2 = register_module("norm2", nn::BatchNorm2d(width));
    if (in != width) {
      change = register_module(
          "change",
          nn::Sequential(conv(in, width, 1, stride), nn::BatchNorm2d(width)));
    }
  }
  Tensor forward(const Tensor& x) {
    auto y = norm2(conv2(torch::relu(norm1(conv1(x)))));
    return torch::relu(y + (change ? change->forward(x) : x));
  }
  nn::Conv2d conv1{nullptr}, conv2{nullptr};
  nn::BatchNorm2d norm1{nullptr}, norm2{nullptr};
  nn::Sequential change{nullptr};
};

struct ResNet18 : nn::Module {
  ResNet18() {
    stem = register_module("stem", conv(3, 64, 3, 1));
    norm = register_module("norm", nn::BatchNorm2d(64));
    int64_t in = 64;
    for (int64_t width : {64, 128, 256, 512}) {
      blocks->push_back(Residual(in, width, in == width ? 1 : 2));
      blocks->push_back(Residual(width, width, 1));
      in = width;
    }
    register_module("blocks", blocks);
    head = register_module("head", nn::Linear(512, 10));
  }
  Tensor forward(Tensor x) {
    x = torch::relu(norm(stem(x)));
    for (auto& block : *blocks) {
      x = block->as<Residual>()->forward(x);
    }
    return head(x.mean(torch::IntArrayRef{2, 3}));
  }
  nn::Conv2d stem{nullptr};
  nn::BatchNorm2d norm{nullptr};
  nn::ModuleList blocks;
  nn::Linear head{nullptr};
};

} // namespace fulgurite::bench
