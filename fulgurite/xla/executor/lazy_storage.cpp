#include "fulgurite/xla/executor/lazy_storage.h"

#include "fulgurite/base/error.h"
#include "fulgurite/xla/executor/device.h"

#include <c10/core/StorageImpl.h>

namespace fulgurite::xla {

namespace {

void delete_lazy_storage(void* context) {
  delete static_cast<LazyStorage*>(context);
}

} // namespace

LazyStorage::LazyStorage(Device& on, Shape of)
    : device(on), shape(std::move(of)) {}

LazyStorage::~LazyStorage() {
  device.forget(*this);
}

c10::Storage make_storage(Device& device, const Shape& shape) {
  auto* lazy = new LazyStorage(device, shape);
  const auto bytes =
      static_cast<size_t>(shape.numel()) * c10::elementSize(shape.dtype);
  return c10::Storage(
      c10::Storage::use_byte_size_t(),
      bytes,
      c10::DataPtr(nullptr, lazy, &delete_lazy_storage, device.torch_device()),
      /*allocator=*/nullptr,
      /*resizable=*/false);
}

bool is_lazy(const c10::Storage& storage) {
  return storage && storage.data_ptr().get_deleter() == &delete_lazy_storage;
}

LazyStorage& lazy_storage(const c10::Storage& storage) {
  if (!is_lazy(storage)) {
    fail("[xla] expected a tensor with contents on an XLA device, got one "
         "whose storage was made elsewhere");
  }
  return *static_cast<LazyStorage*>(storage.data_ptr().get_context());
}

LazyStorage& lazy_storage(const at::Tensor& tensor) {
  return lazy_storage(tensor.storage());
}

} // namespace fulgurite::xla
