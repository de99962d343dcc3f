// Map: softmax · losses element by element · losses over classes · margins.

#include "tests/xla/conformance/sample.h"

#include <ATen/core/Reduction.h>

#include <limits>

namespace fulgurite::xla::conformance {

namespace {

constexpr int64_t kReductions[] = {
    at::Reduction::None,
    at::Reduction::Mean,
    at::Reduction::Sum};
constexpr int64_t kIgnored = -100;

// --- softmax

/// Rows of scores that softmax has trouble with.
Tensor with_infinities(const Tensor& x) {
  constexpr double kInf = std::numeric_limits<double>::infinity();
  auto out = x.detach().clone();
  out[0].fill_(-kInf);
  out[1][0] = -kInf;
  out[2][1] = kInf;
  out[3][2] = std::numeric_limits<double>::quiet_NaN();
  return out;
}

void add_softmax(SampleList& list) {
  struct Shape {
    Sizes sizes;
    int64_t dim;
  };
  const std::vector<Shape> kShapes = {
      {{3, 5}, 1},
      {{3, 5}, 0},
      {{2, 3, 4}, -2},
      {{}, 0},
      {{}, -1},
      {{0, 3}, 1},
      {{3, 0}, 1}};
  for (const auto& [sizes, dim] : kShapes) {
    list.add(
            "_softmax",
            {any(sizes)},
            [dim = dim](const Tensors& x) { return at::softmax(x[0], dim); })
        .in(kFloatTypes);
    list.add(
            "_log_softmax",
            {any(sizes)},
            [dim = dim](const Tensors& x) {
              return at::log_softmax(x[0], dim);
            })
        .in(kFloatTypes);
    list.add(
            "_softmax_backward_data",
            {any(sizes).constant(), positive(sizes).constant()},
            [dim = dim](const Tensors& x) {
              return at::_softmax_backward_data(
                  x[0], x[1], dim, x[1].scalar_type());
            })
        .in(kFloatTypes)
        .no_backward();
    list.add(
            "_log_softmax_backward_data",
            {any(sizes).constant(), any(sizes).constant()},
            [dim = dim](const Tensors& x) {
              return at::_log_softmax_backward_data(
                  x[0], x[1], dim, x[1].scalar_type());
            })
        .in(kFloatTypes)
        .no_backward()
        .tolerance(4);
  }
  list.add(
          "_softmax",
          {any({4, 3})},
          [](const Tensors& x) {
            return at::softmax(with_infinities(x[0]), 1);
          })
      .in(kFloatTypes);
  list.add(
          "_log_softmax",
          {any({4, 3})},
          [](const Tensors& x) {
            return at::log_softmax(with_infinities(x[0]), 1);
          })
      .in(kFloatTypes);
  list.add(
          "_softmax",
          {any({3, 5})},
          [](const Tensors& x) { return at::softmax(x[0] * 1000, 1); })
      .in(kFloatTypes)
      .tolerance(4);
  list.add(
          "_softmax",
          {any({3, 5})},
          [](const Tensors& x) { return at::softmax(x[0], 1, at::kFloat); })
      .in({at::kFloat, at::kBFloat16, at::kHalf, at::kLong});
}

// --- losses element by element

/// With each reduction: equal shapes, nothing, special numbers.
template <class Call>
void add_pairwise(
    SampleList& list,
    std::string_view op,
    Call call,
    Place place = Place::here()) {
  for (const int64_t reduction : kReductions) {
    const auto with = [=](const Tensors& x) {
      return call(x[0], x[1], reduction);
    };
    list.add(op, {any({3, 5}), any({3, 5})}, with, place).in(kFloatTypes);
    list.add(op, {any({}), any({})}, with, place).in(kFloatTypes);
    list.add(op, {any({0, 3}), any({0, 3})}, with, place).in(kFloatTypes);
    list.add(op, {special({12, 1}), special({1, 12})}, with, place)
        .in(kFloatTypes);
    list.add(
            op,
            {any({2, 3}).of(at::kFloat), any({2, 3}).of(at::kDouble)},
            with,
            place)
        .in({at::kFloat});
  }
}

/// The backward pass by itself, at the places where the pieces meet.
template <class Call>
void add_pairwise_backward(
    SampleList& list,
    std::string_view op,
    Call call,
    Place place = Place::here()) {
  for (const int64_t reduction : kReductions) {
    const Sizes sizes =
        reduction == at::Reduction::None ? Sizes{3, 4} : Sizes{};
    list.add(
            op,
            {any(sizes).constant(),
             special({3, 4}).constant(),
             any({3, 4}).constant()},
            [=](const Tensors& x) {
              return call(x[0], x[1], x[2] * 0, reduction);
            },
            place)
        .in(kFloatTypes)
        .no_backward();
  }
}

void add_regression(SampleList& list) {
  add_pairwise(
      list, "mse_loss", [](const Tensor& x, const Tensor& y, int64_t how) {
        return at::mse_loss(x, y, how);
      });
  add_pairwise_backward(
      list,
      "mse_loss_backward",
      [](const Tensor& g, const Tensor& x, const Tensor& y, int64_t how) {
        return at::mse_loss_backward(g, x, y, how);
      });
  add_pairwise(
      list,
      "smooth_l1_loss",
      [](const Tensor& x, const Tensor& y, int64_t how) {
        return at::smooth_l1_loss(x, y, how, 0.7);
      });
  add_pairwise_backward(
      list,
      "smooth_l1_loss_backward",
      [](const Tensor& g, const Tensor& x, const Tensor& y, int64_t how) {
        return at::smooth_l1_loss_backward(g, x, y, how, 0.5);
      });
  for (const int64_t reduction : kReductions) {
    const auto huber = [=](const Tensors& x) {
      return at::huber_loss(x[0], x[1], reduction, 0.7);
    };
    list.add("huber_loss", {any({3, 5}), any({3, 5})}, huber).in(kFloatTypes);
    list.add("huber_loss", {any({}), any({})}, huber).in(kFloatTypes);
    list.add("huber_loss", {any({0, 3}), any({0, 3})}, huber).in(kFloatTypes);
    list.add("huber_loss", {special(), any({12})}, huber).in(kFloatTypes);
  }
  add_pairwise_backward(
      list,
      "huber_loss_backward",
      [](const Tensor& g, const Tensor& x, const Tensor& y, int64_t how) {
        return at::huber_loss_backward(g, x, y, how, 0.5);
      });
}

void add_cross_entropies(SampleList& list) {
  const auto in_unit = [](const Tensor& x) { return x * 0.5 + 0.5; };
  // Probabilities of exactly zero and one.
  const auto corners = [](const Tensor& like) {
    return at::tensor({0.0, 0.0, 1.0, 1.0, 0.5, 1e-20}, like.options());
  };
  for (const int64_t reduction : kReductions) {
    for (const Sizes& sizes : {Sizes{3, 5}, {}, {0, 3}}) {
      list.add(
              "binary_cross_entropy",
              {unit(sizes), unit(sizes)},
              [=](const Tensors& x) {
                return at::binary_cross_entropy(
                    in_unit(x[0]), in_unit(x[1]), {}, reduction);
              })
          .in(kFloatTypes)
          .tolerance(4);
    }
    list.add(
            "binary_cross_entropy",
            {unit({3, 5}), unit({3, 5}).constant(), positive({5}).constant()},
            [=](const Tensors& x) {
              return at::binary_cross_entropy(
                  in_unit(x[0]), in_unit(x[1]), x[2], reduction);
            })
        .in(kFloatTypes)
        .tolerance(4);
    list.add(
            "binary_cross_entropy",
            {unit({6}).constant()},
            [=](const Tensors& x) {
              const auto p = corners(x[0]);
              return at::binary_cross_entropy(p, p.flip(0), {}, reduction);
            })
        .in({at::kFloat, at::kDouble})
        .no_backward();
    const Sizes of_gradient =
        reduction == at::Reduction::None ? Sizes{6} : Sizes{};
    list.add(
            "binary_cross_entropy_backward",
            {any(of_gradient).constant()},
            [=](const Tensors& x) {
              const auto p = corners(x[0]);
              return at::binary_cross_entropy_backward(
                  x[0], p, p.flip(0), p + 1, reduction);
            })
        .in({at::kFloat, at::kDouble})
        .no_backward();
  }
}

// --- losses over classes

/// Targets with some to be ignored.
Tensor some_ignored(const Tensor& target) {
  return at::where(target.eq(0), at::full_like(target, kIgnored), target);
}

void add_nll(SampleList& list) {
  struct Shape {
    Sizes scores;
    Sizes targets;
  };
  const std::vector<Shape> kShapes = {
      {{6, 4}, {6}},
      {{4}, {}},
      {{0, 4}, {0}},
      {{2, 4, 3, 2}, {2, 3, 2}},
      {{0, 4, 3, 2}, {0, 3, 2}}};
  for (const auto& shape : kShapes) {
    const char* op =
        shape.scores.size() == 4 ? "nll_loss2d_forward" : "nll_loss_forward";
    const auto& scores = shape.scores;
    for (const int64_t reduction : kReductions) {
      list.add(
              op,
              {any(scores), index(shape.targets, 4)},
              [=](const Tensors& x) {
                return at::nll_loss_nd(x[0], x[1], {}, reduction, kIgnored);
              })
          .in(kFloatTypes)
          .row_major();
      list.add(
              op,
              {any(scores), index(shape.targets, 4), positive({4}).constant()},
              [=](const Tensors& x) {
                return at::nll_loss_nd(
                    x[0], some_ignored(x[1]), x[2], reduction, kIgnored);
              })
          .in(kFloatTypes)
          .row_major();
      // All of them ignored.
      list.add(
              op,
              {any(scores), index(shape.targets, 1)},
              [=](const Tensors& x) {
                return at::nll_loss_nd(x[0], x[1], {}, reduction, 0);
              })
          .in(kFloatTypes)
          .row_major();
    }
  }
  for (const int64_t reduction : kReductions) {
    list.add(
            "nll_loss_forward",
            {any({6, 4}), index({6}, 4), positive({4}).constant()},
            [=](const Tensors& x) {
              return at::nll_loss_forward(x[0], x[1], x[2], reduction, 1);
            })
        .in(kFloatTypes)
        .no_backward();
    list.add(
            "nll_loss_forward",
            {any({6, 4}), index({6}, 4)},
            [=](const Tensors& x) {
              return at::cross_entropy_loss(
                  x[0], x[1], {}, reduction, kIgnored, 0.1);
            })
        .in(kFloatTypes);
    const bool has_rows = reduction == at::Reduction::None;
    list.add(
            "nll_loss_backward",
            {any(has_rows ? Sizes{6} : Sizes{}).constant(),
             any({6, 4}).constant(),
             index({6}, 4),
             positive({4}).constant(),
             positive({}).constant()},
            [=](const Tensors& x) {
              return at::nll_loss_backward(
                  x[0], x[1], x[2], x[3], reduction, 1, x[4]);
            })
        .in(kFloatTypes)
        .no_backward();
    list.add(
            "nll_loss2d_backward",
            {any(has_rows ? Sizes{2, 3, 2} : Sizes{}).constant(),
             any({2, 4, 3, 2}).constant(),
             index({2, 3, 2}, 4),
             positive({4}).constant(),
             positive({}).constant()},
            [=](const Tensors& x) {
              return at::nll_loss2d_backward(
                  x[0], x[1], x[2], x[3], reduction, 1, x[4]);
            })
        .in(kFloatTypes)
        .row_major()
        .no_backward();
  }
}

// --- margins

void add_margins(SampleList& list) {
  const Dtypes kTypes = {at::kFloat, at::kDouble};
  for (const int64_t reduction : kReductions) {
    for (const int64_t p : {1, 2}) {
      const auto plain = [=](const Tensors& x) {
        return at::multi_margin_loss(x[0], x[1], p, 0.7, {}, reduction);
      };
      const auto weighted = [=](const Tensors& x) {
        return at::multi_margin_loss(x[0], x[1], p, 1, x[2], reduction);
      };
      list.add("multi_margin_loss", {any({6, 4}), index({6}, 4)}, plain)
          .in(kTypes);
      list.add("multi_margin_loss", {any({4}), index({}, 4)}, plain).in(kTypes);
      list.add(
              "multi_margin_loss",
              {any({6, 4}), index({6}, 4), positive({4}).constant()},
              weighted)
          .in(kTypes);
      const Sizes of_gradient =
          reduction == at::Reduction::None ? Sizes{6} : Sizes{};
      list.add(
              "multi_margin_loss_backward",
              {any(of_gradient).constant(),
               any({6, 4}).constant(),
               index({6}, 4)},
              [=](const Tensors& x) {
                return at::multi_margin_loss_backward(
                    x[0], x[1], x[2], p, 1, {}, reduction);
              })
          .in(kTypes)
          .no_backward();
    }
    // Lists of classes: all places, some of them, none, one twice.
    const auto labels = [](const Tensor& like) {
      return at::tensor({3, 0, 2, 1, 1, -1, 3, 0, -1, 2, 2, 1, 2, 2, -1, 0})
          .reshape({4, 4})
          .to(like.device(), at::kLong);
    };
    list.add(
            "multilabel_margin_loss_forward",
            {any({4, 4})},
            [=](const Tensors& x) {
              return at::multilabel_margin_loss(x[0], labels(x[0]), reduction);
            })
        .in(kTypes);
    list.add(
            "multilabel_margin_loss_forward",
            {any({4})},
            [=](const Tensors& x) {
              return at::multilabel_margin_loss_forward(
                  x[0], labels(x[0])[1], reduction);
            })
        .in(kTypes);
    const Sizes of_gradient =
        reduction == at::Reduction::None ? Sizes{4} : Sizes{};
    list.add(
            "multilabel_margin_loss_backward",
            {any(of_gradient).constant(), any({4, 4}).constant()},
            [=](const Tensors& x) {
              const auto is_target =
                  std::get<1>(at::multilabel_margin_loss_forward(
                      x[1], labels(x[1]), reduction));
              return at::multilabel_margin_loss_backward(
                  x[0], x[1], labels(x[1]), reduction, is_target);
            })
        .in(kTypes)
        .no_backward();
  }
}

} // namespace

void add_loss_samples(SampleList& list) {
  add_softmax(list);
  add_regression(list);
  add_cross_entropies(list);
  add_nll(list);
  add_margins(list);
}

} // namespace fulgurite::xla::conformance
