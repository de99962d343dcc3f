#include "fulgurite/base/python_format.h"

#include "fulgurite/base/error.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <optional>

namespace fulgurite {

namespace {

/// [[fill]align][sign][z][#][0][width][grouping][.precision][type]
struct Spec {
  char fill = ' ';
  char align = '>';
  char sign = '-';
  bool no_negative_zero = false;
  bool alternate = false;
  size_t width = 0;
  char grouping = 0;
  std::optional<int> precision;
  char type = 0;
};

constexpr int kMaxNumber = 1000;

[[noreturn]] void bad_spec(std::string_view spec, std::string_view why) {
  fail(
      "expected a format such as \"03d\" or \".2f\", got \"",
      spec,
      "\": ",
      why);
}

bool is_align(char c) {
  return c == '<' || c == '>' || c == '=' || c == '^';
}

/// Reads the spec from left to right.
class SpecReader {
 public:
  explicit SpecReader(std::string_view text) : text_(text), rest_(text) {}

  Spec read() {
    Spec spec;
    read_align(spec);
    if (const char sign = take("+- ")) {
      spec.sign = sign;
    }
    spec.no_negative_zero = take("z") != 0;
    spec.alternate = take("#") != 0;
    if (take("0") != 0 && !has_align_) {
      spec.fill = '0';
      spec.align = '=';
    }
    spec.width = static_cast<size_t>(take_number().value_or(0));
    spec.grouping = take(",_");
    if (take(".") != 0) {
      spec.precision = take_number();
      if (!spec.precision) {
        bad_spec(text_, "a precision is missing after the point");
      }
    }
    if (!rest_.empty()) {
      spec.type = rest_.front();
      rest_.remove_prefix(1);
    }
    if (!rest_.empty()) {
      bad_spec(text_, "there is something after the type");
    }
    return spec;
  }

 private:
  void read_align(Spec& spec) {
    if (rest_.size() >= 2 && is_align(rest_[1])) {
      spec.fill = rest_[0];
      spec.align = rest_[1];
      rest_.remove_prefix(2);
      has_align_ = true;
    } else if (!rest_.empty() && is_align(rest_[0])) {
      spec.align = rest_[0];
      rest_.remove_prefix(1);
      has_align_ = true;
    }
  }

  char take(std::string_view any_of) {
    if (rest_.empty() || any_of.find(rest_.front()) == std::string_view::npos) {
      return 0;
    }
    const char c = rest_.front();
    rest_.remove_prefix(1);
    return c;
  }

  std::optional<int> take_number() {
    int number = 0;
    const auto [end, error] =
        std::from_chars(rest_.data(), rest_.data() + rest_.size(), number);
    if (error == std::errc::invalid_argument || rest_.front() == '-') {
      return std::nullopt;
    }
    if (error != std::errc() || number > kMaxNumber) {
      bad_spec(text_, "the number is too large");
    }
    rest_.remove_prefix(static_cast<size_t>(end - rest_.data()));
    return number;
  }

