// Random numbers from Philox bits. The argument "generator" of these operators
// is a value of the graph: seed and offset, inputs of the program.
#include "fulgurite/xla/ops/families.h"

#include <c10/util/Half.h>

#include <cmath>
#include <limits>
#include <numbers>

namespace fulgurite::xla {

namespace {

/// Bits of a type's significand.
int64_t digits_of(at::ScalarType dtype) {
  switch (dtype) {
    case at::kDouble:
      return 53;
    case at::kHalf:
      return 11;
    case at::kBFloat16:
      return 8;
    default:
      return 24;
  }
}

/// Uniform integers of 32 or 64 bits, one for each element of the result.
Hlo bits_of(Lowering& hlo, const OpArgs& in, at::ScalarType type) {
  return hlo.rng_bits(in.tensor("generator"), type, in.result_shape().dims)
      .second;
}

/// Uniform integers from 0 to 2^count - 1 of one of those types.
Hlo random_bits(
    Lowering& hlo,
    const OpArgs& in,
    at::ScalarType type,
    int64_t count) {
  const int64_t width = type == at::kUInt64 ? 64 : 32;
  return hlo.binary(
      "shift_right_logical",
      bits_of(hlo, in, type),
      hlo.constant(width - count, type));
}

/// The type of bits for numbers of `dtype`, which have `digits` of them.
at::ScalarType bits_type(at::ScalarType dtype) {
  return dtype == at::kDouble ? at::kUInt64 : at::kUInt32;
}

/// In which random numbers of `dtype` are computed.
at::ScalarType computing_type(at::ScalarType dtype) {
  return dtype == at::kDouble ? at::kDouble : at::kFloat;
}

/// Multiples of 2^-digits in [0, 1), as LibTorch draws them.
Hlo uniform_numbers(Lowering& hlo, const OpArgs& in, at::ScalarType dtype) {
  const int64_t digits = digits_of(dtype);
  const Hlo bits = random_bits(hlo, in, bits_type(dtype), digits);
  return hlo.mul(
      hlo.convert(bits, computing_type(dtype)),
      std::ldexp(1.0, static_cast<int>(-digits)));
}

/// Uniform in the open interval (0, 1): odd multiples of 2^-digits.
Hlo open_uniform_numbers(
    Lowering& hlo,
    const OpArgs& in,
    at::ScalarType dtype) {
  const auto type = bits_type(dtype);
  const int64_t digits = digits_of(computing_type(dtype));
  const Hlo one = hlo.constant(1, type);
  const Hlo half = random_bits(hlo, in, type, digits - 1);
  const Hlo odd = hlo.add(hlo.add(half, half), one);
  return hlo.mul(
      hlo.convert(odd, computing_type(dtype)),
      std::ldexp(1.0, static_cast<int>(-digits)));
}

/// By the inverse of the distribution function at numbers that are uniform in
/// (-1, 1) and lie symmetrically.
Hlo normal_numbers(Lowering& hlo, const OpArgs& in, at::ScalarType dtype) {
  const auto type = computing_type(dtype);
  const int64_t digits = digits_of(type);
  const auto integer = type == at::kDouble ? at::kLong : at::kInt;
  const Hlo bits =
      hlo.convert(random_bits(hlo, in, bits_type(dtype), digits), integer);
  const Hlo odd =
      hlo.add(hlo.add(bits, bits), hlo.constant(1 - (1LL << digits), integer));
  const Hlo uniform = hlo.mul(
      hlo.convert(odd, type), std::ldexp(1.0, static_cast<int>(-digits)));
  return hlo.mul(hlo.chlo("erf_inv", uniform), std::numbers::sqrt2);
}

Hlo scaled(
    Lowering& hlo,
    const Hlo& x,
    const OpArgs& in,
    const char* shift,
    const char* factor) {
  return hlo.add(hlo.mul(x, in.real(factor)), in.real(shift));
}

void give(Lowering& hlo, const OpArgs& in, const Hlo& numbers) {
  in.result(hlo.convert(numbers, in.dtype()));
}

/// base + (bits modulo range); a range of 0 stands for 2^64.
void give_integers(
    Lowering& hlo,
    const OpArgs& in,
    int64_t base,
    uint64_t range) {
  if (in.dtype() == at::kInt) {
    // The device's int64 may be one of 32 bits: the ends have to fit.
    hlo.constant(base, at::kInt);
    hlo.constant(base + static_cast<int64_t>(range - 1), at::kInt);
  }
  // With 32 bits small numbers would be a little more likely than great ones,
  // so they are taken for small ranges only.
  const bool is_small = range > 0 && range <= (1ULL << 16);
  const auto type = is_small ? at::kUInt32 : at::kUInt64;
  Hlo bits = bits_of(hlo, in, type);
  if (is_small) {
    bits = hlo.binary(
        "remainder", bits, hlo.constant(static_cast<int64_t>(range), type));
  } else if (range != 0) {
    const Hlo signed_range =
        hlo.constant(static_cast<int64_t>(range), at::kLong);
    bits = hlo.binary("remainder", bits, hlo.bitcast(signed_range, type, {}));
  }
  const Hlo places = is_small ? hlo.convert(bits, at::kLong)
                              : hlo.bitcast(bits, at::kLong, bits.dims());
  give(hlo, in, hlo.add(places, hlo.constant(base, at::kLong)));
}

/// The greatest integer that random_() draws for a type.
int64_t greatest_of(at::ScalarType dtype) {
  switch (dtype) {
    case at::kBool:
      return 1;
    case at::kByte:
      return std::numeric_limits<uint8_t>::max();
    case at::kChar:
      return std::numeric_limits<int8_t>::max();
    case at::kShort:
      return std::numeric_limits<int16_t>::max();
    case at::kInt:
      return std::numeric_limits<int32_t>::max();
    case at::kLong:
      return std::numeric_limits<int64_t>::max();
    default:
      // All integers up to here have their own floating number.
      return int64_t{1} << digits_of(dtype);
  }
}

/// Integers from `first` to `last`, both included.
void give_between(
    Lowering& hlo,
    const OpArgs& in,
    int64_t first,
    int64_t last) {
  const uint64_t range =
      static_cast<uint64_t>(last) - static_cast<uint64_t>(first) + 1;
  give_integers(hlo, in, first, range);
}

/// Empty results draw nothing.
bool is_empty(Lowering& hlo, const OpArgs& in) {
  const auto& shape = in.result_shape();
  if (shape.numel() > 0) {
    return false;
  }
  in.result(hlo.constant(0, shape.dtype, shape.dims));
  return true;
}

void give_normal(
    Lowering& hlo,
    const OpArgs& in,
    const Hlo& mean,
    const Hlo& deviation) {
  const auto type = computing_type(in.dtype());
  give(
      hlo,
      in,
      hlo.add(
          hlo.mul(
              normal_numbers(hlo, in, in.dtype()),
              hlo.convert(deviation, type)),
          hlo.convert(mean, type)));
}

Hlo real_constant(Lowering& hlo, const OpArgs& in, const char* name) {
  return hlo.constant(in.real(name), computing_type(in.dtype()));
}

} // namespace

void lower_uniform(Lowering& hlo, const OpArgs& in) {
  if (is_empty(hlo, in)) {
    return;
  }
  const double from = in.real("from");
  const Hlo unit = uniform_numbers(hlo, in, in.dtype());
  give(hlo, in, hlo.add(hlo.mul(unit, in.real("to") - from), from));
}

void lower_normal(Lowering& hlo, const OpArgs& in) {
  if (!is_empty(hlo, in)) {
    give_normal(
        hlo, in, real_constant(hlo, in, "mean"), real_constant(hlo, in, "std"));
  }
}

void lower_normal_tensor_float(Lowering& hlo, const OpArgs& in) {
  if (!is_empty(hlo, in)) {
    give_normal(hlo, in, in.tensor("mean"), real_constant(hlo, in, "std"));
  }
}

void lower_normal_float_tensor(Lowering& hlo, const OpArgs& in) {
  if (!is_empty(hlo, in)) {
    give_normal(hlo, in, real_constant(hlo, in, "mean"), in.tensor("std"));
  }
}

void lower_normal_tensor_tensor(Lowering& hlo, const OpArgs& in) {
  if (!is_empty(hlo, in)) {
    give_normal(hlo, in, in.tensor("mean"), in.tensor("std"));
  }
}

void lower_log_normal(Lowering& hlo, const OpArgs& in) {
  if (!is_empty(hlo, in)) {
    const Hlo normal = normal_numbers(hlo, in, in.dtype());
    give(hlo, in, hlo.exp(scaled(hlo, normal, in, "mean", "std")));
  }
}

void lower_cauchy(Lowering& hlo, const OpArgs& in) {
  if (is_empty(hlo, in)) {
    return;
  }
  const Hlo uniform = open_uniform_numbers(hlo, in, in.dtype());
  const Hlo angle = hlo.mul(hlo.sub(uniform, 0.5), std::numbers::pi);
  give(hlo, in, scaled(hlo, hlo.unary("tan", angle), in, "median", "sigma"));
}

void lower_exponential(Lowering& hlo, const OpArgs& in) {
  if (is_empty(hlo, in)) {
    return;
  }
  const Hlo uniform = open_uniform_numbers(hlo, in, in.dtype());
  give(hlo, in, hlo.div(hlo.log(uniform), -in.real("lambd")));
}

void lower_geometric(Lowering& hlo, const OpArgs& in) {
  if (is_empty(hlo, in)) {
    return;
  }
  const Hlo uniform = open_uniform_numbers(hlo, in, at::kDouble);
  give(
      hlo,
      in,
      hlo.unary("ceil", hlo.div(hlo.log(uniform), std::log1p(-in.real("p")))));
}

void lower_bernoulli(Lowering& hlo, const OpArgs& in) {
  if (is_empty(hlo, in)) {
    return;
  }
  const auto& shape = in.result_shape();
  const double limit = std::round(std::ldexp(in.real("p"), 32));
  if (limit >= std::ldexp(1.0, 32)) {
    in.result(hlo.constant(1, shape.dtype, shape.dims));
    return;
  }
  give(
      hlo,
      in,
      hlo.compare(
          Compare::kLt,
          bits_of(hlo, in, at::kUInt32),
          hlo.constant(static_cast<int64_t>(limit), at::kUInt32)));
}

void lower_bernoulli_tensor(Lowering& hlo, const OpArgs& in) {
  if (is_empty(hlo, in)) {
    return;
  }
  const auto type = computing_type(in.tensor("p").dtype());
  give(
      hlo,
      in,
      hlo.compare(
          Compare::kLt,
          uniform_numbers(hlo, in, type),
          hlo.convert(in.tensor("p"), type)));
}

void lower_random(Lowering& hlo, const OpArgs& in) {
  if (!is_empty(hlo, in)) {
    give_between(hlo, in, 0, greatest_of(in.dtype()));
  }
}

void lower_random_from(Lowering& hlo, const OpArgs& in) {
  if (!is_empty(hlo, in)) {
    const auto end = in.find_integer("to");
    give_between(
        hlo, in, in.integer("from"), end ? *end - 1 : greatest_of(in.dtype()));
  }
}

void lower_random_to(Lowering& hlo, const OpArgs& in) {
  if (!is_empty(hlo, in)) {
    give_between(hlo, in, 0, in.integer("to") - 1);
  }
}

} // namespace fulgurite::xla
