#include "fulgurite/optim/torch_optimizer_impl.h"

#include "fulgurite/base/error.h"
#include "fulgurite/optim/torch_optimizer_fields_impl.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/scalar_tensor.h>
#include <c10/util/Type.h>
#include <torch/serialize/archive.h>

#include <cstring>
#include <sstream>

namespace fulgurite::optim::detail {

namespace {

constexpr const char* kArchive = "torch_archive";

/// What LibTorch's optimizers cannot do and Python's can.
constexpr const char* kNotInLibTorch[] = {
    "maximize",
    "capturable",
    "differentiable",
    "decoupled_weight_decay"};

} // namespace

std::shared_ptr<Optimizer> wrap_torch_optimizer(
    std::shared_ptr<torch::optim::Optimizer> optimizer) {
  if (optimizer == nullptr) {
    return nullptr;
  }
  return std::make_shared<TorchOptimizer>(std::move(optimizer));
}

TorchOptimizer::TorchOptimizer(
    std::shared_ptr<torch::optim::Optimizer> optimizer)
    : Optimizer({}), optimizer_(std::move(optimizer)) {
  adopt_groups();
  if (param_groups_.empty()) {
    misconfigured(
        "[optim.", name(), "] expected at least one parameter group, got none");
  }
  defaults_ = param_groups_[0].options;
}

/// Takes over the groups that LibTorch's side has and ours has not, with each
/// tensor once: LibTorch lists a tied tensor twice and would step it twice.
void TorchOptimizer::adopt_groups() {
  auto& groups = optimizer_->param_groups();
  for (size_t g = param_groups_.size(); g < groups.size(); ++g) {
    groups[g].params() = checked_params(groups[g].params(), g);
    if (groups[g].params().empty()) {
      misconfigured(
          "[optim.",
          name(),
          "] expected at least one parameter in a group, got an empty list");
    }
    if (!groups[g].has_options()) {
      groups[g].set_options(optimizer_->defaults().clone());
    }
    param_groups_.push_back({groups[g].params(), {}});
    agreed_.emplace_back();
    sync_group(g);
  }
}

void TorchOptimizer::sync() {
  adopt_groups();
  for (size_t g = 0; g < param_groups_.size(); ++g) {
    sync_group(g);
  }
}

void TorchOptimizer::sync_group(size_t g) {
  auto& ours = param_groups_[g].options;
  const auto sync_option = [&](const char* option, auto& theirs) {
    Value value = pack(theirs);
    Value& last = agreed_[g][option];
    Value& view = ours[option];
    if (!(value == last)) {
      view = value;
      last = std::move(value);
    } else if (!(view == last)) {
      Unpacker()(view, theirs);
      last = view;
    }
  };
  auto& options = optimizer_->param_groups()[g].options();
  const bool is_known = with_kind(*optimizer_, [&](auto kind) {
    using Options = typename decltype(kind)::Options;
    options_of(dynamic_cast<Options&>(options), sync_option);
  });
  if (!is_known) {
    double lr = options.get_lr();
    const double before = lr;
    sync_option("lr", lr);
    if (lr != before) {
      options.set_lr(lr);
    }
  }
}

std::string TorchOptimizer::name() const {
  const auto& object = *optimizer_;
  const std::string name = c10::demangle(typeid(object).name());
  return name.substr(name.rfind(':') + 1);
}

bool TorchOptimizer::needs_closure() const {
  bool needs = false;
  with_kind(*optimizer_, [&](auto kind) { needs = kind.needs_closure; });
  return needs;
}

std::vector<ParamGroup>& TorchOptimizer::param_groups() {
  sync();
  return param_groups_;
}

double TorchOptimizer::lr(size_t group) const {
  return Optimizer::lr(group);
}

void TorchOptimizer::set_lr(size_t group, double lr) {
  Optimizer::set_lr(group, lr);
  sync_group(group);
}

at::Tensor TorchOptimizer::step(const Closure& closure) {
  sync();
  if (!closure && needs_closure()) {
    misconfigured(
        "[optim.",
        name(),
        ".step] expected a closure that computes the loss, got none");
  }
  return optimizer_->step(
      closure ? torch::optim::Optimizer::LossClosure(closure) : nullptr);
}

void TorchOptimizer::add_param_group(ParamGroup group) {
  sync();
  if (needs_closure()) {
    misconfigured(
        "[optim.", name(), "] expected one parameter group, got another one");
  }
  if (group.params.empty()) {
    misconfigured(
        "[optim.",
        name(),
        "] expected at least one parameter, got an empty list");
  }
  for (const auto& [key, value] : group.options) {
    if (!key.is_string() || !defaults_.contains(key.as_string())) {
      misconfigured(
          "[optim.", name(), "] unknown option ", key.repr(), " of a group");
    }
  }
  auto params = checked_params(std::move(group.params), param_groups_.size());
  optimizer_->param_groups().emplace_back(
      std::move(params), optimizer_->defaults().clone());
  adopt_groups();
  for (const auto& [key, value] : group.options) {
    param_groups_.back().options[key.as_string()] = value;
  }
  sync();
}

Value TorchOptimizer::state_dict() const {
  const_cast<TorchOptimizer*>(this)->sync();
  Value::Dict result{
      {"state", pack_state()}, {"param_groups", pack_param_groups()}};
  if (!with_kind(*optimizer_, [](auto) {})) {
    result[kArchive] = pack_archive();
  }
  return result;
}

Value::Dict TorchOptimizer::pack_state() const {
  Value::Dict packed;
  with_kind(*optimizer_, [&](auto kind) {
    using State = typename decltype(kind)::State;
    int64_t index = 0;
    for (const auto& group : param_groups_) {
      for (const auto& param : group.params) {
        auto& states = optimizer_->state();
        const auto it = states.find(param.unsafeGetTensorImpl());
        Value::Dict entry;
        if (it != states.end()) {
          state_of(
              dynamic_cast<State&>(*it->second),
              [&](const char* key, auto&& field) {
                Value value = pack(field);
                if (!value.is_none()) {
                  entry[key] = std::move(value);
                }
              });
        }
        if (!entry.empty()) {
          packed.append(index, std::move(entry));
        }
        ++index;
      }
    }
  });
  return packed;
}

Value TorchOptimizer::pack_archive() const {
  torch::serialize::OutputArchive archive;
  optimizer_->save(archive);
  std::ostringstream stream;
  archive.save_to(stream);
  const std::string bytes = stream.str();
  at::Tensor tensor = at::empty(
      {static_cast<int64_t>(bytes.size())},
      at::TensorOptions().dtype(at::kByte));
  std::memcpy(tensor.data_ptr(), bytes.data(), bytes.size());
  return tensor;
}

void TorchOptimizer::load_state_dict(const Value& state_dict) {
  sync();
  auto options = read_param_groups(state_dict);
  const auto& dict = state_dict.as_dict();
  const bool is_known = with_kind(*optimizer_, [](auto) {});
  for (size_t g = 0; g < options.size(); ++g) {
    check_loaded_options(g, options[g]);
  }
  if (is_known) {
    load_state(dict.at("state").as_dict(), read_param_ids(state_dict));
  } else {
    load_archive(dict.at(kArchive).as_tensor());
  }
  for (size_t g = 0; g < options.size(); ++g) {
    for (const auto& [key, value] : options[g]) {
      if (key.is_string()) {
        param_groups_[g].options[key.as_string()] = value;
      }
    }
  }
  sync();
}

void TorchOptimizer::check_loaded_options(size_t g, const Value::Dict& saved)
    const {
  check_options(saved);
  const std::string where = "[optim." + name() + ".load_state_dict] ";
  for (const std::string_view option : kNotInLibTorch) {
    const Value* value = saved.find(option);
    const bool is_its_way =
        name() == "AdamW" && option == "decoupled_weight_decay";
    if (value != nullptr && value->is_bool() && value->as_bool() &&
        !is_its_way) {
      fail(
          where,
          "expected ",
          option,
          " = false, since LibTorch's ",
          name(),
          " does not know it, got true; try fulgurite::optim::",
          name());
    }
  }
  const auto trial = optimizer_->param_groups()[g].options().clone();
  with_kind(*optimizer_, [&](auto kind) {
    using Options = typename decltype(kind)::Options;
    options_of(
        dynamic_cast<Options&>(*trial), [&](const char* option, auto& field) {
          const Value* value = saved.find(option);
          if (value == nullptr) {
            return;
          }
          try {
            Unpacker()(*value, field);
          } catch (const UserError& error) {
            fail(where, "option '", option, "': ", error.what());
          }
        });
  });
}

void TorchOptimizer::load_state(
    const Value::Dict& state,
    const std::vector<int64_t>& ids) {
  const at::NoGradGuard no_grad;
  with_kind(*optimizer_, [&](auto kind) {
    using State = typename decltype(kind)::State;
    std::vector<std::pair<c10::TensorImpl*, std::unique_ptr<State>>> loaded;
    size_t index = 0;
    for (const auto& group : param_groups_) {
      for (const auto& param : group.params) {
        const Value* saved = state.find(ids[index++]);
        if (saved == nullptr) {
          continue;
        }
        const auto& entry = saved->as_dict();
        auto fresh = std::make_unique<State>();
        state_of(*fresh, [&](const char* key, auto&& field) {
          const Value* value = entry.find(key);
          if (value == nullptr || value->is_none()) {
            return;
          }
          const bool is_flat = kind.needs_closure;
          if (value->is_tensor() && key != std::string_view("step") &&
              !is_flat && value->as_tensor().sizes() != param.sizes()) {
            fail(
                "[optim.",
                name(),
                ".load_state_dict] parameter ",
                index - 1,
                ": expected '",
                key,
                "' of shape ",
                param.sizes(),
                ", got ",
                value->repr());
          }
          try {
            Unpacker(param.options())(*value, field);
          } catch (const UserError& error) {
            fail(
                "[optim.",
                name(),
                ".load_state_dict] parameter ",
                index - 1,
                ": '",
                key,
                "': ",
                error.what());
          }
        });
        loaded.emplace_back(param.unsafeGetTensorImpl(), std::move(fresh));
      }
    }
    optimizer_->state().clear();
    for (auto& [param, fresh] : loaded) {
      optimizer_->state()[param] = std::move(fresh);
    }
  });
}

void TorchOptimizer::load_archive(const at::Tensor& bytes) {
  const at::Tensor host = bytes.cpu().contiguous();
  torch::serialize::InputArchive archive;
  archive.load_from(
      static_cast<const char*>(host.const_data_ptr()),
      static_cast<size_t>(host.numel()));
  optimizer_->load(archive);
}

} // namespace fulgurite::optim::detail
