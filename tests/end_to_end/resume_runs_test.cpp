// Checkpoints of whole runs: counters, a resume in the middle of an epoch, and
// a save that fails.
#include "fulgurite/hardware/checkpoint_io/torch_checkpoint_io.h"
#include "tests/end_to_end/scripted_model.h"

#include <gtest/gtest.h>

namespace fulgurite::test {
namespace {

class ConformanceResume : public ::testing::Test {
 protected:
  TrainerOptions options(int64_t max_epochs) const {
    auto out = quiet_options(folder_.path());
    out.max_epochs = max_epochs;
    out.limit_val_batches = 0;
    return out;
  }
  std::filesystem::path checkpoint() const {
    return folder_ / "resume.ckpt";
  }

  ScopedLogCapture log_;
  TempDir folder_;
};

/// Checks where a resumed run begins.
class ExpectsToStartAt : public BoringModel {
 public:
  ExpectsToStartAt(int64_t epoch, int64_t step)
      : BoringModel(2), epoch_(epoch), step_(step) {}
  void on_train_start() override {
    ++starts;
    EXPECT_EQ(current_epoch(), epoch_);
    EXPECT_EQ(global_step(), step_);
    EXPECT_EQ(trainer().batches_that_stepped(), step_);
  }
  int starts = 0;

 private:
  int64_t epoch_;
  int64_t step_;
};

TEST_F(ConformanceResume, test_correct_step_and_epoch) {
  constexpr int64_t kBatches = 2;
  constexpr int64_t kEpochs = 2;
  BoringModel model(kBatches);
  Trainer first(options(kEpochs));
  EXPECT_EQ(first.current_epoch(), 0);
  EXPECT_EQ(first.global_step(), 0);
  first.fit(model);
  EXPECT_EQ(first.current_epoch(), kEpochs);
  EXPECT_EQ(first.global_step(), kEpochs * kBatches);
  first.save_checkpoint(checkpoint());
  const auto saved = TorchCheckpointIO().load(checkpoint());
  EXPECT_EQ(saved.as_dict().at("epoch"), Value(kEpochs));
  EXPECT_EQ(saved.as_dict().at("global_step"), Value(kEpochs * kBatches));

  ExpectsToStartAt resumed(kEpochs, kEpochs * kBatches);
  Trainer second(options(kEpochs + 2));
  EXPECT_EQ(second.current_epoch(), 0);
  EXPECT_EQ(second.global_step(), 0);
  second.fit(resumed, {.ckpt_path = checkpoint().string()});
  EXPECT_EQ(resumed.starts, 1);
  EXPECT_EQ(second.current_epoch(), kEpochs + 2);
  EXPECT_EQ(second.global_step(), (kEpochs + 2) * kBatches);
  EXPECT_EQ(second.context().batches_that_stepped(), (kEpochs + 2) * kBatches);
}

struct PlannedFailure : std::runtime_error {
  PlannedFailure() : std::runtime_error("planned") {}
};

/// Fails once, in a training step or in the hook before it; remembers the rows
/// it was trained on.
class FailsOnce : public BoringModel {
 public:
  explicit FailsOnce(int64_t at) : BoringModel(8), fail_at(at) {}
  BatchDecision on_train_batch_start(const BatchRef&, int64_t batch_idx)
      override {
    if (in_hook && batch_idx == fail_at) {
      throw PlannedFailure();
    }
    return BatchDecision::kContinue;
  }
  at::Tensor training_step(const Row& batch, int64_t batch_idx) override {
    if (batch_idx == fail_at) {
      if (stops) {
        trainer().request_stop("");
      }
      throw PlannedFailure();
    }
    rows.push_back(batch.x[0][0].item<int64_t>());
    return BoringModel::training_step(batch, batch_idx);
  }
  Loader<Row> train_dataloader() override {
    return rows_loader(8, {.shuffle = true, .seed = 5});
  }