  std::string_view text_;
  std::string_view rest_;
  bool has_align_ = false;
};

/// A number cut into the parts that padding and grouping treat differently.
struct Parts {
  bool negative = false;
  std::string prefix; ///< "0x"
  std::string digits; ///< before the point
  std::string tail;   ///< the point and what follows, "%"
  size_t group_size = 3;
  bool finite = true;
};

std::string grouped(const std::string& digits, size_t size, char separator) {
  std::string out;
  for (size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % size == 0) {
      out += separator;
    }
    out += digits[i];
  }
  return out;
}

std::string assemble(Parts parts, const Spec& spec) {
  std::string sign;
  if (parts.negative) {
    sign = "-";
  } else if (spec.sign != '-') {
    sign = spec.sign;
  }
  const size_t around = sign.size() + parts.prefix.size() + parts.tail.size();
  const bool zeros = spec.fill == '0' && spec.align == '=';
  const bool groups = spec.grouping != 0 && parts.finite;
  // Zeros that pad a grouped number are grouped too.
  const auto body = [&] {
    return groups ? grouped(parts.digits, parts.group_size, spec.grouping)
                  : parts.digits;
  };
  while (zeros && groups && around + body().size() < spec.width) {
    parts.digits.insert(parts.digits.begin(), '0');
  }
  const std::string number = body() + parts.tail;
  const std::string head = sign + parts.prefix;
  const size_t length = head.size() + number.size();
  const size_t padding = spec.width > length ? spec.width - length : 0;
  const auto fill = [&](size_t count) { return std::string(count, spec.fill); };
  switch (spec.align) {
    case '<':
      return head + number + fill(padding);
    case '^':
      return fill(padding / 2) + head + number + fill(padding - padding / 2);
    case '=':
      return head + fill(padding) + number;
    default:
      return fill(padding) + head + number;
  }
}

/// Decimal digits without a point, and where the point stands among them.
struct Decimal {
  std::string digits;
  int point = 0;
};

/// "d.ddde±xx" as digits and point.
Decimal parse_scientific(std::string_view text) {
  Decimal out;
  const auto e = text.find('e');
  for (const char c : text.substr(0, e)) {
    if (c != '.') {
      out.digits += c;
    }
  }
  const char* begin = text.data() + e + 1;
  std::from_chars(
      *begin == '+' ? begin + 1 : begin, text.data() + text.size(), out.point);
  ++out.point;
  return out;
}

std::string exponent_text(int exponent) {
  char buffer[16];
  std::snprintf(
      buffer,
      sizeof buffer,
      "e%c%02d",
      exponent < 0 ? '-' : '+',
      std::abs(exponent));
  return buffer;
}

/// Lays digits out as Python does for repr and for the empty type: always with
/// a digit after the point where there is no exponent.
std::string lay_out(const Decimal& decimal, int max_point) {
  const auto& digits = decimal.digits;
  const int count = static_cast<int>(digits.size());
  const int point = decimal.point;
  if (point <= -4 || point > max_point) {
    std::string out = digits.substr(0, 1);
    if (count > 1) {
      out += "." + digits.substr(1);
    }
    return out + exponent_text(point - 1);
  }
  if (point <= 0) {
    return "0." + std::string(static_cast<size_t>(-point), '0') + digits;
  }
  if (point >= count) {
    return digits + std::string(static_cast<size_t>(point - count), '0') + ".0";
  }
  const auto cut = static_cast<size_t>(point);
  return digits.substr(0, cut) + "." + digits.substr(cut);
}

std::string repr_of_magnitude(double magnitude) {
  char buffer[64];
  const auto end = std::to_chars(
                       buffer,
                       buffer + sizeof buffer,
                       magnitude,
                       std::chars_format::scientific)
                       .ptr;
  return lay_out(
      parse_scientific({buffer, static_cast<size_t>(end - buffer)}), 16);
}

std::string print(const char* format, int precision, double magnitude) {
  const int length = std::snprintf(nullptr, 0, format, precision, magnitude);
  std::string out(static_cast<size_t>(length) + 1, '\0');
  std::snprintf(out.data(), out.size(), format, precision, magnitude);
  out.pop_back();
  return out;
}

/// The empty type with a precision: "g", but 3.0 stays "3.0".
std::string general_with_point(double magnitude, int precision) {
  precision = std::max(precision, 1);
  auto decimal = parse_scientific(print("%.*e", precision - 1, magnitude));
  while (decimal.digits.size() > 1 && decimal.digits.back() == '0') {
    decimal.digits.pop_back();
  }
  if (magnitude == 0) {
    decimal.point = 1;
  }
  return lay_out(decimal, precision - 1);
}

bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}

