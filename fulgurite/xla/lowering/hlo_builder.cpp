#include "fulgurite/xla/lowering/hlo_builder.h"

#include "fulgurite/base/error.h"

#include <ATen/ExpandUtils.h>
#include <c10/util/BFloat16.h>
#include <c10/util/Half.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>

namespace fulgurite::xla {

namespace {

using detail::join;

std::string list_of(c10::IntArrayRef values) {
  std::string out;
  for (const int64_t value : values) {
    out += (out.empty() ? "" : ", ") + std::to_string(value);
  }
  return out;
}

/// An attribute that is a list of numbers.
std::string array(const char* name, c10::IntArrayRef values) {
  return values.empty() ? join(name, " = array<i64>")
                        : join(name, " = array<i64: ", list_of(values), ">");
}

std::string integer(const char* name, int64_t value) {
  return join(name, " = ", value, " : i64");
}

std::string pairs_of(const std::vector<std::pair<int64_t, int64_t>>& pairs) {
  if (pairs.empty()) {
    return "dense<> : tensor<0x2xi64>";
  }
  std::string out;
  for (const auto& [low, high] : pairs) {
    out += join(out.empty() ? "" : ", ", "[", low, ", ", high, "]");
  }
  return join("dense<[", out, "]> : tensor<", pairs.size(), "x2xi64>");
}

template <class Bits, class T>
std::string hex(T value) {
  Bits bits = 0;
  static_assert(sizeof(bits) == sizeof(value));
  std::memcpy(&bits, &value, sizeof(bits));
  char out[2 + 2 * sizeof(bits) + 1];
  std::snprintf(
      out,
      sizeof(out),
      "0x%0*llX",
      static_cast<int>(2 * sizeof(bits)),
      static_cast<unsigned long long>(bits));
  return out;
}

int64_t as_32_bits(int64_t value) {
  if (value != static_cast<int32_t>(value)) {
    fail(
        "[xla] expected an integer of 32 bits, got ",
        value,
        "; where int64 lies on the device as int32, as on TPUs, try "
        "init({.narrow_64_bit = false})");
  }
  return value;
}

/// Floating values by their bits: exact, and infinities have a spelling.
std::string literal(const at::Scalar& value, at::ScalarType dtype) {
  switch (dtype) {
    case at::kFloat:
      return hex<uint32_t>(value.to<float>());
    case at::kDouble:
      return hex<uint64_t>(value.to<double>());
    case at::kHalf:
      return hex<uint16_t>(static_cast<c10::Half>(value.to<float>()));
    case at::kBFloat16:
      return hex<uint16_t>(static_cast<c10::BFloat16>(value.to<float>()));
    case at::kBool:
      return value.to<bool>() ? "true" : "false";
    case at::kComplexFloat: {
      const auto number = value.to<c10::complex<float>>();
      return join(
          "(",
          hex<uint32_t>(number.real()),
          ", ",
          hex<uint32_t>(number.imag()),
          ")");
    }
    case at::kComplexDouble: {
      const auto number = value.to<c10::complex<double>>();
      return join(
          "(",
          hex<uint64_t>(number.real()),
          ", ",
          hex<uint64_t>(number.imag()),
          ")");
    }
    case at::kInt:
      return std::to_string(as_32_bits(value.to<int64_t>()));
    default:
      return std::to_string(value.to<int64_t>());
  }
}

std::string types_of(const std::vector<Shape>& shapes) {
  std::string out;
  for (const auto& shape : shapes) {
    out += (out.empty() ? "" : ", ") + type_text(shape);
  }
  return out;
}

std::vector<Shape> shapes_of(const std::vector<Hlo>& values) {
  std::vector<Shape> out;
  for (const auto& value : values) {
    out.push_back(value.shape);
  }
  return out;
}

std::string names_of(const std::vector<Hlo>& values) {
  std::string out;
  for (const auto& value : values) {
    out += (out.empty() ? "" : ", ") + value.name;
  }
  return out;
}

const char* direction_text(Compare direction) {
  constexpr const char* kNames[] = {"EQ", "NE", "LT", "LE", "GT", "GE"};
  return kNames[static_cast<int>(direction)];
}

const char* comparison_type(at::ScalarType dtype) {
  if (at::isFloatingType(dtype) || at::isComplexType(dtype)) {
    return "FLOAT";
  }
  return dtype == at::kBool || dtype == at::kByte || dtype == at::kUInt32 ||
                 dtype == at::kUInt64 || dtype == at::kUInt16
             ? "UNSIGNED"
             : "SIGNED";
}

bool contains(c10::IntArrayRef list, int64_t value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

Dims without(const Dims& dims, c10::IntArrayRef removed) {
  Dims out;
  for (int64_t i = 0; i < static_cast<int64_t>(dims.size()); ++i) {
    if (!contains(removed, i)) {
      out.push_back(dims[i]);
    }
  }
  return out;
}

Dims window_result(const Dims& dims, const std::vector<WindowDim>& window) {
  Dims out;
  for (size_t i = 0; i < dims.size(); ++i) {
    const auto& w = window[i];
    const int64_t base = dims[i] == 0 ? 0 : (dims[i] - 1) * w.base_dilation + 1;
    const int64_t padded = base + w.low + w.high;
    const int64_t reach = (w.size - 1) * w.dilation + 1;
    out.push_back(padded < reach ? 0 : (padded - reach) / w.stride + 1);
  }
  return out;
}

std::string window_attributes(const std::vector<WindowDim>& window) {
  std::vector<int64_t> sizes, strides, base, dilations;
  std::vector<std::pair<int64_t, int64_t>> padding;
  for (const auto& w : window) {
    sizes.push_back(w.size);
    strides.push_back(w.stride);
    base.push_back(w.base_dilation);
    dilations.push_back(w.dilation);
    padding.emplace_back(w.low, w.high);
  }
  return join(
      array("window_dimensions", sizes),
      ", ",
      array("window_strides", strides),
      ", ",
      array("base_dilations", base),
      ", ",
      array("window_dilations", dilations),
      ", padding = ",
      pairs_of(padding));
}

} // namespace

std::string element_text(at::ScalarType dtype) {
  switch (dtype) {
    case at::kFloat:
      return "f32";
    case at::kDouble:
      return "f64";
    case at::kHalf:
      return "f16";
    case at::kBFloat16:
      return "bf16";
    case at::kChar:
      return "i8";
    case at::kShort:
      return "i16";
    case at::kInt:
      return "i32";
    case at::kLong:
      return "i64";
    case at::kByte:
      return "ui8";
    case at::kUInt16:
      return "ui16";
    case at::kUInt32:
      return "ui32";
    case at::kUInt64:
      return "ui64";
    case at::kBool:
      return "i1";
    case at::kComplexFloat:
      return "complex<f32>";
    case at::kComplexDouble:
      return "complex<f64>";
    default:
      fail(
          "[xla] tensors of type ", c10::toString(dtype), " are not supported");
  }
}

std::string type_text(const Shape& shape) {
  std::string out = "tensor<";
  for (const int64_t size : shape.dims) {
    out += std::to_string(size) + "x";
  }
  return out + element_text(shape.dtype) + ">";
}

std::string HloBuilder::fresh(size_t results) {
  std::string name = "%" + std::to_string(next_++);
  return results == 1 ? name : name + ":" + std::to_string(results);
}

std::vector<Hlo> HloBuilder::operation(
    const std::string& name,
    const std::vector<Hlo>& operands,
    const std::vector<Shape>& results,
    const std::string& attributes,
    const std::string& regions) {
  const std::string id = fresh(results.size());
  text_ += join(
      "    ",
      id,
      " = \"",
      name,
      "\"(",
      names_of(operands),
      ")",
      regions.empty() ? "" : " ",
      regions,
      attributes.empty() ? "" : " {",
      attributes,
      attributes.empty() ? "" : "}",
      " : (",
      types_of(shapes_of(operands)),
      ") -> ");
  const std::string types = types_of(results);
  text_ += (results.size() == 1 ? types : "(" + types + ")") + "\n";
  std::vector<Hlo> out;
  const std::string stem = id.substr(0, id.find(':'));
  for (size_t i = 0; i < results.size(); ++i) {
    out.push_back(
        {results.size() == 1 ? stem : join(stem, "#", i), results[i]});
  }
  return out;
}

std::string HloBuilder::region(
    const std::vector<Shape>& arguments,
    const std::function<std::vector<Hlo>(const std::vector<Hlo>&)>& body) {
  // The body is written into the same text, then cut out of it.
  const size_t begin = text_.size();
  std::vector<Hlo> values;
  std::string list;
  for (const auto& shape : arguments) {
    values.push_back({fresh(1), shape});
    list += join(
        list.empty() ? "" : ", ", values.back().name, ": ", type_text(shape));
  }
  const auto results = body(values);
  std::string lines = text_.substr(begin);
  text_.resize(begin);
  return join(
      "({\n    ^bb0(",
      list,
      "):\n",
      lines,
      "    \"stablehlo.return\"(",
      names_of(results),
      ") : (",
      types_of(shapes_of(results)),
      ") -> ()\n    })");
}

// --- out of nothing
// -----------------------------------------------------------

Hlo HloBuilder::constant(
    const at::Scalar& value,
    at::ScalarType dtype,
    c10::IntArrayRef dims) {
  const Shape shape{dtype, Dims(dims.begin(), dims.end())};
  return operation1(
      "stablehlo.constant",
      {},
      shape,
      join("value = dense<", literal(value, dtype), "> : ", type_text(shape)));
}

Hlo HloBuilder::constant_like(const Hlo& like, const at::Scalar& value) {
  return constant(value, like.dtype(), like.dims());
}

namespace {

template <class T>
std::string dense_list(c10::ArrayRef<T> values, const Shape& shape) {
  std::string list;
  for (const T value : values) {
    list += (list.empty() ? "" : ", ") + literal(value, shape.dtype);
  }
  return join(
      "value = dense<",
      values.empty() ? "" : join("[", list, "]"),
      "> : ",
      type_text(shape));
}

} // namespace

Hlo HloBuilder::constants(c10::IntArrayRef values, at::ScalarType dtype) {
  const Shape shape{dtype, {static_cast<int64_t>(values.size())}};
  return operation1("stablehlo.constant", {}, shape, dense_list(values, shape));
}

Hlo HloBuilder::constants(c10::ArrayRef<double> values, at::ScalarType dtype) {
  const Shape shape{dtype, {static_cast<int64_t>(values.size())}};
  return operation1("stablehlo.constant", {}, shape, dense_list(values, shape));
}

Hlo HloBuilder::iota(at::ScalarType dtype, c10::IntArrayRef dims, int64_t dim) {
  return operation1(
      "stablehlo.iota",
      {},
      {dtype, Dims(dims.begin(), dims.end())},
      integer("iota_dimension", dim));
}

Hlo HloBuilder::lowest(at::ScalarType dtype) {
  if (at::isFloatingType(dtype)) {
    return constant(-std::numeric_limits<double>::infinity(), dtype);
  }
  switch (dtype) {
    case at::kChar:
      return constant(std::numeric_limits<int8_t>::min(), dtype);
    case at::kShort:
      return constant(std::numeric_limits<int16_t>::min(), dtype);
    case at::kInt:
      return constant(std::numeric_limits<int32_t>::min(), dtype);
    case at::kLong:
      return constant(std::numeric_limits<int64_t>::min(), dtype);
    default:
      return constant(0, dtype);
  }
}

Hlo HloBuilder::highest(at::ScalarType dtype) {
  if (at::isFloatingType(dtype)) {
    return constant(std::numeric_limits<double>::infinity(), dtype);
  }
  switch (dtype) {
    case at::kChar:
      return constant(std::numeric_limits<int8_t>::max(), dtype);
    case at::kByte:
      return constant(std::numeric_limits<uint8_t>::max(), dtype);
    case at::kShort:
      return constant(std::numeric_limits<int16_t>::max(), dtype);
    case at::kInt:
      return constant(std::numeric_limits<int32_t>::max(), dtype);
    case at::kLong:
      return constant(std::numeric_limits<int64_t>::max(), dtype);
    default:
      return constant(true, dtype);
  }
}

// --- element by element
// ---------------------------------------------------------

Hlo HloBuilder::unary(std::string_view op, const Hlo& x) {
  return operation1(join("stablehlo.", op), {x}, x.shape);
}

Hlo HloBuilder::chlo(std::string_view op, const Hlo& x) {
  return operation1(join("chlo.", op), {x}, x.shape);
}

std::vector<Hlo> HloBuilder::same_dims(std::vector<Hlo> values) {
  Dims dims = values[0].dims();
  for (const auto& value : values) {
    dims = at::infer_size_dimvector(dims, value.dims());
  }
  for (auto& value : values) {
    value = broadcast_to(value, dims);
  }
  return values;
}

Hlo HloBuilder::binary(std::string_view op, const Hlo& a, const Hlo& b) {
  TORCH_INTERNAL_ASSERT(
      a.dtype() == b.dtype(), op, " of ", a.shape.text(), ", ", b.shape.text());
  auto operands = same_dims({a, b});
  const Shape shape = operands[0].shape;
  return operation1(join("stablehlo.", op), operands, shape);
}

Hlo HloBuilder::compare(Compare direction, const Hlo& a, const Hlo& b) {
  TORCH_INTERNAL_ASSERT(a.dtype() == b.dtype());
  auto operands = same_dims({a, b});
  return operation1(
      "stablehlo.compare",
      operands,
      {at::kBool, operands[0].dims()},
      join(
          "comparison_direction = #stablehlo<comparison_direction ",
          direction_text(direction),
          ">, compare_type = #stablehlo<comparison_type ",
          comparison_type(a.dtype()),
          ">"));
}

Hlo HloBuilder::select(const Hlo& condition, const Hlo& yes, const Hlo& no) {
  TORCH_INTERNAL_ASSERT(
      condition.dtype() == at::kBool && yes.dtype() == no.dtype());
  auto operands = same_dims({condition, yes, no});
  return operation1("stablehlo.select", operands, operands[1].shape);
}

Hlo HloBuilder::convert(const Hlo& x, at::ScalarType dtype) {
  if (x.dtype() == dtype) {
    return x;
  }
  if (dtype == at::kBool) {
    return compare(Compare::kNe, x, constant(0, x.dtype()));
  }
  if (at::isComplexType(x.dtype()) && !at::isComplexType(dtype)) {
    const auto part = c10::toRealValueType(x.dtype());
    return convert(operation1("stablehlo.real", {x}, {part, x.dims()}), dtype);
  }
  return operation1("stablehlo.convert", {x}, {dtype, x.dims()});
}

Hlo HloBuilder::bitcast(const Hlo& x, at::ScalarType dtype, Dims dims) {
  return operation1("stablehlo.bitcast_convert", {x}, {dtype, std::move(dims)});
}

// --- where elements lie
// -----------------------------------------------------------

Hlo HloBuilder::reshape(const Hlo& x, c10::IntArrayRef dims) {
  if (c10::IntArrayRef(x.dims()) == dims) {
    return x;
  }
  return operation1(
      "stablehlo.reshape", {x}, {x.dtype(), Dims(dims.begin(), dims.end())});
}

Hlo HloBuilder::transpose(const Hlo& x, c10::IntArrayRef permutation) {
  bool same = true;
  Dims dims;
  for (size_t i = 0; i < permutation.size(); ++i) {
    same = same && permutation[i] == static_cast<int64_t>(i);
    dims.push_back(x.dims()[permutation[i]]);
  }
  if (same) {
    return x;
  }
  return operation1(
      "stablehlo.transpose",
      {x},
      {x.dtype(), dims},
      array("permutation", permutation));
}

Hlo HloBuilder::broadcast_in_dim(
    const Hlo& x,
    c10::IntArrayRef dims,
    c10::IntArrayRef dims_of_x) {
  return operation1(
      "stablehlo.broadcast_in_dim",
      {x},
      {x.dtype(), Dims(dims.begin(), dims.end())},
      array("broadcast_dimensions", dims_of_x));
}

Hlo HloBuilder::broadcast_to(const Hlo& x, c10::IntArrayRef dims) {
  if (c10::IntArrayRef(x.dims()) == dims) {
    return x;
  }
  Dims places;
  for (int64_t i = 0; i < x.rank(); ++i) {
    places.push_back(static_cast<int64_t>(dims.size()) - x.rank() + i);
  }
  return broadcast_in_dim(x, dims, places);
}

Hlo HloBuilder::slice(
    const Hlo& x,
    c10::IntArrayRef start,
    c10::IntArrayRef limit,
    c10::IntArrayRef strides) {
  Dims dims;
  bool whole = true;
  for (size_t i = 0; i < start.size(); ++i) {
    dims.push_back((limit[i] - start[i] + strides[i] - 1) / strides[i]);
    whole = whole && dims[i] == x.dims()[i];
  }
  if (whole) {
    return x;
  }
  return operation1(
      "stablehlo.slice",
      {x},
      {x.dtype(), dims},
      join(
          array("start_indices", start),
          ", ",
          array("limit_indices", limit),
          ", ",
          array("strides", strides)));
}

Hlo HloBuilder::narrow(
    const Hlo& x,
    int64_t dim,
    int64_t start,
    int64_t length) {
  Dims from(x.rank(), 0), to = x.dims(), steps(x.rank(), 1);
  from[dim] = start;
  to[dim] = start + length;
  return slice(x, from, to, steps);
}

Hlo HloBuilder::pad(
    const Hlo& x,
    const Hlo& value,
    const std::vector<PadDim>& dims) {
  Dims low, high, interior, result;
  for (size_t i = 0; i < dims.size(); ++i) {
    low.push_back(dims[i].low);
    high.push_back(dims[i].high);
    interior.push_back(dims[i].interior);
    const int64_t size = x.dims()[i];
    result.push_back(
        size + dims[i].low + dims[i].high +
        std::max<int64_t>(size - 1, 0) * dims[i].interior);
  }
  return operation1(
      "stablehlo.pad",
      {x, value},
      {x.dtype(), result},
      join(
          array("edge_padding_low", low),
          ", ",
          array("edge_padding_high", high),
          ", ",
          array("interior_padding", interior)));
}

Hlo HloBuilder::concatenate(const std::vector<Hlo>& parts, int64_t dim) {
  if (parts.size() == 1) {
    return parts[0];
  }
  Shape shape = parts[0].shape;
  shape.dims[dim] = 0;
  for (const auto& part : parts) {
    shape.dims[dim] += part.dims()[dim];
  }
  return operation1(
      "stablehlo.concatenate", parts, shape, integer("dimension", dim));
}

Hlo HloBuilder::reverse(const Hlo& x, c10::IntArrayRef dims) {
  if (dims.empty()) {
    return x;
  }
  return operation1(
      "stablehlo.reverse", {x}, x.shape, array("dimensions", dims));
}

Hlo HloBuilder::gather(
    const Hlo& x,
    const Hlo& indices,
    const GatherDims& dims) {
  // Batch dimensions are those of the indices but their vectors'.
  Dims batch;
  for (int64_t i = 0; i < indices.rank(); ++i) {
    if (i != dims.index_vector_dim) {
      batch.push_back(indices.dims()[i]);
    }
  }
  Dims window;
  for (int64_t i = 0; i < x.rank(); ++i) {
    if (!contains(dims.collapsed_dims, i)) {
      window.push_back(dims.slice_sizes[i]);
    }
  }
  Dims result(batch.size() + window.size());
  size_t next_batch = 0, next_window = 0;
  for (size_t i = 0; i < result.size(); ++i) {
    result[i] = contains(dims.offset_dims, static_cast<int64_t>(i))
                    ? window[next_window++]
                    : batch[next_batch++];
  }
  return operation1(
      "stablehlo.gather",
      {x, indices},
      {x.dtype(), result},
      join(
          "dimension_numbers = #stablehlo.gather<offset_dims = [",
          list_of(dims.offset_dims),
          "], collapsed_slice_dims = [",
          list_of(dims.collapsed_dims),
          "], start_index_map = [",
          list_of(dims.start_index_map),
          "], index_vector_dim = ",
          dims.index_vector_dim,
          ">, ",
          array("slice_sizes", dims.slice_sizes),
          ", indices_are_sorted = false"));
}

Hlo HloBuilder::scatter(
    const Hlo& x,
    const Hlo& indices,
    const Hlo& updates,
    const ScatterDims& dims,
    std::string_view combine,
    bool unique) {
  const Shape element{x.dtype(), {}};
  const auto body = region({element, element}, [&](const auto& values) {
    return std::vector<Hlo>{
        combine.empty() ? values[1] : binary(combine, values[0], values[1])};
  });
  return operation1(
      "stablehlo.scatter",
      {x, indices, updates},
      x.shape,
      join(
          "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = "
          "[",
          list_of(dims.update_window_dims),
          "], inserted_window_dims = [",
          list_of(dims.inserted_dims),
          "], scatter_dims_to_operand_dims = [",
          list_of(dims.operand_dims),
          "], index_vector_dim = ",
          dims.index_vector_dim,
          ">, indices_are_sorted = false, unique_indices = ",
          unique ? "true" : "false"),
      body);
}

Hlo HloBuilder::dynamic_slice(
    const Hlo& x,
    const std::vector<Hlo>& start,
    c10::IntArrayRef sizes) {
  std::vector<Hlo> operands{x};
  operands.insert(operands.end(), start.begin(), start.end());
  return operation1(
      "stablehlo.dynamic_slice",
      operands,
      {x.dtype(), Dims(sizes.begin(), sizes.end())},
      array("slice_sizes", sizes));
}

Hlo HloBuilder::dynamic_update_slice(
    const Hlo& x,
    const Hlo& update,
    const std::vector<Hlo>& start) {
  std::vector<Hlo> operands{x, update};
  operands.insert(operands.end(), start.begin(), start.end());
  return operation1("stablehlo.dynamic_update_slice", operands, x.shape);
}

// --- many to one
// ------------------------------------------------------------------

Hlo HloBuilder::reduce(
    std::string_view op,
    const Hlo& x,
    const Hlo& init,
    c10::IntArrayRef dims,
    bool keepdim) {
  const auto out = reduce(
      {x},
      {init},
      dims,
      [&](const std::vector<Hlo>& so_far, const std::vector<Hlo>& next) {
        return std::vector<Hlo>{binary(op, so_far[0], next[0])};
      });
  if (!keepdim) {
    return out[0];
  }
  Dims kept = x.dims();
  for (const int64_t dim : dims) {
    kept[dim] = 1;
  }
  return reshape(out[0], kept);
}

Hlo HloBuilder::sum(const Hlo& x, c10::IntArrayRef dims, bool keepdim) {
  return reduce("add", x, constant(0, x.dtype()), dims, keepdim);
}

std::vector<Hlo> HloBuilder::reduce(
    const std::vector<Hlo>& operands,
    const std::vector<Hlo>& inits,
    c10::IntArrayRef dims,
    const Combine& body) {
  std::vector<Shape> elements, results;
  for (const auto& operand : operands) {
    elements.push_back({operand.dtype(), {}});
    results.push_back({operand.dtype(), without(operand.dims(), dims)});
  }
  auto arguments = elements;
  arguments.insert(arguments.end(), elements.begin(), elements.end());
  const auto count = static_cast<std::ptrdiff_t>(operands.size());
  const auto text = region(arguments, [&](const std::vector<Hlo>& values) {
    return body(
        {values.begin(), values.begin() + count},
        {values.begin() + count, values.end()});
  });
  auto all = operands;
  all.insert(all.end(), inits.begin(), inits.end());
  return operation(
      "stablehlo.reduce", all, results, array("dimensions", dims), text);
}

Hlo HloBuilder::reduce_window(
    std::string_view op,
    const Hlo& x,
    const Hlo& init,
    const std::vector<WindowDim>& window) {
  return reduce_window(
      {x},
      {init},
      window,
      [&](const std::vector<Hlo>& so_far, const std::vector<Hlo>& next) {
        return std::vector<Hlo>{binary(op, so_far[0], next[0])};
      })[0];
}

std::vector<Hlo> HloBuilder::reduce_window(
    const std::vector<Hlo>& operands,
    const std::vector<Hlo>& inits,
    const std::vector<WindowDim>& window,
    const Combine& body) {
  std::vector<Shape> elements, results;
  for (const auto& operand : operands) {
    elements.push_back({operand.dtype(), {}});
    results.push_back({operand.dtype(), window_result(operand.dims(), window)});
  }
  auto arguments = elements;
  arguments.insert(arguments.end(), elements.begin(), elements.end());
  const auto count = static_cast<std::ptrdiff_t>(operands.size());
  const auto text = region(arguments, [&](const std::vector<Hlo>& values) {
    return body(
        {values.begin(), values.begin() + count},
        {values.begin() + count, values.end()});
  });
  auto all = operands;
  all.insert(all.end(), inits.begin(), inits.end());
  return operation(
      "stablehlo.reduce_window", all, results, window_attributes(window), text);
}

Hlo HloBuilder::dot_general(
    const Hlo& lhs,
    const Hlo& rhs,
    const DotDims& dims) {
  TORCH_INTERNAL_ASSERT(lhs.dtype() == rhs.dtype());
  Dims result;
  for (const int64_t dim : dims.lhs_batch) {
    result.push_back(lhs.dims()[dim]);
  }
  for (int64_t i = 0; i < lhs.rank(); ++i) {
    if (!contains(dims.lhs_batch, i) && !contains(dims.lhs_contract, i)) {
      result.push_back(lhs.dims()[i]);
    }
  }
  for (int64_t i = 0; i < rhs.rank(); ++i) {
    if (!contains(dims.rhs_batch, i) && !contains(dims.rhs_contract, i)) {
      result.push_back(rhs.dims()[i]);
    }
  }
  return operation1(
      "stablehlo.dot_general",
      {lhs, rhs},
      {lhs.dtype(), result},
      join(
          "dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [",
          list_of(dims.lhs_batch),
          "], rhs_batching_dimensions = [",
          list_of(dims.rhs_batch),
          "], lhs_contracting_dimensions = [",
          list_of(dims.lhs_contract),
          "], rhs_contracting_dimensions = [",
          list_of(dims.rhs_contract),
          "]>"));
}

Hlo HloBuilder::convolution(
    const Hlo& lhs,
    const Hlo& rhs,
    const ConvDims& dims) {
  std::string reversal;
  for (size_t i = 0; i < dims.strides.size(); ++i) {
    reversal += i == 0 ? "false" : ", false";
  }
  return operation1(
      "stablehlo.convolution",
      {lhs, rhs},
      {lhs.dtype(), dims.result},
      join(
          array("window_strides", dims.strides),
          ", padding = ",
          pairs_of(dims.padding),
          ", ",
          array("lhs_dilation", dims.lhs_dilation),
          ", ",
          array("rhs_dilation", dims.rhs_dilation),
          ", window_reversal = array<i1: ",
          reversal,
          ">, dimension_numbers = #stablehlo.conv<",
          dims.numbers,
          ">, ",
          integer("feature_group_count", dims.feature_groups),
          ", ",
          integer("batch_group_count", dims.batch_groups)));
}

std::vector<Hlo> HloBuilder::sort(
    const std::vector<Hlo>& operands,
    int64_t dim,
    const std::function<Hlo(const std::vector<Hlo>&)>& less) {
  std::vector<Shape> arguments;
  for (const auto& operand : operands) {
    arguments.push_back({operand.dtype(), {}});
    arguments.push_back({operand.dtype(), {}});
  }
  const auto text = region(arguments, [&](const std::vector<Hlo>& values) {
    return std::vector<Hlo>{less(values)};
  });
  return operation(
      "stablehlo.sort",
      operands,
      shapes_of(operands),
      join(integer("dimension", dim), ", is_stable = true"),
      text);
}

std::pair<Hlo, Hlo> HloBuilder::rng_bits(
    const Hlo& state,
    at::ScalarType dtype,
    c10::IntArrayRef dims) {
  auto out = operation(
      "stablehlo.rng_bit_generator",
      {state},
      {state.shape, {dtype, Dims(dims.begin(), dims.end())}},
      "rng_algorithm = #stablehlo<rng_algorithm PHILOX>");
  return {out[0], out[1]};
}

} // namespace fulgurite::xla
