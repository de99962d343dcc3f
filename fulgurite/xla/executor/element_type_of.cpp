#include "fulgurite/xla/executor/element_type_of.h"

#include "fulgurite/base/error.h"

namespace fulgurite::xla {

pjrt::ElementType element_type_of(at::ScalarType dtype) {
  using pjrt::ElementType;
  switch (dtype) {
    case at::kBool:
      return ElementType::kPred;
    case at::kChar:
      return ElementType::kS8;
    case at::kShort:
      return ElementType::kS16;
    case at::kInt:
      return ElementType::kS32;
    case at::kLong:
      return ElementType::kS64;
    case at::kByte:
      return ElementType::kU8;
    case at::kUInt16:
      return ElementType::kU16;
    case at::kUInt32:
      return ElementType::kU32;
    case at::kUInt64:
      return ElementType::kU64;
    case at::kHalf:
      return ElementType::kF16;
    case at::kBFloat16:
      return ElementType::kBF16;
    case at::kFloat:
      return ElementType::kF32;
    case at::kDouble:
      return ElementType::kF64;
    case at::kComplexFloat:
      return ElementType::kC64;
    case at::kComplexDouble:
      return ElementType::kC128;
    default:
      fail(
          "[xla] expected a number type that XLA has, got ",
          dtype,
          "; try tensor.to(torch::kFloat)");
  }
}

} // namespace fulgurite::xla
