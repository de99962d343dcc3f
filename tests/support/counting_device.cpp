#include "tests/support/counting_device.h"

#include <ATen/EmptyTensor.h>
#include <ATen/core/Tensor.h>
#include <ATen/native/CPUFallback.h>
#include <ATen/native/Resize.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/from_blob.h>
#include <ATen/ops/view_native.h>
#include <c10/core/CPUAllocator.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>
#include <torch/library.h>

#include <utility>

namespace fulgurite::test {
namespace {

int64_t num_reads = 0;
int64_t num_operators = 0;
// Inside an operator that runs by way of the CPU copies do not count.
bool inside_operator = false;

// Host memory that says it belongs to the device.
class Allocator final : public c10::Allocator {
 public:
  c10::DataPtr allocate(size_t num_bytes) override {
    auto memory = c10::GetDefaultCPUAllocator()->allocate(num_bytes);
    memory.unsafe_set_device(kCountingDevice);
    return memory;
  }
  c10::DeleterFnPtr raw_deleter() const override {
    return c10::GetDefaultCPUAllocator()->raw_deleter();
  }
  void copy_data(void* to, const void* from, std::size_t count) const override {
    default_copy_data(to, from, count);
  }
};

Allocator allocator;
constexpr c10::DispatchKeySet kKeys(c10::DispatchKey::PrivateUse1);

at::Tensor empty(
    c10::IntArrayRef size,
    std::optional<at::ScalarType> type,
    std::optional<at::Layout>,
    std::optional<at::Device>,
    std::optional<bool>,
    std::optional<at::MemoryFormat> format) {
  return at::detail::empty_generic(
      size, &allocator, kKeys, type.value_or(at::kFloat), format);
}

at::Tensor empty_strided(
    c10::IntArrayRef size,
    c10::IntArrayRef stride,
    std::optional<at::ScalarType> type,
    std::optional<at::Layout>,
    std::optional<at::Device>,
    std::optional<bool>) {
  return at::detail::empty_strided_generic(
      size, stride, &allocator, kKeys, type.value_or(at::kFloat));
}

at::Tensor on_host(const at::Tensor& tensor) {
  return at::from_blob(
      tensor.data_ptr(),
      tensor.sizes(),
      tensor.strides(),
      at::TensorOptions(tensor.scalar_type()));
}

at::Tensor copy_from(const at::Tensor& from, const at::Tensor& to, bool) {
  num_reads += to.is_cpu() && !inside_operator ? 1 : 0;
  on_host(to).copy_(on_host(from));
  return to;
}

at::Tensor copy_from_and_resize(const at::Tensor& from, const at::Tensor& to) {
  if (to.sizes() != from.sizes()) {
    at::native::resize_impl_cpu_(
        to.unsafeGetTensorImpl(), from.sizes(), std::nullopt);
  }
  return copy_from(from, to, false);
}

void run_on_host(const c10::OperatorHandle& op, torch::jit::Stack* stack) {
  if (op.schema().name() == "aten::_local_scalar_dense") {
    ++num_reads;
  } else {
    ++num_operators;
  }
  const bool outer = std::exchange(inside_operator, true);
  at::native::cpu_fallback(op, stack);
  inside_operator = outer;
}

TORCH_LIBRARY_IMPL(aten, PrivateUse1, m) {
  m.impl("empty.memory_format", empty);
  m.impl("empty_strided", empty_strided);
  m.impl("as_strided", at::native::as_strided_tensorimpl);
  m.impl("view", at::native::view);
  m.impl("_copy_from", copy_from);
  m.impl("_copy_from_and_resize", copy_from_and_resize);
}

TORCH_LIBRARY_IMPL(_, PrivateUse1, m) {
  m.fallback(torch::CppFunction::makeFromBoxedFunction<&run_on_host>());
}

} // namespace

C10_REGISTER_GUARD_IMPL(
    PrivateUse1,
    c10::impl::NoOpDeviceGuardImpl<c10::DeviceType::PrivateUse1>)

int64_t take_num_device_reads() {
  return std::exchange(num_reads, 0);
}

int64_t take_num_device_operators() {
  return std::exchange(num_operators, 0);
}

} // namespace fulgurite::test
