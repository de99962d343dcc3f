#include "fulgurite/trainer/hook_caller.h"

#include "fulgurite/base/logging.h"
#include "fulgurite/base/profiler.h"
#include "fulgurite/core/data_module.h"
#include "fulgurite/core/module_tree.h"
#include "fulgurite/hardware/strategies/strategy.h"

namespace fulgurite {

/// Tells log which hook runs, while it lives.
class HookCaller::Scope {
 public:
  Scope(HookCaller& caller, Hook hook)
      : connector_(caller.logger_connector_),
        outer_(connector_.exchange_hook(hook)) {}
  ~Scope() {
    connector_.exchange_hook(outer_);
  }
  Scope(const Scope&) = delete;
  Scope& operator=(const Scope&) = delete;

 private:
  LoggerConnector& connector_;
  std::optional<Hook> outer_;
};

/// Brackets one call for the profiler; free where there is none.
class HookCaller::Timed {
 public:
  template <class Who>
  Timed(Profiler* profiler, Hook hook, Who who) : profiler_(profiler) {
    if (profiler_ != nullptr) {
      action_ = who() + "." + std::string(hook_name(hook));
      profiler_->start(action_);
    }
  }
  ~Timed() {
    if (profiler_ != nullptr) {
      profiler_->stop(action_);
    }
  }
  Timed(const Timed&) = delete;
  Timed& operator=(const Timed&) = delete;

