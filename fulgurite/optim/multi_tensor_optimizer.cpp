#include "fulgurite/optim/multi_tensor_optimizer.h"

#include "fulgurite/base/error.h"
#include "fulgurite/optim/single_thread_impl.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/_foreach_add.h>
#include <ATen/ops/_foreach_sub.h>
#include <ATen/ops/empty_like.h>
#include <ATen/ops/zeros.h>
#include <ATen/ops/zeros_like.h>
#include <ATen/record_function.h>

#include <algorithm>
#include <map>
#include <tuple>

namespace fulgurite::optim {

namespace {

/// As at::internal::GRAIN_SIZE: below, a second thread does not pay.
constexpr int64_t kParallelNumel = 32768;

bool has_fused_kernels(const c10::Device& device) {
  return device.is_cpu() || device.is_cuda() || device.is_xpu();
}

bool is_fusable(at::ScalarType dtype) {
  return dtype == at::kFloat || dtype == at::kDouble || dtype == at::kHalf ||
         dtype == at::kBFloat16;
}

/// The fused kernels walk through memory without looking at strides.
bool same_layout(const at::Tensor& a, const at::Tensor& b) {
  if (a.is_contiguous() && b.is_contiguous()) {
    return a.numel() == b.numel();
  }
  return a.is_non_overlapping_and_dense() && a.sizes() == b.sizes() &&
         a.strides() == b.strides();
}

/// 0 when contiguous; else different for different strides.
uint64_t layout_key(const at::Tensor& tensor) {
  if (tensor.is_contiguous()) {
    return 0;
  }
  uint64_t key = 1469598103934665603ULL;
  for (const int64_t stride : tensor.strides()) {
    key = (key ^ static_cast<uint64_t>(stride)) * 1099511628211ULL;
  }
  return key | 1;
}

at::Tensor like_param(const at::Tensor& param, const at::Tensor& value) {
  return at::empty_like(param).copy_(value);
}

} // namespace

MultiTensorOptimizer::MultiTensorOptimizer(
    Value::Dict defaults,
    std::vector<std::string_view> slot_names)
    : Optimizer(std::move(defaults)), slot_names_(std::move(slot_names)) {
  TORCH_INTERNAL_ASSERT(slot_names_.size() <= kMaxSlots);
  has_steps_ = slot_names_.at(kStepSlot) == "step";
}

MultiTensorOptimizer::MultiTensorOptimizer(MultiTensorOptimizer&&) noexcept =
    default;
MultiTensorOptimizer& MultiTensorOptimizer::operator=(
    MultiTensorOptimizer&&) noexcept = default;

void MultiTensorOptimizer::add_param_groups(std::vector<ParamGroup> groups) {
  check_options(defaults_);
  if (groups.empty()) {
    misconfigured(
        "[optim.", name(), "] expected at least one parameter group, got none");
  }
  for (auto& group : groups) {
    add_param_group(std::move(group));
  }
}

at::Tensor MultiTensorOptimizer::step(const Closure& closure) {
  at::Tensor loss;
  if (closure) {
    const at::AutoGradMode enable_grad(true);
    loss = closure();
  }
  at::RecordFunction profiled(at::RecordScope::FUNCTION);
  if (profiled.isActive()) {
    profiled.before("Optimizer.step#" + name() + ".step");
  }
  const at::NoGradGuard no_grad;
  adopt_parameters();
  for (size_t g = 0; g < param_groups_.size(); ++g) {
    step_group(param_groups_[g], group_states_[g]);
  }
  return loss;
}

void MultiTensorOptimizer::step_group(ParamGroup& group, GroupState& own) {
  const Mode mode = read_options(group.options);
  if (!(mode == own.mode)) {
    own.mode = mode;
    own.buckets_are_stale = true;
  }
  own.traits.resize(group.params.size());
  for (size_t i = 0; i < group.params.size(); ++i) {
    const Traits traits = traits_of(group.params[i], mode);
    if (!(traits == own.traits[i])) {
      own.traits[i] = traits;
      own.buckets_are_stale = true;
    }
  }
  if (own.buckets_are_stale) {
    make_buckets(group, own);
    own.buckets_are_stale = false;
  }
  for (auto& bucket : own.buckets) {
    for (size_t j = 0; j < bucket.index.size(); ++j) {
      bucket.grads[j] = bucket.params[j].unsafeGetTensorImpl()->grad();
    }
    run(bucket, own);
    for (auto& grad : bucket.grads) {
      grad.reset();
    }
  }
}

MultiTensorOptimizer::Traits MultiTensorOptimizer::traits_of(
    const at::Tensor& param,
    const Mode& mode) const {
  Traits traits;
  const at::Tensor& grad = param.unsafeGetTensorImpl()->grad();
  if (!grad.defined()) {
    return traits;
  }
  traits.has_grad = true;
  traits.dtype = param.scalar_type();
  traits.device = param.device();
  traits.numel = param.numel();
  traits.layout = layout_key(param);
  traits.kernel = kernel_for(param, grad, mode);
  return traits;
}

MultiTensorOptimizer::Kernel MultiTensorOptimizer::kernel_for(
    const at::Tensor& param,
    const at::Tensor& grad,
    const Mode& mode) const {
  if (grad.layout() != at::kStrided) {
    if (!mode.supports_sparse) {
      fail(
          "[optim.",
          name(),
          ".step] expected dense gradients, got a sparse one for a parameter "
          "of shape ",
          param.sizes(),
          "; try optim::SGD without momentum and weight_decay");
    }
    return Kernel::kSingle;
  }
  const bool is_same = grad.scalar_type() == param.scalar_type() &&
                       grad.device() == param.device();
  if (mode.fused.value_or(!mode.foreach.has_value()) && mode.has_fused_kernel) {
    const bool is_possible =
        has_fused_kernels(param.device()) && is_fusable(param.scalar_type());
    if (!is_possible && mode.fused.has_value()) {
      misconfigured(
          "[optim.",
          name(),
          "] expected floating-point parameters on a CPU or GPU for fused = "
          "true, got ",
          param.scalar_type(),
          " on ",
          param.device(),
          "; try fused unset, which takes the fastest kernel that there is");
    }
    if (is_possible && is_same && same_layout(param, grad)) {
      return Kernel::kFused;
    }
  }
  const bool is_gpu = param.device().is_cuda() || param.device().is_xpu();
  const bool wants_foreach =
      mode.foreach.value_or(!mode.fused.has_value() && is_gpu);
  return wants_foreach && is_same && !param.is_complex() ? Kernel::kForeach
                                                         : Kernel::kSingle;
}

void MultiTensorOptimizer::adopt_parameters() {
  const auto is_current = [](const ParamGroup& group, const GroupState& own) {
    return std::equal(
        group.params.begin(),
        group.params.end(),
        own.owners.begin(),
        own.owners.end(),
        [](const at::Tensor& a, const at::Tensor& b) { return a.is_same(b); });
  };
  if (std::equal(
          param_groups_.begin(),
          param_groups_.end(),
          group_states_.begin(),
          group_states_.end(),
          is_current)) {
    return;
  }
  // Someone added a group or changed the lists by hand: check them as new ones
  // are checked, and let each state follow its tensor.
  auto states = states_by_param();
  std::vector<GroupState> renewed(param_groups_.size());
  for (size_t g = 0; g < renewed.size(); ++g) {
    auto& params = param_groups_[g].params;
    params = checked_params(std::move(params), g);
    renewed[g].owners = params;
    for (const auto& param : renewed[g].owners) {
      renewed[g].state.push_back(states[param.unsafeGetTensorImpl()]);
    }
  }
  group_states_ = std::move(renewed);
}

void MultiTensorOptimizer::make_buckets(
    const ParamGroup& group,
    GroupState& own) const {
  using Key = std::
      tuple<Kernel, c10::DeviceType, c10::DeviceIndex, at::ScalarType, bool>;
  std::map<Key, size_t> known;
  own.buckets.clear();
  for (size_t i = 0; i < group.params.size(); ++i) {
    const auto& traits = own.traits[i];
    if (!traits.has_grad) {
      continue;
    }
    const at::Tensor& param = group.params[i];
    const bool is_new = prepare_state(param, traits, own.mode, own.state[i]);
    const Key key{
        traits.kernel,
        traits.device.type(),
        traits.device.index(),
        traits.dtype,
        is_new};
    const auto [it, is_added] = known.try_emplace(key, own.buckets.size());
    if (is_added) {
      own.buckets.emplace_back();
      own.buckets.back().kernel = traits.kernel;
      own.buckets.back().is_first_step = is_new;
    }
    add_to_bucket(own.buckets[it->second], own, i);
  }
}

void MultiTensorOptimizer::add_to_bucket(
    Bucket& bucket,
    const GroupState& own,
    size_t i) const {
  bucket.index.push_back(i);
  bucket.params.push_back(own.owners[i]);
  bucket.numel += own.traits[i].numel;
  bucket.grads.emplace_back();
  const State& state = own.state[i];
  for (size_t s = 0; s < slot_names_.size(); ++s) {
    if (own.mode.uses(s)) {
      bucket.state[s].push_back(state[s]);
    }
  }
  if (has_steps_ && state[kStepSlot].is_cpu()) {
    bucket.host_steps.push_back(state[kStepSlot].data_ptr<float>());
  }
}

bool MultiTensorOptimizer::prepare_state(
    const at::Tensor& param,
    const Traits& traits,
    const Mode& mode,
    State& state) const {
  bool is_new = mode.slots != 0;
  for (size_t s = 0; s < slot_names_.size(); ++s) {
    if (!mode.uses(s)) {
      continue;
    }
    at::Tensor& slot = state[s];
    is_new = is_new && !slot.defined();
    if (has_steps_ && s == kStepSlot) {
      const bool is_on_device =
          traits.kernel == Kernel::kFused || mode.capturable;
      const auto options =
          at::TensorOptions(is_on_device ? param.device() : at::kCPU)
              .dtype(at::kFloat);
      slot = slot.defined() ? slot.to(options) : at::zeros({}, options);
    } else if (!slot.defined()) {
      slot = at::zeros_like(param);
    } else if (slot.sizes() != param.sizes()) {
      fail(
          "[optim.",
          name(),
          ".step] expected a parameter of shape ",
          slot.sizes(),
          " as in the steps before, got ",
          param.sizes(),
          "; try a new optimizer when the shape of a parameter changes");
    } else if (
        slot.scalar_type() != param.scalar_type() ||
        slot.device() != param.device() || !same_layout(slot, param)) {
      slot = like_param(param, slot);
    }
  }
  return is_new;
}

void MultiTensorOptimizer::run(Bucket& bucket, GroupState& own) {
  const bool is_fused = bucket.kernel == Kernel::kFused;
  const c10::Device device = bucket.params[0].device();
  // The state of a first step must not be kept when the step is not made.
  own.buckets_are_stale = own.buckets_are_stale || bucket.is_first_step;
  if (found_inf_.defined() &&
      (!is_fused || device.is_cpu() || bucket.is_first_step) &&
      found_inf_.item<double>() != 0) {
    for (size_t j = 0; bucket.is_first_step && j < bucket.index.size(); ++j) {
      own.state[bucket.index[j]] = {};
    }
    return;
  }
  if (!is_fused && grad_scale_.defined()) {
    for (auto& grad : bucket.grads) {
      grad.div_(grad_scale_.to(device));
    }
  }
  raise_steps(bucket);
  {
    const detail::SingleThread single_thread(
        device.is_cpu() && bucket.numel < kParallelNumel);
    update(bucket);
  }
  if (!is_fused) {
    return;
  }
  for (const auto& param : bucket.params) {
    if (!param.is_inference()) {
      param.unsafeGetTensorImpl()->bump_version();
    }
  }
  if (found_inf_.defined() && bucket.host_steps.empty() && has_steps_) {
    // The kernel has done nothing if found_inf is 1, and the host cannot know.
    const std::vector<at::Tensor> skipped(
        bucket.params.size(), found_inf_.to(device, at::kFloat));
    at::_foreach_sub_(bucket.state[kStepSlot], skipped);
  }
}

void MultiTensorOptimizer::raise_steps(Bucket& bucket) const {
  for (float* steps : bucket.host_steps) {
    *steps += 1;
  }
  if (has_steps_ && bucket.host_steps.empty()) {
    at::_foreach_add_(bucket.state[kStepSlot], 1);
  }
}

double MultiTensorOptimizer::Bucket::steps(size_t i) const {
  return host_steps.empty() ? state[kStepSlot][i].item<double>()
                            : static_cast<double>(*host_steps[i]);
}

std::optional<at::Tensor> MultiTensorOptimizer::scaling_for(
    const at::Tensor& scalar,
    const Bucket& bucket) {
  if (!scalar.defined()) {
    return std::nullopt;
  }
  return scalar.to(bucket.params[0].device());
}

bool MultiTensorOptimizer::step_supports_amp_scaling() const {
  for (const auto& group : param_groups_) {
    const Value* foreach = group.options.find("foreach");
    const Value* fused = group.options.find("fused");
    const bool is_refused =
        fused == nullptr ||
        (fused->is_none() ? foreach != nullptr && !foreach->is_none()
                          : !fused->as_bool());
    const auto is_fast = [](const at::Tensor& param) {
      return has_fused_kernels(param.device()) &&
             is_fusable(param.scalar_type());
    };
    if (is_refused ||
        !std::all_of(group.params.begin(), group.params.end(), is_fast)) {
      return false;
    }
  }
  return true;
}

void MultiTensorOptimizer::adjust_loaded(Value::Dict&) const {}

} // namespace fulgurite::optim
