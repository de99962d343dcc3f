#include "fulgurite/hardware/checkpoint_io/pickle_format_impl.h"

#include <algorithm>

namespace fulgurite::detail::pickle {

std::span<const Dtype> dtypes() {
  using c10::ScalarType;
  static constexpr Dtype kTable[] = {
      {ScalarType::Float, "float32", "FloatStorage"},
      {ScalarType::Double, "float64", "DoubleStorage"},
      {ScalarType::Half, "float16", "HalfStorage"},
      {ScalarType::BFloat16, "bfloat16", "BFloat16Storage"},
      {ScalarType::Long, "int64", "LongStorage"},
      {ScalarType::Int, "int32", "IntStorage"},
      {ScalarType::Short, "int16", "ShortStorage"},
      {ScalarType::Char, "int8", "CharStorage"},
      {ScalarType::Byte, "uint8", "ByteStorage"},
      {ScalarType::Bool, "bool", "BoolStorage"},
      {ScalarType::ComplexFloat, "complex64", "ComplexFloatStorage"},
      {ScalarType::ComplexDouble, "complex128", "ComplexDoubleStorage"},
      {ScalarType::UInt16, "uint16", ""},
      {ScalarType::UInt32, "uint32", ""},
      {ScalarType::UInt64, "uint64", ""},
      {ScalarType::ComplexHalf, "complex32", ""},
      {ScalarType::Float8_e5m2, "float8_e5m2", ""},
      {ScalarType::Float8_e4m3fn, "float8_e4m3fn", ""},
      {ScalarType::Float8_e5m2fnuz, "float8_e5m2fnuz", ""},
      {ScalarType::Float8_e4m3fnuz, "float8_e4m3fnuz", ""},
      {ScalarType::Float8_e8m0fnu, "float8_e8m0fnu", ""},
  };
  return kTable;
}

const Dtype* find_dtype(c10::ScalarType type) {
  const auto rows = dtypes();
  const auto row = std::find_if(
      rows.begin(), rows.end(), [&](const auto& r) { return r.type == type; });
  return row == rows.end() ? nullptr : &*row;
}

bool is_utf8(std::string_view text) {
  for (size_t at = 0; at < text.size();) {
    const auto lead = static_cast<unsigned char>(text[at++]);
    if (lead < 0x80) {
      continue;
    }
    const size_t more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
    if (lead < 0xc2 || lead > 0xf4 || text.size() - at < more) {
      return false;
    }
    uint32_t code = lead & (0x3fu >> more);
    for (size_t i = 0; i < more; ++i) {
      const auto byte = static_cast<unsigned char>(text[at++]);
      if ((byte & 0xc0) != 0x80) {
        return false;
      }
      code = code << 6 | (byte & 0x3fu);
    }
    constexpr uint32_t kSmallest[] = {0, 0x80, 0x800, 0x10000};
    if (code < kSmallest[more] || code > 0x10ffff) {
      return false;
    }
  }
  return true;
}

} // namespace fulgurite::detail::pickle
