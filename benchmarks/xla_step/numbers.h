#pragma once

#include <torch/nn/module.h>

#include <cmath>

// Numbers by position, the same as in xla_step_jax.py.
namespace fulgurite::bench {

/// MurmurHash3's finaliser.
inline uint32_t hashed(int64_t position, uint32_t seed) {
  auto h = static_cast<uint32_t>(position + 1) * 0x9E3779B9U;
  h += seed * 0x7F4A7C15U;
  h = (h ^ (h >> 16)) * 0x85EBCA6BU;
  h = (h ^ (h >> 13)) * 0xC2B2AE35U;
  return h ^ (h >> 16);
}

/// float32s in [-1, 1).
inline torch::Tensor uniform(torch::IntArrayRef sizes, uint32_t seed) {
  auto out = torch::empty(sizes);
  auto* values = out.mutable_data_ptr<float>();
  for (int64_t i = 0; i < out.numel(); ++i) {
    values[i] = static_cast<float>(hashed(i, seed) / 2147483648.0 - 1);
  }
  return out;
}

/// Longs in [0, limit).
inline torch::Tensor
below(int64_t limit, torch::IntArrayRef sizes, uint32_t seed) {
  auto out = torch::empty(sizes, torch::kLong);
  auto* values = out.mutable_data_ptr<int64_t>();
  for (int64_t i = 0; i < out.numel(); ++i) {
    values[i] = hashed(i, seed) % limit;
  }
  return out;
}

/// Gives a model's parameters the values that they begin with.
inline void initialise(torch::nn::Module& model) {
  const torch::NoGradGuard no_grad;
  uint32_t number = 0;
  for (auto& item : model.named_parameters()) {
    auto& parameter = item.value();
    if (parameter.dim() > 1) {
      const auto inputs =
          static_cast<double>(parameter.numel() / parameter.size(0));
      parameter.copy_(
          uniform(parameter.sizes(), number) *
          static_cast<float>(1 / std::sqrt(inputs)));
    } else {
      parameter.fill_(item.key().ends_with("bias") ? 0 : 1);
    }
    ++number;
  }
}

} // namespace fulgurite::bench
