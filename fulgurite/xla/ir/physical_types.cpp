#include "fulgurite/xla/ir/physical_types.h"

namespace fulgurite::xla {

at::ScalarType PhysicalTypes::of(at::ScalarType dtype) const {
  if (!narrow_) {
    return dtype;
  }
  switch (dtype) {
    case at::kLong:
      return at::kInt;
    case at::kDouble:
      return at::kFloat;
    case at::kComplexDouble:
      return at::kComplexFloat;
    default:
      // Unsigned ones hold bits of random generators, which must stay.
      return dtype;
  }
}

} // namespace fulgurite::xla
