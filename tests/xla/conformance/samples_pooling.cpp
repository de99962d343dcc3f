#include "tests/xla/conformance/sample.h"

#include <limits>

namespace fulgurite::xla::conformance {

namespace {

void add_max_pools(SampleList& list) {
  const auto max2d = [&](Input input, auto... arguments) -> Sample& {
    return list
        .add(
            "max_pool2d_with_indices",
            {std::move(input)},
            [=](const Tensors& x) {
              return at::max_pool2d_with_indices(x[0], arguments...);
            })
        .in(kFloatTypes);
  };
  using L = Sizes;
  max2d(distinct({2, 3, 6, 8}), L{2, 2});
  max2d(distinct({3, 7, 8}), L{3, 2}, L{2, 1}, L{1, 1});
  max2d(distinct({1, 2, 9, 9}), L{3}, L{2}, L{1}, L{2});
  max2d(distinct({1, 2, 8, 7}), L{3, 3}, L{2, 3}, L{1, 0}, L{1, 1}, true);
  // Equal elements, of which the first counts, also under padding.
  max2d(any({2, 2, 6, 6}).of(at::kFloat), L{3}, L{1}, L{1});
  list.add(
          "max_pool2d_with_indices",
          {any({1, 2, 6, 6})},
          [](const Tensors& x) {
            return at::max_pool2d_with_indices(x[0].round(), {3}, {2}, {1});
          })
      .in(kFloatTypes);
  max2d(special({1, 1, 3, 4}), L{2, 2}, L{1, 1}).no_backward();
  list.add(
          "max_pool2d_with_indices",
          {any({1, 2, 4, 4})},
          [](const Tensors& x) {
            const auto low =
                at::full_like(x[0], -std::numeric_limits<double>::infinity());
            return at::max_pool2d_with_indices(low, {3}, {1}, {1});
          })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "max_pool2d_with_indices",
          {any({1, 2, 4, 4})},
          [](const Tensors& x) {
            return at::max_pool2d_with_indices(x[0], {2});
          })
      .in({at::kLong})
      .no_backward();
  list.add(
          "max_pool2d_with_indices",
          {distinct({2, 3, 4, 6})},
          [](const Tensors& x) {
            return at::max_pool2d(
                x[0].contiguous(at::MemoryFormat::ChannelsLast), {2, 2});
          })
      .in(kFloatTypes)
      .row_major();
  list.add(
          "max_pool2d_with_indices",
          {distinct({2, 3, 9})},
          [](const Tensors& x) {
            return at::max_pool1d_with_indices(x[0], {3}, {2}, {1});
          })
      .in(kFloatTypes);
  list.add(
          "max_pool2d_with_indices_backward",
          {any({1, 2, 5, 5}), distinct({1, 2, 5, 5})},
          [](const Tensors& x) {
            const Sizes k{3}, s{1}, p{1}, d{1};
            const auto indices =
                std::get<1>(at::max_pool2d_with_indices(x[1], k, s, p, d));
            return at::max_pool2d_with_indices_backward(
                x[0], x[1], k, s, p, d, false, indices);
          })
      .in(kFloatTypes)
      .no_backward()
      .tolerance(4);
  list.add(
          "max_pool3d_with_indices",
          {distinct({1, 2, 4, 5, 6})},
          [](const Tensors& x) {
            return at::max_pool3d_with_indices(
                x[0], {2, 3, 2}, {2, 1, 2}, {1, 1, 0}, {1, 1, 2}, true);
          })
      .in(kFloatTypes);
  list.add(
          "max_pool3d_with_indices_backward",
          {any({2, 2, 2, 3}), distinct({2, 4, 4, 6})},
          [](const Tensors& x) {
            const Sizes k{2, 2, 2}, p{0, 0, 0}, d{1, 1, 1};
            const auto indices =
                std::get<1>(at::max_pool3d_with_indices(x[1], k, k, p, d));
            return at::max_pool3d_with_indices_backward(
                x[0], x[1], k, k, p, d, false, indices);
          })
      .in(kFloatTypes)
      .no_backward();
}

void add_avg_pools(SampleList& list) {
  using Divisor = std::optional<int64_t>;
  struct Avg {
    Sizes input, size, stride, padding;
    bool ceil = false;
    bool counts_padding = true;
    Divisor divisor = std::nullopt;
  };
  const std::vector<Avg> pools = {
      {{2, 3, 6, 8}, {2, 2}, {}, {0}},
      {{3, 7, 8}, {3, 2}, {2, 1}, {1, 1}},
      {{3, 7, 8}, {3, 2}, {2, 1}, {1, 1}, false, false},
      {{1, 2, 8, 7}, {3}, {2}, {1}, true, true},
      {{1, 2, 8, 7}, {3}, {2, 3}, {1}, true, false},
      {{1, 2, 7, 7}, {3}, {2}, {0}, true, true, 5},
      {{1, 2, 5, 5}, {2}, {3}, {1}, true, false}};
  for (const auto& p : pools) {
    list.add(
            "avg_pool2d",
            {any(p.input)},
            [p](const Tensors& x) {
              return at::avg_pool2d(
                  x[0],
                  p.size,
                  p.stride,
                  p.padding,
                  p.ceil,
                  p.counts_padding,
                  p.divisor);
            })
        .in(kFloatTypes);
    Sizes input = p.input, size = p.size, stride = p.stride,
          padding = p.padding;
    input.insert(input.end() - 2, 4);
    for (auto* sizes : {&size, &stride, &padding}) {
      if (sizes->size() == 2) {
        sizes->insert(sizes->begin(), 2);
      }
    }
    if (padding.size() == 3) {
      padding[0] = 1;
    }
    list.add(
            "avg_pool3d",
            {any(input)},
            [=](const Tensors& x) {
              return at::avg_pool3d(
                  x[0],
                  size,
                  stride,
                  padding,
                  p.ceil,
                  p.counts_padding,
                  p.divisor);
            })
        .in(kFloatTypes);
  }
  list.add(
          "avg_pool2d",
          {any({2, 3, 9})},
          [](const Tensors& x) { return at::avg_pool1d(x[0], {3}, {2}, {1}); })
      .in(kFloatTypes);
  list.add(
          "avg_pool2d",
          {special({1, 3, 4})},
          [](const Tensors& x) { return at::avg_pool2d(x[0], {2}, {1}); })
      .in(kFloatTypes);
  list.add(
          "avg_pool2d",
          {any({2, 3, 4, 6})},
          [](const Tensors& x) {
            return at::avg_pool2d(
                x[0].contiguous(at::MemoryFormat::ChannelsLast), {2, 2});
          })
      .in(kFloatTypes)
      .row_major();
  list.add(
          "avg_pool2d_backward",
          {any({1, 2, 4, 4}), any({1, 2, 6, 6})},
          [](const Tensors& x) {
            return at::avg_pool2d_backward(
                x[0], x[1], {2, 2}, {2, 2}, {1, 1}, true, true, std::nullopt);
          })
      .in(kFloatTypes)
      .no_backward()
      .row_major();
  list.add(
          "avg_pool3d_backward",
          {any({1, 2, 2, 3}), any({1, 4, 4, 6})},
          [](const Tensors& x) {
            const Sizes k{2, 2, 2}, p{0, 0, 0};
            return at::avg_pool3d_backward(
                x[0], x[1], k, k, p, false, true, std::nullopt);
          })
      .in(kFloatTypes)
      .no_backward();
}

void add_adaptive_pools(SampleList& list) {
  for (const auto& [input, output] : std::vector<std::pair<Sizes, Sizes>>{
           {{2, 3, 6, 8}, {3, 4}},
           {{2, 3, 7, 5}, {3, 4}},
           {{3, 5, 3}, {7, 2}},
           {{2, 3, 4, 4}, {4, 4}}}) {
    const auto target = output;
    list.add(
            "_adaptive_avg_pool2d",
            {any(input)},
            [target](const Tensors& x) {
              return at::_adaptive_avg_pool2d(x[0], target);
            })
        .in(kFloatTypes);
    list.add(
            "adaptive_max_pool2d",
            {distinct(input)},
            [target](const Tensors& x) {
              return at::adaptive_max_pool2d(x[0], target);
            })
        .in(kFloatTypes);
  }
  list.add(
          "_adaptive_avg_pool2d",
          {special({1, 3, 4})},
          [](const Tensors& x) {
            return at::_adaptive_avg_pool2d(x[0], {2, 3});
          })
      .in(kFloatTypes);
  list.add(
          "adaptive_max_pool2d",
          {special({1, 3, 4})},
          [](const Tensors& x) {
            return at::adaptive_max_pool2d(x[0], {2, 3});
          })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "_adaptive_avg_pool2d_backward",
          {any({1, 2, 3, 2}), any({1, 2, 5, 7})},
          [](const Tensors& x) {
            return at::_adaptive_avg_pool2d_backward(x[0], x[1]);
          })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "_adaptive_avg_pool3d",
          {any({1, 2, 4, 5, 6})},
          [](const Tensors& x) {
            return at::_adaptive_avg_pool3d(x[0], {2, 3, 4});
          })
      .in(kFloatTypes);
  list.add(
          "_adaptive_avg_pool3d_backward",
          {any({2, 3, 2, 2}), any({2, 4, 5, 3})},
          [](const Tensors& x) {
            return at::_adaptive_avg_pool3d_backward(x[0], x[1]);
          })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "adaptive_max_pool3d",
          {distinct({1, 2, 4, 5, 6})},
          [](const Tensors& x) {
            return at::adaptive_max_pool3d(x[0], {2, 3, 4});
          })
      .in(kFloatTypes);
  list.add(
          "adaptive_max_pool2d_backward",
          {any({2, 3, 2}), distinct({2, 5, 3})},
          [](const Tensors& x) {
            const auto indices =
                std::get<1>(at::adaptive_max_pool2d(x[1], {3, 2}));
            return at::adaptive_max_pool2d_backward(x[0], x[1], indices);
          })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "adaptive_max_pool3d_backward",
          {any({2, 2, 3, 2}), distinct({2, 4, 5, 3})},
          [](const Tensors& x) {
            const auto indices =
                std::get<1>(at::adaptive_max_pool3d(x[1], {2, 3, 2}));
            return at::adaptive_max_pool3d_backward(x[0], x[1], indices);
          })
      .in(kFloatTypes)
      .no_backward();
}

} // namespace

void add_pooling_samples(SampleList& list) {
  add_max_pools(list);
  add_avg_pools(list);
  add_adaptive_pools(list);
}

} // namespace fulgurite::xla::conformance
