#pragma once

#include "fulgurite/data/batch_traits.h"

#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fulgurite {

/// A batch whose fields are known at run time only: names in the order of
/// insertion, each with a tensor or another TensorDict. Copies share tensors.
class TensorDict {
 public:
  struct Entry;

  TensorDict();
  TensorDict(std::initializer_list<std::pair<std::string, at::Tensor>> tensors);
  TensorDict(const TensorDict&);
  TensorDict(TensorDict&&) noexcept;
  TensorDict& operator=(const TensorDict&);
  TensorDict& operator=(TensorDict&&) noexcept;
  ~TensorDict();

  /// Inserts an undefined tensor where the name is missing. Throws UserError
  /// when the name stands for a nested TensorDict.
  at::Tensor& operator[](std::string_view name);
  /// Throws UserError naming the nearest name that exists.
  const at::Tensor& at(std::string_view name) const;
  at::Tensor& at(std::string_view name);
  /// The nested TensorDict of that name, inserted where it is missing.
  TensorDict& nested(std::string_view name);
  const TensorDict& nested(std::string_view name) const;

  bool contains(std::string_view name) const;
  bool is_nested(std::string_view name) const;
  bool erase(std::string_view name);
  size_t size() const;
  bool empty() const;
  std::vector<std::string> names() const;
  const std::vector<Entry>& entries() const {
    return entries_;
  }
  std::vector<Entry>& entries() {
    return entries_;
  }

 private:
  const Entry* find(std::string_view name) const;
  const Entry& require(std::string_view name, bool nested) const;

  std::vector<Entry> entries_;
};

struct TensorDict::Entry {
  explicit Entry(std::string entry_name) : name(std::move(entry_name)) {}
  Entry(const Entry& other);
  Entry(Entry&&) noexcept = default;
  Entry& operator=(const Entry& other);
  Entry& operator=(Entry&&) noexcept = default;
  ~Entry() = default;

  std::string name;
  at::Tensor tensor;
  /// Set for a nested one; the tensor is not used then.
  std::unique_ptr<TensorDict> dict;
};

inline size_t TensorDict::size() const {
  return entries_.size();
}
inline bool TensorDict::empty() const {
  return entries_.empty();
}

} // namespace fulgurite
