#include "fulgurite/base/options.h"

#include "fulgurite/base/nearest_name.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace fulgurite {

namespace reflect::detail {

std::string option_text_of(std::string_view enumerator) {
  const auto is_upper = [](char c) { return c >= 'A' && c <= 'Z'; };
  if (enumerator.size() > 1 && enumerator[0] == 'k' &&
      is_upper(enumerator[1])) {
    enumerator.remove_prefix(1);
  }
  std::string text;
  for (size_t i = 0; i < enumerator.size(); ++i) {
    const char c = enumerator[i];
    if (!is_upper(c)) {
      text += c;
      continue;
    }
    const bool after_small =
        i > 0 && !is_upper(enumerator[i - 1]) && enumerator[i - 1] != '_';
    const bool before_small =
        i > 0 && i + 1 < enumerator.size() && is_upper(enumerator[i - 1]) &&
        std::islower(static_cast<unsigned char>(enumerator[i + 1])) != 0;
    if (after_small || before_small) {
      text += '_';
    }
    text += static_cast<char>(c - 'A' + 'a');
  }
  return text;
}

} // namespace reflect::detail

namespace detail {

namespace {

[[noreturn]] void
wrong_type(std::string_view path, std::string_view expected, const Value& got) {
  throw OptionError(
      std::string(path),
      join("expected ", expected, ", got ", got.kind(), " ", got.repr()));
}

} // namespace

Value value_to_read(const Value& value, OptionReading reading) {
  return reading == OptionReading::kText && value.is_string()
             ? value_from_text(value.as_string())
             : value;
}

bool read_bool(
    const Value& value,
    std::string_view path,
    OptionReading reading) {
  const Value given = value_to_read(value, reading);
  if (!given.is_bool()) {
    wrong_type(path, "a bool", value);
  }
  return given.as_bool();
}

int64_t read_int(
    const Value& value,
    std::string_view path,
    OptionReading reading,
    int64_t low,
    uint64_t high) {
  const Value given = value_to_read(value, reading);
  int64_t number = 0;
  if (given.is_int()) {
    number = given.as_int();
  } else if (given.is_float()) {
    // 1e5 is a whole number however it is written; 2^63 no longer fits.
    const double real = given.as_double();
    if (real != std::floor(real) || std::abs(real) >= 0x1.0p63) {
      wrong_type(path, "a whole number", value);
    }
    number = static_cast<int64_t>(real);
  } else {
    wrong_type(path, "an int", value);
  }
  if (number < low || (number > 0 && static_cast<uint64_t>(number) > high)) {
    throw OptionError(
        std::string(path),
        join("expected an int from ", low, " to ", high, ", got ", number));
  }
  return number;
}

double
read_float(const Value& value, std::string_view path, OptionReading reading) {
  const Value given = value_to_read(value, reading);
  if (!given.is_float() && !given.is_int()) {
    wrong_type(path, "a float", value);
  }
  return given.as_double();
}

std::string
read_string(const Value& value, std::string_view path, OptionReading reading) {
  if (value.is_string()) {
    const auto& text = value.as_string();
    const bool quoted = text.size() >= 2 && text.front() == text.back() &&
                        (text.front() == '"' || text.front() == '\'');
    if (reading == OptionReading::kText && quoted) {
      return value_from_text(text).as_string();
    }
    return text;
  }
  if (reading == OptionReading::kText &&
      (value.is_int() || value.is_float() || value.is_bool())) {
    return value.is_bool() ? (value.as_bool() ? "true" : "false")
                           : value.repr();
  }
  wrong_type(path, "a str", value);
}

const Value::Dict& read_dict(const Value& value, std::string_view path) {
  if (!value.is_dict()) {
    wrong_type(path, "a dict", value);
  }
  return value.as_dict();
}

const Value::List& read_list(const Value& value, std::string_view path) {
  if (!value.is_list() && !value.is_tuple()) {
    wrong_type(path, "a list", value);
  }
  return value.as_list();
}

std::string joined_path(std::string_view path, std::string_view name) {
  return path.empty() ? std::string(name) : join(path, ".", name);
}

std::string joined_path(std::string_view path, size_t index) {
  return join(path, "[", index, "]");
}

std::string key_of(const Value& key, std::string_view path) {
  if (!key.is_string()) {
    throw OptionError(
        std::string(path),
        join("expected names as keys, got ", key.kind(), " ", key.repr()));
  }
  return key.as_string();
}

void unknown_option(
    std::string_view path,
    const std::string& name,
    const std::vector<std::string>& known) {
  throw OptionError(
      joined_path(path, name),
      join("there is no option '", name, "'", did_you_mean(name, known)));
}

void only_in_code(std::string_view path) {
  throw OptionError(
      std::string(path),
      "this option can be set in C++ only, not from a file or a flag");
}

void wrong_length(std::string_view path, size_t expected, const Value& got) {
  throw OptionError(
      std::string(path),
      join("expected ", expected, " values, got ", got.repr()));
}

void wrong_choice(
    std::string_view path,
    const Value& got,
    const std::vector<std::string>& choices) {
  std::string names;
  for (const auto& choice : choices) {
    names += (names.empty() ? "" : ", ") + choice;
  }
  const std::string nearest =
      got.is_string() ? nearest_name(got.as_string(), choices) : "";
  throw OptionError(
      std::string(path),
      join(
          "expected one of ",
          names,
          "; got ",
          got.kind(),
          " ",
          got.repr(),
          nearest.empty() ? "" : "; did you mean '" + nearest + "'?"));
}

void no_alternative(
    std::string_view path,
    const Value& got,
    const std::string& types) {
  wrong_type(path, types, got);
}

std::string joined_types(const std::vector<std::string>& types) {
  std::string text;
  for (const auto& type : types) {
    text += (text.empty() ? "" : " | ") + type;
  }
  return text;
}

} // namespace detail

} // namespace fulgurite
