#pragma once

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

namespace fulgurite::xla {

/// Calls an operator with copies of its XLA tensors on the CPU, writes what it
/// changed back, and gives its results on the device, with the strides that
/// they have on the CPU. (at::native::cpu_fallback makes them row-major.)
///
/// Throws UserError for an operator that gives a view: a copy would be none.
void call_on_cpu(const c10::OperatorHandle& op, torch::jit::Stack& stack);

} // namespace fulgurite::xla
