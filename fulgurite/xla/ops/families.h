#pragma once

#include "fulgurite/xla/lowering/lowering.h"

#include <algorithm>
#include <cstddef>

// The lowering functions that ops.def names, by family; each family has its
// .cpp. Their names follow the operators'.
namespace fulgurite::xla {

/// A text as a template argument: unary<"sqrt">.
template <size_t N>
struct Text {
  char data[N];
  constexpr Text(const char (&text)[N]) { // NOLINT: meant to be implicit
    std::copy_n(text, N, data);
  }
};

// elementwise.cpp

/// The type in which the tensors of these names meet, as LibTorch promotes
/// them.
at::ScalarType promoted_type(
    const OpArgs& in,
    std::initializer_list<std::string_view> names);

/// StableHLO's operation on `self`, in the result's type.
template <Text op>
void unary(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.unary(op.data, hlo.convert(in.tensor("self"), in.dtype())));
}
/// The same, but integers stay what they are.
template <Text op>
void rounding(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  in.result(at::isFloatingType(x.dtype()) ? hlo.unary(op.data, x) : x);
}
/// StableHLO's operation on `self` and `other`, in the result's type.
template <Text op>
void binary(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.binary(
      op.data,
      hlo.convert(in.tensor("self"), in.dtype()),
      hlo.convert(in.tensor("other"), in.dtype())));
}

#define FULGURITE_XLA_LOWERING(NAME) void NAME(Lowering& hlo, const OpArgs& in);

FULGURITE_XLA_LOWERING(lower_abs)
FULGURITE_XLA_LOWERING(lower_erf)
FULGURITE_XLA_LOWERING(lower_reciprocal)
FULGURITE_XLA_LOWERING(lower_bitwise_not)
FULGURITE_XLA_LOWERING(lower_logical_not)
FULGURITE_XLA_LOWERING(lower_relu)
FULGURITE_XLA_LOWERING(lower_silu)
FULGURITE_XLA_LOWERING(lower_add)
FULGURITE_XLA_LOWERING(lower_sub)
FULGURITE_XLA_LOWERING(lower_eq)
FULGURITE_XLA_LOWERING(lower_ne)
FULGURITE_XLA_LOWERING(lower_lt)
FULGURITE_XLA_LOWERING(lower_le)
FULGURITE_XLA_LOWERING(lower_gt)
FULGURITE_XLA_LOWERING(lower_ge)

// matmul.cpp
FULGURITE_XLA_LOWERING(lower_mm)
FULGURITE_XLA_LOWERING(lower_bmm)
FULGURITE_XLA_LOWERING(lower_addmm)

// reduction.cpp
FULGURITE_XLA_LOWERING(lower_sum)
FULGURITE_XLA_LOWERING(lower_mean)

#undef FULGURITE_XLA_LOWERING

} // namespace fulgurite::xla
