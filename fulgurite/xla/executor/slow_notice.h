#pragma once

#include <chrono>
#include <string>
#include <thread>

namespace fulgurite::xla {

/// Says what it is that takes so long, once, if it lives longer than `after`.
class SlowNotice {
 public:
  explicit SlowNotice(
      std::string message,
      std::chrono::milliseconds after = std::chrono::seconds(5));

 private:
  std::jthread thread_;
};

} // namespace fulgurite::xla
