#include "fulgurite/xla/ops/families.h"

#include <ATen/core/Tensor.h>
#include <ATen/native/TypeProperties.h>

namespace fulgurite::xla {

at::ScalarType promoted_type(
    const OpArgs& in,
    std::initializer_list<std::string_view> names) {
  at::native::ResultTypeState state;
  const auto join = [](at::ScalarType& into, at::ScalarType type) {
    into = into == at::ScalarType::Undefined ? type
                                             : c10::promoteTypes(into, type);
  };
  for (const auto name : names) {
    const Hlo x = in.tensor(name);
    if (in.is_wrapped_number(name)) {
      // A number counts by its kind only: 2.0 does not make float32 double.
      const auto type =
          x.dtype() == at::kDouble
              ? c10::typeMetaToScalarType(c10::get_default_dtype())
              : x.dtype();
      join(state.wrappedResult, type);
    } else if (x.rank() == 0) {
      join(state.zeroResult, x.dtype());
    } else {
      join(state.dimResult, x.dtype());
    }
  }
  return at::native::result_type(state);
}

namespace {

void compare_as(Lowering& hlo, const OpArgs& in, Compare direction) {
  const auto type = promoted_type(in, {"self", "other"});
  in.result(hlo.compare(
      direction,
      hlo.convert(in.tensor("self"), type),
      hlo.convert(in.tensor("other"), type)));
}

/// self + sign * alpha * other
void add_scaled(Lowering& hlo, const OpArgs& in, const char* op) {
  const Hlo self = hlo.convert(in.tensor("self"), in.dtype());
  Hlo other = hlo.convert(in.tensor("other"), in.dtype());
  if (!in.is_number("alpha", 1)) {
    other = hlo.mul(other, in.number("alpha", in.dtype()));
  }
  in.result(hlo.binary(op, self, other));
}

} // namespace

void lower_add(Lowering& hlo, const OpArgs& in) {
  if (in.dtype() == at::kBool) {
    in.result(hlo.binary("or", in.tensor("self"), in.tensor("other")));
    return;
  }
  add_scaled(hlo, in, "add");
}

void lower_sub(Lowering& hlo, const OpArgs& in) {
  add_scaled(hlo, in, "subtract");
}

void lower_abs(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  const bool has_no_sign = x.dtype() == at::kBool || x.dtype() == at::kByte;
  if (at::isComplexType(x.dtype())) {
    in.result(hlo.operation1("stablehlo.abs", {x}, {in.dtype(), x.dims()}));
    return;
  }
  in.result(has_no_sign ? x : hlo.unary("abs", x));
}

void lower_erf(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.chlo("erf", hlo.convert(in.tensor("self"), in.dtype())));
}

void lower_reciprocal(Lowering& hlo, const OpArgs& in) {
  const Hlo x = hlo.convert(in.tensor("self"), in.dtype());
  in.result(hlo.div(hlo.constant(1, x.dtype()), x));
}

void lower_bitwise_not(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.unary("not", in.tensor("self")));
}

void lower_logical_not(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.convert(
      hlo.logical_not(hlo.convert(in.tensor("self"), at::kBool)), in.dtype()));
}

void lower_relu(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  in.result(hlo.max(x, hlo.constant(0, x.dtype())));
}

void lower_silu(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  in.result(hlo.mul(x, hlo.logistic(x)));
}

void lower_eq(Lowering& hlo, const OpArgs& in) {
  compare_as(hlo, in, Compare::kEq);
}
void lower_ne(Lowering& hlo, const OpArgs& in) {
  compare_as(hlo, in, Compare::kNe);
}
void lower_lt(Lowering& hlo, const OpArgs& in) {
  compare_as(hlo, in, Compare::kLt);
}
void lower_le(Lowering& hlo, const OpArgs& in) {
  compare_as(hlo, in, Compare::kLe);
}
void lower_gt(Lowering& hlo, const OpArgs& in) {
  compare_as(hlo, in, Compare::kGt);
}
void lower_ge(Lowering& hlo, const OpArgs& in) {
  compare_as(hlo, in, Compare::kGe);
}

} // namespace fulgurite::xla
