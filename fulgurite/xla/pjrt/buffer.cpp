#include "fulgurite/xla/pjrt/buffer.h"

#include "fulgurite/xla/pjrt/api_impl.h"

#include <vector>

namespace fulgurite::xla::pjrt {

namespace {

// The plugin would use the device's layout otherwise, which is tiled on TPUs.
class RowMajorLayout {
 public:
  explicit RowMajorLayout(size_t num_dims) : minor_to_major_(num_dims) {
    for (size_t i = 0; i < num_dims; ++i) {
      minor_to_major_[i] = static_cast<int64_t>(num_dims - 1 - i);
    }
    layout_.struct_size = PJRT_Buffer_MemoryLayout_STRUCT_SIZE;
    layout_.type = PJRT_Buffer_MemoryLayout_Type_Tiled;
    layout_.tiled.struct_size = PJRT_Buffer_MemoryLayout_Tiled_STRUCT_SIZE;
    layout_.tiled.minor_to_major = minor_to_major_.data();
    layout_.tiled.minor_to_major_size = num_dims;
  }
  PJRT_Buffer_MemoryLayout* get() {
    return &layout_;
  }

 private:
  std::vector<int64_t> minor_to_major_;
  PJRT_Buffer_MemoryLayout layout_{};
};

} // namespace

ElementType Buffer::element_type() const {
  auto args = detail::make_args<PJRT_Buffer_ElementType_Args>();
  args.buffer = get();
  detail::call(plugin(), args);
  return static_cast<ElementType>(args.type);
}

std::span<const int64_t> Buffer::dims() const {
  auto args = detail::make_args<PJRT_Buffer_Dimensions_Args>();
  args.buffer = get();
  detail::call(plugin(), args);
  return {args.dims, args.num_dims};
}

Device Buffer::device() const {
  auto args = detail::make_args<PJRT_Buffer_Device_Args>();
  args.buffer = get();
  detail::call(plugin(), args);
  return {plugin(), args.device};
}

std::string_view Buffer::memory_kind() const {
  auto args = detail::make_args<PJRT_Buffer_Memory_Args>();
  args.buffer = get();
  detail::call(plugin(), args);
  auto kind = detail::make_args<PJRT_Memory_Kind_Args>();
  kind.memory = args.memory;
  detail::call(plugin(), kind);
  return {kind.kind, kind.kind_size};
}

size_t Buffer::on_device_size_in_bytes() const {
  auto args = detail::make_args<PJRT_Buffer_OnDeviceSizeInBytes_Args>();
  args.buffer = get();
  detail::call(plugin(), args);
  return args.on_device_size_in_bytes;
}

bool Buffer::is_on_cpu() const {
  auto args = detail::make_args<PJRT_Buffer_IsOnCpu_Args>();
  args.buffer = get();
  detail::call(plugin(), args);
  return args.is_on_cpu;
}

uintptr_t Buffer::unsafe_pointer() const {
  auto args = detail::make_args<PJRT_Buffer_UnsafePointer_Args>();
  args.buffer = get();
  detail::call(plugin(), args);
  return args.buffer_pointer;
}

Event Buffer::ready_event() const {
  auto args = detail::make_args<PJRT_Buffer_ReadyEvent_Args>();
  args.buffer = get();
  detail::call(plugin(), args);
  return Event(
      detail::make_handle(plugin(), args.event, handle_.get_deleter().client));
}

void Buffer::delete_memory() {
  auto args = detail::make_args<PJRT_Buffer_Delete_Args>();
  args.buffer = get();
  detail::call(plugin(), args);
}

bool Buffer::is_deleted() const {
  auto args = detail::make_args<PJRT_Buffer_IsDeleted_Args>();
  args.buffer = get();
  detail::call(plugin(), args);
  return args.is_deleted;
}

size_t Buffer::host_size_in_bytes() const {
  size_t size = size_in_bytes(element_type());
  for (const int64_t dim : dims()) {
    size *= static_cast<size_t>(dim);
  }
  return size;
}

Event Buffer::to_host_buffer(void* dst, size_t size_in_bytes) const {
  const size_t needed = host_size_in_bytes();
  if (size_in_bytes < needed) {
    fail(
        "[xla::pjrt::Buffer.to_host_buffer] expected room for ",
        needed,
        " bytes, got ",
        size_in_bytes,
        "; try host_size_in_bytes()");
  }
  RowMajorLayout layout(dims().size());
  auto args = detail::make_args<PJRT_Buffer_ToHostBuffer_Args>();
  args.src = get();
  args.host_layout = layout.get();
  // A null dst would ask for the size, and an empty array may have one.
  char nothing = 0;
  args.dst = dst != nullptr ? dst : &nothing;
  args.dst_size = size_in_bytes;
  detail::call(plugin(), args);
  return Event(
      detail::make_handle(plugin(), args.event, handle_.get_deleter().client));
}

void Buffer::read(void* dst, size_t size_in_bytes) const {
  to_host_buffer(dst, size_in_bytes).await();
}

Buffer Buffer::copy_to_device(const Device& device) const {
  auto args = detail::make_args<PJRT_Buffer_CopyToDevice_Args>();
  args.buffer = get();
  args.dst_device = device.get();
  detail::call(plugin(), args);
  return Buffer(detail::make_handle(
      plugin(), args.dst_buffer, handle_.get_deleter().client));
}

} // namespace fulgurite::xla::pjrt
