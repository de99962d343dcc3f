#pragma once

#include "fulgurite/xla/lowering/hlo_builder.h"

namespace fulgurite::xla {

/// One term of a sum: an element of the operand's dimension and its factor.
struct Tap {
  int64_t from = 0;
  double weight = 1;
};

/// A linear map along one dimension that is known while compiling: element i of
/// the result is the sum of the taps of rows[i]. Padding by reflection,
/// resampling and pooling over windows of unequal sizes are such maps, and
/// their backward passes are the transposed maps.
class Taps {
 public:
  using Row = std::vector<Tap>;

  /// From `size` elements to rows.size() of them.
  Taps(int64_t size, std::vector<Row> rows)
      : size_(size), rows_(std::move(rows)) {}

  Taps transposed() const;
  /// The sums are kept in x's type.
  Hlo apply(HloBuilder& hlo, const Hlo& x, int64_t dim) const;

  /// Elements that are terms of no sum are not touched, so that their NaN and
  /// infinities stay where they are: with `fill` in the place of what rows
  /// lack, x's dimension becomes two, rows and terms.
  Hlo spread(HloBuilder& hlo, const Hlo& x, int64_t dim, const Hlo& fill) const;

 private:
  int64_t num_terms() const;
  bool has_weights() const;
  Hlo factors(HloBuilder& hlo, at::ScalarType dtype) const;

  int64_t size_;
  std::vector<Row> rows_;
};

/// Elements of one dimension by their places, which are known while compiling.
Hlo take(HloBuilder& hlo, const Hlo& x, int64_t dim, c10::IntArrayRef places);

} // namespace fulgurite::xla
