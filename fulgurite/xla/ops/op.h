#pragma once

#include "fulgurite/xla/ir/node.h"

#include <ATen/core/function_schema.h>

#include <string_view>

namespace fulgurite::xla {

class Lowering;
class OpArgs;

/// Writes a node as StableHLO.
using Lower = void (*)(Lowering& hlo, const OpArgs& in);
/// Evaluates a node of ours with CPU tensors, for the reference interpreter;
/// LibTorch evaluates its own operators.
using Evaluate =
    std::vector<at::Tensor> (*)(const Node&, c10::ArrayRef<at::Tensor> inputs);

/// One operator that can stand in a graph: a functional overload of aten
/// ("add.Tensor"), or one of ours ("xla::slice").
struct Op {
  std::string_view name;
  Lower lower = nullptr;
  Evaluate evaluate = nullptr;
  /// Names of the arguments of an operator of ours, separated by blanks.
  std::string_view arg_names = {};
  /// Of an operator of aten; set when the backend is registered.
  const c10::FunctionSchema* schema = nullptr;
  /// Scalars of calls in no-grad mode become inputs of the program, since
  /// optimizers and schedules change them from step to step.
  bool lifts_numbers = false;

  /// Place of an argument; throws where there is none of this name.
  size_t arg_index(std::string_view arg_name) const;
};

/// Whether an argument is a generator of random numbers: in the graph a value,
/// see RandomState.
bool is_generator(const c10::Argument& argument);

/// The operator of leaves.
const Op& leaf_op();

} // namespace fulgurite::xla
