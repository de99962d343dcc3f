#pragma once

#include "fulgurite/core/callback.h"
#include "fulgurite/core/data_source.h"
#include "fulgurite/core/hyperparameters.h"
#include "fulgurite/core/life_token.h"
#include "fulgurite/core/log_options.h"
#include "fulgurite/core/step_output.h"
#include "fulgurite/core/trainer_optimizer.h"
#include "fulgurite/data/batch.h"
#include "fulgurite/optim/lr_scheduler.h"
#include "fulgurite/optim/optimizer_config.h"

#include <any>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace torch::nn {
class Module;
}

namespace fulgurite {

class TrainerContext;
class TrainingModes;

enum class ClipAlgorithm { kNorm, kValue };

/// Whether a step method is overridden. kUnknown is treated as kYes: the base
/// body then reports that it is not.
enum class StepPresence { kUnknown, kYes, kNo };

/// A model without its batch type: what callbacks and the trainer see. Users
/// derive from Module (module.h). This header does not need torch/nn/module.h.
class ModuleBase : public HyperParameters {
 public:
  ModuleBase() = default;
  /// A copy does not belong to the trainer of the original.
  ModuleBase(const ModuleBase& other);
  ModuleBase& operator=(const ModuleBase& other);
  virtual ~ModuleBase();

  virtual torch::nn::Module& torch_module() = 0;
  virtual DataSource& data_source() = 0;

  /// false: training_step calls manual_backward and steps the optimizers.
  bool automatic_optimization = true;
  /// Whether weights from a checkpoint must match the model key by key.
  bool strict_loading = true;

  // What a step may ask. Each throws UserError outside a run.
  TrainerContext& trainer() const;
  bool has_trainer() const {
    return trainer_ != nullptr;
  }
  at::Device device() const;
  int64_t current_epoch() const;
  int64_t global_step() const;
  int64_t dataloader_idx() const;
  int64_t estimated_stepping_batches() const;

  // Logging; see LogOptions. Outside a run: a warning, once.
  void log(
      std::string_view name,
      const at::Tensor& value,
      const LogOptions& options = {});
  void log(std::string_view name, double value, const LogOptions& options = {});
  template <class N>
  requires std::is_arithmetic_v<N>
  void log(std::string_view name, N value, const LogOptions& options = {}) {
    log(name, static_cast<double>(value), options);
  }
  void log_dict(
      const std::map<std::string, at::Tensor>& values,
      const LogOptions& options = {});

  // Manual optimization.
  void manual_backward(const at::Tensor& loss);
  TrainerOptimizer& optimizer(size_t index = 0);
  std::vector<TrainerOptimizer*> optimizers();
  std::vector<lr_scheduler::Scheduler*> lr_schedulers();
  /// Leaves requires_grad only on the parameters of this optimizer, until
  /// untoggle_optimizer puts the old flags back.
  void toggle_optimizer(TrainerOptimizer& optimizer);
  void untoggle_optimizer(TrainerOptimizer& optimizer);

  // What the model is made of and how it learns.
  virtual Optimizers configure_optimizers() {
    return {};
  }
  virtual CallbackList configure_callbacks() {
    return {};
  }
  /// Creates layers once the device is known; called once per run.
  virtual void configure_model() {}
  virtual void optimizer_step(
      int64_t epoch,
      int64_t batch_idx,
      TrainerOptimizer& optimizer,
      const optim::Closure& closure);
  virtual void optimizer_zero_grad(
      int64_t epoch,
      int64_t batch_idx,
      optim::Optimizer& optimizer);
  virtual void backward(const at::Tensor& loss);
  /// `metric` is set for schedulers that monitor one.
  virtual void lr_scheduler_step(
      lr_scheduler::Scheduler& scheduler,
      std::optional<double> metric);
  virtual void configure_gradient_clipping(
      optim::Optimizer& optimizer,
      std::optional<double> clip_val,
      ClipAlgorithm algorithm);
  virtual void clip_gradients(
      optim::Optimizer& optimizer,
      std::optional<double> clip_val,
      ClipAlgorithm algorithm);

