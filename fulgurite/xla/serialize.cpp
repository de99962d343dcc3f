#include "fulgurite/base/atomic_file.h"
#include "fulgurite/xla/optimizer_state_impl.h"
#include "fulgurite/xla/xla.h"

#include <ATen/core/grad_mode.h>
#include <torch/nn/module.h>
#include <torch/serialize.h>

#include <sstream>
#include <unordered_set>
#include <utility>
#include <vector>

namespace fulgurite::xla {

namespace {

/// A module's parameters and buffers, each once: what is tied stands twice in
/// the module's own list.
std::vector<at::Tensor> tensors_of(const torch::nn::Module& module) {
  std::vector<at::Tensor> out;
  std::unordered_set<const c10::TensorImpl*> seen;
  for (auto list : {module.parameters(), module.buffers()}) {
    for (auto& tensor : list) {
      if (tensor.defined() &&
          seen.insert(tensor.unsafeGetTensorImpl()).second) {
        out.push_back(std::move(tensor));
      }
    }
  }
  return out;
}

/// What an optimizer keeps.
std::vector<at::Tensor> tensors_of(torch::optim::Optimizer& optimizer) {
  std::vector<at::Tensor> out;
  detail::for_each_tensor(
      "[xla.save]", optimizer, [&](at::Tensor& tensor, const at::Tensor&) {
        out.push_back(tensor);
      });
  return out;
}

/// Gives tensors, which stay the objects that they are, contents on the CPU
/// while it lives.
class ContentsOnCpu {
 public:
  explicit ContentsOnCpu(std::vector<at::Tensor> tensors)
      : tensors_(std::move(tensors)) {
    // All reads first: one may fail.
    std::vector<at::Tensor> on_cpu;
    for (const auto& tensor : tensors_) {
      there_.push_back(tensor.tensor_data());
      on_cpu.push_back(there_.back().cpu());
    }
    for (size_t i = 0; i < tensors_.size(); ++i) {
      tensors_[i].set_data(on_cpu[i]);
    }
  }
  ~ContentsOnCpu() {
    for (size_t i = 0; i < tensors_.size(); ++i) {
      tensors_[i].set_data(there_[i]);
    }
  }
  ContentsOnCpu(const ContentsOnCpu&) = delete;
  ContentsOnCpu& operator=(const ContentsOnCpu&) = delete;

 private:
  std::vector<at::Tensor> tensors_;
  std::vector<at::Tensor> there_;
};

void write(torch::serialize::OutputArchive& archive, const std::string& path) {
  std::ostringstream stream;
  archive.save_to(stream);
  write_file_atomically(path, stream.str());
}

/// Throws UserError with `what` was expected of the file.
template <class F>
void read(const std::string& path, const char* what, const F& use) {
  try {
    torch::serialize::InputArchive archive;
    archive.load_from(path, at::kCPU);
    use(archive);
  } catch (const c10::Error& error) {
    fail(
        "[xla.load] expected a file that save() or torch::save() wrote for ",
        what,
        ", got ",
        path,
        ": ",
        error.what_without_backtrace());
  }
}

/// LibTorch's load() would give the first of two the state and leave none to
/// the optimizer, whose next step would crash.
void check_parameters_differ(const torch::optim::Optimizer& optimizer) {
  std::unordered_set<const c10::TensorImpl*> seen;
  for (const auto& group : optimizer.param_groups()) {
    for (const auto& parameter : group.params()) {
      if (!seen.insert(parameter.unsafeGetTensorImpl()).second) {
        fail(
            "[xla.load] expected an optimizer that has each parameter once, "
            "got one that has a tied one twice; try to leave the second out of "
            "the list that makes the optimizer");
      }
    }
  }
}

} // namespace

void save(const at::Tensor& tensor, const std::string& path) {
  torch::serialize::OutputArchive archive;
  // The name that torch::load() looks for.
  archive.write("0", tensor.detach().cpu());
  write(archive, path);
}

void save(torch::nn::Module& module, const std::string& path) {
  const at::NoGradGuard no_grad;
  const ContentsOnCpu on_cpu(tensors_of(module));
  torch::serialize::OutputArchive archive;
  module.save(archive);
  write(archive, path);
}

void save(torch::optim::Optimizer& optimizer, const std::string& path) {
  const ContentsOnCpu on_cpu(tensors_of(optimizer));
  torch::serialize::OutputArchive archive;
  optimizer.save(archive);
  write(archive, path);
}

at::Tensor load(const std::string& path, c10::Device device) {
  at::Tensor tensor;
  read(path, "a tensor", [&](auto& archive) { archive.read("0", tensor); });
  return tensor.to(device);
}

void load(torch::nn::Module& module, const std::string& path) {
  const at::NoGradGuard no_grad;
  const auto tensors = tensors_of(module);
  std::vector<c10::Device> devices;
  for (const auto& tensor : tensors) {
    devices.push_back(tensor.device());
  }
  // After a failure too: what was read by then is on the CPU.
  const auto move_back = [&] {
    for (size_t i = 0; i < tensors.size(); ++i) {
      if (tensors[i].device() != devices[i]) {
        tensors[i].set_data(tensors[i].tensor_data().to(devices[i]));
      }
    }
  };
  try {
    read(path, "this module", [&](auto& archive) { module.load(archive); });
  } catch (...) {
    move_back();
    throw;
  }
  move_back();
}

void load(torch::optim::Optimizer& optimizer, const std::string& path) {
  check_parameters_differ(optimizer);
  read(path, "this optimizer", [&](auto& archive) { optimizer.load(archive); });
  move_state(optimizer);
}

} // namespace fulgurite::xla
