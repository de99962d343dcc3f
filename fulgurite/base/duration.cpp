#include "fulgurite/base/duration.h"

#include "fulgurite/base/error.h"

#include <array>
#include <charconv>
#include <cstdio>

namespace fulgurite {

std::chrono::seconds parse_duration(
    std::string_view text,
    std::string_view what) {
  std::array<int64_t, 4> parts{};
  std::string_view rest = text;
  for (size_t i = 0; i < parts.size(); ++i) {
    const auto colon = rest.find(':');
    const bool last = i + 1 == parts.size();
    const auto part = rest.substr(0, colon);
    const auto [end, error] =
        std::from_chars(part.data(), part.data() + part.size(), parts[i]);
    const bool whole = !part.starts_with('-') && error == std::errc() &&
                       end == part.data() + part.size() &&
                       parts[i] <= 1'000'000'000;
    if (!whole || last != (colon == std::string_view::npos)) {
      misconfigured(
          "[",
          what,
          "] expected a time like \"DD:HH:MM:SS\", got \"",
          text,
          "\"; try \"00:01:30:00\" for an hour and a half");
    }
    rest = last ? std::string_view() : rest.substr(colon + 1);
  }
  return std::chrono::seconds(
      ((parts[0] * 24 + parts[1]) * 60 + parts[2]) * 60 + parts[3]);
}

std::string format_duration(std::chrono::seconds duration) {
  const long long total = duration.count();
  char buffer[48];
  if (total >= 3600) {
    std::snprintf(
        buffer,
        sizeof buffer,
        "%lld:%02lld:%02lld",
        total / 3600,
        total / 60 % 60,
        total % 60);
  } else {
    std::snprintf(
        buffer, sizeof buffer, "%02lld:%02lld", total / 60, total % 60);
  }
  return buffer;
}

} // namespace fulgurite
