// Counts what the steady state of loading allocates: none.
#include "fulgurite/base/error.h"
#include "fulgurite/data/data_loader.h"
#include "fulgurite/data/datasets/tensor_dataset.h"
#include "tests/support/count_allocations.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/rand.h>
#include <c10/core/CPUAllocator.h>
#include <gtest/gtest.h>

namespace {

using at::Tensor;
using fulgurite::AnyBatch;
using fulgurite::data_loader;
using fulgurite::TensorDataset;
using fulgurite::detail::join;
using fulgurite::test::allocations_of_process;

/// ATen's CPU memory, counted too.
class CountingAllocator final : public c10::Allocator {
 public:
  explicit CountingAllocator(c10::Allocator* inner) : inner_(inner) {}
  c10::DataPtr allocate(size_t size) override {
    fulgurite::test::note_allocation();
    return inner_->allocate(size);
  }
  c10::DeleterFnPtr raw_deleter() const override {
    return inner_->raw_deleter();
  }
  void copy_data(void* to, const void* from, size_t size) const override {
    inner_->copy_data(to, from, size);
  }

 private:
  c10::Allocator* inner_;
};

struct Sample {
  Tensor x, y;
};

class AllocationTest : public testing::Test {
 protected:
  void SetUp() override {
    usual_ = c10::GetCPUAllocator();
    counting_ = std::make_unique<CountingAllocator>(usual_);
    c10::SetCPUAllocator(counting_.get(), 0xff);
  }
  void TearDown() override {
    c10::SetCPUAllocator(usual_, 0xff);
  }

  /// Allocations of all full batches of an epoch but the first few.
  static int64_t allocations_of_epoch(
      fulgurite::LoaderBase& loader,
      int epoch) {
    AnyBatch batch;
    loader.begin_epoch(epoch);
    for (int i = 0; i < 20; ++i) {
      loader.next(batch);
    }
    const int64_t before = allocations_of_process();
    for (int i = 0; i < 60; ++i) {
      EXPECT_TRUE(loader.next(batch));
    }
    return allocations_of_process() - before;
  }

  /// A worker makes room for what it works with at its first batch, and which
  /// epoch that is in is up to the scheduler: so at most two allocations for
  /// each worker, however many batches there are.
  static void expect_none_per_batch(
      fulgurite::LoaderBase& loader,
      int64_t workers,
      const std::string& what) {
    allocations_of_epoch(loader, 0);
    int64_t sum = 0;
    for (int epoch = 1; epoch <= 10; ++epoch) {
      sum += allocations_of_epoch(loader, epoch);
    }
    EXPECT_LE(sum, 2 * workers) << what << ", 600 batches";
  }

  c10::Allocator* usual_ = nullptr;
  std::unique_ptr<CountingAllocator> counting_;
};

TEST_F(AllocationTest, TheCounterCounts) {
  const int64_t before = allocations_of_process();
  const auto tensor = at::rand({16});
  EXPECT_GE(allocations_of_process() - before, 2)
      << "the tensor and its memory";
}

TEST_F(AllocationTest, LoadingATensorDatasetAllocatesNothing) {
  const TensorDataset<Sample> data(
      Sample{at::rand({64 * 100, 16}), at::arange(64 * 100)});
  for (const bool shuffle : {false, true}) {
    for (const int64_t workers : {0, 2}) {
      auto loader = data_loader(
          data, {.batch_size = 64, .shuffle = shuffle, .workers = workers});
      expect_none_per_batch(
          *loader,
          workers,
          join(shuffle ? "shuffled, " : "in order, ", workers, " workers"));
    }
  }
}

/// Samples that are there already: what remains is the loader's own.
struct ReadySamples {
  std::vector<Sample> samples;
  size_t size() const {
    return samples.size();
  }
  Sample get(size_t index) const {
    return samples[index];
  }
};

TEST_F(AllocationTest, CollatingAllocatesNothing) {
  ReadySamples data;
  for (int64_t i = 0; i < 1000; ++i) {
    data.samples.push_back({at::rand({16}), at::arange(1)});
  }
  for (const int64_t workers : {0, 2}) {
    auto loader = data_loader(
        data, {.batch_size = 10, .shuffle = true, .workers = workers});
    expect_none_per_batch(*loader, workers, join(workers, " workers"));
  }
}

} // namespace
