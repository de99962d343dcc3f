#include "fulgurite/xla/ops/indexing.h"

#include "fulgurite/xla/ops/families.h"

#include <numeric>

namespace fulgurite::xla {

namespace {

Dims all_dims(int64_t rank) {
  Dims out(rank);
  std::iota(out.begin(), out.end(), 0);
  return out;
}

Dims all_dims_but(int64_t rank, int64_t dim) {
  Dims out = all_dims(rank);
  out.erase(out.begin() + dim);
  return out;
}

/// The full coordinates of what `index` names along `dim`: index's sizes, then
/// the coordinates of each element.
Hlo coordinates(HloBuilder& hlo, int64_t dim, const Hlo& index) {
  Dims one = index.dims();
  one.push_back(1);
  std::vector<Hlo> parts;
  for (int64_t i = 0; i < index.rank(); ++i) {
    parts.push_back(
        i == dim ? hlo.reshape(index, one) : hlo.iota(index.dtype(), one, i));
  }
  return hlo.concatenate(parts, index.rank());
}

std::vector<int64_t> vector_of(const Dims& dims) {
  return {dims.begin(), dims.end()};
}

} // namespace

Hlo select_along(
    HloBuilder& hlo,
    const Hlo& x,
    int64_t dim,
    const Hlo& places) {
  Dims dims = x.dims();
  dims[dim] = places.dims()[0];
  if (Shape{x.dtype(), dims}.numel() == 0) {
    return hlo.constant(0, x.dtype(), dims);
  }
  Dims window = x.dims();
  window[dim] = 1;
  return hlo.gather(
      x,
      places,
      {vector_of(all_dims_but(x.rank(), dim)),
       {dim},
       {dim},
       1,
       vector_of(window)});
}

Hlo gather_along(HloBuilder& hlo, const Hlo& x, int64_t dim, const Hlo& index) {
  if (index.shape.numel() == 0) {
    return hlo.constant(0, x.dtype(), index.dims());
  }
  const auto all = vector_of(all_dims(x.rank()));
  return hlo.gather(
      x,
      coordinates(hlo, dim, index),
      {{}, all, all, x.rank(), std::vector<int64_t>(x.rank(), 1)});
}

Target
places_along(HloBuilder& hlo, const Hlo& x, int64_t dim, const Hlo& index) {
  const auto all = vector_of(all_dims(x.rank()));
  return {coordinates(hlo, dim, index), {{}, all, all, x.rank()}};
}

Hlo scatter_into(
    HloBuilder& hlo,
    const Hlo& x,
    const Target& target,
    const Hlo& updates,
    std::string_view combine) {
  if (updates.shape.numel() == 0) {
    return x;
  }
  const auto type = combine.empty() ? x.dtype() : accumulation_type(x.dtype());
  return hlo.convert(
      hlo.scatter(
          hlo.convert(x, type),
          target.indices,
          hlo.convert(updates, type),
          target.dims,
          combine),
      x.dtype());
}

} // namespace fulgurite::xla
