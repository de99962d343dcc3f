#include "fulgurite/xla/aten/autocast.h"

#include "fulgurite/base/error.h"

#include <ATen/Operators.h>
#include <ATen/autocast_mode.h>
#include <torch/library.h>

namespace fulgurite::xla {

namespace {

at::Tensor refuse_binary_cross_entropy(
    const at::Tensor&,
    const at::Tensor&,
    const std::optional<at::Tensor>&,
    int64_t) {
  fail(
      "[xla] binary_cross_entropy: expected to be called without autocast, got "
      "it with: numbers between 0 and 1 lose too much in bfloat16; try "
      "binary_cross_entropy_with_logits on what comes before the sigmoid");
}

} // namespace

// LibTorch's macros name the library `m`.
void register_autocast(torch::Library& m) {
  // NOLINTBEGIN: the lists are macros, and so are their entries
  using at::IntArrayRef;
  using at::Scalar;
  using at::ScalarType;
  using at::Tensor;
#define FULGURITE_LOWER(...) \
  KERNEL(c10::DeviceType::XLA, __VA_ARGS__, lower_precision_fp)
#define FULGURITE_FP32(...) KERNEL(c10::DeviceType::XLA, __VA_ARGS__, fp32)
#define FULGURITE_FP32_DTYPE(...) \
  KERNEL(c10::DeviceType::XLA, __VA_ARGS__, fp32_set_opt_dtype)
#define FULGURITE_PROMOTE(...) \
  KERNEL(c10::DeviceType::XLA, __VA_ARGS__, promote)
#define FULGURITE_REDISPATCH(...) \
  KERNEL_DIFFERENT_REDISPATCH_SIGNATURE(c10::DeviceType::XLA, __VA_ARGS__)
  AT_FORALL_LOWER_PRECISION_FP(FULGURITE_LOWER)
  AT_FORALL_FP32(FULGURITE_FP32)
  AT_FORALL_FP32_SET_OPT_DTYPE(FULGURITE_FP32_DTYPE)
  AT_FORALL_PROMOTE(FULGURITE_PROMOTE)
  AT_FORALL_DIFFERENT_REDISPATCH_SIGNATURE(FULGURITE_REDISPATCH)
#undef FULGURITE_LOWER
#undef FULGURITE_FP32
#undef FULGURITE_FP32_DTYPE
#undef FULGURITE_PROMOTE
#undef FULGURITE_REDISPATCH
  // NOLINTEND
  m.impl("binary_cross_entropy", &refuse_binary_cross_entropy);
}

} // namespace fulgurite::xla
