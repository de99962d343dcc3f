#pragma once

#include <ATen/core/Tensor.h>

namespace fulgurite::xla {

/// Refuses an in-place write to a tensor some of whose elements are one, and
/// one whose operand lies over a part of it, as LibTorch's CPU kernels do.
/// at::assert_no_partial_overlap compares addresses, which XLA tensors lack.
void check_no_internal_overlap(const at::Tensor& to);
void check_no_partial_overlap(const at::Tensor& to, const at::Tensor& from);

} // namespace fulgurite::xla
