#pragma once

#include <ATen/core/Tensor.h>

#include <any>
#include <cstdint>

namespace fulgurite {

/// What a step returned, as callbacks see it.
struct StepOutput {
  /// Of training_step, detached; divided by the accumulation length while
  /// gradients accumulate. Undefined when the step returned nothing.
  at::Tensor loss;
  /// Of predict_step: holds the module's Prediction type.
  std::any prediction;
};

/// Where in the loop a batch stands. Both count from 0; dataloader_idx is 0
/// where there is one loader.
struct BatchPosition {
  int64_t batch_idx = 0;
  int64_t dataloader_idx = 0;
};

/// What on_train_batch_start answers.
enum class BatchDecision {
  kContinue,
  kSkipRestOfEpoch, ///< Python's `return -1`
};

} // namespace fulgurite
