#pragma once

#include "fulgurite/xla/ir/shape.h"

#include <c10/core/Scalar.h>

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fulgurite::xla {

/// A value of the StableHLO text: its name there and what it is.
struct Hlo {
  std::string name;
  Shape shape;

  at::ScalarType dtype() const {
    return shape.dtype;
  }
  const Dims& dims() const {
    return shape.dims;
  }
  int64_t rank() const {
    return shape.rank();
  }
};

/// "tensor<2x3xf32>"
std::string type_text(const Shape& shape);
/// "f32", "i64", "i1"; unsigned types are "ui8".
std::string element_text(at::ScalarType dtype);

enum class Compare { kEq, kNe, kLt, kLe, kGt, kGe };

/// Padding before, after and between the elements of a dimension.
struct PadDim {
  int64_t low = 0;
  int64_t high = 0;
  int64_t interior = 0;
};

struct DotDims {
  std::vector<int64_t> lhs_batch;
  std::vector<int64_t> rhs_batch;
  std::vector<int64_t> lhs_contract;
  std::vector<int64_t> rhs_contract;
};

struct GatherDims {
  std::vector<int64_t> offset_dims;
  std::vector<int64_t> collapsed_dims;
  std::vector<int64_t> start_index_map;
  int64_t index_vector_dim = 0;
  std::vector<int64_t> slice_sizes;
};

struct ScatterDims {
  std::vector<int64_t> update_window_dims;
  std::vector<int64_t> inserted_dims;
  std::vector<int64_t> operand_dims;
  int64_t index_vector_dim = 0;
};

struct ConvDims {
  std::vector<int64_t> strides;
  std::vector<std::pair<int64_t, int64_t>> padding;
  std::vector<int64_t> lhs_dilation;
  std::vector<int64_t> rhs_dilation;
  /// "[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]"
  std::string numbers;
  int64_t feature_groups = 1;
  int64_t batch_groups = 1;
  Dims result;
};

struct WindowDim {
  int64_t size = 1;
  int64_t stride = 1;
  int64_t dilation = 1;
  int64_t base_dilation = 1;
  int64_t low = 0;
  int64_t high = 0;
};

/// Writes the body of a StableHLO function, one operation a call, in the
/// generic form ("stablehlo.add"(%a, %b) : …), the only one with a promise of
/// staying readable. Shapes of results are computed here. Operands of one
/// operation must have the same element type; binary operations broadcast as
/// LibTorch does.
class HloBuilder {
 public:
  // Values out of nothing.
  Hlo constant(
      const at::Scalar& value,
      at::ScalarType dtype,
      c10::IntArrayRef dims = {});
  Hlo constant_like(const Hlo& like, const at::Scalar& value);
  /// A 1-D list.
  Hlo constants(c10::IntArrayRef values, at::ScalarType dtype);
  Hlo constants(c10::ArrayRef<double> values, at::ScalarType dtype);
  Hlo iota(at::ScalarType dtype, c10::IntArrayRef dims, int64_t dim);
  /// Least and greatest value of a type; infinities of the floating ones.
  Hlo lowest(at::ScalarType dtype);
  Hlo highest(at::ScalarType dtype);

  // Element by element. `op` is StableHLO's name without the dialect.
  Hlo unary(std::string_view op, const Hlo& x);
  Hlo binary(std::string_view op, const Hlo& a, const Hlo& b);
  Hlo chlo(std::string_view op, const Hlo& x);
  Hlo compare(Compare direction, const Hlo& a, const Hlo& b);
  /// condition is of type bool; all three broadcast.
  Hlo select(const Hlo& condition, const Hlo& yes, const Hlo& no);
  /// As LibTorch converts: to bool by != 0, from floating to integral towards
  /// zero.
  Hlo convert(const Hlo& x, at::ScalarType dtype);
  Hlo bitcast(const Hlo& x, at::ScalarType dtype, Dims dims);

  Hlo add(const Hlo& a, const Hlo& b) {
    return binary("add", a, b);
  }
  Hlo sub(const Hlo& a, const Hlo& b) {
    return binary("subtract", a, b);
  }
  Hlo mul(const Hlo& a, const Hlo& b) {
    return binary("multiply", a, b);
  }
  Hlo div(const Hlo& a, const Hlo& b) {
    return binary("divide", a, b);
  }
  Hlo max(const Hlo& a, const Hlo& b) {
    return binary("maximum", a, b);
  }
  Hlo min(const Hlo& a, const Hlo& b) {
    return binary("minimum", a, b);
  }
  Hlo neg(const Hlo& x) {
    return unary("negate", x);
  }
  Hlo exp(const Hlo& x) {
    return unary("exponential", x);
  }
  Hlo log(const Hlo& x) {
    return unary("log", x);
  }
  Hlo tanh(const Hlo& x) {
    return unary("tanh", x);
  }
  Hlo sqrt(const Hlo& x) {
    return unary("sqrt", x);
  }
  Hlo rsqrt(const Hlo& x) {
    return unary("rsqrt", x);
  }
  Hlo logistic(const Hlo& x) {
    return unary("logistic", x);
  }
  Hlo logical_not(const Hlo& x) {
    return unary("not", x);
  }
  /// With a number of x's type.
  Hlo add(const Hlo& x, double number) {
    return add(x, constant(number, x.dtype()));
  }
  Hlo sub(const Hlo& x, double number) {
    return sub(x, constant(number, x.dtype()));
  }
  Hlo mul(const Hlo& x, double number) {
    return mul(x, constant(number, x.dtype()));
  }
  Hlo div(const Hlo& x, double number) {
    return div(x, constant(number, x.dtype()));
  }
  Hlo compare(Compare direction, const Hlo& x, double number) {
    return compare(direction, x, constant(number, x.dtype()));
  }

  // Where elements lie.
  Hlo reshape(const Hlo& x, c10::IntArrayRef dims);
  Hlo transpose(const Hlo& x, c10::IntArrayRef permutation);
  /// x's dimension i becomes dimension dims_of_x[i] of the result.
  Hlo broadcast_in_dim(
      const Hlo& x,
      c10::IntArrayRef dims,
      c10::IntArrayRef dims_of_x);
  /// As at::expand: aligned at the last dimension.
  Hlo broadcast_to(const Hlo& x, c10::IntArrayRef dims);
  Hlo slice(
      const Hlo& x,
      c10::IntArrayRef start,
      c10::IntArrayRef limit,
      c10::IntArrayRef strides);
  /// [start, start + length) of one dimension.
  Hlo narrow(const Hlo& x, int64_t dim, int64_t start, int64_t length);
  /// `value` is 0-dim. Negative padding cuts off.
  Hlo pad(const Hlo& x, const Hlo& value, const std::vector<PadDim>& dims);
  Hlo concatenate(const std::vector<Hlo>& parts, int64_t dim);
  Hlo reverse(const Hlo& x, c10::IntArrayRef dims);
  Hlo gather(const Hlo& x, const Hlo& indices, const GatherDims& dims);
  /// `combine` is "add", "maximum", "minimum", "multiply", or "" for
  /// overwriting.
  Hlo scatter(
      const Hlo& x,
      const Hlo& indices,
      const Hlo& updates,
      const ScatterDims& dims,
      std::string_view combine,
      bool unique = false);
  Hlo dynamic_slice(
      const Hlo& x,
      const std::vector<Hlo>& start,
      c10::IntArrayRef sizes);
  Hlo dynamic_update_slice(
      const Hlo& x,
      const Hlo& update,
      const std::vector<Hlo>& start);

  // Sums and products of many.
  /// `op` is "add", "maximum", …; `init` is 0-dim. keepdim leaves ones.
  Hlo reduce(
      std::string_view op,
      const Hlo& x,
      const Hlo& init,
      c10::IntArrayRef dims,
      bool keepdim = false);
  Hlo sum(const Hlo& x, c10::IntArrayRef dims, bool keepdim = false);
  /// Several operands at once; `body` gets the accumulators and the new
  /// elements, all 0-dim, and gives the accumulators.
  using Combine = std::function<
      std::vector<Hlo>(const std::vector<Hlo>&, const std::vector<Hlo>&)>;
  std::vector<Hlo> reduce(
      const std::vector<Hlo>& operands,
      const std::vector<Hlo>& inits,
      c10::IntArrayRef dims,
      const Combine& body);
  Hlo reduce_window(
      std::string_view op,
      const Hlo& x,
      const Hlo& init,
      const std::vector<WindowDim>& window);
  std::vector<Hlo> reduce_window(
      const std::vector<Hlo>& operands,
      const std::vector<Hlo>& inits,
      const std::vector<WindowDim>& window,
      const Combine& body);
  Hlo dot_general(const Hlo& lhs, const Hlo& rhs, const DotDims& dims);
  Hlo convolution(const Hlo& lhs, const Hlo& rhs, const ConvDims& dims);
  /// Sorts the operands together. `less` gets the two elements of each operand
  /// in turn (a0, b0, a1, b1, …) and gives a bool.
  std::vector<Hlo> sort(
      const std::vector<Hlo>& operands,
      int64_t dim,
      const std::function<Hlo(const std::vector<Hlo>&)>& less);
  /// Counter-based bits by Philox: the new state and `dims` of uint32 or
  /// uint64.
  std::pair<Hlo, Hlo>
  rng_bits(const Hlo& state, at::ScalarType dtype, c10::IntArrayRef dims);

  /// Any operation; the caller knows the results. Attributes as in the text,
  /// without braces.
  std::vector<Hlo> operation(
      const std::string& name,
      const std::vector<Hlo>& operands,
      const std::vector<Shape>& results,
      const std::string& attributes = "",
      const std::string& regions = "");
  Hlo operation1(
      const std::string& name,
      const std::vector<Hlo>& operands,
      Shape result,
      const std::string& attributes = "",
      const std::string& regions = "") {
    return operation(name, operands, {std::move(result)}, attributes, regions)
        .front();
  }
  /// A region "({ ^bb0(…): … })" with arguments of these shapes.
  std::string region(
      const std::vector<Shape>& arguments,
      const std::function<std::vector<Hlo>(const std::vector<Hlo>&)>& body);

  const std::string& text() const {
    return text_;
  }

 private:
  std::string fresh(size_t results);
  std::vector<Hlo> same_dims(std::vector<Hlo> values);

  std::string text_;
  int64_t next_ = 0;
};

} // namespace fulgurite::xla
