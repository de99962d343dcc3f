#include "fulgurite/xla/aten/cpu_call.h"

#include "fulgurite/base/error.h"
#include "fulgurite/xla/executor/devices.h"
#include "fulgurite/xla/executor/tensor_values.h"

#include <ATen/ops/_copy_from_and_resize.h>

namespace fulgurite::xla {

namespace {

bool is_on_device(const at::Tensor& tensor) {
  return tensor.defined() && tensor.device().type() == c10::DeviceType::XLA;
}

bool is_written(const c10::Argument& argument) {
  return argument.alias_info() != nullptr && argument.alias_info()->isWrite();
}

class CpuCall {
 public:
  CpuCall(const c10::OperatorHandle& op, torch::jit::Stack& stack)
      : op_(op),
        schema_(op.schema()),
        stack_(stack),
        arguments_(torch::jit::last(stack, schema_.arguments().size()).vec()),
        cause_("fallback of " + c10::toString(op.operator_name())) {}

  void run() {
    std::vector<c10::IValue> host;
    for (const auto& argument : arguments_) {
      host.push_back(to_host(argument));
    }
    torch::jit::Stack on_cpu = host;
    op_.redispatchBoxed(c10::DispatchKeySet(c10::DispatchKey::CPU), &on_cpu);
    for (size_t i = 0; i < arguments_.size(); ++i) {
      if (is_written(schema_.arguments()[i])) {
        write_back(host[i], arguments_[i]);
      }
    }
    torch::jit::drop(stack_, arguments_.size());
    for (size_t i = 0; i < on_cpu.size(); ++i) {
      stack_.push_back(result(i, std::move(on_cpu[i])));
    }
  }

 private:
  at::Tensor to_host(const at::Tensor& tensor) {
    if (!is_on_device(tensor)) {
      return tensor;
    }
    device_ = &lazy_device(tensor);
    return download(tensor, cause_);
  }

  c10::IValue to_host(const c10::IValue& value) {
    if (value.isTensor()) {
      return to_host(value.toTensor());
    }
    if (value.isTensorList()) {
      std::vector<at::Tensor> list;
      for (const auto& tensor : value.toTensorVector()) {
        list.push_back(to_host(tensor));
      }
      return list;
    }
    if (value.isOptionalTensorList()) {
      c10::List<std::optional<at::Tensor>> list;
      for (const std::optional<at::Tensor> tensor :
           value.toOptionalTensorList()) {
        list.push_back(tensor ? std::optional(to_host(*tensor)) : tensor);
      }
      return list;
    }
    if (value.isDevice() && value.toDevice().type() == c10::DeviceType::XLA) {
      named_ = value.toDevice();
      return c10::Device(at::kCPU);
    }
    return value;
  }

  static void write_back(const at::Tensor& host, const at::Tensor& to) {
    if (is_on_device(to)) {
      at::_copy_from_and_resize(host, to);
    }
  }

  static void write_back(const c10::IValue& host, const c10::IValue& to) {
    if (to.isTensor()) {
      write_back(host.toTensor(), to.toTensor());
    } else if (to.isTensorList()) {
      const auto from = host.toTensorVector();
      const auto all = to.toTensorVector();
      for (size_t i = 0; i < all.size(); ++i) {
        write_back(from[i], all[i]);
      }
    }
  }

  Device& device() const {
    if (device_ != nullptr) {
      return *device_;
    }
    return Devices::instance().get(named_ ? named_->index() : -1);
  }

  at::Tensor to_device(const at::Tensor& tensor) {
    const auto guard = device().lock();
    return tensor.defined() ? upload(device(), tensor) : tensor;
  }

  /// An argument that was written to and is returned.
  const c10::IValue& argument_behind(const c10::AliasInfo& alias) const {
    for (size_t i = 0; i < arguments_.size(); ++i) {
      const auto* of_argument = schema_.arguments()[i].alias_info();
      if (of_argument != nullptr && *of_argument == alias) {
        return arguments_[i];
      }
    }
    fail("[xla] ", op_.operator_name(), ": returns what it was not given");
  }

  c10::IValue result(size_t index, c10::IValue value) {
    const auto* alias = schema_.returns()[index].alias_info();
    if (alias != nullptr && alias->isWrite()) {
      return argument_behind(*alias);
    }
    if (alias != nullptr) {
      fail(
          "[xla] ",
          op_.operator_name(),
          ": expected an operator that makes new tensors, got one that gives a "
          "view, which the CPU cannot make of a tensor on ",
          device().torch_device(),
          "; try it on tensor.cpu()");
    }
    if (value.isTensor()) {
      return to_device(value.toTensor());
    }
    if (value.isTensorList()) {
      std::vector<at::Tensor> list;
      for (const auto& tensor : value.toTensorVector()) {
        list.push_back(to_device(tensor));
      }
      return list;
    }
    return value;
  }

  const c10::OperatorHandle& op_;
  const c10::FunctionSchema& schema_;
  torch::jit::Stack& stack_;
  std::vector<c10::IValue> arguments_;
  std::string cause_;
  Device* device_ = nullptr;
  std::optional<c10::Device> named_;
};

} // namespace

void call_on_cpu(const c10::OperatorHandle& op, torch::jit::Stack& stack) {
  CpuCall(op, stack).run();
}

} // namespace fulgurite::xla
