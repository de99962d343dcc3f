#include "fulgurite/xla/ops/factories.h"

#include "fulgurite/xla/lowering/lowering.h"
#include "fulgurite/xla/ops/random_state.h"

#include <ATen/ops/add.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/eye.h>
#include <ATen/ops/linspace.h>
#include <ATen/ops/mul.h>
#include <ATen/ops/randperm.h>

namespace fulgurite::xla {

namespace {

using Tensors = std::vector<at::Tensor>;
using Inputs = c10::ArrayRef<at::Tensor>;

c10::TensorOptions options_of(const Node& node) {
  return at::TensorOptions(node.outputs[0].dtype);
}

int64_t size_of(const Node& node) {
  return node.outputs[0].dims[0];
}

at::Scalar scalar(const Node& node, size_t index) {
  return node.args[index].attribute.toScalar();
}

/// In which LibTorch counts: float32 is too coarse for many small steps.
at::ScalarType counting_type(at::ScalarType dtype) {
  return at::isFloatingType(dtype) ? at::kDouble : at::kLong;
}

void lower_arange(Lowering& hlo, const OpArgs& in) {
  const auto& shape = in.result_shape();
  const auto type = counting_type(shape.dtype);
  const Hlo steps = hlo.mul(
      hlo.iota(type, shape.dims, 0), hlo.constant(in.scalar("step"), type));
  in.result(hlo.convert(
      hlo.add(steps, hlo.constant(in.scalar("start"), type)), shape.dtype));
}
Tensors evaluate_arange(const Node& node, Inputs) {
  const auto type = counting_type(node.outputs[0].dtype);
  const auto places = at::arange(size_of(node), at::TensorOptions(type));
  const auto steps = at::mul(places, scalar(node, 1));
  return {at::add(steps, scalar(node, 0)).to(node.outputs[0].dtype)};
}

void lower_linspace(Lowering& hlo, const OpArgs& in) {
  // From both ends, so that each is hit exactly.
  const auto& shape = in.result_shape();
  const auto count = static_cast<int64_t>(shape.dims[0]);
  const auto type = at::kDouble;
  const double start = in.real("start"), end = in.real("end");
  const double step =
      count > 1 ? (end - start) / static_cast<double>(count - 1) : 0;
  const int64_t middle = count / 2;
  const Hlo place = hlo.iota(type, shape.dims, 0);
  const Hlo from_end =
      hlo.sub(hlo.constant(static_cast<double>(count - 1), type), place);
  in.result(hlo.convert(
      hlo.select(
          hlo.compare(Compare::kLt, place, static_cast<double>(middle)),
          hlo.add(hlo.mul(place, step), start),
          hlo.sub(
              hlo.constant(count > 1 ? end : start, type),
              hlo.mul(from_end, step))),
      shape.dtype));
}
Tensors evaluate_linspace(const Node& node, Inputs) {
  return {at::linspace(
      scalar(node, 0), scalar(node, 1), size_of(node), options_of(node))};
}

void lower_eye(Lowering& hlo, const OpArgs& in) {
  const auto& shape = in.result_shape();
  in.result(hlo.convert(
      hlo.compare(
          Compare::kEq,
          hlo.iota(at::kInt, shape.dims, 0),
          hlo.iota(at::kInt, shape.dims, 1)),
      shape.dtype));
}
Tensors evaluate_eye(const Node& node, Inputs) {
  return {at::eye(
      node.outputs[0].dims[0], node.outputs[0].dims[1], options_of(node))};
}

void lower_randperm(Lowering& hlo, const OpArgs& in) {
  // Sorted by random keys of 64 bits, of which two are hardly ever equal.
  const auto& shape = in.result_shape();
  const Hlo places = hlo.iota(shape.dtype, shape.dims, 0);
  if (shape.numel() < 2) {
    in.result(places);
    return;
  }
  const Hlo keys =
      hlo.rng_bits(in.tensor("generator"), at::kUInt64, shape.dims).second;
  in.result(hlo.sort({keys, places}, 0, [&](const std::vector<Hlo>& pair) {
    return hlo.compare(Compare::kLt, pair[0], pair[1]);
  })[1]);
}
Tensors evaluate_randperm(const Node& node, Inputs inputs) {
  return {
      at::randperm(size_of(node), cpu_generator(inputs[0]), options_of(node))};
}

} // namespace

const Op& arange_op() {
  static const Op kOp{
      .name = "xla::arange",
      .lower = &lower_arange,
      .evaluate = &evaluate_arange,
      .arg_names = "start step"};
  return kOp;
}

const Op& linspace_op() {
  static const Op kOp{
      .name = "xla::linspace",
      .lower = &lower_linspace,
      .evaluate = &evaluate_linspace,
      .arg_names = "start end"};
  return kOp;
}

const Op& eye_op() {
  static const Op kOp{
      .name = "xla::eye", .lower = &lower_eye, .evaluate = &evaluate_eye};
  return kOp;
}

const Op& randperm_op() {
  static const Op kOp{
      .name = "xla::randperm",
      .lower = &lower_randperm,
      .evaluate = &evaluate_randperm,
      .arg_names = "generator"};
  return kOp;
}

} // namespace fulgurite::xla
