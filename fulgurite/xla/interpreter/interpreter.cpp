#include "fulgurite/xla/interpreter/interpreter.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/xla/ops/op.h"
#include "fulgurite/xla/ops/random_state.h"

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/grad_mode.h>
#include <ATen/core/stack.h>
#include <c10/core/impl/LocalDispatchKeySet.h>

#include <algorithm>

namespace fulgurite::xla {

namespace {

struct HostData final : DeviceData {
  HostData(Shape of, at::Tensor values)
      : DeviceData(std::move(of)), tensor(std::move(values)) {}
  at::Tensor tensor;
};

const at::Tensor& tensor_of(const DeviceData& data) {
  // NOLINTNEXTLINE(*-static-cast-downcast): all data are of this backend
  return static_cast<const HostData&>(data).tensor;
}

at::Tensor as_number(at::Tensor tensor) {
  tensor = tensor.clone();
  tensor.unsafeGetTensorImpl()->set_wrapped_number(true);
  return tensor;
}

/// Whether an argument of this type is a list of tensors that may be missing.
bool is_optional_list(const c10::Argument& argument) {
  const auto& type = *argument.type();
  return type.kind() == c10::TypeKind::ListType &&
         type.expectRef<c10::ListType>().getElementType()->kind() ==
             c10::TypeKind::OptionalType;
}

c10::IValue argument_of(
    const Arg& arg,
    const c10::Argument& argument,
    const Node& node,
    c10::ArrayRef<at::Tensor> inputs) {
  switch (arg.kind) {
    case Arg::Kind::kTensor:
      if (is_generator(argument)) {
        return cpu_generator(inputs[arg.first]);
      }
      return arg.wrapped_number ? as_number(inputs[arg.first])
                                : inputs[arg.first];
    case Arg::Kind::kNumber: {
      const auto number = inputs[arg.first].item();
      return arg.is_integral ? at::Scalar(number.toLong()) : number;
    }
    case Arg::Kind::kTensors:
      break;
    default:
      return arg.attribute.isDevice() ? c10::IValue(c10::Device(at::kCPU))
                                      : arg.attribute;
  }
  if (is_optional_list(argument)) {
    c10::List<std::optional<at::Tensor>> list;
    for (uint32_t i = arg.first; i < arg.first + arg.count; ++i) {
      list.push_back(node.inputs[i] ? std::optional(inputs[i]) : std::nullopt);
    }
    return list;
  }
  return inputs.slice(arg.first, arg.count).vec();
}

void check_results(const Node& node, const std::vector<at::Tensor>& results) {
  TORCH_INTERNAL_ASSERT(results.size() == node.outputs.size(), node.op->name);
  for (size_t i = 0; i < results.size(); ++i) {
    const auto& result = results[i];
    TORCH_INTERNAL_ASSERT(
        !result.defined() ||
            (result.scalar_type() == node.outputs[i].dtype &&
             result.sizes() == c10::IntArrayRef(node.outputs[i].dims)),
        node.op->name,
        " gives ",
        result.toString(),
        result.sizes(),
        " where ",
        node.outputs[i].text(),
        " was recorded");
  }
}

bool is_finite(const at::Tensor& tensor) {
  return !tensor.defined() || !at::isFloatingType(tensor.scalar_type()) ||
         tensor.isfinite().all().item<bool>();
}

void report_non_finite(
    const Node& node,
    c10::ArrayRef<at::Tensor> inputs,
    c10::ArrayRef<at::Tensor> results) {
  if (std::all_of(results.begin(), results.end(), &is_finite) ||
      !std::all_of(inputs.begin(), inputs.end(), &is_finite)) {
    return;
  }
  log_warning(
      "[xla] ",
      node.op->name,
      " gives a NaN or an infinity from finite arguments: ",
      node.outputs.front().text());
}

} // namespace

std::vector<at::Tensor> evaluate(
    const Node& node,
    c10::ArrayRef<at::Tensor> inputs) {
  if (node.op->evaluate != nullptr) {
    return node.op->evaluate(node, inputs);
  }
  const auto& schema = *node.op->schema;
  const auto op = c10::Dispatcher::singleton().findSchemaOrThrow(
      schema.name().c_str(), schema.overload_name().c_str());
  torch::jit::Stack stack;
  for (size_t i = 0; i < node.args.size(); ++i) {
    stack.push_back(
        argument_of(node.args[i], schema.arguments()[i], node, inputs));
  }
  op.callBoxed(stack);
  std::vector<at::Tensor> out;
  for (const auto& result : stack) {
    if (result.isTensorList()) {
      for (auto& tensor : result.toTensorVector()) {
        out.push_back(std::move(tensor));
      }
    } else {
      out.push_back(result.toTensor());
    }
  }
  return out;
}

DeviceDataPtr Interpreter::upload(const at::Tensor& host, int64_t) {
  return std::make_shared<HostData>(
      Shape{host.scalar_type(), Dims(host.sizes().begin(), host.sizes().end())},
      host.clone());
}

at::Tensor Interpreter::download(const DeviceData& data) {
  return tensor_of(data).clone();
}

std::vector<DeviceDataPtr> Interpreter::execute(const Run& run, Metrics&) {
  const Graph& graph = run.graph;
  const c10::impl::ExcludeDispatchKeyGuard no_autograd(
      c10::autograd_dispatch_keyset);
  const c10::impl::ExcludeDispatchKeyGuard no_autocast(
      c10::autocast_dispatch_keyset);
  std::vector<std::vector<at::Tensor>> values(
      graph.leaves.size() + graph.nodes.size());
  const auto place = [&](const Value& value) -> at::Tensor& {
    return values[static_cast<size_t>(graph.positions[value.node->number])]
                 [value.index];
  };
  for (Node* leaf : graph.leaves) {
    values[static_cast<size_t>(graph.positions[leaf->number])] = {
        tensor_of(*leaf->data)};
  }
  for (const Node* node : graph.nodes) {
    std::vector<at::Tensor> inputs;
    for (const auto& input : node->inputs) {
      inputs.push_back(input ? place(input) : at::Tensor());
    }
    auto results = evaluate(*node, inputs);
    check_results(*node, results);
    if (eager_) {
      report_non_finite(*node, inputs, results);
    }
    for (auto& result : results) {
      if (result.defined()) {
        result = result.contiguous();
      }
    }
    values[static_cast<size_t>(graph.positions[node->number])] =
        std::move(results);
  }
  std::vector<DeviceDataPtr> out;
  for (const auto& root : graph.roots) {
    // Views of inputs and of each other must not share memory.
    out.push_back(
        std::make_shared<HostData>(root.shape(), place(root).clone()));
  }
  return out;
}

} // namespace fulgurite::xla
