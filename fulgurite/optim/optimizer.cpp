#include "fulgurite/optim/optimizer.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/nearest_name.h"

#include <cmath>
#include <unordered_set>

namespace fulgurite::optim {

namespace {

std::vector<std::string> string_keys(const Value::Dict& dict) {
  std::vector<std::string> keys;
  for (const auto& [key, value] : dict) {
    if (key.is_string()) {
      keys.push_back(key.as_string());
    }
  }
  return keys;
}

const Value& entry_of(
    const Value& state_dict,
    const std::string& optimizer,
    std::string_view key) {
  if (!state_dict.is_dict() || !state_dict.as_dict().contains(key)) {
    fail(
        "[optim.",
        optimizer,
        ".load_state_dict] expected a dict with the keys 'state' and "
        "'param_groups', got ",
        state_dict.is_dict() ? "one without '" + std::string(key) + "'"
                             : std::string(state_dict.kind()),
        "; try what state_dict() returned");
  }
  return state_dict.as_dict().at(key);
}

} // namespace

Optimizer::Optimizer(Value::Dict defaults) : defaults_(std::move(defaults)) {}
Optimizer::Optimizer(Optimizer&&) noexcept = default;
Optimizer& Optimizer::operator=(Optimizer&&) noexcept = default;
Optimizer::~Optimizer() = default;

void Optimizer::zero_grad(bool set_to_none) {
  for (auto& group : param_groups()) {
    for (const auto& param : group.params) {
      at::Tensor& grad = param.mutable_grad();
      if (!grad.defined()) {
        continue;
      }
      if (set_to_none) {
        grad.reset();
        continue;
      }
      if (grad.grad_fn() != nullptr) {
        grad.detach_();
      } else {
        grad.requires_grad_(false);
      }
      grad.zero_();
    }
  }
}

std::vector<ParamGroup>& Optimizer::param_groups() {
  return param_groups_;
}

const std::vector<ParamGroup>& Optimizer::param_groups() const {
  return const_cast<Optimizer*>(this)->param_groups();
}

const ParamGroup& Optimizer::group_at(size_t group) const {
  const auto& groups = param_groups();
  if (group >= groups.size()) {
    fail(
        "[optim.",
        name(),
        "] expected the index of one of ",
        groups.size(),
        " parameter groups, got ",
        group);
  }
  return groups[group];
}

ParamGroup& Optimizer::group_at(size_t group) {
  return const_cast<ParamGroup&>(std::as_const(*this).group_at(group));
}

double Optimizer::lr(size_t group) const {
  return group_at(group).options.at("lr").as_double();
}

void Optimizer::set_lr(size_t group, double lr) {
  group_at(group).options.at("lr") = Value(lr);
}

bool Optimizer::has_momentum() const {
  return defaults_.contains("momentum") || defaults_.contains("betas");
}

double Optimizer::momentum(size_t group) const {
  const auto& options = group_at(group).options;
  if (const Value* betas = options.find("betas")) {
    return betas->as_list().at(0).as_double();
  }
  if (const Value* momentum = options.find("momentum")) {
    return momentum->as_double();
  }
  fail("[optim.", name(), ".momentum] this optimizer has no momentum");
}

void Optimizer::set_momentum(size_t group, double momentum) {
  auto& options = group_at(group).options;
  if (Value* betas = options.find("betas")) {
    betas->as_list().at(0) = Value(momentum);
  } else if (Value* old = options.find("momentum")) {
    *old = Value(momentum);
  } else {
    fail("[optim.", name(), ".set_momentum] this optimizer has no momentum");
  }
}

void Optimizer::check_options(const Value::Dict& options) const {
  if (const Value* lr = options.find("lr")) {
    if (!(lr->as_double() >= 0)) {
      misconfigured(
          "[optim.", name(), "] expected lr >= 0, got ", lr->as_double());
    }
  }
}

void Optimizer::add_param_group(ParamGroup group) {
  const std::string where = "[optim." + name() + "] ";
  if (group.params.empty()) {
    misconfigured(
        where,
        "expected at least one parameter, got an empty list; try "
        "model.parameters() after the layers are registered");
  }
  Value::Dict options = defaults_;
  for (const auto& [key, value] : group.options) {
    Value* option = key.is_string() ? options.find(key.as_string()) : nullptr;
    if (option == nullptr) {
      const std::string text = key.is_string() ? key.as_string() : key.repr();
      misconfigured(
          where,
          "unknown option '",
          text,
          "' of a parameter group",
          did_you_mean(text, string_keys(defaults_)));
    }
    *option = value;
  }
  check_options(options);
  auto params = checked_params(std::move(group.params), param_groups_.size());
  param_groups_.push_back({std::move(params), std::move(options)});
}

std::vector<at::Tensor> Optimizer::checked_params(
    std::vector<at::Tensor> params,
    size_t num_groups) const {
  const std::string where = "[optim." + name() + "] ";
  std::unordered_set<c10::TensorImpl*> others;
  for (size_t g = 0; g < num_groups; ++g) {
    for (const auto& param : param_groups_[g].params) {
      others.insert(param.unsafeGetTensorImpl());
    }
  }
  std::unordered_set<c10::TensorImpl*> seen;
  std::vector<at::Tensor> unique;
  for (auto& param : params) {
    if (!param.defined()) {
      misconfigured(where, "expected parameters, got an undefined tensor");
    }
    if (!param.is_leaf() && !param.retains_grad()) {
      misconfigured(
          where,
          "expected leaf tensors, got the result of a computation of shape ",
          param.sizes(),
          "; try tensor.detach().requires_grad_()");
    }
    if (others.contains(param.unsafeGetTensorImpl())) {
      misconfigured(
          where,
          "expected each parameter in one group, got one of shape ",
          param.sizes(),
          " in two groups");
    }
    if (seen.insert(param.unsafeGetTensorImpl()).second) {
      unique.push_back(param);
    }
  }
  return unique;
}

Value Optimizer::pack_param_groups() const {
  Value::List groups;
  int64_t next = 0;
  for (const auto& group : param_groups()) {
    Value::Dict packed = group.options;
    Value::List indices;
    for (size_t i = 0; i < group.params.size(); ++i) {
      indices.emplace_back(next++);
    }
    packed["params"] = std::move(indices);
    groups.emplace_back(std::move(packed));
  }
  return groups;
}

std::vector<Value::Dict> Optimizer::read_param_groups(
    const Value& state_dict) const {
  const std::string where = "[optim." + name() + ".load_state_dict] ";
  entry_of(state_dict, name(), "state").as_dict();
  const auto& saved = entry_of(state_dict, name(), "param_groups").as_list();
  const auto& groups = param_groups();
  if (saved.size() != groups.size()) {
    fail(
        where,
        "expected ",
        groups.size(),
        " parameter groups, got ",
        saved.size(),
        "; try the configure_optimizers that the state was saved with");
  }
  std::vector<Value::Dict> result;
  for (size_t g = 0; g < groups.size(); ++g) {
    Value::Dict options = saved[g].as_dict();
    const size_t num_saved = options.at("params").as_list().size();
    if (num_saved != groups[g].params.size()) {
      fail(
          where,
          "expected ",
          groups[g].params.size(),
          " parameters in group ",
          g,
          ", got ",
          num_saved,
          "; try the model that the state was saved with");
    }
    options.erase("params");
    result.push_back(std::move(options));
  }
  return result;
}

std::vector<int64_t> Optimizer::read_param_ids(const Value& state_dict) {
  std::vector<int64_t> ids;
  for (const auto& group : state_dict.as_dict().at("param_groups").as_list()) {
    for (const auto& id : group.as_dict().at("params").as_list()) {
      ids.push_back(id.as_int());
    }
  }
  return ids;
}

Value Optimizer::state_dict() const {
  return Value::Dict{
      {"state", Value::Dict()}, {"param_groups", pack_param_groups()}};
}

void Optimizer::load_state_dict(const Value& state_dict) {
  auto options = read_param_groups(state_dict);
  for (const auto& group : options) {
    check_options(group);
  }
  for (size_t g = 0; g < options.size(); ++g) {
    param_groups()[g].options = std::move(options[g]);
  }
}

bool Optimizer::needs_closure() const {
  return false;
}

bool Optimizer::step_supports_amp_scaling() const {
  return false;
}

void Optimizer::set_amp_scaling(at::Tensor grad_scale, at::Tensor found_inf) {
  grad_scale_ = std::move(grad_scale);
  found_inf_ = std::move(found_inf);
}

} // namespace fulgurite::optim
