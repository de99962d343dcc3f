#pragma once

#include <c10/core/ScalarType.h>
#include <c10/util/ArrayRef.h>
#include <c10/util/DimVector.h>

#include <string>

namespace fulgurite::xla {

using Dims = c10::DimVector;

/// What a value of the graph is: LibTorch's element type and the size of each
/// dimension. Where the elements lie is no part of it: they are row-major.
struct Shape {
  at::ScalarType dtype = at::ScalarType::Float;
  Dims dims;

  int64_t rank() const {
    return static_cast<int64_t>(dims.size());
  }
  int64_t numel() const {
    int64_t count = 1;
    for (const int64_t size : dims) {
      count *= size;
    }
    return count;
  }
  bool operator==(const Shape& other) const {
    return dtype == other.dtype && dims == other.dims;
  }
  /// "Float[2, 3]"
  std::string text() const;
};

/// Strides of a row-major tensor, in elements.
Dims row_major_strides(c10::IntArrayRef dims);

} // namespace fulgurite::xla
