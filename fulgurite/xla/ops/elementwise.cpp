#include "fulgurite/xla/ops/families.h"

#include <ATen/core/Tensor.h>
#include <ATen/native/TypeProperties.h>

#include <cmath>
#include <numeric>

namespace fulgurite::xla {

namespace {

/// What a number in disguise counts as: 2.0 does not make float32 double.
at::ScalarType number_type(at::ScalarType dtype) {
  return dtype == at::kDouble
             ? c10::typeMetaToScalarType(c10::get_default_dtype())
             : dtype;
}

void join(at::ScalarType& into, at::ScalarType type) {
  into =
      into == at::ScalarType::Undefined ? type : c10::promoteTypes(into, type);
}

void add_tensor(
    at::native::ResultTypeState& state,
    const OpArgs& in,
    std::string_view name) {
  const Hlo x = in.tensor(name);
  if (in.is_wrapped_number(name)) {
    join(state.wrappedResult, number_type(x.dtype()));
  } else if (x.rank() == 0) {
    join(state.zeroResult, x.dtype());
  } else {
    join(state.dimResult, x.dtype());
  }
}

/// self + alpha * other
void add_scaled(Lowering& hlo, const OpArgs& in, const char* op) {
  const Hlo self = self_as_result(hlo, in);
  Hlo other = hlo.convert(in.tensor("other"), in.dtype());
  if (!in.is_number("alpha", 1)) {
    other = hlo.mul(other, in.number("alpha", in.dtype()));
  }
  in.result(hlo.binary(op, self, other));
}

Hlo converted(Lowering& hlo, const OpArgs& in, std::string_view name) {
  return hlo.convert(in.tensor(name), in.dtype());
}

bool is_floating(const Hlo& x) {
  return at::isFloatingType(x.dtype());
}

Hlo is_nan(Lowering& hlo, const Hlo& x) {
  return hlo.compare(Compare::kNe, x, x);
}

/// Towards zero.
Hlo truncated(Lowering& hlo, const Hlo& x) {
  return hlo.select(
      hlo.compare(Compare::kLt, x, 0.0),
      hlo.unary("ceil", x),
      hlo.unary("floor", x));
}

/// a / b where XLA does not see that b is a broadcast, since it would multiply
/// by 1 / b: 49 * (1 / 49) is less than one.
Hlo exact_quotient(
    Lowering& hlo,
    const OpArgs& in,
    const Hlo& a,
    const Hlo& b) {
  const Hlo wide = hlo.broadcast_to(b, in.result_shape().dims);
  return hlo.div(
      a, hlo.operation1("stablehlo.optimization_barrier", {wide}, wide.shape));
}

/// floor(a / b): of integers, where StableHLO truncates, one less when the
/// signs differ and something is left.
Hlo floor_quotient(Lowering& hlo, const Hlo& a, const Hlo& b) {
  if (is_floating(a)) {
    // LibTorch's way, which is exact where the quotient is rounded up:
    // (a - fmod(a, b)) / b, less one where the remainder has the other sign.
    const Hlo rest = hlo.binary("remainder", a, b);
    Hlo quotient = hlo.div(hlo.sub(a, rest), b);
    const Hlo zero = hlo.constant(0, a.dtype());
    const Hlo wrong = hlo.binary(
        "and",
        hlo.compare(Compare::kNe, rest, zero),
        hlo.compare(
            Compare::kNe,
            hlo.compare(Compare::kLt, rest, zero),
            hlo.compare(Compare::kLt, b, zero)));
    quotient = hlo.select(wrong, hlo.sub(quotient, 1.0), quotient);
    const Hlo floor = hlo.unary("floor", quotient);
    const Hlo nearest = hlo.select(
        hlo.compare(Compare::kGt, hlo.sub(quotient, floor), 0.5),
        hlo.add(floor, 1.0),
        floor);
    return hlo.select(
        hlo.compare(Compare::kEq, b, zero), hlo.div(a, b), nearest);
  }
  const Hlo quotient = hlo.div(a, b);
  const Hlo zero = hlo.constant(0, a.dtype());
  const Hlo rest = hlo.binary("remainder", a, b);
  const Hlo differ = hlo.binary(
      "and",
      hlo.compare(Compare::kNe, rest, zero),
      hlo.compare(
          Compare::kNe,
          hlo.compare(Compare::kLt, rest, zero),
          hlo.compare(Compare::kLt, b, zero)));
  return hlo.select(
      differ, hlo.sub(quotient, hlo.constant(1, a.dtype())), quotient);
}

/// Maximum and minimum where a NaN wins, as in LibTorch.
Hlo extreme(Lowering& hlo, const char* op, const Hlo& a, const Hlo& b) {
  return hlo.binary(op, a, b);
}

} // namespace

at::ScalarType promoted_type(
    const OpArgs& in,
    std::initializer_list<std::string_view> names) {
  at::native::ResultTypeState state;
  for (const auto name : names) {
    add_tensor(state, in, name);
  }
  return at::native::result_type(state);
}

at::ScalarType promoted_type_with_number(
    const OpArgs& in,
    std::string_view tensor,
    std::string_view number) {
  at::native::ResultTypeState state;
  add_tensor(state, in, tensor);
  join(state.wrappedResult, number_type(in.scalar(number).type()));
  return at::native::result_type(state);
}

at::ScalarType accumulation_type(at::ScalarType dtype) {
  return dtype == at::kHalf || dtype == at::kBFloat16 ? at::kFloat : dtype;
}

Hlo self_as_result(Lowering& hlo, const OpArgs& in) {
  return hlo.convert(in.tensor("self"), in.dtype());
}

Hlo widened(Lowering& hlo, const OpArgs& in, std::string_view name) {
  return hlo.convert(in.tensor(name), accumulation_type(in.dtype()));
}

void give_result(
    Lowering& hlo,
    const OpArgs& in,
    const Hlo& value,
    size_t index) {
  in.result(
      hlo.reshape(
          hlo.convert(value, in.dtype(index)), in.result_shape(index).dims),
      index);
}

int64_t num_elements(const Hlo& x, c10::IntArrayRef dims) {
  int64_t count = 1;
  for (const int64_t dim : dims) {
    count *= x.dims()[dim];
  }
  return count;
}

std::vector<int64_t> all_dims(const Hlo& x) {
  std::vector<int64_t> dims(x.rank());
  std::iota(dims.begin(), dims.end(), 0);
  return dims;
}

// --- one operand
// ------------------------------------------------------------------

void lower_abs(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  const bool has_no_sign = x.dtype() == at::kBool || x.dtype() == at::kByte;
  if (has_no_sign) {
    in.result(x);
    return;
  }
  in.result(hlo.operation1("stablehlo.abs", {x}, {in.dtype(), x.dims()}));
}

void lower_sign(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  if (x.dtype() == at::kBool) {
    in.result(x);
  } else if (x.dtype() == at::kByte) {
    in.result(hlo.min(x, hlo.constant(1, x.dtype())));
  } else if (is_floating(x)) {
    // The sign of a NaN is 0 in LibTorch.
    in.result(hlo.select(
        is_nan(hlo, x), hlo.constant_like(x, 0), hlo.unary("sign", x)));
  } else {
    in.result(hlo.unary("sign", x));
  }
}

void lower_exp2(Lowering& hlo, const OpArgs& in) {
  const Hlo x = self_as_result(hlo, in);
  in.result(hlo.binary("power", hlo.constant_like(x, 2), x));
}

void lower_log2(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.mul(hlo.log(self_as_result(hlo, in)), 1 / std::log(2.0)));
}

