#include "fulgurite/xla/aten/reference_kernels.h"

#include <ATen/core/Tensor.h>
#include <ATen/native/ConvUtils.h>
#include <ATen/ops/convolution.h>
#include <ATen/ops/convolution_backward.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/empty_strided.h>
#include <torch/library.h>

namespace fulgurite::xla {

namespace {

using Gradients = std::tuple<at::Tensor, at::Tensor, at::Tensor>;

at::Tensor convolution(
    const at::Tensor& input,
    const at::Tensor& weight,
    const std::optional<at::Tensor>& bias,
    at::IntArrayRef stride,
    at::IntArrayRef padding,
    at::IntArrayRef dilation,
    bool transposed,
    at::IntArrayRef output_padding,
    int64_t groups) {
  return at::convolution(
      input,
      weight,
      bias,
      stride,
      padding,
      dilation,
      transposed,
      output_padding,
      groups);
}

Gradients convolution_backward(
    const at::Tensor& grad_output,
    const at::Tensor& input,
    const at::Tensor& weight,
    at::IntArrayRef stride,
    at::IntArrayRef padding,
    at::IntArrayRef dilation,
    bool transposed,
    at::IntArrayRef output_padding,
    int64_t groups,
    std::array<bool, 3> output_mask) {
  const std::vector<int64_t> bias_sizes{grad_output.size(1)};
  auto [grad_input, grad_weight, grad_bias] = at::convolution_backward(
      grad_output,
      input,
      weight,
      bias_sizes,
      stride,
      padding,
      dilation,
      transposed,
      output_padding,
      groups,
      output_mask);
  // Some of the CPU's kernels give more than was asked for.
  return {
      output_mask[0] ? grad_input : at::Tensor(),
      output_mask[1] ? grad_weight : at::Tensor(),
      output_mask[2] ? grad_bias : at::Tensor()};
}

/// A CPU tensor in whose memory nobody looks.
at::Tensor stand_in(const at::Tensor& meta) {
  return at::empty_strided(
      meta.sizes(), meta.strides(), at::TensorOptions(meta.scalar_type()));
}

/// The order of memory in which the CPU gives its results.
at::MemoryFormat memory_format_of(
    const at::Tensor& input,
    const at::Tensor& weight,
    at::IntArrayRef stride,
    at::IntArrayRef padding,
    at::IntArrayRef dilation,
    bool transposed,
    at::IntArrayRef output_padding,
    int64_t groups) {
  const at::Tensor x = stand_in(input), w = stand_in(weight);
  const auto backend = at::native::select_conv_backend(
      x,
      w,
      std::nullopt,
      c10::fromIntArrayRefSlow(stride),
      c10::fromIntArrayRefSlow(padding),
      c10::fromIntArrayRefSlow(dilation),
      transposed,
      c10::fromIntArrayRefSlow(output_padding),
      groups,
      std::nullopt);
  return at::native::_determine_backend_memory_format(x, w, backend);
}

at::Tensor convolution_shape(
    const at::Tensor& input,
    const at::Tensor& weight,
    const std::optional<at::Tensor>&,
    at::IntArrayRef stride,
    at::IntArrayRef padding,
    at::IntArrayRef dilation,
    bool transposed,
    at::IntArrayRef output_padding,
    int64_t groups) {
  const auto sizes =
      transposed
          ? at::native::conv_input_size(
                input.sizes(),
                weight.sizes(),
                padding,
                output_padding,
                stride,
                dilation,
                groups)
          : at::native::conv_output_size(
                input.sizes(), weight.sizes(), padding, stride, dilation);
  return at::empty(
      sizes,
      input.options().memory_format(memory_format_of(
          input,
          weight,
          stride,
          padding,
          dilation,
          transposed,
          output_padding,
          groups)));
}

Gradients convolution_backward_shape(
    const at::Tensor& grad_output,
    const at::Tensor& input,
    const at::Tensor& weight,
    at::IntArrayRef stride,
    at::IntArrayRef padding,
    at::IntArrayRef dilation,
    bool transposed,
    at::IntArrayRef output_padding,
    int64_t groups,
    std::array<bool, 3> output_mask) {
  const auto format = memory_format_of(
      input,
      weight,
      stride,
      padding,
      dilation,
      transposed,
      output_padding,
      groups);
  const auto options = input.options().memory_format(format);
  return {
      output_mask[0] ? at::empty(input.sizes(), options) : at::Tensor(),
      output_mask[1] ? at::empty(weight.sizes(), options) : at::Tensor(),
      output_mask[2] ? at::empty({grad_output.size(1)}, input.options())
                     : at::Tensor()};
}

void add_kernels(
    c10::DispatchKey key,
    decltype(&convolution) forward,
    decltype(&convolution_backward) backward) {
  // Registrations live as long as the process does.
  auto* library = new torch::Library(
      torch::Library::IMPL, "aten", key, "fulgurite/xla", __LINE__);
  library->impl("convolution_overrideable", forward);
  library->impl("convolution_backward_overrideable", backward);
}

} // namespace

void register_reference_kernels() {
  add_kernels(c10::DispatchKey::CPU, &convolution, &convolution_backward);
  add_kernels(
      c10::DispatchKey::Meta, &convolution_shape, &convolution_backward_shape);
}

} // namespace fulgurite::xla
