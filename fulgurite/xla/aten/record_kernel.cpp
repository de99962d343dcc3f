#include "fulgurite/xla/aten/record_kernel.h"

#include "fulgurite/base/error.h"
#include "fulgurite/xla/aten/fallback.h"
#include "fulgurite/xla/aten/generator.h"
#include "fulgurite/xla/aten/index_bounds.h"
#include "fulgurite/xla/aten/infer.h"
#include "fulgurite/xla/aten/overlap.h"
#include "fulgurite/xla/executor/record.h"
#include "fulgurite/xla/executor/tensor_values.h"
#include "fulgurite/xla/ops/structural.h"

#include <ATen/core/grad_mode.h>
#include <ATen/native/Resize.h>
#include <c10/core/GradMode.h>

#include <chrono>

namespace fulgurite::xla {

namespace {

/// A tensor of the CPU without dimensions is a number to all devices.
bool is_number(const at::Tensor& tensor) {
  return tensor.defined() && tensor.dim() == 0 && tensor.device().is_cpu();
}

/// The device of the first XLA tensor among the arguments. Refuses a mixture of
/// devices.
class DeviceFinder {
 public:
  explicit DeviceFinder(std::string_view op) : op_(op) {}

  void look_at(const c10::IValue& value) {
    if (value.isTensor()) {
      look_at(value.toTensor());
    } else if (value.isList()) {
      for (const auto& item : value.toListRef()) {
        look_at(item);
      }
    }
  }
  Device& found() const {
    TORCH_INTERNAL_ASSERT(device_ != nullptr, op_);
    return *device_;
  }

 private:
  void look_at(const at::Tensor& tensor) {
    if (!tensor.defined() || is_number(tensor)) {
      return;
    }
    if (tensor.device().type() != c10::DeviceType::XLA) {
      fail(
          "[xla] ",
          op_,
          ": expected all tensors on one device, got one on ",
          device_ != nullptr ? device_->torch_device()
                             : c10::Device(c10::DeviceType::XLA),
          " and one on ",
          tensor.device(),
          "; try tensor.to(device)");
    }
    auto& device = lazy_device(tensor);
    if (device_ != nullptr && device_ != &device) {
      fail(
          "[xla] ",
          op_,
          ": expected all tensors on one device, got ",
          device_->torch_device(),
          " and ",
          device.torch_device(),
          "; try tensor.to(device)");
    }
    device_ = &device;
  }

  std::string_view op_;
  Device* device_ = nullptr;
};

bool draws_random_numbers(const c10::FunctionSchema& schema) {
  return std::any_of(
      schema.arguments().begin(), schema.arguments().end(), &is_generator);
}

/// Whether a call has masks among its indices: how many elements they choose
/// is known only after a look at them. One mask that a single value is put at
/// is a mere choice.
bool has_masks_to_count(
    const c10::FunctionSchema& schema,
    c10::ArrayRef<c10::IValue> arguments) {
  if (arguments.size() < 2 || schema.arguments()[1].name() != "indices" ||
      !arguments[1].isList()) {
    return false;
  }
  int64_t indices = 0, masks = 0;
  for (const auto& item : arguments[1].toListRef()) {
    if (!item.isTensor() || !item.toTensor().defined()) {
      continue;
    }
    const auto type = item.toTensor().scalar_type();
    ++indices;
    masks += type == at::kBool || type == at::kByte ? 1 : 0;
  }
  const bool is_choice = indices == 1 && arguments.size() > 2 &&
                         arguments[2].isTensor() &&
                         arguments[2].toTensor().numel() == 1;
  return masks > 0 && !is_choice;
}

/// Fills in a node's arguments.
class ArgumentRecorder {
 public:
  ArgumentRecorder(
      Device& device,
      const Op& op,
      const std::vector<TensorMeta>& results)
      : device_(device),
        results_(results),
        lifts_(op.lifts_numbers),
        is_random_(draws_random_numbers(*op.schema)) {
    device.number_watch().enter(op.name);
  }

