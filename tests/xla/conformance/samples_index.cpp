#include "tests/xla/conformance/sample.h"

namespace fulgurite::xla::conformance {

namespace {

/// Indices on the device of x.
Tensor places(
    const Tensor& x,
    std::vector<int64_t> values,
    Sizes sizes,
    at::ScalarType dtype = at::kLong) {
  return at::tensor(values, at::TensorOptions(dtype))
      .reshape(sizes)
      .to(x.device());
}

Tensor list_of(const Tensor& x, const std::vector<int64_t>& values) {
  return places(x, values, {static_cast<int64_t>(values.size())});
}

void add_gathers(SampleList& list) {
  list.add("index_select", {any({4, 3}), index({5}, 4)}, [](const Tensors& x) {
    return x[0].index_select(0, x[1]);
  });
  list.add("index_select", {any({2, 3, 4})}, [](const Tensors& x) {
    return x[0].index_select(-2, places(x[0], {2, 0}, {2}, at::kInt));
  });
  list.add("index_select", {any({4, 3}), index({}, 3)}, [](const Tensors& x) {
    return x[0].index_select(1, x[1]);
  });
  list.add("index_select", {any({}), index({}, 1)}, [](const Tensors& x) {
    return x[0].index_select(0, x[1]);
  });
  list.add("index_select", {any({4, 0}), index({2}, 4)}, [](const Tensors& x) {
    return x[0].index_select(0, x[1]);
  });
  list.add("gather", {any({4, 3}), index({2, 3}, 4)}, [](const Tensors& x) {
    return x[0].gather(0, x[1]);
  });
  list.add(
      "gather", {any({4, 3, 2}), index({3, 2, 1}, 2)}, [](const Tensors& x) {
        return x[0].gather(-1, x[1]);
      });
  list.add("gather", {any({}), index({}, 1)}, [](const Tensors& x) {
    return x[0].gather(0, x[1]);
  });
  list.add("gather", {any({4, 3}), index({0, 3}, 4)}, [](const Tensors& x) {
    return x[0].gather(0, x[1]);
  });
  list.add("take", {any({3, 4})}, [](const Tensors& x) {
    return x[0].take(places(x[0], {0, -1, 5, -12, 11, 5}, {2, 3}));
  });
}

void add_scatters(SampleList& list) {
  list.add("scatter.src", {any({4, 3}), any({2, 3})}, [](const Tensors& x) {
    return x[0].scatter(0, places(x[0], {0, 3, 1, 2, 1, 0}, {2, 3}), x[1]);
  });
  // LibTorch has no backward for a source that is larger than the index.
  list.add(
          "scatter.src",
          {any({4, 3}), any({3, 5})},
          [](const Tensors& x) {
            return x[0].scatter(
                0, places(x[0], {0, 3, 1, 2, 1, 0}, {2, 3}), x[1]);
          })
      .no_backward();
  list.add("scatter.src", {any({}), any({})}, [](const Tensors& x) {
    return x[0].scatter(0, places(x[0], {0}, {}), x[1]);
  });
  list.add("scatter.src", {any({4, 3}), any({0, 3})}, [](const Tensors& x) {
    return x[0].scatter(0, places(x[0], {}, {0, 3}), x[1]);
  });
  list.add(
      "scatter.value", {any({4, 3}), index({4, 2}, 3)}, [](const Tensors& x) {
        return x[0].scatter(-1, x[1], 1);
      });
  list.add(
          "scatter.value",
          {any({4, 3}), index({4, 1}, 3)},
          [](const Tensors& x) {
            auto out = at::zeros_like(x[0]);
            return out.scatter_(1, x[1], 1);
          })
      .no_backward();
  for (const char* reduce : {"add", "multiply"}) {
    list.add(
            "scatter.reduce",
            {any({4, 3}), index({5, 3}, 4), any({5, 3})},
            [reduce](const Tensors& x) {
              return x[0].scatter(0, x[1], x[2], reduce);
            })
        .no_backward();
    list.add(
            "scatter.value_reduce",
            {any({4, 3}), index({5, 3}, 4)},
            [reduce](const Tensors& x) {
              return x[0].scatter(0, x[1], 2, reduce);
            })
        .no_backward();
  }
  list.add(
          "scatter_add",
          {any({4, 3}), index({7, 3}, 4), any({7, 3})},
          [](const Tensors& x) { return x[0].scatter_add(0, x[1], x[2]); })
      .tolerance(4);
  list.add(
          "scatter_add",
          {any({4, 3}), index({4, 9}, 3), any({4, 9})},
          [](const Tensors& x) {
            return x[0].clone().scatter_add_(1, x[1], x[2]);
          })
      .tolerance(4);
  for (const char* reduce : {"sum", "prod", "mean", "amax", "amin"}) {
    for (const bool include_self : {true, false}) {
      list.add(
              "scatter_reduce.two",
              {any({4, 3}), index({3, 3}, 4), any({5, 3})},
              [=](const Tensors& x) {
                return x[0].scatter_reduce(0, x[1], x[2], reduce, include_self);
              })
          .no_backward()
          .tolerance(4);
      list.add(
              "index_reduce",
              {any({4, 3}), index({3}, 4), any({3, 3})},
              [=](const Tensors& x) {
                const bool is_sum = std::string(reduce) == "sum";
                return x[0].index_reduce(
                    0, x[1], x[2], is_sum ? "prod" : reduce, include_self);
              })
          .no_backward()
          .tolerance(4);
    }
  }
  list.add(
          "scatter_reduce.two",
          {any({4, 12}), index({3, 12}, 4), special({1, 12})},
          [](const Tensors& x) {
            return x[0].scatter_reduce(
                0, x[1].narrow(0, 0, 1), x[2], "amax", true);
          })
      .no_backward();
}

void add_slices(SampleList& list) {
  list.add(
          "index_add",
          {any({4, 3}), index({6}, 4), any({6, 3})},
          [](const Tensors& x) { return x[0].index_add(0, x[1], x[2], 2); })
      .tolerance(4);
  list.add("index_add", {any({4, 3}), any({4, 2})}, [](const Tensors& x) {
    return x[0].clone().index_add_(
        -1, places(x[0], {2, 0}, {2}, at::kInt), x[1]);
  });
  list.add(
      "index_add", {any({}), index({1}, 1), any({})}, [](const Tensors& x) {
        return x[0].index_add(0, x[1], x[2]);
      });
  list.add("index_copy", {any({4, 3}), any({2, 3})}, [](const Tensors& x) {
    return x[0].index_copy(0, list_of(x[0], {3, 1}), x[1]);
  });
  list.add(
      "index_fill.int_Scalar",
      {any({4, 3}), index({2}, 3)},
      [](const Tensors& x) { return x[0].index_fill(1, x[1], 2); });
  list.add(
          "index_fill.int_Tensor",
          {any({4, 3}), index({2}, 4), any({})},
          [](const Tensors& x) { return x[0].index_fill(0, x[1], x[2]); })
      .no_backward();
}

void add_index_lists(SampleList& list) {
  using at::indexing::None;
  using at::indexing::Slice;
  list.add("index.Tensor", {any({4, 3}), index({5}, 4)}, [](const Tensors& x) {
    return x[0].index({x[1]});
  });
  list.add(
      "index.Tensor",
      {any({4, 3, 5}), index({2, 1}, 4), index({3}, 5)},
      [](const Tensors& x) {
        // With a dimension in between.
        return x[0].index({x[1], Slice(), x[2]});
      });
  list.add(
      "index.Tensor",
      {any({2, 4, 3, 5}), index({2, 1}, 4), index({3}, 3)},
      [](const Tensors& x) {
        return x[0].index({Slice(), x[1], x[2]});
      });
  list.add("index.Tensor", {any({4, 3})}, [](const Tensors& x) {
    return x[0].index(
        {list_of(x[0], {-1, 0, -4}), places(x[0], {-3, 2, 1}, {3}, at::kInt)});
  });
  list.add("index.Tensor", {any({4, 3}), index({0}, 4)}, [](const Tensors& x) {
    return x[0].index({x[1]});
  });
  list.add("index.Tensor", {any({4, 3}), index({}, 4)}, [](const Tensors& x) {
    return x[0].index({x[1].unsqueeze(0), Slice(1, None)});
  });
  for (const bool accumulate : {false, true}) {
    list.add("index_put", {any({4, 3}), any({2})}, [=](const Tensors& x) {
      return x[0].index_put(
          {list_of(x[0], {3, -4}), list_of(x[0], {-1, 0})}, x[1], accumulate);
    });
    list.add("index_put", {any({4, 3}), any({3})}, [=](const Tensors& x) {
      return x[0].clone().index_put_({list_of(x[0], {2, 0})}, x[1], accumulate);
    });
    list.add(
            "_index_put_impl",
            {any({4, 3, 5}), any({2, 3})},
            [=](const Tensors& x) {
              auto out = x[0].clone();
              return at::_index_put_impl_(
                  out,
                  {{list_of(x[0], {3, 1})}, {}, {list_of(x[0], {4, 0})}},
                  x[1],
                  accumulate);
            })
        .no_backward();
    list.add(
            "_index_put_impl",
            {any({4, 3}), mask({4}), any({1})},
            [=](const Tensors& x) {
              auto out = x[0].clone();
              return at::_index_put_impl_(out, {{x[1]}}, x[2], accumulate);
            })
        .no_backward();
  }
  list.add(
          "index_put",
          {any({4, 3}), index({9}, 4), any({9, 3})},
          [](const Tensors& x) { return x[0].index_put({x[1]}, x[2], true); })
      .tolerance(4);
  for (const bool accumulate : {false, true}) {
    list.add("put", {any({3, 4}), any({2, 2})}, [=](const Tensors& x) {
      return x[0].put(places(x[0], {0, -1, 5, -7}, {2, 2}), x[1], accumulate);
    });
  }
  list.add(
          "masked_scatter",
          {any({3, 4}), mask({3, 4}), any({13})},
          [](const Tensors& x) { return x[0].masked_scatter(x[1], x[2]); })
      .no_backward();
  list.add(
          "masked_scatter",
          {any({3, 4}), mask({4}), any({4, 3})},
          [](const Tensors& x) { return x[0].masked_scatter(x[1], x[2]); })
      .no_backward();
}

void add_embeddings(SampleList& list) {
  for (const int64_t padding : {-1, 2}) {
    for (const bool scale : {false, true}) {
      list.add(
              "embedding_dense_backward",
              {any({2, 5, 3}), index({2, 5}, 4)},
              [=](const Tensors& x) {
                return at::embedding_dense_backward(
                    x[0], x[1], 4, padding, scale);
              })
          .in(kFloatTypes)
          .no_backward()
          .tolerance(4);
    }
  }
  list.add(
          "embedding_dense_backward",
          {any({0, 3}), index({0}, 4)},
          [](const Tensors& x) {
            return at::embedding_dense_backward(x[0], x[1], 4, 1, false);
          })
      .in(kFloatTypes)
      .no_backward();
  list.add(
          "index_select",
          {any({4, 3}), index({2, 5}, 4)},
          [](const Tensors& x) { return at::embedding(x[0], x[1], 1); })
      .in(kFloatTypes)
      .tolerance(4);
}

void add_sorts(SampleList& list) {
  for (const bool descending : {false, true}) {
    list.add("sort.stable", {distinct({3, 5})}, [=](const Tensors& x) {
      return at::sort(x[0], true, 1, descending);
    });
    // Ties keep their order.
    list.add("sort.stable", {any({20}).of(at::kLong)}, [=](const Tensors& x) {
      return at::sort(x[0], true, 0, descending);
    });
    list.add(
            "sort.stable",
            {special({3, 4})},
            [=](const Tensors& x) {
              return at::sort(x[0], true, 0, descending);
            })
        .no_backward();
  }
  list.add("sort.stable", {distinct({4, 3})}, [](const Tensors& x) {
    return at::sort(x[0], -2);
  });
  list.add("sort.stable", {any({})}, [](const Tensors& x) {
    return at::sort(x[0]);
  });
  list.add("sort.stable", {any({2, 0})}, [](const Tensors& x) {
    return at::sort(x[0]);
  });
  for (const bool largest : {false, true}) {
    list.add("topk", {distinct({3, 5})}, [=](const Tensors& x) {
      return at::topk(x[0], 2, -1, largest);
    });
    list.add("topk", {distinct({5, 3})}, [=](const Tensors& x) {
      return at::topk(x[0], 5, 0, largest);
    });
    list.add("topk", {distinct({5})}, [=](const Tensors& x) {
      return at::topk(x[0], 0, 0, largest);
    });
    list.add(
            "topk",
            {special({12})},
            [=](const Tensors& x) {
              return std::get<0>(at::topk(x[0], 4, 0, largest));
            })
        .no_backward();
  }
  list.add(
      "topk", {any({})}, [](const Tensors& x) { return at::topk(x[0], 1); });
}

} // namespace

void add_index_samples(SampleList& list) {
  add_gathers(list);
  add_scatters(list);
  add_slices(list);
  add_index_lists(list);
  add_embeddings(list);
  add_sorts(list);
}

} // namespace fulgurite::xla::conformance