 private:
  Profiler* profiler_;
  std::string action_;
};

void HookCaller::connect(
    ModuleBase& module,
    DataModuleBase* data_module,
    Strategy& strategy,
    CallbackList& callbacks,
    Profiler* profiler) {
  module_ = &module;
  data_module_ = data_module;
  strategy_ = &strategy;
  callbacks_ = &callbacks;
  profiler_ = profiler;
  module_name_ = class_name(module.torch_module());
}

template <class... Params, class... Args>
void HookCaller::callbacks(
    Hook hook,
    void (Callback::*method)(TrainerContext&, ModuleBase&, Params...),
    Args&&... args) {
  Scope scope(*this, hook);
  for (const auto& callback : *callbacks_) {
    Timed timed(
        profiler_, hook, [&] { return "[Callback]" + callback->state_key(); });
    ((*callback).*method)(trainer_, *module_, args...);
  }
}

template <class R, class... Params, class... Args>
R HookCaller::module(
    Hook hook,
    R (ModuleBase::*method)(Params...),
    Args&&... args) {
  Scope scope(*this, hook);
  Timed timed(profiler_, hook, [&] { return "[Module]" + module_name_; });
  return (module_->*method)(std::forward<Args>(args)...);
}

template <class... Params, class... Args>
void HookCaller::strategy(
    Hook hook,
    void (Strategy::*method)(Params...),
    Args&&... args) {
  Timed timed(
      profiler_, hook, [&] { return "[Strategy]" + strategy_->name(); });
  (strategy_->*method)(std::forward<Args>(args)...);
}

void HookCaller::prepare_data() {
  if (data_module_ != nullptr) {
    Scope scope(*this, Hook::prepare_data);
    data_module_->prepare_data();
  }
  module(Hook::prepare_data, &ModuleBase::prepare_data);
}

void HookCaller::setup(TrainerFn fn) {
  if (data_module_ != nullptr) {
    Scope scope(*this, Hook::setup);
    data_module_->setup(fn);
  }
  callbacks(Hook::setup, &Callback::setup, fn);
  module(Hook::setup, &ModuleBase::setup, fn);
}

void HookCaller::teardown(TrainerFn fn) {
  if (data_module_ != nullptr) {
    Scope scope(*this, Hook::teardown);
    data_module_->teardown(fn);
  }
  callbacks(Hook::teardown, &Callback::teardown, fn);
  module(Hook::teardown, &ModuleBase::teardown, fn);
}

void HookCaller::configure_model() {
  module(Hook::configure_model, &ModuleBase::configure_model);
}

CallbackList HookCaller::configure_callbacks() {
  return module(Hook::configure_callbacks, &ModuleBase::configure_callbacks);
}

Optimizers HookCaller::configure_optimizers() {
  return module(Hook::configure_optimizers, &ModuleBase::configure_optimizers);
}

LoaderHandle HookCaller::train_dataloader(DataSource& source) {
  Scope scope(*this, Hook::train_dataloader);
  return source.make_train_loader();
}

std::vector<LoaderHandle> HookCaller::eval_dataloaders(
    DataSource& source,
    RunningStage stage) {
  if (stage == RunningStage::kTesting) {
    Scope scope(*this, Hook::test_dataloader);
    return source.make_test_loaders();
  }
  if (stage == RunningStage::kPredicting) {
    Scope scope(*this, Hook::predict_dataloader);
    return source.make_predict_loaders();
  }
  Scope scope(*this, Hook::val_dataloader);
  return source.make_val_loaders();
}

void HookCaller::on_fit_start() {
  callbacks(Hook::on_fit_start, &Callback::on_fit_start);
  module(Hook::on_fit_start, &ModuleBase::on_fit_start);
}

void HookCaller::on_fit_end() {
  callbacks(Hook::on_fit_end, &Callback::on_fit_end);
  module(Hook::on_fit_end, &ModuleBase::on_fit_end);
}

void HookCaller::on_sanity_check_start() {
  callbacks(Hook::on_sanity_check_start, &Callback::on_sanity_check_start);
}

void HookCaller::on_sanity_check_end() {
  callbacks(Hook::on_sanity_check_end, &Callback::on_sanity_check_end);
}

void HookCaller::on_train_start() {
  callbacks(Hook::on_train_start, &Callback::on_train_start);
  module(Hook::on_train_start, &ModuleBase::on_train_start);
  strategy(Hook::on_train_start, &Strategy::on_train_start);
}

void HookCaller::on_train_end() {
  callbacks(Hook::on_train_end, &Callback::on_train_end);
  module(Hook::on_train_end, &ModuleBase::on_train_end);
  strategy(Hook::on_train_end, &Strategy::on_train_end);
}

void HookCaller::on_train_epoch_start() {
  callbacks(Hook::on_train_epoch_start, &Callback::on_train_epoch_start);
  module(Hook::on_train_epoch_start, &ModuleBase::on_train_epoch_start);
}

void HookCaller::on_train_epoch_end(const std::function<void()>& between) {
  const auto call = [this](bool monitoring) {
    Scope scope(*this, Hook::on_train_epoch_end);
    for (const auto& callback : *callbacks_) {
      if (callback->is_monitoring() == monitoring) {
        Timed timed(profiler_, Hook::on_train_epoch_end, [&] {
          return "[Callback]" + callback->state_key();
        });
        callback->on_train_epoch_end(trainer_, *module_);
      }
    }
  };
  call(/*monitoring=*/false);
  module(Hook::on_train_epoch_end, &ModuleBase::on_train_epoch_end);
  between();
  call(/*monitoring=*/true);
}

BatchDecision HookCaller::on_train_batch_start(
    const BatchRef& batch,
    BatchPosition at) {
  callbacks(
      Hook::on_train_batch_start, &Callback::on_train_batch_start, batch, at);
  const auto decision = module(
      Hook::on_train_batch_start,
      &ModuleBase::on_train_batch_start,
      batch,
      at.batch_idx);
  strategy(Hook::on_train_batch_start, &Strategy::on_train_batch_start);
  return decision;
}

void HookCaller::on_train_batch_end(
    const StepOutput& output,
    const BatchRef& batch,
    BatchPosition at) {
  callbacks(
      Hook::on_train_batch_end,
      &Callback::on_train_batch_end,
      output,
      batch,
      at);
  module(
      Hook::on_train_batch_end,
      &ModuleBase::on_train_batch_end,
      output,
      batch,
      at.batch_idx);
}

void HookCaller::on_model_eval(RunningStage stage) {
  if (stage == RunningStage::kTesting) {
    module(Hook::on_test_model_eval, &ModuleBase::on_test_model_eval);
  } else if (stage == RunningStage::kPredicting) {
    module(Hook::on_predict_model_eval, &ModuleBase::on_predict_model_eval);
  } else {
    module(
        Hook::on_validation_model_eval, &ModuleBase::on_validation_model_eval);
  }
}

void HookCaller::on_model_train(RunningStage stage) {
  if (stage == RunningStage::kTesting) {
    module(Hook::on_test_model_train, &ModuleBase::on_test_model_train);
  } else if (stage == RunningStage::kPredicting) {
    // There is no such hook for predict; the modes come back all the same.
    module_->restore_training_modes();
  } else {
    module(
        Hook::on_validation_model_train,
        &ModuleBase::on_validation_model_train);
  }
}

void HookCaller::on_validation_model_zero_grad() {
  module(
      Hook::on_validation_model_zero_grad,
      &ModuleBase::on_validation_model_zero_grad);
}

void HookCaller::on_eval_start(RunningStage stage) {
  if (stage == RunningStage::kTesting) {
    callbacks(Hook::on_test_start, &Callback::on_test_start);
    module(Hook::on_test_start, &ModuleBase::on_test_start);
    strategy(Hook::on_test_start, &Strategy::on_test_start);
  } else if (stage == RunningStage::kPredicting) {
    callbacks(Hook::on_predict_start, &Callback::on_predict_start);
    module(Hook::on_predict_start, &ModuleBase::on_predict_start);
    strategy(Hook::on_predict_start, &Strategy::on_predict_start);
  } else {
    callbacks(Hook::on_validation_start, &Callback::on_validation_start);
    module(Hook::on_validation_start, &ModuleBase::on_validation_start);
    strategy(Hook::on_validation_start, &Strategy::on_validation_start);
  }
}

void HookCaller::on_eval_end(RunningStage stage) {
  if (stage == RunningStage::kTesting) {
    callbacks(Hook::on_test_end, &Callback::on_test_end);
    module(Hook::on_test_end, &ModuleBase::on_test_end);
    strategy(Hook::on_test_end, &Strategy::on_test_end);
  } else if (stage == RunningStage::kPredicting) {
    callbacks(Hook::on_predict_end, &Callback::on_predict_end);
    module(Hook::on_predict_end, &ModuleBase::on_predict_end);
    strategy(Hook::on_predict_end, &Strategy::on_predict_end);
  } else {
    callbacks(Hook::on_validation_end, &Callback::on_validation_end);
    module(Hook::on_validation_end, &ModuleBase::on_validation_end);
    strategy(Hook::on_validation_end, &Strategy::on_validation_end);
  }
}

void HookCaller::on_eval_epoch_start(RunningStage stage) {
  if (stage == RunningStage::kTesting) {
    callbacks(Hook::on_test_epoch_start, &Callback::on_test_epoch_start);
    module(Hook::on_test_epoch_start, &ModuleBase::on_test_epoch_start);
  } else if (stage == RunningStage::kPredicting) {
    callbacks(Hook::on_predict_epoch_start, &Callback::on_predict_epoch_start);
    module(Hook::on_predict_epoch_start, &ModuleBase::on_predict_epoch_start);
  } else {
    callbacks(
        Hook::on_validation_epoch_start, &Callback::on_validation_epoch_start);
    module(
        Hook::on_validation_epoch_start,
        &ModuleBase::on_validation_epoch_start);
  }
}

void HookCaller::on_eval_epoch_end(RunningStage stage) {
  if (stage == RunningStage::kTesting) {
    callbacks(Hook::on_test_epoch_end, &Callback::on_test_epoch_end);
    module(Hook::on_test_epoch_end, &ModuleBase::on_test_epoch_end);
  } else if (stage == RunningStage::kPredicting) {
    callbacks(Hook::on_predict_epoch_end, &Callback::on_predict_epoch_end);
    module(Hook::on_predict_epoch_end, &ModuleBase::on_predict_epoch_end);
  } else {
    callbacks(
        Hook::on_validation_epoch_end, &Callback::on_validation_epoch_end);
    module(Hook::on_validation_epoch_end, &ModuleBase::on_validation_epoch_end);
  }
}

void HookCaller::on_eval_batch_start(
    RunningStage stage,
    const BatchRef& batch,
    BatchPosition at) {
  if (stage == RunningStage::kTesting) {
    callbacks(
        Hook::on_test_batch_start, &Callback::on_test_batch_start, batch, at);
    module(
        Hook::on_test_batch_start, &ModuleBase::on_test_batch_start, batch, at);
  } else if (stage == RunningStage::kPredicting) {
    callbacks(
        Hook::on_predict_batch_start,
        &Callback::on_predict_batch_start,
        batch,
        at);
    module(
        Hook::on_predict_batch_start,
        &ModuleBase::on_predict_batch_start,
        batch,
        at);
  } else {
    callbacks(
        Hook::on_validation_batch_start,
        &Callback::on_validation_batch_start,
        batch,
        at);
    module(
        Hook::on_validation_batch_start,
        &ModuleBase::on_validation_batch_start,
        batch,
        at);
  }
}

void HookCaller::on_eval_batch_end(
    RunningStage stage,
    const StepOutput& output,
    const BatchRef& batch,
    BatchPosition at) {
  if (stage == RunningStage::kTesting) {
    callbacks(
        Hook::on_test_batch_end,
        &Callback::on_test_batch_end,
        output,
        batch,
        at);
    module(
        Hook::on_test_batch_end,
        &ModuleBase::on_test_batch_end,
        output,
        batch,
        at);
  } else if (stage == RunningStage::kPredicting) {
    callbacks(
        Hook::on_predict_batch_end,
        &Callback::on_predict_batch_end,
        output,
        batch,
        at);
    module(
        Hook::on_predict_batch_end,
        &ModuleBase::on_predict_batch_end,
        output,
        batch,
        at);
  } else {
    callbacks(
        Hook::on_validation_batch_end,
        &Callback::on_validation_batch_end,
        output,
        batch,
        at);
    module(
        Hook::on_validation_batch_end,
        &ModuleBase::on_validation_batch_end,
        output,
        batch,
        at);
  }
}

AnyBatch HookCaller::transfer_batch(AnyBatch batch, int64_t dataloader_idx) {
  const auto device = strategy_->root_device();
  const auto move = [&](auto& target) {
    {
      Scope scope(*this, Hook::on_before_batch_transfer);
      batch = target.on_before_batch_transfer(std::move(batch), dataloader_idx);
    }
    {
      Scope scope(*this, Hook::transfer_batch_to_device);
      batch = target.transfer_batch_to_device(
          std::move(batch), device, dataloader_idx);
    }
    Scope scope(*this, Hook::on_after_batch_transfer);
    batch = target.on_after_batch_transfer(std::move(batch), dataloader_idx);
  };
  if (data_module_ != nullptr) {
    move(*data_module_);
  } else {
    move(*module_);
  }
  return batch;
}

at::Tensor HookCaller::training_step(const BatchRef& batch, int64_t batch_idx) {
  return module(
      Hook::training_step, &ModuleBase::run_training_step, batch, batch_idx);
}

StepOutput HookCaller::eval_step(
    RunningStage stage,
    const BatchRef& batch,
    int64_t batch_idx) {
  if (stage == RunningStage::kTesting) {
    module(Hook::test_step, &ModuleBase::run_test_step, batch, batch_idx);
    return {};
  }
  if (stage == RunningStage::kPredicting) {
    return {
        {},
        module(
            Hook::predict_step,
            &ModuleBase::run_predict_step,
            batch,
            batch_idx)};
  }
  module(
      Hook::validation_step,
      &ModuleBase::run_validation_step,
      batch,
      batch_idx);
  return {};
}

void HookCaller::on_before_zero_grad(optim::Optimizer& optimizer) {
  callbacks(
      Hook::on_before_zero_grad, &Callback::on_before_zero_grad, optimizer);
  module(
      Hook::on_before_zero_grad, &ModuleBase::on_before_zero_grad, optimizer);
}

void HookCaller::optimizer_zero_grad(
    int64_t epoch,
    int64_t batch_idx,
    optim::Optimizer& optimizer) {
  module(
      Hook::optimizer_zero_grad,
      &ModuleBase::optimizer_zero_grad,
      epoch,
      batch_idx,
      optimizer);
}

void HookCaller::on_before_backward(const at::Tensor& loss) {
  callbacks(Hook::on_before_backward, &Callback::on_before_backward, loss);
  module(Hook::on_before_backward, &ModuleBase::on_before_backward, loss);
}

void HookCaller::backward(const at::Tensor& loss) {
  module(Hook::backward, &ModuleBase::backward, loss);
}

void HookCaller::on_after_backward() {
  callbacks(Hook::on_after_backward, &Callback::on_after_backward);
  module(Hook::on_after_backward, &ModuleBase::on_after_backward);
}

void HookCaller::optimizer_step(
    int64_t epoch,
    int64_t batch_idx,
    TrainerOptimizer& optimizer,
    const optim::Closure& closure) {
  module(
      Hook::optimizer_step,
      &ModuleBase::optimizer_step,
      epoch,
      batch_idx,
      optimizer,
      closure);
}

void HookCaller::on_before_optimizer_step(optim::Optimizer& optimizer) {
  callbacks(
      Hook::on_before_optimizer_step,
      &Callback::on_before_optimizer_step,
      optimizer);
  module(
      Hook::on_before_optimizer_step,
      &ModuleBase::on_before_optimizer_step,
      optimizer);
}

void HookCaller::configure_gradient_clipping(
    optim::Optimizer& optimizer,
    std::optional<double> clip_val,
    ClipAlgorithm algorithm) {
  module(
      Hook::configure_gradient_clipping,
      &ModuleBase::configure_gradient_clipping,
      optimizer,
      clip_val,
      algorithm);
}

void HookCaller::lr_scheduler_step(
    lr_scheduler::Scheduler& scheduler,
    std::optional<double> metric) {
  module(
      Hook::lr_scheduler_step,
      &ModuleBase::lr_scheduler_step,
      scheduler,
      metric);
}

Value::Dict HookCaller::callback_states() {
  Scope scope(*this, Hook::state_dict);
  Value::Dict out;
  for (const auto& callback : *callbacks_) {
    auto state = callback->state_dict();
    if (!state.is_none()) {
      out[callback->state_key()] = std::move(state);
    }
  }
  return out;
}

void HookCaller::load_callback_states(const Value::Dict& states) {
  Scope scope(*this, Hook::load_state_dict);
  std::vector<std::string> taken;
  for (const auto& callback : *callbacks_) {
    if (const auto* state = states.find(callback->state_key())) {
      callback->load_state_dict(*state);
      taken.push_back(callback->state_key());
    }
  }
  std::string left;
  for (const auto& entry : states) {
    const auto& key = entry.key.as_string();
    if (std::find(taken.begin(), taken.end(), key) == taken.end()) {
      left += (left.empty() ? "" : ", ") + key;
    }
  }
  if (!left.empty()) {
    log_warning(
        "The checkpoint holds the state of callbacks that this Trainer does "
        "not have. Please add the following callbacks: ",
        left);
  }
}

std::optional<std::pair<std::string, Value>> HookCaller::data_module_state() {
  if (data_module_ == nullptr) {
    return std::nullopt;
  }
  Scope scope(*this, Hook::state_dict);
  auto state = data_module_->state_dict();
  if (state.is_none()) {
    return std::nullopt;
  }
  return std::pair(data_module_->state_key(), std::move(state));
}

void HookCaller::load_data_module_state(const Value::Dict& checkpoint) {
  if (data_module_ == nullptr) {
    return;
  }
  if (const auto* state = checkpoint.find(data_module_->state_key())) {
    Scope scope(*this, Hook::load_state_dict);
    data_module_->load_state_dict(*state);
  }
}

void HookCaller::on_save_checkpoint(
    Value::Dict& checkpoint,
    bool weights_only) {
  if (!weights_only) {
    callbacks(
        Hook::on_save_checkpoint, &Callback::on_save_checkpoint, checkpoint);
  }
  module(Hook::on_save_checkpoint, &ModuleBase::on_save_checkpoint, checkpoint);
}

void HookCaller::on_load_checkpoint_module(const Value::Dict& checkpoint) {
  module(Hook::on_load_checkpoint, &ModuleBase::on_load_checkpoint, checkpoint);
}

void HookCaller::on_load_checkpoint_callbacks(const Value::Dict& checkpoint) {
  callbacks(
      Hook::on_load_checkpoint, &Callback::on_load_checkpoint, checkpoint);
}

void HookCaller::on_exception(const std::exception_ptr& exception) {
  if (module_ == nullptr) {
    return;
  }
  callbacks(Hook::on_exception, &Callback::on_exception, exception);
  if (data_module_ != nullptr) {
    Scope scope(*this, Hook::on_exception);
    data_module_->on_exception(exception);
  }
  strategy_->on_exception();
}

} // namespace fulgurite
