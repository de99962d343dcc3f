#include "fulgurite/data/tensor_dict.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/nearest_name.h"

#include <algorithm>

namespace fulgurite {

TensorDict::Entry::Entry(const Entry& other)
    : name(other.name),
      tensor(other.tensor),
      dict(other.dict ? std::make_unique<TensorDict>(*other.dict) : nullptr) {}

TensorDict::Entry& TensorDict::Entry::operator=(const Entry& other) {
  return *this = Entry(other);
}

TensorDict::TensorDict() = default;
TensorDict::TensorDict(const TensorDict&) = default;
TensorDict::TensorDict(TensorDict&&) noexcept = default;
TensorDict& TensorDict::operator=(const TensorDict&) = default;
TensorDict& TensorDict::operator=(TensorDict&&) noexcept = default;
TensorDict::~TensorDict() = default;

TensorDict::TensorDict(
    std::initializer_list<std::pair<std::string, at::Tensor>> tensors) {
  for (const auto& [name, tensor] : tensors) {
    (*this)[name] = tensor;
  }
}

const TensorDict::Entry* TensorDict::find(std::string_view name) const {
  const auto it =
      std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) {
        return entry.name == name;
      });
  return it == entries_.end() ? nullptr : &*it;
}

const TensorDict::Entry& TensorDict::require(std::string_view name, bool nested)
    const {
  const auto* entry = find(name);
  if (entry == nullptr) {
    fail(
        "[TensorDict] there is no entry '",
        name,
        "'",
        did_you_mean(name, names()));
  }
  if ((entry->dict != nullptr) != nested) {
    fail(
        "[TensorDict] '",
        name,
        nested ? "' is a tensor, not a nested TensorDict; try at()"
               : "' is a nested TensorDict, not a tensor; try nested()");
  }
  return *entry;
}

at::Tensor& TensorDict::operator[](std::string_view name) {
  if (find(name) == nullptr) {
    return entries_.emplace_back(std::string(name)).tensor;
  }
  return at(name);
}

const at::Tensor& TensorDict::at(std::string_view name) const {
  return require(name, /*nested=*/false).tensor;
}

at::Tensor& TensorDict::at(std::string_view name) {
  return const_cast<at::Tensor&>(std::as_const(*this).at(name));
}

TensorDict& TensorDict::nested(std::string_view name) {
  if (find(name) == nullptr) {
    entries_.emplace_back(std::string(name)).dict =
        std::make_unique<TensorDict>();
  }
  return *require(name, /*nested=*/true).dict;
}

const TensorDict& TensorDict::nested(std::string_view name) const {
  return *require(name, /*nested=*/true).dict;
}

bool TensorDict::contains(std::string_view name) const {
  return find(name) != nullptr;
}

bool TensorDict::is_nested(std::string_view name) const {
  const auto* entry = find(name);
  return entry != nullptr && entry->dict != nullptr;
}

bool TensorDict::erase(std::string_view name) {
  return std::erase_if(entries_, [&](const Entry& entry) {
           return entry.name == name;
         }) > 0;
}

std::vector<std::string> TensorDict::names() const {
  std::vector<std::string> names;
  names.reserve(entries_.size());
  for (const auto& entry : entries_) {
    names.push_back(entry.name);
  }
  return names;
}

namespace detail {

void visit_dict(TensorDict& dict, TensorFunction f, const FieldPath& path) {
  for (auto& entry : dict.entries()) {
    const FieldPath entry_path(&path, std::string_view(entry.name));
    if (entry.dict) {
      visit_dict(*entry.dict, f, entry_path);
    } else {
      f(entry.tensor, entry_path);
    }
  }
}

} // namespace detail

} // namespace fulgurite