void lower_log10(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.mul(hlo.log(self_as_result(hlo, in)), 1 / std::log(10.0)));
}

void lower_reciprocal(Lowering& hlo, const OpArgs& in) {
  const Hlo x = self_as_result(hlo, in);
  in.result(hlo.div(hlo.constant(1, x.dtype()), x));
}

void lower_trunc(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  in.result(is_floating(x) ? truncated(hlo, x) : x);
}

void lower_frac(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  in.result(hlo.sub(x, truncated(hlo, x)));
}

void lower_isnan(Lowering& hlo, const OpArgs& in) {
  in.result(is_nan(hlo, in.tensor("self")));
}

void lower_isposinf(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  in.result(
      is_floating(x) ? hlo.compare(Compare::kEq, x, hlo.highest(x.dtype()))
                     : hlo.constant(false, at::kBool, x.dims()));
}

void lower_isneginf(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  in.result(
      is_floating(x) ? hlo.compare(Compare::kEq, x, hlo.lowest(x.dtype()))
                     : hlo.constant(false, at::kBool, x.dims()));
}

void lower_bitwise_not(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.unary("not", in.tensor("self")));
}

void lower_logical_not(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.convert(
      hlo.logical_not(hlo.convert(in.tensor("self"), at::kBool)), in.dtype()));
}