std::string float_text(double magnitude, const Spec& spec) {
  const int precision = spec.precision.value_or(6);
  switch (spec.type) {
    case 'e':
    case 'E':
      return print(spec.alternate ? "%#.*e" : "%.*e", precision, magnitude);
    case 'f':
    case 'F':
      return print(spec.alternate ? "%#.*f" : "%.*f", precision, magnitude);
    case 'g':
    case 'G':
      return print(spec.alternate ? "%#.*g" : "%.*g", precision, magnitude);
    case '%':
      return print("%.*f", precision, magnitude * 100) + "%";
    default:
      return spec.precision ? general_with_point(magnitude, *spec.precision)
                            : repr_of_magnitude(magnitude);
  }
}

Parts float_parts(double value, const Spec& spec) {
  Parts parts;
  parts.negative = std::signbit(value) && !std::isnan(value);
  parts.finite = std::isfinite(value);
  std::string text;
  if (parts.finite) {
    text = float_text(std::abs(value), spec);
    const bool zero = text.find_first_not_of("0.%") == std::string::npos;
    if (spec.no_negative_zero && zero) {
      parts.negative = false;
    }
  } else {
    text = std::isnan(value) ? "nan" : "inf";
    text += spec.type == '%' ? "%" : "";
  }
  if (is_upper(spec.type)) {
    std::transform(text.begin(), text.end(), text.begin(), [](char c) {
      return static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    });
  }
  const auto cut =
      parts.finite ? std::min(text.find_first_not_of("0123456789"), text.size())
                   : text.size();
  parts.digits = text.substr(0, cut);
  parts.tail = text.substr(cut);
  return parts;
}

std::string int_digits(uint64_t magnitude, int base) {
  char buffer[72];
  const auto end =
      std::to_chars(buffer, buffer + sizeof buffer, magnitude, base).ptr;
  return {buffer, end};
}

Parts int_parts(int64_t value, const Spec& spec, std::string_view text) {
  Parts parts;
  parts.negative = value < 0;
  const uint64_t magnitude = parts.negative ? ~static_cast<uint64_t>(value) + 1
                                            : static_cast<uint64_t>(value);
  int base = 10;
  if (spec.type == 'b' || spec.type == 'o' || spec.type == 'x' ||
      spec.type == 'X') {
    base = spec.type == 'b' ? 2 : spec.type == 'o' ? 8 : 16;
    parts.group_size = 4;
    if (spec.grouping == ',') {
      bad_spec(text, "',' groups decimal numbers only");
    }
    if (spec.alternate) {
      parts.prefix = {'0', spec.type};
    }
  }
  parts.digits = int_digits(magnitude, base);
  if (spec.type == 'X') {
    for (auto& c : parts.digits) {
      c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    }
  }
  return parts;
}

constexpr std::string_view kFloatTypes = "eEfFgG%";

bool is_one_of(char c, std::string_view any_of) {
  return c != 0 && any_of.find(c) != std::string_view::npos;
}

} // namespace

std::string python_repr(double value) {
  return python_format(value, "");
}

std::string python_format(double value, std::string_view text) {
  const Spec spec = SpecReader(text).read();
  if (spec.type != 0 && !is_one_of(spec.type, kFloatTypes)) {
    bad_spec(text, detail::join("'", spec.type, "' does not format a float"));
  }
  return assemble(float_parts(value, spec), spec);
}

std::string python_format(int64_t value, std::string_view text) {
  const Spec spec = SpecReader(text).read();
  if (is_one_of(spec.type, kFloatTypes)) {
    return assemble(float_parts(static_cast<double>(value), spec), spec);
  }
  if (spec.type != 0 && !is_one_of(spec.type, "dboxX")) {
    bad_spec(text, detail::join("'", spec.type, "' does not format an int"));
  }
  if (spec.precision) {
    bad_spec(text, "an int has no precision");
  }
  if (spec.no_negative_zero) {
    bad_spec(text, "'z' is for floats");
  }
  return assemble(int_parts(value, spec, text), spec);
}

} // namespace fulgurite
