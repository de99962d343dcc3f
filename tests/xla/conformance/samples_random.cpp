// Types, sizes and strides; the numbers themselves are for random_test.cpp.
#include "tests/xla/conformance/sample.h"

namespace fulgurite::xla::conformance {

namespace {

template <class Draw>
void add(SampleList& list, const char* op, const Dtypes& types, Draw draw) {
  list.add(
          op,
          {any({3, 5})},
          [draw](const Tensors& x) {
            return at::zeros_like(draw(x[0].clone()));
          })
      .in(types)
      .no_backward();
}

} // namespace

void add_random_samples(SampleList& list) {
  add(list, "uniform", kFloatTypes, [](Tensor x) { return x.uniform_(-1, 2); });
  add(list, "normal_functional", kFloatTypes, [](Tensor x) {
    return x.normal_(1, 2);
  });
  add(list, "normal.Tensor_float", kFloatTypes, [](const Tensor& x) {
    return at::normal(x, 2);
  });
  add(list, "normal.float_Tensor", kFloatTypes, [](const Tensor& x) {
    return at::normal(1, x.abs());
  });
  add(list, "normal.Tensor_Tensor", kFloatTypes, [](const Tensor& x) {
    return at::normal(x, x[0].abs());
  });
  add(list, "log_normal", kFloatTypes, [](Tensor x) {
    return x.log_normal_();
  });
  add(list, "cauchy", kFloatTypes, [](Tensor x) { return x.cauchy_(); });
  add(list, "exponential", kFloatTypes, [](Tensor x) {
    return x.exponential_();
  });
  add(list, "geometric", kAllTypes, [](Tensor x) { return x.geometric_(0.3); });
  add(list, "bernoulli.p", kAllTypes, [](Tensor x) {
    return x.bernoulli_(0.3);
  });
  add(list, "bernoulli.Tensor", kFloatTypes, [](const Tensor& x) {
    return at::bernoulli(x.sigmoid());
  });
  add(list, "random", kAllTypes, [](Tensor x) { return x.random_(); });
  add(list, "random.from", kAllTypes, [](Tensor x) { return x.random_(0, 2); });
  add(list, "random.to", kAllTypes, [](Tensor x) { return x.random_(2); });
}

} // namespace fulgurite::xla::conformance
