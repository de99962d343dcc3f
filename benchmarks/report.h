#pragma once

// What benchmarks share: time, and the lines that README.md describes.
#include <chrono>
#include <cstdio>
#include <string>

namespace fulgurite::bench {

/// Time since it was made.
class Clock {
 public:
  double microseconds() const {
    return std::chrono::duration<double, std::micro>(
               std::chrono::steady_clock::now() - begin_)
        .count();
  }

 private:
  std::chrono::steady_clock::time_point begin_ =
      std::chrono::steady_clock::now();
};

inline void print(
    const std::string& workload,
    const std::string& contestant,
    const std::string& metric,
    double value,
    const std::string& unit) {
  std::printf(
      "%s,%s,%s,%.9g,%s\n",
      workload.c_str(),
      contestant.c_str(),
      metric.c_str(),
      value,
      unit.c_str());
}

} // namespace fulgurite::bench
