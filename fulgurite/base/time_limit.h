#pragma once

#include "fulgurite/base/value.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace fulgurite {

/// A span of time for an option, or none: "DD:HH:MM:SS" or any std::chrono
/// duration.
class TimeLimit {
 public:
  TimeLimit() = default;
  TimeLimit(std::nullopt_t) {}
  /// Throw MisconfigurationError for a text of another form.
  TimeLimit(const char* text);
  TimeLimit(const std::string& text);
  template <class Rep, class Period>
  TimeLimit(std::chrono::duration<Rep, Period> duration)
      : duration_(
            std::chrono::duration_cast<std::chrono::nanoseconds>(duration)) {}

  const std::optional<std::chrono::nanoseconds>& duration() const {
    return duration_;
  }
  friend bool operator==(const TimeLimit&, const TimeLimit&) = default;

 private:
  std::optional<std::chrono::nanoseconds> duration_;
};

/// None, or the text "DD:HH:MM:SS"; a float of seconds where the span is not a
/// whole number of them.
Value to_value(const TimeLimit& limit);
/// Takes what to_value gives, a number of seconds, or Lightning's dictionary
/// ({"hours": 2, "minutes": 30}). Throws MisconfigurationError naming `path`.
void from_value(TimeLimit& limit, const Value& value, std::string_view path);
std::string option_type(const TimeLimit& limit);

} // namespace fulgurite
