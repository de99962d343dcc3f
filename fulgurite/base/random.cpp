#include "fulgurite/base/random.h"

#include "fulgurite/base/env.h"
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"

#include <ATen/Context.h>

#include <charconv>
#include <cmath>
#include <mutex>
#include <numbers>

namespace fulgurite {

double Rng::normal() {
  const double u = 1.0 - uniform();
  const double v = uniform();
  return std::sqrt(-2.0 * std::log(u)) * std::cos(2.0 * std::numbers::pi * v);
}

uint64_t Rng::below(uint64_t bound) {
  TORCH_INTERNAL_ASSERT(bound > 0);
  // Reject the tail that would make small results likelier.
  const uint64_t limit = std::numeric_limits<uint64_t>::max() -
                         std::numeric_limits<uint64_t>::max() % bound;
  uint64_t draw = next_u64();
  while (draw >= limit) {
    draw = next_u64();
  }
  return draw % bound;
}

uint64_t mix_seed(uint64_t seed, uint64_t a, uint64_t b) {
  // SplitMix64's finaliser over each part in turn.
  uint64_t state = seed;
  for (uint64_t part : {a, b}) {
    state += 0x9e3779b97f4a7c15ULL + part;
    state = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9ULL;
    state = (state ^ (state >> 27)) * 0x94d049bb133111ebULL;
    state ^= state >> 31;
  }
  return state;
}

uint64_t seed_everything(std::optional<uint64_t> seed) {
  if (!seed) {
    const auto text = env("FULGURITE_GLOBAL_SEED");
    uint64_t value = 0;
    if (text) {
      const auto [end, error] =
          std::from_chars(text->data(), text->data() + text->size(), value);
      if (error != std::errc() || end != text->data() + text->size()) {
        misconfigured(
            "[seed_everything] expected FULGURITE_GLOBAL_SEED to be a whole "
            "number ≥ 0, got \"",
            *text,
            "\"");
      }
    }
    seed = value;
  }
  log_info("Seed set to ", *seed);
  set_env("FULGURITE_GLOBAL_SEED", std::to_string(*seed));
  at::manual_seed(*seed);
  return *seed;
}

std::optional<uint64_t> global_seed() {
  const auto text = env("FULGURITE_GLOBAL_SEED");
  if (!text) {
    return std::nullopt;
  }
  uint64_t value = 0;
  std::from_chars(text->data(), text->data() + text->size(), value);
  return value;
}

at::Tensor default_generator_state() {
  auto generator = at::globalContext().defaultGenerator(at::kCPU);
  std::lock_guard lock(generator.mutex());
  return generator.get_state();
}

void set_default_generator_state(const at::Tensor& state) {
  auto generator = at::globalContext().defaultGenerator(at::kCPU);
  std::lock_guard lock(generator.mutex());
  generator.set_state(state);
}

} // namespace fulgurite
