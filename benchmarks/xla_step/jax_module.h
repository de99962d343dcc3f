#pragma once

#include "benchmarks/xla_step/program_loop.h"

#include <filesystem>

namespace fulgurite::bench {

/// A training step as xla_step_jax.py exports it:
///
///     state, x, y -> state, loss
///
/// The state begins with `first`; what follows (the optimizer's) is zero.
Call jax_call(
    const std::filesystem::path& module,
    const std::vector<torch::Tensor>& first,
    const torch::Tensor& x,
    const torch::Tensor& y);

} // namespace fulgurite::bench
