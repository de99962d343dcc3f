#include "fulgurite/trainer/loops/automatic_optimization.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/core/gradient_clipping.h"
#include "fulgurite/trainer/trainer_core_impl.h"

#include <ATen/TensorOperators.h>

#include <cmath>

namespace fulgurite {

AutomaticOptimization::AutomaticOptimization(TrainerCore& trainer)
    : trainer_(trainer),
      closure_([this] { return closure(); }),
      closure_and_hooks_([this] {
        at::Tensor loss;
        if (*user_closure_) {
          loss = (*user_closure_)();
        }
        before_step();
        return loss;
      }) {}

StepOutput AutomaticOptimization::run(
    const BatchRef& batch,
    int64_t batch_idx,
    bool accumulates,
    int64_t window) {
  batch_ = &batch;
  batch_idx_ = batch_idx;
  window_ = window;
  closure_ran_ = false;
  loss_.reset();
  if (trainer_.num_optimizers() == 0) {
    // configure_optimizers returned nothing: the step runs for its effects.
    closure();
  } else if (accumulates) {
    trainer_.strategy().set_gradient_sync(false);
    closure();
    trainer_.strategy().set_gradient_sync(true);
  } else {
    progress_.step.increment_ready();
    trainer_.hooks().optimizer_step(
        trainer_.current_epoch(), batch_idx, trainer_.optimizer(0), closure_);
    if (!closure_ran_) {
      misconfigured(
          "[Module.optimizer_step] expected the closure to be run, got a step "
          "without it; try optimizer.step(closure)");
    }
    progress_.step.increment_completed();
  }
  StepOutput output;
  if (loss_.defined()) {
    output.loss = loss_.variable_data();
    loss_.reset();
  }
  return output;
}

at::Tensor AutomaticOptimization::step(
    TrainerOptimizer& optimizer,
    const optim::Closure& closure) {
  user_closure_ = &closure;
  return optimizer.raw().step(closure_and_hooks_);
}

at::Tensor AutomaticOptimization::closure() {
  closure_ran_ = true;
  auto scope = trainer_.strategy().precision().forward_scope();
  loss_ = trainer_.hooks().training_step(*batch_, batch_idx_);
  scope.reset();
  const bool has_loss = loss_.defined();
  if (has_loss) {
    check_loss(loss_);
    if (trainer_.accumulate_grad_batches() > 1) {
      loss_ = loss_ / trainer_.accumulate_grad_batches();
    }
  } else if (!warned_no_loss_) {
    warned_no_loss_ = true;
    if (trainer_.module().step_presence(RunningStage::kTraining) ==
        StepPresence::kNo) {
      misconfigured(
          "[Trainer.fit] expected a module that overrides training_step, got "
          "one that does not; is its signature "
          "Tensor training_step(const Batch&, int64_t)?");
    }
    if (!trainer_.options().barebones) {
      log_warning(
          "training_step returned an undefined tensor: the backward of such "
          "batches is skipped. If that is intended, all is well.");
    }
  }
  if (window_ == 1) {
    zero_grad();
  }
  if (has_loss && trainer_.num_optimizers() > 0) {
    backward(loss_);
  }
  return loss_;
}

void AutomaticOptimization::check_loss(const at::Tensor& loss) const {
  if (loss.numel() != 1) {
    fail(
        "[Module.training_step] expected a loss with one element, got shape ",
        loss.sizes(),
        "; try loss.mean()");
  }
  if (!loss.requires_grad() && trainer_.num_optimizers() > 0) {
    fail("[Module.training_step] expected a loss with a gradient, got one that "
         "no parameter leads to; is it detached, or computed without grad?");
  }
  if (trainer_.options().detect_anomaly &&
      !std::isfinite(loss.item<double>())) {
    fail(
        "[Trainer.detect_anomaly] expected a finite loss, got ",
        loss.item<double>(),
        " at batch ",
        batch_idx_,
        " of epoch ",
        trainer_.current_epoch());
  }
}

void AutomaticOptimization::zero_grad() {
  if (trainer_.num_optimizers() == 0) {
    return;
  }
  auto& optimizer = trainer_.optimizer(0).raw();
  auto& hooks = trainer_.hooks();
  progress_.zero_grad.increment_ready();
  hooks.on_before_zero_grad(optimizer);
  progress_.zero_grad.increment_started();
  hooks.optimizer_zero_grad(trainer_.current_epoch(), batch_idx_, optimizer);
  progress_.zero_grad.increment_completed();
}

void AutomaticOptimization::backward(const at::Tensor& loss) {
  auto& hooks = trainer_.hooks();
  const auto scaled = trainer_.strategy().precision().pre_backward(loss);
  hooks.on_before_backward(scaled);
  hooks.backward(scaled);
  hooks.on_after_backward();
}

void AutomaticOptimization::before_step() {
  auto& optimizer = trainer_.optimizer(0).raw();
  scale_short_window();
  auto& hooks = trainer_.hooks();
  hooks.on_before_optimizer_step(optimizer);
  const auto& options = trainer_.options();
  hooks.configure_gradient_clipping(
      optimizer,
      options.gradient_clip_val,
      options.gradient_clip_algorithm == "value" ? ClipAlgorithm::kValue
                                                 : ClipAlgorithm::kNorm);
}

void AutomaticOptimization::scale_short_window() {
  // Each loss was divided by the full length of a window; the last one of an
  // epoch may be shorter (Lightning leaves it so: its #19987).
  const int64_t full = trainer_.accumulate_grad_batches();
  if (window_ == full || trainer_.options().compat == "lightning") {
    return;
  }
  scale_gradients(
      trainer_.optimizer(0).raw(),
      static_cast<double>(full) / static_cast<double>(window_));
}

} // namespace fulgurite
