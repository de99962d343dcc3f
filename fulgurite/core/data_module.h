#pragma once

#include "fulgurite/core/data_source.h"
#include "fulgurite/core/hyperparameters.h"
#include "fulgurite/core/life_token.h"
#include "fulgurite/core/trainer_state.h"
#include "fulgurite/data/batch.h"

#include <exception>
#include <string>

namespace fulgurite {

class ModuleBase;
class TrainerContext;

/// A data module without its batch types: what the trainer sees.
class DataModuleBase : public HyperParameters {
 public:
  virtual ~DataModuleBase();

  virtual DataSource& data_source() = 0;

  /// Downloads and the like; called on one rank of a node. Must not set state.
  virtual void prepare_data() {}
  /// Makes the datasets of the stage; called on every rank.
  virtual void setup(TrainerFn) {}
  virtual void teardown(TrainerFn) {}

  /// None (the default) means that there is nothing to save.
  virtual Value state_dict() const {
    return {};
  }
  virtual void load_state_dict(const Value& /*state*/) {}
  /// Key of its state in a checkpoint. Default: the class name,
  /// without namespaces.
  virtual std::string state_key() const;
  virtual void on_exception(const std::exception_ptr&) {}

  // The way of a batch to a step. Defaults: the module's methods.
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

  /// Throws UserError outside a run.
  TrainerContext& trainer() const;
  void attach(TrainerContext* trainer) {
    trainer_ = trainer;
  }
  /// Expires with the data module, which a trainer only borrows.
  std::weak_ptr<const void> life() const {
    return life_.watch();
  }

 private:
  TrainerContext* trainer_ = nullptr;
  LifeToken life_;
};

/// The data of a model: one training loader, any number of loaders for each
/// other stage. Users override the *_dataloader(s) methods.
template <
    class Train,
    class Val = Train,
    class Test = Val,
    class Predict = Test>
class DataModule : public DataModuleBase,
                   public TypedLoaders<Train, Val, Test, Predict> {
 public:
  using TrainBatch = Train;
  using ValBatch = Val;
  using TestBatch = Test;
  using PredictBatch = Predict;

  DataSource& data_source() final {
    return *this;
  }
};

} // namespace fulgurite
