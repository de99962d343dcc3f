#pragma once

#include "fulgurite/xla/ops/op.h"

#include <vector>

namespace fulgurite::xla {

/// The rows of ops.def: every functional operator of aten that is lowered.
std::vector<Op>& op_table();

} // namespace fulgurite::xla
