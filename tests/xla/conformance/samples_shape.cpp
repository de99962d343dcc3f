#include "tests/xla/conformance/sample.h"

namespace fulgurite::xla::conformance {

namespace {

void add_joins(SampleList& list) {
  list.add(
      "cat", {any({2, 3}), any({2, 1}), any({2, 2})}, [](const Tensors& x) {
        return at::cat(x, 1);
      });
  list.add("cat", {any({2, 3}), any({1, 3})}, [](const Tensors& x) {
    return at::cat(x, -2);
  });
  list.add("cat", {any({0}), any({2, 3}), any({0, 3})}, [](const Tensors& x) {
    return at::cat(x, 0);
  });
  list.add("cat", {any({0}), any({0})}, [](const Tensors& x) {
    return at::cat(x, 0);
  });
  list.add("cat", {any({3}), index({2}, 4)}, [](const Tensors& x) {
    return at::cat(x, 0);
  });
  list.add(
          "cat",
          {any({2, 3, 4, 4}), any({2, 2, 4, 4})},
          [](const Tensors& x) {
            const auto format = at::MemoryFormat::ChannelsLast;
            return at::cat(
                {x[0].contiguous(format), x[1].contiguous(format)}, 1);
          })
      .row_major();
  list.add("stack", {any({2, 3}), any({2, 3})}, [](const Tensors& x) {
    return at::stack(x, 1);
  });
  list.add("stack", {any({}), any({})}, [](const Tensors& x) {
    return at::stack(x, -1);
  });
  list.add("stack", {any({0, 3}), any({0, 3})}, [](const Tensors& x) {
    return at::stack(x, -1);
  });
}

void add_moves(SampleList& list) {
  list.add("repeat", {any({2, 3})}, [](const Tensors& x) {
    return x[0].repeat({2, 1, 3});
  });
  list.add("repeat", {any({})}, [](const Tensors& x) {
    return x[0].repeat({2, 3});
  });
  list.add("repeat", {any({2, 3})}, [](const Tensors& x) {
    return x[0].repeat({0, 2});
  });
  list.add("flip", {any({2, 3, 4})}, [](const Tensors& x) {
    return x[0].flip({0, -1});
  });
  list.add(
      "flip", {any({2, 0})}, [](const Tensors& x) { return x[0].flip({1}); });
  list.add("roll", {any({3, 4})}, [](const Tensors& x) {
    return x[0].roll({1, -6}, {0, 1});
  });
  list.add(
      "roll", {any({3, 4})}, [](const Tensors& x) { return x[0].roll({5}); });
  list.add("roll", {any({0, 4})}, [](const Tensors& x) {
    return x[0].roll({1}, {0});
  });
  for (const int64_t diagonal : {0, 1, -2, 7}) {
    list.add("tril", {any({2, 3, 4})}, [diagonal](const Tensors& x) {
      return x[0].tril(diagonal);
    });
    list.add("triu", {any({4, 3})}, [diagonal](const Tensors& x) {
      return x[0].triu(diagonal);
    });
  }
  list.add(
      "tril", {special({3, 4})}, [](const Tensors& x) { return x[0].tril(); });
}

void add_pads(SampleList& list) {
  list.add("constant_pad_nd", {any({2, 3})}, [](const Tensors& x) {
    return at::constant_pad_nd(x[0], {1, 2, 0, 3}, 7);
  });
  list.add("constant_pad_nd", {any({2, 3, 5})}, [](const Tensors& x) {
    return at::constant_pad_nd(x[0], {-1, 2, 3, -2});
  });
  list.add("constant_pad_nd", {any({2, 0})}, [](const Tensors& x) {
    return at::constant_pad_nd(x[0], {1, 1});
  });
  list.add(
          "reflection_pad1d",
          {any({2, 3, 5})},
          [](const Tensors& x) {
            return at::reflection_pad1d(x[0], {2, 4});
          })
      .in(kFloatTypes);
  list.add(
          "reflection_pad1d_backward",
          {any({3, 5})},
          [](const Tensors& x) {
            const auto y = at::reflection_pad1d(x[0], {1, 0});
            return at::reflection_pad1d_backward(y, x[0], {1, 0});
          })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "reflection_pad2d",
          {any({2, 3, 4, 5})},
          [](const Tensors& x) {
            return at::reflection_pad2d(x[0], {1, 3, 2, 0});
          })
      .in(kFloatTypes);
  list.add(
          "reflection_pad2d_backward",
          {any({3, 4, 5})},
          [](const Tensors& x) {
            const auto y = at::reflection_pad2d(x[0], {4, 0, 3, 1});
            return at::reflection_pad2d_backward(y, x[0], {4, 0, 3, 1});
          })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "reflection_pad3d",
          {any({2, 3, 4, 2})},
          [](const Tensors& x) {
            return at::reflection_pad3d(x[0], {1, 1, 2, 0, 0, 2});
          })
      .in(kFloatTypes);
  list.add(
          "reflection_pad3d_backward",
          {any({1, 2, 3, 4, 2})},
          [](const Tensors& x) {
            const auto y = at::reflection_pad3d(x[0], {1, 1, 2, 0, 0, 2});
            return at::reflection_pad3d_backward(y, x[0], {1, 1, 2, 0, 0, 2});
          })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "replication_pad1d",
          {any({2, 3, 5})},
          [](const Tensors& x) {
            return at::replication_pad1d(x[0], {2, 7});
          })
      .in(kFloatTypes);
  list.add(
          "replication_pad1d_backward",
          {any({3, 5})},
          [](const Tensors& x) {
            const auto y = at::replication_pad1d(x[0], {1, 0});
            return at::replication_pad1d_backward(y, x[0], {1, 0});
          })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "replication_pad2d",
          {any({2, 3, 4, 5})},
          [](const Tensors& x) {
            return at::replication_pad2d(x[0], {1, 3, 2, 0});
          })
      .in(kFloatTypes);
  list.add(
          "replication_pad2d_backward",
          {any({3, 4, 5})},
          [](const Tensors& x) {
            const auto y = at::replication_pad2d(x[0], {4, 0, 3, 1});
            return at::replication_pad2d_backward(y, x[0], {4, 0, 3, 1});
          })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "replication_pad3d",
          {any({2, 3, 4, 2})},
          [](const Tensors& x) {
            return at::replication_pad3d(x[0], {1, 1, 2, 0, 0, 2});
          })
      .in(kFloatTypes)
      .tolerance(4);
  list.add(
          "replication_pad3d_backward",
          {any({1, 2, 3, 4, 2})},
          [](const Tensors& x) {
            const auto y = at::replication_pad3d(x[0], {1, 1, 2, 0, 0, 2});
            return at::replication_pad3d_backward(y, x[0], {1, 1, 2, 0, 0, 2});
          })
      .in(kFloatTypes)
      .no_backward();
}

} // namespace

void add_shape_samples(SampleList& list) {
  add_joins(list);
  add_moves(list);
  add_pads(list);
}

} // namespace fulgurite::xla::conformance
