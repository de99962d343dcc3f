// Pooling over windows: of one size, and of the sizes that divide the input.
#include "fulgurite/xla/ops/families.h"
#include "fulgurite/xla/ops/indexing.h"
#include "fulgurite/xla/ops/taps.h"

#include <limits>
#include <numeric>

namespace fulgurite::xla {

namespace {

/// Windows along one spatial dimension.
struct PoolDim {
  int64_t dim = 0;
  int64_t input = 0;
  int64_t output = 0;
  int64_t size = 1;
  int64_t stride = 1;
  int64_t padding = 0;
  int64_t dilation = 1;

  /// Padding after the last element that the last window needs.
  int64_t high() const {
    const int64_t end = (output - 1) * stride + (size - 1) * dilation + 1;
    return std::max<int64_t>(0, end - padding - input);
  }
  WindowDim window() const {
    return {
        .size = size,
        .stride = stride,
        .dilation = dilation,
        .low = padding,
        .high = high()};
  }
};

/// A list with one number, or one for each dimension.
int64_t each(const std::vector<int64_t>& list, size_t i) {
  return list.size() == 1 ? list[0] : list[i];
}

/// The spatial dimensions are the last `count`. `input` and `output` are sizes.
std::vector<PoolDim> pool_dims(
    const OpArgs& in,
    int64_t count,
    const Dims& input,
    const Dims& output,
    bool has_dilation) {
  const auto size = in.integers("kernel_size");
  const auto stride = in.integers("stride");
  const auto padding = in.integers("padding");
  const auto dilation =
      has_dilation ? in.integers("dilation") : std::vector<int64_t>{1};
  std::vector<PoolDim> out;
  for (size_t i = 0; i < static_cast<size_t>(count); ++i) {
    const auto dim =
        static_cast<int64_t>(input.size()) - count + static_cast<int64_t>(i);
    out.push_back(
        {.dim = dim,
         .input = input[dim],
         .output = output[dim],
         .size = each(size, i),
         .stride = each(stride.empty() ? size : stride, i),
         .padding = each(padding, i),
         .dilation = each(dilation, i)});
  }
  return out;
}

std::vector<WindowDim> windows_of(
    const std::vector<PoolDim>& pool,
    int64_t rank) {
  std::vector<WindowDim> out(rank);
  for (const auto& p : pool) {
    out[p.dim] = p.window();
  }
  return out;
}

int64_t product(c10::IntArrayRef sizes) {
  return c10::multiply_integers(sizes);
}

// --- the greatest
// -------------------------------------------------------------------

/// The place of each element in its plane, the last `count` dimensions.
Hlo places_in_plane(Lowering& hlo, const Dims& dims, int64_t count) {
  const std::vector<int64_t> plane(dims.end() - count, dims.end());
  const int64_t elements = product(plane);
  const auto type =
      elements > std::numeric_limits<int32_t>::max() ? at::kLong : at::kInt;
  return hlo.broadcast_to(
      hlo.reshape(hlo.iota(type, {elements}, 0), plane), dims);
}

/// Of two elements (value, place) the greater: the first of equal ones, the
/// last of NaN ones, as LibTorch's loop finds them. The order of calls is free.
std::vector<Hlo> greater_of(
    Lowering& hlo,
    const std::vector<Hlo>& a,
    const std::vector<Hlo>& b) {
  const auto both = [&](const Hlo& x, const Hlo& y) {
    return hlo.binary("and", x, y);
  };
  const Hlo a_is_first = hlo.compare(Compare::kLt, a[1], b[1]);
  Hlo takes_a = hlo.binary(
      "or",
      hlo.compare(Compare::kGt, a[0], b[0]),
      both(hlo.compare(Compare::kEq, a[0], b[0]), a_is_first));
  if (at::isFloatingType(a[0].dtype())) {
    const Hlo a_is_nan = hlo.compare(Compare::kNe, a[0], a[0]);
    const Hlo b_is_nan = hlo.compare(Compare::kNe, b[0], b[0]);
    takes_a = hlo.select(
        hlo.binary("or", a_is_nan, b_is_nan),
        both(a_is_nan, hlo.logical_not(both(b_is_nan, a_is_first))),
        takes_a);
  }
  return {hlo.select(takes_a, a[0], b[0]), hlo.select(takes_a, a[1], b[1])};
}

HloBuilder::Combine greater(Lowering& hlo) {
  return [&hlo](const std::vector<Hlo>& a, const std::vector<Hlo>& b) {
    return greater_of(hlo, a, b);
  };
}

/// What loses against every element.
std::vector<Hlo> nothing_yet(Lowering& hlo, const Hlo& x, const Hlo& places) {
  return {hlo.lowest(x.dtype()), hlo.highest(places.dtype())};
}

void max_pool(Lowering& hlo, const OpArgs& in, int64_t count) {
  const auto& shape = in.result_shape();
  const Hlo x = in.tensor("self");
  if (shape.numel() == 0) {
    in.result(hlo.constant(0, shape.dtype, shape.dims), 0);
    in.result(hlo.constant(0, at::kLong, shape.dims), 1);
    return;
  }
  const auto windows = windows_of(
      pool_dims(in, count, x.dims(), shape.dims, /*has_dilation=*/true),
      x.rank());
  const Hlo places = places_in_plane(hlo, x.dims(), count);
  const auto found = hlo.reduce_window(
      {x, places}, nothing_yet(hlo, x, places), windows, greater(hlo));
  // Where nobody asks for the places, this is all that is left of it.
  in.result(hlo.reduce_window("maximum", x, hlo.lowest(x.dtype()), windows), 0);
  in.result(hlo.convert(found[1], at::kLong), 1);
}

/// Gradients go to the places that were the greatest.
void max_pool_backward(Lowering& hlo, const OpArgs& in, int64_t count) {
  const auto& shape = in.result_shape();
  const Hlo grad = in.tensor("grad_output");
  if (shape.numel() == 0 || grad.shape.numel() == 0) {
    in.result(hlo.constant(0, shape.dtype, shape.dims));
    return;
  }
  const auto flat = [&](const Hlo& x) {
    const int64_t plane = product(
        {x.dims().data() + x.rank() - count, static_cast<size_t>(count)});
    return hlo.reshape(x, {x.shape.numel() / plane, plane});
  };
  const Hlo zeros = flat(hlo.constant(0, shape.dtype, shape.dims));
  const auto target = places_along(hlo, zeros, 1, flat(in.tensor("indices")));
  in.result(hlo.reshape(
      scatter_into(hlo, zeros, target, flat(grad), "add"), shape.dims));
}

// --- the mean
// -----------------------------------------------------------------------

/// A number for each output along a dimension: how many elements are counted.
using Counts = std::vector<int64_t>;

Counts counts_of(const PoolDim& p, bool counts_padding) {
  Counts out;
  for (int64_t i = 0; i < p.output; ++i) {
    const int64_t start = i * p.stride - p.padding;
    const int64_t end = std::min(start + p.size, p.input + p.padding);
    const int64_t count =
        counts_padding ? end - start
                       : std::min(end, p.input) - std::max<int64_t>(start, 0);
    out.push_back(std::max<int64_t>(count, 1));
  }
  return out;
}

bool all_equal(const Counts& counts) {
  return std::all_of(counts.begin(), counts.end(), [&](int64_t count) {
    return count == counts.front();
  });
}

/// The elements of each window, as a value that broadcasts against `dims`.
Hlo area_of(
    Lowering& hlo,
    at::ScalarType dtype,
    const Dims& dims,
    const std::vector<std::pair<int64_t, Counts>>& counts) {
  int64_t number = 1;
  std::optional<Hlo> area;
  for (const auto& [dim, along] : counts) {
    if (all_equal(along)) {
      number *= along.empty() ? 1 : along.front();
      continue;
    }
    const Hlo list =
        hlo.broadcast_in_dim(hlo.constants(along, dtype), dims, {dim});
    area = area ? hlo.mul(*area, list) : list;
  }
  const Hlo rest = hlo.constant(number, dtype);
  return area ? hlo.mul(*area, rest) : rest;
}

Hlo divisor_of(
    Lowering& hlo,
    const OpArgs& in,
    at::ScalarType dtype,
    const Dims& dims,
    const std::vector<PoolDim>& pool) {
  if (const auto divisor = in.find_integer("divisor_override")) {
    return hlo.constant(*divisor, dtype);
  }
  std::vector<std::pair<int64_t, Counts>> counts;
  counts.reserve(pool.size());
  for (const auto& p : pool) {
    counts.emplace_back(p.dim, counts_of(p, in.boolean("count_include_pad")));
  }
  return area_of(hlo, dtype, dims, counts);
}

void avg_pool(Lowering& hlo, const OpArgs& in, int64_t count) {
  const auto& shape = in.result_shape();
  if (shape.numel() == 0) {
    in.result(hlo.constant(0, shape.dtype, shape.dims));
    return;
  }
  const auto type = accumulation_type(shape.dtype);
  const Hlo x = hlo.convert(in.tensor("self"), type);
  const auto pool =
      pool_dims(in, count, x.dims(), shape.dims, /*has_dilation=*/false);
  const Hlo sum = hlo.reduce_window(
      "add", x, hlo.constant(0, type), windows_of(pool, x.rank()));
  in.result(hlo.convert(
      hlo.div(sum, divisor_of(hlo, in, type, shape.dims, pool)), shape.dtype));
}

void avg_pool_backward(Lowering& hlo, const OpArgs& in, int64_t count) {
  const auto& shape = in.result_shape();
  const auto type = accumulation_type(shape.dtype);
  Hlo grad = hlo.convert(in.tensor("grad_output"), type);
  if (grad.shape.numel() == 0) {
    in.result(hlo.constant(0, shape.dtype, shape.dims));
    return;
  }
  const auto pool =
      pool_dims(in, count, shape.dims, grad.dims(), /*has_dilation=*/false);
  grad = hlo.div(grad, divisor_of(hlo, in, type, grad.dims(), pool));
  // Every element gets the shares of the windows that it lies in.
  std::vector<PadDim> spread(grad.rank());
  std::vector<WindowDim> windows(grad.rank());
  for (const auto& p : pool) {
    const int64_t reached = (p.output - 1) * p.stride + 1;
    const int64_t low = p.size - 1 - p.padding;
    spread[p.dim] = {low, p.input + p.size - 1 - reached - low, p.stride - 1};
    windows[p.dim] = {.size = p.size};
  }
  const Hlo zero = hlo.constant(0, type);
  in.result(hlo.convert(
      hlo.reduce_window("add", hlo.pad(grad, zero, spread), zero, windows),
      shape.dtype));
}

// --- windows that divide the input
// --------------------------------------------------

int64_t adaptive_start(int64_t i, int64_t input, int64_t output) {
  return i * input / output;
}
int64_t adaptive_end(int64_t i, int64_t input, int64_t output) {
  return ((i + 1) * input + output - 1) / output;
}

Taps adaptive_windows(int64_t input, int64_t output) {
  std::vector<Taps::Row> rows;
  for (int64_t i = 0; i < output; ++i) {
    auto& row = rows.emplace_back();
    const int64_t end = adaptive_end(i, input, output);
    for (int64_t place = adaptive_start(i, input, output); place < end;
         ++place) {
      row.push_back({place});
    }
  }
  return {input, std::move(rows)};
}

Hlo adaptive_area(
    Lowering& hlo,
    at::ScalarType dtype,
    const Dims& input,
    const Dims& output,
    int64_t count) {
  std::vector<std::pair<int64_t, Counts>> counts;
  const auto rank = static_cast<int64_t>(input.size());
  for (int64_t dim = rank - count; dim < rank; ++dim) {
    auto& along = counts.emplace_back(dim, Counts{}).second;
    for (int64_t i = 0; i < output[dim]; ++i) {
      along.push_back(
          adaptive_end(i, input[dim], output[dim]) -
          adaptive_start(i, input[dim], output[dim]));
    }
  }
  return area_of(hlo, dtype, output, counts);
}

void adaptive_avg_pool(Lowering& hlo, const OpArgs& in, int64_t count) {
  const auto& shape = in.result_shape();
  if (shape.numel() == 0) {
    in.result(hlo.constant(0, shape.dtype, shape.dims));
    return;
  }
  const auto type = accumulation_type(shape.dtype);
  const Hlo x = hlo.convert(in.tensor("self"), type);
  Hlo sum = x;
  for (int64_t dim = x.rank() - count; dim < x.rank(); ++dim) {
    sum = adaptive_windows(x.dims()[dim], shape.dims[dim]).apply(hlo, sum, dim);
  }
  in.result(hlo.convert(
      hlo.div(sum, adaptive_area(hlo, type, x.dims(), shape.dims, count)),
      shape.dtype));
}

void adaptive_avg_pool_backward(
    Lowering& hlo,
    const OpArgs& in,
    int64_t count) {
  const auto& shape = in.result_shape();
  const auto type = accumulation_type(shape.dtype);
  const Hlo given = hlo.convert(in.tensor("grad_output"), type);
  if (given.shape.numel() == 0 || shape.numel() == 0) {
    in.result(hlo.constant(0, shape.dtype, shape.dims));
    return;
  }
  Hlo grad =
      hlo.div(given, adaptive_area(hlo, type, shape.dims, given.dims(), count));
  for (int64_t dim = grad.rank() - count; dim < grad.rank(); ++dim) {
    grad = adaptive_windows(shape.dims[dim], given.dims()[dim])
               .transposed()
               .apply(hlo, grad, dim);
  }
  in.result(hlo.convert(grad, shape.dtype));
}

void adaptive_max_pool(Lowering& hlo, const OpArgs& in, int64_t count) {
  const auto& shape = in.result_shape();
  const Hlo x = in.tensor("self");
  if (shape.numel() == 0) {
    in.result(hlo.constant(0, shape.dtype, shape.dims), 0);
    in.result(hlo.constant(0, at::kLong, shape.dims), 1);
    return;
  }
  std::vector<Hlo> found{x, places_in_plane(hlo, x.dims(), count)};
  const auto nothing = nothing_yet(hlo, found[0], found[1]);
  for (int64_t dim = x.rank() - count; dim < x.rank(); ++dim) {
    const auto windows = adaptive_windows(x.dims()[dim], shape.dims[dim]);
    const std::vector<Hlo> wide{
        windows.spread(hlo, found[0], dim, nothing[0]),
        windows.spread(hlo, found[1], dim, nothing[1])};
    found = hlo.reduce(wide, nothing, {dim + 1}, greater(hlo));
  }
  in.result(found[0], 0);
  in.result(hlo.convert(found[1], at::kLong), 1);
}

} // namespace

#define FULGURITE_XLA_POOL(NAME, KERNEL, COUNT) \
  void NAME(Lowering& hlo, const OpArgs& in) {  \
    KERNEL(hlo, in, COUNT);                     \
  }
FULGURITE_XLA_POOL(lower_max_pool2d, max_pool, 2)
FULGURITE_XLA_POOL(lower_max_pool3d, max_pool, 3)
FULGURITE_XLA_POOL(lower_max_pool2d_backward, max_pool_backward, 2)
FULGURITE_XLA_POOL(lower_max_pool3d_backward, max_pool_backward, 3)
FULGURITE_XLA_POOL(lower_avg_pool2d, avg_pool, 2)
FULGURITE_XLA_POOL(lower_avg_pool3d, avg_pool, 3)
FULGURITE_XLA_POOL(lower_avg_pool2d_backward, avg_pool_backward, 2)
FULGURITE_XLA_POOL(lower_avg_pool3d_backward, avg_pool_backward, 3)
FULGURITE_XLA_POOL(lower_adaptive_avg_pool2d, adaptive_avg_pool, 2)
FULGURITE_XLA_POOL(lower_adaptive_avg_pool3d, adaptive_avg_pool, 3)
FULGURITE_XLA_POOL(
    lower_adaptive_avg_pool2d_backward,
    adaptive_avg_pool_backward,
    2)
FULGURITE_XLA_POOL(
    lower_adaptive_avg_pool3d_backward,
    adaptive_avg_pool_backward,
    3)
FULGURITE_XLA_POOL(lower_adaptive_max_pool2d, adaptive_max_pool, 2)
FULGURITE_XLA_POOL(lower_adaptive_max_pool3d, adaptive_max_pool, 3)
#undef FULGURITE_XLA_POOL

} // namespace fulgurite::xla
