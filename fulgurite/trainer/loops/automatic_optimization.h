#pragma once

#include "fulgurite/core/step_output.h"
#include "fulgurite/data/batch.h"
#include "fulgurite/optim/optimizer.h"
#include "fulgurite/trainer/loops/progress.h"

namespace fulgurite {

class TrainerCore;
class TrainerOptimizer;

/// One batch with one optimizer: training_step, zero_grad, backward, step.
class AutomaticOptimization {
 public:
  explicit AutomaticOptimization(TrainerCore& trainer);

  /// `accumulates`: only add to the gradients. `window`: batches in this
  /// accumulation window so far, this one included.
  StepOutput run(
      const BatchRef& batch,
      int64_t batch_idx,
      bool accumulates,
      int64_t window);
  /// The step itself with what belongs before it; see TrainerOptimizer::step.
  at::Tensor step(TrainerOptimizer& optimizer, const optim::Closure& closure);

  OptimizerProgress& progress() {
    return progress_;
  }
  const OptimizerProgress& progress() const {
    return progress_;
  }

 private:
  at::Tensor closure();
  void zero_grad();
  void backward(const at::Tensor& loss);
  void before_step();
  void check_loss(const at::Tensor& loss) const;
  void scale_short_window();

  TrainerCore& trainer_;
  OptimizerProgress progress_;
  // Of the batch that runs; members, so that the closures capture one pointer
  // and allocate nothing.
  const BatchRef* batch_ = nullptr;
  const optim::Closure* user_closure_ = nullptr;
  int64_t batch_idx_ = 0;
  int64_t window_ = 1;
  bool closure_ran_ = false;
  bool warned_no_loss_ = false;
  at::Tensor loss_;
  optim::Closure closure_;
  optim::Closure closure_and_hooks_;
};

} // namespace fulgurite
