#include "fulgurite/core/module_tree.h"

#include "fulgurite/base/error.h"
#include "fulgurite/core/class_name.h"
#include "fulgurite/core/module_base.h"

#include <torch/nn/module.h>

#include <unordered_set>

namespace fulgurite {

namespace {

std::string join_name(const std::string& prefix, const std::string& name) {
  return prefix.empty() ? name : prefix + "." + name;
}

void walk(
    torch::nn::Module& module,
    const std::string& name,
    int64_t depth,
    std::vector<ModuleNode>& out) {
  ModuleNode node{
      name, class_name(module), depth, &module, module.is_training(), {}, {}};
  for (const auto& item : module.named_parameters(/*recurse=*/false)) {
    node.parameters.push_back({join_name(name, item.key()), item.value()});
  }
  for (const auto& item : module.named_buffers(/*recurse=*/false)) {
    if (item.value().defined()) {
      node.buffers.push_back({join_name(name, item.key()), item.value()});
    }
  }
  out.push_back(std::move(node));
  for (const auto& child : module.named_children()) {
    walk(*child.value(), join_name(name, child.key()), depth + 1, out);
  }
}

bool is_batch_norm(const std::string& type) {
  return type.find("BatchNorm") != std::string::npos;
}

std::string listed(const std::vector<std::string>& names) {
  std::string out;
  for (const auto& name : names) {
    out += (out.empty() ? "" : ", ") + name;
  }
  return out;
}

} // namespace

std::string class_name(const torch::nn::Module& module) {
  auto name = class_name(typeid(module));
  if (name.size() > 4 && name.ends_with("Impl")) {
    name.resize(name.size() - 4);
  }
  return name;
}

ModuleBase* as_module_base(torch::nn::Module& module) {
  return dynamic_cast<ModuleBase*>(&module);
}

std::vector<ModuleNode> module_tree(torch::nn::Module& root) {
  std::vector<ModuleNode> out;
  walk(root, "", 0, out);
  return out;
}

std::vector<NamedTensor> named_parameters(
    torch::nn::Module& root,
    Duplicates duplicates) {
  std::vector<NamedTensor> out;
  std::unordered_set<const void*> seen;
  for (auto& node : module_tree(root)) {
    for (auto& parameter : node.parameters) {
      const bool is_new =
          seen.insert(parameter.tensor.unsafeGetTensorImpl()).second;
      if (is_new || duplicates == Duplicates::kKeep) {
        out.push_back(std::move(parameter));
      }
    }
  }
  return out;
}

std::vector<at::Tensor> parameters(torch::nn::Module& root) {
  std::vector<at::Tensor> out;
  for (auto& parameter : named_parameters(root)) {
    out.push_back(std::move(parameter.tensor));
  }
  return out;
}

Value::Dict state_dict(torch::nn::Module& root) {
  Value::Dict out;
  out.ordered = true;
  Value::Dict metadata;
  metadata.ordered = true;
  for (const auto& node : module_tree(root)) {
    metadata[node.name] =
        Value::Dict{{"version", is_batch_norm(node.type) ? 2 : 1}};
    for (const auto& parameter : node.parameters) {
      out[parameter.name] = parameter.tensor.detach();
    }
    for (const auto& buffer : node.buffers) {
      out[buffer.name] = buffer.tensor.detach();
    }
  }
  out.attributes = std::make_shared<Value::Dict>(
      Value::Dict{{"_metadata", std::move(metadata)}});
  return out;
}

LoadReport load_state_dict(
    torch::nn::Module& root,
    const Value::Dict& state,
    bool strict) {
  LoadReport report;
  std::unordered_set<std::string> known;
  std::vector<std::pair<at::Tensor, at::Tensor>> copies;
  for (const auto& node : module_tree(root)) {
    for (const auto* tensors : {&node.parameters, &node.buffers}) {
      for (const auto& [name, tensor] : *tensors) {
        known.insert(name);
        const auto* value = state.find(name);
        if (value == nullptr) {
          report.missing.push_back(name);
          continue;
        }
        const auto& source = value->as_tensor();
        if (source.sizes() != tensor.sizes()) {
          fail(
              "[load_state_dict] expected '",
              name,
              "' with shape ",
              tensor.sizes(),
              ", got ",
              source.sizes(),
              "; the file belongs to a model of another size");
        }
        copies.emplace_back(tensor, source);
      }
    }
  }
  for (const auto& [key, value] : state) {
    if (!key.is_string() || !known.contains(key.as_string())) {
      report.unexpected.push_back(
          key.is_string() ? key.as_string() : key.repr());
    }
  }
  if (strict && !(report.missing.empty() && report.unexpected.empty())) {
    fail(
        "[load_state_dict] expected the model's keys; missing in the file: [",
        listed(report.missing),
        "], not in the model: [",
        listed(report.unexpected),
        "]; try strict = false, in a run strict_loading = false of the module, "
        "to load what fits");
  }
  torch::NoGradGuard no_grad;
  for (auto& [target, source] : copies) {
    target.copy_(source);
  }
  return report;
}

void set_training(torch::nn::Module& root, bool training) {
  root.train(training);
}

void zero_grad(torch::nn::Module& root) {
  root.zero_grad();
}

void TrainingModes::capture(torch::nn::Module& root) {
  modes_.clear();
  for (const auto& node : module_tree(root)) {
    modes_.push_back(node.training);
  }
}

void TrainingModes::restore(torch::nn::Module& root) const {
  const auto nodes = module_tree(root);
  TORCH_INTERNAL_ASSERT(nodes.size() == modes_.size());
  // train() also sets the children: parents first, so that the children's own
  // modes have the last word.
  for (size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i].module->is_training() != modes_[i]) {
      nodes[i].module->train(modes_[i]);
    }
  }
}

} // namespace fulgurite
