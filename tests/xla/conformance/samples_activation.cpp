#include "tests/xla/conformance/sample.h"

#include <limits>
#include <optional>

namespace fulgurite::xla::conformance {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

using MakeInput = Input (*)(Sizes);
using Unary = Tensor (*)(const Tensor&);

/// A matrix, a number, nothing and the special numbers, with their gradients.
void add_unary(
    SampleList& list,
    std::string_view op,
    Unary call,
    MakeInput make = &any,
    Place place = Place::here()) {
  const auto with = [call](const Tensors& x) { return call(x[0]); };
  for (const Sizes& sizes : {Sizes{3, 5}, {}, {0, 3}}) {
    list.add(op, {make(sizes)}, with, place).in(kFloatTypes);
  }
  list.add(op, {special()}, with, place).in(kFloatTypes);
}

/// Backward passes by themselves, on all pairs of a gradient and an input.
void add_backward(
    SampleList& list,
    std::string_view op,
    Tensor (*call)(const Tensor& gradient, const Tensor& x),
    Place place = Place::here()) {
  const auto with = [call](const Tensors& x) { return call(x[0], x[1]); };
  for (const auto& x : {any({3, 12}), special({12})}) {
    const auto gradient = any(x.sizes);
    list.add(op, {gradient.constant(), x.constant()}, with, place)
        .in(kFloatTypes)
        .no_backward();
  }
  // Where the pieces of a function meet.
  list.add(
          op,
          {any({7}).constant()},
          [call](const Tensors& x) {
            const auto corners = at::arange(-3, 4).to(x[0].options());
            return call(x[0], corners);
          },
          place)
      .in(kFloatTypes)
      .no_backward();
}

void add_rectifiers(SampleList& list) {
  add_unary(list, "relu", &at::relu);
  list.add("relu", {any({3, 5})}, [](const Tensors& x) { return x[0].relu(); })
      .in({at::kFloat, at::kLong, at::kInt});
  list.add(
          "relu",
          {any({3, 5})},
          [](const Tensors& x) {
            auto y = x[0].clone();
            return at::relu_(y);
          })
      .in(kFloatTypes);
  for (const auto& input : {any({3, 5}), any({}), special()}) {
    list.add(
            "leaky_relu",
            {input},
            [](const Tensors& x) { return at::leaky_relu(x[0], 0.2); })
        .in(kFloatTypes);
    list.add(
            "threshold",
            {input},
            [](const Tensors& x) { return at::threshold(x[0], 0.5, 7); })
        .in(kFloatTypes);
    list.add(
            "elu",
            {input},
            [](const Tensors& x) { return at::elu(x[0], 1.5, 2, 0.7); })
        .in(kFloatTypes);
    list.add("elu", {input}, [](const Tensors& x) { return at::selu(x[0]); })
        .in(kFloatTypes);
    list.add(
            "elu",
            {input},
            [](const Tensors& x) { return at::celu(x[0], 0.5); })
        .in(kFloatTypes);
  }
  list.add(
          "threshold",
          {any({3, 5})},
          [](const Tensors& x) { return at::threshold(x[0], 1, -2); })
      .in({at::kFloat, at::kLong, at::kInt});
  list.add(
          "elu",
          {any({3, 5})},
          [](const Tensors& x) {
            auto y = x[0].clone();
            return at::elu_(y, 2);
          })
      .in(kFloatTypes);
  const auto prelu = [](const Tensors& x) { return at::prelu(x[0], x[1]); };
  list.add("_prelu_kernel", {any({3, 5}), any({1})}, prelu).in(kFloatTypes);
  list.add("_prelu_kernel", {any({3, 5, 2}), any({5})}, prelu).in(kFloatTypes);
  list.add("_prelu_kernel", {special(), any({1})}, prelu).in(kFloatTypes);

  add_backward(
      list, "leaky_relu_backward", [](const Tensor& g, const Tensor& x) {
        return at::leaky_relu_backward(g, x, 0.2, false);
      });
  add_backward(
      list, "threshold_backward", [](const Tensor& g, const Tensor& x) {
        return at::threshold_backward(g, x, 1);
      });
  for (const bool of_result : {false, true}) {
    list.add(
            "elu_backward",
            {any({12}).constant(), special().constant()},
            [of_result](const Tensors& x) {
              return at::elu_backward(x[0], 1.5, 2, 0.7, of_result, x[1]);
            })
        .in(kFloatTypes)
        .no_backward();
  }
  list.add(
          "_prelu_kernel_backward",
          {any({3, 5}).constant(),
           any({3, 5}).constant(),
           any({3, 5}).constant()},
          [](const Tensors& x) {
            return at::_prelu_kernel_backward(x[0], x[1], x[2]);
          })
      .in(kFloatTypes)
      .no_backward();
}

/// The gradient at a NaN depends, on the CPU, on its place in the tensor.
Tensor without_nan(const Tensor& x) {
  return at::nan_to_num(x, 0.5, kInfinity, -kInfinity);
}

void add_cut_off(SampleList& list) {
  for (const auto& input : {any({3, 5}), any({}), special()}) {
    list.add(
            "hardtanh",
            {input},
            [](const Tensors& x) {
              return at::hardtanh(without_nan(x[0]), -0.3, 0.8);
            })
        .in(kFloatTypes);
    list.add(
            "hardtanh",
            {input},
            [](const Tensors& x) { return at::relu6(without_nan(x[0])); })
        .in(kFloatTypes);
    list.add(
            "softshrink",
            {input},
            [](const Tensors& x) {
              return at::softshrink(without_nan(x[0]), 0.3);
            })
        .in(kFloatTypes);
    list.add(
            "hardshrink",
            {input},
            [](const Tensors& x) {
              return at::hardshrink(without_nan(x[0]), 0.3);
            })
        .in(kFloatTypes);
  }
  list.add(
          "hardtanh",
          {special()},
          [](const Tensors& x) { return at::hardtanh(x[0]); })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "softshrink",
          {special()},
          [](const Tensors& x) { return at::softshrink(x[0]); })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "hardshrink",
          {special()},
          [](const Tensors& x) { return at::hardshrink(x[0]); })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "hardtanh",
          {any({3, 5})},
          [](const Tensors& x) { return at::hardtanh(x[0], -2, 2); })
      .in({at::kFloat, at::kLong, at::kInt});
  add_unary(list, "hardsigmoid", &at::hardsigmoid);
  add_unary(list, "hardswish", &at::hardswish);
  add_backward(list, "hardtanh_backward", [](const Tensor& g, const Tensor& x) {
    return at::hardtanh_backward(g, without_nan(x), -1, 2);
  });
  add_backward(list, "hardsigmoid_backward", &at::hardsigmoid_backward);
  add_backward(list, "hardswish_backward", &at::hardswish_backward);
  add_backward(
      list, "softshrink_backward", [](const Tensor& g, const Tensor& x) {
        return at::softshrink_backward(g, without_nan(x), 1);
      });
  add_backward(
      list, "hardshrink_backward", [](const Tensor& g, const Tensor& x) {
        return at::hardshrink_backward(g, without_nan(x), 1);
      });
}

