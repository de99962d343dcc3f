#include "tests/xla/conformance/sample.h"

namespace fulgurite::xla::conformance {

namespace {

using Scale = std::optional<double>;
const Scale kNone = std::nullopt;

void add_nearest(SampleList& list) {
  for (const int64_t size : {8, 7, 2}) {
    list.add(
            "upsample_nearest1d",
            {any({2, 3, 4})},
            [=](const Tensors& x) {
              return at::upsample_nearest1d(x[0], {size});
            })
        .in(kFloatTypes);
    list.add(
            "_upsample_nearest_exact1d",
            {any({2, 3, 4})},
            [=](const Tensors& x) {
              return at::_upsample_nearest_exact1d(x[0], {size});
            })
        .in(kFloatTypes);
    list.add(
            "upsample_nearest2d",
            {any({2, 3, 4, 5})},
            [=](const Tensors& x) {
              return at::upsample_nearest2d(x[0], {size, 10});
            })
        .in(kFloatTypes);
    list.add(
            "_upsample_nearest_exact2d",
            {any({2, 3, 4, 5})},
            [=](const Tensors& x) {
              return at::_upsample_nearest_exact2d(x[0], {size, 3});
            })
        .in(kFloatTypes);
  }
  // With scales that are not the quotient of the sizes.
  list.add(
          "upsample_nearest1d",
          {any({2, 3, 4})},
          [](const Tensors& x) {
            return at::upsample_nearest1d(x[0], {10}, Scale(2.6));
          })
      .in(kFloatTypes);
  list.add(
          "upsample_nearest2d",
          {any({1, 3, 4, 5})},
          [](const Tensors& x) {
            return at::upsample_nearest2d(x[0], {6, 8}, Scale(1.7), kNone);
          })
      .in(kFloatTypes);
  list.add(
          "upsample_nearest2d",
          {any({1, 3, 4, 5})},
          [](const Tensors& x) {
            return at::upsample_nearest2d(
                x[0].contiguous(at::MemoryFormat::ChannelsLast), {8, 10});
          })
      .in(kFloatTypes)
      .row_major();
  list.add(
          "upsample_nearest3d",
          {any({1, 2, 3, 2, 4})},
          [](const Tensors& x) {
            return at::upsample_nearest3d(x[0], {6, 5, 3});
          })
      .in(kFloatTypes);
  list.add(
          "_upsample_nearest_exact3d",
          {any({1, 2, 3, 2, 4})},
          [](const Tensors& x) {
            return at::_upsample_nearest_exact3d(x[0], {6, 5, 3});
          })
      .in(kFloatTypes);
  list.add(
          "upsample_nearest1d_backward",
          {any({2, 3, 7})},
          [](const Tensors& x) {
            return at::upsample_nearest1d_backward(x[0], {7}, {2, 3, 4});
          })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "_upsample_nearest_exact1d_backward",
          {any({2, 3, 7})},
          [](const Tensors& x) {
            return at::_upsample_nearest_exact1d_backward(x[0], {7}, {2, 3, 4});
          })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "upsample_nearest2d_backward",
          {any({2, 3, 8, 3})},
          [](const Tensors& x) {
            return at::upsample_nearest2d_backward(x[0], {8, 3}, {2, 3, 4, 5});
          })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "_upsample_nearest_exact2d_backward",
          {any({2, 3, 8, 3})},
          [](const Tensors& x) {
            return at::_upsample_nearest_exact2d_backward(
                x[0], {8, 3}, {2, 3, 4, 5});
          })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "upsample_nearest3d_backward",
          {any({1, 2, 6, 5, 3})},
          [](const Tensors& x) {
            return at::upsample_nearest3d_backward(
                x[0], {6, 5, 3}, {1, 2, 3, 2, 4});
          })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "_upsample_nearest_exact3d_backward",
          {any({1, 2, 6, 5, 3})},
          [](const Tensors& x) {
            return at::_upsample_nearest_exact3d_backward(
                x[0], {6, 5, 3}, {1, 2, 3, 2, 4});
          })
      .in(kFloatTypes)
      .no_backward();
}

