#pragma once

// Runs of tests/parity/trainer/make_loops_state.py in C++, and the state of
// their loops as JSON.
#include "tests/end_to_end/scripted_model.h"
#include "tests/support/json_value.h"

#include "fulgurite/base/options.h"
#include "fulgurite/hardware/checkpoint_io/torch_checkpoint_io.h"

#include <gtest/gtest.h>

namespace fulgurite::test {

/// What Lightning put into loops_state.json.
inline const json& lightning_loops() {
  static const auto document = read_json("parity/trainer/loops_state.json");
  return document;
}

/// Without what is zero, false or empty, as the file writes it.
inline json without_zeros(const json& state) {
  if (!state.is_object()) {
    return state;
  }
  json out = json::object();
  for (const auto& [key, item] : state.items()) {
    auto kept = without_zeros(item);
    if (!(kept.empty() || kept == 0 || kept == false)) {
      out[key] = std::move(kept);
    }
  }
  return out;
}

/// The state with every key, zeros included: `sparse` written over `initial`.
inline json with_zeros(json initial, const json& sparse) {
  initial.merge_patch(sparse);
  return initial;
}

/// epoch, global_step and loops of a checkpoint, without zeros.
inline json loops_of(const Value& checkpoint) {
  const auto& dict = checkpoint.as_dict();
  json out = json::object();
  for (const char* key : {"epoch", "global_step", "loops"}) {
    out[key] = json_of(dict.at(key));
  }
  return without_zeros(out);
}

/// The script's Net.
class CountedModel : public BoringModel {
 public:
  explicit CountedModel(const json& given = json::object())
      : BoringModel(given.value("train", 3)),
        val_batches_(given.value("val", 2)),
        skip_at_(given.value("skip_at", -1)) {
    automatic_optimization = !given.value("manual", false);
  }
  std::pair<int64_t, int64_t> raise_at = {-1, -1};
  /// The rows that training has seen to the end, by their number.
  std::vector<int64_t> trained;

  at::Tensor training_step(const Row& batch, int64_t batch_idx) override {
    if (raise_at == std::pair(current_epoch(), batch_idx)) {
      throw std::runtime_error("planned");
    }
    trained.push_back(batch.x[0][0].item<int64_t>());
    const auto loss = layer(batch.x).sum();
    if (!automatic_optimization) {
      optimizer().zero_grad();
      manual_backward(loss);
      optimizer().step();
    }
    return loss;
  }
  BatchDecision on_train_batch_start(const BatchRef&, int64_t batch_idx)
      override {
    return batch_idx == skip_at_ ? BatchDecision::kSkipRestOfEpoch
                                 : BatchDecision::kContinue;
  }
  Optimizers configure_optimizers() override {
    return OptimizerConfig{
        .optimizer = optim::SGD(parameters(), {.lr = 0.1}),
        .scheduler = lr_scheduler::StepLR({.step_size = 1})};
  }
  std::vector<Loader<Row>> val_dataloaders() override {
    return {rows_loader(static_cast<size_t>(val_batches_))};
  }
  std::vector<Loader<Row>> test_dataloaders() override {
    return val_dataloaders();
  }
  std::vector<Loader<Row>> predict_dataloaders() override {
    return val_dataloaders();
  }

 private:
  int64_t val_batches_;
  int64_t skip_at_;
};

/// Saves at every moment of the script's SAVE_POINTS.
class States : public Callback {
 public:
  explicit States(std::filesystem::path folder)
      : path_(std::move(folder) / "state.ckpt") {}

  void note(TrainerContext& trainer, const std::string& at) {
    trainer.save_checkpoint(path_);
    auto state = loops_of(TorchCheckpointIO().load(path_));
    state["at"] = at;
    states.push_back(std::move(state));
  }
  const std::filesystem::path& path() const {
    return path_;
  }

  void on_train_epoch_start(TrainerContext& t, ModuleBase&) override {
    note(t, "on_train_epoch_start");
  }
  void on_train_batch_start(
      TrainerContext& t,
      ModuleBase&,
      const BatchRef&,
      BatchPosition) override {
    note(t, "on_train_batch_start");
  }
  void on_train_batch_end(
      TrainerContext& t,
      ModuleBase&,
      const StepOutput&,
      const BatchRef&,
      BatchPosition) override {
    note(t, "on_train_batch_end");
  }
  void on_validation_start(TrainerContext& t, ModuleBase&) override {
    note(t, "on_validation_start");
  }
  void on_validation_batch_end(
      TrainerContext& t,
      ModuleBase&,
      const StepOutput&,
      const BatchRef&,
      BatchPosition) override {
    note(t, "on_validation_batch_end");
  }
  void on_validation_end(TrainerContext& t, ModuleBase&) override {
    note(t, "on_validation_end");
  }
  void on_train_epoch_end(TrainerContext& t, ModuleBase&) override {
    note(t, "on_train_epoch_end");
  }
  void on_train_end(TrainerContext& t, ModuleBase&) override {
    note(t, "on_train_end");
  }
  void on_exception(TrainerContext& t, ModuleBase&, const std::exception_ptr&)
      override {
    note(t, "on_exception");
  }

  std::vector<json> states;

 private:
  std::filesystem::path path_;
};

/// quiet_options with the script's flags.
inline TrainerOptions options_of(const TempDir& folder, const json& flags) {
  auto options = quiet_options(folder.path());
  from_value(options, value_of(flags), "Trainer");
  return options;
}

} // namespace fulgurite::test
