#include "fulgurite/xla/ir/shape.h"

#include "fulgurite/base/error.h"

namespace fulgurite::xla {

std::string Shape::text() const {
  return detail::join(c10::toString(dtype), c10::IntArrayRef(dims));
}

Dims row_major_strides(c10::IntArrayRef dims) {
  Dims strides(dims.size());
  int64_t stride = 1;
  for (size_t i = dims.size(); i-- > 0;) {
    strides[i] = stride;
    stride *= std::max<int64_t>(dims[i], 1);
  }
  return strides;
}

} // namespace fulgurite::xla
