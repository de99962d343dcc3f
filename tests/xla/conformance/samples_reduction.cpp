#include "tests/xla/conformance/sample.h"

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
    {{3, 0}, {1}},
    {{0, 3}, {1}}};

} // namespace

void add_reduction_samples(SampleList& list) {
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
  }
  list.add("sum.dim_IntList", {any({3, 5})}, [](const Tensors& x) {
    return x[0].sum({1}, false, at::kDouble);
  });
  list.add(
          "mean.dim",
          {any({3, 5})},
          [](const Tensors& x) {
            return x[0].mean(at::IntArrayRef{1}, false, at::kDouble);
          })
      .in(kFloatTypes);
}

} // namespace fulgurite::xla::conformance
