// Formulas and the handling of NaN are those of ATen's CPU kernels.

#include "fulgurite/xla/ops/families.h"

#include <cmath>
#include <numbers>

namespace fulgurite::xla {

namespace {

Hlo zero_like(Lowering& hlo, const Hlo& x) {
  return hlo.constant(0, x.dtype());
}

/// The gradient where `condition`, elsewhere zero.
void give_where(
    Lowering& hlo,
    const OpArgs& in,
    const Hlo& condition,
    const Hlo& gradient) {
  give_result(
      hlo, in, hlo.select(condition, gradient, zero_like(hlo, gradient)));
}

Hlo both(Lowering& hlo, const Hlo& a, const Hlo& b) {
  return hlo.binary("and", a, b);
}

/// -limit <= x <= limit
Hlo is_within(Lowering& hlo, const Hlo& x, const Hlo& limit) {
  return both(
      hlo,
      hlo.compare(Compare::kGe, x, hlo.neg(limit)),
      hlo.compare(Compare::kLe, x, limit));
}

/// 1 - x
Hlo one_minus(Lowering& hlo, const Hlo& x) {
  return hlo.sub(hlo.constant(1, x.dtype()), x);
}

/// log(1 + exp(x))
Hlo log1p_exp(Lowering& hlo, const Hlo& x) {
  return hlo.unary("log_plus_one", hlo.exp(x));
}

/// max(0, min(x + 3, 6)) / 6
Hlo hard_sigmoid(Lowering& hlo, const Hlo& x) {
  const Hlo raised = hlo.max(hlo.add(x, 3), zero_like(hlo, x));
  return hlo.div(hlo.min(raised, hlo.constant(6, x.dtype())), 6);
}

} // namespace

// --- the rectifier and its kin

void lower_relu(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  in.result(hlo.max(x, zero_like(hlo, x)));
}

void lower_threshold(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  const auto type = x.dtype();
  in.result(hlo.select(
      hlo.compare(Compare::kLe, x, in.number("threshold", type)),
      in.number("value", type),
      x));
}

void lower_threshold_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = hlo.convert(in.tensor("self"), in.dtype());
  const Hlo gradient = hlo.convert(in.tensor("grad_output"), in.dtype());
  in.result(hlo.select(
      hlo.compare(Compare::kLe, x, in.number("threshold", x.dtype())),
      zero_like(hlo, x),
      gradient));
}

void lower_leaky_relu(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  give_result(
      hlo,
      in,
      hlo.select(
          hlo.compare(Compare::kGt, x, 0.0),
          x,
          hlo.mul(x, in.number("negative_slope", x.dtype()))));
}

void lower_leaky_relu_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const Hlo gradient = widened(hlo, in, "grad_output");
  give_result(
      hlo,
      in,
      hlo.select(
          hlo.compare(Compare::kGt, x, 0.0),
          gradient,
          hlo.mul(gradient, in.number("negative_slope", x.dtype()))));
}

void lower_prelu(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const Hlo weight = widened(hlo, in, "weight");
  give_result(
      hlo,
      in,
      hlo.select(hlo.compare(Compare::kGt, x, 0.0), x, hlo.mul(weight, x)));
}

void lower_prelu_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const Hlo weight = widened(hlo, in, "weight");
  const Hlo gradient = widened(hlo, in, "grad_output");
  const Hlo is_positive = hlo.compare(Compare::kGt, x, 0.0);
  give_result(
      hlo, in, hlo.select(is_positive, gradient, hlo.mul(weight, gradient)), 0);
  give_result(
      hlo,
      in,
      hlo.select(is_positive, zero_like(hlo, x), hlo.mul(x, gradient)),
      1);
}

void lower_elu(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const auto type = x.dtype();
  const Hlo scale = in.number("scale", type);
  const Hlo below = hlo.mul(
      hlo.unary(
          "exponential_minus_one", hlo.mul(x, in.number("input_scale", type))),
      hlo.mul(in.number("alpha", type), scale));
  give_result(
      hlo,
      in,
      hlo.select(hlo.compare(Compare::kGe, x, 0.0), hlo.mul(x, scale), below));
}

