#include "fulgurite/xla/ops/families.h"

namespace fulgurite::xla {

namespace {

Hlo matrix_product(Lowering& hlo, const Hlo& a, const Hlo& b) {
  return hlo.dot_general(a, b, {{}, {}, {1}, {0}});
}

} // namespace

void lower_mm(Lowering& hlo, const OpArgs& in) {
  in.result(matrix_product(hlo, in.tensor("self"), in.tensor("mat2")));
}

void lower_bmm(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.dot_general(
      in.tensor("self"), in.tensor("mat2"), {{0}, {0}, {2}, {1}}));
}

void lower_addmm(Lowering& hlo, const OpArgs& in) {
  // beta * self + alpha * (mat1 @ mat2)
  Hlo product = matrix_product(hlo, in.tensor("mat1"), in.tensor("mat2"));
  Hlo self = in.tensor("self");
  if (!in.is_number("alpha", 1)) {
    product = hlo.mul(product, in.number("alpha", product.dtype()));
  }
  if (in.is_number("beta", 0)) {
    in.result(product);
    return;
  }
  if (!in.is_number("beta", 1)) {
    self = hlo.mul(self, in.number("beta", self.dtype()));
  }
  in.result(hlo.add(product, self));
}

} // namespace fulgurite::xla
