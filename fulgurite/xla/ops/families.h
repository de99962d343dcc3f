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

/// The type in which tensors of these names meet, as LibTorch promotes them.
at::ScalarType promoted_type(
    const OpArgs& in,
    std::initializer_list<std::string_view> names);
/// The type in which a tensor and a Scalar meet.
at::ScalarType promoted_type_with_number(
    const OpArgs& in,
    std::string_view tensor,
    std::string_view number);
/// The type in which sums over this type are kept.
at::ScalarType accumulation_type(at::ScalarType dtype);

/// `self` in the type of the result.
Hlo self_as_result(Lowering& hlo, const OpArgs& in);
/// An argument in the type that ATen's CPU kernels compute the result in:
/// float32 where it is a float16 or bfloat16.
Hlo widened(Lowering& hlo, const OpArgs& in, std::string_view name);
/// Gives result `index`, rounded to its type. Dimensions of size one may be
/// missing.
void give_result(
    Lowering& hlo,
    const OpArgs& in,
    const Hlo& value,
    size_t index = 0);
/// The product of the sizes of these dimensions.
int64_t num_elements(const Hlo& x, c10::IntArrayRef dims);
/// 0, 1, …, rank - 1
std::vector<int64_t> all_dims(const Hlo& x);

/// StableHLO's operation on `self`, in the result's type.
template <Text op>
void unary(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.unary(op.data, self_as_result(hlo, in)));
}
/// The same with an operation of the CHLO dialect.
template <Text op>
void chlo_unary(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.chlo(op.data, self_as_result(hlo, in)));
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
      self_as_result(hlo, in),
      hlo.convert(in.tensor("other"), in.dtype())));
}
/// On the bits.
template <Text op>
void logic(Lowering& hlo, const OpArgs& in) {
  binary<op>(hlo, in);
}
/// On whether they are zero.
template <Text op>
void bool_logic(Lowering& hlo, const OpArgs& in) {
  in.result(hlo.binary(
      op.data,
      hlo.convert(in.tensor("self"), at::kBool),
      hlo.convert(in.tensor("other"), at::kBool)));
}
template <Compare direction>
void comparison(Lowering& hlo, const OpArgs& in) {
  const auto type = promoted_type(in, {"self", "other"});
  in.result(hlo.compare(
      direction,
      hlo.convert(in.tensor("self"), type),
      hlo.convert(in.tensor("other"), type)));
}
template <Compare direction>
void scalar_comparison(Lowering& hlo, const OpArgs& in) {
  const auto type = promoted_type_with_number(in, "self", "other");
  in.result(hlo.compare(
      direction,
      hlo.convert(in.tensor("self"), type),
      in.number("other", type)));
}

#define FULGURITE_XLA_LOWERING(NAME) void NAME(Lowering& hlo, const OpArgs& in);

// elementwise.cpp
FULGURITE_XLA_LOWERING(lower_abs)
FULGURITE_XLA_LOWERING(lower_sign)
FULGURITE_XLA_LOWERING(lower_exp2)
FULGURITE_XLA_LOWERING(lower_log2)
FULGURITE_XLA_LOWERING(lower_log10)
FULGURITE_XLA_LOWERING(lower_reciprocal)
FULGURITE_XLA_LOWERING(lower_trunc)
FULGURITE_XLA_LOWERING(lower_frac)
FULGURITE_XLA_LOWERING(lower_isnan)
FULGURITE_XLA_LOWERING(lower_isposinf)
FULGURITE_XLA_LOWERING(lower_isneginf)
FULGURITE_XLA_LOWERING(lower_bitwise_not)
FULGURITE_XLA_LOWERING(lower_logical_not)
FULGURITE_XLA_LOWERING(lower_nan_to_num)
FULGURITE_XLA_LOWERING(lower_add)
FULGURITE_XLA_LOWERING(lower_sub)
FULGURITE_XLA_LOWERING(lower_mul)
FULGURITE_XLA_LOWERING(lower_div_mode)
FULGURITE_XLA_LOWERING(lower_floor_divide)
FULGURITE_XLA_LOWERING(lower_remainder)
FULGURITE_XLA_LOWERING(lower_maximum)
FULGURITE_XLA_LOWERING(lower_minimum)
FULGURITE_XLA_LOWERING(lower_pow_scalar)
FULGURITE_XLA_LOWERING(lower_pow)
FULGURITE_XLA_LOWERING(lower_scalar_pow)
FULGURITE_XLA_LOWERING(lower_xlogy)
FULGURITE_XLA_LOWERING(lower_lerp_scalar)
FULGURITE_XLA_LOWERING(lower_lerp_tensor)
FULGURITE_XLA_LOWERING(lower_addcmul)
FULGURITE_XLA_LOWERING(lower_addcdiv)
FULGURITE_XLA_LOWERING(lower_where)
FULGURITE_XLA_LOWERING(lower_masked_fill_scalar)
FULGURITE_XLA_LOWERING(lower_masked_fill_tensor)
FULGURITE_XLA_LOWERING(lower_clamp)
FULGURITE_XLA_LOWERING(lower_clamp_tensor)
FULGURITE_XLA_LOWERING(lower_clamp_min)
FULGURITE_XLA_LOWERING(lower_clamp_max)
FULGURITE_XLA_LOWERING(lower_clamp_min_tensor)
FULGURITE_XLA_LOWERING(lower_clamp_max_tensor)

