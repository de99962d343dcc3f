#include "fulgurite/xla/aten/plumbing.h"

#include "fulgurite/base/error.h"
#include "fulgurite/xla/aten/overlap.h"
#include "fulgurite/xla/executor/devices.h"
#include "fulgurite/xla/executor/record.h"
#include "fulgurite/xla/executor/tensor_values.h"
#include "fulgurite/xla/ops/structural.h"

#include <ATen/EmptyTensor.h>
#include <ATen/ExpandUtils.h>
#include <ATen/native/Resize.h>
#include <ATen/ops/_reshape_alias_native.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/empty_strided.h>
#include <ATen/ops/unfold_native.h>
#include <ATen/ops/view_as_complex_native.h>
#include <ATen/ops/view_as_real_native.h>
#include <ATen/ops/view_native.h>
#include <torch/library.h>

#include <numeric>

namespace fulgurite::xla {

namespace {

Device& device_from(std::optional<c10::Device> device) {
  return Devices::instance().get(device ? device->index() : -1);
}

at::ScalarType dtype_from(std::optional<at::ScalarType> dtype) {
  return dtype.value_or(c10::get_default_dtype_as_scalartype());
}

// --- new tensors
// ------------------------------------------------------------------

std::vector<int64_t> strides_of(at::IntArrayRef size, at::MemoryFormat format) {
  switch (format) {
    case at::MemoryFormat::ChannelsLast:
      TORCH_CHECK(
          size.size() == 4,
          "required rank 4 tensor to use channels_last format");
      return c10::get_channels_last_strides_2d(size);
    case at::MemoryFormat::ChannelsLast3d:
      TORCH_CHECK(
          size.size() == 5,
          "required rank 5 tensor to use channels_last_3d format");
      return c10::get_channels_last_strides_3d(size);
    default: {
      const auto strides = row_major_strides(size);
      return {strides.begin(), strides.end()};
    }
  }
}

at::Tensor empty_memory_format(
    at::IntArrayRef size,
    std::optional<at::ScalarType> dtype,
    std::optional<at::Layout>,
    std::optional<c10::Device> device,
    std::optional<bool>,
    std::optional<at::MemoryFormat> format) {
  auto& on = device_from(device);
  const auto guard = on.lock();
  for (const int64_t n : size) {
    TORCH_CHECK(
        n >= 0,
        "Trying to create tensor with negative dimension ",
        n,
        ": ",
        size);
  }
  return make_empty(
      on,
      size,
      strides_of(size, format.value_or(at::MemoryFormat::Contiguous)),
      dtype_from(dtype));
}

at::Tensor empty_strided(
    at::IntArrayRef size,
    at::IntArrayRef stride,
    std::optional<at::ScalarType> dtype,
    std::optional<at::Layout>,
    std::optional<c10::Device> device,
    std::optional<bool>) {
  auto& on = device_from(device);
  const auto guard = on.lock();
  return make_empty(on, size, stride, dtype_from(dtype));
}

/// A tensor of these options that lies in memory as `self` does, where the
/// format is to be preserved. LibTorch's own code asks whether the device
/// supports as_strided, which it thinks of XLA that it does not, and then
/// forgets the order of the strides.
at::Tensor make_empty_like(
    const at::Tensor& self,
    const at::TensorOptions& options,
    std::optional<at::MemoryFormat> format) {
  if (format.value_or(at::MemoryFormat::Preserve) !=
      at::MemoryFormat::Preserve) {
    return at::empty(self.sizes(), options.memory_format(format));
  }
  if (self.is_non_overlapping_and_dense()) {
    return at::empty_strided(self.sizes(), self.strides(), options);
  }
  return at::empty_strided(
      self.sizes(),
      at::infer_dense_strides(self.sizes(), self.strides()),
      options);
}

at::TensorOptions options_like(
    const at::Tensor& self,
    std::optional<at::ScalarType> dtype,
    std::optional<at::Layout> layout,
    std::optional<c10::Device> device,
    std::optional<bool> pinned) {
  return self.options().merge_in(at::TensorOptions()
                                     .dtype(dtype)
                                     .layout(layout)
                                     .device(device)
                                     .pinned_memory(pinned));
}

at::Tensor empty_like_kernel(
    const at::Tensor& self,
    std::optional<at::ScalarType> dtype,
    std::optional<at::Layout> layout,
    std::optional<c10::Device> device,
    std::optional<bool> pinned,
    std::optional<at::MemoryFormat> format) {
  return make_empty_like(
      self, options_like(self, dtype, layout, device, pinned), format);
}

/// `to` another type or device.
at::Tensor to_copy(
    const at::Tensor& self,
    std::optional<at::ScalarType> dtype,
    std::optional<at::Layout> layout,
    std::optional<c10::Device> device,
    std::optional<bool> pinned,
    bool non_blocking,
    std::optional<at::MemoryFormat> format) {
  auto out = make_empty_like(
      self, options_like(self, dtype, layout, device, pinned), format);
  if (out.device().is_cpu()) {
    // Without a way back through LibTorch: the caller is to be found.
    return out.copy_(download(self, "copy to the CPU"));
  }
  return out.copy_(self, non_blocking);
}

// --- copies
// -------------------------------------------------------------------------

/// Whether the tensor is all of its storage, row-major in the order of memory.
bool fills_storage(const at::Tensor& tensor) {
  const auto& storage = lazy_storage(tensor);
  return tensor.storage_offset() == 0 &&
         tensor.scalar_type() == storage.shape.dtype &&
         tensor.sizes() == c10::IntArrayRef(storage.shape.dims) &&
         tensor.is_contiguous();
}

void copy_from_host(const at::Tensor& host, const at::Tensor& to) {
  auto& device = lazy_device(to);
  const auto guard = device.lock();
  const auto source = host.to(to.scalar_type())
                          .expand(to.sizes())
                          .contiguous()
                          .resolve_conj()
                          .resolve_neg();
  const at::Tensor there = upload(device, source);
  if (fills_storage(to)) {
    device.put(lazy_storage(to), lazy_storage(there).data);
    return;
  }
  write_tensor(to, read_tensor(there));
}

void check_expandable(const at::Tensor& from, const at::Tensor& to) {
  const auto both = at::infer_size(from.sizes(), to.sizes());
  TORCH_CHECK(
      to.sizes() == c10::IntArrayRef(both),
      "output with shape ",
      to.sizes(),
      " doesn't match the broadcast shape ",
      c10::IntArrayRef(both));
}

void copy_on_device(const at::Tensor& from, const at::Tensor& to) {
  auto& device = lazy_device(to);
  if (&lazy_device(from) != &device) {
    copy_from_host(download(from, "copy between devices"), to);
    return;
  }
  const auto guard = device.lock();
  Value value = convert(device, read_tensor(from), to.scalar_type());
  if (c10::IntArrayRef(value.shape().dims) != to.sizes()) {
    const auto rank = static_cast<int64_t>(value.shape().dims.size());
    std::vector<int64_t> places(rank);
    std::iota(places.begin(), places.end(), to.dim() - rank);
    value = record(
        device,
        broadcast_op(),
        {value, places},
        {to.scalar_type(), Dims(to.sizes().begin(), to.sizes().end())});
  }
  write_tensor(to, value);
}

bool is_same_memory(const at::Tensor& a, const at::Tensor& b) {
  return a.is_alias_of(b) && a.scalar_type() == b.scalar_type() &&
         a.storage_offset() == b.storage_offset() && a.sizes() == b.sizes() &&
         a.strides() == b.strides();
}

at::Tensor copy_from(const at::Tensor& from, const at::Tensor& to, bool) {
  const bool from_device = from.device().type() == c10::DeviceType::XLA;
  const bool to_device = to.device().type() == c10::DeviceType::XLA;
  if (!to_device) {
    at::Tensor target = to;
    target.copy_(download(from, "copy to the CPU"));
    return to;
  }
  if (is_same_memory(from, to)) {
    return to;
  }
  check_expandable(from, to);
  check_no_internal_overlap(to);
  if (from_device) {
    check_no_partial_overlap(to, from);
  }
  if (from_device) {
    copy_on_device(from, to);
  } else {
    copy_from_host(from, to);
  }
  return to;
}

at::Tensor copy_from_and_resize(const at::Tensor& from, const at::Tensor& to) {
  if (from.sizes() != to.sizes()) {
    at::native::resize_output(to, from.sizes());
  }
  return copy_from(from, to, false);
}

std::vector<at::Tensor> to_cpu(at::TensorList tensors) {
  std::vector<at::Tensor> out;
  for (const auto& tensor : tensors) {
    const bool on_device =
        tensor.defined() && tensor.device().type() == c10::DeviceType::XLA;
    out.push_back(on_device ? download(tensor, "fallback").clone() : tensor);
  }
  return out;
}

at::Scalar local_scalar_dense(const at::Tensor& tensor) {
  return download(tensor, "item").item();
}

// --- the memory of tensors
// -------------------------------------------------------------

at::Tensor& set_storage(
    at::Tensor& self,
    at::Storage source,
    int64_t offset,
    at::IntArrayRef size,
    at::IntArrayRef stride) {
  auto* impl = self.unsafeGetTensorImpl();
  impl->set_storage_keep_dtype(std::move(source));
  if (stride.data() == nullptr || stride.size() != size.size()) {
    impl->set_sizes_contiguous(size);
    impl->set_storage_offset(offset);
  } else {
    impl->set_sizes_and_strides(size, stride, offset);
  }
  return self;
}

at::Tensor& set_tensor(at::Tensor& self, const at::Tensor& source) {
  return set_storage(
      self,
      source.storage(),
      source.storage_offset(),
      source.sizes(),
      source.strides());
}

/// Keeps the elements that both sizes have, in the order of memory, and the
/// storage, which views may share.
const at::Tensor& resize(
    const at::Tensor& self,
    at::IntArrayRef size,
    std::optional<at::MemoryFormat> format) {
  if (self.sizes() == size && !format) {
    return self;
  }
  const auto guard = lazy_device(self).lock();
  auto* impl = self.unsafeGetTensorImpl();
  const auto bytes_needed =
      (c10::multiply_integers(size) + self.storage_offset()) *
      static_cast<int64_t>(self.element_size());
  if (bytes_needed > static_cast<int64_t>(self.storage().nbytes())) {
    grow_storage(self, bytes_needed);
  }
  impl->set_sizes_contiguous(size);
  if (format) {
    impl->empty_tensor_restride(*format);
  }
  return self;
}

at::Tensor as_strided(
    const at::Tensor& self,
    at::IntArrayRef size,
    at::IntArrayRef stride,
    std::optional<int64_t> offset) {
  return at::native::as_strided_tensorimpl(self, size, stride, offset);
}

at::Tensor view(const at::Tensor& self, at::IntArrayRef size) {
  return at::native::view(self, size);
}

at::Tensor lazy_clone(const at::Tensor& self) {
  return self.clone();
}

bool has_compatible_shallow_copy_type(const at::Tensor&, const at::Tensor&) {
  // Lets Module::to change devices in place, so that handles stay valid, leaves
  // stay leaves and tied weights stay tied.
  return true;
}

at::Tensor clone(
    const at::Tensor& self,
    std::optional<at::MemoryFormat> format) {
  auto& device = lazy_device(self);
  const auto guard = device.lock();
  const auto out = make_empty_like(self, self.options(), format);
  copy_on_device(self, out);
  return out;
}

/// The bits of a type that lies on the device as another are not there.
at::Tensor view_dtype(const at::Tensor& self, at::ScalarType dtype) {
  const auto types = lazy_device(self).backend().types();
  for (const auto type : {self.scalar_type(), dtype}) {
    if (types.narrows(type) && self.scalar_type() != dtype) {
      fail(
          "[xla] view(dtype): expected types that lie on this device as they "
          "are, got ",
          type,
          ", which lies there as ",
          types.of(type),
          "; try tensor.to(dtype), or init({.narrow_64_bit = false})");
    }
  }
  return at::native::view_dtype(self, dtype);
}

/// Elements that share memory get one value anyway: no reason to refuse.
at::Tensor& fill(at::Tensor& self, const at::Scalar& value) {
  auto& device = lazy_device(self);
  const auto guard = device.lock();
  const Shape shape{
      self.scalar_type(), Dims(self.sizes().begin(), self.sizes().end())};
  device.number_watch().enter(full_op().name);
  write_tensor(
      self,
      device.number_watch().changes(value)
          ? record(
                device,
                broadcast_op(),
                {convert(device, device.number(value), shape.dtype),
                 std::vector<int64_t>{}},
                shape)
          : record(device, full_op(), {value}, shape));
  return self;
}

at::Tensor& zero(at::Tensor& self) {
  return fill(self, 0);
}

/// LibTorch's tensor of zeros without memory, which backward passes of constant
/// functions give.
at::Tensor efficient_zero_tensor(
    at::IntArrayRef size,
    std::optional<at::ScalarType> dtype,
    std::optional<at::Layout> layout,
    std::optional<c10::Device> device,
    std::optional<bool> pin) {
  auto tensor =
      empty_memory_format(size, dtype, layout, device, pin, std::nullopt);
  return zero(tensor);
}

} // namespace

void register_plumbing(torch::Library& library) {
  library.impl("empty.memory_format", &empty_memory_format);
  library.impl("empty_strided", &empty_strided);
  library.impl("empty_like", &empty_like_kernel);
  library.impl("_to_copy", &to_copy);
  library.impl("_copy_from", &copy_from);
  library.impl("_copy_from_and_resize", &copy_from_and_resize);
  library.impl("_to_cpu", &to_cpu);
  library.impl("_local_scalar_dense", &local_scalar_dense);
  library.impl("set_.source_Storage_storage_offset", &set_storage);
  library.impl("set_.source_Tensor", &set_tensor);
  library.impl("resize_", &resize);
  library.impl("as_strided", &as_strided);
  library.impl("view", &view);
  library.impl("view.dtype", &view_dtype);
  library.impl("view_as_real", &at::native::view_as_real);
  library.impl("view_as_complex", &at::native::view_as_complex);
  library.impl("_reshape_alias", &at::native::_reshape_alias);
  library.impl("unfold", &at::native::unfold);
  library.impl("_lazy_clone", &lazy_clone);
  library.impl(
      "_has_compatible_shallow_copy_type", &has_compatible_shallow_copy_type);
  library.impl("clone", &clone);
  library.impl("fill_.Scalar", &fill);
  library.impl("zero_", &zero);
  library.impl("_efficientzerotensor", &efficient_zero_tensor);
}

} // namespace fulgurite::xla
