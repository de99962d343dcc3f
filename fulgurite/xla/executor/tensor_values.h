#pragma once

#include "fulgurite/xla/executor/device.h"

namespace fulgurite::xla {

// Between LibTorch's strided tensors and the values of a graph.

/// The device of an XLA tensor.
Device& lazy_device(const at::Tensor& tensor);

/// The tensor's contents as a value of its sizes.
Value read_tensor(const at::Tensor& tensor);

/// Replaces the tensor's contents, in whatever storage they are. `value` has
/// its sizes and its type.
void write_tensor(const at::Tensor& tensor, const Value& value);

/// A new tensor of these strides for a value of its sizes.
at::Tensor
make_tensor(Device& device, const Value& value, c10::IntArrayRef strides);

/// A new tensor whose contents nobody has written.
at::Tensor make_empty(
    Device& device,
    c10::IntArrayRef sizes,
    c10::IntArrayRef strides,
    at::ScalarType dtype);

/// Makes the tensor's storage hold `bytes`, more than before: flat, with the
/// old contents at its beginning.
void grow_storage(const at::Tensor& tensor, int64_t bytes);

/// A new tensor with a copy of a CPU tensor's contents, of the same strides
/// where they are dense.
at::Tensor upload(Device& device, const at::Tensor& host);
/// The contents on the CPU, with the tensor's sizes and strides.
at::Tensor download(const at::Tensor& tensor, std::string_view cause);

/// A tensor over an existing storage.
at::Tensor make_view(
    const c10::Storage& storage,
    c10::IntArrayRef sizes,
    c10::IntArrayRef strides,
    int64_t offset,
    at::ScalarType dtype);

} // namespace fulgurite::xla
