#include "fulgurite/core/data_module.h"

#include "fulgurite/base/error.h"
#include "fulgurite/core/class_name.h"
#include "fulgurite/core/module_base.h"
#include "fulgurite/core/trainer_context.h"

namespace fulgurite {

DataModuleBase::~DataModuleBase() = default;

std::string DataModuleBase::state_key() const {
  return class_name(typeid(*this));
}

TrainerContext& DataModuleBase::trainer() const {
  if (trainer_ == nullptr) {
    fail("[DataModule.trainer] expected a data module inside a run, got one "
         "without a trainer; try calling this from setup or a loader method");
  }
  return *trainer_;
}

AnyBatch DataModuleBase::on_before_batch_transfer(
    AnyBatch batch,
    int64_t dataloader_idx) {
  return trainer().module().on_before_batch_transfer(
      std::move(batch), dataloader_idx);
}

AnyBatch DataModuleBase::transfer_batch_to_device(
    AnyBatch batch,
    const at::Device& device,
    int64_t dataloader_idx) {
  return trainer().module().transfer_batch_to_device(
      std::move(batch), device, dataloader_idx);
}

AnyBatch DataModuleBase::on_after_batch_transfer(
    AnyBatch batch,
    int64_t dataloader_idx) {
  return trainer().module().on_after_batch_transfer(
      std::move(batch), dataloader_idx);
}

} // namespace fulgurite
