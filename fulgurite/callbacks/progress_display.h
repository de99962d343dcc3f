#pragma once

#include "fulgurite/base/logging.h"
#include "fulgurite/callbacks/progress_text.h"

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

namespace fulgurite {

/// Where progress is shown. The default is stderr, beside the messages.
struct ProgressOutput {
  using Clock = std::chrono::steady_clock;

  /// Writes at once, without a buffer.
  std::function<void(std::string_view)> write = {};
  /// Whether a line can be drawn over; otherwise lines are appended.
  bool is_terminal = false;
  bool unicode = false;
  bool color = false;
  /// Columns of the terminal at this moment.
  std::function<int()> width = [] { return 80; };
  std::function<Clock::time_point()> now = [] { return Clock::now(); };
};

/// stderr: a terminal unless TERM is "dumb"; Unicode where the locale is UTF-8;
/// colour unless NO_COLOR is set.
ProgressOutput progress_on_stderr();

/// The last line of a terminal, or lines appended to a file. Messages of the
/// log go above it. Thread-safe.
class ProgressDisplay : private TerminalLine {
 public:
  explicit ProgressDisplay(ProgressOutput output);
  ~ProgressDisplay() override;
  ProgressDisplay(const ProgressDisplay&) = delete;
  ProgressDisplay& operator=(const ProgressDisplay&) = delete;

  const ProgressOutput& output() const {
    return output_;
  }
  /// Puts a line in the place of the one before; appends it elsewhere than on
  /// a terminal.
  void show(const ShownProgress& progress);
  /// Ends the line: it stays and the cursor goes below it, or it vanishes.
  void finish(bool leave);
  /// Writes a line of text above.
  void print(std::string_view text);

 private:
  void clear() override;
  void redraw() override;
  void take_terminal(bool take);

  ProgressOutput output_;
  std::mutex mutex_;
  std::string text_;
  bool is_shown_ = false;
  /// A message is just being written.
  bool is_suspended_ = false;
  bool has_terminal_ = false;
};

} // namespace fulgurite
