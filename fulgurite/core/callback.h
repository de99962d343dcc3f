#pragma once

#include "fulgurite/base/value.h"
#include "fulgurite/core/part_list.h"
#include "fulgurite/core/step_output.h"
#include "fulgurite/core/trainer_state.h"

#include <exception>
#include <memory>
#include <string>
#include <vector>

namespace fulgurite {

class BatchRef;
class ModuleBase;
class TrainerContext;
namespace optim {
class Optimizer;
}

/// Behaviour beside the model, called at the hooks of a run. Every hook is
/// optional and does nothing by default. Order: tests/golden/hook_order_*.txt.
class Callback {
 public:
  virtual ~Callback() = default;

  /// Key of its state in a checkpoint; unique among the stateful callbacks.
  /// Default: the class name.
  virtual std::string state_key() const;
  /// None (the default) means that there is nothing to save.
  virtual Value state_dict() const {
    return {};
  }
  virtual void load_state_dict(const Value& /*state*/) {}

  /// Runs after all others of the list (Lightning's Checkpoint callbacks).
  virtual bool is_checkpoint() const {
    return false;
  }
  /// Its on_train_epoch_end runs after the module's, when the epoch's metrics
  /// are known (EarlyStopping, ModelCheckpoint).
  virtual bool is_monitoring() const {
    return is_checkpoint();
  }
  /// Whether this one, given by Module::configure_callbacks, takes the place
  /// of `other` of the Trainer. Default: same class.
  virtual bool replaces(const Callback& other) const;

  virtual void setup(TrainerContext&, ModuleBase&, TrainerFn) {}
  virtual void teardown(TrainerContext&, ModuleBase&, TrainerFn) {}
  virtual void
  on_exception(TrainerContext&, ModuleBase&, const std::exception_ptr&) {}

  virtual void on_fit_start(TrainerContext&, ModuleBase&) {}
  virtual void on_fit_end(TrainerContext&, ModuleBase&) {}
  virtual void on_sanity_check_start(TrainerContext&, ModuleBase&) {}
  virtual void on_sanity_check_end(TrainerContext&, ModuleBase&) {}

  virtual void on_train_start(TrainerContext&, ModuleBase&) {}
  virtual void on_train_end(TrainerContext&, ModuleBase&) {}
  virtual void on_train_epoch_start(TrainerContext&, ModuleBase&) {}
  virtual void on_train_epoch_end(TrainerContext&, ModuleBase&) {}
  virtual void on_train_batch_start(
      TrainerContext&,
      ModuleBase&,
      const BatchRef&,
      BatchPosition) {}
  virtual void on_train_batch_end(
      TrainerContext&,
      ModuleBase&,
      const StepOutput&,
      const BatchRef&,
      BatchPosition) {}

  virtual void on_validation_start(TrainerContext&, ModuleBase&) {}
  virtual void on_validation_end(TrainerContext&, ModuleBase&) {}
  virtual void on_validation_epoch_start(TrainerContext&, ModuleBase&) {}
  virtual void on_validation_epoch_end(TrainerContext&, ModuleBase&) {}
  virtual void on_validation_batch_start(
      TrainerContext&,
      ModuleBase&,
      const BatchRef&,
      BatchPosition) {}
  virtual void on_validation_batch_end(
      TrainerContext&,
      ModuleBase&,
      const StepOutput&,
      const BatchRef&,
      BatchPosition) {}

  virtual void on_test_start(TrainerContext&, ModuleBase&) {}
  virtual void on_test_end(TrainerContext&, ModuleBase&) {}
  virtual void on_test_epoch_start(TrainerContext&, ModuleBase&) {}
  virtual void on_test_epoch_end(TrainerContext&, ModuleBase&) {}
  virtual void on_test_batch_start(
      TrainerContext&,
      ModuleBase&,
      const BatchRef&,
      BatchPosition) {}
  virtual void on_test_batch_end(
      TrainerContext&,
      ModuleBase&,
      const StepOutput&,
      const BatchRef&,
      BatchPosition) {}

  virtual void on_predict_start(TrainerContext&, ModuleBase&) {}
  virtual void on_predict_end(TrainerContext&, ModuleBase&) {}
  virtual void on_predict_epoch_start(TrainerContext&, ModuleBase&) {}
  virtual void on_predict_epoch_end(TrainerContext&, ModuleBase&) {}
  virtual void on_predict_batch_start(
      TrainerContext&,
      ModuleBase&,
      const BatchRef&,
      BatchPosition) {}
  virtual void on_predict_batch_end(
      TrainerContext&,
      ModuleBase&,
      const StepOutput&,
      const BatchRef&,
      BatchPosition) {}

  virtual void
  on_before_zero_grad(TrainerContext&, ModuleBase&, optim::Optimizer&) {}
  virtual void
  on_before_backward(TrainerContext&, ModuleBase&, const at::Tensor& /*loss*/) {
  }
  virtual void on_after_backward(TrainerContext&, ModuleBase&) {}
  virtual void
  on_before_optimizer_step(TrainerContext&, ModuleBase&, optim::Optimizer&) {}

  virtual void on_save_checkpoint(
      TrainerContext&,
      ModuleBase&,
      Value::Dict& /*checkpoint*/) {}
  virtual void on_load_checkpoint(
      TrainerContext&,
      ModuleBase&,
      const Value::Dict& /*checkpoint*/) {}
};

using CallbackList = std::vector<std::shared_ptr<Callback>>;

/// The class name of a callback without namespaces: "EarlyStopping".
std::string class_name(const Callback& callback);

/// Callbacks by value or as std::shared_ptr:
/// `.callbacks = fulgurite::list(ModelCheckpoint({.monitor = "val_acc"}))`.
template <class... Callbacks>
requires(detail::ValueOrPointer<Callbacks, Callback>&&...) CallbackList
    list(Callbacks&&... callbacks) {
  return {detail::share<Callback>(std::forward<Callbacks>(callbacks))...};
}

} // namespace fulgurite