  void
  add(Node& node, const c10::IValue& value, const c10::Argument& argument) {
    auto& arg = node.args.emplace_back();
    if (is_generator(argument)) {
      add_input(node, arg, Arg::Kind::kTensor, random_state(value));
    } else if (is_random_ && argument.name() == "self") {
      // Random numbers replace what is there, whatever it is.
      add_input(node, arg, Arg::Kind::kTensor, blank(value.toTensor()));
    } else if (value.isTensor() && value.toTensor().defined()) {
      arg.wrapped_number =
          value.toTensor().unsafeGetTensorImpl()->is_wrapped_number();
      add_input(node, arg, Arg::Kind::kTensor, this->value(value.toTensor()));
    } else if (value.isTensor()) {
      arg.attribute = c10::IValue();
    } else if (is_tensor_list(value, argument)) {
      arg.kind = Arg::Kind::kTensors;
      arg.first = static_cast<uint32_t>(node.inputs.size());
      for (const auto& item : value.toListRef()) {
        const bool there = item.isTensor() && item.toTensor().defined();
        node.inputs.push_back(there ? this->value(item.toTensor()) : Value{});
        ++arg.count;
      }
    } else if (is_scalar(value, argument) && lifts(value.toScalar())) {
      arg.is_integral = value.isInt();
      add_input(
          node, arg, Arg::Kind::kNumber, device_.number(value.toScalar()));
    } else {
      arg.attribute = value;
    }
  }

 private:
  static void
  add_input(Node& node, Arg& arg, Arg::Kind kind, const Value& value) {
    arg.kind = kind;
    arg.first = static_cast<uint32_t>(node.inputs.size());
    arg.count = 1;
    node.inputs.push_back(value);
  }

  static bool is_tensor_list(
      const c10::IValue& value,
      const c10::Argument& argument) {
    if (value.isTensorList()) {
      return true;
    }
    if (!value.isList()) {
      return false;
    }
    const auto& type = *argument.type();
    return type.kind() == c10::TypeKind::ListType &&
           type.expectRef<c10::ListType>().getElementType()->kind() ==
               c10::TypeKind::OptionalType;
  }

  static bool is_scalar(
      const c10::IValue& value,
      const c10::Argument& argument) {
    if (!value.isDouble() && !value.isInt()) {
      return false;
    }
    const auto& type = *argument.real_type();
    const auto kind =
        type.kind() == c10::TypeKind::OptionalType
            ? type.expectRef<c10::OptionalType>().getElementType()->kind()
            : type.kind();
    return kind == c10::TypeKind::NumberType;
  }

  /// Whether a number is to be an input of the program.
  bool lifts(const at::Scalar& number) {
    if (!lifts_) {
      return false;
    }
    // A factor of one is left out of the program, and seldom changes.
    auto& watch = device_.number_watch();
    const bool of_a_schedule = !c10::GradMode::is_enabled() &&
                               watch.can_be_sent(number) &&
                               number.toDouble() != 1;
    return watch.changes(number) || of_a_schedule;
  }

  Value random_state(const c10::IValue& generator) {
    uint64_t count = 0;
    for (const auto& result : results_) {
      count += static_cast<uint64_t>(c10::multiply_integers(result.sizes));
    }
    return device_.random_state(take_random_state(
        generator.toOptional<at::Generator>(),
        device_.torch_device().index(),
        count));
  }

  Value blank(const at::Tensor& tensor) {
    return record(
        device_,
        zeros_op(),
        {},
        {tensor.scalar_type(),
         Dims(tensor.sizes().begin(), tensor.sizes().end())});
  }

  Value value(const at::Tensor& tensor) {
    if (!is_number(tensor)) {
      return read_tensor(tensor);
    }
    const auto number = tensor.item();
    return lifts(number)
               ? convert(device_, device_.number(number), tensor.scalar_type())
               : record(
                     device_, full_op(), {number}, {tensor.scalar_type(), {}});
  }

