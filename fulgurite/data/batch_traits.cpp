#include "fulgurite/data/batch_traits.h"

#include "fulgurite/data/field_path.h"

namespace fulgurite {

std::string FieldPath::text() const {
  std::string text = parent_ == nullptr ? "" : parent_->text();
  if (is_index_) {
    return text + "[" + std::to_string(index_) + "]";
  }
  if (!text.empty() && !name_.empty()) {
    text += '.';
  }
  return text.append(name_);
}

namespace detail {

std::string key_text(const std::string& key) {
  return key;
}

std::string key_text(int64_t key) {
  return std::to_string(key);
}

} // namespace detail

} // namespace fulgurite
