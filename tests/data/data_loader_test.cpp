#include "fulgurite/data/data_loader.h"

#include "fulgurite/base/logging.h"
#include "fulgurite/data/samplers.h"
#include "tests/data/error_of.h"
#include "tests/data/numbers.h"

#include <ATen/DeviceAccelerator.h>
#include <ATen/TensorOperators.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <c10/core/InferenceMode.h>
#include <gtest/gtest.h>

namespace {

using at::Tensor;
using fulgurite::AnyBatch;
using fulgurite::data_loader;
using fulgurite::Loader;
using fulgurite::test::epoch_of;
using fulgurite::test::error_of;
using fulgurite::test::Number;
using fulgurite::test::Numbers;
using Batches = std::vector<std::vector<int64_t>>;

TEST(DataLoaderTest, GroupsSamplesInOrder) {
  Numbers data(7);
  Loader<Number> loader = data_loader(data, {.batch_size = 3});
  EXPECT_EQ(epoch_of(loader), (Batches{{0, 1, 2}, {3, 4, 5}, {6}}));
  EXPECT_EQ(loader.size(), 3);
  EXPECT_EQ(loader->batch_size(), 3);
  EXPECT_FALSE(loader->shuffles());
  auto dropping = data_loader(data, {.batch_size = 3, .drop_last = true});
  EXPECT_EQ(epoch_of(dropping), (Batches{{0, 1, 2}, {3, 4, 5}}));
  EXPECT_EQ(dropping.size(), 2);
}

TEST(DataLoaderTest, DefaultsToBatchesOfOne) {
  Numbers data(2);
  EXPECT_EQ(epoch_of(data_loader(data)), (Batches{{0}, {1}}));
}

TEST(DataLoaderTest, ShufflesEachEpochAnew) {
  Numbers data(40);
  auto loader =
      data_loader(data, {.batch_size = 40, .shuffle = true, .seed = 1});
  auto same = data_loader(data, {.batch_size = 40, .shuffle = true, .seed = 1});
  const auto first = epoch_of(loader, 0);
  EXPECT_NE(epoch_of(loader, 1), first);
  EXPECT_EQ(epoch_of(same, 0), first);
  EXPECT_TRUE(loader->shuffles());
  auto order = first[0];
  std::sort(order.begin(), order.end());
  for (int64_t i = 0; i < 40; ++i) {
    EXPECT_EQ(order[static_cast<size_t>(i)], i);
  }
}

TEST(DataLoaderTest, KeepsAnLvalueByReferenceAndMovesAnRvalueIn) {
  Numbers data(2);
  auto loader = data_loader(data);
  data.resize(3);
  EXPECT_EQ(epoch_of(loader).size(), 3U) << "the loader sees the same object";
  EXPECT_EQ(loader.size(), 3);
  auto owning = data_loader(Numbers(4));
  EXPECT_EQ(epoch_of(owning).size(), 4U);
  auto shared = std::make_shared<Numbers>(5);
  auto sharing = data_loader(shared);
  const std::weak_ptr<Numbers> watch = shared;
  shared.reset();
  EXPECT_EQ(epoch_of(sharing).size(), 5U);
  sharing = {};
  EXPECT_TRUE(watch.expired());
  const Numbers constant(2);
  EXPECT_EQ(epoch_of(data_loader(constant)).size(), 2U);
}

TEST(DataLoaderTest, RunsAnEpochPerRangeFor) {
  auto loader =
      data_loader(Numbers(30), {.batch_size = 30, .shuffle = true, .seed = 1});
  std::vector<std::vector<int64_t>> orders;
  for (int epoch = 0; epoch < 2; ++epoch) {
    for (auto& batch : loader) {
      orders.push_back(fulgurite::test::values_of(batch.index));
    }
  }
  EXPECT_EQ(orders[0], epoch_of(loader, 0)[0]);
  EXPECT_EQ(orders[1], epoch_of(loader, 1)[0]);
  // Nothing is wrong with leaving in the middle.
  for (auto& batch : loader) {
    EXPECT_EQ(batch.index.size(0), 30);
    break;
  }
}

TEST(DataLoaderTest, AnEndedEpochStaysEnded) {
  auto loader = data_loader(Numbers(1));
  AnyBatch batch;
  EXPECT_TRUE(loader->next(batch)) << "epoch 0 begins by itself";
  EXPECT_FALSE(loader->next(batch));
  EXPECT_FALSE(loader->next(batch));
  loader->begin_epoch(1);
  EXPECT_TRUE(loader->next(batch));
}

TEST(DataLoaderTest, AnEmptyDatasetGivesNoBatch) {
  for (const int64_t workers : {0, 2}) {
    for (const bool shuffle : {false, true}) {
      auto loader =
          data_loader(Numbers(0), {.shuffle = shuffle, .workers = workers});
      EXPECT_EQ(loader.size(), 0);
      EXPECT_EQ(epoch_of(loader), Batches{});
    }
  }
}

TEST(DataLoaderTest, TakesASampler) {
  Numbers data(10);
  auto loader = data_loader(
      data,
      {.batch_size = 2,
       .sampler = fulgurite::FunctionSampler(
           [](int64_t epoch) {
             return std::vector<size_t>{9, static_cast<size_t>(epoch), 7};
           },
           3)});
  EXPECT_EQ(epoch_of(loader, 4), (Batches{{9, 4}, {7}}));
  EXPECT_EQ(loader.size(), 2);
  auto wrong = data_loader(
      data,
      {.sampler = std::make_shared<fulgurite::FunctionSampler>(
           [](int64_t) { return std::vector<size_t>{10}; })});
  EXPECT_EQ(
      error_of([&] { epoch_of(wrong); }),
      "[DataLoader] expected the sampler to give indices below the dataset's "
      "size 10, got 10");
  EXPECT_EQ(wrong.size(), std::nullopt);
}

/// Batches that grow: {0}, {1, 2}, {3, 4, 5} …
class GrowingBatches : public fulgurite::BatchSampler {
 public:
  std::optional<int64_t> size() const override {
    return 3;
  }
  void set_epoch(int64_t) override {
    given_ = 0;
    next_ = 0;
  }
  bool next(std::vector<size_t>& indices) override {
    indices.clear();
    if (given_ == 3) {
      return false;
    }
    for (size_t i = 0; i <= given_; ++i) {
      indices.push_back(next_++);
    }
    ++given_;
    return true;
  }