void lower_elu_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo gradient = widened(hlo, in, "grad_output");
  const Hlo x = widened(hlo, in, "self_or_result");
  const auto type = x.dtype();
  const Hlo scale = in.number("scale", type);
  const Hlo input_scale = in.number("input_scale", type);
  const Hlo height = hlo.mul(in.number("alpha", type), scale);
  const Hlo slope =
      in.boolean("is_result")
          ? hlo.mul(input_scale, hlo.add(x, height))
          : hlo.mul(
                hlo.mul(input_scale, height), hlo.exp(hlo.mul(x, input_scale)));
  give_result(
      hlo,
      in,
      hlo.mul(
          gradient,
          hlo.select(hlo.compare(Compare::kLe, x, 0.0), slope, scale)));
}

// --- cut off at two numbers

void lower_hardtanh(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  const auto type = x.dtype();
  in.result(hlo.min(
      hlo.max(x, in.number("min_val", type)), in.number("max_val", type)));
}

void lower_hardtanh_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const auto type = x.dtype();
  const Hlo is_cut_off = hlo.binary(
      "or",
      hlo.compare(Compare::kLe, x, in.number("min_val", type)),
      hlo.compare(Compare::kGe, x, in.number("max_val", type)));
  give_result(
      hlo,
      in,
      hlo.select(
          is_cut_off, zero_like(hlo, x), widened(hlo, in, "grad_output")));
}

void lower_hardsigmoid(Lowering& hlo, const OpArgs& in) {
  give_result(hlo, in, hard_sigmoid(hlo, widened(hlo, in, "self")));
}

void lower_hardsigmoid_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  // A float in ATen, of doubles too.
  constexpr double kSixth = 1.0F / 6.0F;
  give_where(
      hlo,
      in,
      both(
          hlo,
          hlo.compare(Compare::kGt, x, -3.0),
          hlo.compare(Compare::kLt, x, 3.0)),
      hlo.mul(widened(hlo, in, "grad_output"), kSixth));
}

void lower_hardswish(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  give_result(hlo, in, hlo.mul(x, hard_sigmoid(hlo, x)));
}

void lower_hardswish_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const Hlo gradient = widened(hlo, in, "grad_output");
  const Hlo slope = hlo.add(hlo.div(x, 3), 0.5);
  const Hlo above = hlo.select(
      hlo.compare(Compare::kLt, x, 3.0), hlo.mul(gradient, slope), gradient);
  give_result(
      hlo,
      in,
      hlo.select(hlo.compare(Compare::kLe, x, -3.0), zero_like(hlo, x), above));
}

void lower_hardshrink(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  give_result(
      hlo,
      in,
      hlo.select(
          is_within(hlo, x, in.number("lambd", x.dtype())),
          zero_like(hlo, x),
          x));
}

void lower_softshrink(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const Hlo limit = in.number("lambd", x.dtype());
  // Between the limits zero, but a NaN stays one.
  const Hlo below = hlo.select(
      hlo.compare(Compare::kLt, x, hlo.neg(limit)),
      hlo.add(x, limit),
      hlo.select(hlo.compare(Compare::kEq, x, x), zero_like(hlo, x), x));
  give_result(
      hlo,
      in,
      hlo.select(
          hlo.compare(Compare::kGt, x, limit), hlo.sub(x, limit), below));
}

namespace {

/// Zero within the limits, for both kinds of shrinking.
void shrink_backward(
    Lowering& hlo,
    const OpArgs& in,
    std::string_view grad_output) {
  const Hlo x = widened(hlo, in, "self");
  const Hlo gradient = widened(hlo, in, grad_output);
  give_result(
      hlo,
      in,
      hlo.select(
          is_within(hlo, x, in.number("lambd", x.dtype())),
          zero_like(hlo, x),
          gradient));
}

} // namespace

void lower_hardshrink_backward(Lowering& hlo, const OpArgs& in) {
  shrink_backward(hlo, in, "grad_out");
}

