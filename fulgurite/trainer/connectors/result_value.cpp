#include "fulgurite/trainer/connectors/result_value.h"

#include "fulgurite/base/error.h"

#include <ATen/ops/clone.h>
#include <ATen/ops/maximum.h>
#include <ATen/ops/minimum.h>
#include <ATen/ops/scalar_tensor.h>
#include <ATen/ops/stack.h>
#include <c10/core/InferenceMode.h>
#include <c10/util/BFloat16.h>
#include <c10/util/Half.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace fulgurite::detail {

namespace {

template <class T>
double element(const void* data) {
  return static_cast<double>(*static_cast<const T*>(data));
}

at::ScalarType accumulation_type(const at::Tensor& value) {
  return value.scalar_type() == at::kDouble ? at::kDouble : at::kFloat;
}

at::Tensor as_scalar(const at::Tensor& value) {
  const auto plain = value.detach();
  return plain.dim() == 0 ? plain : plain.reshape({});
}

// Tensors made in inference mode refuse to be changed outside of it.
bool may_change_in_place(const at::Tensor& tensor) {
  return !tensor.is_inference() || c10::InferenceMode::is_enabled();
}

at::Tensor scalar_like(double value, const at::Tensor& like) {
  return at::scalar_tensor(value, like.options());
}

at::Tensor load_scalar(const Value& value) {
  const auto& tensor = value.as_tensor();
  if (tensor.dim() != 0 || !tensor.is_floating_point()) {
    fail(
        "[LoggerConnector.load_state_dict] expected a floating tensor with one "
        "element, got ",
        value.repr());
  }
  return tensor.to(accumulation_type(tensor), false, /*copy=*/true);
}

} // namespace

double read_cpu_scalar(const at::Tensor& value) {
  const auto* impl = value.unsafeGetTensorImpl();
  const void* data = impl->layout() == at::kStrided && impl->has_storage() &&
                             !value.is_neg() && !value._is_zerotensor()
                         ? value.const_data_ptr()
                         : nullptr;
  if (data == nullptr) {
    return value.item<double>();
  }
  switch (value.scalar_type()) {
    case at::kFloat:
      return element<float>(data);
    case at::kDouble:
      return element<double>(data);
    case at::kLong:
      return element<int64_t>(data);
    case at::kInt:
      return element<int32_t>(data);
    case at::kBool:
      return element<bool>(data);
    case at::kHalf:
      return element<c10::Half>(data);
    case at::kBFloat16:
      return element<c10::BFloat16>(data);
    default:
      return value.item<double>();
  }
}

void read(std::span<Number* const> numbers) {
  std::vector<Number*> left;
  for (auto* number : numbers) {
    if (number->tensor.defined()) {
      left.push_back(number);
    }
  }
  while (!left.empty()) {
    const auto device = left.front()->tensor.device();
    std::vector<Number*> here;
    std::vector<Number*> elsewhere;
    std::vector<at::Tensor> tensors;
    for (auto* number : left) {
      if (number->tensor.device() == device) {
        here.push_back(number);
        tensors.push_back(number->tensor);
      } else {
        elsewhere.push_back(number);
      }
    }
    auto type = at::kFloat;
    for (const auto& tensor : tensors) {
      type = tensor.scalar_type() == at::kDouble ? at::kDouble : type;
    }
    for (auto& tensor : tensors) {
      tensor = tensor.to(type);
    }
    const auto values = at::stack(tensors).cpu().to(at::kDouble);
    for (size_t i = 0; i < here.size(); ++i) {
      here[i]->value = values.const_data_ptr<double>()[i];
      here[i]->tensor.reset();
    }
    left = std::move(elsewhere);
  }
}

double sync_step(double value, Reduce reduce, const SyncFunction& sync) {
  const auto local = at::scalar_tensor(value, at::TensorOptions(at::kDouble));
  return sync(local, reduce).item<double>();
}

at::Tensor
sync_step(const at::Tensor& value, Reduce reduce, const SyncFunction& sync) {
  const auto scalar = as_scalar(value);
  // A copy: a reduction may write into what it is given.
  return sync(scalar.to(accumulation_type(scalar), false, true), reduce);
}

