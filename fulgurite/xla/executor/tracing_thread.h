#pragma once

#include <c10/core/Device.h>

#include <memory>
#include <thread>

namespace fulgurite::xla {

/// The one thread that records a device's graph: from its first operator to the
/// sync. LibTorch's backward pass records on threads of its own, which is
/// allowed, since the thread that asked for it waits.
class TracingThread {
 public:
  /// Throws UserError where another thread, which has not ended, has begun.
  void enter(c10::Device device) {
    if (owner_ != std::this_thread::get_id()) {
      take_or_refuse(device);
    }
  }
  void leave() {
    owner_ = {};
  }

 private:
  void take_or_refuse(c10::Device device);

  std::thread::id owner_;
  /// Ends with the thread.
  std::weak_ptr<const char> life_;
};

} // namespace fulgurite::xla
