#include "fulgurite/callbacks/checkpoint_name.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/python_format.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace fulgurite {

namespace {

[[noreturn]] void bad_pattern(std::string_view pattern, std::string_view why) {
  misconfigured(
      "[ModelCheckpoint.filename] expected a pattern such as "
      "\"{epoch}-{val_loss:.2f}\", got \"",
      pattern,
      "\": ",
      why);
}

/// Whether Python takes the format for an int or for a float.
void check_spec(std::string_view pattern, const std::string& spec) {
  try {
    python_format(int64_t{0}, spec);
    return;
  } catch (const UserError&) {
  }
  try {
    python_format(0.0, spec);
  } catch (const UserError& error) {
    bad_pattern(pattern, error.what());
  }
}

bool is_digits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return c >= '0' && c <= '9';
  });
}

/// `text` without a "-v12" at its end.
std::string_view without_version(std::string_view text, std::string_view join) {
  const auto mark = std::string(join) + "v";
  const auto at = text.rfind(mark);
  return at != std::string_view::npos &&
                 is_digits(text.substr(at + mark.size()))
             ? text.substr(0, at)
             : text;
}

/// A metric is a float32: 0.1 is written as "0.1", not with the digits that it
/// has as a double.
std::string shortest(double value) {
  const auto as_float = static_cast<float>(value);
  if (!std::isfinite(value) || static_cast<double>(as_float) != value) {
    return python_repr(value);
  }
  char buffer[64];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, as_float).ptr;
  double short_value = 0;
  std::from_chars(buffer, end, short_value);
  return python_repr(short_value);
}

std::string format_number(const Value& value, const std::string& spec) {
  if (!value.is_float()) {
    return python_format(value.is_none() ? 0 : value.as_int(), spec);
  }
  return spec.empty() ? shortest(value.as_double())
                      : python_format(value.as_double(), spec);
}

} // namespace

CheckpointName::CheckpointName(std::string_view pattern) : pattern_(pattern) {
  size_t at = 0;
  while (at < pattern.size()) {
    const auto brace = pattern.find_first_of("{}", at);
    if (brace != at) {
      const auto end = std::min(brace, pattern.size());
      parts_.push_back({std::string(pattern.substr(at, end - at)), false, ""});
      at = end;
      continue;
    }
    if (pattern[at] == '}') {
      bad_pattern(pattern, "a '}' has no '{' before it");
    }
    const auto end = pattern.find('}', at);
    if (end == std::string_view::npos) {
      bad_pattern(pattern, "a '{' has no '}' behind it");
    }
    const auto inside = pattern.substr(at + 1, end - at - 1);
    const auto colon = std::min(inside.find(':'), inside.size());
    Part part{std::string(inside.substr(0, colon)), true, ""};
    if (part.text.empty() || part.text.find('{') != std::string::npos) {
      bad_pattern(pattern, "the name of a metric is missing in the braces");
    }
    if (colon < inside.size()) {
      part.spec = inside.substr(colon + 1);
    }
    check_spec(pattern, part.spec);
    parts_.push_back(std::move(part));
    at = end + 1;
  }
}

std::string CheckpointName::format(
    const Lookup& metrics,
    bool insert_names,
    std::string_view equals) const {
  std::string out;
  for (const auto& part : parts_) {
    if (!part.is_metric) {
      out += part.text;
      continue;
    }
    if (insert_names) {
      out += part.text;
      out += equals;
    }
    const Value value = metrics(part.text);
    try {
      out += format_number(value, part.spec);
    } catch (const UserError& error) {
      fail(
          "[ModelCheckpoint.filename] cannot put '",
          part.text,
          "' = ",
          value.repr(),
          " into \"",
          pattern_,
          "\": ",
          error.what());
    }
  }
  return out;
}

bool CheckpointName::matches(std::string_view stem, std::string_view join)
    const {
  // Each metric stands for any text, so this is a search for the literals one
  // after another: the first at the begin, the last at the end.
  const auto fits = [&](std::string_view text) {
    bool anything = false;
    for (size_t i = 0; i < parts_.size(); ++i) {
      const auto& part = parts_[i];
      if (part.is_metric) {
        anything = true;
        continue;
      }
      const bool last = i + 1 == parts_.size();
      auto at = text.find(part.text);
      if (anything && last && text.ends_with(part.text)) {
        at = text.size() - part.text.size();
      }
      if (at == std::string_view::npos || (at > 0 && !anything)) {
        return false;
      }
      text.remove_prefix(at + part.text.size());
      anything = false;
    }
    return anything || text.empty();
  };
  return fits(stem) || fits(without_version(stem, join));
}

} // namespace fulgurite
