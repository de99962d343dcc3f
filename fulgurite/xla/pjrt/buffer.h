#pragma once

#include "fulgurite/xla/pjrt/device.h"
#include "fulgurite/xla/pjrt/element_type.h"
#include "fulgurite/xla/pjrt/event.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace fulgurite::xla::pjrt {

/// An array on a device, perhaps one that is still being computed: it can be
/// an argument at once, and ready_event() says when it is there. Its memory may
/// go before the object does: by delete_memory(), or when an execution takes it
/// over (donation). Any thread may call the const methods.
class Buffer {
 public:
  explicit Buffer(detail::Handle<PJRT_Buffer> handle)
      : handle_(std::move(handle)) {}

  ElementType element_type() const;
  /// Lives as long as the buffer.
  std::span<const int64_t> dims() const;
  Device device() const;
  /// "device", "pinned_host", …
  std::string_view memory_kind() const;
  /// With the device's padding.
  size_t on_device_size_in_bytes() const;
  bool is_on_cpu() const;
  /// The device's address, for tests of donation; not to be read through.
  uintptr_t unsafe_pointer() const;

  /// Ready when the contents are computed; an error where that failed or the
  /// memory is gone already.
  Event ready_event() const;

  /// Frees the device's memory as soon as nothing that runs needs it.
  void delete_memory();
  /// Whether the memory is gone: deleted or donated.
  bool is_deleted() const;

  /// Bytes of the array on the host, row by row.
  size_t host_size_in_bytes() const;
  /// Copies row by row, the last dim fastest, whatever the device's layout is.
  /// `dst` must live until the event is ready. Throws UserError where
  /// `size_in_bytes` is too small.
  Event to_host_buffer(void* dst, size_t size_in_bytes) const;
  /// The same, and waits.
  void read(void* dst, size_t size_in_bytes) const;

  /// A copy on another device of the same client, made asynchronously.
  Buffer copy_to_device(const Device& device) const;

  PJRT_Buffer* get() const {
    return handle_.get();
  }

 private:
  const Plugin& plugin() const {
    return *handle_.get_deleter().plugin;
  }

  detail::Handle<PJRT_Buffer> handle_;
};

} // namespace fulgurite::xla::pjrt
