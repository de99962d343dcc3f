#include "fulgurite/xla/ops/structural.h"

#include "fulgurite/xla/lowering/lowering.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/as_strided.h>
#include <ATen/ops/full.h>
#include <ATen/ops/slice.h>
#include <ATen/ops/zeros.h>

namespace fulgurite::xla {

namespace {

using Tensors = std::vector<at::Tensor>;
using Inputs = c10::ArrayRef<at::Tensor>;

c10::TensorOptions options_of(const Node& node) {
  return at::TensorOptions(node.outputs[0].dtype);
}

std::vector<int64_t> integers(const Node& node, std::string_view name) {
  return node.args[node.op->arg_index(name)].attribute.toIntVector();
}

// zeros, full, element

void lower_zeros(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.constant(0, in.dtype(), in.result_shape().dims));
}
Tensors evaluate_zeros(const Node& node, Inputs) {
  return {at::zeros(node.outputs[0].dims, options_of(node))};
}

void lower_full(Lowering& hlo, const OpArgs& in) {
  in.result(
      hlo.broadcast_to(in.number("value", in.dtype()), in.result_shape().dims));
}
Tensors evaluate_full(const Node& node, Inputs inputs) {
  const auto& value = node.args[0];
  return {at::full(
      node.outputs[0].dims,
      value.kind == Arg::Kind::kNumber ? inputs[value.first].item()
                                       : value.attribute.toScalar(),
      options_of(node))};
}

void lower_element(Lowering& hlo, const OpArgs& in) {
  const int64_t index = in.integer("index");
  const Hlo list = in.tensor("list");
  in.result(hlo.reshape(hlo.narrow(list, 0, index, 1), {}));
}
Tensors evaluate_element(const Node& node, Inputs inputs) {
  return {inputs[0].select(0, node.args[1].attribute.toInt())};
}

// reshape, transpose, slice, broadcast

void lower_reshape(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.reshape(in.tensor("x"), in.result_shape().dims));
}
Tensors evaluate_reshape(const Node& node, Inputs inputs) {
  return {inputs[0].reshape(node.outputs[0].dims)};
}

void lower_transpose(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.transpose(in.tensor("x"), in.integers("permutation")));
}
Tensors evaluate_transpose(const Node& node, Inputs inputs) {
  return {inputs[0].permute(integers(node, "permutation"))};
}

void lower_slice(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.slice(
      in.tensor("x"),
      in.integers("start"),
      in.integers("limit"),
      in.integers("stride")));
}
at::Tensor sliced(
    at::Tensor x,
    const std::vector<int64_t>& start,
    const std::vector<int64_t>& limit,
    const std::vector<int64_t>& stride) {
  for (size_t i = 0; i < start.size(); ++i) {
    x = x.slice(static_cast<int64_t>(i), start[i], limit[i], stride[i]);
  }
  return x;
}
Tensors evaluate_slice(const Node& node, Inputs inputs) {
  return {sliced(
      inputs[0],
      integers(node, "start"),
      integers(node, "limit"),
      integers(node, "stride"))};
}

void lower_broadcast(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.broadcast_in_dim(
      in.tensor("x"), in.result_shape().dims, in.integers("places")));
}
Tensors evaluate_broadcast(const Node& node, Inputs inputs) {
  const auto places = integers(node, "places");
  std::vector<int64_t> dims(node.outputs[0].dims.size(), 1);
  for (size_t i = 0; i < places.size(); ++i) {
    dims[places[i]] = inputs[0].size(static_cast<int64_t>(i));
  }
  return {inputs[0].reshape(dims).expand(node.outputs[0].dims)};
}

// Views of any kind, by the place of each element.

/// Where each element of the view lies among the row-major elements: an int32
/// value of the view's sizes (int64 where that is too small).
Hlo places_of_view(
    Lowering& hlo,
    c10::IntArrayRef sizes,
    c10::IntArrayRef strides,
    int64_t offset,
    int64_t elements) {
  const auto type =
      elements > std::numeric_limits<int32_t>::max() ? at::kLong : at::kInt;
  Hlo places = hlo.constant(offset, type, sizes);
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (strides[i] != 0 && sizes[i] > 1) {
      const Hlo step = hlo.iota(type, sizes, static_cast<int64_t>(i));
      places = hlo.add(places, hlo.mul(step, hlo.constant(strides[i], type)));
    }
  }
  return places;
}

void lower_gather_view(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("x");
  const int64_t elements = x.shape.numel();
  const Hlo flat = hlo.reshape(x, {elements});
  const auto sizes = in.integers("sizes");
  const Hlo places = places_of_view(
      hlo, sizes, in.integers("strides"), in.integer("offset"), elements);
  GatherDims dims;
  dims.collapsed_dims = {0};
  dims.start_index_map = {0};
  dims.index_vector_dim = static_cast<int64_t>(sizes.size());
  dims.slice_sizes = {1};
  in.result(hlo.gather(flat, places, dims));
}
Tensors evaluate_gather_view(const Node& node, Inputs inputs) {
  return {inputs[0].contiguous().as_strided(
      integers(node, "sizes"),
      integers(node, "strides"),
      node.args[3].attribute.toInt())};
}

