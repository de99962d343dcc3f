#pragma once

#include "fulgurite/xla/ops/op.h"

namespace fulgurite::xla {

/// (x; ignored) -> the least and the greatest of x's integers, as int64.
/// ignored: empty, or a number and what counts in its place.
const Op& index_range_op();

} // namespace fulgurite::xla
