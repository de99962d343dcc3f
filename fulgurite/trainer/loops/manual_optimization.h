#pragma once

#include "fulgurite/core/step_output.h"
#include "fulgurite/data/batch.h"
#include "fulgurite/optim/optimizer.h"
#include "fulgurite/trainer/loops/progress.h"

namespace fulgurite {

class TrainerCore;
class TrainerOptimizer;

/// One batch where training_step does the backward and the steps itself.
class ManualOptimization {
 public:
  explicit ManualOptimization(TrainerCore& trainer) : trainer_(trainer) {}

  StepOutput run(const BatchRef& batch, int64_t batch_idx);
  at::Tensor step(TrainerOptimizer& optimizer, const optim::Closure& closure);
  void backward(const at::Tensor& loss);

  StepProgress& progress() {
    return progress_;
  }
  const StepProgress& progress() const {
    return progress_;
  }

 private:
  TrainerCore& trainer_;
  StepProgress progress_;
};

} // namespace fulgurite
