#pragma once

// What the conformance suite runs on the CPU and on the device: sample calls,
// in family files samples_*.cpp.
//
// To add one: in the family's file,
//   list.add("sum.dim_IntList", {any({2, 3})},
//            [](const Tensors& x) { return x[0].sum({1}); });
// The name is a row of ops.def, whose operator the call must record. The runner
// makes the inputs, also as transposes, in all element types that the CPU
// accepts (in the first only, unless all are asked for), runs the call, and
// the backward pass where the results have one.

#include <ATen/ATen.h>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace fulgurite::xla::conformance {

using at::Tensor;
using Tensors = std::vector<Tensor>;
using Sizes = std::vector<int64_t>;

enum class Values {
  kAny,      ///< normally distributed; integers from -5 to 5
  kPositive, ///< from 0.1 on; integers from 1 to 5
  kUnit,     ///< from -0.95 to 0.95; integers as kAny
  kNonZero,  ///< no closer to 0 than 0.25
  kDistinct, ///< no two alike, exact in every type
  kIndex,    ///< int64 from 0 to below
  kSpecial,  ///< NaN, infinities, zeros, very large and small numbers
};

/// One tensor that a sample is called with.
struct Input {
  Sizes sizes;
  Values values = Values::kAny;
  /// For kIndex.
  int64_t below = 0;
  /// Undefined: the element type that the sample is run in.
  at::ScalarType dtype = at::ScalarType::Undefined;
  /// Whether gradients are asked for it, where its type has any.
  bool is_differentiable = true;

  /// The same, always of this type.
  Input of(at::ScalarType type) const;
  /// The same, as a constant of the call.
  Input constant() const;
};

Input any(Sizes sizes);
Input positive(Sizes sizes);
Input unit(Sizes sizes);
Input nonzero(Sizes sizes);
Input distinct(Sizes sizes);
/// int64 numbers in [0, below).
Input index(Sizes sizes, int64_t below);
/// Booleans.
Input mask(Sizes sizes);
/// Twelve numbers that functions have trouble with, in these sizes.
Input special(Sizes sizes = {12});

/// Where a sample is written.
struct Place {
  const char* file;
  int line;
  // As std::source_location, which clang-tidy 14 does not know.
  static Place here(
      const char* file = __builtin_FILE(),
      int line = __builtin_LINE()) {
    return {file, line};
  }
};

using Dtypes = std::vector<at::ScalarType>;
/// The first is what the short run uses.
extern const Dtypes kAllTypes;
extern const Dtypes kFloatTypes;
extern const Dtypes kIntegerTypes; ///< and bool

struct Sample {
  std::string op;
  std::vector<Input> inputs;
  std::function<Tensors(const Tensors&)> call;
  Place place;
  Dtypes dtypes = kAllTypes;
  bool is_differentiable = true;
  bool is_transposed = true;
  /// Times the usual one.
  double tolerance_factor = 1;

  /// The types that it is run in, the first by default.
  Sample& in(Dtypes types);
  /// Leaves the backward pass out: where it has a kink, or is tested by another
  /// sample.
  Sample& no_backward();
  /// Only with row-major inputs.
  Sample& row_major();
  Sample& tolerance(double factor);
};

class SampleList {
 public:
  /// `call` takes `const Tensors&` and gives a Tensor, a tuple of them or
  /// Tensors.
  template <class Call>
  Sample& add(
      std::string_view op,
      std::vector<Input> inputs,
      Call call,
      Place place = Place::here()) {
    samples_.push_back(
        {std::string(op),
         std::move(inputs),
         [call](const Tensors& x) { return as_list(call(x)); },
         place});
    return samples_.back();
  }

  const std::vector<Sample>& samples() const {
    return samples_;
  }

 private:
  static Tensors as_list(Tensor result) {
    return {std::move(result)};
  }
  static Tensors as_list(Tensors results) {
    return results;
  }
  template <class... T>
  static Tensors as_list(const std::tuple<T...>& results) {
    return std::apply(
        [](const auto&... each) { return Tensors{each...}; }, results);
  }

  std::vector<Sample> samples_;
};

// The families, each in its own file.
void add_activation_samples(SampleList& list);
void add_convolution_samples(SampleList& list);
void add_elementwise_samples(SampleList& list);
void add_index_samples(SampleList& list);
void add_loss_samples(SampleList& list);
void add_matmul_samples(SampleList& list);
void add_norm_samples(SampleList& list);
void add_pooling_samples(SampleList& list);
void add_random_samples(SampleList& list);
void add_reduction_samples(SampleList& list);
void add_shape_samples(SampleList& list);
void add_upsample_samples(SampleList& list);

/// A row-major tensor of the input's sizes and values.
Tensor make_input(const Input& input, at::ScalarType dtype);

} // namespace fulgurite::xla::conformance
