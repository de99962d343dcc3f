#include "fulgurite/core/module_base.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/core/gradient_clipping.h"
#include "fulgurite/core/module_tree.h"
#include "fulgurite/core/trainer_context.h"
#include "fulgurite/hardware/strategies/strategy.h"

#include <unordered_set>

namespace fulgurite {

ModuleBase::ModuleBase(const ModuleBase& other)
    : HyperParameters(other),
      automatic_optimization(other.automatic_optimization),
      strict_loading(other.strict_loading) {}

ModuleBase& ModuleBase::operator=(const ModuleBase& other) {
  HyperParameters::operator=(other);
  automatic_optimization = other.automatic_optimization;
  strict_loading = other.strict_loading;
  return *this;
}

ModuleBase::~ModuleBase() = default;

TrainerContext& ModuleBase::trainer() const {
  if (trainer_ == nullptr) {
    fail("[Module.trainer] expected a module inside a run, got one without a "
         "trainer; try calling this from a step or hook of Trainer.fit, "
         "validate, test or predict");
  }
  return *trainer_;
}

at::Device ModuleBase::device() const {
  return has_trainer() ? trainer().strategy().root_device()
                       : at::Device(at::kCPU);
}

int64_t ModuleBase::current_epoch() const {
  return has_trainer() ? trainer().current_epoch() : 0;
}

int64_t ModuleBase::global_step() const {
  return has_trainer() ? trainer().global_step() : 0;
}

int64_t ModuleBase::dataloader_idx() const {
  return trainer().dataloader_idx();
}

int64_t ModuleBase::estimated_stepping_batches() const {
  return trainer().estimated_stepping_batches();
}

namespace {

void warn_log_outside_run() {
  log_warning_once(
      "[Module.log] called outside a run of a Trainer: the value is dropped. "
      "This is fine where a step is called by hand.");
}

} // namespace

void ModuleBase::log(
    std::string_view name,
    const at::Tensor& value,
    const LogOptions& options) {
  if (!has_trainer()) {
    return warn_log_outside_run();
  }
  trainer_->log(name, value, options);
}

void ModuleBase::log(
    std::string_view name,
    double value,
    const LogOptions& options) {
  if (!has_trainer()) {
    return warn_log_outside_run();
  }
  trainer_->log(name, value, options);
}

void ModuleBase::log_dict(
    const std::map<std::string, at::Tensor>& values,
    const LogOptions& options) {
  for (const auto& [name, value] : values) {
    log(name, value, options);
  }
}

void ModuleBase::manual_backward(const at::Tensor& loss) {
  if (automatic_optimization) {
    misconfigured(
        "[Module.manual_backward] expected automatic_optimization = false, "
        "got true; set it in the module's constructor");
  }
  trainer().manual_backward(loss);
}

TrainerOptimizer& ModuleBase::optimizer(size_t index) {
  const size_t count = trainer().num_optimizers();
  if (index >= count) {
    fail(
        "[Module.optimizer] expected an index below ",
        count,
        ", got ",
        index,
        "; configure_optimizers returned ",
        count,
        " optimizers");
  }
  return trainer().optimizer(index);
}

std::vector<TrainerOptimizer*> ModuleBase::optimizers() {
  std::vector<TrainerOptimizer*> out;
  for (size_t i = 0; i < trainer().num_optimizers(); ++i) {
    out.push_back(&trainer().optimizer(i));
  }
  return out;
}

std::vector<lr_scheduler::Scheduler*> ModuleBase::lr_schedulers() {
  std::vector<lr_scheduler::Scheduler*> out;
  for (auto& config : trainer().optimizer_configs()) {
    for (auto& scheduler : config.schedulers) {
      out.push_back(&*scheduler.scheduler);
    }
  }
  return out;
}

void ModuleBase::toggle_optimizer(TrainerOptimizer& optimizer) {
  std::unordered_set<const void*> own;
  for (const auto& group : optimizer.param_groups()) {
    for (const auto& parameter : group.params) {
      own.insert(parameter.unsafeGetTensorImpl());
    }
  }
  for (auto* other : optimizers()) {
    for (auto& group : other->param_groups()) {
      for (auto& parameter : group.params) {
        if (!own.contains(parameter.unsafeGetTensorImpl())) {
          toggled_.emplace_back(parameter, parameter.requires_grad());
          parameter.requires_grad_(false);
        }
      }
    }
  }
}

void ModuleBase::untoggle_optimizer(TrainerOptimizer&) {
  // Backwards: a parameter that was toggled twice ends with its first flag.
  for (auto it = toggled_.rbegin(); it != toggled_.rend(); ++it) {
    it->first.requires_grad_(it->second);
  }
  toggled_.clear();
}

void ModuleBase::optimizer_step(
    int64_t,
    int64_t,
    TrainerOptimizer& optimizer,
    const optim::Closure& closure) {
  optimizer.step(closure);
}

void ModuleBase::optimizer_zero_grad(
    int64_t,
    int64_t,
    optim::Optimizer& optimizer) {
  optimizer.zero_grad();
}

void ModuleBase::backward(const at::Tensor& loss) {
  if (has_trainer()) {
    trainer().strategy().backward(loss);
  } else {
    loss.backward();
  }
}

void ModuleBase::lr_scheduler_step(
    lr_scheduler::Scheduler& scheduler,
    std::optional<double> metric) {
  if (metric) {
    scheduler.step(*metric);
  } else {
    scheduler.step();
  }
}

void ModuleBase::configure_gradient_clipping(
    optim::Optimizer& optimizer,
    std::optional<double> clip_val,
    ClipAlgorithm algorithm) {
  clip_gradients(optimizer, clip_val, algorithm);
}

void ModuleBase::clip_gradients(
    optim::Optimizer& optimizer,
    std::optional<double> clip_val,
    ClipAlgorithm algorithm) {
  if (!clip_val || *clip_val <= 0) {
    return;
  }
  if (algorithm == ClipAlgorithm::kNorm) {
    clip_grad_norm(optimizer, *clip_val);
  } else {
    clip_grad_value(optimizer, *clip_val);
  }
}

AnyBatch ModuleBase::on_before_batch_transfer(AnyBatch batch, int64_t) {
  return batch;
}

AnyBatch ModuleBase::transfer_batch_to_device(
    AnyBatch batch,
    const at::Device& device,
    int64_t) {
  if (device.is_cpu()) {
    return batch;
  }
  return batch.to(device, /*non_blocking=*/true);
}

AnyBatch ModuleBase::on_after_batch_transfer(AnyBatch batch, int64_t) {
  return batch;
}

void ModuleBase::on_validation_model_eval() {
  modes_ = std::make_shared<TrainingModes>();
  modes_->capture(torch_module());
  set_training(torch_module(), false);
}

void ModuleBase::on_validation_model_train() {
  restore_training_modes();
}

void ModuleBase::restore_training_modes() {
  if (modes_) {
    modes_->restore(torch_module());
    modes_.reset();
  }
}

void ModuleBase::on_validation_model_zero_grad() {
  zero_grad(torch_module());
}

void ModuleBase::on_test_model_eval() {
  ModuleBase::on_validation_model_eval();
}

void ModuleBase::on_test_model_train() {
  restore_training_modes();
}

void ModuleBase::on_predict_model_eval() {
  ModuleBase::on_validation_model_eval();
}

void ModuleBase::attach(TrainerContext* trainer) {
  for (const auto& node : module_tree(torch_module())) {
    if (auto* module = as_module_base(*node.module)) {
      module->trainer_ = trainer;
    }
  }
}

} // namespace fulgurite