// activation.cpp
FULGURITE_XLA_LOWERING(lower_relu)
FULGURITE_XLA_LOWERING(lower_silu)
FULGURITE_XLA_LOWERING(lower_silu_backward)
FULGURITE_XLA_LOWERING(lower_gelu)
FULGURITE_XLA_LOWERING(lower_gelu_backward)
FULGURITE_XLA_LOWERING(lower_mish)
FULGURITE_XLA_LOWERING(lower_mish_backward)
FULGURITE_XLA_LOWERING(lower_hardtanh)
FULGURITE_XLA_LOWERING(lower_hardtanh_backward)
FULGURITE_XLA_LOWERING(lower_hardsigmoid)
FULGURITE_XLA_LOWERING(lower_hardsigmoid_backward)
FULGURITE_XLA_LOWERING(lower_hardswish)
FULGURITE_XLA_LOWERING(lower_hardswish_backward)
FULGURITE_XLA_LOWERING(lower_leaky_relu)
FULGURITE_XLA_LOWERING(lower_leaky_relu_backward)
FULGURITE_XLA_LOWERING(lower_elu)
FULGURITE_XLA_LOWERING(lower_elu_backward)
FULGURITE_XLA_LOWERING(lower_softplus)
FULGURITE_XLA_LOWERING(lower_softplus_backward)
FULGURITE_XLA_LOWERING(lower_log_sigmoid_forward)
FULGURITE_XLA_LOWERING(lower_log_sigmoid_backward)
FULGURITE_XLA_LOWERING(lower_threshold)
FULGURITE_XLA_LOWERING(lower_threshold_backward)
FULGURITE_XLA_LOWERING(lower_sigmoid_backward)
FULGURITE_XLA_LOWERING(lower_tanh_backward)
FULGURITE_XLA_LOWERING(lower_prelu)
FULGURITE_XLA_LOWERING(lower_prelu_backward)
FULGURITE_XLA_LOWERING(lower_softshrink)
FULGURITE_XLA_LOWERING(lower_softshrink_backward)
FULGURITE_XLA_LOWERING(lower_hardshrink)
FULGURITE_XLA_LOWERING(lower_hardshrink_backward)
FULGURITE_XLA_LOWERING(lower_glu)
FULGURITE_XLA_LOWERING(lower_glu_backward)
FULGURITE_XLA_LOWERING(lower_logit)
FULGURITE_XLA_LOWERING(lower_logit_backward)

// matmul.cpp
FULGURITE_XLA_LOWERING(lower_mm)
FULGURITE_XLA_LOWERING(lower_bmm)
FULGURITE_XLA_LOWERING(lower_addmm)
FULGURITE_XLA_LOWERING(lower_baddbmm)
FULGURITE_XLA_LOWERING(lower_addmv)
FULGURITE_XLA_LOWERING(lower_mv)
FULGURITE_XLA_LOWERING(lower_dot)

