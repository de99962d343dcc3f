#pragma once

namespace fulgurite::xla {

/// Registers kernels, device guard, hooks and fallback for LibTorch's XLA key.
/// Once; later calls do nothing.
void register_backend();

} // namespace fulgurite::xla
