#include "fulgurite/callbacks/lambda_callback.h"

namespace fulgurite {

LambdaCallback::LambdaCallback(LambdaCallbackOptions hooks)
    : hooks_(std::move(hooks)) {}

namespace {

template <class Hook, class... Args>
void call(const Hook& hook, Args&&... args) {
  if (hook) {
    hook(std::forward<Args>(args)...);
  }
}

} // namespace

void LambdaCallback::setup(
    TrainerContext& trainer,
    ModuleBase& module,
    TrainerFn fn) {
  call(hooks_.setup, trainer, module, fn);
}

void LambdaCallback::teardown(
    TrainerContext& trainer,
    ModuleBase& module,
    TrainerFn fn) {
  call(hooks_.teardown, trainer, module, fn);
}

void LambdaCallback::on_fit_start(TrainerContext& trainer, ModuleBase& module) {
  call(hooks_.on_fit_start, trainer, module);
}

void LambdaCallback::on_fit_end(TrainerContext& trainer, ModuleBase& module) {
  call(hooks_.on_fit_end, trainer, module);
}

void LambdaCallback::on_sanity_check_start(
    TrainerContext& trainer,
    ModuleBase& module) {
  call(hooks_.on_sanity_check_start, trainer, module);
}

void LambdaCallback::on_sanity_check_end(
    TrainerContext& trainer,
    ModuleBase& module) {
  call(hooks_.on_sanity_check_end, trainer, module);
}

void LambdaCallback::on_train_batch_start(
    TrainerContext& trainer,
    ModuleBase& module,
    const BatchRef& batch,
    BatchPosition where) {
  call(hooks_.on_train_batch_start, trainer, module, batch, where);
}

void LambdaCallback::on_train_batch_end(
    TrainerContext& trainer,
    ModuleBase& module,
    const StepOutput& output,
    const BatchRef& batch,
    BatchPosition where) {
  call(hooks_.on_train_batch_end, trainer, module, output, batch, where);
}

void LambdaCallback::on_train_epoch_start(
    TrainerContext& trainer,
    ModuleBase& module) {
  call(hooks_.on_train_epoch_start, trainer, module);
}

void LambdaCallback::on_train_epoch_end(
    TrainerContext& trainer,
    ModuleBase& module) {
  call(hooks_.on_train_epoch_end, trainer, module);
}

void LambdaCallback::on_validation_epoch_start(
    TrainerContext& trainer,
    ModuleBase& module) {
  call(hooks_.on_validation_epoch_start, trainer, module);
}

void LambdaCallback::on_validation_epoch_end(
    TrainerContext& trainer,
    ModuleBase& module) {
  call(hooks_.on_validation_epoch_end, trainer, module);
}

void LambdaCallback::on_test_epoch_start(
    TrainerContext& trainer,
    ModuleBase& module) {
  call(hooks_.on_test_epoch_start, trainer, module);
}

void LambdaCallback::on_test_epoch_end(
    TrainerContext& trainer,
    ModuleBase& module) {
  call(hooks_.on_test_epoch_end, trainer, module);
}

void LambdaCallback::on_validation_batch_start(
    TrainerContext& trainer,
    ModuleBase& module,
    const BatchRef& batch,
    BatchPosition where) {
  call(hooks_.on_validation_batch_start, trainer, module, batch, where);
}

void LambdaCallback::on_validation_batch_end(
    TrainerContext& trainer,
    ModuleBase& module,
    const StepOutput& output,
    const BatchRef& batch,
    BatchPosition where) {
  call(hooks_.on_validation_batch_end, trainer, module, output, batch, where);
}

void LambdaCallback::on_test_batch_start(
    TrainerContext& trainer,
    ModuleBase& module,
    const BatchRef& batch,
    BatchPosition where) {
  call(hooks_.on_test_batch_start, trainer, module, batch, where);
}

void LambdaCallback::on_test_batch_end(
    TrainerContext& trainer,
    ModuleBase& module,
    const StepOutput& output,
    const BatchRef& batch,
    BatchPosition where) {
  call(hooks_.on_test_batch_end, trainer, module, output, batch, where);
}

void LambdaCallback::on_train_start(
    TrainerContext& trainer,
    ModuleBase& module) {
  call(hooks_.on_train_start, trainer, module);
}

void LambdaCallback::on_train_end(TrainerContext& trainer, ModuleBase& module) {
  call(hooks_.on_train_end, trainer, module);
}

void LambdaCallback::on_validation_start(
    TrainerContext& trainer,
    ModuleBase& module) {
  call(hooks_.on_validation_start, trainer, module);
}

void LambdaCallback::on_validation_end(
    TrainerContext& trainer,
    ModuleBase& module) {
  call(hooks_.on_validation_end, trainer, module);
}

void LambdaCallback::on_test_start(
    TrainerContext& trainer,
    ModuleBase& module) {
  call(hooks_.on_test_start, trainer, module);
}

void LambdaCallback::on_test_end(TrainerContext& trainer, ModuleBase& module) {
  call(hooks_.on_test_end, trainer, module);
}

void LambdaCallback::on_exception(
    TrainerContext& trainer,
    ModuleBase& module,
    const std::exception_ptr& exception) {
  call(hooks_.on_exception, trainer, module, exception);
}

void LambdaCallback::on_save_checkpoint(
    TrainerContext& trainer,
    ModuleBase& module,
    Value::Dict& checkpoint) {
  call(hooks_.on_save_checkpoint, trainer, module, checkpoint);
}

void LambdaCallback::on_load_checkpoint(
    TrainerContext& trainer,
    ModuleBase& module,
    const Value::Dict& checkpoint) {
  call(hooks_.on_load_checkpoint, trainer, module, checkpoint);
}

void LambdaCallback::on_before_backward(
    TrainerContext& trainer,
    ModuleBase& module,
    const at::Tensor& loss) {
  call(hooks_.on_before_backward, trainer, module, loss);
}

void LambdaCallback::on_after_backward(
    TrainerContext& trainer,
    ModuleBase& module) {
  call(hooks_.on_after_backward, trainer, module);
}

void LambdaCallback::on_before_optimizer_step(
    TrainerContext& trainer,
    ModuleBase& module,
    optim::Optimizer& optimizer) {
  call(hooks_.on_before_optimizer_step, trainer, module, optimizer);
}

void LambdaCallback::on_before_zero_grad(
    TrainerContext& trainer,
    ModuleBase& module,
    optim::Optimizer& optimizer) {
  call(hooks_.on_before_zero_grad, trainer, module, optimizer);
}

void LambdaCallback::on_predict_start(
    TrainerContext& trainer,
    ModuleBase& module) {
  call(hooks_.on_predict_start, trainer, module);
}

void LambdaCallback::on_predict_end(
    TrainerContext& trainer,
    ModuleBase& module) {
  call(hooks_.on_predict_end, trainer, module);
}

void LambdaCallback::on_predict_batch_start(
    TrainerContext& trainer,
    ModuleBase& module,
    const BatchRef& batch,
    BatchPosition where) {
  call(hooks_.on_predict_batch_start, trainer, module, batch, where);
}

void LambdaCallback::on_predict_batch_end(
    TrainerContext& trainer,
    ModuleBase& module,
    const StepOutput& output,
    const BatchRef& batch,
    BatchPosition where) {
  call(hooks_.on_predict_batch_end, trainer, module, output, batch, where);
}

void LambdaCallback::on_predict_epoch_start(
    TrainerContext& trainer,
    ModuleBase& module) {
  call(hooks_.on_predict_epoch_start, trainer, module);
}

void LambdaCallback::on_predict_epoch_end(
    TrainerContext& trainer,
    ModuleBase& module) {
  call(hooks_.on_predict_epoch_end, trainer, module);
}

} // namespace fulgurite
