#pragma once

namespace fulgurite::xla {

/// Kernels for the CPU and for shapes (device meta) of operators that LibTorch
/// calls on other devices only: convolution_overrideable and its backward.
void register_reference_kernels();

} // namespace fulgurite::xla
