// What hooks may do to a run: Lightning's own tests under their names.
#include "tests/support/boring_model.h"
#include "tests/support/counting_device.h"
#include "tests/support/temp_dir.h"

#include <fulgurite/hardware/strategies/single_device.h>

#include <gtest/gtest.h>

namespace fulgurite::test {
namespace {

/// Computes on the host, under the name of a device. The layers stay where they
/// are: LibTorch does not move parameters to such a device in place.
class CountingStrategy : public SingleDeviceStrategy {
 public:
  std::string name() const override {
    return "counting";
  }
  at::Device root_device() const override {
    return kCountingDevice;
  }
  void model_to_device(torch::nn::Module&) override {}
};

struct Labelled {
  at::Tensor samples, targets;
};

struct LabelledRows {
  size_t size() const {
    return 1;
  }
  Labelled get(size_t) const {
    return {torch::zeros({4}), torch::ones({1}, torch::kLong)};
  }
};

/// Moves the parts of a batch itself, and doubles the targets on the device.
class TransferModel : public Module<Labelled> {
 public:
  TransferModel() {
    layer_ = register_module("layer", torch::nn::Linear(4, 1));
  }
  AnyBatch transfer_batch_to_device(
      AnyBatch batch,
      const at::Device& device,
      int64_t dataloader_idx) override {
    EXPECT_EQ(device, kCountingDevice);
    EXPECT_EQ(dataloader_idx, 0);
    order.emplace_back("transfer_batch_to_device");
    auto& parts = batch.as<Labelled>();
    EXPECT_TRUE(parts.samples.is_cpu());
    parts.samples = parts.samples.to(device);
    parts.targets = parts.targets.to(device);
    return batch;
  }
  AnyBatch on_after_batch_transfer(AnyBatch batch, int64_t dataloader_idx)
      override {
    EXPECT_EQ(dataloader_idx, 0);
    order.emplace_back("on_after_batch_transfer");
    auto& parts = batch.as<Labelled>();
    EXPECT_EQ(parts.samples.device(), kCountingDevice);
    EXPECT_EQ(parts.targets.device(), kCountingDevice);
    parts.targets = parts.targets * 2;
    return batch;
  }
  void validation_step(const Labelled& batch, int64_t) override {
    order.emplace_back("validation_step");
    seen = batch;
  }

  std::vector<std::string> order;
  Labelled seen;

 private:
  torch::nn::Linear layer_{nullptr};
};

TEST(ConformanceHookEffects, test_apply_batch_transfer_handler) {
  ScopedLogCapture log;
  TempDir folder;
  strategies().add<CountingStrategy>("counting");
  auto options = quiet_options(folder.path());
  options.accelerator = "cpu";
  options.strategy = "counting";
  TransferModel model;
  Trainer(options).validate(
      model, {data_loader(LabelledRows{})}, {.verbose = false});
  const std::vector<std::string> expected = {
      "transfer_batch_to_device", "on_after_batch_transfer", "validation_step"};
  EXPECT_EQ(model.order, expected);
  ASSERT_TRUE(model.seen.samples.defined());
  EXPECT_EQ(model.seen.samples.device(), kCountingDevice);
  EXPECT_EQ(model.seen.targets.device(), kCountingDevice);
  EXPECT_TRUE(torch::equal(model.seen.samples.cpu(), torch::zeros({1, 4})));
  EXPECT_TRUE(torch::equal(
      model.seen.targets.cpu(), torch::full({1, 1}, 2, torch::kLong)));
}

/// Logs to the progress bar from a step and at the end of each epoch.
class BarModel : public BoringModel {
 public:
  at::Tensor training_step(const Row& batch, int64_t batch_idx) override {
    const LogOptions bar{.prog_bar = true, .logger = false};
    log("step_metric", torch::tensor(-1), bar);
    log("shared_metric", 100, bar);
    return BoringModel::training_step(batch, batch_idx);
  }
  void on_train_epoch_end() override {
    const LogOptions bar{.prog_bar = true, .logger = false};
    const auto epoch = current_epoch();
    log("epoch_metric_" + std::to_string(epoch), torch::tensor(epoch), bar);
    log("shared_metric", 111, bar);
  }
};

TEST(ConformanceHookEffects, test_on_train_epoch_end_metrics_collection) {
  ScopedLogCapture log;
  TempDir folder;
  auto options = quiet_options(folder.path());
  options.max_epochs = 3;
  options.overfit_batches = 2;
  BarModel model;
  Trainer trainer(options);
  trainer.fit(model);
  EXPECT_TRUE(trainer.state().finished());
  const auto& metrics = trainer.context().progress_bar_metrics();
  EXPECT_EQ(metrics.at("step_metric"), -1);
  EXPECT_EQ(metrics.at("shared_metric"), 111);
  for (int epoch = 0; epoch < 3; ++epoch) {
    EXPECT_EQ(metrics.at("epoch_metric_" + std::to_string(epoch)), epoch);
  }
  // Nothing of this was for a logger.
  EXPECT_TRUE(trainer.logged_metrics().empty());
}

} // namespace
} // namespace fulgurite::test
