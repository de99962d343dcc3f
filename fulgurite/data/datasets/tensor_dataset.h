#pragma once

#include "fulgurite/data/collate.h"

#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace fulgurite {

namespace detail {

/// The tensors of a TensorDataset, side by side.
class TensorColumns {
 public:
  void add(const at::Tensor& tensor, const FieldPath& path);
  size_t size() const {
    return rows_;
  }
  size_t count() const {
    return columns_.size();
  }
  at::Tensor row(size_t column, size_t index) const;
  /// Gathers rows into `out`, reusing its memory when nobody else holds it.
  void gather(size_t column, std::span<const size_t> indices, at::Tensor& out)
      const;
  [[noreturn]] void index_out_of_range(size_t index) const;

 private:
  struct Column {
    at::Tensor tensor;
    const std::byte* data = nullptr; // of plain CPU memory, else null
    size_t row_bytes = 0;
    std::string name;
  };
  std::vector<Column> columns_;
  size_t rows_ = 0;
};

/// Whether every value of the type has the same tensors in the same places.
template <class B>
constexpr bool has_fixed_structure();
template <class... Members>
constexpr bool all_have_fixed_structure(const std::tuple<Members...>*) {
  return (has_fixed_structure<Members>() && ...);
}
template <class B>
constexpr bool has_fixed_structure() {
  if constexpr (TensorLike<B>) {
    return true;
  } else if constexpr (is_std_array<B>) {
    return has_fixed_structure<typename B::value_type>();
  } else if constexpr (ProductLike<B> && !user_hook::Provided<B>) {
    using Members =
        decltype(visit_members(std::declval<B&>(), [](auto&... members) {
          return static_cast<
              std::tuple<std::remove_reference_t<decltype(members)>...>*>(
              nullptr);
        }));
    return all_have_fixed_structure(Members{nullptr});
  } else {
    return false;
  }
}

} // namespace detail

/// Samples that are the rows of tensors with a common first dimension:
///
///   TensorDataset train(Digits{images, labels});
///
/// Batches are gathered directly, without making samples. get and get_batch may
/// be called by several threads at once. Tensors that are not contiguous are
/// copied once, when the dataset is made; the others are shared.
template <class Sample>
class TensorDataset {
 public:
  /// Throws UserError when the first dimensions differ.
  explicit TensorDataset(Sample tensors) : tensors_(std::move(tensors)) {
    for_each_tensor(tensors_, [&](at::Tensor& tensor, const FieldPath& path) {
      columns_.add(tensor, path);
    });
  }

  size_t size() const {
    return columns_.size();
  }

  Sample get(size_t index) const {
    Sample sample = tensors_;
    size_t column = 0;
    for_each_tensor(sample, [&](at::Tensor& tensor) {
      tensor = columns_.row(column++, index);
    });
    return sample;
  }

  void get_batch(std::span<const size_t> indices, Sample& batch) const {
    if constexpr (!detail::has_fixed_structure<Sample>()) {
      batch = tensors_;
    }
    size_t column = 0;
    for_each_tensor(batch, [&](at::Tensor& tensor) {
      columns_.gather(column++, indices, tensor);
    });
  }

  /// All rows, as they were given.
  const Sample& tensors() const {
    return tensors_;
  }

 private:
  Sample tensors_;
  detail::TensorColumns columns_;
};

} // namespace fulgurite
