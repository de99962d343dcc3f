// Joining, repeating, turning round, padding, triangles.
#include "fulgurite/xla/ops/families.h"
#include "fulgurite/xla/ops/taps.h"

#include <c10/core/WrapDimMinimal.h>

namespace fulgurite::xla {

namespace {

/// LibTorch lets tensors of sizes [0] take part in any concatenation.
bool counts_for_nothing(const Hlo& x) {
  return x.dims() == Dims{0};
}

Hlo rolled(Lowering& hlo, const Hlo& x, int64_t dim, int64_t shift) {
  const int64_t size = x.dims()[dim];
  if (size == 0) {
    return x;
  }
  const int64_t first = ((-shift) % size + size) % size;
  if (first == 0) {
    return x;
  }
  return hlo.concatenate(
      {hlo.narrow(x, dim, first, size - first), hlo.narrow(x, dim, 0, first)},
      dim);
}

/// Keeps the elements where column - row compares so with the diagonal.
void keep_triangle(Lowering& hlo, const OpArgs& in, Compare direction) {
  const Hlo x = in.tensor("self");
  const Dims matrix(x.dims().end() - 2, x.dims().end());
  const Hlo place =
      hlo.sub(hlo.iota(at::kLong, matrix, 1), hlo.iota(at::kLong, matrix, 0));
  const Hlo keep = hlo.compare(
      direction, place, hlo.constant(in.integer("diagonal"), at::kLong));
  in.result(hlo.select(
      hlo.broadcast_to(keep, x.dims()), x, hlo.constant(0, x.dtype())));
}

/// Where an element of a padded dimension comes from.
using Source = int64_t (*)(int64_t place, int64_t size);

int64_t reflected(int64_t place, int64_t size) {
  if (place < 0) {
    return -place;
  }
  return place < size ? place : 2 * (size - 1) - place;
}

int64_t replicated(int64_t place, int64_t size) {
  return std::clamp<int64_t>(place, 0, size - 1);
}

Taps padding_taps(int64_t size, int64_t low, int64_t high, Source source) {
  std::vector<Taps::Row> rows;
  for (int64_t i = -low; i < size + high; ++i) {
    rows.push_back({{source(i, size)}});
  }
  return {size, std::move(rows)};
}

/// `padding` begins with the last dimension: low, high, low, high …
template <class F>
void for_each_padding(const OpArgs& in, int64_t rank, F&& f) {
  const auto padding = in.integers("padding");
  for (size_t i = 0; i < padding.size(); i += 2) {
    f(rank - 1 - static_cast<int64_t>(i / 2), padding[i], padding[i + 1]);
  }
}

void pad_from(Lowering& hlo, const OpArgs& in, Source source) {
  Hlo x = in.tensor("self");
  for_each_padding(in, x.rank(), [&](int64_t dim, int64_t low, int64_t high) {
    x = padding_taps(x.dims()[dim], low, high, source).apply(hlo, x, dim);
  });
  in.result(x);
}

void pad_from_backward(Lowering& hlo, const OpArgs& in, Source source) {
  const Dims sizes = in.result_shape().dims;
  Hlo grad =
      hlo.convert(in.tensor("grad_output"), accumulation_type(in.dtype()));
  for_each_padding(
      in, grad.rank(), [&](int64_t dim, int64_t low, int64_t high) {
        grad = padding_taps(sizes[dim], low, high, source)
                   .transposed()
                   .apply(hlo, grad, dim);
      });
  in.result(hlo.convert(grad, in.dtype()));
}

} // namespace

void lower_cat(Lowering& hlo, const OpArgs& in) {
  const auto& shape = in.result_shape();
  std::vector<Hlo> parts;
  for (const auto& part : in.tensors("tensors")) {
    if (!counts_for_nothing(part)) {
      parts.push_back(hlo.convert(part, shape.dtype));
    }
  }
  in.result(
      parts.empty() ? hlo.constant(0, shape.dtype, shape.dims)
                    : hlo.concatenate(parts, in.dim("dim", shape.rank())));
}

void lower_stack(Lowering& hlo, const OpArgs& in) {
  const auto& shape = in.result_shape();
  const int64_t dim = in.dim("dim", shape.rank());
  Dims one = shape.dims;
  one[dim] = 1;
  std::vector<Hlo> parts;
  for (const auto& part : in.tensors("tensors")) {
    parts.push_back(hlo.reshape(hlo.convert(part, shape.dtype), one));
  }
  in.result(hlo.concatenate(parts, dim));
}

void lower_repeat(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  const auto repeats = in.integers("repeats");
  const auto new_dims = static_cast<int64_t>(repeats.size()) - x.rank();
  // Each dimension becomes two, the repeats and what is repeated.
  Dims wide, places;
  for (int64_t i = 0; i < static_cast<int64_t>(repeats.size()); ++i) {
    wide.push_back(repeats[i]);
    if (i >= new_dims) {
      places.push_back(static_cast<int64_t>(wide.size()));
      wide.push_back(x.dims()[i - new_dims]);
    }
  }
  in.result(hlo.reshape(
      hlo.broadcast_in_dim(x, wide, places), in.result_shape().dims));
}

void lower_flip(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  std::vector<int64_t> dims;
  if (x.rank() > 0) {
    for (const int64_t dim : in.integers("dims")) {
      dims.push_back(c10::maybe_wrap_dim(dim, x.rank()));
    }
  }
  in.result(hlo.reverse(x, dims));
}

void lower_roll(Lowering& hlo, const OpArgs& in) {
  Hlo x = in.tensor("self");
  const auto dims = in.integers("dims");
  const auto shifts = in.integers("shifts");
  if (dims.empty()) {
    const Hlo flat = hlo.reshape(x, {x.shape.numel()});
    in.result(hlo.reshape(rolled(hlo, flat, 0, shifts[0]), x.dims()));
    return;
  }
  for (size_t i = 0; i < dims.size(); ++i) {
    x = rolled(hlo, x, c10::maybe_wrap_dim(dims[i], x.rank()), shifts[i]);
  }
  in.result(x);
}

void lower_tril(Lowering& hlo, const OpArgs& in) {
  keep_triangle(hlo, in, Compare::kLe);
}

void lower_triu(Lowering& hlo, const OpArgs& in) {
  keep_triangle(hlo, in, Compare::kGe);
}

void lower_constant_pad(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  std::vector<PadDim> dims(x.rank());
  const auto pad = in.integers("pad");
  for (size_t i = 0; i < pad.size(); i += 2) {
    auto& dim = dims[dims.size() - 1 - i / 2];
    dim.low = pad[i];
    dim.high = pad[i + 1];
  }
  in.result(hlo.pad(x, in.number("value", x.dtype()), dims));
}

void lower_reflection_pad(Lowering& hlo, const OpArgs& in) {
  pad_from(hlo, in, &reflected);
}

void lower_reflection_pad_backward(Lowering& hlo, const OpArgs& in) {
  pad_from_backward(hlo, in, &reflected);
}

void lower_replication_pad(Lowering& hlo, const OpArgs& in) {
  pad_from(hlo, in, &replicated);
}

void lower_replication_pad_backward(Lowering& hlo, const OpArgs& in) {
  pad_from_backward(hlo, in, &replicated);
}

} // namespace fulgurite::xla
