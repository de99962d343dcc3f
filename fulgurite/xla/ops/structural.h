#pragma once

#include "fulgurite/xla/ops/op.h"

namespace fulgurite::xla {

// Operators of ours: what views, writes through views and scalars turn into.
// Each has a lowering and an evaluation with CPU tensors.

/// () -> zeros of outputs[0]
const Op& zeros_op();
/// (number) -> outputs[0], every element the number
const Op& full_op();
/// (list; index) -> element of a 1-D list, 0-dim
const Op& element_op();
/// (x; dims)
const Op& reshape_op();
/// (x; permutation)
const Op& transpose_op();
/// (x; start limit stride)
const Op& slice_op();
/// (x; dims places): dimension i of x becomes dimension places[i]
const Op& broadcast_op();
/// (x; sizes strides offset): any view of the row-major elements of x
const Op& gather_view_op();
/// (x, update; start stride): x with the elements of a slice replaced
const Op& update_slice_op();
/// (x, update; sizes strides offset): x with the elements of any view replaced
const Op& scatter_view_op();
/// (x) -> outputs[0]: to another element type, as Tensor.to
const Op& convert_op();
/// (x) -> outputs[0]: the bytes as another element type
const Op& bitcast_op();

} // namespace fulgurite::xla
