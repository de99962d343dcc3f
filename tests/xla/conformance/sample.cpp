#include "tests/xla/conformance/sample.h"

#include <limits>

namespace fulgurite::xla::conformance {

const Dtypes kAllTypes = {
    at::kFloat,
    at::kDouble,
    at::kBFloat16,
    at::kHalf,
    at::kLong,
    at::kInt,
    at::kBool};
const Dtypes kFloatTypes = {at::kFloat, at::kDouble, at::kBFloat16, at::kHalf};
const Dtypes kIntegerTypes = {at::kLong, at::kInt, at::kBool};

Input Input::of(at::ScalarType type) const {
  Input out = *this;
  out.dtype = type;
  return out;
}

Input Input::constant() const {
  Input out = *this;
  out.is_differentiable = false;
  return out;
}

Input any(Sizes sizes) {
  return {std::move(sizes)};
}
Input positive(Sizes sizes) {
  return {std::move(sizes), Values::kPositive};
}
Input unit(Sizes sizes) {
  return {std::move(sizes), Values::kUnit};
}
Input nonzero(Sizes sizes) {
  return {std::move(sizes), Values::kNonZero};
}
Input distinct(Sizes sizes) {
  return {std::move(sizes), Values::kDistinct};
}
Input index(Sizes sizes, int64_t below) {
  return {std::move(sizes), Values::kIndex, below, at::kLong};
}
Input mask(Sizes sizes) {
  return any(std::move(sizes)).of(at::kBool);
}
Input special(Sizes sizes) {
  return {std::move(sizes), Values::kSpecial};
}

Sample& Sample::in(Dtypes types) {
  dtypes = std::move(types);
  return *this;
}
Sample& Sample::no_backward() {
  is_differentiable = false;
  return *this;
}
Sample& Sample::row_major() {
  is_transposed = false;
  return *this;
}
Sample& Sample::tolerance(double factor) {
  tolerance_factor = factor;
  return *this;
}

namespace {

Tensor away_from_zero(const Tensor& x, double least) {
  return at::where(x.lt(0), x - least, x + least);
}

Tensor floats(const Input& input) {
  const auto sizes = at::IntArrayRef(input.sizes);
  const auto options = at::TensorOptions(at::kDouble);
  switch (input.values) {
    case Values::kPositive:
      return at::randn(sizes, options).abs() + 0.1;
    case Values::kUnit:
      return at::rand(sizes, options) * 1.9 - 0.95;
    case Values::kNonZero:
      return away_from_zero(at::randn(sizes, options), 0.25);
    case Values::kDistinct: {
      const int64_t count = c10::multiply_integers(sizes);
      return (at::randperm(count, options) - count / 2).reshape(sizes) / 2;
    }
    case Values::kSpecial: {
      constexpr double kInf = std::numeric_limits<double>::infinity();
      constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
      return at::tensor(
                 {kNaN,
                  kInf,
                  -kInf,
                  0.0,
                  -0.0,
                  1.0,
                  -1.0,
                  2.5,
                  -0.5,
                  1e30,
                  -1e30,
                  1e-30},
                 options)
          .reshape(sizes);
    }
    default:
      return at::randn(sizes, options);
  }
}

Tensor integers(const Input& input) {
  const auto sizes = at::IntArrayRef(input.sizes);
  const auto options = at::TensorOptions(at::kLong);
  switch (input.values) {
    case Values::kPositive:
      return at::randint(1, 6, sizes, options);
    case Values::kNonZero:
      return away_from_zero(at::randint(-4, 5, sizes, options), 1);
    case Values::kDistinct: {
      const int64_t count = c10::multiply_integers(sizes);
      return (at::randperm(count, options) - count / 2).reshape(sizes);
    }
    case Values::kIndex:
      return at::randint(0, input.below, sizes, options);
    case Values::kSpecial:
      return (at::arange(12, options) - 4).reshape(sizes);
    default:
      return at::randint(-5, 6, sizes, options);
  }
}

} // namespace

Tensor make_input(const Input& input, at::ScalarType dtype) {
  const auto type =
      input.dtype == at::ScalarType::Undefined ? dtype : input.dtype;
  if (type == at::kBool) {
    const bool is_never_zero =
        input.values == Values::kPositive || input.values == Values::kNonZero;
    return at::rand(input.sizes).gt(is_never_zero ? -1 : 0.5);
  }
  return (at::isFloatingType(type) ? floats(input) : integers(input)).to(type);
}

} // namespace fulgurite::xla::conformance
