#include "fulgurite/trainer/loops/manual_optimization.h"

#include "fulgurite/base/error.h"
#include "fulgurite/trainer/trainer_core_impl.h"

namespace fulgurite {

StepOutput ManualOptimization::run(const BatchRef& batch, int64_t batch_idx) {
  auto scope = trainer_.strategy().precision().forward_scope();
  const auto loss = trainer_.hooks().training_step(batch, batch_idx);
  scope.reset();
  if (trainer_.module().step_presence(RunningStage::kTraining) ==
      StepPresence::kNo) {
    misconfigured(
        "[Trainer.fit] expected a module that overrides training_step, got "
        "one that does not; is its signature "
        "Tensor training_step(const Batch&, int64_t)?");
  }
  StepOutput output;
  if (loss.defined()) {
    output.loss = loss.variable_data();
  }
  return output;
}

at::Tensor ManualOptimization::step(
    TrainerOptimizer& optimizer,
    const optim::Closure& closure) {
  progress_.increment_ready();
  auto loss = optimizer.raw().step([&] {
    at::Tensor result;
    if (closure) {
      result = closure();
    }
    trainer_.hooks().on_before_optimizer_step(optimizer.raw());
    return result;
  });
  progress_.increment_completed();
  return loss;
}

void ManualOptimization::backward(const at::Tensor& loss) {
  auto& hooks = trainer_.hooks();
  const auto scaled = trainer_.strategy().precision().pre_backward(loss);
  hooks.on_before_backward(scaled);
  hooks.backward(scaled);
  hooks.on_after_backward();
}

} // namespace fulgurite
