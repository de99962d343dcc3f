#include "fulgurite/xla/lowering/lowering.h"

#include "fulgurite/base/error.h"

#include <c10/core/WrapDimMinimal.h>

#include <algorithm>
#include <numeric>

namespace fulgurite::xla {

size_t Lowering::place_of(const Value& value) const {
  return static_cast<size_t>(graph_.positions[value.node->number]);
}

void Lowering::set(const Value& value, Hlo hlo) {
  const size_t place = place_of(value);
  results_.resize(std::max(results_.size(), place + 1));
  auto& results = results_[place];
  results.resize(value.node->outputs.size());
  results[value.index] = std::move(hlo);
}

bool Lowering::has(const Value& value) const {
  const size_t place = place_of(value);
  return place < results_.size() && value.index < results_[place].size() &&
         !results_[place][value.index].name.empty();
}

const Hlo& Lowering::get(const Value& value) const {
  TORCH_INTERNAL_ASSERT(has(value), value.node->op->name);
  return results_[place_of(value)][value.index];
}

OpArgs::OpArgs(Lowering& lowering, const Node& node)
    : lowering_(lowering), node_(node) {
  for (const auto& shape : node.outputs) {
    results_.push_back(lowering.types().of(shape));
  }
}

const Arg& OpArgs::arg(std::string_view name) const {
  return node_.args[node_.op->arg_index(name)];
}

bool OpArgs::has(std::string_view name) const {
  const auto& a = arg(name);
  return a.kind != Arg::Kind::kAttribute || !a.attribute.isNone();
}

Hlo OpArgs::tensor(std::string_view name) const {
  const auto& a = arg(name);
  TORCH_INTERNAL_ASSERT(
      a.kind == Arg::Kind::kTensor, node_.op->name, ": ", name);
  return lowering_.get(node_.inputs[a.first]);
}

std::optional<Hlo> OpArgs::find_tensor(std::string_view name) const {
  return has(name) ? std::optional(tensor(name)) : std::nullopt;
}

std::vector<Hlo> OpArgs::tensors(std::string_view name) const {
  const auto& a = arg(name);
  TORCH_INTERNAL_ASSERT(
      a.kind == Arg::Kind::kTensors, node_.op->name, ": ", name);
  std::vector<Hlo> out;
  for (uint32_t i = 0; i < a.count; ++i) {
    const auto& input = node_.inputs[a.first + i];
    out.push_back(input ? lowering_.get(input) : Hlo{});
  }
  return out;
}

Hlo OpArgs::number(std::string_view name, at::ScalarType dtype) const {
  const auto& a = arg(name);
  if (a.kind == Arg::Kind::kNumber) {
    return lowering_.convert(lowering_.get(node_.inputs[a.first]), dtype);
  }
  return lowering_.constant(a.attribute.toScalar(), dtype);
}

bool OpArgs::is_number(std::string_view name, double number) const {
  const auto& a = arg(name);
  return a.kind == Arg::Kind::kAttribute && a.attribute.isScalar() &&
         !a.attribute.isComplexDouble() &&
         a.attribute.toScalar().to<double>() == number;
}

bool OpArgs::is_wrapped_number(std::string_view name) const {
  return arg(name).wrapped_number;
}

int64_t OpArgs::integer(std::string_view name) const {
  return arg(name).attribute.toInt();
}

double OpArgs::real(std::string_view name) const {
  return scalar(name).to<double>();
}

bool OpArgs::boolean(std::string_view name) const {
  return arg(name).attribute.toBool();
}

std::string OpArgs::text(std::string_view name) const {
  return arg(name).attribute.toStringRef();
}

std::vector<int64_t> OpArgs::integers(std::string_view name) const {
  const auto& value = arg(name).attribute;
  return value.isInt() ? std::vector{value.toInt()} : value.toIntVector();
}

std::optional<std::vector<double>> OpArgs::find_reals(
    std::string_view name) const {
  return has(name) ? std::optional(arg(name).attribute.toDoubleVector())
                   : std::nullopt;
}

at::Scalar OpArgs::scalar(std::string_view name) const {
  const auto& a = arg(name);
  TORCH_INTERNAL_ASSERT(
      a.kind == Arg::Kind::kAttribute, node_.op->name, ": ", name);
  return a.attribute.toScalar();
}

std::optional<int64_t> OpArgs::find_integer(std::string_view name) const {
  return has(name) ? std::optional(integer(name)) : std::nullopt;
}

std::optional<at::Scalar> OpArgs::find_scalar(std::string_view name) const {
  return has(name) ? std::optional(scalar(name)) : std::nullopt;
}

void OpArgs::result(Hlo value, size_t index) const {
  if (value.shape.dtype == node_.outputs[index].dtype) {
    value = lowering_.convert(value, dtype(index));
  }
  TORCH_INTERNAL_ASSERT(
      value.shape == results_[index],
      node_.op->name,
      " gives ",
      value.shape.text(),
      " where LibTorch says ",
      node_.outputs[index].text());
  lowering_.set(
      {const_cast<Node*>(&node_), static_cast<uint32_t>(index)},
      std::move(value));
}

std::vector<int64_t> OpArgs::dims_or_all(std::string_view name, int64_t rank)
    const {
  std::vector<int64_t> dims;
  if (has(name)) {
    dims = integers(name);
  }
  if (dims.empty()) {
    dims.resize(rank);
    std::iota(dims.begin(), dims.end(), 0);
    return dims;
  }
  if (rank == 0) {
    return {};
  }
  for (auto& dim : dims) {
    dim = c10::maybe_wrap_dim(dim, rank);
  }
  return dims;
}

int64_t OpArgs::dim(std::string_view name, int64_t rank) const {
  return c10::maybe_wrap_dim(integer(name), rank);
}

namespace {

std::string attributes_of(int64_t donated_to) {
  return donated_to < 0
             ? ""
             : detail::join(" {tf.aliasing_output = ", donated_to, " : i32}");
}

void lower_node(Lowering& lowering, const Node& node) {
  if (node.op->lower == nullptr) {
    fail("[xla] operator ", node.op->name, " has no lowering");
  }
  node.op->lower(lowering, OpArgs(lowering, node));
  for (uint32_t i = 0; i < node.outputs.size(); ++i) {
    const bool is_there = node.outputs[i].dtype != at::ScalarType::Undefined;
    TORCH_INTERNAL_ASSERT(
        !is_there || lowering.has({const_cast<Node*>(&node), i}),
        node.op->name,
        " gives no result ",
        i);
  }
}

} // namespace

Program lower_to_stablehlo(const Graph& graph, const ProgramOptions& options) {
  Lowering lowering(graph, options.types);
  std::string parameters;
  for (size_t i = 0; i < graph.leaves.size(); ++i) {
    Node* leaf = graph.leaves[i];
    const auto shape = options.types.of(leaf->outputs[0]);
    const std::string name = detail::join("%arg", i);
    const int64_t root =
        options.donated_to.empty() ? -1 : options.donated_to[i];
    parameters += detail::join(
        i == 0 ? "" : ", ", name, ": ", type_text(shape), attributes_of(root));
    lowering.set({leaf, 0}, {name, shape});
  }
  for (const Node* node : graph.nodes) {
    lower_node(lowering, *node);
  }
  std::string names, types;
  for (const auto& root : graph.roots) {
    const auto& value = lowering.get(root);
    names += (names.empty() ? "" : ", ") + value.name;
    types += (types.empty() ? "" : ", ") + type_text(value.shape);
  }
  Program program;
  program.text = detail::join(
      "module @fulgurite attributes {mhlo.num_partitions = 1 : i32, "
      "mhlo.num_replicas = 1 : i32} {\n  func.func public @main(",
      parameters,
      ") -> (",
      types,
      ") {\n",
      lowering.text(),
      "    \"func.return\"(",
      names,
      ") : (",
      types,
      ") -> ()\n  }\n}\n");
  program.num_operations = static_cast<int64_t>(
      std::count(program.text.begin(), program.text.end(), '='));
  return program;
}

} // namespace fulgurite::xla