void add_smooth(SampleList& list) {
  add_unary(list, "silu", &at::silu);
  add_unary(list, "mish", &at::mish);
  add_backward(list, "silu_backward", &at::silu_backward);
  add_backward(list, "mish_backward", &at::mish_backward);
  for (const char* approximate : {"none", "tanh"}) {
    for (const auto& input : {any({3, 5}), any({}), special()}) {
      list.add(
              "gelu",
              {input},
              [=](const Tensors& x) {
                // Of infinity the CPU makes a NaN in long tensors.
                return at::gelu(x[0].clamp_max(6e4), approximate);
              })
          .in(kFloatTypes);
      list.add(
              "gelu_backward",
              {any(input.sizes).constant(), input.constant()},
              [=](const Tensors& x) {
                return at::gelu_backward(x[0], x[1], approximate);
              })
          .in(kFloatTypes)
          .no_backward();
    }
  }
  for (const auto& input : {any({3, 5}), any({}), special()}) {
    list.add(
            "softplus",
            {input},
            [](const Tensors& x) { return at::softplus(x[0], 2, 1.5); })
        .in(kFloatTypes);
    list.add(
            "softplus",
            {input},
            [](const Tensors& x) { return at::softplus(x[0]); })
        .in(kFloatTypes);
  }
  add_backward(list, "softplus_backward", [](const Tensor& g, const Tensor& x) {
    return at::softplus_backward(g, x, 2, 4);
  });
  for (const auto& input : {any({3, 5}), any({}), special()}) {
    list.add(
            "log_sigmoid_forward",
            {input},
            [](const Tensors& x) { return at::log_sigmoid(x[0]); })
        .in(kFloatTypes);
    list.add(
            "log_sigmoid_backward",
            {any(input.sizes).constant(), input.constant()},
            [](const Tensors& x) {
              return at::log_sigmoid_backward(
                  x[0], x[1], at::exp(x[1].abs().neg()));
            })
        .in(kFloatTypes)
        .no_backward();
  }
  add_backward(list, "sigmoid_backward", &at::sigmoid_backward);
  add_backward(list, "tanh_backward", &at::tanh_backward);
}

void add_gates(SampleList& list) {
  for (const int64_t dim : {-1, 0}) {
    list.add(
            "glu",
            {any({4, 6})},
            [dim](const Tensors& x) { return at::glu(x[0], dim); })
        .in(kFloatTypes);
    list.add(
            "glu_backward",
            {any(dim == 0 ? Sizes{2, 6} : Sizes{4, 3}).constant(),
             any({4, 6}).constant()},
            [dim](const Tensors& x) {
              return at::glu_backward(x[0], x[1], dim);
            })
        .in(kFloatTypes)
        .no_backward();
  }
  using Eps = std::optional<double>;
  for (const Eps eps : {Eps(), Eps(0.1)}) {
    const auto logit = [eps](const Tensors& x) { return at::logit(x[0], eps); };
    list.add(
            "logit",
            {unit({3, 5})},
            [eps](const Tensors& x) {
              return at::logit(x[0] * 0.5 + 0.5, eps);
            })
        .in(kFloatTypes)
        .tolerance(4);
    list.add("logit", {special()}, logit).in(kFloatTypes).no_backward();
    list.add(
            "logit_backward",
            {any({12}).constant(), special().constant()},
            [eps](const Tensors& x) {
              return at::logit_backward(x[0], x[1], eps);
            })
        .in(kFloatTypes)
        .no_backward();
  }
}

} // namespace

void add_activation_samples(SampleList& list) {
  add_rectifiers(list);
  add_cut_off(list);
  add_smooth(list);
  add_gates(list);
}

} // namespace fulgurite::xla::conformance
