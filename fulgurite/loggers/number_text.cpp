#include "fulgurite/loggers/number_text_impl.h"

#include <charconv>
#include <cmath>
#include <string_view>

namespace fulgurite::detail {

namespace {

template <class Number>
void append(std::string& out, Number value) {
  char text[32];
  const auto end = std::to_chars(text, text + sizeof text, value).ptr;
  out.append(text, end);
}

} // namespace

void append_number(std::string& out, int64_t value) {
  append(out, value);
}

void append_number(std::string& out, double value) {
  if (std::isnan(value)) {
    // to_chars writes the sign of a NaN, which no reader expects.
    out += "nan";
  } else {
    append(out, value);
  }
}

void append_float(std::string& out, double value) {
  const size_t start = out.size();
  append_number(out, value);
  if (!std::isfinite(value)) {
    return;
  }
  const auto text = std::string_view(out).substr(start);
  if (text.find('.') != text.npos) {
    return;
  }
  const auto exponent = text.find('e');
  out.insert(exponent == text.npos ? out.size() : start + exponent, ".0");
}

} // namespace fulgurite::detail
