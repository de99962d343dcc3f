#include "fulgurite/xla/aten/factories.h"

#include "fulgurite/xla/aten/generator.h"
#include "fulgurite/xla/executor/record.h"
#include "fulgurite/xla/executor/tensor_values.h"
#include "fulgurite/xla/ops/factories.h"
#include "fulgurite/xla/ops/structural.h"

#include <ATen/MemoryOverlap.h>
#include <ATen/core/Tensor.h>
#include <ATen/native/Resize.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/argmax.h>
#include <ATen/ops/div.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/empty_like.h>
#include <ATen/ops/topk.h>
#include <ATen/ops/tril_indices.h>
#include <ATen/ops/triu_indices.h>
#include <torch/library.h>

namespace fulgurite::xla {

namespace {

/// Writes an operator of ours that takes these arguments into `out`.
at::Tensor& make_into(
    at::Tensor& out,
    at::IntArrayRef sizes,
    const Op& op,
    std::initializer_list<RecordArg> args) {
  at::native::resize_output(out, sizes);
  at::assert_no_internal_overlap(out);
  auto& device = lazy_device(out);
  const auto guard = device.lock();
  write_tensor(
      out,
      record(
          device,
          op,
          args,
          {out.scalar_type(), Dims(sizes.begin(), sizes.end())}));
  return out;
}

at::Tensor& arange_out(
    const at::Scalar& start,
    const at::Scalar& end,
    const at::Scalar& step,
    at::Tensor& out) {
  // LibTorch checks the bounds and counts the elements.
  const auto counted = at::arange(
      start, end, step, at::TensorOptions(out.scalar_type()).device(at::kMeta));
  if (out.numel() == counted.numel()) {
    return make_into(out, out.sizes(), arange_op(), {start, step});
  }
  return make_into(out, counted.sizes(), arange_op(), {start, step});
}

at::Tensor& linspace_out(
    const at::Scalar& start,
    const at::Scalar& end,
    int64_t steps,
    at::Tensor& out) {
  TORCH_CHECK(steps >= 0, "number of steps must be non-negative");
  return make_into(out, {steps}, linspace_op(), {start, end});
}

at::Tensor& eye_out(int64_t rows, int64_t columns, at::Tensor& out) {
  TORCH_CHECK(rows >= 0, "n must be greater or equal to 0, got ", rows);
  TORCH_CHECK(columns >= 0, "m must be greater or equal to 0, got ", columns);
  return make_into(out, {rows, columns}, eye_op(), {});
}

at::Tensor& eye_square_out(int64_t rows, at::Tensor& out) {
  return eye_out(rows, rows, out);
}

// Registered kernels have the parameters of the operator's C++ function.
at::Tensor& randperm_out(
    int64_t count,
    std::optional<at::Generator> generator, // NOLINT
    at::Tensor& out) {
  TORCH_CHECK(count >= 0, "n must be non-negative, got", count);
  auto& device = lazy_device(out);
  const auto guard = device.lock();
  const auto state = device.random_state(take_random_state(
      generator, device.torch_device().index(), static_cast<uint64_t>(count)));
  return make_into(out, {count}, randperm_op(), {state});
}

/// Small tables, which the CPU writes.
template <class Make>
at::Tensor from_host(
    const Make& make,
    std::optional<at::ScalarType> dtype,
    std::optional<c10::Device> device) {
  return make(at::TensorOptions(dtype.value_or(at::kLong)))
      .to(device.value_or(c10::Device(c10::DeviceType::XLA)));
}

at::Tensor tril_indices(
    int64_t rows,
    int64_t columns,
    int64_t offset,
    std::optional<at::ScalarType> dtype,
    std::optional<at::Layout>,
    std::optional<c10::Device> device,
    std::optional<bool>) {
  return from_host(
      [&](const at::TensorOptions& options) {
        return at::tril_indices(rows, columns, offset, options);
      },
      dtype,
      device);
}

at::Tensor triu_indices(
    int64_t rows,
    int64_t columns,
    int64_t offset,
    std::optional<at::ScalarType> dtype,
    std::optional<at::Layout>,
    std::optional<c10::Device> device,
    std::optional<bool>) {
  return from_host(
      [&](const at::TensorOptions& options) {
        return at::triu_indices(rows, columns, offset, options);
      },
      dtype,
      device);
}

/// The greatest of probabilities over exponential numbers is a draw, and the k
/// greatest are k draws without replacement. Whether the probabilities are
/// finite and not negative is not looked at: that would be a wait.
at::Tensor multinomial(
    const at::Tensor& self,
    int64_t num_samples,
    bool replacement,
    std::optional<at::Generator> generator) {
  TORCH_CHECK(
      self.dim() == 1 || self.dim() == 2,
      "prob_dist must be 1 or 2 dim, got ",
      self.dim());
  TORCH_CHECK(
      at::isFloatingType(self.scalar_type()),
      "multinomial only supports floating-point dtypes for input, got: ",
      self.scalar_type());
  TORCH_CHECK(num_samples > 0, "cannot sample n_sample <= 0 samples");
  TORCH_CHECK(
      replacement || num_samples <= self.size(-1),
      "cannot sample n_sample > prob_dist.size(-1) samples without "
      "replacement");
  const auto draws = [&](const at::Tensor& probabilities) {
    auto numbers = at::empty_like(probabilities, at::MemoryFormat::Contiguous);
    numbers.exponential_(1, generator);
    return at::div(probabilities, numbers);
  };
  if (!replacement) {
    return std::get<1>(at::topk(draws(self), num_samples, -1));
  }
  auto sizes = self.sizes().vec();
  sizes.insert(sizes.end() - 1, num_samples);
  return at::argmax(draws(self.unsqueeze(-2).expand(sizes)), -1);
}

} // namespace

void register_factories(torch::Library& library) {
  library.impl("arange.start_out", &arange_out);
  library.impl("linspace.out", &linspace_out);
  library.impl("eye.out", &eye_square_out);
  library.impl("eye.m_out", &eye_out);
  library.impl("randperm.generator_out", &randperm_out);
  library.impl("tril_indices", &tril_indices);
  library.impl("triu_indices", &triu_indices);
  library.impl("multinomial", &multinomial);
}

} // namespace fulgurite::xla
