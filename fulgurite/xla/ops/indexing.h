#pragma once

#include "fulgurite/xla/lowering/hlo_builder.h"

namespace fulgurite::xla {

// Reads and writes at places that are computed by the program.

/// x at a 1-D list of places along one dimension.
Hlo select_along(HloBuilder& hlo, const Hlo& x, int64_t dim, const Hlo& places);

/// As at::gather: result[i][j] = x[index[i][j]][j] for dim 0.
Hlo gather_along(HloBuilder& hlo, const Hlo& x, int64_t dim, const Hlo& index);

/// Places in an operand, one for each window of updates.
struct Target {
  Hlo indices;
  ScatterDims dims;
};
/// The places that gather_along reads.
Target
places_along(HloBuilder& hlo, const Hlo& x, int64_t dim, const Hlo& index);
/// x with updates put at the target: in their place, or combined with what is
/// there ("add", "multiply", "maximum", "minimum", "or"). Half types are summed
/// in float32.
Hlo scatter_into(
    HloBuilder& hlo,
    const Hlo& x,
    const Target& target,
    const Hlo& updates,
    std::string_view combine);

} // namespace fulgurite::xla
