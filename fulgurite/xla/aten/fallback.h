#pragma once

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

namespace fulgurite::xla {

/// Runs an operator without a lowering on the CPU, counted by name. With
/// FULGURITE_XLA_FALLBACK=error it is an error instead.
void fallback(const c10::OperatorHandle& op, torch::jit::Stack* stack);

} // namespace fulgurite::xla
