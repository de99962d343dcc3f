#pragma once

#include "fulgurite/xla/ir/shape.h"

namespace fulgurite::xla {

/// How LibTorch's types lie on a device, decided once for all. Where a device
/// has no arithmetic of 64 bits, as TPUs, XLA emulates it at many times the
/// cost; then int64 lies there as int32 and float64 as float32. LibTorch sees
/// its own types all the same.
class PhysicalTypes {
 public:
  explicit PhysicalTypes(bool narrow_64_bit = false) : narrow_(narrow_64_bit) {}

  at::ScalarType of(at::ScalarType dtype) const;
  Shape of(const Shape& shape) const {
    return {of(shape.dtype), shape.dims};
  }
  bool narrows(at::ScalarType dtype) const {
    return of(dtype) != dtype;
  }

 private:
  bool narrow_;
};

} // namespace fulgurite::xla