 private:
  size_t given_ = 0;
  size_t next_ = 0;
};

TEST(DataLoaderTest, TakesABatchSampler) {
  Numbers data(6);
  for (const int64_t workers : {0, 2}) {
    auto loader = data_loader(
        data, {.batch_sampler = GrowingBatches(), .workers = workers});
    EXPECT_EQ(epoch_of(loader), (Batches{{0}, {1, 2}, {3, 4, 5}}));
    EXPECT_EQ(loader->batch_size(), std::nullopt);
    EXPECT_EQ(loader->with_sequential_sampling(), nullptr);
    EXPECT_FALSE(loader->set_distributed(0, 2));
    EXPECT_TRUE(loader->set_distributed(0, 1));
  }
}

TEST(DataLoaderTest, CollatesAsTold) {
  Numbers data(4);
  auto sums = data_loader(
      data, {.batch_size = 2}, [](const std::vector<Number>& samples) {
        return std::make_pair(
            samples[0].index + samples[1].index,
            static_cast<int64_t>(samples.size()));
      });
  static_assert(
      std::is_same_v<decltype(sums), Loader<std::pair<Tensor, int64_t>>>);
  std::vector<int64_t> seen;
  for (auto& batch : sums) {
    seen.push_back(batch.first.item<int64_t>());
  }
  EXPECT_EQ(seen, (std::vector<int64_t>{1, 5}));
  auto taking = data_loader(data, {}, [](std::vector<Number>&& samples) {
    return std::move(samples[0]).index;
  });
  static_assert(std::is_same_v<decltype(taking), Loader<Tensor>>);
  auto spanning = data_loader(
      data, {}, [](std::span<Number> samples) { return samples[0]; });
  static_assert(std::is_same_v<decltype(spanning), Loader<Number>>);
}

struct BatchedNumbers : Numbers {
  using Numbers::Numbers;
  Number get_batch(std::span<const size_t> indices) const {
    std::vector<int64_t> values(indices.begin(), indices.end());
    return {at::full({static_cast<int64_t>(indices.size())}, -1, at::kLong)};
  }
};
/// Like a mapped dataset of torch::data: no get, an ArrayRef of indices.
struct OnlyBatches {
  std::optional<size_t> size() const {
    return 5;
  }
  std::vector<Number> get_batch(c10::ArrayRef<size_t> indices) {
    std::vector<Number> samples;
    for (const size_t index : indices) {
      samples.push_back({at::full({}, static_cast<int64_t>(index), at::kLong)});
    }
    return samples;
  }
};
struct Endless {
  std::optional<size_t> size() const {
    return std::nullopt;
  }
  Number get(size_t) const {
    return {};
  }
};

TEST(DataLoaderTest, UsesTheDatasetsOwnBatches) {
  EXPECT_EQ(
      epoch_of(data_loader(BatchedNumbers(3), {.batch_size = 2})),
      (Batches{{-1, -1}, {-1}}));
  EXPECT_EQ(
      epoch_of(data_loader(OnlyBatches(), {.batch_size = 2})),
      (Batches{{0, 1}, {2, 3}, {4}}));
  EXPECT_NE(
      error_of([] {
        data_loader(Endless());
      }).find("[DataLoader] expected a dataset of known size"),
      std::string::npos);
}

TEST(DataLoaderTest, RefillsTheBatchThatTheCallerGivesBack) {
  auto loader = data_loader(Numbers(8), {.batch_size = 2});
  AnyBatch batch;
  loader->next(batch);
  const void* first = batch.as<Number>().index.data_ptr();
  loader->next(batch);
  EXPECT_EQ(batch.as<Number>().index.data_ptr(), first);
  const Tensor kept = batch.as<Number>().index;
  loader->next(batch);
  EXPECT_EQ(kept[0].item<int64_t>(), 2) << "a kept tensor is never overwritten";
  EXPECT_EQ(batch.as<Number>().index[0].item<int64_t>(), 4);
}

TEST(DataLoaderTest, BatchesOfInferenceModeDoNotReachTraining) {
  auto loader = data_loader(Numbers(8), {.batch_size = 2});
  AnyBatch batch;
  {
    const c10::InferenceMode inference;
    loader->next(batch);
  }
  loader->next(batch);
  EXPECT_FALSE(batch.as<Number>().index.is_inference());
}

TEST(DataLoaderTest, GivesEachRankItsShare) {
  Numbers data(10);
  const auto share = [&](int64_t rank, fulgurite::Sharding sharding) {
    auto loader = data_loader(data, {.batch_size = 2});
    EXPECT_TRUE(loader->set_distributed(rank, 3, sharding));
    auto batches = epoch_of(loader);
    EXPECT_EQ(loader.size(), static_cast<int64_t>(batches.size()));
    return batches;
  };
  using fulgurite::Sharding;
  EXPECT_EQ(share(0, Sharding::kPadded), (Batches{{0, 3}, {6, 9}}));
  EXPECT_EQ(share(2, Sharding::kPadded), (Batches{{2, 5}, {8, 1}}));
  EXPECT_EQ(share(0, Sharding::kUnpadded), (Batches{{0, 3}, {6, 9}}));
  EXPECT_EQ(share(2, Sharding::kUnpadded), (Batches{{2, 5}, {8}}));
}

TEST(DataLoaderTest, GivesTheSameDataInItsOwnOrder) {
  Numbers data(6);
  auto loader = data_loader(data, {.batch_size = 3, .shuffle = true});
  Loader<Number> sequential = loader->with_sequential_sampling();
  EXPECT_EQ(epoch_of(sequential, 5), (Batches{{0, 1, 2}, {3, 4, 5}}));
  EXPECT_FALSE(sequential->shuffles());
}

TEST(DataLoaderTest, PinsMemoryOnlyForAnAccelerator) {
  const fulgurite::ScopedLogCapture log;
  auto loader = data_loader(Numbers(2), {.batch_size = 2, .pin_memory = true});
  EXPECT_EQ(epoch_of(loader), (Batches{{0, 1}}));
  EXPECT_EQ(
      log.contains("pin_memory is set but there is no accelerator"),
      !at::getAccelerator().has_value());
}

TEST(DataLoaderTest, RefusesOptionsThatMakeNoSense) {
  Numbers data(2);
  const auto text = [&](fulgurite::DataLoaderOptions options) {
    return error_of([&] { data_loader(data, std::move(options)); });
  };
  EXPECT_EQ(
      text({.batch_size = 0}), "[DataLoader] expected batch_size > 0, got 0");
  EXPECT_NE(
      text({.workers = -1}).find("expected workers from 0 to 1024, got -1"),
      std::string::npos);
  EXPECT_NE(
      text({.workers = 1, .num_workers = 2}).find("got 1 and 2"),
      std::string::npos);
  EXPECT_EQ(
      text({.prefetch_factor = 0}),
      "[DataLoader] expected prefetch_factor > 0, got 0");
  EXPECT_NE(
      text({.timeout = -1}).find("timeout ≥ 0, got -1"), std::string::npos);
  EXPECT_NE(text({.timeout = NAN}).find("timeout ≥ 0"), std::string::npos);
  EXPECT_NE(
      text({.shuffle = true, .sampler = fulgurite::SequentialSampler(2)})
          .find("one of shuffle and sampler"),
      std::string::npos);
  EXPECT_NE(
      text({.batch_size = 2, .batch_sampler = GrowingBatches()})
          .find("expected batch_sampler alone"),
      std::string::npos);
}

TEST(DataLoaderTest, SaysWhichSampleFailed) {
  Numbers data(10);
  data.fail_at = 5;
  auto loader = data_loader(data, {.batch_size = 2});
  AnyBatch batch;
  EXPECT_TRUE(loader->next(batch));
  EXPECT_TRUE(loader->next(batch));
  EXPECT_EQ(
      error_of([&] { loader->next(batch); }),
      "[DataLoader] sample 5: cannot read number 5");
  EXPECT_TRUE(loader->next(batch)) << "the batch after it is still there";
  EXPECT_EQ(
      fulgurite::test::values_of(batch.as<Number>().index),
      (std::vector<int64_t>{6, 7}));
  try {
    loader->begin_epoch(1);
    while (loader->next(batch)) {
    }
    FAIL();
  } catch (const std::nested_exception& error) {
    EXPECT_THROW(error.rethrow_nested(), std::runtime_error);
  }
}

TEST(DataLoaderTest, SaysWhichBatchDidNotFitTogether) {
  Numbers data(6);
  data.odd_shape_at = 3;
  auto loader = data_loader(data, {.batch_size = 2});
  const auto text = error_of([&] { epoch_of(loader); });
  EXPECT_NE(
      text.find("[DataLoader] batch 1: [collate] expected field 'index'"),
      std::string::npos)
      << text;
}

} // namespace
