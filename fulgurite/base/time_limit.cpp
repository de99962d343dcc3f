#include "fulgurite/base/time_limit.h"

#include "fulgurite/base/duration.h"
#include "fulgurite/base/error.h"
#include "fulgurite/base/nearest_name.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace fulgurite {

namespace {

// The longest span that nanoseconds can hold is 292 years.
constexpr double kMaxSeconds = 9.2e9;

std::chrono::nanoseconds from_seconds(double seconds, std::string_view path) {
  if (!(seconds >= 0 && seconds <= kMaxSeconds)) {
    misconfigured(
        "[",
        path,
        "] expected a time between 0 and 292 years, got ",
        seconds,
        " seconds");
  }
  return std::chrono::nanoseconds(std::llround(seconds * 1e9));
}

std::chrono::nanoseconds from_text(
    std::string_view text,
    std::string_view path) {
  const auto first = text.find_first_not_of(" \t\n");
  const auto last = text.find_last_not_of(" \t\n");
  const auto trimmed = first == std::string_view::npos
                           ? std::string_view()
                           : text.substr(first, last - first + 1);
  const auto seconds = parse_duration(trimmed, path);
  return from_seconds(static_cast<double>(seconds.count()), path);
}

struct Unit {
  std::string_view name;
  double seconds;
};
constexpr std::array<Unit, 7> kUnits = {{
    {"weeks", 7 * 86400.0},
    {"days", 86400.0},
    {"hours", 3600.0},
    {"minutes", 60.0},
    {"seconds", 1.0},
    {"milliseconds", 1e-3},
    {"microseconds", 1e-6},
}};

double unit_seconds(std::string_view name, std::string_view path) {
  std::vector<std::string> names;
  for (const auto& unit : kUnits) {
    if (unit.name == name) {
      return unit.seconds;
    }
    names.emplace_back(unit.name);
  }
  misconfigured(
      "[",
      path,
      "] expected a unit of time, got \"",
      name,
      "\"",
      did_you_mean(name, names));
}

} // namespace

TimeLimit::TimeLimit(const char* text)
    : duration_(from_text(text, "TimeLimit")) {}

TimeLimit::TimeLimit(const std::string& text)
    : duration_(from_text(text, "TimeLimit")) {}

Value to_value(const TimeLimit& limit) {
  if (!limit.duration()) {
    return {};
  }
  const auto nanoseconds = *limit.duration();
  const auto whole =
      std::chrono::duration_cast<std::chrono::seconds>(nanoseconds);
  if (whole != nanoseconds || whole.count() < 0) {
    return std::chrono::duration<double>(nanoseconds).count();
  }
  const long long seconds = whole.count();
  char text[64];
  std::snprintf(
      text,
      sizeof text,
      "%02lld:%02lld:%02lld:%02lld",
      seconds / 86400,
      seconds / 3600 % 24,
      seconds / 60 % 60,
      seconds % 60);
  return text;
}

void from_value(TimeLimit& limit, const Value& value, std::string_view path) {
  if (value.is_none()) {
    limit = {};
  } else if (value.is_string()) {
    limit = from_text(value.as_string(), path);
  } else if (value.is_int() || value.is_float()) {
    limit = from_seconds(value.as_double(), path);
  } else if (value.is_dict()) {
    double seconds = 0;
    for (const auto& [key, amount] : value.as_dict()) {
      const std::string name = key.is_string() ? key.as_string() : key.repr();
      seconds += unit_seconds(name, path) * amount.as_double();
    }
    limit = from_seconds(seconds, path);
  } else {
    misconfigured(
        "[",
        path,
        "] expected a time like \"00:01:30:00\", a number of seconds or a "
        "dictionary such as {hours: 1}, got ",
        value.repr());
  }
}

std::string option_type(const TimeLimit&) {
  return "DD:HH:MM:SS | seconds | None";
}

} // namespace fulgurite