void ResultValue::set_step(const at::Tensor& value) {
  const auto scalar = as_scalar(value);
  const auto type = accumulation_type(scalar);
  auto& kept = step_.tensor;
  if (kept.defined() && kept.use_count() == 1 &&
      kept.device() == scalar.device() && kept.scalar_type() == type &&
      may_change_in_place(kept)) {
    kept.copy_(scalar);
  } else {
    kept = scalar.to(type, /*non_blocking=*/false, /*copy=*/true);
  }
}

void ResultValue::add(const at::Tensor& value, double weight) {
  epoch_is_known_ = false;
  const auto scalar = as_scalar(value);
  const auto type = accumulation_type(scalar);
  auto& total = device_total_;
  if (!total.defined()) {
    total = scalar.to(type, /*non_blocking=*/false, /*copy=*/true);
    if (reduce_ == Reduce::kMean) {
      total.mul_(weight);
      weight_ += weight;
    }
    return;
  }
  if (total.device() != scalar.device() || total.scalar_type() < type) {
    total = total.to(scalar.device(), std::max(type, total.scalar_type()));
  }
  if (!may_change_in_place(total)) {
    total = at::clone(total);
  }
  switch (reduce_) {
    case Reduce::kMean:
      total.add_(scalar, weight);
      weight_ += weight;
      break;
    case Reduce::kSum:
      total.add_(scalar);
      break;
    case Reduce::kMin:
      total.copy_(at::minimum(total, scalar));
      break;
    case Reduce::kMax:
      total.copy_(at::maximum(total, scalar));
      break;
  }
}

void ResultValue::reset() {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  total_ = reduce_ == Reduce::kMin   ? kInfinity
           : reduce_ == Reduce::kMax ? -kInfinity
                                     : 0;
  weight_ = 0;
  device_total_.reset();
  step_ = {};
  epoch_ = {};
  epoch_is_known_ = false;
}

Number ResultValue::total() const {
  if (!device_total_.defined()) {
    return {total_};
  }
  // A new tensor: device_total_ itself must not be shared.
  switch (reduce_) {
    case Reduce::kMin:
      return {
          0, at::minimum(device_total_, scalar_like(total_, device_total_))};
    case Reduce::kMax:
      return {
          0, at::maximum(device_total_, scalar_like(total_, device_total_))};
    default:
      return {0, device_total_.add(total_)};
  }
}

Number ResultValue::synced_total(const SyncFunction& sync, Number local) const {
  const bool on_host = !local.tensor.defined();
  if (on_host) {
    local.tensor =
        at::scalar_tensor(local.value, at::TensorOptions(at::kDouble));
  }
  at::Tensor result;
  if (reduce_ == Reduce::kMean) {
    // Sum and weight in one collective.
    const auto both = sync(
        at::stack({local.tensor, scalar_like(weight_, local.tensor)}),
        Reduce::kSum);
    result = both[0].div(both[1]);
  } else {
    result = sync(local.tensor, reduce_);
  }
  return on_host ? Number{result.item<double>()} : Number{0, result};
}

Number& ResultValue::epoch(const SyncFunction* sync) {
  if (!epoch_is_known_) {
    auto local = total();
    if (sync != nullptr) {
      epoch_ = synced_total(*sync, std::move(local));
    } else if (reduce_ != Reduce::kMean) {
      epoch_ = std::move(local);
    } else if (local.tensor.defined()) {
      epoch_ = {0, local.tensor.div(weight_)};
    } else {
      epoch_ = {local.value / weight_};
    }
    epoch_is_known_ = true;
  }
  return epoch_;
}

void ResultValue::save(Value::Dict& state) const {
  state["step"] = step_.tensor.defined() ? Value(at::clone(step_.tensor))
                                         : Value(step_.value);
  state["total"] = total_;
  state["weight"] = weight_;
  state["device_total"] =
      device_total_.defined() ? Value(at::clone(device_total_)) : Value();
}

void ResultValue::load(const Value::Dict& state) {
  reset();
  const auto& step = state.at("step");
  if (step.is_tensor()) {
    step_.tensor = load_scalar(step);
  } else {
    step_.value = step.as_double();
  }
  total_ = state.at("total").as_double();
  weight_ = state.at("weight").as_double();
  const auto& on_device = state.at("device_total");
  if (!on_device.is_none()) {
    device_total_ = load_scalar(on_device);
  }
}

} // namespace fulgurite::detail