void lower_softshrink_backward(Lowering& hlo, const OpArgs& in) {
  shrink_backward(hlo, in, "grad_output");
}

// --- smooth

void lower_silu(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  give_result(hlo, in, hlo.mul(x, hlo.logistic(x)));
}

void lower_silu_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const Hlo sigmoid = hlo.logistic(x);
  const Hlo slope =
      hlo.mul(sigmoid, hlo.add(hlo.mul(x, one_minus(hlo, sigmoid)), 1));
  give_result(hlo, in, hlo.mul(widened(hlo, in, "grad_output"), slope));
}

void lower_mish(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  give_result(hlo, in, hlo.mul(x, hlo.tanh(log1p_exp(hlo, x))));
}

void lower_mish_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const Hlo tanh = hlo.tanh(log1p_exp(hlo, x));
  const Hlo slope = hlo.add(
      tanh,
      hlo.mul(
          hlo.mul(x, hlo.logistic(x)), one_minus(hlo, hlo.mul(tanh, tanh))));
  give_result(hlo, in, hlo.mul(widened(hlo, in, "grad_output"), slope));
}

namespace {

constexpr double kSqrtHalf = 1 / std::numbers::sqrt2;
/// sqrt(2 / pi)
const double kTanhScale = std::numbers::sqrt2 * std::numbers::inv_sqrtpi;
constexpr double kCubic = 0.044715;

/// tanh(scale * (x + cubic * x^3))
Hlo gelu_tanh(Lowering& hlo, const Hlo& x) {
  const Hlo cube = hlo.mul(hlo.mul(x, x), x);
  return hlo.tanh(hlo.mul(hlo.add(x, hlo.mul(cube, kCubic)), kTanhScale));
}

/// Of the normal distribution.
Hlo cumulative_normal(Lowering& hlo, const Hlo& x) {
  // Not by erf, which some plugins do not let reach -1.
  return hlo.mul(hlo.chlo("erfc", hlo.mul(x, -kSqrtHalf)), 0.5);
}

Hlo gelu_tanh_slope(Lowering& hlo, const Hlo& x) {
  const Hlo tanh = gelu_tanh(hlo, x);
  const Hlo inner_slope =
      hlo.mul(hlo.add(hlo.mul(hlo.mul(x, x), 3 * kCubic), 1), kTanhScale);
  const Hlo right = hlo.mul(
      hlo.mul(hlo.mul(x, 0.5), one_minus(hlo, hlo.mul(tanh, tanh))),
      inner_slope);
  return hlo.add(hlo.mul(hlo.add(tanh, 1), 0.5), right);
}

Hlo gelu_slope(Lowering& hlo, const Hlo& x) {
  const double height = kTanhScale / 2;
  const Hlo density = hlo.mul(hlo.exp(hlo.mul(hlo.mul(x, x), -0.5)), height);
  return hlo.add(cumulative_normal(hlo, x), hlo.mul(x, density));
}

} // namespace

void lower_gelu(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const Hlo factor = in.text("approximate") == "tanh"
                         ? hlo.mul(hlo.add(gelu_tanh(hlo, x), 1), 0.5)
                         : cumulative_normal(hlo, x);
  give_result(hlo, in, hlo.mul(x, factor));
}

void lower_gelu_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const Hlo slope = in.text("approximate") == "tanh" ? gelu_tanh_slope(hlo, x)
                                                     : gelu_slope(hlo, x);
  give_result(hlo, in, hlo.mul(widened(hlo, in, "grad_output"), slope));
}

void lower_softplus(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const auto type = x.dtype();
  const Hlo beta = in.number("beta", type);
  const Hlo scaled = hlo.mul(x, beta);
  give_result(
      hlo,
      in,
      hlo.select(
          hlo.compare(Compare::kGt, scaled, in.number("threshold", type)),
          x,
          hlo.div(log1p_exp(hlo, scaled), beta)));
}

