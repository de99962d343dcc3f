#pragma once

#include "fulgurite/xla/ir/shape.h"

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

#include <vector>

namespace fulgurite::xla {

/// What an operator's result looks like in eager mode, strides included.
struct TensorMeta {
  at::ScalarType dtype = at::kFloat;
  Dims sizes;
  Dims strides;
};

/// The results of a call, without its contents: LibTorch's meta kernels say it,
/// or, where there is none, the CPU kernel on zeros. Each combination of
/// attributes, sizes and strides is asked for once.
///
/// Throws what LibTorch throws for wrong arguments.
const std::vector<TensorMeta>& infer_results(
    const c10::OperatorHandle& op,
    c10::ArrayRef<c10::IValue> arguments);

} // namespace fulgurite::xla
