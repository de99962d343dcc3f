#include "fulgurite/xla/ops/index_range.h"

#include "fulgurite/xla/lowering/lowering.h"

#include <ATen/ops/stack.h>

#include <numeric>

namespace fulgurite::xla {

namespace {

void lower_index_range(Lowering& hlo, const OpArgs& in) {
  Hlo x = hlo.convert(in.tensor("x"), at::kLong);
  const auto ignored = in.integers("ignored");
  if (!ignored.empty()) {
    x = hlo.select(
        hlo.compare(Compare::kEq, x, hlo.constant(ignored[0], at::kLong)),
        hlo.constant(ignored[1], at::kLong),
        x);
  }
  std::vector<int64_t> dims(x.rank());
  std::iota(dims.begin(), dims.end(), 0);
  const auto one = [&](std::string_view op, const Hlo& start) {
    return hlo.reshape(hlo.reduce(op, x, start, dims), {1});
  };
  in.result(hlo.concatenate(
      {one("minimum", hlo.highest(at::kLong)),
       one("maximum", hlo.lowest(at::kLong))},
      0));
}

std::vector<at::Tensor> evaluate_index_range(
    const Node& node,
    c10::ArrayRef<at::Tensor> inputs) {
  auto x = inputs[0].to(at::kLong);
  const auto ignored = node.args[1].attribute.toIntVector();
  if (!ignored.empty()) {
    x = x.masked_fill(x.eq(ignored[0]), ignored[1]);
  }
  return {at::stack({x.min(), x.max()})};
}

} // namespace

const Op& index_range_op() {
  static const Op op{
      .name = "xla::index_range",
      .lower = &lower_index_range,
      .evaluate = &evaluate_index_range,
      .arg_names = "x ignored"};
  return op;
}

} // namespace fulgurite::xla
