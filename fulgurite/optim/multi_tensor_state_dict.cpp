#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/optim/multi_tensor_optimizer.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/empty_like.h>
#include <ATen/ops/full.h>

#include <algorithm>

// The state_dict of MultiTensorOptimizer, in Python's layout.

namespace fulgurite::optim {

namespace {

bool is_set(const Value::Dict& options, std::string_view key) {
  const Value* value = options.find(key);
  return value != nullptr && value->is_bool() && value->as_bool();
}

/// Python takes numbers and one-element tensors for the same thing.
Value as_number(const Value& value) {
  if (value.is_tensor() && value.as_tensor().numel() == 1) {
    return Value(value.as_tensor().item<double>());
  }
  return value.is_int() ? Value(value.as_double()) : value;
}

/// The value in the form that our options have.
Value in_form_of(const Value& form, const Value& value) {
  if (form.is_float()) {
    return as_number(value);
  }
  if (form.is_tuple() && (value.is_list() || value.is_tuple())) {
    Value::Tuple tuple;
    for (const auto& item : value.as_list()) {
      tuple.items.push_back(as_number(item));
    }
    return tuple;
  }
  return value;
}

} // namespace

std::unordered_map<c10::TensorImpl*, MultiTensorOptimizer::State>
MultiTensorOptimizer::states_by_param() const {
  std::unordered_map<c10::TensorImpl*, State> states;
  for (const auto& own : group_states_) {
    for (size_t i = 0; i < own.owners.size(); ++i) {
      states[own.owners[i].unsafeGetTensorImpl()] = own.state[i];
    }
  }
  return states;
}

Value MultiTensorOptimizer::state_dict() const {
  auto states = states_by_param();
  Value::Dict packed;
  int64_t index = 0;
  for (const auto& group : param_groups_) {
    // Python keeps the counts on the host unless it was told otherwise.
    const bool keeps_device =
        is_set(group.options, "fused") || is_set(group.options, "capturable");
    for (const auto& param : group.params) {
      const State& state = states[param.unsafeGetTensorImpl()];
      Value::Dict entry;
      for (size_t s = 0; s < slot_names_.size(); ++s) {
        if (!state[s].defined()) {
          continue;
        }
        const bool is_steps = has_steps_ && s == kStepSlot;
        entry[slot_names_[s]] =
            is_steps && !keeps_device ? state[s].cpu() : state[s];
      }
      if (!entry.empty()) {
        packed.append(index, std::move(entry));
      }
      ++index;
    }
  }
  return Value::Dict{
      {"state", std::move(packed)}, {"param_groups", pack_param_groups()}};
}

void MultiTensorOptimizer::load_state_dict(const Value& state_dict) {
  auto options = read_param_groups(state_dict);
  const Value::Dict& saved = state_dict.as_dict().at("state").as_dict();
  const auto ids = read_param_ids(state_dict);
  std::vector<GroupState> loaded(param_groups_.size());
  size_t num_used = 0;
  size_t index = 0;
  for (size_t g = 0; g < loaded.size(); ++g) {
    options[g] = complete(options[g], param_groups_[g].options);
    check_options(options[g]);
    const Mode mode = read_options(options[g]);
    loaded[g].owners = param_groups_[g].params;
    for (const auto& param : loaded[g].owners) {
      const Value* entry = saved.find(ids[index]);
      num_used += entry != nullptr ? 1 : 0;
      loaded[g].state.push_back(
          entry == nullptr ? State()
                           : read_state(param, index, entry->as_dict(), mode));
      ++index;
    }
  }
  if (num_used != saved.size()) {
    fail(
        "[optim.",
        name(),
        ".load_state_dict] expected state of the listed parameters only, got ",
        saved.size(),
        " entries of which ",
        num_used,
        " are listed");
  }
  group_states_ = std::move(loaded);
  for (size_t g = 0; g < options.size(); ++g) {
    param_groups_[g].options = std::move(options[g]);
  }
}

Value::Dict MultiTensorOptimizer::complete(
    const Value::Dict& saved,
    const Value::Dict& current) const {
  const Value::Dict optional = optional_options();
  Value::Dict options;
  for (const auto& [key, form] : defaults_) {
    const Value* value = saved.find(key.as_string());
    if (value == nullptr) {
      value = optional.find(key.as_string());
    }
    if (value == nullptr) {
      fail(
          "[optim.",
          name(),
          ".load_state_dict] expected the option '",
          key.as_string(),
          "' in every parameter group, got a group without it; try the state "
          "of an optimizer of this class");
    }
    options[key.as_string()] = in_form_of(form, *value);
  }
  for (const auto& [key, value] : saved) {
    if (key.is_string() && !options.contains(key.as_string())) {
      options[key.as_string()] = value;
    }
  }
  // What a scheduler has noted here stays, when the saved run had none.
  for (const auto& [key, value] : current) {
    if (!options.contains(key.as_string())) {
      options[key.as_string()] = value;
    }
  }
  adjust_loaded(options);
  return options;
}

MultiTensorOptimizer::State MultiTensorOptimizer::read_state(
    const at::Tensor& param,
    size_t index,
    const Value::Dict& saved,
    const Mode& mode) const {
  const std::string where = fulgurite::detail::join(
      "[optim.", name(), ".load_state_dict] parameter ", index, ": ");
  const at::NoGradGuard no_grad;
  State state;
  bool is_empty = true;
  for (size_t s = 0; s < slot_names_.size(); ++s) {
    const Value* value = saved.find(slot_names_[s]);
    if (value == nullptr || value->is_none()) {
      continue;
    }
    is_empty = false;
    if (has_steps_ && s == kStepSlot) {
      const Value steps = as_number(*value);
      if (!steps.is_float()) {
        fail(where, "expected a number as 'step', got ", value->repr());
      }
      state[s] = at::full({}, steps.as_double(), at::TensorOptions(at::kFloat));
      continue;
    }
    if (!value->is_tensor() || value->as_tensor().sizes() != param.sizes()) {
      fail(
          where,
          "expected '",
          slot_names_[s],
          "' of shape ",
          param.sizes(),
          ", got ",
          value->repr(),
          "; try the model that the state was saved with");
    }
    state[s] = at::empty_like(param).copy_(value->as_tensor());
  }
  for (const auto& [key, value] : saved) {
    const auto is_key = [&, &k = key](std::string_view slot) {
      return k.is_string() && k.as_string() == slot;
    };
    if (std::none_of(slot_names_.begin(), slot_names_.end(), is_key)) {
      if (is_empty) {
        fail(where, "expected the state of ", name(), ", got ", key.repr());
      }
      log_warning_once(fulgurite::detail::join(
          "[optim.",
          name(),
          ".load_state_dict] the state ",
          key.repr(),
          " is not known here and is left out"));
    }
  }
  for (size_t s = 0; s < slot_names_.size(); ++s) {
    if (!is_empty && mode.uses(s) && !state[s].defined()) {
      fail(where, "expected '", slot_names_[s], "' in the state, got none");
    }
  }
  return state;
}

} // namespace fulgurite::optim
