#pragma once

#include "fulgurite/base/value.h"

#include <cstddef>
#include <initializer_list>
#include <string>
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
  const std::vector<double>& values() const {
    return values_;
  }

  /// Throws MisconfigurationError when there is another number of values.
  std::vector<double> for_groups(
      size_t num_groups,
      std::string_view where,
      std::string_view option) const;

 private:
  std::vector<double> values_;
  bool is_for_all_ = false;
};

/// For config files and flags: a number or a list of numbers.
Value to_value(const PerGroup& value);
void from_value(PerGroup& out, const Value& value, std::string_view path);
std::string option_type(const PerGroup& value);

} // namespace fulgurite::lr_scheduler
