#include "fulgurite/callbacks/progress_display.h"

#include "fulgurite/base/env.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace fulgurite {

namespace {

constexpr std::string_view kEraseLine = "\r\x1b[K";

void write_to_stderr(std::string_view text) {
  while (!text.empty()) {
    const auto written = ::write(STDERR_FILENO, text.data(), text.size());
    if (written <= 0) {
      // Progress is not worth an error.
      return;
    }
    text.remove_prefix(static_cast<size_t>(written));
  }
}

int stderr_width() {
  winsize size{};
  if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    return size.ws_col;
  }
  const int columns = std::atoi(env("COLUMNS").value_or("").c_str());
  return columns > 0 ? columns : 80;
}

bool is_utf8_locale() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    std::string value = env(name).value_or("");
    if (value.empty()) {
      continue;
    }
    std::transform(value.begin(), value.end(), value.begin(), [](char c) {
      return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    });
    return value.find("utf-8") != std::string::npos ||
           value.find("utf8") != std::string::npos;
  }
  return false;
}

} // namespace

ProgressOutput progress_on_stderr() {
  ProgressOutput output;
  output.write = write_to_stderr;
  output.is_terminal =
      ::isatty(STDERR_FILENO) == 1 && env("TERM").value_or("") != "dumb";
  output.unicode = is_utf8_locale();
  output.color = output.is_terminal && env("NO_COLOR").value_or("").empty();
  output.width = stderr_width;
  return output;
}

ProgressDisplay::ProgressDisplay(ProgressOutput output)
    : output_(std::move(output)) {}

ProgressDisplay::~ProgressDisplay() {
  take_terminal(false);
}

void ProgressDisplay::take_terminal(bool take) {
  // Not under our own lock: the log takes its lock first and then ours.
  if (output_.is_terminal && take != has_terminal_) {
    has_terminal_ = take;
    set_terminal_line(take ? static_cast<TerminalLine*>(this) : nullptr);
  }
}

void ProgressDisplay::show(const ShownProgress& progress) {
  if (!output_.is_terminal) {
    auto line = progress_text(progress, {.width = 0}) + "\n";
    output_.write(line);
    return;
  }
  take_terminal(true);
  auto text = progress_text(
      progress,
      {.width = output_.width(),
       .unicode = output_.unicode,
       .color = output_.color});
  std::lock_guard lock(mutex_);
  text_ = std::move(text);
  is_shown_ = true;
  if (!is_suspended_) {
    output_.write(std::string(kEraseLine) + text_);
  }
}

void ProgressDisplay::finish(bool leave) {
  {
    std::lock_guard lock(mutex_);
    if (is_shown_ && !is_suspended_) {
      output_.write(leave ? std::string_view("\n") : kEraseLine);
    }
    is_shown_ = false;
  }
  take_terminal(false);
}

void ProgressDisplay::print(std::string_view text) {
  std::lock_guard lock(mutex_);
  std::string out;
  if (is_shown_) {
    out += kEraseLine;
  }
  out += text;
  out += "\n";
  if (is_shown_) {
    out += text_;
  }
  output_.write(out);
}

void ProgressDisplay::clear() {
  std::lock_guard lock(mutex_);
  is_suspended_ = true;
  if (is_shown_) {
    output_.write(kEraseLine);
  }
}

void ProgressDisplay::redraw() {
  std::lock_guard lock(mutex_);
  is_suspended_ = false;
  if (is_shown_) {
    output_.write(text_);
  }
}

} // namespace fulgurite
