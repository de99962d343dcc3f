#pragma once

#include "fulgurite/base/profiler.h"

#include <chrono>
#include <map>
#include <vector>

namespace fulgurite {

/// Total time, calls and mean time of each action, as a table at the end.
class SimpleProfiler : public Profiler {
 public:
  void start(std::string_view action) override;
  void stop(std::string_view action) override;
  std::string summary() override;

 private:
  using Clock = std::chrono::steady_clock;
  struct Record {
    int64_t calls = 0;
    Clock::duration total{};
    std::vector<Clock::time_point> open; ///< an action may nest in itself
  };
  std::map<std::string, Record, std::less<>> records_;
  Clock::time_point began_ = Clock::now();
};

} // namespace fulgurite
