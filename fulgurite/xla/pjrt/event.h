#pragma once

#include "fulgurite/xla/pjrt/error.h"
#include "fulgurite/xla/pjrt/handle.h"

#include <functional>
#include <optional>

namespace fulgurite::xla::pjrt {

/// nullptr where all went well. The error lives only as long as the call.
using ReadyCallback = std::function<void(const PjrtError* error)>;

/// The end of something asynchronous: a transfer, an execution. May be dropped
/// at any time; callbacks that are registered still come.
class Event {
 public:
  explicit Event(detail::Handle<PJRT_Event> handle)
      : handle_(std::move(handle)) {}

  bool is_ready() const;
  /// Blocks, then throws PjrtError where it ended in an error.
  void await() const;
  /// How it ended, without waiting; nullopt where all went well, and as long as
  /// it is not ready.
  std::optional<PjrtError> error() const;
  /// Calls once, on a thread of the plugin or, where the event is ready
  /// already, on this one. The callback must not throw or block (what it throws
  /// is logged), and must not be the last owner of the client, whose
  /// destruction would wait for the thread that it runs on.
  void on_ready(ReadyCallback callback) const;

 private:
  detail::Handle<PJRT_Event> handle_;
};

} // namespace fulgurite::xla::pjrt
