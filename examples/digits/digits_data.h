#pragma once

#include <fulgurite/data/datasets/csv.h>
#include <fulgurite/fulgurite.h>

namespace fg = fulgurite;

struct Digits {
  torch::Tensor image; // [batch, 1, 8, 8], grey values from 0 to 1
  torch::Tensor label; // [batch], the digit
};

struct DigitsDataParams {
  std::string path = FULGURITE_EXAMPLE_DIR "/../digits/data/digits.csv.gz";
  int64_t batch_size = 64;
  int64_t workers = 0;
};

inline std::vector<fg::OptionHelp> option_help(const DigitsDataParams&) {
  return {
      {"path", "CSV file: 64 grey values from 0 to 16, then the digit."},
      {"batch_size", "Digits in a training batch."},
      {"workers", "Threads that make batches ahead."}};
}

/// 1,797 handwritten digits: three fifths to train on, a fifth each to validate
/// and to test. Every fifth row is taken, so the split is always the same.
class DigitsData : public fg::DataModule<Digits> {
 public:
  using Params = DigitsDataParams;
  explicit DigitsData(DigitsDataParams params = {})
      : params_(std::move(params)) {}

  void setup(fg::TrainerFn) override {
    const auto table = fg::read_csv(params_.path, {.header = false});
    const auto images = table.columns(0, 64).div(16).view({-1, 1, 8, 8});
    const auto labels = table.column("64", torch::kLong);
    const auto fifth = torch::arange(labels.size(0)) % 5;
    const auto part = [&](const torch::Tensor& chosen) {
      return fg::TensorDataset<Digits>(
          {images.index({chosen}), labels.index({chosen})});
    };
    train_ = part(fifth < 3);
    val_ = part(fifth == 3);
    test_ = part(fifth == 4);
  }
  fg::Loader<Digits> train_dataloader() override {
    return fg::data_loader(
        *train_,
        {.batch_size = params_.batch_size,
         .shuffle = true,
         .workers = params_.workers});
  }
  std::vector<fg::Loader<Digits>> val_dataloaders() override {
    return {fg::data_loader(*val_, {.batch_size = 256})};
  }
  std::vector<fg::Loader<Digits>> test_dataloaders() override {
    return {fg::data_loader(*test_, {.batch_size = 256})};
  }
  std::vector<fg::Loader<Digits>> predict_dataloaders() override {
    return test_dataloaders();
  }

 private:
  DigitsDataParams params_;
  std::optional<fg::TensorDataset<Digits>> train_, val_, test_;
};
