#pragma once

#include "fulgurite/xla/ir/shape.h"

#include <optional>
#include <vector>

namespace fulgurite::xla {

/// How a strided view of row-major elements comes out of reshape, slice and
/// transpose:
///
///   elements.reshape(refined)[start : limit : step]   a slice
///     .permute(order)                                  view's order
///     .reshape(core)                                   ones for what is
///     broadcast .expand(sizes)
struct ViewPlan {
  Dims refined;
  Dims start, limit, step;
  Dims order;
  Dims core;
  Dims sizes;

  /// Sizes of the slice, in the order of `refined`.
  Dims sliced() const;
  /// Sizes after permute.
  Dims permuted() const;
  /// Whether the slice is everything.
  bool is_whole() const;
  bool is_expanded() const {
    return core != sizes;
  }
};

/// The plan for a view (sizes, strides, offset in elements) of row-major
/// elements of `dims`; nothing where only a gather will do. No size is 0.
std::optional<ViewPlan> plan_view(
    c10::IntArrayRef dims,
    c10::IntArrayRef sizes,
    c10::IntArrayRef strides,
    int64_t offset);

} // namespace fulgurite::xla
