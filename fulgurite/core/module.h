#pragma once

#include "fulgurite/core/module_base.h"
#include "fulgurite/core/module_tree.h"

#include <torch/nn/module.h>

#include <vector>

namespace fulgurite {

/// A model that a Trainer can train: a torch::nn::Module with steps, hooks and
/// configure_optimizers. The stages may have batch types of their own. Models
/// may live on the stack.
template <
    class Train,
    class Val = Train,
    class Test = Val,
    class Predict = Test,
    class PredictionType = at::Tensor>
class Module : public torch::nn::Module,
               public ModuleBase,
               public TypedLoaders<Train, Val, Test, Predict> {
 public:
  using TrainBatch = Train;
  using ValBatch = Val;
  using TestBatch = Test;
  using PredictBatch = Predict;
  using Prediction = PredictionType;
  using ModuleType = Module;

  Module() = default;
  explicit Module(std::string name) : torch::nn::Module(std::move(name)) {}

  /// Returns the loss, a scalar with a gradient; an undefined tensor skips the
  /// backward of this batch (the optimizer still steps).
  virtual at::Tensor training_step(const Train& /*batch*/, int64_t) {
    this->report_missing_step(RunningStage::kTraining);
    return {};
  }
  virtual void validation_step(const Val& /*batch*/, int64_t /*batch_idx*/) {
    this->report_missing_step(RunningStage::kValidating);
  }
  virtual void test_step(const Test& /*batch*/, int64_t /*batch_idx*/) {
    this->report_missing_step(RunningStage::kTesting);
  }
  virtual Prediction predict_step(const Predict& /*batch*/, int64_t) {
    this->report_missing_step(RunningStage::kPredicting);
    return {};
  }

  /// Every parameter once, also when it is registered under two names.
  std::vector<at::Tensor> parameters() {
    return fulgurite::parameters(*this);
  }

  torch::nn::Module& torch_module() final {
    return *this;
  }
  DataSource& data_source() final {
    return *this;
  }
  at::Tensor run_training_step(const BatchRef& batch, int64_t batch_idx) final {
    return training_step(batch.template as<Train>(), batch_idx);
  }
  void run_validation_step(const BatchRef& batch, int64_t batch_idx) final {
    validation_step(batch.template as<Val>(), batch_idx);
  }
  void run_test_step(const BatchRef& batch, int64_t batch_idx) final {
    test_step(batch.template as<Test>(), batch_idx);
  }
  std::any run_predict_step(const BatchRef& batch, int64_t batch_idx) final {
    return predict_step(batch.template as<Predict>(), batch_idx);
  }
};

} // namespace fulgurite
