#pragma once

#include "fulgurite/xla/ir/node.h"

#include <ATen/core/Tensor.h>

#include <exception>

namespace fulgurite::xla {

class Device;

/// What the storage of an XLA tensor holds: contents on the device, or the
/// value of a graph that has not run. Owned by the DataPtr of a c10::Storage,
/// whose pointer is null, so that views, in-place writes, set_data and saved
/// tensors are LibTorch's own business.
struct LazyStorage {
  LazyStorage(Device& device, Shape shape);
  ~LazyStorage();
  LazyStorage(const LazyStorage&) = delete;
  LazyStorage& operator=(const LazyStorage&) = delete;

  Device& device;
  /// The elements in the order of memory: a row-major tensor of these sizes.
  Shape shape;
  /// The newest contents where they are not computed yet.
  Value value;
  /// Contents on the device; out of date while there is a value.
  DeviceDataPtr data;
  /// The leaf for `data` in the device's present graph.
  Value leaf;
  uint64_t leaf_generation = 0;
  /// The failed execution that should have given the contents.
  std::exception_ptr error;
  /// Place in the device's list of those with a value, or -1.
  int64_t pending_place = -1;
};

/// A c10::Storage around a new LazyStorage.
c10::Storage make_storage(Device& device, const Shape& shape);
/// The LazyStorage of an XLA tensor.
LazyStorage& lazy_storage(const at::Tensor& tensor);
LazyStorage& lazy_storage(const c10::Storage& storage);
bool is_lazy(const c10::Storage& storage);

} // namespace fulgurite::xla
