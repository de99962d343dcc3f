#pragma once

// The smallest model and data that a Trainer can run: for tests of everything
// else.
#include <fulgurite/fulgurite.h>

namespace fulgurite::test {

struct Row {
  at::Tensor x;
};

/// Rows of four numbers; row i is filled with `scale` * i.
struct Rows {
  size_t count = 4;
  double scale = 1.0;

  size_t size() const {
    return count;
  }
  Row get(size_t index) const {
    return {torch::full({4}, scale * static_cast<double>(index))};
  }
};

inline Loader<Row> rows_loader(size_t count, DataLoaderOptions options = {}) {
  return data_loader(Rows{count}, options);
}

/// Linear(4, 2); the loss is the sum of its outputs. Every stage has the same
/// number of batches of one row.
class BoringModel : public Module<Row> {
 public:
  explicit BoringModel(int64_t batches = 4) : batches_(batches) {
    layer = register_module("layer", torch::nn::Linear(4, 2));
  }
  at::Tensor training_step(const Row& batch, int64_t) override {
    return layer(batch.x).sum();
  }
  void validation_step(const Row& batch, int64_t) override {
    layer(batch.x);
  }
  void test_step(const Row& batch, int64_t) override {
    layer(batch.x);
  }
  at::Tensor predict_step(const Row& batch, int64_t) override {
    return layer(batch.x);
  }
  Optimizers configure_optimizers() override {
    return optim::SGD(parameters(), {.lr = 0.1});
  }
  Loader<Row> train_dataloader() override {
    return rows_loader(static_cast<size_t>(batches_));
  }
  std::vector<Loader<Row>> val_dataloaders() override {
    return {rows_loader(static_cast<size_t>(batches_))};
  }
  std::vector<Loader<Row>> test_dataloaders() override {
    return {rows_loader(static_cast<size_t>(batches_))};
  }
  std::vector<Loader<Row>> predict_dataloaders() override {
    return {rows_loader(static_cast<size_t>(batches_))};
  }

  torch::nn::Linear layer{nullptr};

 protected:
  int64_t batches_;
};

/// Options for tests: nothing is printed and nothing is written outside
/// `root`.
inline TrainerOptions quiet_options(const std::filesystem::path& root) {
  TrainerOptions options;
  options.logger = false;
  options.enable_progress_bar = false;
  options.enable_model_summary = false;
  options.enable_checkpointing = false;
  options.num_sanity_val_steps = 0;
  options.default_root_dir = root.string();
  options.max_epochs = 1;
  return options;
}

} // namespace fulgurite::test
