#pragma once

#include "fulgurite/base/error.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fulgurite {

enum class LogLevel { kDebug, kInfo, kWarning, kError, kOff };

/// Messages for people, on stderr. Rank zero speaks; other ranks only warn
/// through log_message_all_ranks.
void log_message(LogLevel level, std::string_view message);
/// The same on every rank.
void log_message_all_ranks(LogLevel level, std::string_view message);
void set_log_level(LogLevel level);
/// Only rank 0 writes; set by the strategy.
void set_log_rank(int64_t rank);

template <class... Parts>
void log_info(const Parts&... parts) {
  log_message(LogLevel::kInfo, detail::join(parts...));
}

template <class... Parts>
void log_warning(const Parts&... parts) {
  log_message(LogLevel::kWarning, detail::join(parts...));
}

/// Warns the first time this text is seen in the process.
void log_warning_once(const std::string& message);

/// Something that owns the last line of the terminal (a progress bar): its
/// clear() is called before and redraw() after each message.
class TerminalLine {
 public:
  virtual ~TerminalLine() = default;
  virtual void clear() = 0;
  virtual void redraw() = 0;
};
void set_terminal_line(TerminalLine* line);

/// For tests: collects messages instead of printing them while it lives, and
/// forgets what log_warning_once has seen.
class ScopedLogCapture {
 public:
  struct Message {
    LogLevel level;
    std::string text;
  };
  ScopedLogCapture();
  ~ScopedLogCapture();
  ScopedLogCapture(const ScopedLogCapture&) = delete;
  ScopedLogCapture& operator=(const ScopedLogCapture&) = delete;
  std::vector<Message> messages() const;
  bool contains(std::string_view text) const;
  struct State;

 private:
  std::shared_ptr<State> state_;
};

} // namespace fulgurite
