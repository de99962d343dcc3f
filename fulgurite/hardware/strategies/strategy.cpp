#include "fulgurite/hardware/strategies/strategy.h"

namespace fulgurite {

void Strategy::connect(
    std::shared_ptr<Accelerator> accelerator,
    std::shared_ptr<Precision> precision,
    std::shared_ptr<CheckpointIO> checkpoint_io,
    std::vector<at::Device> devices) {
  accelerator_ = std::move(accelerator);
  precision_ = std::move(precision);
  checkpoint_io_ = std::move(checkpoint_io);
  devices_ = std::move(devices);
}

void Strategy::setup_environment() {
  accelerator().setup_device(root_device());
}

void Strategy::setup(torch::nn::Module& model) {
  precision().convert_module(model);
  model_to_device(model);
}

void Strategy::teardown() {
  precision().teardown();
  accelerator().teardown();
  checkpoint_io().teardown();
}

void Strategy::backward(const at::Tensor& loss) {
  loss.backward();
}

void Strategy::save_checkpoint(
    const Value& checkpoint,
    const std::filesystem::path& path) {
  if (is_global_zero()) {
    checkpoint_io().save(
        checkpoint, path, {.on_save = [this](const at::Tensor& tensor) {
          return accelerator().on_save(tensor);
        }});
  }
}

Value Strategy::load_checkpoint(const std::filesystem::path& path) {
  return checkpoint_io().load(path);
}

void Strategy::remove_checkpoint(const std::filesystem::path& path) {
  if (is_global_zero()) {
    checkpoint_io().remove(path);
  }
}

} // namespace fulgurite