  // Data on its way to a step. With a data module its methods of the same
  // name are called, which by default call these.
  virtual AnyBatch on_before_batch_transfer(
      AnyBatch batch,
      int64_t dataloader_idx);
  virtual AnyBatch transfer_batch_to_device(
      AnyBatch batch,
      const at::Device& device,
      int64_t dataloader_idx);
  virtual AnyBatch on_after_batch_transfer(
      AnyBatch batch,
      int64_t dataloader_idx);

  virtual void prepare_data() {}
  virtual void setup(TrainerFn) {}
  virtual void teardown(TrainerFn) {}

  virtual void on_fit_start() {}
  virtual void on_fit_end() {}
  virtual void on_train_start() {}
  virtual void on_train_end() {}
  virtual void on_train_epoch_start() {}
  virtual void on_train_epoch_end() {}
  virtual BatchDecision on_train_batch_start(
      const BatchRef&,
      int64_t /*batch_idx*/) {
    return BatchDecision::kContinue;
  }
  virtual void on_train_batch_end(
      const StepOutput&,
      const BatchRef&,
      int64_t /*batch_idx*/) {}

  virtual void on_validation_start() {}
  virtual void on_validation_end() {}
  virtual void on_validation_epoch_start() {}
  virtual void on_validation_epoch_end() {}
  virtual void on_validation_batch_start(const BatchRef&, BatchPosition) {}
  virtual void
  on_validation_batch_end(const StepOutput&, const BatchRef&, BatchPosition) {}
  /// Default: the whole model to eval mode.
  virtual void on_validation_model_eval();
  /// Default: every submodule back to the mode it had before.
  virtual void on_validation_model_train();
  /// Default: gradients become undefined, to free memory.
  virtual void on_validation_model_zero_grad();

  virtual void on_test_start() {}
  virtual void on_test_end() {}
  virtual void on_test_epoch_start() {}
  virtual void on_test_epoch_end() {}
  virtual void on_test_batch_start(const BatchRef&, BatchPosition) {}
  virtual void
  on_test_batch_end(const StepOutput&, const BatchRef&, BatchPosition) {}
  virtual void on_test_model_eval();
  virtual void on_test_model_train();

  virtual void on_predict_start() {}
  virtual void on_predict_end() {}
  virtual void on_predict_epoch_start() {}
  virtual void on_predict_epoch_end() {}
  virtual void on_predict_batch_start(const BatchRef&, BatchPosition) {}
  virtual void
  on_predict_batch_end(const StepOutput&, const BatchRef&, BatchPosition) {}
  virtual void on_predict_model_eval();

  virtual void on_before_zero_grad(optim::Optimizer&) {}
  virtual void on_before_backward(const at::Tensor& /*loss*/) {}
  virtual void on_after_backward() {}
  virtual void on_before_optimizer_step(optim::Optimizer&) {}

  virtual void on_save_checkpoint(Value::Dict& /*checkpoint*/) {}
  virtual void on_load_checkpoint(const Value::Dict& /*checkpoint*/) {}

  // For the trainer.
  virtual at::Tensor run_training_step(const BatchRef&, int64_t batch_idx) = 0;
  virtual void run_validation_step(const BatchRef&, int64_t batch_idx) = 0;
  virtual void run_test_step(const BatchRef&, int64_t batch_idx) = 0;
  virtual std::any run_predict_step(const BatchRef&, int64_t batch_idx) = 0;
  /// Gives this module and every fulgurite module below it a trainer, or none.
  void attach(TrainerContext* trainer);
  /// Every submodule back to the mode it had before evaluation.
  void restore_training_modes();
  StepPresence step_presence(RunningStage stage) const {
    return presence_[static_cast<size_t>(stage)];
  }
  /// Expires with the module, which a trainer only borrows.
  std::weak_ptr<const void> life() const {
    return life_.watch();
  }
  void set_step_presence(RunningStage stage, StepPresence presence) {
    presence_[static_cast<size_t>(stage)] = presence;
  }

 protected:
  /// The body of a step that is not overridden: remembers it for the trainer.
  void report_missing_step(RunningStage stage) {
    set_step_presence(stage, StepPresence::kNo);
  }

 private:
  TrainerContext* trainer_ = nullptr;
  StepPresence presence_[5] = {};
  std::shared_ptr<TrainingModes> modes_;
  std::vector<std::pair<at::Tensor, bool>> toggled_;
  LifeToken life_;
};

} // namespace fulgurite
