#include "fulgurite/callbacks/progress_text.h"

#include "fulgurite/base/duration.h"
#include "fulgurite/base/error.h"
#include "fulgurite/base/python_format.h"

#include <algorithm>
#include <cmath>

namespace fulgurite {

namespace {

constexpr size_t kMinBar = 5;

bool begins_character(char c) {
  return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
}

size_t columns(std::string_view text) {
  return static_cast<size_t>(
      std::count_if(text.begin(), text.end(), begins_character));
}

/// The first `limit` characters.
std::string_view cut(std::string_view text, size_t limit) {
  size_t at = 0;
  for (size_t used = 0; at < text.size(); ++at) {
    used += begins_character(text[at]) ? 1 : 0;
    if (used > limit) {
      break;
    }
  }
  return text.substr(0, at);
}

/// A name must not move the cursor.
std::string printable(std::string text) {
  std::replace_if(
      text.begin(),
      text.end(),
      [](char c) { return static_cast<unsigned char>(c) < 32 || c == 127; },
      '?');
  return text;
}

std::string duration_text(double seconds) {
  constexpr double kMax = 1e9;
  return format_duration(
      std::chrono::seconds(static_cast<int64_t>(std::min(seconds, kMax))));
}

std::string rate_text(double per_second) {
  if (!(per_second > 0)) {
    return "?it/s";
  }
  return per_second >= 1 ? python_format(per_second, ".2f") + "it/s"
                         : python_format(1 / per_second, ".2f") + "s/it";
}

/// "45/100 [00:12<00:15, 3.65it/s, train_loss=0.123]"
std::string numbers_text(const ShownProgress& progress) {
  std::string out = std::to_string(progress.done) + "/";
  out += progress.total ? std::to_string(*progress.total) : "?";
  out += " [" + duration_text(progress.elapsed_s);
  if (progress.total && progress.done < *progress.total) {
    const auto left = static_cast<double>(*progress.total - progress.done);
    out += "<";
    out += progress.per_second > 0 ? duration_text(left / progress.per_second)
                                   : "?";
  }
  out += ", " + rate_text(progress.per_second);
  for (const auto& [name, value] : progress.metrics) {
    out += ", " + printable(name) + "=" + printable(value);
  }
  return out + "]";
}

std::string
bar_text(double fraction, size_t width, const ProgressStyle& style) {
  constexpr std::string_view kEighths[] = {
      "", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
  const auto eighths = static_cast<size_t>(
      std::floor(fraction * static_cast<double>(width) * 8));
  const size_t full = eighths / 8;
  std::string filled;
  size_t used = full;
  for (size_t i = 0; i < full; ++i) {
    filled += style.unicode ? "█" : "#";
  }
  if (style.unicode && eighths % 8 != 0) {
    filled += kEighths[eighths % 8];
    ++used;
  }
  if (style.color && !filled.empty()) {
    filled = "\x1b[32m" + filled + "\x1b[0m";
  }
  return filled + std::string(width - used, ' ');
}

} // namespace

std::string progress_number(double value) {
  std::string text = python_format(value, ".3g");
  if (!std::isfinite(value)) {
    return text;
  }
  if (const auto e = text.find('e'); e != std::string::npos) {
    // "1e-05" is "1e-5".
    if (text[e + 2] == '0') {
      text.erase(e + 2, 1);
    }
    return text;
  }
  constexpr size_t kLength = 5;
  if (text.find('.') == std::string::npos && text.size() < kLength) {
    text += ".";
  }
  text.resize(std::max(text.size(), kLength), '0');
  return text;
}

std::string progress_text(
    const ShownProgress& progress,
    const ProgressStyle& style) {
  std::string head = printable(progress.description) + ": ";
  double fraction = 0;
  if (progress.total && *progress.total > 0) {
    fraction = std::clamp(
        static_cast<double>(progress.done) /
            static_cast<double>(*progress.total),
        0.0,
        1.0);
    head +=
        python_format(static_cast<int64_t>(std::floor(fraction * 100)), "3d") +
        "%";
  }
  const auto numbers = numbers_text(progress);
  const bool has_percent = head.back() == '%';
  const auto plain = head + (has_percent ? " " : "") + numbers;
  if (style.width <= 0) {
    return plain;
  }
  // The last column stays free: writing to it may wrap the line.
  const size_t room = static_cast<size_t>(style.width) - 1;
  const size_t around = columns(head) + columns(numbers) + 3;
  if (has_percent && around + kMinBar <= room) {
    return head + "|" + bar_text(fraction, room - around, style) + "| " +
           numbers;
  }
  return std::string(cut(plain, room));
}

} // namespace fulgurite
