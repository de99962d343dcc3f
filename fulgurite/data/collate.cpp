#include "fulgurite/data/collate.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"

#include <ATen/DeviceAccelerator.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/narrow.h>
#include <ATen/ops/stack.h>
#include <c10/core/InferenceMode.h>

#include <algorithm>
#include <cstring>

namespace fulgurite::detail {

namespace {

std::string field_of(const FieldPath& path) {
  const std::string text = path.text();
  return text.empty() ? "the sample" : "field '" + text + "'";
}

bool is_plain_cpu(const at::Tensor& tensor) {
  return tensor.device().is_cpu() && tensor.layout() == at::kStrided &&
         tensor.is_contiguous() && !tensor.is_quantized() &&
         !tensor.is_conj() && !tensor.is_neg() && !tensor.requires_grad();
}

std::string describe(const at::Tensor& tensor) {
  return tensor.defined()
             ? join(c10::toString(tensor.scalar_type()), tensor.sizes())
             : "undefined";
}

void check_same(
    std::span<const at::Tensor* const> tensors,
    const FieldPath& path) {
  const at::Tensor& first = *tensors[0];
  for (size_t k = 1; k < tensors.size(); ++k) {
    const at::Tensor& other = *tensors[k];
    const bool same =
        first.defined() == other.defined() &&
        (!first.defined() || (first.scalar_type() == other.scalar_type() &&
                              first.sizes() == other.sizes()));
    if (!same) {
      fail(
          "[collate] expected ",
          field_of(path),
          " to have one shape and type in all samples of a batch, got ",
          describe(first),
          " in the first and ",
          describe(other),
          " in number ",
          k,
          "; try padding the samples, batch_size = 1, or a collate function");
    }
  }
}

/// Whether the tensor is nobody else's, so that it can be overwritten. One made
/// in inference mode must not reach a training step.
bool is_ours_alone(const at::Tensor& tensor) {
  return tensor.defined() && tensor.use_count() == 1 && tensor.has_storage() &&
         tensor.storage().use_count() == 1 && !tensor.requires_grad() &&
         tensor.is_inference() == c10::InferenceMode::is_enabled();
}

void copy_rows(at::Tensor& out, std::span<const at::Tensor* const> tensors) {
  const size_t bytes = tensors[0]->nbytes();
  if (bytes == 0) {
    return;
  }
  auto* to = static_cast<std::byte*>(out.mutable_data_ptr());
  for (const auto* tensor : tensors) {
    std::memcpy(to, tensor->const_data_ptr(), bytes);
    to += bytes;
  }
}

} // namespace

std::span<const at::Tensor*> tensor_pointers(size_t count) {
  static thread_local std::vector<const at::Tensor*> pointers;
  if (pointers.size() < count) {
    pointers.resize(count);
  }
  return std::span(pointers).first(count);
}

void reuse_or_allocate(
    at::Tensor& out,
    int64_t rows,
    at::IntArrayRef row_sizes,
    at::ScalarType dtype) {
  const bool fits = is_ours_alone(out) && out.device().is_cpu() &&
                    out.scalar_type() == dtype && out.is_contiguous() &&
                    out.dim() > 0 && out.size(0) == rows &&
                    out.sizes().slice(1) == row_sizes;
  if (fits) {
    out.unsafeGetTensorImpl()->bump_version();
    return;
  }
  std::vector<int64_t> sizes{rows};
  sizes.insert(sizes.end(), row_sizes.begin(), row_sizes.end());
  out = at::empty(sizes, at::TensorOptions().dtype(dtype));
}

void stack_into(
    at::Tensor& out,
    std::span<const at::Tensor* const> tensors,
    const FieldPath& path) {
  check_same(tensors, path);
  const at::Tensor& first = *tensors[0];
  if (!first.defined()) {
    out = at::Tensor();
    return;
  }
  const bool plain =
      std::all_of(tensors.begin(), tensors.end(), [](const at::Tensor* tensor) {
        return is_plain_cpu(*tensor);
      });
  if (!plain) {
    std::vector<at::Tensor> list;
    list.reserve(tensors.size());
    for (const auto* tensor : tensors) {
      list.push_back(*tensor);
    }
    out = at::stack(list);
    return;
  }
  reuse_or_allocate(
      out,
      static_cast<int64_t>(tensors.size()),
      first.sizes(),
      first.scalar_type());
  copy_rows(out, tensors);
}

void stack_into(
    TensorDict& out,
    std::span<const TensorDict* const> dicts,
    const FieldPath& path) {
  for (size_t k = 1; k < dicts.size(); ++k) {
    for (const auto& entry : dicts[k]->entries()) {
      if (!dicts[0]->contains(entry.name)) {
        different_keys(path, entry.name, k);
      }
    }
  }
  TensorDict result;
  for (const auto& entry : dicts[0]->entries()) {
    const FieldPath entry_path(&path, std::string_view(entry.name));
    for (size_t k = 1; k < dicts.size(); ++k) {
      if (!dicts[k]->contains(entry.name) ||
          dicts[k]->is_nested(entry.name) != (entry.dict != nullptr)) {
        different_keys(path, entry.name, k);
      }
    }
    if (entry.dict) {
      std::vector<const TensorDict*> inner;
      for (const auto* dict : dicts) {
        inner.push_back(&dict->nested(entry.name));
      }
      stack_into(result.nested(entry.name), inner, entry_path);
      continue;
    }
    auto tensors = tensor_pointers(dicts.size());
    for (size_t k = 0; k < dicts.size(); ++k) {
      tensors[k] = &dicts[k]->at(entry.name);
    }
    // The batch before last, when it had the same entry.
    at::Tensor stacked;
    if (out.contains(entry.name) && !out.is_nested(entry.name)) {
      stacked = std::move(out.at(entry.name));
    }
    stack_into(stacked, tensors, entry_path);
    result[entry.name] = std::move(stacked);
  }
  out = std::move(result);
}

void different_lengths(
    const FieldPath& path,
    size_t first,
    size_t other,
    size_t sample) {
  fail(
      "[collate] expected ",
      field_of(path),
      " to have one length in all samples of a batch, got ",
      first,
      " in the first and ",
      other,
      " in number ",
      sample,
      "; try padding the samples or a collate function");
}

void different_keys(
    const FieldPath& path,
    const std::string& key,
    size_t sample) {
  fail(
      "[collate] expected ",
      field_of(path),
      " to have the same keys in all samples of a batch, but the first and "
      "number ",
      sample,
      " differ in '",
      key,
      "'; try a collate function");
}

void present_in_some(const FieldPath& path, size_t sample) {
  fail(
      "[collate] expected ",
      field_of(path),
      " to be present in all samples of a batch or in none, but the first and "
      "number ",
      sample,
      " differ; try a collate function");
}

void different_values(const FieldPath& path, size_t sample) {
  fail(
      "[collate] ",
      field_of(path),
      " is no tensor, so a batch has room for one value, but the first sample "
      "and number ",
      sample,
      " differ; try a tensor, a std::vector (vectors are joined), or a collate "
      "function");
}

void different_tensor_counts(
    const FieldPath& path,
    size_t first,
    size_t other,
    size_t sample) {
  fail(
      "[collate] expected ",
      field_of(path),
      " to have one number of tensors in all samples of a batch, got ",
      first,
      " in the first and ",
      other,
      " in number ",
      sample);
}

void nothing_to_collate() {
  fail("[collate] expected at least one sample, got none");
}

void move_tensor(at::Tensor& tensor, const at::Device& device, bool async) {
  if (tensor.defined() && tensor.device() != device) {
    tensor = tensor.to(device, async);
  }
}

void pin_tensor(at::Tensor& tensor) {
  if (!tensor.defined() || !tensor.device().is_cpu() || tensor.is_sparse()) {
    return;
  }
  if (!at::getAccelerator()) {
    log_warning_once(
        "[DataLoader] pin_memory is set but there is no accelerator; memory is "
        "not pinned");
    return;
  }
  if (!tensor.is_pinned()) {
    tensor = tensor.pin_memory();
  }
}

int64_t check_split(int64_t batch_size, int64_t split_size) {
  if (split_size <= 0) {
    fail("[split] expected split_size > 0, got ", split_size);
  }
  return batch_size;
}

at::Tensor slice_of(
    const at::Tensor& tensor,
    int64_t batch_size,
    int64_t begin,
    int64_t end) {
  if (!tensor.defined() || tensor.dim() == 0 || tensor.size(0) != batch_size) {
    return tensor;
  }
  return at::narrow(tensor, 0, begin, end - begin);
}

} // namespace fulgurite::detail
