#include "tests/xla/conformance/sample.h"

#include <array>
#include <optional>
#include <tuple>

namespace fulgurite::xla::conformance {

namespace {

using OptionalTensor = std::optional<Tensor>;

/// Which results of a backward pass are asked for.
const std::vector<std::array<bool, 3>> kMasks = {
    {true, true, true},
    {true, false, false},
    {false, true, true}};

Tensors defined(const std::tuple<Tensor, Tensor, Tensor>& results) {
  Tensors out;
  for (const auto& result :
       {std::get<0>(results), std::get<1>(results), std::get<2>(results)}) {
    if (result.defined()) {
      out.push_back(result);
    }
  }
  return out;
}

void add_layer_norms(SampleList& list) {
  const Sizes kLast = {5};
  const Sizes kLastTwo = {3, 5};
  for (const Sizes& normalised : {kLast, kLastTwo}) {
    for (const double eps : {1e-5, 0.1}) {
      list.add(
              "native_layer_norm",
              {any({2, 3, 5}), any(normalised), any(normalised)},
              [=](const Tensors& x) {
                return at::layer_norm(x[0], normalised, x[1], x[2], eps);
              })
          .in(kFloatTypes)
          .tolerance(4);
    }
    list.add(
            "native_layer_norm",
            {any({2, 3, 5})},
            [=](const Tensors& x) { return at::layer_norm(x[0], normalised); })
        .in(kFloatTypes)
        .tolerance(4);
    list.add(
            "native_layer_norm",
            {any({2, 3, 5}), any(normalised)},
            [=](const Tensors& x) {
              return at::native_layer_norm(x[0], normalised, x[1], {}, 1e-5);
            })
        .in(kFloatTypes)
        .tolerance(4);
  }
  // Halves with parameters in float32, whose gradients the CPU rounds.
  list.add(
          "native_layer_norm",
          {any({3, 5}), any({5}).of(at::kFloat), any({5}).of(at::kFloat)},
          [](const Tensors& x) {
            return at::native_layer_norm(x[0], {5}, x[1], x[2], 1e-5);
          })
      .in({at::kBFloat16, at::kHalf})
      .tolerance(1000);
  list.add(
          "native_layer_norm",
          {any({0, 5}), any({5}), any({5})},
          [](const Tensors& x) {
            return at::native_layer_norm(x[0], {5}, x[1], x[2], 1e-5);
          })
      .in(kFloatTypes);
  list.add(
          "native_layer_norm",
          {any({2, 3})},
          [](const Tensors& x) {
            return at::native_layer_norm(
                at::full_like(x[0], 3), {3}, {}, {}, 0);
          })
      .in({at::kFloat, at::kDouble});
  for (const auto& mask : kMasks) {
    list.add(
            "native_layer_norm_backward",
            {any({4, 5}).constant(),
             any({4, 5}).constant(),
             any({5}).constant(),
             any({5}).constant()},
            [mask](const Tensors& x) {
              const auto [y, mean, rstd] =
                  at::native_layer_norm(x[1], {5}, x[2], x[3], 1e-5);
              return defined(at::native_layer_norm_backward(
                  x[0], x[1], {5}, mean, rstd, x[2], x[3], mask));
            })
        .in(kFloatTypes)
        .no_backward()
        .tolerance(4);
  }
}

void add_group_norms(SampleList& list) {
  for (const Sizes& sizes : {Sizes{2, 4}, {2, 4, 3}, {2, 4, 3, 5}}) {
    for (const int64_t groups : {1, 2}) {
      list.add(
              "native_group_norm",
              {any(sizes), any({4}), any({4})},
              [=](const Tensors& x) {
                return at::group_norm(x[0], groups, x[1], x[2]);
              })
          .in(kFloatTypes)
          .row_major()
          .tolerance(8);
    }
  }
  list.add(
          "native_group_norm",
          {any({2, 4, 3, 5})},
          [](const Tensors& x) { return at::group_norm(x[0], 2); })
      .in(kFloatTypes)
      .row_major()
      .tolerance(4);
  list.add(
          "native_group_norm",
          {any({2, 4, 3, 5}), any({4}), any({4})},
          [](const Tensors& x) {
            return at::group_norm(
                x[0].contiguous(at::MemoryFormat::ChannelsLast), 2, x[1], x[2]);
          })
      .in(kFloatTypes)
      .row_major()
      .tolerance(8);
  for (const auto& mask : kMasks) {
    list.add(
            "native_group_norm_backward",
            {any({2, 4, 3}).constant(),
             any({2, 4, 3}).constant(),
             any({4}).constant()},
            [mask](const Tensors& x) {
              const auto [y, mean, rstd] =
                  at::native_group_norm(x[1], x[2], {}, 2, 4, 3, 2, 1e-5);
              return defined(at::native_group_norm_backward(
                  x[0], x[1], mean, rstd, x[2], 2, 4, 3, 2, mask));
            })
        .in(kFloatTypes)
        .row_major()
        .no_backward()
        .tolerance(8);
  }
}

/// The result with the running statistics after it.
Tensors batch_norm(
    const Tensor& x,
    const OptionalTensor& weight,
    const OptionalTensor& bias,
    bool training,
    double eps = 1e-5) {
  const auto options = weight ? weight->options() : x.options();
  const auto mean = at::full({x.size(1)}, 0.25, options.requires_grad(false));
  const auto var = at::full({x.size(1)}, 1.5, options.requires_grad(false));
  const auto y = at::batch_norm(
      x, weight, bias, mean, var, training, 0.1, eps, /*cudnn_enabled=*/false);
  return {y, mean, var};
}

void add_batch_norms(SampleList& list) {
  const char* const kTraining = "_native_batch_norm_legit_functional";
  const char* const kInference = "_native_batch_norm_legit_no_training";
  for (const bool training : {true, false}) {
    const char* op = training ? kTraining : kInference;
    for (const Sizes& sizes :
         {Sizes{4, 3}, {2, 3, 5}, {2, 3, 4, 5}, {2, 3, 2, 2, 2}}) {
      list.add(
              op,
              {any(sizes), any({3}), any({3})},
              [=](const Tensors& x) {
                return batch_norm(x[0], x[1], x[2], training);
              })
          .in(kFloatTypes)
          .row_major()
          .tolerance(4);
    }
    list.add(
            op,
            {any({4, 3, 2})},
            [=](const Tensors& x) {
              return batch_norm(x[0], {}, {}, training);
            })
        .in(kFloatTypes)
        .row_major()
        .tolerance(4);
    list.add(
            op,
            {any({2, 3, 4, 5}), any({3}), any({3})},
            [=](const Tensors& x) {
              return batch_norm(
                  x[0].contiguous(at::MemoryFormat::ChannelsLast),
                  x[1],
                  x[2],
                  training);
            })
        .in(kFloatTypes)
        .row_major()
        .tolerance(4);
    // Halves with parameters and statistics in float32.
    list.add(
            op,
            {any({4, 3, 2}), any({3}).of(at::kFloat), any({3}).of(at::kFloat)},
            [=](const Tensors& x) {
              return batch_norm(x[0], x[1], x[2], training);
            })
        .in({at::kFloat, at::kBFloat16, at::kHalf})
        .row_major()
        .tolerance(4);
    // Nothing varies, nothing is added.
    list.add(
            op,
            {any({2, 3})},
            [=](const Tensors& x) {
              return batch_norm(at::ones_like(x[0]), {}, {}, training, 0);
            })
        .in({at::kFloat, at::kDouble})
        .no_backward();
  }
  list.add(
          kTraining,
          {any({4, 3})},
          [](const Tensors& x) {
            const auto statistics = at::ones({3}, x[0].options()).detach();
            return at::_native_batch_norm_legit_functional(
                x[0],
                {},
                {},
                statistics,
                statistics,
                /*training=*/false,
                0.1,
                1e-5);
          })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "_native_batch_norm_legit.no_stats",
          {any({4, 3, 2}), any({3}), any({3})},
          [](const Tensors& x) {
            return at::batch_norm(
                x[0], x[1], x[2], {}, {}, true, 0.1, 1e-5, false);
          })
      .in(kFloatTypes)
      .row_major()
      .tolerance(4);
  list.add(
          "_native_batch_norm_legit.no_stats",
          {any({2, 3, 4})},
          [](const Tensors& x) {
            return at::instance_norm(
                x[0], {}, {}, {}, {}, true, 0.1, 1e-5, false);
          })
      .in(kFloatTypes)
      .row_major()
      .tolerance(4);
  for (const auto& mask : kMasks) {
    for (const bool training : {true, false}) {
      list.add(
              "native_batch_norm_backward",
              {any({4, 3, 2}).constant(),
               any({4, 3, 2}).constant(),
               any({3}).constant(),
               any({3}).constant(),
               positive({3}).constant()},
              [=](const Tensors& x) {
                return defined(at::native_batch_norm_backward(
                    x[0],
                    x[1],
                    x[2],
                    x[3],
                    x[4],
                    x[3],
                    x[4],
                    training,
                    1e-5,
                    mask));
              })
          .in(kFloatTypes)
          .row_major()
          .no_backward()
          .tolerance(4);
    }
  }
}

} // namespace

void add_norm_samples(SampleList& list) {
  add_layer_norms(list);
  add_group_norms(list);
  add_batch_norms(list);
}

} // namespace fulgurite::xla::conformance