void lower_nan_to_num(Lowering& hlo, const OpArgs& in) {
  Hlo x = in.tensor("self");
  if (!is_floating(x)) {
    in.result(x);
    return;
  }
  const auto type = x.dtype();
  const auto given = [&](std::string_view name, double otherwise) {
    const auto number = in.find_scalar(name);
    return hlo.constant(number ? number->to<double>() : otherwise, type);
  };
  const double greatest =
      type == at::kDouble     ? std::numeric_limits<double>::max()
      : type == at::kHalf     ? 65504.0
      : type == at::kBFloat16 ? 3.3895313892515355e38
                              : std::numeric_limits<float>::max();
  x = hlo.select(is_nan(hlo, x), given("nan", 0), x);
  x = hlo.select(
      hlo.compare(Compare::kEq, x, hlo.highest(type)),
      given("posinf", greatest),
      x);
  in.result(hlo.select(
      hlo.compare(Compare::kEq, x, hlo.lowest(type)),
      given("neginf", -greatest),
      x));
}

// --- two operands
// -----------------------------------------------------------------

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

void lower_mul(Lowering& hlo, const OpArgs& in) {
  if (in.dtype() == at::kBool) {
    in.result(hlo.binary("and", in.tensor("self"), in.tensor("other")));
    return;
  }
  binary<"multiply">(hlo, in);
}

void lower_div_mode(Lowering& hlo, const OpArgs& in) {
  const Hlo a = self_as_result(hlo, in);
  const Hlo b = converted(hlo, in, "other");
  if (!in.has("rounding_mode")) {
    in.result(hlo.div(a, b));
  } else if (in.text("rounding_mode") == "floor") {
    in.result(floor_quotient(hlo, a, b));
  } else {
    in.result(
        is_floating(a) ? truncated(hlo, exact_quotient(hlo, in, a, b))
                       : hlo.div(a, b));
  }
}

void lower_floor_divide(Lowering& hlo, const OpArgs& in) {
  in.result(floor_quotient(
      hlo, self_as_result(hlo, in), converted(hlo, in, "other")));
}

void lower_remainder(Lowering& hlo, const OpArgs& in) {
  // The sign of the divisor, where StableHLO's has that of the dividend.
  const Hlo a = self_as_result(hlo, in);
  const Hlo b = converted(hlo, in, "other");
  const Hlo rest = hlo.binary("remainder", a, b);
  const Hlo zero = hlo.constant(0, rest.dtype());
  const Hlo differ = hlo.binary(
      "and",
      hlo.compare(Compare::kNe, rest, zero),
      hlo.compare(
          Compare::kNe,
          hlo.compare(Compare::kLt, rest, zero),
          hlo.compare(Compare::kLt, b, zero)));
  in.result(hlo.select(differ, hlo.add(rest, b), rest));
}

void lower_maximum(Lowering& hlo, const OpArgs& in) {
  in.result(extreme(
      hlo, "maximum", self_as_result(hlo, in), converted(hlo, in, "other")));
}

void lower_minimum(Lowering& hlo, const OpArgs& in) {
  in.result(extreme(
      hlo, "minimum", self_as_result(hlo, in), converted(hlo, in, "other")));
}

void lower_pow_scalar(Lowering& hlo, const OpArgs& in) {
  const Hlo x = self_as_result(hlo, in);
  const auto exponent = in.scalar("exponent");
  if (!exponent.isComplex()) {
    const auto number = exponent.to<double>();
    if (number == 1) {
      return in.result(x);
    }
    if (number == 2) {
      return in.result(hlo.mul(x, x));
    }
    if (number == 3) {
      return in.result(hlo.mul(hlo.mul(x, x), x));
    }
    // LibTorch's CPU kernel has no such case for Half: pow(-inf, 0.5) is inf.
    if (number == 0.5 && is_floating(x) && x.dtype() != at::kHalf) {
      return in.result(hlo.sqrt(x));
    }
  }
  in.result(hlo.binary("power", x, hlo.constant(exponent, x.dtype())));
}

