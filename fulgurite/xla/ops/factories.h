#pragma once

#include "fulgurite/xla/ops/op.h"

namespace fulgurite::xla {

// Operators of ours that make tensors out of nothing but numbers.

/// (start step) -> outputs[0]: start, start + step, …
const Op& arange_op();
/// (start end) -> outputs[0]: evenly spaced, both ends included
const Op& linspace_op();
/// () -> outputs[0], a matrix with ones on its diagonal
const Op& eye_op();
/// (generator) -> outputs[0]: 0, 1, … in random order
const Op& randperm_op();

} // namespace fulgurite::xla
