// What the Trainer allocates for a step of its steady state.
#include "tests/support/boring_model.h"
#include "tests/support/count_allocations.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>

namespace fulgurite::test {
namespace {

/// A step that does nothing but, perhaps, log.
class NullModel : public Module<Row> {
 public:
  explicit NullModel(bool logs) : logs_(logs) {
    register_parameter("weight", torch::zeros({1}));
  }
  at::Tensor training_step(const Row&, int64_t) override {
    if (logs_) {
      log("loss", 0.5, {.prog_bar = true});
    }
    return {};
  }

 private:
  bool logs_;
};

int64_t allocations_of_steps(const TrainerOptions& options, bool logs) {
  constexpr int64_t kWarmUp = 60;
  constexpr int64_t kCounted = 500;
  NullModel model(logs);
  const TensorDataset<Row> rows({torch::zeros({kWarmUp + kCounted + 1, 4})});
  Trainer trainer(options);
  auto run = trainer.start(model, data_loader(rows, {}));
  for (int64_t i = 0; i < kWarmUp; ++i) {
    EXPECT_TRUE(run.advance());
  }
  return allocations_of([&] {
    for (int64_t i = 0; i < kCounted; ++i) {
      EXPECT_TRUE(run.advance());
    }
  });
}

TEST(TrainerAllocationTest, TheCounterCounts) {
  EXPECT_GE(allocations_of([] { torch::zeros({16}); }), 1);
}

TEST(TrainerAllocationTest, AStepWithEverythingOffAllocatesNothing) {
  ScopedLogCapture log;
  TrainerOptions options;
  options.barebones = true;
  options.max_epochs = 1;
  EXPECT_EQ(allocations_of_steps(options, /*logs=*/false), 0);
}

// The loggers write at every fiftieth step, ten times in all, and the progress
// bar shows the value anew then.
TEST(TrainerAllocationTest, AStepWithEverythingOnAllocatesOnlyWhenItWrites) {
  ScopedLogCapture log;
  const TempDir folder;
  TrainerOptions options;
  options.default_root_dir = folder.path().string();
  options.enable_model_summary = false;
  options.max_epochs = 1;
  options.logger = list(
      CSVLogger({.save_dir = folder.path().string()}),
      TensorBoardLogger({.save_dir = folder.path().string(), .name = "tb"}));
  EXPECT_LE(allocations_of_steps(options, /*logs=*/true), 10 * 4);
}

} // namespace
} // namespace fulgurite::test
