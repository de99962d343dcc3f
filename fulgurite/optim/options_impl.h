#pragma once

#include "fulgurite/base/error.h"
#include "fulgurite/base/options.h"
#include "fulgurite/base/reflection.h"
#include "fulgurite/base/value.h"
#include "fulgurite/optim/optimizer.h"

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// Between the typed options of an optimizer and the dict of a ParamGroup.
namespace fulgurite::optim::detail {

// Unlike those of base/options.h these allocate nothing: every step reads the
// options of its groups.
inline void read_value(const Value& value, double& out) {
  out = value.as_double();
}
inline void read_value(const Value& value, bool& out) {
  out = value.as_bool();
}
inline void read_value(const Value& value, std::pair<double, double>& out) {
  const auto& items = value.as_list();
  if (items.size() != 2) {
    fail("expected two numbers, got ", value.repr());
  }
  out = {items[0].as_double(), items[1].as_double()};
}
template <class T>
void read_value(const Value& value, std::optional<T>& out) {
  if (value.is_none()) {
    out.reset();
  } else {
    read_value(value, out.emplace());
  }
}

template <class Options>
Value::Dict to_dict(const Options& options) {
  return fulgurite::to_value(options).as_dict();
}

/// Python's rules about the values of options, in our words.
class OptionChecker {
 public:
  explicit OptionChecker(std::string optimizer)
      : optimizer_(std::move(optimizer)) {}

  void at_least_zero(std::string_view option, double value) const {
    if (!(value >= 0)) {
      refuse(option, ">= 0", value);
    }
  }
  void below_one(std::string_view option, double value) const {
    if (!(value >= 0 && value < 1)) {
      refuse(option, ">= 0 and < 1", value);
    }
  }
  void kernels(
      std::optional<bool> foreach,
      std::optional<bool> fused,
      bool differentiable) const {
    if (foreach.value_or(false) && fused.value_or(false)) {
      misconfigured(
          "[optim.",
          optimizer_,
          "] expected one of foreach and fused, got both; try neither, which "
          "takes the fastest kernel that there is");
    }
    if (differentiable) {
      misconfigured(
          "[optim.",
          optimizer_,
          "] expected differentiable = false, got true; gradients through a "
          "step are not supported");
    }
  }
  template <class T>
  [[noreturn]] void refuse(
      std::string_view option,
      std::string_view expected,
      const T& got) const {
    misconfigured(
        "[optim.",
        optimizer_,
        "] expected ",
        option,
        " ",
        expected,
        ", got ",
        got);
  }

 private:
  std::string optimizer_;
};

/// Reads the fields that the dict has. The dict usually starts with the fields
/// in their order, which makes this cheap enough for every step.
template <class Options>
void from_dict(const Value::Dict& dict, Options& options) {
  size_t position = 0;
  reflect::for_each_field(options, [&](std::string_view name, auto& field) {
    const Value* value = nullptr;
    if (position < dict.size()) {
      const auto& entry = dict.begin()[static_cast<ptrdiff_t>(position)];
      if (entry.key.is_string() && entry.key.as_string() == name) {
        value = &entry.value;
      }
    }
    ++position;
    if (value == nullptr) {
      value = dict.find(name);
    }
    if (value == nullptr) {
      return;
    }
    try {
      read_value(*value, field);
    } catch (const UserError& error) {
      misconfigured("option '", name, "': ", error.what());
    }
  });
}

/// From an aggregate of `params` and optional overrides.
template <class Group>
ParamGroup to_group(Group& group) {
  ParamGroup out;
  reflect::for_each_field(group, [&](std::string_view name, auto& field) {
    using Field = std::remove_cvref_t<decltype(field)>;
    if constexpr (std::is_same_v<Field, std::vector<at::Tensor>>) {
      out.params = std::move(field);
    } else if (field.has_value()) {
      out.options[name] = fulgurite::to_value(*field);
    }
  });
  return out;
}

template <class Group>
std::vector<ParamGroup> to_groups(std::vector<Group> groups) {
  std::vector<ParamGroup> out;
  for (auto& group : groups) {
    out.push_back(to_group(group));
  }
  return out;
}

} // namespace fulgurite::optim::detail
