// Map: sums and products · truth · extremes · moments · norms · running sums.

#include "tests/xla/conformance/sample.h"

#include <cmath>
#include <limits>
#include <optional>

namespace fulgurite::xla::conformance {

namespace {

/// Along these dimensions of a tensor of these sizes.
struct Along {
  Sizes sizes;
  Sizes dims;
  bool keeps = false;
};

const std::vector<Along> kAlongs = {
    {{3, 5}, {1}},
    {{3, 5}, {0}, true},
    {{2, 3, 4}, {-1, 0}},
    {{2, 3, 4}, {}},
    {{}, {}},
    {{}, {-1}},
    {{3, 0}, {1}},
    {{0, 3}, {1}}};

/// Along one dimension of a tensor of these sizes.
struct AlongOne {
  Sizes sizes;
  int64_t dim = 0;
  bool keeps = false;
};

const std::vector<AlongOne> kAlongOnes = {
    {{3, 5}, 1},
    {{3, 5}, 0, true},
    {{2, 3, 4}, -2},
    {{}, 0},
    {{}, -1, true},
    {{0, 3}, 1}};

/// Numbers with which extremes are hard to tell: NaN, infinities, ties.
const std::vector<Input> kTied = {special({3, 4}), any({4, 30}).of(at::kLong)};

bool is_empty(const Along& along) {
  return along.sizes == Sizes{3, 0};
}

// --- sums and products

void add_sums(SampleList& list) {
  for (const auto& along : kAlongs) {
    list.add("sum.dim_IntList", {any(along.sizes)}, [along](const Tensors& x) {
      return x[0].sum(along.dims, along.keeps);
    });
    list.add(
            "mean.dim",
            {any(along.sizes)},
            [along](const Tensors& x) {
              return x[0].mean(along.dims, along.keeps);
            })
        .in(kFloatTypes);
    list.add("nansum", {any(along.sizes)}, [along](const Tensors& x) {
      return x[0].nansum(along.dims, along.keeps);
    });
    if (!along.keeps) {
      list.add(
          "count_nonzero.dim_IntList",
          {any(along.sizes)},
          [along](const Tensors& x) { return x[0].count_nonzero(along.dims); });
    }
  }
  for (const auto& along : kAlongOnes) {
    list.add("prod.dim_int", {nonzero(along.sizes)}, [along](const Tensors& x) {
      return x[0].prod(along.dim, along.keeps);
    });
  }
  for (const auto& input :
       {any({3, 5}), any({}), any({0, 3}), special(), any({1000})}) {
    list.add("sum", {input}, [](const Tensors& x) { return x[0].sum(); });
    list.add("mean", {input}, [](const Tensors& x) { return x[0].mean(); })
        .in(kFloatTypes);
    list.add("prod", {input}, [](const Tensors& x) { return x[0].prod(); })
        .no_backward();
    list.add("nansum", {input}, [](const Tensors& x) { return x[0].nansum(); });
  }
  list.add("sum.dim_IntList", {any({3, 5})}, [](const Tensors& x) {
    return x[0].sum({1}, false, at::kDouble);
  });
  list.add("sum.dim_IntList", {any({3, 5}).constant()}, [](const Tensors& x) {
    return x[0].sum({1}, false, at::kInt);
  });
  list.add(
          "sum",
          {any({3, 5}).constant()},
          [](const Tensors& x) { return x[0].sum(at::kBool); })
      .no_backward();
  list.add(
          "prod",
          {any({3, 5})},
          [](const Tensors& x) { return x[0].prod(at::kDouble); })
      .no_backward();
  list.add("prod", {nonzero({7})}, [](const Tensors& x) { return x[0].prod(); })
      // The backward pass looks for zeros with nonzero().
      .no_backward();
  list.add(
          "mean.dim",
          {any({3, 5})},
          [](const Tensors& x) {
            return x[0].mean(at::IntArrayRef{1}, false, at::kDouble);
          })
      .in(kFloatTypes);
  list.add("mean", {any({3, 5})}, [](const Tensors& x) {
    return x[0].mean(at::kDouble);
  });
}

// --- truth

void add_truth(SampleList& list) {
  for (const auto& along : kAlongOnes) {
    for (const auto& input : {any(along.sizes), mask(along.sizes)}) {
      list.add("all.dim", {input}, [along](const Tensors& x) {
        return x[0].all(along.dim, along.keeps);
      });
      list.add("any.dim", {input}, [along](const Tensors& x) {
        return x[0].any(along.dim, along.keeps);
      });
    }
  }
  for (const auto& along : kAlongs) {
    list.add("all.dims", {mask(along.sizes)}, [along](const Tensors& x) {
      return at::all(x[0], at::OptionalIntArrayRef(along.dims), along.keeps);
    });
    list.add("any.dims", {mask(along.sizes)}, [along](const Tensors& x) {
      return at::any(x[0], at::OptionalIntArrayRef(along.dims), along.keeps);
    });
  }
  for (const auto& input :
       {any({3, 5}),
        any({}),
        any({0, 3}),
        special(),
        any({2, 2}).of(at::kByte)}) {
    list.add("all", {input}, [](const Tensors& x) { return x[0].all(); });
    list.add("any", {input}, [](const Tensors& x) { return x[0].any(); });
  }
}

// --- extremes

void add_extremes(SampleList& list) {
  for (const auto& along : kAlongs) {
    if (is_empty(along)) {
      continue;
    }
    list.add("amax", {any(along.sizes)}, [along](const Tensors& x) {
      return x[0].amax(along.dims, along.keeps);
    });
    list.add("amin", {any(along.sizes)}, [along](const Tensors& x) {
      return x[0].amin(along.dims, along.keeps);
    });
  }
  for (const auto& along : kAlongOnes) {
    list.add("max.dim", {any(along.sizes)}, [along](const Tensors& x) {
      return x[0].max(along.dim, along.keeps);
    });
    list.add("min.dim", {any(along.sizes)}, [along](const Tensors& x) {
      return x[0].min(along.dim, along.keeps);
    });
    list.add("argmax", {any(along.sizes)}, [along](const Tensors& x) {
      return x[0].argmax(along.dim, along.keeps);
    });
    list.add("argmin", {any(along.sizes)}, [along](const Tensors& x) {
      return x[0].argmin(along.dim, along.keeps);
    });
    list.add("aminmax", {any(along.sizes)}, [along](const Tensors& x) {
      return x[0].aminmax(along.dim, along.keeps);
    });
  }
  for (const auto& input : kTied) {
    list.add("amax", {input}, [](const Tensors& x) { return x[0].amax(1); })
        .no_backward();
    list.add("amin", {input}, [](const Tensors& x) { return x[0].amin(0); })
        .no_backward();
    list.add("max.dim", {input}, [](const Tensors& x) { return x[0].max(1); });
    list.add("min.dim", {input}, [](const Tensors& x) { return x[0].min(0); });
    for (const bool keeps : {false, true}) {
      list.add("argmax", {input}, [keeps](const Tensors& x) {
        return x[0].argmax(std::nullopt, keeps);
      });
    }
    list.add(
        "argmax", {input}, [](const Tensors& x) { return x[0].argmax(1); });
    list.add("argmin", {input}, [](const Tensors& x) { return x[0].argmin(); });
    list.add(
        "argmin", {input}, [](const Tensors& x) { return x[0].argmin(1); });
    list.add(
            "aminmax",
            {input},
            [](const Tensors& x) { return at::aminmax(x[0]); })
        .no_backward();
  }
  // Only the worst there is.
  constexpr double kInf = std::numeric_limits<double>::infinity();
  for (const double worst : {-kInf, kInf}) {
    list.add(
            "max.dim",
            {any({2, 3})},
            [worst](const Tensors& x) {
              return at::full_like(x[0], worst).max(1);
            })
        .in(kFloatTypes);
    list.add(
            "min.dim",
            {any({2, 3})},
            [worst](const Tensors& x) {
              return at::full_like(x[0], worst).min(1);
            })
        .in(kFloatTypes);
  }
  for (const auto& input : {any({3, 5}), any({}), special(), any({7})}) {
    list.add("max", {input}, [](const Tensors& x) { return x[0].max(); })
        .no_backward();
    list.add("min", {input}, [](const Tensors& x) { return x[0].min(); })
        .no_backward();
  }
  list.add(
      "max", {distinct({3, 5})}, [](const Tensors& x) { return x[0].max(); });
  list.add(
      "min", {distinct({3, 5})}, [](const Tensors& x) { return x[0].min(); });
}

// --- moments

void add_moments(SampleList& list) {
  using Correction = std::optional<at::Scalar>;
  for (const auto& along : kAlongs) {
    const at::OptionalIntArrayRef dims(along.dims);
    for (const Correction& correction :
         {Correction(), Correction(0), Correction(1.5), Correction(7)}) {
      const auto var = [=](const Tensors& x) {
        return at::var(
            x[0], at::OptionalIntArrayRef(along.dims), correction, along.keeps);
      };
      list.add("var.correction", {any(along.sizes)}, var).in(kFloatTypes);
      list.add(
              "std.correction",
              {any(along.sizes)},
              [=](const Tensors& x) {
                return at::std(
                    x[0],
                    at::OptionalIntArrayRef(along.dims),
                    correction,
                    along.keeps);
              })
          .in(kFloatTypes);
    }
    list.add(
            "var_mean.correction",
            {any(along.sizes)},
            [along](const Tensors& x) {
              return at::var_mean(
                  x[0],
                  at::OptionalIntArrayRef(along.dims),
                  at::Scalar(1),
                  along.keeps);
            })
        .in(kFloatTypes);
    list.add(
            "std_mean.correction",
            {any(along.sizes)},
            [along](const Tensors& x) {
              return at::std_mean(
                  x[0],
                  at::OptionalIntArrayRef(along.dims),
                  at::Scalar(1),
                  along.keeps);
            })
        .in(kFloatTypes);
  }
  list.add(
          "var.correction",
          {special({3, 4})},
          [](const Tensors& x) { return x[0].slice(0, 0, 2).var(1); })
      .in(kFloatTypes)
      .no_backward();
  // Far from zero.
  list.add(
          "var.correction",
          {any({64})},
          [](const Tensors& x) { return (x[0] + 100).var(); })
      .in({at::kFloat, at::kDouble});
  list.add(
          "std.correction",
          {any({3, 5})},
          [](const Tensors& x) { return x[0].std(); })
      .in(kFloatTypes);
}

// --- norms

void add_norms(SampleList& list) {
  constexpr double kInf = std::numeric_limits<double>::infinity();
  for (const double p : {0.0, 1.0, 2.0, 3.0, 0.5, -1.0, kInf, -kInf}) {
    for (const auto& along : kAlongs) {
      if (is_empty(along) && (p < 0 || std::isinf(p))) {
        continue;
      }
      auto& of_norm = list.add(
          "norm.ScalarOpt_dim", {nonzero(along.sizes)}, [=](const Tensors& x) {
            return at::norm(x[0], p, along.dims, along.keeps);
          });
      of_norm.in(kFloatTypes).tolerance(4);
      auto& of_vector = list.add(
          "linalg_vector_norm", {nonzero(along.sizes)}, [=](const Tensors& x) {
            return at::linalg_vector_norm(
                x[0],
                p,
                along.dims.empty() ? at::OptionalIntArrayRef()
                                   : at::OptionalIntArrayRef(along.dims),
                along.keeps);
          });
      of_vector.in(kFloatTypes).tolerance(4);
      if (is_empty(along)) {
        of_norm.no_backward();
        of_vector.no_backward();
      }
    }
    list.add(
            "linalg_vector_norm",
            {special({3, 4})},
            [=](const Tensors& x) {
              return at::linalg_vector_norm(x[0], p, at::IntArrayRef{1});
            })
        .in(kFloatTypes)
        .no_backward();
  }
  list.add(
          "norm.ScalarOpt_dim",
          {any({3, 5})},
          [](const Tensors& x) { return x[0].norm(); })
      .in(kFloatTypes);
  list.add(
          "norm.ScalarOpt_dim_dtype",
          {any({3, 5})},
          [](const Tensors& x) {
            return at::norm(x[0], 2, at::IntArrayRef{1}, false, at::kDouble);
          })
      .in({at::kFloat, at::kDouble})
      .row_major();
  list.add(
          "linalg_vector_norm",
          {any({3, 5})},
          [](const Tensors& x) {
            return at::linalg_vector_norm(
                x[0], 2, at::IntArrayRef{1}, true, at::kDouble);
          })
      .in({at::kFloat, at::kDouble})
      .row_major();
}

void add_logsumexps(SampleList& list) {
  for (const auto& along : kAlongs) {
    if (along.dims.empty()) {
      continue;
    }
    list.add("logsumexp", {any(along.sizes)}, [along](const Tensors& x) {
      return at::logsumexp(x[0], along.dims, along.keeps);
    });
  }
  list.add(
          "logsumexp",
          {special({3, 4})},
          [](const Tensors& x) { return at::logsumexp(x[0], {1}); })
      .in(kFloatTypes);
  list.add(
          "logsumexp",
          {special({12, 1})},
          [](const Tensors& x) { return at::logsumexp(x[0], {1}); })
      .in(kFloatTypes);
}

// --- running sums

void add_running(SampleList& list) {
  for (const auto& along : kAlongOnes) {
    list.add("cumsum", {any(along.sizes)}, [along](const Tensors& x) {
      return x[0].cumsum(along.dim);
    });
    list.add(
            "cumprod",
            {nonzero(along.sizes)},
            [along](const Tensors& x) { return x[0].cumprod(along.dim); })
        .no_backward();
  }
  list.add("cumsum", {any({2, 300})}, [](const Tensors& x) {
    return x[0].cumsum(1);
  });
  list.add("cumsum", {any({3, 5})}, [](const Tensors& x) {
    return x[0].cumsum(1, at::kDouble);
  });
  for (const auto& input : {special(), special({3, 4})}) {
    list.add("cumsum", {input}, [](const Tensors& x) { return x[0].cumsum(0); })
        .in(kFloatTypes)
        .no_backward();
    list.add(
            "cumprod",
            {input},
            [](const Tensors& x) { return x[0].cumprod(0); })
        .in(kFloatTypes)
        .no_backward();
  }
}

} // namespace

void add_reduction_samples(SampleList& list) {
  add_sums(list);
  add_truth(list);
  add_extremes(list);
  add_moments(list);
  add_norms(list);
  add_logsumexps(list);
  add_running(list);
}

} // namespace fulgurite::xla::conformance
