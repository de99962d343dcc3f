#pragma once

#include "fulgurite/xla/ir/node.h"
#include "fulgurite/xla/ir/physical_types.h"
#include "fulgurite/xla/lowering/hlo_builder.h"
#include "fulgurite/xla/ops/op.h"

#include <optional>
#include <string>
#include <vector>

namespace fulgurite::xla {

/// A StableHLO module for a graph: one parameter per leaf, one result per root.
struct Program {
  std::string text;
  /// Operations of the text, for messages.
  int64_t num_operations = 0;
};

struct ProgramOptions {
  /// For each leaf: the root whose result may take over its memory, or -1.
  std::vector<int64_t> donated_to;
  PhysicalTypes types = PhysicalTypes();
};

Program lower_to_stablehlo(
    const Graph& graph,
    const ProgramOptions& options = {});

/// What lowering functions write into, with the values that nodes have given
/// so far.
class Lowering : public HloBuilder {
 public:
  Lowering(const Graph& graph, PhysicalTypes types)
      : graph_(graph), types_(types) {}
  const PhysicalTypes& types() const {
    return types_;
  }
  void set(const Value& value, Hlo hlo);
  const Hlo& get(const Value& value) const;
  bool has(const Value& value) const;

 private:
  /// Two leaves of the same data have one place, and so one value.
  size_t place_of(const Value& value) const;

  const Graph& graph_;
  PhysicalTypes types_;
  std::vector<std::vector<Hlo>> results_; ///< by place in the graph
};

/// The arguments and results of a node while it is lowered, by the names of
/// the operator's schema.
class OpArgs {
 public:
  OpArgs(Lowering& lowering, const Node& node);

  const Node& node() const {
    return node_;
  }
  /// Whether an optional argument was given.
  bool has(std::string_view name) const;

  Hlo tensor(std::string_view name) const;
  std::vector<Hlo> tensors(std::string_view name) const;
  /// Of an optional tensor.
  std::optional<Hlo> find_tensor(std::string_view name) const;
  /// A Scalar as a 0-dim value of this type: a constant, or an input of the
  /// program when the number changes from step to step.
  Hlo number(std::string_view name, at::ScalarType dtype) const;

  /// Whether a Scalar is this number, known while compiling.
  bool is_number(std::string_view name, double number) const;
  /// Whether a tensor stands for a number in LibTorch's type promotion.
  bool is_wrapped_number(std::string_view name) const;

  // Attributes, known while compiling.
  int64_t integer(std::string_view name) const;
  double real(std::string_view name) const;
  bool boolean(std::string_view name) const;
  std::string text(std::string_view name) const;
  std::vector<int64_t> integers(std::string_view name) const;
  std::optional<std::vector<double>> find_reals(std::string_view name) const;
  /// A Scalar that must be known while compiling.
  at::Scalar scalar(std::string_view name) const;
  std::optional<int64_t> find_integer(std::string_view name) const;
  std::optional<at::Scalar> find_scalar(std::string_view name) const;

  /// What LibTorch says result `index` is, in the types of the device.
  const Shape& result_shape(size_t index = 0) const {
    return results_[index];
  }
  at::ScalarType dtype(size_t index = 0) const {
    return results_[index].dtype;
  }
  size_t num_results() const {
    return results_.size();
  }
  /// Gives result `index`. Its type and sizes must be result_shape(index), or
  /// those of LibTorch.
  void result(Hlo value, size_t index = 0) const;

  /// Dimensions counted from 0; all of them where the list is empty or absent.
  std::vector<int64_t> dims_or_all(std::string_view name, int64_t rank) const;
  /// One dimension counted from 0.
  int64_t dim(std::string_view name, int64_t rank) const;

 private:
  const Arg& arg(std::string_view name) const;

  Lowering& lowering_;
  const Node& node_;
  c10::SmallVector<Shape, 1> results_;
};

} // namespace fulgurite::xla