// reduction.cpp
FULGURITE_XLA_LOWERING(lower_sum_all)
FULGURITE_XLA_LOWERING(lower_sum)
FULGURITE_XLA_LOWERING(lower_mean_all)
FULGURITE_XLA_LOWERING(lower_mean)
FULGURITE_XLA_LOWERING(lower_prod_all)
FULGURITE_XLA_LOWERING(lower_prod)
FULGURITE_XLA_LOWERING(lower_nansum)
FULGURITE_XLA_LOWERING(lower_count_nonzero)
FULGURITE_XLA_LOWERING(lower_amax)
FULGURITE_XLA_LOWERING(lower_amin)
FULGURITE_XLA_LOWERING(lower_aminmax)
FULGURITE_XLA_LOWERING(lower_max_all)
FULGURITE_XLA_LOWERING(lower_min_all)
FULGURITE_XLA_LOWERING(lower_max_dim)
FULGURITE_XLA_LOWERING(lower_min_dim)
FULGURITE_XLA_LOWERING(lower_argmax)
FULGURITE_XLA_LOWERING(lower_argmin)
FULGURITE_XLA_LOWERING(lower_all)
FULGURITE_XLA_LOWERING(lower_all_dim)
FULGURITE_XLA_LOWERING(lower_all_dims)
FULGURITE_XLA_LOWERING(lower_any)
FULGURITE_XLA_LOWERING(lower_any_dim)
FULGURITE_XLA_LOWERING(lower_any_dims)
FULGURITE_XLA_LOWERING(lower_var)
FULGURITE_XLA_LOWERING(lower_std)
FULGURITE_XLA_LOWERING(lower_var_mean)
FULGURITE_XLA_LOWERING(lower_std_mean)
FULGURITE_XLA_LOWERING(lower_logsumexp)
FULGURITE_XLA_LOWERING(lower_norm)
FULGURITE_XLA_LOWERING(lower_vector_norm)
FULGURITE_XLA_LOWERING(lower_cumsum)
FULGURITE_XLA_LOWERING(lower_cumprod)

// loss.cpp
FULGURITE_XLA_LOWERING(lower_softmax)
FULGURITE_XLA_LOWERING(lower_softmax_backward)
FULGURITE_XLA_LOWERING(lower_log_softmax)
FULGURITE_XLA_LOWERING(lower_log_softmax_backward)
FULGURITE_XLA_LOWERING(lower_nll_loss_forward)
FULGURITE_XLA_LOWERING(lower_nll_loss_backward)
FULGURITE_XLA_LOWERING(lower_mse_loss)
FULGURITE_XLA_LOWERING(lower_mse_loss_backward)
FULGURITE_XLA_LOWERING(lower_smooth_l1_loss)
FULGURITE_XLA_LOWERING(lower_smooth_l1_loss_backward)
FULGURITE_XLA_LOWERING(lower_huber_loss)
FULGURITE_XLA_LOWERING(lower_huber_loss_backward)
FULGURITE_XLA_LOWERING(lower_binary_cross_entropy)
FULGURITE_XLA_LOWERING(lower_binary_cross_entropy_backward)
FULGURITE_XLA_LOWERING(lower_multi_margin_loss)
FULGURITE_XLA_LOWERING(lower_multi_margin_loss_backward)
FULGURITE_XLA_LOWERING(lower_multilabel_margin_loss)
FULGURITE_XLA_LOWERING(lower_multilabel_margin_loss_backward)

// shape.cpp
FULGURITE_XLA_LOWERING(lower_cat)
FULGURITE_XLA_LOWERING(lower_stack)
FULGURITE_XLA_LOWERING(lower_repeat)
FULGURITE_XLA_LOWERING(lower_flip)
FULGURITE_XLA_LOWERING(lower_roll)
FULGURITE_XLA_LOWERING(lower_tril)
FULGURITE_XLA_LOWERING(lower_triu)
FULGURITE_XLA_LOWERING(lower_constant_pad)
FULGURITE_XLA_LOWERING(lower_reflection_pad)
FULGURITE_XLA_LOWERING(lower_reflection_pad_backward)
FULGURITE_XLA_LOWERING(lower_replication_pad)
FULGURITE_XLA_LOWERING(lower_replication_pad_backward)