  Device& device_;
  const std::vector<TensorMeta>& results_;
  bool lifts_;
  bool is_random_;
};

void check_writable(
    const at::Tensor& to,
    c10::ArrayRef<c10::IValue> arguments) {
  check_no_internal_overlap(to);
  for (const auto& argument : arguments) {
    if (argument.isTensor() && argument.toTensor().defined() &&
        !is_number(argument.toTensor())) {
      check_no_partial_overlap(to, argument.toTensor());
    }
  }
}

/// A functional result goes into a tensor that is there.
void assign(
    Device& device,
    const Op& op,
    const at::Tensor& to,
    Value value,
    bool may_resize) {
  const auto& shape = value.shape();
  if (may_resize && to.sizes() != shape.dims) {
    at::native::resize_output(to, shape.dims);
  }
  TORCH_CHECK(
      to.sizes() == c10::IntArrayRef(shape.dims),
      "output with shape ",
      to.sizes(),
      " doesn't match the broadcast shape ",
      c10::IntArrayRef(shape.dims));
  if (shape.dtype != to.scalar_type()) {
    TORCH_CHECK(
        c10::canCast(shape.dtype, to.scalar_type()),
        "result type ",
        shape.dtype,
        " can't be cast to the desired output type ",
        to.scalar_type(),
        " (",
        op.name,
        ")");
    value = convert(device, value, to.scalar_type());
  }
  write_tensor(to, value);
}

/// Pushes results the way the schema returns them.
void push_results(
    const c10::FunctionSchema& schema,
    std::vector<at::Tensor> tensors,
    torch::jit::Stack& stack) {
  const auto& returns = schema.returns();
  if (returns.size() == 1 &&
      returns[0].type()->kind() == c10::TypeKind::ListType) {
    stack.emplace_back(std::move(tensors));
    return;
  }
  for (auto& tensor : tensors) {
    stack.emplace_back(std::move(tensor));
  }
}

/// Times one call in sixteen, since a look at the clock costs a tenth of what
/// there is to time.
class SampledTimer {
 public:
  explicit SampledTimer(Metrics& metrics)
      : metrics_(metrics), is_on_(metrics.nodes % 16 == 0) {
    if (is_on_) {
      start_ = std::chrono::steady_clock::now();
    }
  }
  ~SampledTimer() {
    if (is_on_) {
      ++metrics_.timed_nodes;
      metrics_.timed_ns +=
          std::chrono::nanoseconds(std::chrono::steady_clock::now() - start_)
              .count();
    }
  }
  SampledTimer(const SampledTimer&) = delete;
  SampledTimer& operator=(const SampledTimer&) = delete;

 private:
  Metrics& metrics_;
  bool is_on_;
  std::chrono::steady_clock::time_point start_ = {};
};

} // namespace

void RecordKernel::operator()(
    const c10::OperatorHandle& called,
    c10::DispatchKeySet,
    torch::jit::Stack* stack) const {
  const size_t num_called = called.schema().arguments().size();
  const size_t num_arguments = functional_.schema().arguments().size();
  const auto all = torch::jit::last(*stack, num_called);
  const auto arguments = all.slice(0, num_arguments);
  if (has_masks_to_count(functional_.schema(), arguments)) {
    fallback(called, stack);
    return;
  }

  DeviceFinder finder(op_.name);
  for (const auto& argument : all) {
    finder.look_at(argument);
  }
  auto& device = finder.found();
  const auto guard = device.lock();
  const SampledTimer timer(device.metrics());
  const auto& metas = infer_results(functional_, arguments);

  if (device.checks_indices()) {
    check_index_bounds(device, op_, arguments);
  }
  // Arguments first: they may record nodes of their own.
  Node inputs;
  ArgumentRecorder recorder(device, op_, metas);
  for (size_t i = 0; i < num_arguments; ++i) {
    recorder.add(inputs, arguments[i], functional_.schema().arguments()[i]);
  }
  Node& node = device.begin_node(op_);
  node.inputs = std::move(inputs.inputs);
  node.args = std::move(inputs.args);
  for (const auto& meta : metas) {
    node.outputs.push_back({meta.dtype, meta.sizes});
  }
  device.finish(node);

  std::vector<at::Tensor> results;
  for (uint32_t i = 0; i < metas.size(); ++i) {
    if (variant_ == Variant::kFunctional) {
      results.push_back(
          metas[i].dtype == at::ScalarType::Undefined
              ? at::Tensor()
              : make_tensor(device, {&node, i}, metas[i].strides));
      continue;
    }
    const auto& to = variant_ == Variant::kInPlace
                         ? all[0].toTensor()
                         : all[num_arguments + i].toTensor();
    check_writable(to, arguments);
    assign(device, op_, to, {&node, i}, variant_ == Variant::kOut);
    results.push_back(to);
  }
  if (device.backend().is_eager()) {
    device.sync("eager");
  }
  torch::jit::drop(*stack, num_called);
  push_results(called.schema(), std::move(results), *stack);
}

} // namespace fulgurite::xla
