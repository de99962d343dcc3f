#pragma once

#include "fulgurite/xla/ir/node.h"

#include <ATen/core/Tensor.h>

#include <string>
#include <string_view>
#include <vector>

namespace fulgurite::xla {

/// The ranges of the indices that operators of a graph were given, and those
/// that are allowed.
class IndexChecks {
 public:
  struct Check {
    /// Value of index_range_op(): the least and the greatest index.
    Value range;
    std::string_view op;
    // Both allowed; where lowest is greater, none is.
    int64_t lowest = 0;
    int64_t highest = 0;
  };

  void add(const Check& check) {
    checks_.push_back(check);
  }
  void clear() {
    checks_.clear();
  }
  bool empty() const {
    return checks_.empty();
  }
  std::vector<Value> ranges() const;
  /// Throws UserError where what was found, two int64, is not in the range of
  /// check `i`.
  void verify(size_t i, const at::Tensor& found, std::string_view cause) const;

 private:
  std::vector<Check> checks_;
};

} // namespace fulgurite::xla
