// Reading and writing at places that tensors hold, and sorting.
#include "fulgurite/xla/ops/families.h"
#include "fulgurite/xla/ops/indexing.h"

#include <ATen/ExpandUtils.h>

#include <numeric>

namespace fulgurite::xla {

namespace {

/// A 0-dim tensor counts as a list of one.
Hlo at_least_1d(Lowering& hlo, const Hlo& x) {
  return x.rank() == 0 ? hlo.reshape(x, {1}) : x;
}

Hlo flat(Lowering& hlo, const Hlo& x) {
  return hlo.reshape(x, {x.shape.numel()});
}

Hlo zeros(Lowering& hlo, const Shape& shape) {
  return hlo.constant(0, shape.dtype, shape.dims);
}

/// Booleans are added by or.
std::string_view sum_of(const Hlo& x) {
  return x.dtype() == at::kBool ? "or" : "add";
}

/// Indices from -size to size - 1 as places from 0.
Hlo wrapped(Lowering& hlo, const Hlo& index, int64_t size) {
  const auto type = index.dtype();
  return hlo.select(
      hlo.compare(Compare::kLt, index, hlo.constant(0, type)),
      hlo.add(index, hlo.constant(size, type)),
      index);
}

/// The first `sizes` elements of each dimension.
Hlo corner(Lowering& hlo, const Hlo& x, const Dims& sizes) {
  return hlo.slice(x, Dims(sizes.size(), 0), sizes, Dims(sizes.size(), 1));
}

// --- scatter along a dimension
// ----------------------------------------------------

/// What scatter and its kin work on; 0-dim tensors as lists of one.
struct ScatterArgs {
  Hlo self;
  int64_t dim = 0;
  Hlo index;
};

ScatterArgs scatter_args(Lowering& hlo, const OpArgs& in) {
  const Hlo self = at_least_1d(hlo, in.tensor("self"));
  return {
      self, in.dim("dim", self.rank()), at_least_1d(hlo, in.tensor("index"))};
}

Hlo source_updates(Lowering& hlo, const OpArgs& in, const ScatterArgs& args) {
  const Hlo source = at_least_1d(hlo, in.tensor("src"));
  return hlo.convert(
      args.index.shape.numel() == 0 ? zeros(hlo, args.index.shape)
                                    : corner(hlo, source, args.index.dims()),
      args.self.dtype());
}

Hlo value_updates(Lowering& hlo, const OpArgs& in, const ScatterArgs& args) {
  return hlo.broadcast_to(
      in.number("value", args.self.dtype()), args.index.dims());
}

void scatter(
    Lowering& hlo,
    const OpArgs& in,
    const ScatterArgs& args,
    const Hlo& updates,
    std::string_view combine) {
  const auto target = places_along(hlo, args.self, args.dim, args.index);
  in.result(hlo.reshape(
      scatter_into(hlo, args.self, target, updates, combine),
      in.result_shape().dims));
}

/// "add" and "multiply" of the old overloads of scatter.
std::string_view combine_of(const OpArgs& in, const Hlo& self) {
  const bool adds = in.text("reduce") == "add";
  return adds ? sum_of(self) : self.dtype() == at::kBool ? "and" : "multiply";
}

// --- scatter with a reduction
// ------------------------------------------------------

Hlo identity_of(Lowering& hlo, const std::string& reduce, at::ScalarType type) {
  if (reduce == "prod") {
    return hlo.constant(1, type);
  }
  if (reduce == "amax") {
    return hlo.lowest(type);
  }
  return reduce == "amin" ? hlo.highest(type) : hlo.constant(0, type);
}

std::string_view combine_of(const std::string& reduce, const Hlo& self) {
  const bool is_bool = self.dtype() == at::kBool;
  if (reduce == "prod") {
    return is_bool ? "and" : "multiply";
  }
  if (reduce == "amax") {
    return "maximum";
  }
  return reduce == "amin" ? "minimum" : sum_of(self);
}

/// sum / count, where integers are rounded down.
Hlo mean_of(Lowering& hlo, const Hlo& sum, const Hlo& count) {
  if (at::isFloatingType(sum.dtype())) {
    return hlo.div(sum, hlo.convert(count, sum.dtype()));
  }
  const Hlo divisor = hlo.convert(count, sum.dtype());
  const Hlo quotient = hlo.div(sum, divisor);
  const Hlo zero = hlo.constant(0, sum.dtype());
  const Hlo is_below = hlo.binary(
      "and",
      hlo.compare(Compare::kLt, sum, zero),
      hlo.compare(Compare::kNe, hlo.binary("remainder", sum, divisor), zero));
  return hlo.select(
      is_below, hlo.sub(quotient, hlo.constant(1, sum.dtype())), quotient);
}

/// Reductions of updates, with self's elements or, where there are updates,
/// without them.
Hlo reduce_into(
    Lowering& hlo,
    const Hlo& given,
    const Target& target,
    const Hlo& updates,
    const std::string& reduce,
    bool include_self) {
  const auto type = accumulation_type(given.dtype());
  Hlo self = hlo.convert(given, type);
  if (!include_self) {
    self = scatter_into(
        hlo,
        self,
        target,
        hlo.broadcast_to(identity_of(hlo, reduce, type), updates.dims()),
        "");
  }
  Hlo out = scatter_into(
      hlo, self, target, hlo.convert(updates, type), combine_of(reduce, given));
  if (reduce == "mean") {
    const Hlo ones = hlo.constant(1, at::kInt, updates.dims());
    const Hlo count = scatter_into(
        hlo,
        hlo.constant(include_self ? 1 : 0, at::kInt, given.dims()),
        target,
        ones,
        "add");
    out = mean_of(hlo, out, hlo.max(count, hlo.constant(1, at::kInt)));
  }
  return hlo.convert(out, given.dtype());
}

// --- slices at a list of places
// ---------------------------------------------------

/// Places of whole slices along a dimension.
Target slices_at(const Hlo& x, int64_t dim, const Hlo& places) {
  ScatterDims dims;
  for (int64_t i = 0; i < x.rank(); ++i) {
    if (i != dim) {
      dims.update_window_dims.push_back(i);
    }
  }
  dims.inserted_dims = {dim};
  dims.operand_dims = {dim};
  dims.index_vector_dim = 1;
  return {places, dims};
}

struct SliceArgs {
  Hlo self;
  int64_t dim = 0;
  Target target;
  /// Sizes of the updates.
  Dims sizes;
};

SliceArgs slice_args(Lowering& hlo, const OpArgs& in) {
  const Hlo self = at_least_1d(hlo, in.tensor("self"));
  const int64_t dim = in.dim("dim", self.rank());
  const Hlo index = at_least_1d(hlo, in.tensor("index"));
  Dims sizes = self.dims();
  sizes[dim] = index.dims()[0];
  return {self, dim, slices_at(self, dim, index), sizes};
}

Hlo slice_source(Lowering& hlo, const OpArgs& in, const SliceArgs& args) {
  return hlo.convert(
      hlo.reshape(in.tensor("source"), args.sizes), args.self.dtype());
}

void put_slices(
    Lowering& hlo,
    const OpArgs& in,
    const SliceArgs& args,
    const Hlo& updates,
    std::string_view combine) {
  in.result(hlo.reshape(
      scatter_into(hlo, args.self, args.target, updates, combine),
      in.result_shape().dims));
}

// --- several index tensors
// -----------------------------------------------------------

/// x[i, :, j]: the dimensions that are indexed, and the index vectors.
struct IndexPlan {
  std::vector<int64_t> dims;
  Hlo indices;
  /// Sizes of the indices, all broadcast together.
  Dims batch;
  /// Dimensions of the result that are not of the batch.
  std::vector<int64_t> windows;
  /// Sizes of the result.
  Dims result;
};

bool are_adjacent(const std::vector<int64_t>& dims) {
  return dims.back() - dims.front() == static_cast<int64_t>(dims.size()) - 1;
}

IndexPlan
plan_of(Lowering& hlo, const Hlo& self, const std::vector<Hlo>& indices) {
  IndexPlan plan;
  std::vector<Hlo> parts;
  for (size_t i = 0; i < indices.size(); ++i) {
    if (!indices[i].name.empty()) {
      const auto dim = static_cast<int64_t>(i);
      plan.dims.push_back(dim);
      parts.push_back(
          wrapped(hlo, hlo.convert(indices[i], at::kLong), self.dims()[dim]));
      plan.batch = at::infer_size_dimvector(plan.batch, indices[i].dims());
    }
  }
  Dims one = plan.batch;
  one.push_back(1);
  for (auto& part : parts) {
    part = hlo.reshape(hlo.broadcast_to(part, plan.batch), one);
  }
  const auto batch_rank = static_cast<int64_t>(plan.batch.size());
  plan.indices = hlo.concatenate(parts, batch_rank);
  // The batch stands where the indexed dimensions stood, or in front when other
  // dimensions lie between them.
  const int64_t front = are_adjacent(plan.dims) ? plan.dims.front() : 0;
  for (int64_t dim = 0; dim < self.rank(); ++dim) {
    if (std::find(plan.dims.begin(), plan.dims.end(), dim) == plan.dims.end()) {
      plan.result.push_back(self.dims()[dim]);
    }
  }
  plan.result.insert(
      plan.result.begin() + front, plan.batch.begin(), plan.batch.end());
  for (int64_t i = 0; i < static_cast<int64_t>(plan.result.size()); ++i) {
    if (i < front || i >= front + batch_rank) {
      plan.windows.push_back(i);
    }
  }
  return plan;
}

bool is_mask(const Hlo& index) {
  return !index.name.empty() &&
         (index.dtype() == at::kBool || index.dtype() == at::kByte);
}

/// A single mask, and a single value for where it holds: this is a choice.
void put_by_mask(
    Lowering& hlo,
    const OpArgs& in,
    const Hlo& mask,
    int64_t first_dim) {
  const Hlo self = in.tensor("self");
  const Hlo value =
      hlo.reshape(hlo.convert(in.tensor("values"), self.dtype()), {});
  Dims places(mask.rank());
  std::iota(places.begin(), places.end(), first_dim);
  const Hlo put = in.boolean("accumulate")
                      ? hlo.binary(sum_of(self), self, value)
                      : hlo.broadcast_to(value, self.dims());
  in.result(hlo.select(
      hlo.broadcast_in_dim(hlo.convert(mask, at::kBool), self.dims(), places),
      put,
      self));
}

// --- sorting
// ------------------------------------------------------------------------

enum class Order { kAscending, kDescending };

/// Whether a comes before b; NaN is greater than all numbers.
Hlo comes_before(Lowering& hlo, const Hlo& a, const Hlo& b, Order order) {
  const bool ascends = order == Order::kAscending;
  Hlo before = hlo.compare(ascends ? Compare::kLt : Compare::kGt, a, b);
  if (!at::isFloatingType(a.dtype())) {
    return before;
  }
  const Hlo a_is_nan = hlo.compare(Compare::kNe, a, a);
  const Hlo b_is_nan = hlo.compare(Compare::kNe, b, b);
  const Hlo nan_decides = hlo.binary(
      "and",
      ascends ? b_is_nan : a_is_nan,
      hlo.logical_not(ascends ? a_is_nan : b_is_nan));
  return hlo.binary("or", before, nan_decides);
}

/// Values and their int64 places before.
std::pair<Hlo, Hlo>
sorted(Lowering& hlo, const Hlo& x, int64_t dim, Order order) {
  const auto out = hlo.sort(
      {x, hlo.iota(at::kInt, x.dims(), dim)},
      dim,
      [&](const std::vector<Hlo>& pair) {
        return comes_before(hlo, pair[0], pair[1], order);
      });
  return {out[0], hlo.convert(out[1], at::kLong)};
}

} // namespace

void lower_index_select(Lowering& hlo, const OpArgs& in) {
  const Hlo x = at_least_1d(hlo, in.tensor("self"));
  const Hlo index = at_least_1d(hlo, in.tensor("index"));
  in.result(hlo.reshape(
      select_along(hlo, x, in.dim("dim", x.rank()), index),
      in.result_shape().dims));
}

void lower_gather(Lowering& hlo, const OpArgs& in) {
  const auto args = scatter_args(hlo, in);
  in.result(hlo.reshape(
      gather_along(hlo, args.self, args.dim, args.index),
      in.result_shape().dims));
}

void lower_scatter_src(Lowering& hlo, const OpArgs& in) {
  const auto args = scatter_args(hlo, in);
  scatter(hlo, in, args, source_updates(hlo, in, args), "");
}

void lower_scatter_value(Lowering& hlo, const OpArgs& in) {
  const auto args = scatter_args(hlo, in);
  scatter(hlo, in, args, value_updates(hlo, in, args), "");
}

void lower_scatter_src_reduce(Lowering& hlo, const OpArgs& in) {
  const auto args = scatter_args(hlo, in);
  scatter(
      hlo, in, args, source_updates(hlo, in, args), combine_of(in, args.self));
}

void lower_scatter_value_reduce(Lowering& hlo, const OpArgs& in) {
  const auto args = scatter_args(hlo, in);
  scatter(
      hlo, in, args, value_updates(hlo, in, args), combine_of(in, args.self));
}

void lower_scatter_add(Lowering& hlo, const OpArgs& in) {
  const auto args = scatter_args(hlo, in);
  scatter(hlo, in, args, source_updates(hlo, in, args), sum_of(args.self));
}

void lower_scatter_reduce(Lowering& hlo, const OpArgs& in) {
  const auto args = scatter_args(hlo, in);
  const Hlo out = reduce_into(
      hlo,
      args.self,
      places_along(hlo, args.self, args.dim, args.index),
      source_updates(hlo, in, args),
      in.text("reduce"),
      in.boolean("include_self"));
  in.result(hlo.reshape(out, in.result_shape().dims));
}

void lower_index_add(Lowering& hlo, const OpArgs& in) {
  const auto args = slice_args(hlo, in);
  Hlo updates = slice_source(hlo, in, args);
  if (!in.is_number("alpha", 1)) {
    updates = hlo.binary(
        updates.dtype() == at::kBool ? "and" : "multiply",
        updates,
        in.number("alpha", updates.dtype()));
  }
  put_slices(hlo, in, args, updates, sum_of(args.self));
}

void lower_index_copy(Lowering& hlo, const OpArgs& in) {
  const auto args = slice_args(hlo, in);
  put_slices(hlo, in, args, slice_source(hlo, in, args), "");
}

void lower_index_fill_scalar(Lowering& hlo, const OpArgs& in) {
  const auto args = slice_args(hlo, in);
  const Hlo value = in.number("value", args.self.dtype());
  put_slices(hlo, in, args, hlo.broadcast_to(value, args.sizes), "");
}

void lower_index_fill_tensor(Lowering& hlo, const OpArgs& in) {
  const auto args = slice_args(hlo, in);
  const Hlo value = hlo.convert(in.tensor("value"), args.self.dtype());
  put_slices(hlo, in, args, hlo.broadcast_to(value, args.sizes), "");
}

void lower_index_reduce(Lowering& hlo, const OpArgs& in) {
  const auto args = slice_args(hlo, in);
  const Hlo out = reduce_into(
      hlo,
      args.self,
      args.target,
      slice_source(hlo, in, args),
      in.text("reduce"),
      in.boolean("include_self"));
  in.result(hlo.reshape(out, in.result_shape().dims));
}

void lower_index(Lowering& hlo, const OpArgs& in) {
  const auto& shape = in.result_shape();
  if (shape.numel() == 0) {
    in.result(zeros(hlo, shape));
    return;
  }
  const Hlo self = in.tensor("self");
  const auto plan = plan_of(hlo, self, in.tensors("indices"));
  std::vector<int64_t> slice(self.dims().begin(), self.dims().end());
  for (const int64_t dim : plan.dims) {
    slice[dim] = 1;
  }
  in.result(hlo.gather(
      self,
      plan.indices,
      {plan.windows,
       plan.dims,
       plan.dims,
       static_cast<int64_t>(plan.batch.size()),
       slice}));
}

void lower_index_put(Lowering& hlo, const OpArgs& in) {
  const Hlo self = in.tensor("self");
  const auto indices = in.tensors("indices");
  for (size_t i = 0; i < indices.size(); ++i) {
    if (is_mask(indices[i])) {
      put_by_mask(hlo, in, indices[i], static_cast<int64_t>(i));
      return;
    }
  }
  const auto plan = plan_of(hlo, self, indices);
  if (Shape{self.dtype(), plan.result}.numel() == 0) {
    in.result(self);
    return;
  }
  const Hlo values = hlo.broadcast_to(
      hlo.convert(in.tensor("values"), self.dtype()), plan.result);
  const Target target{
      plan.indices,
      {plan.windows,
       plan.dims,
       plan.dims,
       static_cast<int64_t>(plan.batch.size())}};
  in.result(scatter_into(
      hlo, self, target, values, in.boolean("accumulate") ? sum_of(self) : ""));
}

void lower_take(Lowering& hlo, const OpArgs& in) {
  const Hlo x = flat(hlo, in.tensor("self"));
  const Hlo index = flat(hlo, in.tensor("index"));
  in.result(hlo.reshape(
      select_along(hlo, x, 0, wrapped(hlo, index, x.dims()[0])),
      in.result_shape().dims));
}

void lower_put(Lowering& hlo, const OpArgs& in) {
  const Hlo x = flat(hlo, in.tensor("self"));
  const Hlo index = flat(hlo, in.tensor("index"));
  const auto target = places_along(hlo, x, 0, wrapped(hlo, index, x.dims()[0]));
  in.result(hlo.reshape(
      scatter_into(
          hlo,
          x,
          target,
          flat(hlo, in.tensor("source")),
          in.boolean("accumulate") ? sum_of(x) : ""),
      in.result_shape().dims));
}

void lower_masked_scatter(Lowering& hlo, const OpArgs& in) {
  // The n-th place of the mask takes the n-th element of the source.
  const Hlo self = in.tensor("self");
  const Dims dims = in.result_shape().dims;
  const int64_t count = in.result_shape().numel();
  const Hlo source = flat(hlo, in.tensor("source"));
  if (count == 0 || source.shape.numel() == 0) {
    in.result(hlo.broadcast_to(self, dims));
    return;
  }
  const Hlo mask = hlo.reshape(
      hlo.broadcast_to(hlo.convert(in.tensor("mask"), at::kBool), dims),
      {count});
  const Hlo number = hlo.sub(
      hlo.reduce_window(
          "add",
          hlo.convert(mask, at::kInt),
          hlo.constant(0, at::kInt),
          {{.size = count, .low = count - 1}}),
      hlo.constant(1, at::kInt));
  const Hlo last = hlo.constant(source.shape.numel() - 1, at::kInt);
  const Hlo place = hlo.min(hlo.max(number, hlo.constant(0, at::kInt)), last);
  in.result(hlo.reshape(
      hlo.select(
          mask,
          select_along(hlo, source, 0, place),
          hlo.reshape(hlo.broadcast_to(self, dims), {count})),
      dims));
}

void lower_embedding_backward(Lowering& hlo, const OpArgs& in) {
  const auto& shape = in.result_shape();
  const auto type = accumulation_type(shape.dtype);
  const Hlo index = flat(hlo, in.tensor("indices"));
  const int64_t count = index.dims()[0];
  const Dims rows{count, shape.dims[1]};
  Hlo grad = hlo.convert(hlo.reshape(in.tensor("grad_output"), rows), type);
  const Hlo table = hlo.constant(0, type, shape.dims);
  const auto target = slices_at(table, 0, index);
  if (in.boolean("scale_grad_by_freq") && count > 0) {
    const Hlo times = scatter_into(
        hlo,
        hlo.constant(0, type, {shape.dims[0]}),
        slices_at({"", {type, {shape.dims[0]}}}, 0, index),
        hlo.constant(1, type, {count}),
        "add");
    const Hlo here = select_along(hlo, times, 0, index);
    grad = hlo.div(grad, hlo.broadcast_in_dim(here, rows, {0}));
  }
  const int64_t padding = in.integer("padding_idx");
  if (padding >= 0) {
    const Hlo is_padding =
        hlo.compare(Compare::kEq, index, hlo.constant(padding, index.dtype()));
    grad = hlo.select(
        hlo.broadcast_in_dim(is_padding, rows, {0}),
        hlo.constant(0, type),
        grad);
  }
  in.result(
      hlo.convert(scatter_into(hlo, table, target, grad, "add"), shape.dtype));
}

void lower_sort(Lowering& hlo, const OpArgs& in) {
  const Hlo x = in.tensor("self");
  if (x.rank() == 0) {
    in.result(x, 0);
    in.result(hlo.constant(0, at::kLong), 1);
    return;
  }
  const auto [values, places] = sorted(
      hlo,
      x,
      in.dim("dim", x.rank()),
      in.boolean("descending") ? Order::kDescending : Order::kAscending);
  in.result(values, 0);
  in.result(places, 1);
}

void lower_topk(Lowering& hlo, const OpArgs& in) {
  const Hlo x = at_least_1d(hlo, in.tensor("self"));
  const int64_t dim = in.dim("dim", x.rank());
  const int64_t k = in.integer("k");
  const auto [values, places] = sorted(
      hlo,
      x,
      dim,
      in.boolean("largest") ? Order::kDescending : Order::kAscending);
  const Dims dims = in.result_shape().dims;
  in.result(hlo.reshape(hlo.narrow(values, dim, 0, k), dims), 0);
  in.result(hlo.reshape(hlo.narrow(places, dim, 0, k), dims), 1);
}

} // namespace fulgurite::xla
