// Resampling of images: along each dimension a weighted sum of elements whose
// places and weights LibTorch computes from the sizes.
#include "fulgurite/xla/ops/families.h"
#include "fulgurite/xla/ops/taps.h"

#include <ATen/native/UpSample.h>

#include <array>

namespace fulgurite::xla {

namespace {

using at::native::area_pixel_compute_scale;

/// Along one dimension.
struct Resampling {
  int64_t input = 0;
  int64_t output = 0;
  bool aligns_corners = false;
  std::optional<double> scale;
};

template <at::native::nearest_idx_fn_t place_of>
Taps::Row nearest(const Resampling& r, int64_t i, at::ScalarType) {
  return {{place_of(i, r.input, r.output, r.scale)}};
}

/// Weights in the type that LibTorch computes them in.
template <class T>
Taps::Row linear_in(const Resampling& r, int64_t i) {
  int64_t first = 0, second = 0;
  T first_weight = 1, second_weight = 0;
  at::native::compute_source_index_and_lambda<T, T>(
      first,
      second,
      first_weight,
      second_weight,
      area_pixel_compute_scale<T>(r.input, r.output, r.aligns_corners, r.scale),
      i,
      r.input,
      r.output,
      r.aligns_corners);
  if (second == first && second_weight == 0) {
    return {{first}};
  }
  return {{first, first_weight}, {second, second_weight}};
}

Taps::Row linear(const Resampling& r, int64_t i, at::ScalarType dtype) {
  return dtype == at::kDouble ? linear_in<double>(r, i)
                              : linear_in<float>(r, i);
}

template <class T>
Taps::Row cubic_in(const Resampling& r, int64_t i) {
  const T scale =
      area_pixel_compute_scale<T>(r.input, r.output, r.aligns_corners, r.scale);
  const T source = at::native::area_pixel_compute_source_index<T>(
      scale, i, r.aligns_corners, /*cubic=*/true);
  int64_t place = 0;
  T rest = 0;
  at::native::guard_index_and_lambda(source, r.input, place, rest);
  std::array<T, 4> weights{};
  at::native::get_cubic_upsample_coefficients<T>(weights.data(), rest);
  Taps::Row row;
  for (int64_t k = 0; k < 4; ++k) {
    row.push_back(
        {std::clamp<int64_t>(place - 1 + k, 0, r.input - 1), weights[k]});
  }
  return row;
}

Taps::Row cubic(const Resampling& r, int64_t i, at::ScalarType dtype) {
  return dtype == at::kDouble ? cubic_in<double>(r, i) : cubic_in<float>(r, i);
}

using RowOf = Taps::Row (*)(const Resampling&, int64_t, at::ScalarType);

Taps taps_of(const Resampling& r, RowOf row_of, at::ScalarType dtype) {
  std::vector<Taps::Row> rows;
  for (int64_t i = 0; i < r.output; ++i) {
    rows.push_back(row_of(r, i, dtype));
  }
  return {r.input, std::move(rows)};
}

/// One for each spatial dimension, the dimensions after the first two.
std::vector<Resampling> resamplings_of(
    const OpArgs& in,
    const Dims& input,
    const Dims& output,
    bool has_corners) {
  static constexpr std::array<std::array<const char*, 3>, 3> kScales = {
      {{"scales"},
       {"scales_h", "scales_w"},
       {"scales_d", "scales_h", "scales_w"}}};
  const size_t count = input.size() - 2;
  std::vector<Resampling> out;
  for (size_t i = 0; i < count; ++i) {
    const auto scale = in.find_scalar(kScales[count - 1][i]);
    out.push_back(
        {.input = input[2 + i],
         .output = output[2 + i],
         .aligns_corners = has_corners && in.boolean("align_corners"),
         .scale = scale ? std::optional(scale->to<double>()) : std::nullopt});
  }
  return out;
}

void upsample(Lowering& hlo, const OpArgs& in, RowOf row_of, bool has_corners) {
  const auto& shape = in.result_shape();
  const Hlo x = in.tensor("self");
  // Copies need no wider type.
  const auto type = has_corners ? accumulation_type(shape.dtype) : shape.dtype;
  Hlo out = hlo.convert(x, type);
  int64_t dim = 2;
  for (const auto& r : resamplings_of(in, x.dims(), shape.dims, has_corners)) {
    out = taps_of(r, row_of, type).apply(hlo, out, dim++);
  }
  in.result(hlo.convert(out, shape.dtype));
}

void upsample_backward(
    Lowering& hlo,
    const OpArgs& in,
    RowOf row_of,
    bool has_corners) {
  const auto& shape = in.result_shape();
  const auto type = accumulation_type(shape.dtype);
  const Hlo given = in.tensor("grad_output");
  Hlo grad = hlo.convert(given, type);
  int64_t dim = 2;
  for (const auto& r :
       resamplings_of(in, shape.dims, given.dims(), has_corners)) {
    grad = taps_of(r, row_of, type).transposed().apply(hlo, grad, dim++);
  }
  in.result(hlo.convert(grad, shape.dtype));
}

} // namespace

#define FULGURITE_XLA_UPSAMPLE(NAME, ROW_OF, HAS_CORNERS) \
  void NAME(Lowering& hlo, const OpArgs& in) {            \
    upsample(hlo, in, &ROW_OF, HAS_CORNERS);              \
  }                                                       \
  void NAME##_backward(Lowering& hlo, const OpArgs& in) { \
    upsample_backward(hlo, in, &ROW_OF, HAS_CORNERS);     \
  }
FULGURITE_XLA_UPSAMPLE(
    lower_upsample_nearest,
    nearest<&at::native::nearest_idx>,
    false)
FULGURITE_XLA_UPSAMPLE(
    lower_upsample_nearest_exact,
    nearest<&at::native::nearest_exact_idx>,
    false)
FULGURITE_XLA_UPSAMPLE(lower_upsample_linear, linear, true)
FULGURITE_XLA_UPSAMPLE(lower_upsample_cubic, cubic, true)
#undef FULGURITE_XLA_UPSAMPLE

} // namespace fulgurite::xla