void lower_pow(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.binary(
      "power", self_as_result(hlo, in), converted(hlo, in, "exponent")));
}

void lower_scalar_pow(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.binary(
      "power",
      hlo.constant(in.scalar("self"), in.dtype()),
      converted(hlo, in, "exponent")));
}

void lower_xlogy(Lowering& hlo, const OpArgs& in) {
  const Hlo x = self_as_result(hlo, in);
  const Hlo y = converted(hlo, in, "other");
  const Hlo product = hlo.mul(x, hlo.log(y));
  const Hlo is_zero = hlo.binary(
      "and",
      hlo.compare(Compare::kEq, x, 0.0),
      hlo.logical_not(is_nan(hlo, y)));
  in.result(hlo.select(is_zero, hlo.constant(0, product.dtype()), product));
}

namespace {

/// start + weight * (end - start)
void lerp(Lowering& hlo, const OpArgs& in, const Hlo& weight) {
  const Hlo start = self_as_result(hlo, in);
  const Hlo end = converted(hlo, in, "end");
  in.result(hlo.add(start, hlo.mul(hlo.sub(end, start), weight)));
}

/// self + value * (tensor1 op tensor2)
void add_combined(Lowering& hlo, const OpArgs& in, const char* op) {
  Hlo combined = hlo.binary(
      op, converted(hlo, in, "tensor1"), converted(hlo, in, "tensor2"));
  if (!in.is_number("value", 1)) {
    combined = hlo.mul(combined, in.number("value", in.dtype()));
  }
  in.result(hlo.add(self_as_result(hlo, in), combined));
}

} // namespace

void lower_lerp_scalar(Lowering& hlo, const OpArgs& in) {
  lerp(hlo, in, in.number("weight", in.dtype()));
}
void lower_lerp_tensor(Lowering& hlo, const OpArgs& in) {
  lerp(hlo, in, converted(hlo, in, "weight"));
}
void lower_addcmul(Lowering& hlo, const OpArgs& in) {
  add_combined(hlo, in, "multiply");
}
void lower_addcdiv(Lowering& hlo, const OpArgs& in) {
  add_combined(hlo, in, "divide");
}

// --- choices
// ------------------------------------------------------------------------

void lower_where(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.select(
      hlo.convert(in.tensor("condition"), at::kBool),
      self_as_result(hlo, in),
      converted(hlo, in, "other")));
}

void lower_masked_fill_scalar(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.select(
      hlo.convert(in.tensor("mask"), at::kBool),
      in.number("value", in.dtype()),
      in.tensor("self")));
}

void lower_masked_fill_tensor(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.select(
      hlo.convert(in.tensor("mask"), at::kBool),
      converted(hlo, in, "value"),
      in.tensor("self")));
}

void lower_clamp(Lowering& hlo, const OpArgs& in) {
  Hlo x = self_as_result(hlo, in);
  if (in.has("min")) {
    x = hlo.max(x, in.number("min", x.dtype()));
  }
  if (in.has("max")) {
    x = hlo.min(x, in.number("max", x.dtype()));
  }
  in.result(x);
}

void lower_clamp_tensor(Lowering& hlo, const OpArgs& in) {
  Hlo x = self_as_result(hlo, in);
  if (in.has("min")) {
    x = hlo.max(x, converted(hlo, in, "min"));
  }
  if (in.has("max")) {
    x = hlo.min(x, converted(hlo, in, "max"));
  }
  in.result(x);
}

void lower_clamp_min(Lowering& hlo, const OpArgs& in) {
  const Hlo x = self_as_result(hlo, in);
  in.result(hlo.max(x, in.number("min", x.dtype())));
}

void lower_clamp_max(Lowering& hlo, const OpArgs& in) {
  const Hlo x = self_as_result(hlo, in);
  in.result(hlo.min(x, in.number("max", x.dtype())));
}

void lower_clamp_min_tensor(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.max(self_as_result(hlo, in), converted(hlo, in, "min")));
}

void lower_clamp_max_tensor(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.min(self_as_result(hlo, in), converted(hlo, in, "max")));
}

} // namespace fulgurite::xla
