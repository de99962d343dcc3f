// Map: sums and products · truth · extremes · moments · norms · running sums.

#include "fulgurite/xla/ops/families.h"

#include <cmath>

namespace fulgurite::xla {

namespace {

/// The argument `dim` where it is one number or none, which stands for all.
std::vector<int64_t> one_dim(const OpArgs& in, const Hlo& x) {
  if (x.rank() == 0) {
    return {};
  }
  return in.has("dim") ? std::vector{in.dim("dim", x.rank())} : all_dims(x);
}

std::vector<int64_t> several_dims(const OpArgs& in, const Hlo& x) {
  return in.dims_or_all("dim", x.rank());
}

} // namespace

// --- sums and products

namespace {

void give_sum(Lowering& hlo, const OpArgs& in, c10::IntArrayRef dims) {
  give_result(hlo, in, hlo.sum(widened(hlo, in, "self"), dims));
}

void give_mean(Lowering& hlo, const OpArgs& in, c10::IntArrayRef dims) {
  const Hlo x = widened(hlo, in, "self");
  const auto count = static_cast<double>(num_elements(x, dims));
  give_result(hlo, in, hlo.div(hlo.sum(x, dims), count));
}

void give_product(Lowering& hlo, const OpArgs& in, c10::IntArrayRef dims) {
  const Hlo x = widened(hlo, in, "self");
  give_result(
      hlo, in, hlo.reduce("multiply", x, hlo.constant(1, x.dtype()), dims));
}

} // namespace

void lower_sum_all(Lowering& hlo, const OpArgs& in) {
  give_sum(hlo, in, all_dims(in.tensor("self")));
}
void lower_sum(Lowering& hlo, const OpArgs& in) {
  give_sum(hlo, in, several_dims(in, in.tensor("self")));
}
void lower_mean_all(Lowering& hlo, const OpArgs& in) {
  give_mean(hlo, in, all_dims(in.tensor("self")));
}
void lower_mean(Lowering& hlo, const OpArgs& in) {
  give_mean(hlo, in, several_dims(in, in.tensor("self")));
}
void lower_prod_all(Lowering& hlo, const OpArgs& in) {
  give_product(hlo, in, all_dims(in.tensor("self")));
}
void lower_prod(Lowering& hlo, const OpArgs& in) {
  give_product(hlo, in, one_dim(in, in.tensor("self")));
}

void lower_nansum(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const Hlo is_number = hlo.compare(Compare::kEq, x, x);
  give_result(
      hlo,
      in,
      hlo.sum(
          hlo.select(is_number, x, hlo.constant(0, x.dtype())),
          several_dims(in, x)));
}

void lower_count_nonzero(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  const Hlo ones = hlo.convert(hlo.convert(x, at::kBool), in.dtype());
  give_result(hlo, in, hlo.sum(ones, several_dims(in, x)));
}

// --- truth

namespace {

/// No dimension at all where the list is empty, unlike in sums.
std::vector<int64_t> listed_dims(const OpArgs& in, const Hlo& x) {
  const bool is_empty = in.has("dim") && in.integers("dim").empty();
  return is_empty ? std::vector<int64_t>{} : several_dims(in, x);
}

void give_all(Lowering& hlo, const OpArgs& in, c10::IntArrayRef dims) {
  const Hlo x = hlo.convert(in.tensor("self"), at::kBool);
  give_result(
      hlo, in, hlo.reduce("and", x, hlo.constant(true, at::kBool), dims));
}

void give_any(Lowering& hlo, const OpArgs& in, c10::IntArrayRef dims) {
  const Hlo x = hlo.convert(in.tensor("self"), at::kBool);
  give_result(
      hlo, in, hlo.reduce("or", x, hlo.constant(false, at::kBool), dims));
}

} // namespace

void lower_all(Lowering& hlo, const OpArgs& in) {
  give_all(hlo, in, all_dims(in.tensor("self")));
}
void lower_all_dim(Lowering& hlo, const OpArgs& in) {
  give_all(hlo, in, one_dim(in, in.tensor("self")));
}
void lower_all_dims(Lowering& hlo, const OpArgs& in) {
  give_all(hlo, in, listed_dims(in, in.tensor("self")));
}
void lower_any(Lowering& hlo, const OpArgs& in) {
  give_any(hlo, in, all_dims(in.tensor("self")));
}
void lower_any_dim(Lowering& hlo, const OpArgs& in) {
  give_any(hlo, in, one_dim(in, in.tensor("self")));
}
void lower_any_dims(Lowering& hlo, const OpArgs& in) {
  give_any(hlo, in, listed_dims(in, in.tensor("self")));
}

// --- extremes

namespace {

Hlo greatest(Lowering& hlo, const Hlo& x, c10::IntArrayRef dims) {
  return hlo.reduce("maximum", x, hlo.lowest(x.dtype()), dims);
}

Hlo least(Lowering& hlo, const Hlo& x, c10::IntArrayRef dims) {
  return hlo.reduce("minimum", x, hlo.highest(x.dtype()), dims);
}

/// Of two elements with their places: whether `a` comes before `b`. A NaN beats
/// every number; among equals the first place wins.
Hlo wins(
    Lowering& hlo,
    Compare better,
    const std::vector<Hlo>& a,
    const std::vector<Hlo>& b) {
  const Hlo is_better = hlo.compare(better, a[0], b[0]);
  const Hlo is_equal = hlo.compare(Compare::kEq, a[0], b[0]);
  const Hlo is_first = hlo.compare(Compare::kLt, a[1], b[1]);
  if (!at::isFloatingType(a[0].dtype())) {
    return hlo.binary("or", is_better, hlo.binary("and", is_equal, is_first));
  }
  const Hlo a_is_nan = hlo.compare(Compare::kNe, a[0], a[0]);
  const Hlo b_is_nan = hlo.compare(Compare::kNe, b[0], b[0]);
  const Hlo beats = hlo.binary(
      "or", is_better, hlo.binary("and", a_is_nan, hlo.logical_not(b_is_nan)));
  const Hlo ties =
      hlo.binary("or", is_equal, hlo.binary("and", a_is_nan, b_is_nan));
  return hlo.binary("or", beats, hlo.binary("and", ties, is_first));
}

/// The extreme along a dimension of x, and where it first is. Both travel
/// through one reduction: looking for the extreme afterwards would miss it
/// where the compiler keeps more bits of x than of the extreme.
std::vector<Hlo>
extreme_with_place(Lowering& hlo, const Hlo& x, int64_t dim, Compare better) {
  const Hlo worst =
      better == Compare::kGt ? hlo.lowest(x.dtype()) : hlo.highest(x.dtype());
  return hlo.reduce(
      {x, hlo.iota(at::kLong, x.dims(), dim)},
      {worst, hlo.constant(0, at::kLong)},
      {dim},
      [&](const std::vector<Hlo>& a, const std::vector<Hlo>& b) {
        const Hlo keeps = wins(hlo, better, a, b);
        return std::vector<Hlo>{
            hlo.select(keeps, a[0], b[0]), hlo.select(keeps, a[1], b[1])};
      });
}

void give_with_place(Lowering& hlo, const OpArgs& in, Compare better) {
  Hlo x = in.tensor("self");
  if (x.rank() == 0) {
    x = hlo.reshape(x, {1});
  }
  const auto found =
      extreme_with_place(hlo, x, in.dim("dim", x.rank()), better);
  give_result(hlo, in, found[0], 0);
  give_result(hlo, in, found[1], 1);
}

void give_place(Lowering& hlo, const OpArgs& in, Compare better) {
  Hlo x = in.tensor("self");
  if (x.rank() == 0 || !in.has("dim")) {
    x = hlo.reshape(x, {x.shape.numel()});
  }
  const int64_t dim = in.has("dim") ? in.dim("dim", x.rank()) : 0;
  give_result(hlo, in, extreme_with_place(hlo, x, dim, better)[1]);
}

} // namespace

void lower_amax(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  give_result(hlo, in, greatest(hlo, x, several_dims(in, x)));
}
void lower_amin(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  give_result(hlo, in, least(hlo, x, several_dims(in, x)));
}
void lower_aminmax(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  give_result(hlo, in, least(hlo, x, one_dim(in, x)), 0);
  give_result(hlo, in, greatest(hlo, x, one_dim(in, x)), 1);
}
void lower_max_all(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  give_result(hlo, in, greatest(hlo, x, all_dims(x)));
}
void lower_min_all(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  give_result(hlo, in, least(hlo, x, all_dims(x)));
}
void lower_max_dim(Lowering& hlo, const OpArgs& in) {
  give_with_place(hlo, in, Compare::kGt);
}
void lower_min_dim(Lowering& hlo, const OpArgs& in) {
  give_with_place(hlo, in, Compare::kLt);
}
void lower_argmax(Lowering& hlo, const OpArgs& in) {
  give_place(hlo, in, Compare::kGt);
}
void lower_argmin(Lowering& hlo, const OpArgs& in) {
  give_place(hlo, in, Compare::kLt);
}

void lower_logsumexp(Lowering& hlo, const OpArgs& in) {
  const Hlo x = widened(hlo, in, "self");
  const auto dims = several_dims(in, x);
  const Hlo top = hlo.reduce("maximum", x, hlo.lowest(x.dtype()), dims, true);
  // Infinities would cancel to NaN.
  const Hlo is_infinite =
      hlo.compare(Compare::kEq, hlo.unary("abs", top), hlo.highest(x.dtype()));
  const Hlo shift = hlo.select(is_infinite, hlo.constant(0, x.dtype()), top);
  const Hlo sum = hlo.sum(hlo.exp(hlo.sub(x, shift)), dims, true);
  give_result(hlo, in, hlo.add(hlo.log(sum), shift));
}

// --- moments

namespace {

/// |x|, of complex numbers too.
Hlo magnitude(Lowering& hlo, const Hlo& x) {
  return hlo.operation1(
      "stablehlo.abs", {x}, {c10::toRealValueType(x.dtype()), x.dims()});
}

struct Moments {
  Hlo mean;
  Hlo variance;
};

/// Of the argument `self`; with ones for the dimensions reduced.
Moments moments(Lowering& hlo, const OpArgs& in) {
  const Hlo given = in.tensor("self");
  const Hlo x = hlo.convert(given, accumulation_type(given.dtype()));
  const auto dims = several_dims(in, x);
  const auto count = static_cast<double>(num_elements(x, dims));
  const auto correction = in.find_scalar("correction");
  const double freedom =
      std::max(0.0, count - (correction ? correction->toDouble() : 1));
  const Hlo mean = hlo.div(hlo.sum(x, dims, true), count);
  const Hlo deviation = magnitude(hlo, hlo.sub(x, mean));
  const Hlo squares = hlo.sum(hlo.mul(deviation, deviation), dims, true);
  return {mean, hlo.div(squares, freedom)};
}

} // namespace

void lower_var(Lowering& hlo, const OpArgs& in) {
  give_result(hlo, in, moments(hlo, in).variance);
}
void lower_std(Lowering& hlo, const OpArgs& in) {
  give_result(hlo, in, hlo.sqrt(moments(hlo, in).variance));
}
void lower_var_mean(Lowering& hlo, const OpArgs& in) {
  const auto [mean, variance] = moments(hlo, in);
  give_result(hlo, in, variance, 0);
  give_result(hlo, in, mean, 1);
}
void lower_std_mean(Lowering& hlo, const OpArgs& in) {
  const auto [mean, variance] = moments(hlo, in);
  give_result(hlo, in, hlo.sqrt(variance), 0);
  give_result(hlo, in, mean, 1);
}

// --- norms

namespace {

/// The p-norm of magnitudes.
Hlo norm(Lowering& hlo, const Hlo& x, double p, c10::IntArrayRef dims) {
  if (p == 0) {
    const Hlo counted = hlo.convert(hlo.convert(x, at::kBool), x.dtype());
    return hlo.sum(counted, dims);
  }
  if (p == 1) {
    return hlo.sum(x, dims);
  }
  if (p == 2) {
    return hlo.sqrt(hlo.sum(hlo.mul(x, x), dims));
  }
  if (std::isinf(p)) {
    return p > 0 ? hlo.reduce("maximum", x, hlo.constant(0, x.dtype()), dims)
                 : least(hlo, x, dims);
  }
  const Hlo powers = hlo.binary("power", x, hlo.constant(p, x.dtype()));
  return hlo.binary(
      "power", hlo.sum(powers, dims), hlo.constant(1 / p, x.dtype()));
}

void give_norm(Lowering& hlo, const OpArgs& in, std::string_view order) {
  const Hlo given = in.tensor("self");
  const auto type = accumulation_type(in.dtype());
  const Hlo x = hlo.convert(
      magnitude(
          hlo,
          at::isComplexType(given.dtype()) ? given : hlo.convert(given, type)),
      type);
  const auto p = in.find_scalar(order);
  give_result(
      hlo, in, norm(hlo, x, p ? p->toDouble() : 2, several_dims(in, x)));
}

} // namespace

void lower_norm(Lowering& hlo, const OpArgs& in) {
  give_norm(hlo, in, "p");
}
void lower_vector_norm(Lowering& hlo, const OpArgs& in) {
  give_norm(hlo, in, "ord");
}

// --- running sums

namespace {

/// Each element with all before it: a window that begins before the first
/// element. Plugins turn it into a tree of shorter ones.
void give_running(
    Lowering& hlo,
    const OpArgs& in,
    std::string_view op,
    double identity) {
  const Hlo x = widened(hlo, in, "self");
  if (x.rank() == 0 || x.shape.numel() == 0) {
    give_result(hlo, in, x);
    return;
  }
  const int64_t dim = in.dim("dim", x.rank());
  std::vector<WindowDim> window(x.rank());
  window[dim] = {.size = x.dims()[dim], .low = x.dims()[dim] - 1};
  give_result(
      hlo,
      in,
      hlo.reduce_window(op, x, hlo.constant(identity, x.dtype()), window));
}

} // namespace

void lower_cumsum(Lowering& hlo, const OpArgs& in) {
  give_running(hlo, in, "add", 0);
}
void lower_cumprod(Lowering& hlo, const OpArgs& in) {
  give_running(hlo, in, "multiply", 1);
}

} // namespace fulgurite::xla
