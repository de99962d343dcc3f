#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fulgurite {

/// Where something stands inside a batch or a tree of options: "image",
/// "views[2].mask". A chain of parts on the stack, so that walking over a batch
/// costs nothing; only text() allocates.
class FieldPath {
 public:
  /// The whole batch.
  FieldPath() = default;
  FieldPath(const FieldPath* parent, std::string_view name)
      : parent_(parent), name_(name) {}
  FieldPath(const FieldPath* parent, size_t index)
      : parent_(parent), index_(index), is_index_(true) {}

  std::string text() const;

 private:
  const FieldPath* parent_ = nullptr;
  std::string_view name_;
  size_t index_ = 0;
  bool is_index_ = false;
};

} // namespace fulgurite
