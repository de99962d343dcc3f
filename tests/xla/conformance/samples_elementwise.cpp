// Map: unary · binary · comparisons and choices.

#include "tests/xla/conformance/sample.h"

namespace fulgurite::xla::conformance {

namespace {

using MakeInput = Input (*)(Sizes);
using Unary = Tensor (*)(const Tensor&);
using Binary = Tensor (*)(const Tensor&, const Tensor&);

/// A matrix, a number and nothing.
void add_unary(
    SampleList& list,
    std::string_view op,
    Unary call,
    MakeInput make = &any,
    double tolerance = 1,
    Place place = Place::here()) {
  const auto with = [call](const Tensors& x) { return call(x[0]); };
  for (const Sizes& sizes : {Sizes{3, 5}, {}, {0, 3}}) {
    list.add(op, {make(sizes)}, with, place).tolerance(tolerance);
  }
  list.add(op, {special()}, with, place).tolerance(tolerance).no_backward();
}

enum class Backward { kYes, kNo };

/// With the same shape, with broadcasting, with a number, with nothing.
void add_binary(
    SampleList& list,
    std::string_view op,
    Binary call,
    MakeInput make_left = &any,
    MakeInput make_right = &any,
    const Dtypes& dtypes = kAllTypes,
    Backward backward = Backward::kYes,
    Place place = Place::here()) {
  const auto with = [call](const Tensors& x) { return call(x[0], x[1]); };
  const std::vector<std::pair<Sizes, Sizes>> kSizes = {
      {{3, 5}, {3, 5}},
      {{2, 1, 4}, {3, 1}},
      {{3, 4}, {}},
      {{}, {2}},
      {{0, 3}, {3}}};
  for (const auto& [left, right] : kSizes) {
    auto& sample =
        list.add(op, {make_left(left), make_right(right)}, with, place)
            .in(dtypes);
    sample.is_differentiable = backward == Backward::kYes;
  }
}

/// Each special number with each.
void add_special_pairs(
    SampleList& list,
    std::string_view op,
    Binary call,
    Place place = Place::here()) {
  list.add(
          op,
          {special({12, 1}), special({1, 12})},
          [call](const Tensors& x) { return call(x[0], x[1]); },
          place)
      .in(kFloatTypes)
      .no_backward();
}

/// Operands of two types meet in a third.
void add_promotions(
    SampleList& list,
    std::string_view op,
    Binary call,
    Place place = Place::here()) {
  const auto with = [call](const Tensors& x) { return call(x[0], x[1]); };
  const std::vector<std::pair<at::ScalarType, at::ScalarType>> kPairs = {
      {at::kFloat, at::kDouble},
      {at::kHalf, at::kBFloat16},
      {at::kLong, at::kFloat},
      {at::kInt, at::kLong},
      {at::kByte, at::kShort}};
  for (const auto& [left, right] : kPairs) {
    list.add(op, {any({2, 3}).of(left), nonzero({2, 3}).of(right)}, with, place)
        .in({at::kFloat})
        .row_major();
  }
}

// --- unary
// ----------------------------------------------------------------------------

void add_unaries(SampleList& list) {
  add_unary(list, "abs", &at::abs);
  add_unary(list, "neg", &at::neg);
  add_unary(list, "sgn", &at::sgn);
  add_unary(list, "sign", &at::sign);
  add_unary(list, "exp", &at::exp);
  add_unary(list, "exp2", &at::exp2);
  add_unary(list, "expm1", &at::expm1);
  add_unary(list, "log", &at::log, &positive);
  add_unary(list, "log2", &at::log2, &positive);
  add_unary(list, "log10", &at::log10, &positive);
  add_unary(list, "log1p", &at::log1p, &positive);
  add_unary(list, "sqrt", &at::sqrt, &positive);
  add_unary(list, "rsqrt", &at::rsqrt, &positive);
  add_unary(list, "reciprocal", &at::reciprocal, &nonzero);
  add_unary(list, "sin", &at::sin);
  add_unary(list, "cos", &at::cos);
  add_unary(list, "tan", &at::tan, &unit);
  add_unary(list, "tanh", &at::tanh);
  add_unary(list, "sigmoid", &at::sigmoid);
  add_unary(list, "erf", &at::erf);
  add_unary(list, "erfc", &at::erfc);
  add_unary(list, "erfinv", &at::erfinv, &unit);
  add_unary(list, "asin", &at::asin, &unit);
  add_unary(list, "acos", &at::acos, &unit);
  add_unary(list, "atan", &at::atan);
  add_unary(list, "sinh", &at::sinh);
  add_unary(list, "cosh", &at::cosh);
  add_unary(list, "floor", &at::floor);
  add_unary(list, "ceil", &at::ceil);
  add_unary(list, "round", &at::round);
  add_unary(list, "trunc", &at::trunc);
  add_unary(list, "frac", &at::frac);
  add_unary(list, "isnan", &at::isnan);
  add_unary(list, "isposinf", &at::isposinf);
  add_unary(list, "isneginf", &at::isneginf);
  add_unary(list, "logical_not", &at::logical_not);
  for (const Sizes& sizes : {Sizes{3, 5}, {}, {0, 3}}) {
    list.add(
            "bitwise_not",
            {any(sizes)},
            [](const Tensors& x) { return at::bitwise_not(x[0]); })
        .in(kIntegerTypes);
  }
  for (const auto& input : {any({2, 3}), special(), special({3, 4})}) {
    list.add("nan_to_num", {input}, [](const Tensors& x) {
      return at::nan_to_num(x[0]);
    });
    list.add("nan_to_num", {input}, [](const Tensors& x) {
      return at::nan_to_num(x[0], 2.0, 7.0, -7.0);
    });
  }
  // Halves go to the even neighbour.
  list.add("round", {distinct({4, 5})}, [](const Tensors& x) {
    return at::round(x[0]);
  });
}

// --- binary
// ---------------------------------------------------------------------------

void add_arithmetic(SampleList& list) {
  const Binary add = [](const Tensor& a, const Tensor& b) { return a + b; };
  add_binary(list, "add.Tensor", add);
  add_special_pairs(list, "add.Tensor", add);
  add_promotions(list, "add.Tensor", add);
  list.add("add.Tensor", {any({2, 3}), any({3})}, [](const Tensors& x) {
    return at::add(x[0], x[1], 2);
  });
  list.add(
      "add.Tensor", {any({2, 3})}, [](const Tensors& x) { return x[0] + 3; });
  list.add(
          "add.Tensor",
          {any({2, 3}), any({3})},
          [](const Tensors& x) { return x[0].clone().add_(x[1], -0.5); })
      .in(kFloatTypes);

  const Binary sub = [](const Tensor& a, const Tensor& b) { return a - b; };
  add_binary(
      list,
      "sub.Tensor",
      sub,
      &any,
      &any,
      {at::kFloat, at::kDouble, at::kBFloat16, at::kHalf, at::kLong, at::kInt});
  add_special_pairs(list, "sub.Tensor", sub);
  add_promotions(list, "sub.Tensor", sub);
  list.add(
          "sub.Tensor",
          {any({2, 3}), any({3})},
          [](const Tensors& x) { return at::sub(x[0], x[1], 3); })
      .in(kFloatTypes);
  list.add(
          "sub.Tensor",
          {any({2, 3})},
          [](const Tensors& x) { return x[0] - 1.5; })
      .in(kFloatTypes);

  const Binary mul = [](const Tensor& a, const Tensor& b) { return a * b; };
  add_binary(list, "mul.Tensor", mul);
  add_special_pairs(list, "mul.Tensor", mul);
  add_promotions(list, "mul.Tensor", mul);
  list.add(
      "mul.Tensor", {any({2, 3})}, [](const Tensors& x) { return x[0] * 2.5; });
  list.add(
          "mul.Tensor",
          {any({2, 3})},
          [](const Tensors& x) { return x[0].clone().mul_(0.3); })
      .in(kFloatTypes);

  const Binary div = [](const Tensor& a, const Tensor& b) { return a / b; };
  add_binary(list, "div.Tensor", div, &any, &nonzero);
  add_special_pairs(list, "div.Tensor", div);
  add_promotions(list, "div.Tensor", div);
  list.add(
      "div.Tensor", {any({2, 3})}, [](const Tensors& x) { return x[0] / 3; });
}

void add_divisions(SampleList& list) {
  const Binary trunc = [](const Tensor& a, const Tensor& b) {
    return at::div(a, b, "trunc");
  };
  const Binary floor = [](const Tensor& a, const Tensor& b) {
    return at::div(a, b, "floor");
  };
  for (const auto call : {trunc, floor}) {
    add_binary(list, "div.Tensor_mode", call, &any, &nonzero);
    add_special_pairs(list, "div.Tensor_mode", call);
  }
  add_binary(
      list,
      "floor_divide",
      &at::floor_divide,
      &any,
      &nonzero,
      kAllTypes,
      Backward::kNo);
  add_special_pairs(list, "floor_divide", &at::floor_divide);
  const Binary remainder = [](const Tensor& a, const Tensor& b) {
    return at::remainder(a, b);
  };
  add_binary(list, "remainder.Tensor", remainder, &any, &nonzero);
  add_special_pairs(list, "remainder.Tensor", remainder);
  const Binary fmod = [](const Tensor& a, const Tensor& b) {
    return at::fmod(a, b);
  };
  add_binary(list, "fmod.Tensor", fmod, &any, &nonzero);
  add_special_pairs(list, "fmod.Tensor", fmod);
}

void add_powers(SampleList& list) {
  for (const double exponent : {2.0, 3.0, 0.5, -1.0, 0.0, 1.7}) {
    list.add(
            "pow.Tensor_Scalar",
            {positive({2, 3})},
            [=](const Tensors& x) { return at::pow(x[0], exponent); })
        .in(kFloatTypes);
    list.add(
            "pow.Tensor_Scalar",
            {special()},
            [=](const Tensors& x) { return at::pow(x[0], exponent); })
        .in(kFloatTypes)
        .no_backward();
  }
  for (const int64_t exponent : {0, 1, 2, 5}) {
    list.add("pow.Tensor_Scalar", {any({2, 3})}, [=](const Tensors& x) {
      return at::pow(x[0], exponent);
    });
  }
  const Binary pow = [](const Tensor& a, const Tensor& b) {
    return at::pow(a, b);
  };
  add_binary(list, "pow.Tensor_Tensor", pow, &positive, &positive);
  add_special_pairs(list, "pow.Tensor_Tensor", pow);
  list.add(
          "pow.Tensor_Tensor",
          {positive({2, 3}).of(at::kInt), positive({2, 3}).of(at::kDouble)},
          [](const Tensors& x) { return at::pow(x[0], x[1]); })
      .in({at::kFloat});
  for (const double base : {2.0, 0.5, 1.0}) {
    list.add(
            "pow.Scalar",
            {any({2, 3})},
            [=](const Tensors& x) { return at::pow(base, x[0]); })
        .in(kFloatTypes);
  }
  list.add(
          "pow.Scalar",
          {positive({2, 3})},
          [](const Tensors& x) { return at::pow(3, x[0]); })
      .in({at::kLong, at::kInt, at::kFloat});
}

void add_other_binaries(SampleList& list) {
  const Binary maximum = &at::maximum;
  const Binary minimum = &at::minimum;
  add_binary(list, "maximum", maximum);
  add_special_pairs(list, "maximum", maximum);
  add_binary(list, "minimum", minimum);
  add_special_pairs(list, "minimum", minimum);
  add_binary(list, "atan2", &at::atan2, &nonzero, &nonzero);
  add_special_pairs(list, "atan2", &at::atan2);
  const Binary xlogy = [](const Tensor& a, const Tensor& b) {
    return at::xlogy(a, b);
  };
  add_binary(list, "xlogy.Tensor", xlogy, &any, &positive);
  add_special_pairs(list, "xlogy.Tensor", xlogy);
  for (const double weight : {0.25, 0.75}) {
    list.add(
            "lerp.Scalar",
            {any({2, 3}), any({3})},
            [=](const Tensors& x) { return at::lerp(x[0], x[1], weight); })
        .in(kFloatTypes);
  }
  list.add(
          "lerp.Tensor",
          {any({2, 3}), any({3}), any({2, 1})},
          [](const Tensors& x) { return at::lerp(x[0], x[1], x[2]); })
      .in(kFloatTypes);
  list.add(
      "addcmul", {any({2, 3}), any({3}), any({2, 1})}, [](const Tensors& x) {
        return at::addcmul(x[0], x[1], x[2], 2);
      });
  list.add(
          "addcmul",
          {any({2, 3}), any({2, 3}), any({2, 3})},
          [](const Tensors& x) {
            return x[0].clone().addcmul_(x[1], x[2], 0.1);
          })
      .in(kFloatTypes);
  list.add(
          "addcdiv",
          {any({2, 3}), any({3}), nonzero({2, 1})},
          [](const Tensors& x) { return at::addcdiv(x[0], x[1], x[2], 0.5); })
      .in(kFloatTypes);
}

void add_logic(SampleList& list) {
  add_binary(
      list,
      "bitwise_and.Tensor",
      [](const Tensor& a, const Tensor& b) { return at::bitwise_and(a, b); },
      &any,
      &any,
      kIntegerTypes);
  add_binary(
      list,
      "bitwise_or.Tensor",
      [](const Tensor& a, const Tensor& b) { return at::bitwise_or(a, b); },
      &any,
      &any,
      kIntegerTypes);
  add_binary(
      list,
      "bitwise_xor.Tensor",
      [](const Tensor& a, const Tensor& b) { return at::bitwise_xor(a, b); },
      &any,
      &any,
      kIntegerTypes);
  add_binary(list, "logical_and", &at::logical_and);
  add_special_pairs(list, "logical_and", &at::logical_and);
  add_binary(list, "logical_or", &at::logical_or);
  add_special_pairs(list, "logical_or", &at::logical_or);
  add_binary(list, "logical_xor", &at::logical_xor);
  add_special_pairs(list, "logical_xor", &at::logical_xor);
}

// --- comparisons and choices
// ------------------------------------------------------------

void add_comparisons(SampleList& list) {
  const std::vector<std::pair<const char*, Binary>> kTensor = {
      {"eq.Tensor",
       [](const Tensor& a, const Tensor& b) { return at::eq(a, b); }},
      {"ne.Tensor",
       [](const Tensor& a, const Tensor& b) { return at::ne(a, b); }},
      {"lt.Tensor",
       [](const Tensor& a, const Tensor& b) { return at::lt(a, b); }},
      {"le.Tensor",
       [](const Tensor& a, const Tensor& b) { return at::le(a, b); }},
      {"gt.Tensor",
       [](const Tensor& a, const Tensor& b) { return at::gt(a, b); }},
      {"ge.Tensor",
       [](const Tensor& a, const Tensor& b) { return at::ge(a, b); }}};
  for (const auto& [op, call] : kTensor) {
    add_binary(list, op, call);
    add_special_pairs(list, op, call);
    add_promotions(list, op, call);
  }
  using WithNumber = Tensor (*)(const Tensor&, const at::Scalar&);
  const std::vector<std::pair<const char*, WithNumber>> kScalar = {
      {"eq.Scalar", &at::eq},
      {"ne.Scalar", &at::ne},
      {"lt.Scalar", &at::lt},
      {"le.Scalar", &at::le},
      {"gt.Scalar", &at::gt},
      {"ge.Scalar", &at::ge}};
  for (const auto& [op, call] : kScalar) {
    const auto with_int = [call = call](const Tensors& x) {
      return call(x[0], 1);
    };
    const auto with_float = [call = call](const Tensors& x) {
      return call(x[0], 0.5);
    };
    for (const auto& input : {any({3, 5}), any({}), any({0, 3}), special()}) {
      list.add(op, {input}, with_int);
      list.add(op, {input}, with_float);
    }
  }
}

void add_choices(SampleList& list) {
  const auto where = [](const Tensors& x) {
    return at::where(x[0], x[1], x[2]);
  };
  list.add("where.self", {mask({3, 5}), any({3, 5}), any({3, 5})}, where);
  list.add("where.self", {mask({3, 1}), any({5}), any({})}, where);
  list.add("where.self", {mask({}), any({2}), any({2})}, where);
  list.add("where.self", {mask({0, 3}), any({0, 3}), any({3})}, where);
  list.add(
      "where.self",
      {mask({2, 3}), any({2, 3}).of(at::kLong), any({2, 3})},
      where);

  for (const Sizes& sizes : {Sizes{3, 5}, {1, 5}, {}}) {
    list.add(
        "masked_fill.Scalar", {any({3, 5}), mask(sizes)}, [](const Tensors& x) {
          return at::masked_fill(x[0], x[1], 2);
        });
    list.add(
        "masked_fill.Tensor",
        // LibTorch's backward of the value is a masked_select, whose size
        // depends on the data.
        {any({3, 5}), mask(sizes), any({}).constant()},
        [](const Tensors& x) { return at::masked_fill(x[0], x[1], x[2]); });
  }

  for (const auto& input : {any({3, 5}), any({}), any({0, 3}), special()}) {
    list.add("clamp", {input}, [](const Tensors& x) {
      return at::clamp(x[0], -1, 1);
    });
    list.add(
            "clamp",
            {input},
            [](const Tensors& x) {
              return at::clamp(x[0], -0.5, std::nullopt);
            })
        .in(kFloatTypes);
    list.add("clamp", {input}, [](const Tensors& x) {
      return at::clamp(x[0], std::nullopt, 0.75);
    });
    list.add("clamp_min", {input}, [](const Tensors& x) {
      return at::clamp_min(x[0], 0);
    });
    list.add("clamp_max", {input}, [](const Tensors& x) {
      return at::clamp_max(x[0], 0.5);
    });
  }
  const auto clamp = [](const Tensors& x) {
    return at::clamp(
        x[0], std::optional<Tensor>(x[1]), std::optional<Tensor>(x[2]));
  };
  list.add("clamp.Tensor", {any({3, 5}), any({5}), any({3, 1})}, clamp);
  list.add("clamp.Tensor", {special({12, 1}), special(), any({})}, clamp)
      .no_backward();
  for (const auto& bounded : {any({3, 5}), special({12, 1}), any({})}) {
    list.add("clamp_min.Tensor", {bounded, any({5})}, [](const Tensors& x) {
      return at::clamp_min(x[0], x[1]);
    });
    list.add("clamp_max.Tensor", {bounded, any({5})}, [](const Tensors& x) {
      return at::clamp_max(x[0], x[1]);
    });
  }
  list.add("clamp.Tensor", {any({3, 5}), any({5})}, [](const Tensors& x) {
    return at::clamp(x[0], std::optional<Tensor>(x[1]), std::nullopt);
  });
}

} // namespace

void add_elementwise_samples(SampleList& list) {
  add_unaries(list);
  add_arithmetic(list);
  add_divisions(list);
  add_powers(list);
  add_other_binaries(list);
  add_logic(list);
  add_comparisons(list);
  add_choices(list);
}

} // namespace fulgurite::xla::conformance
