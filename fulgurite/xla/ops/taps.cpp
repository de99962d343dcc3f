#include "fulgurite/xla/ops/taps.h"

#include "fulgurite/xla/ops/indexing.h"

#include <algorithm>

namespace fulgurite::xla {

namespace {

/// How often each element is repeated when all places are i / times; else 0.
int64_t repetition(c10::IntArrayRef places, int64_t size) {
  const auto count = static_cast<int64_t>(places.size());
  if (size == 0 || count % size != 0) {
    return 0;
  }
  const int64_t times = count / size;
  for (int64_t i = 0; i < count; ++i) {
    if (places[i] != i / times) {
      return 0;
    }
  }
  return times;
}

Hlo repeated(HloBuilder& hlo, const Hlo& x, int64_t dim, int64_t times) {
  if (times == 1) {
    return x;
  }
  Dims wide = x.dims(), places(x.rank()), result = x.dims();
  wide.insert(wide.begin() + dim + 1, times);
  for (int64_t i = 0; i < x.rank(); ++i) {
    places[i] = i <= dim ? i : i + 1;
  }
  result[dim] *= times;
  return hlo.reshape(hlo.broadcast_in_dim(x, wide, places), result);
}

} // namespace

Hlo take(HloBuilder& hlo, const Hlo& x, int64_t dim, c10::IntArrayRef places) {
  // Where a reshape will do, no gather, which is slow on TPUs.
  const int64_t times = repetition(places, x.dims()[dim]);
  return times > 0 ? repeated(hlo, x, dim, times)
                   : select_along(hlo, x, dim, hlo.constants(places, at::kInt));
}

Taps Taps::transposed() const {
  std::vector<Row> rows(size_);
  for (size_t i = 0; i < rows_.size(); ++i) {
    for (const auto& tap : rows_[i]) {
      rows[tap.from].push_back({static_cast<int64_t>(i), tap.weight});
    }
  }
  return {static_cast<int64_t>(rows_.size()), std::move(rows)};
}

int64_t Taps::num_terms() const {
  size_t most = 0;
  for (const auto& row : rows_) {
    most = std::max(most, row.size());
  }
  return static_cast<int64_t>(most);
}

bool Taps::has_weights() const {
  for (const auto& row : rows_) {
    for (const auto& tap : row) {
      if (tap.weight != 1) {
        return true;
      }
    }
  }
  return false;
}

Hlo Taps::factors(HloBuilder& hlo, at::ScalarType dtype) const {
  const int64_t terms = num_terms();
  std::vector<double> out;
  for (const auto& row : rows_) {
    for (int64_t k = 0; k < terms; ++k) {
      out.push_back(k < static_cast<int64_t>(row.size()) ? row[k].weight : 1);
    }
  }
  return hlo.reshape(
      hlo.constants(out, dtype), {static_cast<int64_t>(rows_.size()), terms});
}

Hlo Taps::spread(HloBuilder& hlo, const Hlo& x, int64_t dim, const Hlo& fill)
    const {
  const int64_t terms = num_terms();
  const auto count = static_cast<int64_t>(rows_.size());
  std::vector<int64_t> places, is_there;
  for (const auto& row : rows_) {
    for (int64_t k = 0; k < terms; ++k) {
      const bool there = k < static_cast<int64_t>(row.size());
      places.push_back(there ? row[k].from : 0);
      is_there.push_back(there ? 1 : 0);
    }
  }
  Dims dims = x.dims();
  dims[dim] = count;
  dims.insert(dims.begin() + dim + 1, terms);
  Hlo out = hlo.reshape(take(hlo, x, dim, places), dims);
  if (std::find(is_there.begin(), is_there.end(), 0) == is_there.end()) {
    return out;
  }
  const Hlo mask = hlo.reshape(
      hlo.convert(hlo.constants(is_there, at::kByte), at::kBool),
      {count, terms});
  return hlo.select(
      hlo.broadcast_in_dim(mask, dims, {dim, dim + 1}), out, fill);
}

Hlo Taps::apply(HloBuilder& hlo, const Hlo& x, int64_t dim) const {
  const int64_t terms = num_terms();
  if (terms == 0 || size_ == 0) {
    Dims dims = x.dims();
    dims[dim] = static_cast<int64_t>(rows_.size());
    return hlo.constant(0, x.dtype(), dims);
  }
  Hlo wide = spread(hlo, x, dim, hlo.constant(0, x.dtype()));
  if (has_weights()) {
    wide = hlo.mul(
        wide,
        hlo.broadcast_in_dim(
            factors(hlo, x.dtype()), wide.dims(), {dim, dim + 1}));
  }
  if (terms == 1) {
    Dims dims = wide.dims();
    dims.erase(dims.begin() + dim + 1);
    return hlo.reshape(wide, dims);
  }
  return hlo.sum(wide, {dim + 1});
}

} // namespace fulgurite::xla
