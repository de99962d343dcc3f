#pragma once

#include "fulgurite/base/value.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Between a scheduler's members and its state_dict.
namespace fulgurite::lr_scheduler::detail {

inline void read(const Value& value, bool& out) {
  out = value.as_bool();
}
inline void read(const Value& value, int64_t& out) {
  out = value.as_int();
}
inline void read(const Value& value, double& out) {
  out =
      value.is_tensor() ? value.as_tensor().item<double>() : value.as_double();
}
inline void read(const Value& value, std::string& out) {
  out = value.as_string();
}
inline void read(const Value& value, std::vector<double>& out) {
  std::vector<double> items;
  for (const auto& item : value.as_list()) {
    read(item, items.emplace_back());
  }
  out = std::move(items);
}

/// Leaves `out` as it is when the key is missing.
template <class T>
void read(const Value::Dict& dict, std::string_view key, T& out) {
  if (const Value* value = dict.find(key)) {
    read(*value, out);
  }
}

/// The entries of `more` behind those of `state`.
inline Value merged(Value::Dict state, const Value& more) {
  for (const auto& [key, value] : more.as_dict()) {
    state[key.as_string()] = value;
  }
  return state;
}

inline Value to_list(const std::vector<double>& values) {
  return Value::List(values.begin(), values.end());
}

} // namespace fulgurite::lr_scheduler::detail
