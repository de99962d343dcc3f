#pragma once

#include "fulgurite/base/error.h"

#include <cstddef>
#include <initializer_list>
#include <string_view>
#include <utility>
#include <vector>

namespace fulgurite::lr_scheduler {

/// One number for all parameter groups, or one for each: 0.1 or {0.1, 0.2}.
class PerGroup {
 public:
  /// Not given.
  PerGroup() = default;
  PerGroup(double value) : values_{value}, is_for_all_(true) {}
  PerGroup(std::initializer_list<double> values) : values_(values) {}
  PerGroup(std::vector<double> values) : values_(std::move(values)) {}

  bool is_given() const {
    return !values_.empty();
  }
  bool is_for_all() const {
    return is_for_all_;
  }

  /// Throws MisconfigurationError when there is another number of values.
  std::vector<double> for_groups(
      size_t num_groups,
      std::string_view where,
      std::string_view option) const {
    if (is_for_all_) {
      return std::vector<double>(num_groups, values_[0]);
    }
    if (values_.size() != num_groups) {
      misconfigured(
          where,
          "expected ",
          option,
          " to be one number or one for each of ",
          num_groups,
          " parameter groups, got ",
          values_.size());
    }
    return values_;
  }

 private:
  std::vector<double> values_;
  bool is_for_all_ = false;
};

} // namespace fulgurite::lr_scheduler