// index.cpp
FULGURITE_XLA_LOWERING(lower_index_select)
FULGURITE_XLA_LOWERING(lower_index)
FULGURITE_XLA_LOWERING(lower_gather)
FULGURITE_XLA_LOWERING(lower_scatter_src)
FULGURITE_XLA_LOWERING(lower_scatter_value)
FULGURITE_XLA_LOWERING(lower_scatter_src_reduce)
FULGURITE_XLA_LOWERING(lower_scatter_value_reduce)
FULGURITE_XLA_LOWERING(lower_scatter_add)
FULGURITE_XLA_LOWERING(lower_scatter_reduce)
FULGURITE_XLA_LOWERING(lower_index_add)
FULGURITE_XLA_LOWERING(lower_index_copy)
FULGURITE_XLA_LOWERING(lower_index_fill_scalar)
FULGURITE_XLA_LOWERING(lower_index_fill_tensor)
FULGURITE_XLA_LOWERING(lower_index_reduce)
FULGURITE_XLA_LOWERING(lower_index_put)
FULGURITE_XLA_LOWERING(lower_take)
FULGURITE_XLA_LOWERING(lower_put)
FULGURITE_XLA_LOWERING(lower_masked_scatter)
FULGURITE_XLA_LOWERING(lower_embedding_backward)
FULGURITE_XLA_LOWERING(lower_sort)
FULGURITE_XLA_LOWERING(lower_topk)

// norm.cpp
FULGURITE_XLA_LOWERING(lower_layer_norm)
FULGURITE_XLA_LOWERING(lower_layer_norm_backward)
FULGURITE_XLA_LOWERING(lower_group_norm)
FULGURITE_XLA_LOWERING(lower_group_norm_backward)
FULGURITE_XLA_LOWERING(lower_batch_norm)
FULGURITE_XLA_LOWERING(lower_batch_norm_no_stats)
FULGURITE_XLA_LOWERING(lower_batch_norm_no_training)
FULGURITE_XLA_LOWERING(lower_batch_norm_backward)

// convolution.cpp
FULGURITE_XLA_LOWERING(lower_convolution)
FULGURITE_XLA_LOWERING(lower_convolution_backward)

// pooling.cpp
FULGURITE_XLA_LOWERING(lower_max_pool2d)
FULGURITE_XLA_LOWERING(lower_max_pool2d_backward)
FULGURITE_XLA_LOWERING(lower_max_pool3d)
FULGURITE_XLA_LOWERING(lower_max_pool3d_backward)
FULGURITE_XLA_LOWERING(lower_avg_pool2d)
FULGURITE_XLA_LOWERING(lower_avg_pool2d_backward)
FULGURITE_XLA_LOWERING(lower_avg_pool3d)
FULGURITE_XLA_LOWERING(lower_avg_pool3d_backward)
FULGURITE_XLA_LOWERING(lower_adaptive_avg_pool2d)
FULGURITE_XLA_LOWERING(lower_adaptive_avg_pool2d_backward)
FULGURITE_XLA_LOWERING(lower_adaptive_avg_pool3d)
FULGURITE_XLA_LOWERING(lower_adaptive_avg_pool3d_backward)
FULGURITE_XLA_LOWERING(lower_adaptive_max_pool2d)
FULGURITE_XLA_LOWERING(lower_adaptive_max_pool3d)

// upsample.cpp
FULGURITE_XLA_LOWERING(lower_upsample_nearest)
FULGURITE_XLA_LOWERING(lower_upsample_nearest_backward)
FULGURITE_XLA_LOWERING(lower_upsample_nearest_exact)
FULGURITE_XLA_LOWERING(lower_upsample_nearest_exact_backward)
FULGURITE_XLA_LOWERING(lower_upsample_linear)
FULGURITE_XLA_LOWERING(lower_upsample_linear_backward)
FULGURITE_XLA_LOWERING(lower_upsample_cubic)
FULGURITE_XLA_LOWERING(lower_upsample_cubic_backward)

// random.cpp
FULGURITE_XLA_LOWERING(lower_uniform)
FULGURITE_XLA_LOWERING(lower_normal)
FULGURITE_XLA_LOWERING(lower_normal_tensor_float)
FULGURITE_XLA_LOWERING(lower_normal_float_tensor)
FULGURITE_XLA_LOWERING(lower_normal_tensor_tensor)
FULGURITE_XLA_LOWERING(lower_log_normal)
FULGURITE_XLA_LOWERING(lower_cauchy)
FULGURITE_XLA_LOWERING(lower_exponential)
FULGURITE_XLA_LOWERING(lower_geometric)
FULGURITE_XLA_LOWERING(lower_bernoulli)
FULGURITE_XLA_LOWERING(lower_bernoulli_tensor)
FULGURITE_XLA_LOWERING(lower_random)
FULGURITE_XLA_LOWERING(lower_random_from)
FULGURITE_XLA_LOWERING(lower_random_to)

#undef FULGURITE_XLA_LOWERING

} // namespace fulgurite::xla