void lower_scatter_view(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("x");
  const int64_t elements = x.shape.numel();
  const auto sizes = in.integers("sizes");
  const Hlo places = places_of_view(
      hlo, sizes, in.integers("strides"), in.integer("offset"), elements);
  ScatterDims dims;
  dims.inserted_dims = {0};
  dims.operand_dims = {0};
  dims.index_vector_dim = static_cast<int64_t>(sizes.size());
  // The view may have an element twice: filling an expanded tensor.
  const Hlo flat = hlo.scatter(
      hlo.reshape(x, {elements}), places, in.tensor("update"), dims, "");
  in.result(hlo.reshape(flat, x.dims()));
}
Tensors evaluate_scatter_view(const Node& node, Inputs inputs) {
  auto out = inputs[0].clone(at::MemoryFormat::Contiguous);
  const auto places = at::arange(out.numel(), at::kLong)
                          .as_strided(
                              integers(node, "sizes"),
                              integers(node, "strides"),
                              node.args[4].attribute.toInt())
                          .flatten();
  out.view({-1}).index_put_({places}, inputs[1].flatten());
  return {out};
}

void lower_update_slice(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("x");
  const Hlo update = in.tensor("update");
  const auto start = in.integers("start");
  const auto stride = in.integers("stride");
  std::vector<PadDim> padding;
  bool dense = true;
  for (int64_t i = 0; i < x.rank(); ++i) {
    const int64_t reach =
        update.dims()[i] == 0 ? 0 : (update.dims()[i] - 1) * stride[i] + 1;
    padding.push_back(
        {start[i], x.dims()[i] - start[i] - reach, stride[i] - 1});
    dense = dense && stride[i] == 1;
  }
  if (dense) {
    std::vector<Hlo> places;
    for (const int64_t place : start) {
      places.push_back(hlo.constant(place, at::kInt));
    }
    in.result(hlo.dynamic_update_slice(x, update, places));
    return;
  }
  const Hlo spread = hlo.pad(update, hlo.constant(0, x.dtype()), padding);
  const Hlo mask = hlo.pad(
      hlo.constant(true, at::kBool, update.dims()),
      hlo.constant(false, at::kBool),
      padding);
  in.result(hlo.select(mask, spread, x));
}
Tensors evaluate_update_slice(const Node& node, Inputs inputs) {
  auto out = inputs[0].clone(at::MemoryFormat::Contiguous);
  const auto start = integers(node, "start");
  const auto stride = integers(node, "stride");
  std::vector<int64_t> limit;
  for (size_t i = 0; i < start.size(); ++i) {
    const int64_t size = inputs[1].size(static_cast<int64_t>(i));
    limit.push_back(start[i] + (size - 1) * stride[i] + 1);
  }
  sliced(out, start, limit, stride).copy_(inputs[1]);
  return {out};
}

// Element types

void lower_convert(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.convert(in.tensor("x"), in.dtype()));
}
Tensors evaluate_convert(const Node& node, Inputs inputs) {
  return {inputs[0].to(node.outputs[0].dtype)};
}

void lower_bitcast(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("x");
  const auto& to = in.result_shape();
  const auto from_size = c10::elementSize(x.dtype());
  const auto to_size = c10::elementSize(to.dtype);
  // StableHLO splits an element into a new last dimension, or joins one.
  Dims dims = x.dims();
  if (to_size > from_size) {
    const auto ratio = static_cast<int64_t>(to_size / from_size);
    Dims split = to.dims;
    split.push_back(ratio);
    in.result(hlo.bitcast(hlo.reshape(x, split), to.dtype, to.dims));
    return;
  }
  if (to_size < from_size) {
    dims.push_back(static_cast<int64_t>(from_size / to_size));
  }
  in.result(hlo.reshape(hlo.bitcast(x, to.dtype, dims), to.dims));
}
Tensors evaluate_bitcast(const Node& node, Inputs inputs) {
  return {inputs[0]
              .contiguous()
              .view({-1})
              .view(node.outputs[0].dtype)
              .view(node.outputs[0].dims)};
}

} // namespace

#define FULGURITE_XLA_STRUCTURAL(NAME, ARGS) \
  const Op& NAME##_op() {                    \
    static const Op op{                      \
        .name = "xla::" #NAME,               \
        .lower = &lower_##NAME,              \
        .evaluate = &evaluate_##NAME,        \
        .arg_names = ARGS};                  \
    return op;                               \
  }

FULGURITE_XLA_STRUCTURAL(zeros, "")
FULGURITE_XLA_STRUCTURAL(full, "value")
FULGURITE_XLA_STRUCTURAL(element, "list index")
FULGURITE_XLA_STRUCTURAL(reshape, "x")
FULGURITE_XLA_STRUCTURAL(transpose, "x permutation")
FULGURITE_XLA_STRUCTURAL(slice, "x start limit stride")
FULGURITE_XLA_STRUCTURAL(broadcast, "x places")
FULGURITE_XLA_STRUCTURAL(gather_view, "x sizes strides offset")
FULGURITE_XLA_STRUCTURAL(update_slice, "x update start stride")
FULGURITE_XLA_STRUCTURAL(scatter_view, "x update sizes strides offset")
FULGURITE_XLA_STRUCTURAL(convert, "x")
FULGURITE_XLA_STRUCTURAL(bitcast, "x")

#undef FULGURITE_XLA_STRUCTURAL

} // namespace fulgurite::xla
