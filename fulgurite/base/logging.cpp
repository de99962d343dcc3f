// Holds the state; the sink itself is in logging_sink.cpp, which sees spdlog
// and no torch header (the wheel's include folder carries another fmt).
#include "fulgurite/base/logging.h"

#include "fulgurite/base/logging_sink_impl.h"

#include <atomic>
#include <mutex>
#include <set>

namespace fulgurite {

struct ScopedLogCapture::State {
  mutable std::mutex mutex;
  std::vector<Message> messages;
  std::shared_ptr<State> outer;
  std::set<std::string> outer_seen;
};

namespace {

struct Logging {
  std::mutex mutex;
  std::set<std::string> seen;
  std::shared_ptr<void> capture;
  TerminalLine* line = nullptr;
  std::atomic<LogLevel> level{LogLevel::kInfo};
  std::atomic<int64_t> rank{0};
};

Logging& logging() {
  static Logging instance;
  return instance;
}

void write_message(LogLevel level, std::string_view message, bool all_ranks) {
  auto& state = logging();
  std::lock_guard lock(state.mutex);
  if (state.capture) {
    auto* capture = static_cast<ScopedLogCapture::State*>(state.capture.get());
    std::lock_guard inner(capture->mutex);
    capture->messages.push_back({level, std::string(message)});
    return;
  }
  if (level < state.level || (state.rank != 0 && !all_ranks)) {
    return;
  }
  if (state.line != nullptr) {
    state.line->clear();
  }
  detail::write_log_line(static_cast<int>(level), message);
  if (state.line != nullptr) {
    state.line->redraw();
  }
}

} // namespace

void log_message(LogLevel level, std::string_view message) {
  write_message(level, message, /*all_ranks=*/false);
}

void log_message_all_ranks(LogLevel level, std::string_view message) {
  write_message(level, message, /*all_ranks=*/true);
}

void set_log_level(LogLevel level) {
  logging().level = level;
}

void set_log_rank(int64_t rank) {
  logging().rank = rank;
}

void log_warning_once(const std::string& message) {
  {
    std::lock_guard lock(logging().mutex);
    if (!logging().seen.insert(message).second) {
      return;
    }
  }
  log_message(LogLevel::kWarning, message);
}

void set_terminal_line(TerminalLine* line) {
  std::lock_guard lock(logging().mutex);
  logging().line = line;
}

ScopedLogCapture::ScopedLogCapture() : state_(std::make_shared<State>()) {
  std::lock_guard lock(logging().mutex);
  state_->outer = std::static_pointer_cast<State>(logging().capture);
  state_->outer_seen = std::exchange(logging().seen, {});
  logging().capture = state_;
}

ScopedLogCapture::~ScopedLogCapture() {
  std::lock_guard lock(logging().mutex);
  logging().capture = state_->outer;
  logging().seen = std::move(state_->outer_seen);
}

std::vector<ScopedLogCapture::Message> ScopedLogCapture::messages() const {
  std::lock_guard lock(state_->mutex);
  return state_->messages;
}

bool ScopedLogCapture::contains(std::string_view text) const {
  for (const auto& message : messages()) {
    if (message.text.find(text) != std::string::npos) {
      return true;
    }
  }
  return false;
}

} // namespace fulgurite
