#pragma once

#include "fulgurite/xla/ops/random_state.h"

#include <ATen/core/Generator.h>

namespace fulgurite::xla {

/// The random numbers of XLA devices: a seed, and an offset that counts what
/// was drawn. Both go into programs as inputs, so a step's program stays the
/// same while its numbers change.
class XlaGenerator final : public c10::GeneratorImpl {
 public:
  XlaGenerator(c10::DeviceIndex index, uint64_t seed);

  static c10::DeviceType device_type() {
    return c10::DeviceType::XLA;
  }

  /// For an operator that draws up to 128 bits for each of `count` elements.
  /// Under mutex_.
  RandomState take(uint64_t count);

  void set_current_seed(uint64_t seed) override;
  void set_offset(uint64_t offset) override;
  uint64_t get_offset() const override;
  uint64_t current_seed() const override;
  /// A new seed that nobody knows beforehand.
  uint64_t seed() override;
  /// 16 bytes: seed and offset.
  void set_state(const c10::TensorImpl& state) override;
  c10::intrusive_ptr<c10::TensorImpl> get_state() const override;

 private:
  XlaGenerator* clone_impl() const override;

  RandomState state_;
};

/// Of a device, or of the current one for index -1. It starts with the seed
/// that the CPU's default generator has at its first use, since LibTorch's
/// torch::manual_seed() seeds no XLA devices.
const at::Generator& default_generator(c10::DeviceIndex index);

/// State for a call with this `generator` argument, or with none.
RandomState take_random_state(
    const std::optional<at::Generator>& generator,
    c10::DeviceIndex index,
    uint64_t count);

} // namespace fulgurite::xla
