#pragma once

#include "fulgurite/xla/ops/op.h"

#include <ATen/core/boxing/KernelFunction.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

namespace fulgurite::xla {

/// The kernel of a functional operator, of its in-place sibling or of its
/// out= one: records a node and gives LibTorch tensors for its results.
class RecordKernel final : public c10::OperatorKernel {
 public:
  enum class Variant { kFunctional, kInPlace, kOut };

  RecordKernel(const Op& op, c10::OperatorHandle functional, Variant variant)
      : op_(op), functional_(functional), variant_(variant) {}

  void operator()(
      const c10::OperatorHandle& called,
      c10::DispatchKeySet keys,
      torch::jit::Stack* stack) const;

 private:
  const Op& op_;
  c10::OperatorHandle functional_;
  Variant variant_;
};

} // namespace fulgurite::xla
