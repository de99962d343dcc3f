#pragma once

#include "fulgurite/data/batch.h"
#include "fulgurite/data/tensor_dict.h"

#include <concepts>
#include <memory>
#include <span>
#include <string>
#include <typeinfo>
#include <utility>
#include <vector>

namespace fulgurite {

namespace detail {

/// Room for `count` tensor pointers, the calling thread's own; valid until the
/// thread asks again.
std::span<const at::Tensor*> tensor_pointers(size_t count);

/// Leaves in `out` a contiguous CPU tensor of `rows` rows and unknown contents:
/// the one that is there if it fits and nobody else holds it, else a new one.
void reuse_or_allocate(
    at::Tensor& out,
    int64_t rows,
    at::IntArrayRef row_sizes,
    at::ScalarType dtype);

/// Stacks along a new first dimension into `out`, reusing its memory when
/// nobody else holds it.
void stack_into(
    at::Tensor& out,
    std::span<const at::Tensor* const> tensors,
    const FieldPath& path);

void stack_into(
    TensorDict& out,
    std::span<const TensorDict* const> dicts,
    const FieldPath& path);

[[noreturn]] void different_lengths(
    const FieldPath& path,
    size_t first,
    size_t other,
    size_t sample);
[[noreturn]] void
different_keys(const FieldPath& path, const std::string& key, size_t sample);
[[noreturn]] void present_in_some(const FieldPath& path, size_t sample);
[[noreturn]] void different_values(const FieldPath& path, size_t sample);
[[noreturn]] void different_tensor_counts(
    const FieldPath& path,
    size_t first,
    size_t other,
    size_t sample);

template <class B>
void collect_tensors(B& batch, std::vector<at::Tensor*>& tensors) {
  auto add = [&](at::Tensor& tensor, const FieldPath&) {
    tensors.push_back(&tensor);
  };
  visit_tensors(batch, add, FieldPath());
}

/// A type with for_each_tensor beside it: a copy of the first sample whose
/// tensors are replaced by the stacks.
template <class B, class Get>
void collate_by_hook(B& out, size_t count, Get get, const FieldPath& path) {
  std::vector<std::vector<at::Tensor*>> tensors(count);
  for (size_t k = 0; k < count; ++k) {
    collect_tensors(const_cast<B&>(get(k)), tensors[k]);
    if (tensors[k].size() != tensors[0].size()) {
      different_tensor_counts(path, tensors[0].size(), tensors[k].size(), k);
    }
  }
  B result = get(0);
  std::vector<at::Tensor*> results;
  collect_tensors(result, results);
  for (size_t i = 0; i < results.size(); ++i) {
    auto column = tensor_pointers(count);
    for (size_t k = 0; k < count; ++k) {
      column[k] = tensors[k][i];
    }
    at::Tensor stacked;
    stack_into(stacked, column, FieldPath(&path, i));
    *results[i] = std::move(stacked);
  }
  out = std::move(result);
}

/// A field without tensors: sequences are joined, anything else must be the
/// same in all samples.
template <class B, class Get>
void collate_plain(B& out, size_t count, Get get, const FieldPath& path) {
  if constexpr (is_instance<B, std::vector>) {
    out.clear();
    for (size_t k = 0; k < count; ++k) {
      const auto& part = get(k);
      out.insert(out.end(), part.begin(), part.end());
    }
  } else if constexpr (std::equality_comparable<B>) {
    for (size_t k = 1; k < count; ++k) {
      if (!(get(k) == get(0))) {
        different_values(path, k);
      }
    }
    out = get(0);
  } else {
    static_assert(
        ProductLike<B>,
        "a field of this type cannot be collated: it holds no tensor and has "
        "no operator== to tell that it is the same in all samples; give "
        "data_loader a collate function");
    [&]<size_t... I>(std::index_sequence<I...>) {
      (collate_plain(
           member_at<I>(out),
           count,
           [&](size_t k) -> const auto& { return member_at<I>(get(k)); },
           member_path<B>(&path, I)),
       ...);
    }
    (std::make_index_sequence<member_count<B>()>());
  }
}

/// `get(k)` is the part of sample k that goes into `out`.
template <class B, class Get>
void collate_part(B& out, size_t count, Get get, const FieldPath& path) {
  if constexpr (TensorLike<B> || DictLike<B>) {
    if constexpr (TensorLike<B>) {
      auto tensors = tensor_pointers(count);
      for (size_t k = 0; k < count; ++k) {
        tensors[k] = &get(k);
      }
      stack_into(out, tensors, path);
    } else {
      std::vector<const TensorDict*> dicts(count);
      for (size_t k = 0; k < count; ++k) {
        dicts[k] = &get(k);
      }
      stack_into(out, dicts, path);
    }
  } else if constexpr (user_hook::Provided<B>) {
    collate_by_hook(out, count, get, path);
  } else if constexpr (!holds_tensors<B>()) {
    collate_plain(out, count, get, path);
  } else if constexpr (OptionalLike<B>) {
    for (size_t k = 1; k < count; ++k) {
      if (get(k).has_value() != get(0).has_value()) {
        present_in_some(path, k);
      }
    }
    if (!get(0)) {
      out.reset();
      return;
    }
    if (!out) {
      out.emplace();
    }
    collate_part(
        *out, count, [&](size_t k) -> const auto& { return *get(k); }, path);
  } else if constexpr (SequenceLike<B>) {
    const size_t length = get(0).size();
    for (size_t k = 1; k < count; ++k) {
      if (get(k).size() != length) {
        different_lengths(path, length, get(k).size(), k);
      }
    }
    if constexpr (!is_std_array<B>) {
      out.resize(length);
    }
    for (size_t i = 0; i < length; ++i) {
      collate_part(
          out[i],
          count,
          [&](size_t k) -> const auto& { return get(k)[i]; },
          FieldPath(&path, i));
    }
  } else if constexpr (MapLike<B>) {
    B result;
    for (size_t k = 0; k < count; ++k) {
      for (const auto& [key, value] : get(k)) {
        if (!get(0).contains(key)) {
          different_keys(path, key_text_of(key), k);
        }
      }
    }
    for (const auto& entry : get(0)) {
      const auto& key = entry.first;
      const std::string text = key_text_of(key);
      for (size_t k = 0; k < count; ++k) {
        if (!get(k).contains(key)) {
          different_keys(path, text, k);
        }
      }
      collate_part(
          result[key],
          count,
          [&](size_t k) -> const auto& { return get(k).find(key)->second; },
          FieldPath(&path, std::string_view(text)));
    }
    out = std::move(result);
  } else {
    [&]<size_t... I>(std::index_sequence<I...>) {
      (collate_part(
           member_at<I>(out),
           count,
           [&](size_t k) -> const auto& { return member_at<I>(get(k)); },
           member_path<B>(&path, I)),
       ...);
    }
    (std::make_index_sequence<member_count<B>()>());
  }
}

[[noreturn]] void nothing_to_collate();

template <class B>
void collate_into(B& out, std::span<const B> samples) {
  if (samples.empty()) {
    nothing_to_collate();
  }
  collate_part(
      out,
      samples.size(),
      [samples](size_t k) -> const B& { return samples[k]; },
      FieldPath());
}

} // namespace detail

/// One batch from samples: each tensor field stacked along a new first
/// dimension. Vectors of other things are joined; other fields must be the same
/// in all samples. Throws UserError naming the field where samples do not fit
/// together.
template <class B>
B collate(std::span<const B> samples) {
  B batch{};
  detail::collate_into(batch, samples);
  return batch;
}
template <class B>
B collate(const std::vector<B>& samples) {
  return collate(std::span<const B>(samples));
}

/// First dimension of the first tensor that has one; 1 when none has.
template <class B>
int64_t batch_size(const B& batch) {
  return BatchRef(batch).batch_size();
}

template <class B>
int64_t count_tensors(const B& batch) {
  int64_t count = 0;
  for_each_tensor(batch, [&](const at::Tensor&) { ++count; });
  return count;
}

/// The batch with each tensor replaced by f(tensor).
template <class B, class F>
B map_tensors(B batch, F&& f) {
  for_each_tensor(batch, [&](at::Tensor& tensor, const FieldPath&) {
    tensor = f(std::as_const(tensor));
  });
  return batch;
}

namespace detail {
void move_tensor(at::Tensor& tensor, const at::Device& device, bool async);
void pin_tensor(at::Tensor& tensor);
int64_t check_split(int64_t batch_size, int64_t split_size);
at::Tensor slice_of(
    const at::Tensor& tensor,
    int64_t batch_size,
    int64_t begin,
    int64_t end);
} // namespace detail

template <class B>
B to_device(B batch, const at::Device& device, bool non_blocking = false) {
  for_each_tensor(batch, [&](at::Tensor& tensor, const FieldPath&) {
    detail::move_tensor(tensor, device, non_blocking);
  });
  return batch;
}

template <class B>
B pin_memory(B batch) {
  for_each_tensor(batch, [](at::Tensor& tensor, const FieldPath&) {
    detail::pin_tensor(tensor);
  });
  return batch;
}

/// Parts of `split_size` samples (the last may be smaller), as views. Tensors
/// without the batch dimension go into each part whole.
template <class B>
std::vector<B> split(const B& batch, int64_t split_size) {
  const int64_t size = detail::check_split(batch_size(batch), split_size);
  std::vector<B> parts;
  for (int64_t begin = 0; begin < size; begin += split_size) {
    const int64_t end = std::min(size, begin + split_size);
    parts.push_back(map_tensors(batch, [&](const at::Tensor& tensor) {
      return detail::slice_of(tensor, size, begin, end);
    }));
  }
  return parts;
}

} // namespace fulgurite
