#include "fulgurite/optim/per_group.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/options.h"

namespace fulgurite::lr_scheduler {

std::vector<double> PerGroup::for_groups(
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

Value to_value(const PerGroup& value) {
  if (!value.is_given()) {
    return {};
  }
  if (value.is_for_all()) {
    return value.values()[0];
  }
  return fulgurite::to_value(value.values());
}

void from_value(PerGroup& out, const Value& value, std::string_view path) {
  if (value.is_none()) {
    out = PerGroup();
  } else if (value.is_list() || value.is_tuple()) {
    std::vector<double> values;
    fulgurite::from_value(values, value, path);
    out = PerGroup(std::move(values));
  } else {
    double number = 0;
    fulgurite::from_value(number, value, path);
    out = PerGroup(number);
  }
}

std::string option_type(const PerGroup&) {
  return "float | list[float]";
}

} // namespace fulgurite::lr_scheduler
