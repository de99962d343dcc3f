#pragma once

#include "fulgurite/base/value.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <string>

namespace fulgurite::test {

using nlohmann::json;

/// A reference file below tests/.
inline json read_json(const std::string& name) {
  std::ifstream file(FULGURITE_SOURCE_DIR "/tests/" + name);
  return json::parse(file);
}

/// Plain JSON as a tree: what a config file would give.
inline Value value_of(const json& from) {
  if (from.is_boolean()) {
    return from.get<bool>();
  }
  if (from.is_number_integer()) {
    return from.get<int64_t>();
  }
  if (from.is_number()) {
    return from.get<double>();
  }
  if (from.is_object()) {
    Value::Dict out;
    for (const auto& [name, value] : from.items()) {
      out[name] = value_of(value);
    }
    return out;
  }
  return from.is_string() ? Value(from.get<std::string>()) : Value();
}

/// And back, for trees without tensors.
inline json json_of(const Value& from) {
  if (from.is_bool()) {
    return from.as_bool();
  }
  if (from.is_int()) {
    return from.as_int();
  }
  if (from.is_float()) {
    return from.as_double();
  }
  if (from.is_string()) {
    return from.as_string();
  }
  if (from.is_list()) {
    json out = json::array();
    for (const auto& item : from.as_list()) {
      out.push_back(json_of(item));
    }
    return out;
  }
  if (from.is_dict()) {
    json out = json::object();
    for (const auto& [key, value] : from.as_dict()) {
      out[key.as_string()] = json_of(value);
    }
    return out;
  }
  return nullptr;
}

} // namespace fulgurite::test
