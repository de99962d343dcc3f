#include "fulgurite/loggers/utf8_impl.h"

#include <algorithm>

namespace fulgurite::detail {

namespace {

unsigned char byte(std::string_view text, size_t at) {
  return at < text.size() ? static_cast<unsigned char>(text[at]) : 0;
}

/// Bytes of the code point at the front; 0 where it is malformed, overlong, a
/// surrogate or above U+10FFFF (table 3-7 of the Unicode standard).
size_t code_point_size(std::string_view text) {
  const unsigned char first = byte(text, 0);
  if (first < 0x80) {
    return 1;
  }
  const size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4) {
    return 0;
  }
  const unsigned char low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
  const unsigned char high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
  if (byte(text, 1) < low || byte(text, 1) > high) {
    return 0;
  }
  for (size_t i = 2; i < size; ++i) {
    if ((byte(text, i) & 0xC0) != 0x80) {
      return 0;
    }
  }
  return size;
}

} // namespace

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x80;
  });
}

std::string to_valid_utf8(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const size_t size = code_point_size(text);
    if (size == 0) {
      out += "\xEF\xBF\xBD";
      text.remove_prefix(1);
    } else {
      out += text.substr(0, size);
      text.remove_prefix(size);
    }
  }
  return out;
}

} // namespace fulgurite::detail
