#include "fulgurite/xla/executor/tensor_values.h"

#include "fulgurite/base/error.h"
#include "fulgurite/xla/executor/record.h"
#include "fulgurite/xla/executor/view_plan.h"
#include "fulgurite/xla/ops/structural.h"

#include <ATen/MemoryOverlap.h>
#include <ATen/ops/empty_strided.h>

#include <algorithm>
#include <numeric>

namespace fulgurite::xla {

namespace {

std::vector<int64_t> list(c10::IntArrayRef values) {
  return values.vec();
}

Value reshape(Device& device, const Value& x, const Dims& dims) {
  const auto& shape = x.shape();
  return shape.dims == dims
             ? x
             : record(device, reshape_op(), {x}, {shape.dtype, dims});
}

Value transpose(Device& device, const Value& x, const Dims& permutation) {
  const auto& shape = x.shape();
  Dims dims;
  bool same = true;
  for (size_t i = 0; i < permutation.size(); ++i) {
    dims.push_back(shape.dims[permutation[i]]);
    same = same && permutation[i] == static_cast<int64_t>(i);
  }
  return same ? x
              : record(
                    device,
                    transpose_op(),
                    {x, list(permutation)},
                    {shape.dtype, dims});
}

Dims inverse(const Dims& permutation) {
  Dims out(permutation.size());
  for (size_t i = 0; i < permutation.size(); ++i) {
    out[permutation[i]] = static_cast<int64_t>(i);
  }
  return out;
}

bool is_row_major(c10::IntArrayRef sizes, c10::IntArrayRef strides) {
  int64_t expected = 1;
  for (size_t i = sizes.size(); i-- > 0;) {
    if (sizes[i] != 1 && strides[i] != expected) {
      return false;
    }
    expected *= std::max<int64_t>(sizes[i], 1);
  }
  return true;
}

/// The dimensions from the greatest stride to the least. Strides of dimensions
/// with one element say nothing, so row-major stays as it is.
Dims order_of_memory(c10::IntArrayRef sizes, c10::IntArrayRef strides) {
  Dims order(sizes.size());
  std::iota(order.begin(), order.end(), 0);
  if (is_row_major(sizes, strides)) {
    return order;
  }
  std::stable_sort(order.begin(), order.end(), [&](int64_t x, int64_t y) {
    return strides[x] > strides[y];
  });
  return order;
}

Dims permuted(c10::IntArrayRef values, const Dims& order) {
  Dims out;
  for (const int64_t dim : order) {
    out.push_back(values[dim]);
  }
  return out;
}

/// Row-major after reordering, without gaps.
bool is_dense(c10::IntArrayRef sizes, c10::IntArrayRef strides) {
  if (std::find(sizes.begin(), sizes.end(), 0) != sizes.end()) {
    return true;
  }
  int64_t expected = 1;
  const auto order = order_of_memory(sizes, strides);
  for (size_t i = order.size(); i-- > 0;) {
    const int64_t dim = order[i];
    if (sizes[dim] != 1 && strides[dim] != expected) {
      return false;
    }
    expected *= sizes[dim];
  }
  return true;
}

Value zeros(Device& device, const Shape& shape) {
  return record(device, zeros_op(), {}, shape);
}

/// The elements of a storage in the order of memory, as elements of the
/// tensor's type: `x.view(dtype)` makes them differ.
Value elements_as(
    Device& device,
    LazyStorage& storage,
    at::ScalarType dtype,
    Dims& dims) {
  const Value value = device.read(storage);
  dims = storage.shape.dims;
  if (dtype == storage.shape.dtype) {
    return value;
  }
  const auto bytes =
      storage.shape.numel() *
      static_cast<int64_t>(c10::elementSize(storage.shape.dtype));
  dims = {bytes / static_cast<int64_t>(c10::elementSize(dtype))};
  return record(device, bitcast_op(), {value}, {dtype, dims});
}

void write_elements(Device& device, LazyStorage& storage, const Value& value) {
  if (value.shape() == storage.shape) {
    device.write(storage, value);
  } else if (value.shape().dtype == storage.shape.dtype) {
    device.write(storage, reshape(device, value, storage.shape.dims));
  } else {
    device.write(storage, record(device, bitcast_op(), {value}, storage.shape));
  }
}

Value apply(Device& device, const Value& elements, const ViewPlan& plan) {
  const auto dtype = elements.shape().dtype;
  Value value = reshape(device, elements, plan.refined);
  if (!plan.is_whole()) {
    value = record(
        device,
        slice_op(),
        {value, list(plan.start), list(plan.limit), list(plan.step)},
        {dtype, plan.sliced()});
  }
  value = transpose(device, value, plan.order);
  value = reshape(device, value, plan.core);
  if (plan.is_expanded()) {
    std::vector<int64_t> places(plan.core.size());
    std::iota(places.begin(), places.end(), 0);
    value =
        record(device, broadcast_op(), {value, places}, {dtype, plan.sizes});
  }
  return value;
}

/// The elements with those of the plan's view replaced.
Value apply_write(
    Device& device,
    const std::function<Value()>& elements,
    const ViewPlan& plan,
    const Value& update) {
  const auto dtype = update.shape().dtype;
  Value value = reshape(device, update, plan.permuted());
  value = transpose(device, value, inverse(plan.order));
  if (plan.is_whole()) {
    return value;
  }
  const Value old = reshape(device, elements(), plan.refined);
  return record(
      device,
      update_slice_op(),
      {old, value, list(plan.start), list(plan.step)},
      {dtype, plan.refined});
}

} // namespace

Device& lazy_device(const at::Tensor& tensor) {
  return lazy_storage(tensor).device;
}

Value read_tensor(const at::Tensor& tensor) {
  auto& storage = lazy_storage(tensor);
  auto& device = storage.device;
  const auto sizes = tensor.sizes();
  const auto strides = tensor.strides();
  if (tensor.scalar_type() == storage.shape.dtype &&
      tensor.storage_offset() == 0 && sizes == storage.shape.dims &&
      is_row_major(sizes, strides)) {
    return device.read(storage);
  }
  const Shape shape{tensor.scalar_type(), Dims(sizes.begin(), sizes.end())};
  if (tensor.numel() == 0) {
    return zeros(device, shape);
  }
  Dims dims;
  const Value elements =
      elements_as(device, storage, tensor.scalar_type(), dims);
  if (const auto plan =
          plan_view(dims, sizes, strides, tensor.storage_offset())) {
    return apply(device, elements, *plan);
  }
  return record(
      device,
      gather_view_op(),
      {elements, list(sizes), list(strides), tensor.storage_offset()},
      shape);
}

void write_tensor(const at::Tensor& tensor, const Value& value) {
  auto& storage = lazy_storage(tensor);
  auto& device = storage.device;
  const auto sizes = tensor.sizes();
  const auto strides = tensor.strides();
  TORCH_INTERNAL_ASSERT(
      value.shape().dtype == tensor.scalar_type() &&
          c10::IntArrayRef(value.shape().dims) == sizes,
      value.shape().text(),
      " into a tensor of sizes ",
      sizes);
  if (tensor.numel() == 0) {
    return;
  }
  if (tensor.scalar_type() == storage.shape.dtype &&
      tensor.storage_offset() == 0 && sizes == storage.shape.dims &&
      is_row_major(sizes, strides)) {
    device.write(storage, value);
    return;
  }
  Dims dims;
  const auto elements = [&] {
    return elements_as(device, storage, tensor.scalar_type(), dims);
  };
  dims = storage.shape.dims;
  if (tensor.scalar_type() != storage.shape.dtype) {
    dims = {
        static_cast<int64_t>(tensor.storage().nbytes()) /
        static_cast<int64_t>(tensor.element_size())};
  }
  const auto plan = plan_view(dims, sizes, strides, tensor.storage_offset());
  if (plan && !plan->is_expanded()) {
    write_elements(
        device, storage, apply_write(device, elements, *plan, value));
    return;
  }
  const Value old = elements();
  write_elements(
      device,
      storage,
      record(
          device,
          scatter_view_op(),
          {old, value, list(sizes), list(strides), tensor.storage_offset()},
          {tensor.scalar_type(), dims}));
}

at::Tensor make_view(
    const c10::Storage& storage,
    c10::IntArrayRef sizes,
    c10::IntArrayRef strides,
    int64_t offset,
    at::ScalarType dtype) {
  auto tensor = at::detail::make_tensor<c10::TensorImpl>(
      c10::Storage(storage),
      c10::DispatchKeySet(c10::DispatchKey::XLA),
      c10::scalarTypeToTypeMeta(dtype));
  auto* impl = tensor.unsafeGetTensorImpl();
  impl->set_sizes_and_strides(sizes, strides, offset);
  return tensor;
}

at::Tensor make_empty(
    Device& device,
    c10::IntArrayRef sizes,
    c10::IntArrayRef strides,
    at::ScalarType dtype) {
  Shape shape{dtype, {}};
  if (is_dense(sizes, strides)) {
    shape.dims = permuted(sizes, order_of_memory(sizes, strides));
  } else {
    // With gaps or overlaps: a flat piece of memory.
    int64_t reach = 1;
    for (size_t i = 0; i < sizes.size(); ++i) {
      reach += (sizes[i] - 1) * strides[i];
    }
    shape.dims = {reach};
  }
  return make_view(make_storage(device, shape), sizes, strides, 0, dtype);
}

at::Tensor
make_tensor(Device& device, const Value& value, c10::IntArrayRef strides) {
  const auto& shape = value.shape();
  auto tensor = make_empty(device, shape.dims, strides, shape.dtype);
  auto& storage = lazy_storage(tensor);
  if (storage.shape == shape && is_row_major(shape.dims, strides)) {
    device.write(storage, value);
  } else {
    write_tensor(tensor, value);
  }
  return tensor;
}

void grow_storage(const at::Tensor& tensor, int64_t bytes) {
  auto& storage = lazy_storage(tensor);
  auto& device = storage.device;
  const auto dtype = storage.shape.dtype;
  const auto element = static_cast<int64_t>(c10::elementSize(dtype));
  const Shape grown{dtype, {(bytes + element - 1) / element}};
  const int64_t old_count = storage.shape.numel();
  if (old_count > 0 && (storage.value || storage.data)) {
    const Value old = reshape(device, device.read(storage), {old_count});
    const Value value = record(
        device,
        update_slice_op(),
        {zeros(device, grown),
         old,
         std::vector<int64_t>{0},
         std::vector<int64_t>{1}},
        grown);
    storage.shape = grown;
    device.write(storage, value);
  } else {
    device.forget(storage);
    storage.shape = grown;
    storage.value = {};
    storage.data = nullptr;
  }
  tensor.storage().unsafeGetStorageImpl()->set_nbytes(
      static_cast<size_t>(grown.dims[0] * element));
}

at::Tensor upload(Device& device, const at::Tensor& host) {
  const bool dense = is_dense(host.sizes(), host.strides());
  const auto source = dense ? host : host.contiguous();
  auto tensor = make_empty(
      device, source.sizes(), source.strides(), source.scalar_type());
  auto& storage = lazy_storage(tensor);
  const auto in_memory =
      source.permute(order_of_memory(source.sizes(), source.strides()))
          .contiguous();
  device.put(
      storage,
      device.backend().upload(
          in_memory.resolve_conj().resolve_neg(), device.index()));
  ++device.metrics().uploads;
  device.metrics().uploaded_bytes += static_cast<int64_t>(source.nbytes());
  return tensor;
}

at::Tensor download(const at::Tensor& tensor, std::string_view cause) {
  auto& storage = lazy_storage(tensor);
  const auto guard = storage.device.lock();
  at::Tensor whole = storage.device.download(storage, cause);
  if (whole.scalar_type() != tensor.scalar_type()) {
    whole = whole.view({-1}).view(tensor.scalar_type());
  }
  return whole.as_strided(
      tensor.sizes(), tensor.strides(), tensor.storage_offset());
}

} // namespace fulgurite::xla