void lower_softplus_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const Hlo gradient = widened(hlo, in, "grad_output");
  const auto type = x.dtype();
  const Hlo scaled = hlo.mul(x, in.number("beta", type));
  const Hlo power = hlo.exp(scaled);
  give_result(
      hlo,
      in,
      hlo.select(
          hlo.compare(Compare::kGt, scaled, in.number("threshold", type)),
          gradient,
          hlo.div(hlo.mul(gradient, power), hlo.add(power, 1))));
}

void lower_log_sigmoid_forward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const Hlo power = hlo.exp(hlo.neg(hlo.unary("abs", x)));
  give_result(
      hlo,
      in,
      hlo.sub(hlo.min(x, zero_like(hlo, x)), hlo.unary("log_plus_one", power)),
      0);
  give_result(hlo, in, power, 1);
}

void lower_log_sigmoid_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const Hlo power = widened(hlo, in, "buffer");
  const Hlo part = hlo.div(power, hlo.add(power, 1));
  give_result(
      hlo,
      in,
      hlo.mul(
          widened(hlo, in, "grad_output"),
          hlo.select(
              hlo.compare(Compare::kLt, x, 0.0), one_minus(hlo, part), part)));
}

void lower_sigmoid_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo y = widened(hlo, in, "output");
  give_result(
      hlo,
      in,
      hlo.mul(hlo.mul(widened(hlo, in, "grad_output"), one_minus(hlo, y)), y));
}

void lower_tanh_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo y = widened(hlo, in, "output");
  give_result(
      hlo,
      in,
      hlo.mul(widened(hlo, in, "grad_output"), one_minus(hlo, hlo.mul(y, y))));
}

namespace {

struct Halves {
  Hlo value;
  Hlo gate;
  int64_t dim = 0;
};

Halves glu_halves(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const int64_t dim = in.dim("dim", x.rank());
  const int64_t half = x.dims()[dim] / 2;
  return {hlo.narrow(x, dim, 0, half), hlo.narrow(x, dim, half, half), dim};
}

} // namespace

void lower_glu(Lowering& hlo, const OpArgs& in) {
  const auto [value, gate, dim] = glu_halves(hlo, in);
  give_result(hlo, in, hlo.mul(value, hlo.logistic(gate)));
}

void lower_glu_backward(Lowering& hlo, const OpArgs& in) {
  const auto [value, gate, dim] = glu_halves(hlo, in);
  const Hlo gradient = widened(hlo, in, "grad_output");
  const Hlo sigmoid = hlo.logistic(gate);
  const Hlo to_value = hlo.mul(sigmoid, gradient);
  const Hlo to_gate =
      hlo.mul(hlo.mul(one_minus(hlo, sigmoid), to_value), value);
  give_result(hlo, in, hlo.concatenate({to_value, to_gate}, dim));
}

// --- the inverse of the sigmoid

void lower_logit(Lowering& hlo, const OpArgs& in) {
  Hlo x = widened(hlo, in, "self");
  if (const auto eps = in.find_scalar("eps"); eps && eps->toDouble() >= 0) {
    const double low = eps->toDouble();
    x = hlo.min(
        hlo.max(x, hlo.constant(low, x.dtype())),
        hlo.constant(1 - low, x.dtype()));
  }
  give_result(hlo, in, hlo.log(hlo.div(x, one_minus(hlo, x))));
}

void lower_logit_backward(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const Hlo gradient = widened(hlo, in, "grad_output");
  const auto eps = in.find_scalar("eps");
  const bool is_clamped = eps && eps->toDouble() >= 0;
  const double low = is_clamped ? eps->toDouble() : 0;
  const Hlo is_outside = hlo.binary(
      "or",
      hlo.compare(Compare::kLt, x, low),
      hlo.compare(Compare::kGt, x, 1 - low));
  // At zero an infinity of the gradient's sign, whatever that of the zero.
  const Hlo width = hlo.mul(hlo.unary("abs", x), one_minus(hlo, x));
  const Hlo outside = hlo.constant(is_clamped ? 0.0 : NAN, x.dtype());
  give_result(
      hlo, in, hlo.select(is_outside, outside, hlo.div(gradient, width)));
}

} // namespace fulgurite::xla
