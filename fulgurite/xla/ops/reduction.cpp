#include "fulgurite/xla/ops/families.h"

namespace fulgurite::xla {

void lower_sum(Lowering& hlo, const OpArgs& in) {
  const Hlo x = hlo.convert(in.tensor("self"), in.dtype());
  in.result(hlo.sum(x, in.dims_or_all("dim", x.rank()), in.boolean("keepdim")));
}

void lower_mean(Lowering& hlo, const OpArgs& in) {
  const Hlo x = hlo.convert(in.tensor("self"), in.dtype());
  const auto dims = in.dims_or_all("dim", x.rank());
  int64_t count = 1;
  for (const int64_t dim : dims) {
    count *= x.dims()[dim];
  }
  const Hlo sum = hlo.sum(x, dims, in.boolean("keepdim"));
  in.result(hlo.div(sum, static_cast<double>(count)));
}

} // namespace fulgurite::xla