  int64_t fail_at;
  bool in_hook = false;
  bool stops = false;
  std::vector<int64_t> rows;
};

/// The rows of two epochs without a failure.
std::vector<int64_t> rows_of_two_epochs() {
  std::vector<int64_t> out;
  auto loader = rows_loader(8, {.shuffle = true, .seed = 5});
  AnyBatch batch;
  for (int64_t epoch = 0; epoch < 2; ++epoch) {
    loader->begin_epoch(epoch);
    while (loader->next(batch)) {
      out.push_back(batch.as<Row>().x[0][0].item<int64_t>());
    }
  }
  return out;
}

// Lightning warns that a resume inside an epoch is unreliable, unless loaders
// can be resumed. Ours can: no batch is lost or repeated, so there is nothing
// to warn of.
TEST_F(ConformanceResume, test_restarting_mid_epoch_raises_warning) {
  for (const bool in_the_middle : {true, false}) {
    for (const bool stops : {false, true}) {
      FailsOnce model(in_the_middle ? 4 : -1);
      model.stops = stops;
      Trainer first(options(1));
      if (in_the_middle) {
        EXPECT_THROW(first.fit(model), PlannedFailure);
      } else {
        first.fit(model);
      }
      first.save_checkpoint(checkpoint());
      EXPECT_EQ(first.global_step(), in_the_middle ? 4 : 8);

      model.fail_at = -1;
      const ScopedLogCapture log;
      Trainer second(options(2));
      second.fit(model, {.ckpt_path = checkpoint().string()});
      EXPECT_EQ(model.rows, rows_of_two_epochs());
      EXPECT_EQ(second.global_step(), 16);
      EXPECT_EQ(second.current_epoch(), 2);
      for (const auto& message : log.messages()) {
        EXPECT_LT(message.level, LogLevel::kWarning) << message.text;
      }
    }
  }
}

TEST_F(ConformanceResume, ABatchThatAHookRefusedIsTrainedAfterTheResume) {
  FailsOnce model(3);
  model.in_hook = true;
  Trainer first(options(1));
  EXPECT_THROW(first.fit(model), PlannedFailure);
  first.save_checkpoint(checkpoint());
  // And once more in the resumed epoch: it goes back to where that began.
  model.fail_at = 6;
  Trainer second(options(2));
  EXPECT_THROW(
      second.fit(model, {.ckpt_path = checkpoint().string()}), PlannedFailure);
  second.save_checkpoint(checkpoint());
  model.fail_at = -1;
  Trainer(options(2)).fit(model, {.ckpt_path = checkpoint().string()});
  EXPECT_EQ(model.rows, rows_of_two_epochs());
}

// The batch that failed is not in the window: with windows of three, 8 batches
// are the steps after the third, the sixth and the last.
TEST_F(ConformanceResume, AFailureDoesNotShortenTheAccumulationWindow) {
  FailsOnce model(1);
  auto with = options(1);
  with.accumulate_grad_batches = 3;
  Trainer first(with);
  EXPECT_THROW(first.fit(model), PlannedFailure);
  first.save_checkpoint(checkpoint());
  EXPECT_EQ(first.global_step(), 0);
  model.fail_at = -1;
  Trainer second(with);
  second.fit(model, {.ckpt_path = checkpoint().string()});
  EXPECT_EQ(model.rows.size(), 8);
  EXPECT_EQ(second.global_step(), 3);
}

/// Puts a value into its checkpoint that no file can hold.
class UnsaveableModel : public BoringModel {
 public:
  void on_save_checkpoint(Value::Dict& checkpoint) override {
    checkpoint["poison"] = torch::eye(3).to_sparse();
  }
};

TEST_F(
    ConformanceResume,
    test_atomic_save_local_interrupted_save_creates_no_partial_file) {
  // A failure after a part of the file was written.
  int64_t tensors = 0;
  const auto fail_at_the_second = [&](const at::Tensor& tensor) {
    if (++tensors == 2) {
      EXPECT_EQ(names_in_folder(folder_.path()).size(), 1)
          << "the file that is being written";
      throw PlannedFailure();
    }
    return tensor;
  };
  const Value::Dict tree{
      {"weights", torch::zeros({1'000'000})}, {"poison", torch::zeros({2})}};
  EXPECT_THROW(
      TorchCheckpointIO().save(
          tree, checkpoint(), {.on_save = fail_at_the_second}),
      PlannedFailure);
  EXPECT_EQ(tensors, 2);
  EXPECT_EQ(names_in_folder(folder_.path()), NameSet{});

  // The same through a trainer.
  UnsaveableModel model;
  Trainer trainer(options(1));
  trainer.fit(model);
  EXPECT_THROW(trainer.save_checkpoint(checkpoint()), UserError);
  EXPECT_EQ(names_in_folder(folder_.path()), NameSet{});
}

} // namespace
} // namespace fulgurite::test
