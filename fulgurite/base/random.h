#pragma once

#include <ATen/core/PhiloxRNGEngine.h>
#include <ATen/core/Tensor.h>

#include <cstdint>
#include <limits>
#include <optional>

namespace fulgurite {

/// A small random stream of its own: Philox 4x32-10, so that the stream of
/// (seed, epoch, index) costs nothing to begin and is the same on every
/// machine and with every number of workers. Fits the standard library's
/// UniformRandomBitGenerator.
class Rng {
 public:
  using result_type = uint32_t;

  explicit Rng(uint64_t seed, uint64_t stream = 0, uint64_t offset = 0)
      : engine_(seed, stream, offset) {}

  static constexpr uint32_t min() {
    return 0;
  }
  static constexpr uint32_t max() {
    return std::numeric_limits<uint32_t>::max();
  }
  uint32_t operator()() {
    return engine_();
  }
  uint64_t next_u64() {
    const uint64_t high = engine_();
    return (high << 32) | engine_();
  }
  /// Uniform in [0, 1), 53 bits.
  double uniform() {
    return static_cast<double>(next_u64() >> 11) * 0x1.0p-53;
  }
  double uniform(double low, double high) {
    return low + (high - low) * uniform();
  }
  /// Standard normal (Box-Muller, one draw per call).
  double normal();
  /// Uniform in [0, bound), without modulo bias. bound > 0.
  uint64_t below(uint64_t bound);

 private:
  at::Philox4_32 engine_;
};

/// Mixes a seed and two counters into one well-spread seed.
uint64_t mix_seed(uint64_t seed, uint64_t a, uint64_t b = 0);

/// Seeds every default generator of LibTorch and remembers the seed for data
/// loaders. Without a seed: FULGURITE_GLOBAL_SEED, else 0. Returns the seed.
uint64_t seed_everything(std::optional<uint64_t> seed = std::nullopt);

/// What seed_everything was last given, if it was called.
std::optional<uint64_t> global_seed();

/// State of LibTorch's default CPU generator, a byte tensor, and back.
at::Tensor default_generator_state();
void set_default_generator_state(const at::Tensor& state);

} // namespace fulgurite
