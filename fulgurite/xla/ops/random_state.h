#pragma once

#include <ATen/core/Generator.h>
#include <ATen/core/Tensor.h>

#include <cstdint>

namespace fulgurite::xla {

/// What the numbers of one call of a random operator follow from. In the graph
/// a value of two uint64: seed, offset.
struct RandomState {
  uint64_t seed = 0;
  uint64_t offset = 0;
};

/// A generator for the CPU's kernels, when they stand in for a program. Its
/// numbers are other ones, but as repeatable.
at::Generator cpu_generator(const at::Tensor& state);

} // namespace fulgurite::xla
