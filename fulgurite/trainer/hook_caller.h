#pragma once

#include "fulgurite/core/callback.h"
#include "fulgurite/core/hook.h"
#include "fulgurite/core/module_base.h"
#include "fulgurite/trainer/connectors/logger_connector.h"

#include <any>
#include <exception>
#include <optional>

namespace fulgurite {

class DataModuleBase;
class Profiler;
class Strategy;

/// The only caller of user hooks: it knows the order inside one name
/// (callbacks, then module, then strategy, with the exceptions noted), which
/// hook runs just now (for log) and brackets each for the profiler.
class HookCaller {
 public:
  /// The parts must outlive the caller.
  HookCaller(TrainerContext& trainer, LoggerConnector& logger_connector)
      : trainer_(trainer), logger_connector_(logger_connector) {}
  void connect(
      ModuleBase& module,
      DataModuleBase* data_module,
      Strategy& strategy,
      CallbackList& callbacks,
      Profiler* profiler);

  void prepare_data();
  void setup(TrainerFn fn);
  void teardown(TrainerFn fn);
  void configure_model();
  CallbackList configure_callbacks();
  Optimizers configure_optimizers();
  LoaderHandle train_dataloader(DataSource& source);
  std::vector<LoaderHandle> eval_dataloaders(
      DataSource& source,
      RunningStage stage);

  void on_fit_start();
  void on_fit_end();
  void on_sanity_check_start();
  void on_sanity_check_end();
  void on_train_start();
  void on_train_end();
  void on_train_epoch_start();
  /// Monitoring callbacks after the module: they want its last metrics.
  /// `between` runs before them.
  void on_train_epoch_end(const std::function<void()>& between);
  BatchDecision on_train_batch_start(const BatchRef& batch, BatchPosition at);
  void on_train_batch_end(
      const StepOutput& output,
      const BatchRef& batch,
      BatchPosition at);

  // Validation (also sanity checking), test and predict.
  void on_model_eval(RunningStage stage);
  void on_model_train(RunningStage stage);
  void on_validation_model_zero_grad();
  void on_eval_start(RunningStage stage);
  void on_eval_end(RunningStage stage);
  void on_eval_epoch_start(RunningStage stage);
  void on_eval_epoch_end(RunningStage stage);
  void on_eval_batch_start(
      RunningStage stage,
      const BatchRef& batch,
      BatchPosition at);
  void on_eval_batch_end(
      RunningStage stage,
      const StepOutput& output,
      const BatchRef& batch,
      BatchPosition at);

  AnyBatch transfer_batch(AnyBatch batch, int64_t dataloader_idx);
  at::Tensor training_step(const BatchRef& batch, int64_t batch_idx);
  StepOutput
  eval_step(RunningStage stage, const BatchRef& batch, int64_t batch_idx);

  void on_before_zero_grad(optim::Optimizer& optimizer);
  void optimizer_zero_grad(
      int64_t epoch,
      int64_t batch_idx,
      optim::Optimizer& optimizer);
  void on_before_backward(const at::Tensor& loss);
  void backward(const at::Tensor& loss);
  void on_after_backward();
  void optimizer_step(
      int64_t epoch,
      int64_t batch_idx,
      TrainerOptimizer& optimizer,
      const optim::Closure& closure);
  void on_before_optimizer_step(optim::Optimizer& optimizer);
  void configure_gradient_clipping(
      optim::Optimizer& optimizer,
      std::optional<double> clip_val,
      ClipAlgorithm algorithm);
  void lr_scheduler_step(
      lr_scheduler::Scheduler& scheduler,
      std::optional<double> metric);

  /// state_dict of every callback that has one, by state_key.
  Value::Dict callback_states();
  void load_callback_states(const Value::Dict& states);
  std::optional<std::pair<std::string, Value>> data_module_state();
  void load_data_module_state(const Value::Dict& checkpoint);
  /// Callbacks are left out where only weights are saved, as in Lightning.
  void on_save_checkpoint(Value::Dict& checkpoint, bool weights_only);
  void on_load_checkpoint_module(const Value::Dict& checkpoint);
  void on_load_checkpoint_callbacks(const Value::Dict& checkpoint);
  void on_exception(const std::exception_ptr& exception);

 private:
  class Scope;
  class Timed;
  template <class... Params, class... Args>
  void callbacks(
      Hook hook,
      void (Callback::*method)(TrainerContext&, ModuleBase&, Params...),
      Args&&... args);
  template <class R, class... Params, class... Args>
  R module(Hook hook, R (ModuleBase::*method)(Params...), Args&&... args);
  template <class... Params, class... Args>
  void strategy(Hook hook, void (Strategy::*method)(Params...), Args&&... args);

  TrainerContext& trainer_;
  LoggerConnector& logger_connector_;
  ModuleBase* module_ = nullptr;
  DataModuleBase* data_module_ = nullptr;
  Strategy* strategy_ = nullptr;
  CallbackList* callbacks_ = nullptr;
  Profiler* profiler_ = nullptr;
  std::string module_name_;
};

} // namespace fulgurite
