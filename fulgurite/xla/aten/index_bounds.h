#pragma once

#include "fulgurite/xla/executor/device.h"
#include "fulgurite/xla/ops/op.h"

#include <ATen/core/ivalue.h>

namespace fulgurite::xla {

/// For FULGURITE_XLA_CHECK: adds the ranges of the indices of a call to the
/// device's checks. XLA itself moves an index that is out of range into it, or
/// drops it.
void check_index_bounds(
    Device& device,
    const Op& op,
    c10::ArrayRef<c10::IValue> arguments);

} // namespace fulgurite::xla
