#pragma once

namespace torch {
class Library;
}

namespace fulgurite::xla {

/// Gives the operators of `library`, one for the key AutocastXLA, the types
/// that autocast on CUDA gives them: matrix products and convolutions in
/// bfloat16, sums and losses in float32. LibTorch has no lists for XLA.
void register_autocast(torch::Library& library);

} // namespace fulgurite::xla
