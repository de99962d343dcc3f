#include "tests/xla/conformance/sample.h"

namespace fulgurite::xla::conformance {

namespace {

/// What lies in memory channels last.
enum class Layout { kNothing, kInput, kBoth };

Tensor channels_last(const Tensor& x) {
  return x.contiguous(
      x.dim() == 5 ? at::MemoryFormat::ChannelsLast3d
                   : at::MemoryFormat::ChannelsLast);
}

struct Conv {
  Sizes input;
  Sizes weight;
  Sizes stride;
  Sizes padding;
  Sizes dilation;
  int64_t groups = 1;
  bool transposed = false;
  Sizes output_padding = {};
  Dtypes dtypes = kFloatTypes;
  Layout layout = Layout::kNothing;
};

/// Forward with a bias and backward with gradients of all three.
Sample& add_convolution(SampleList& list, const Conv& c) {
  const int64_t channels = c.transposed ? c.weight[1] * c.groups : c.weight[0];
  const auto output_padding =
      c.output_padding.empty() ? Sizes(c.stride.size(), 0) : c.output_padding;
  const auto call = [c, output_padding](const Tensors& x) {
    return at::convolution(
        c.layout == Layout::kNothing ? x[0] : channels_last(x[0]),
        c.layout == Layout::kBoth ? channels_last(x[1]) : x[1],
        x.size() > 2 ? std::optional(x[2]) : std::nullopt,
        c.stride,
        c.padding,
        c.dilation,
        c.transposed,
        output_padding,
        c.groups);
  };
  return list
      .add(
          "convolution_overrideable",
          {any(c.input), any(c.weight), any({channels})},
          call)
      .in(c.dtypes)
      .tolerance(8);
}

void add_backward_row(SampleList& list) {
  list.add(
          "convolution_backward_overrideable",
          {any({2, 4, 3, 3}), any({2, 3, 5, 5}), any({4, 3, 3, 3})},
          [](const Tensors& x) {
            const auto [input, weight, bias] = at::convolution_backward(
                x[0],
                x[1],
                x[2],
                at::IntArrayRef{4},
                {1, 1},
                {0, 0},
                {1, 1},
                false,
                {0, 0},
                1,
                {true, false, true});
            return Tensors{input, bias};
          })
      .in(kFloatTypes)
      .no_backward()
      .tolerance(8);
}

} // namespace

void add_convolution_samples(SampleList& list) {
  const std::vector<Conv> convolutions = {
      {{2, 3, 7}, {4, 3, 3}, {1}, {0}, {1}},
      {{2, 4, 8}, {6, 2, 3}, {2}, {2}, {2}, 2},
      {{2, 3, 5, 6}, {4, 3, 3, 3}, {1, 1}, {1, 1}, {1, 1}},
      {{2, 3, 7, 8}, {4, 3, 3, 2}, {2, 3}, {1, 0}, {1, 1}},
      {{1, 4, 9, 9}, {6, 2, 3, 3}, {2, 1}, {2, 1}, {2, 3}, 2},
      {{2, 4, 6, 6}, {8, 1, 3, 3}, {2, 2}, {1, 1}, {1, 1}, 4},
      {{2, 3, 5, 5}, {4, 3, 1, 1}, {2, 2}, {0, 0}, {1, 1}},
      {{2, 2, 4, 5, 6}, {3, 2, 2, 3, 2}, {1, 2, 1}, {1, 1, 0}, {1, 1, 2}},
      // Transposed.
      {{2, 3, 5}, {3, 2, 3}, {2}, {1}, {1}, 1, true, {1}},
      {{2, 3, 4, 5}, {3, 4, 3, 3}, {1, 1}, {0, 0}, {1, 1}, 1, true},
      // LibTorch forgets the bias where nothing else adds up, in bfloat16.
      {{2, 4, 4, 5},
       {4, 3, 3, 2},
       {2, 3},
       {1, 0},
       {1, 1},
       2,
       true,
       {1, 2},
       {at::kFloat, at::kDouble, at::kHalf}},
      {{1, 4, 4, 4}, {4, 2, 3, 3}, {2, 2}, {1, 2}, {2, 3}, 2, true, {1, 0}},
      {{1, 2, 3, 3}, {2, 2, 2, 2}, {1, 1}, {0, 0}, {3, 3}, 1, true, {2, 2}},
      {{1, 2, 3, 4, 3},
       {2, 3, 2, 3, 2},
       {2, 1, 2},
       {0, 1, 1},
       {1, 1, 1},
       1,
       true,
       {1, 0, 0}}};
  for (const auto& convolution : convolutions) {
    add_convolution(list, convolution);
  }
  add_backward_row(list);
  // Without a bias, and one image without a batch.
  list.add(
          "convolution_overrideable",
          {any({3, 6, 6}), any({4, 3, 3, 3})},
          [](const Tensors& x) { return at::conv2d(x[0], x[1]); })
      .in(kFloatTypes)
      .tolerance(8);
  // Channels last: the strides of results and gradients follow.
  for (Conv c : std::vector<Conv>{
           {{2, 4, 6, 6}, {8, 4, 3, 3}, {1, 1}, {0, 0}, {1, 1}},
           {{2, 4, 7, 7}, {8, 2, 3, 3}, {2, 1}, {2, 2}, {2, 2}, 2},
           {{2, 4, 5, 5}, {4, 3, 3, 3}, {2, 2}, {1, 1}, {1, 1}, 1, true},
           {{1, 2, 4, 5, 6},
            {3, 2, 2, 3, 2},
            {1, 1, 1},
            {0, 0, 0},
            {1, 1, 1}}}) {
    for (const auto layout : {Layout::kInput, Layout::kBoth}) {
      c.layout = layout;
      add_convolution(list, c).row_major();
    }
  }
}

} // namespace fulgurite::xla::conformance