void add_linear(SampleList& list) {
  for (const bool corners : {false, true}) {
    for (const int64_t size : {8, 7, 1}) {
      list.add(
              "upsample_linear1d",
              {any({2, 3, 4})},
              [=](const Tensors& x) {
                return at::upsample_linear1d(x[0], {size}, corners);
              })
          .in(kFloatTypes)
          .tolerance(4);
      list.add(
              "upsample_bilinear2d",
              {any({2, 3, 4, 5})},
              [=](const Tensors& x) {
                return at::upsample_bilinear2d(x[0], {size, 10}, corners);
              })
          .in(kFloatTypes)
          .tolerance(4);
    }
    list.add(
            "upsample_bilinear2d",
            {any({1, 3, 4, 5})},
            [=](const Tensors& x) {
              return at::upsample_bilinear2d(
                  x[0], {6, 8}, corners, Scale(1.7), Scale(1.6));
            })
        .in(kFloatTypes)
        .tolerance(4);
    list.add(
            "upsample_bilinear2d",
            {any({1, 3, 4, 5})},
            [=](const Tensors& x) {
              return at::upsample_bilinear2d(
                  x[0].contiguous(at::MemoryFormat::ChannelsLast),
                  {8, 10},
                  corners);
            })
        .in(kFloatTypes)
        .tolerance(4)
        .row_major();
    list.add(
            "upsample_trilinear3d",
            {any({1, 2, 3, 2, 4})},
            [=](const Tensors& x) {
              return at::upsample_trilinear3d(x[0], {6, 5, 3}, corners);
            })
        .in(kFloatTypes)
        .tolerance(4);
    list.add(
            "upsample_linear1d_backward",
            {any({2, 3, 7})},
            [=](const Tensors& x) {
              return at::upsample_linear1d_backward(
                  x[0], {7}, {2, 3, 4}, corners);
            })
        .in(kFloatTypes)
        .no_backward()
        .tolerance(4);
    list.add(
            "upsample_bilinear2d_backward",
            {any({2, 3, 8, 3})},
            [=](const Tensors& x) {
              return at::upsample_bilinear2d_backward(
                  x[0], {8, 3}, {2, 3, 4, 5}, corners);
            })
        .in(kFloatTypes)
        .no_backward()
        .tolerance(4);
    list.add(
            "upsample_trilinear3d_backward",
            {any({1, 2, 6, 5, 3})},
            [=](const Tensors& x) {
              return at::upsample_trilinear3d_backward(
                  x[0], {6, 5, 3}, {1, 2, 3, 2, 4}, corners);
            })
        .in(kFloatTypes)
        .no_backward()
        .tolerance(4);
  }
}

void add_cubic(SampleList& list) {
  for (const bool corners : {false, true}) {
    for (const int64_t size : {8, 7, 1}) {
      list.add(
              "upsample_bicubic2d",
              {any({2, 3, 4, 5})},
              [=](const Tensors& x) {
                return at::upsample_bicubic2d(x[0], {size, 10}, corners);
              })
          .in(kFloatTypes)
          .tolerance(8);
    }
    list.add(
            "upsample_bicubic2d",
            {any({1, 3, 4, 5})},
            [=](const Tensors& x) {
              return at::upsample_bicubic2d(
                  x[0], {6, 8}, corners, Scale(1.7), Scale(1.6));
            })
        .in(kFloatTypes)
        .tolerance(8);
    list.add(
            "upsample_bicubic2d_backward",
            {any({2, 3, 8, 3})},
            [=](const Tensors& x) {
              return at::upsample_bicubic2d_backward(
                  x[0], {8, 3}, {2, 3, 4, 5}, corners);
            })
        .in(kFloatTypes)
        .no_backward()
        .tolerance(8);
  }
}

} // namespace

void add_upsample_samples(SampleList& list) {
  add_nearest(list);
  add_linear(list);
  add_cubic(list);
}

} // namespace fulgurite::xla::conformance
