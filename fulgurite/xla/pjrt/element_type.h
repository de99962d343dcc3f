#pragma once

#include <cstddef>
#include <string_view>

namespace fulgurite::xla::pjrt {

/// PJRT_Buffer_Type, with its numbers.
enum class ElementType {
  kInvalid,
  kPred,
  kS8,
  kS16,
  kS32,
  kS64,
  kU8,
  kU16,
  kU32,
  kU64,
  kF16,
  kF32,
  kF64,
  kBF16,
  kC64,
  kC128,
  kF8E5M2,
  kF8E4M3FN,
  kF8E4M3B11FNUZ,
  kF8E5M2FNUZ,
  kF8E4M3FNUZ,
  kS4,
  kU4,
  kToken,
  kS2,
  kU2,
  kF8E4M3,
  kF8E3M4,
  kF8E8M0FNU,
  kF4E2M1FN,
};

/// StableHLO's spelling inside tensor<…>: "f32", "i64", "ui8", "i1",
/// "complex<f32>". Signed integers have no sign of their own there.
std::string_view to_string(ElementType type);

/// Bytes of one element in host memory, where types of less than 8 bits take a
/// byte each. 0 for kInvalid and kToken.
size_t size_in_bytes(ElementType type);

} // namespace fulgurite::xla::pjrt
