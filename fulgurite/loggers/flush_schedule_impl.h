#pragma once

#include <chrono>
#include <cstdint>

namespace fulgurite::detail {

/// Says when a buffer is to be written: when what is counted (steps, records)
/// has grown by `every`, or when `seconds` have gone by. Seen only when it is
/// asked; there is no thread.
class FlushSchedule {
 public:
  using Clock = std::chrono::steady_clock;

  FlushSchedule(int64_t every, double seconds)
      : every_(every),
        interval_(std::chrono::duration_cast<Clock::duration>(
            std::chrono::duration<double>(seconds))) {}

  bool is_due(int64_t count) const {
    return count - last_count_ >= every_ ||
           Clock::now() - last_time_ >= interval_;
  }
  void flushed(int64_t count) {
    last_count_ = count;
    last_time_ = Clock::now();
  }

 private:
  int64_t every_;
  Clock::duration interval_;
  int64_t last_count_ = 0;
  Clock::time_point last_time_ = Clock::now();
};

/// Of loggers that have no option for it.
inline constexpr double kFlushSeconds = 5;

} // namespace fulgurite::detail
