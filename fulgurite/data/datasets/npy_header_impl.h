#pragma once

#include "fulgurite/data/datasets/byte_source_impl.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fulgurite::detail {

struct NpyHeader {
  std::string descr; // "<f4"
  bool fortran_order = false;
  std::vector<int64_t> shape;
};

/// Reads up to where the array's bytes begin. `what` names the array in
/// messages.
NpyHeader read_npy_header(
    const ReadingOf& reading,
    const std::string& what,
    ByteSource& source);

} // namespace fulgurite::detail
