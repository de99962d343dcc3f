#pragma once

#include <chrono>

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

} // namespace fulgurite::bench
