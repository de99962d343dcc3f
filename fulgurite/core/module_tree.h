#pragma once

#include "fulgurite/base/value.h"

#include <ATen/core/Tensor.h>

#include <functional>
#include <string>
#include <vector>

namespace torch::nn {
class Module;
}

namespace fulgurite {

class ModuleBase;

// Walks over a torch::nn::Module without torch/nn/module.h, which costs 20 s of
// compile time. Only children() and named_*(recurse = false) of LibTorch are
// used: its own recursive walks need a module owned by a shared_ptr, and users
// keep models on the stack.

struct NamedTensor {
  std::string name;
  at::Tensor tensor;
};

/// A module of the tree in depth-first order, the root first.
struct ModuleNode {
  std::string name; ///< dotted path; "" for the root
  std::string type; ///< class name without namespaces: "Linear"
  int64_t depth = 0;
  torch::nn::Module* module = nullptr;
  bool training = false;
  std::vector<NamedTensor> parameters; ///< its own, without its children's
  std::vector<NamedTensor> buffers;
};

enum class Duplicates { kKeep, kDrop };

std::vector<ModuleNode> module_tree(torch::nn::Module& root);

/// All parameters under their dotted names. A tensor that is registered under
/// two names is listed once, under the first, unless duplicates are kept.
std::vector<NamedTensor> named_parameters(
    torch::nn::Module& root,
    Duplicates duplicates = Duplicates::kDrop);
std::vector<at::Tensor> parameters(torch::nn::Module& root);

/// Python's state_dict: parameters and buffers under every name they have, in
/// Python's order, as an OrderedDict with _metadata. The tensors share memory
/// with the model.
Value::Dict state_dict(torch::nn::Module& root);

struct LoadReport {
  std::vector<std::string> missing;    ///< in the model, not in the file
  std::vector<std::string> unexpected; ///< in the file, not in the model
};

/// Copies values into the model, converting dtype and device. strict: missing
/// and unexpected keys are a UserError that lists them. A shape that differs
/// always is; nothing is changed then.
LoadReport load_state_dict(
    torch::nn::Module& root,
    const Value::Dict& state,
    bool strict = true);

void set_training(torch::nn::Module& root, bool training);
/// Gradients become undefined.
void zero_grad(torch::nn::Module& root);

/// Remembers train or eval mode of every submodule and puts exactly that back.
class TrainingModes {
 public:
  void capture(torch::nn::Module& root);
  void restore(torch::nn::Module& root) const;

 private:
  std::vector<bool> modes_;
};

/// The same object as a fulgurite module, or null.
ModuleBase* as_module_base(torch::nn::Module& module);

/// Class name of a module without namespaces and "Impl".
std::string class_name(const torch::nn::Module& module);

} // namespace fulgurite
