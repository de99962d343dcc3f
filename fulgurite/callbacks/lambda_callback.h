#pragma once

#include "fulgurite/core/callback.h"

#include <functional>

namespace fulgurite {

/// One function per hook of Callback, under the name of the hook, in the order
/// of Lightning's signature. Those that are left out do nothing.
struct LambdaCallbackOptions {
  using Plain = std::function<void(TrainerContext&, ModuleBase&)>;
  using WithStage =
      std::function<void(TrainerContext&, ModuleBase&, TrainerFn)>;
  using WithException = std::function<
      void(TrainerContext&, ModuleBase&, const std::exception_ptr&)>;
  using WithCheckpoint =
      std::function<void(TrainerContext&, ModuleBase&, Value::Dict&)>;
  using WithSavedCheckpoint =
      std::function<void(TrainerContext&, ModuleBase&, const Value::Dict&)>;
  using WithLoss =
      std::function<void(TrainerContext&, ModuleBase&, const at::Tensor&)>;
  using WithOptimizer =
      std::function<void(TrainerContext&, ModuleBase&, optim::Optimizer&)>;
  using WithBatch = std::function<
      void(TrainerContext&, ModuleBase&, const BatchRef&, BatchPosition)>;
  using WithOutput = std::function<void(
      TrainerContext&,
      ModuleBase&,
      const StepOutput&,
      const BatchRef&,
      BatchPosition)>;

  WithStage setup = {};
  WithStage teardown = {};
  Plain on_fit_start = {};
  Plain on_fit_end = {};
  Plain on_sanity_check_start = {};
  Plain on_sanity_check_end = {};
  WithBatch on_train_batch_start = {};
  WithOutput on_train_batch_end = {};
  Plain on_train_epoch_start = {};
  Plain on_train_epoch_end = {};
  Plain on_validation_epoch_start = {};
  Plain on_validation_epoch_end = {};
  Plain on_test_epoch_start = {};
  Plain on_test_epoch_end = {};
  WithBatch on_validation_batch_start = {};
  WithOutput on_validation_batch_end = {};
  WithBatch on_test_batch_start = {};
  WithOutput on_test_batch_end = {};
  Plain on_train_start = {};
  Plain on_train_end = {};
  Plain on_validation_start = {};
  Plain on_validation_end = {};
  Plain on_test_start = {};
  Plain on_test_end = {};
  WithException on_exception = {};
  WithCheckpoint on_save_checkpoint = {};
  WithSavedCheckpoint on_load_checkpoint = {};
  WithLoss on_before_backward = {};
  Plain on_after_backward = {};
  WithOptimizer on_before_optimizer_step = {};
  WithOptimizer on_before_zero_grad = {};
  Plain on_predict_start = {};
  Plain on_predict_end = {};
  WithBatch on_predict_batch_start = {};
  WithOutput on_predict_batch_end = {};
  Plain on_predict_epoch_start = {};
  Plain on_predict_epoch_end = {};
};

/// A callback made of functions, for small things:
///
///   LambdaCallback({.on_train_end = [](auto& trainer, auto&) { ... }})
class LambdaCallback : public Callback {
 public:
  using Params = LambdaCallbackOptions;

  explicit LambdaCallback(LambdaCallbackOptions hooks = {});

  void setup(TrainerContext& trainer, ModuleBase& module, TrainerFn fn)
      override;
  void teardown(TrainerContext& trainer, ModuleBase& module, TrainerFn fn)
      override;
  void on_fit_start(TrainerContext& trainer, ModuleBase& module) override;
  void on_fit_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_sanity_check_start(TrainerContext& trainer, ModuleBase& module)
      override;
  void on_sanity_check_end(TrainerContext& trainer, ModuleBase& module)
      override;
  void on_train_batch_start(
      TrainerContext& trainer,
      ModuleBase& module,
      const BatchRef& batch,
      BatchPosition where) override;
  void on_train_batch_end(
      TrainerContext& trainer,
      ModuleBase& module,
      const StepOutput& output,
      const BatchRef& batch,
      BatchPosition where) override;
  void on_train_epoch_start(TrainerContext& trainer, ModuleBase& module)
      override;
  void on_train_epoch_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_validation_epoch_start(TrainerContext& trainer, ModuleBase& module)
      override;
  void on_validation_epoch_end(TrainerContext& trainer, ModuleBase& module)
      override;
  void on_test_epoch_start(TrainerContext& trainer, ModuleBase& module)
      override;
  void on_test_epoch_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_validation_batch_start(
      TrainerContext& trainer,
      ModuleBase& module,
      const BatchRef& batch,
      BatchPosition where) override;
  void on_validation_batch_end(
      TrainerContext& trainer,
      ModuleBase& module,
      const StepOutput& output,
      const BatchRef& batch,
      BatchPosition where) override;
  void on_test_batch_start(
      TrainerContext& trainer,
      ModuleBase& module,
      const BatchRef& batch,
      BatchPosition where) override;
  void on_test_batch_end(
      TrainerContext& trainer,
      ModuleBase& module,
      const StepOutput& output,
      const BatchRef& batch,
      BatchPosition where) override;
  void on_train_start(TrainerContext& trainer, ModuleBase& module) override;
  void on_train_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_validation_start(TrainerContext& trainer, ModuleBase& module)
      override;
  void on_validation_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_test_start(TrainerContext& trainer, ModuleBase& module) override;
  void on_test_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_exception(
      TrainerContext& trainer,
      ModuleBase& module,
      const std::exception_ptr& exception) override;
  void on_save_checkpoint(
      TrainerContext& trainer,
      ModuleBase& module,
      Value::Dict& checkpoint) override;
  void on_load_checkpoint(
      TrainerContext& trainer,
      ModuleBase& module,
      const Value::Dict& checkpoint) override;
  void on_before_backward(
      TrainerContext& trainer,
      ModuleBase& module,
      const at::Tensor& loss) override;
  void on_after_backward(TrainerContext& trainer, ModuleBase& module) override;
  void on_before_optimizer_step(
      TrainerContext& trainer,
      ModuleBase& module,
      optim::Optimizer& optimizer) override;
  void on_before_zero_grad(
      TrainerContext& trainer,
      ModuleBase& module,
      optim::Optimizer& optimizer) override;
  void on_predict_start(TrainerContext& trainer, ModuleBase& module) override;
  void on_predict_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_predict_batch_start(
      TrainerContext& trainer,
      ModuleBase& module,
      const BatchRef& batch,
      BatchPosition where) override;
  void on_predict_batch_end(
      TrainerContext& trainer,
      ModuleBase& module,
      const StepOutput& output,
      const BatchRef& batch,
      BatchPosition where) override;
  void on_predict_epoch_start(TrainerContext& trainer, ModuleBase& module)
      override;
  void on_predict_epoch_end(TrainerContext& trainer, ModuleBase& module)
      override;

 private:
  LambdaCallbackOptions hooks_;
};

} // namespace fulgurite
