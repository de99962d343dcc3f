#include "fulgurite/data/datasets/tensor_dataset.h"

#include "fulgurite/base/error.h"

#include <ATen/ops/index_select.h>
#include <ATen/ops/select.h>
#include <ATen/ops/tensor.h>

#include <cstring>

namespace fulgurite::detail {

namespace {

// Far enough ahead for a row to arrive from memory.
constexpr size_t kPrefetchRows = 8;

template <size_t kBytes>
void gather_rows(
    std::byte* to,
    const std::byte* from,
    std::span<const size_t> indices) {
  for (size_t i = 0; i < indices.size(); ++i) {
    if (i + kPrefetchRows < indices.size()) {
      __builtin_prefetch(from + indices[i + kPrefetchRows] * kBytes);
    }
    std::memcpy(to, from + indices[i] * kBytes, kBytes);
    to += kBytes;
  }
}

void gather_rows(
    std::byte* to,
    const std::byte* from,
    size_t row_bytes,
    std::span<const size_t> indices) {
  switch (row_bytes) {
    case 1:
      return gather_rows<1>(to, from, indices);
    case 4:
      return gather_rows<4>(to, from, indices);
    case 8:
      return gather_rows<8>(to, from, indices);
    case 16:
      return gather_rows<16>(to, from, indices);
    case 32:
      return gather_rows<32>(to, from, indices);
    case 64:
      return gather_rows<64>(to, from, indices);
    case 128:
      return gather_rows<128>(to, from, indices);
    default:
      for (const size_t index : indices) {
        std::memcpy(to, from + index * row_bytes, row_bytes);
        to += row_bytes;
      }
  }
}

} // namespace

void TensorColumns::add(const at::Tensor& tensor, const FieldPath& path) {
  Column column;
  column.name = path.text().empty() ? "the tensor" : path.text();
  if (!tensor.defined() || tensor.dim() == 0) {
    fail(
        "[TensorDataset] expected ",
        column.name,
        " to have a first dimension, got ",
        tensor.defined() ? "a scalar" : "an undefined tensor");
  }
  const auto rows = static_cast<size_t>(tensor.size(0));
  if (!columns_.empty() && rows != rows_) {
    fail(
        "[TensorDataset] expected all tensors to have the same first "
        "dimension, got ",
        rows_,
        " for ",
        columns_.front().name,
        " and ",
        rows,
        " for ",
        column.name);
  }
  rows_ = rows;
  const bool plain = tensor.device().is_cpu() &&
                     tensor.layout() == at::kStrided &&
                     !tensor.is_quantized() && !tensor.requires_grad() &&
                     !tensor.is_conj() && !tensor.is_neg();
  column.tensor = plain ? tensor.contiguous() : tensor;
  if (plain) {
    column.data = static_cast<const std::byte*>(column.tensor.const_data_ptr());
    column.row_bytes = rows == 0 ? 0 : column.tensor.nbytes() / rows;
  }
  columns_.push_back(std::move(column));
}

at::Tensor TensorColumns::row(size_t column, size_t index) const {
  if (index >= rows_) {
    index_out_of_range(index);
  }
  return at::select(columns_[column].tensor, 0, static_cast<int64_t>(index));
}

void TensorColumns::gather(
    size_t column,
    std::span<const size_t> indices,
    at::Tensor& out) const {
  for (const size_t index : indices) {
    if (index >= rows_) {
      index_out_of_range(index);
    }
  }
  const Column& from = columns_[column];
  if (from.data == nullptr) {
    const std::vector<int64_t> list(indices.begin(), indices.end());
    out = at::index_select(
        from.tensor, 0, at::tensor(list).to(from.tensor.device()));
    return;
  }
  reuse_or_allocate(
      out,
      static_cast<int64_t>(indices.size()),
      from.tensor.sizes().slice(1),
      from.tensor.scalar_type());
  if (from.row_bytes != 0) {
    gather_rows(
        static_cast<std::byte*>(out.mutable_data_ptr()),
        from.data,
        from.row_bytes,
        indices);
  }
}

void TensorColumns::index_out_of_range(size_t index) const {
  fail("[TensorDataset.get] expected an index below ", rows_, ", got ", index);
}

} // namespace fulgurite::detail
