#include "fulgurite/xla/pjrt/element_type.h"

#include <pjrt_c_api.h>

#include <array>

namespace fulgurite::xla::pjrt {

namespace {

struct Row {
  ElementType type;
  PJRT_Buffer_Type in_c;
  std::string_view name;
  size_t size;
};

constexpr std::array<Row, 30> kRows = {{
    {ElementType::kInvalid, PJRT_Buffer_Type_INVALID, "invalid", 0},
    {ElementType::kPred, PJRT_Buffer_Type_PRED, "i1", 1},
    {ElementType::kS8, PJRT_Buffer_Type_S8, "i8", 1},
    {ElementType::kS16, PJRT_Buffer_Type_S16, "i16", 2},
    {ElementType::kS32, PJRT_Buffer_Type_S32, "i32", 4},
    {ElementType::kS64, PJRT_Buffer_Type_S64, "i64", 8},
    {ElementType::kU8, PJRT_Buffer_Type_U8, "ui8", 1},
    {ElementType::kU16, PJRT_Buffer_Type_U16, "ui16", 2},
    {ElementType::kU32, PJRT_Buffer_Type_U32, "ui32", 4},
    {ElementType::kU64, PJRT_Buffer_Type_U64, "ui64", 8},
    {ElementType::kF16, PJRT_Buffer_Type_F16, "f16", 2},
    {ElementType::kF32, PJRT_Buffer_Type_F32, "f32", 4},
    {ElementType::kF64, PJRT_Buffer_Type_F64, "f64", 8},
    {ElementType::kBF16, PJRT_Buffer_Type_BF16, "bf16", 2},
    {ElementType::kC64, PJRT_Buffer_Type_C64, "complex<f32>", 8},
    {ElementType::kC128, PJRT_Buffer_Type_C128, "complex<f64>", 16},
    {ElementType::kF8E5M2, PJRT_Buffer_Type_F8E5M2, "f8E5M2", 1},
    {ElementType::kF8E4M3FN, PJRT_Buffer_Type_F8E4M3FN, "f8E4M3FN", 1},
    {ElementType::kF8E4M3B11FNUZ,
     PJRT_Buffer_Type_F8E4M3B11FNUZ,
     "f8E4M3B11FNUZ",
     1},
    {ElementType::kF8E5M2FNUZ, PJRT_Buffer_Type_F8E5M2FNUZ, "f8E5M2FNUZ", 1},
    {ElementType::kF8E4M3FNUZ, PJRT_Buffer_Type_F8E4M3FNUZ, "f8E4M3FNUZ", 1},
    {ElementType::kS4, PJRT_Buffer_Type_S4, "i4", 1},
    {ElementType::kU4, PJRT_Buffer_Type_U4, "ui4", 1},
    {ElementType::kToken, PJRT_Buffer_Type_TOKEN, "token", 0},
    {ElementType::kS2, PJRT_Buffer_Type_S2, "i2", 1},
    {ElementType::kU2, PJRT_Buffer_Type_U2, "ui2", 1},
    {ElementType::kF8E4M3, PJRT_Buffer_Type_F8E4M3, "f8E4M3", 1},
    {ElementType::kF8E3M4, PJRT_Buffer_Type_F8E3M4, "f8E3M4", 1},
    {ElementType::kF8E8M0FNU, PJRT_Buffer_Type_F8E8M0FNU, "f8E8M0FNU", 1},
    {ElementType::kF4E2M1FN, PJRT_Buffer_Type_F4E2M1FN, "f4E2M1FN", 1},
}};

constexpr bool numbers_agree() {
  for (size_t i = 0; i < kRows.size(); ++i) {
    if (static_cast<size_t>(kRows[i].type) != i ||
        static_cast<size_t>(kRows[i].in_c) != i) {
      return false;
    }
  }
  return true;
}
static_assert(numbers_agree());

const Row& row_of(ElementType type) {
  const auto index = static_cast<size_t>(type);
  return kRows.at(index < kRows.size() ? index : 0);
}

} // namespace

std::string_view to_string(ElementType type) {
  return row_of(type).name;
}

size_t size_in_bytes(ElementType type) {
  return row_of(type).size;
}

} // namespace fulgurite::xla::pjrt
