#include "fulgurite/data/data_loader.h"
#include "tests/data/error_of.h"
#include "tests/data/numbers.h"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/Parallel.h>
#include <ATen/ops/empty.h>
#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>
#include <set>

namespace {

using fulgurite::AnyBatch;
using fulgurite::data_loader;
using fulgurite::Rng;
using fulgurite::test::CountingStream;
using fulgurite::test::epoch_of;
using fulgurite::test::error_of;
using fulgurite::test::NoisyNumbers;
using fulgurite::test::Number;
using fulgurite::test::Numbers;
using fulgurite::test::rest_of;
using fulgurite::test::values_of;

struct Seen {
  std::vector<int64_t> indices;
  std::vector<double> noise;
  bool operator==(const Seen&) const = default;
};

template <class L>
std::vector<Seen> see(const L& loader, int64_t epoch) {
  std::vector<Seen> seen;
  AnyBatch batch;
  loader->begin_epoch(epoch);
  while (loader->next(batch)) {
    const auto& number = batch.template as<Number>();
    seen.push_back(
        {values_of(number.index), fulgurite::test::noise_of(number.noise)});
  }
  return seen;
}

TEST(WorkersTest, BatchesAreTheSameWithAnyNumberOfWorkers) {
  NoisyNumbers data(100);
  std::vector<Seen> alone;
  for (const int64_t workers : {0, 1, 8}) {
    auto loader = data_loader(
        data,
        {.batch_size = 7, .shuffle = true, .workers = workers, .seed = 3});
    for (int64_t epoch = 0; epoch < 2; ++epoch) {
      const auto seen = see(loader, epoch);
      if (workers == 0 && epoch == 1) {
        alone = seen;
      }
      if (epoch == 1) {
        EXPECT_EQ(seen, alone) << workers << " workers";
      }
    }
  }
}

TEST(WorkersTest, StreamsAreTheSameWithAnyNumberOfWorkers) {
  const auto alone = see(data_loader(CountingStream(50), {.batch_size = 4}), 1);
  for (const int64_t workers : {1, 8}) {
    EXPECT_EQ(
        see(data_loader(
                CountingStream(50), {.batch_size = 4, .workers = workers}),
            1),
        alone);
  }
}

TEST(WorkersTest, NoiseDependsOnSeedEpochAndIndexAlone) {
  NoisyNumbers data(10);
  const auto noise = [&](uint64_t seed, int64_t epoch, int64_t batch_size) {
    std::vector<double> all;
    for (const auto& seen :
         see(data_loader(data, {.batch_size = batch_size, .seed = seed}),
             epoch)) {
      all.insert(all.end(), seen.noise.begin(), seen.noise.end());
    }
    return all;
  };
  EXPECT_EQ(noise(1, 0, 5), noise(1, 0, 2));
  EXPECT_NE(noise(1, 0, 5), noise(1, 1, 5));
  EXPECT_NE(noise(1, 0, 5), noise(2, 0, 5));
  const auto once = noise(1, 0, 10);
  EXPECT_EQ(std::set<double>(once.begin(), once.end()).size(), 10U);
}

TEST(WorkersTest, LeaveTheDefaultGeneratorAlone) {
  auto generator = at::detail::getDefaultCPUGenerator();
  const auto before = generator.get_state().clone();
  epoch_of(data_loader(
      NoisyNumbers(40), {.batch_size = 4, .shuffle = true, .workers = 3}));
  const auto after = generator.get_state();
  EXPECT_TRUE(before.equal(after));
}

/// Says in its sample how many threads ATen would use.
struct ThreadCounter {
  size_t size() const {
    return 4;
  }
  Number get(size_t) const {
    int64_t parts = 0;
    std::mutex mutex;
    at::parallel_for(0, 1'000'000, 1, [&](int64_t, int64_t) {
      const std::lock_guard lock(mutex);
      ++parts;
    });
    return {at::full({}, parts, at::kLong)};
  }
};

TEST(WorkersTest, RunWithOneIntraOpThread) {
  const int threads = at::get_num_threads();
  EXPECT_EQ(
      epoch_of(data_loader(ThreadCounter(), {.batch_size = 4, .workers = 2})),
      (std::vector<std::vector<int64_t>>{{1, 1, 1, 1}}));
  EXPECT_EQ(at::get_num_threads(), threads) << "the caller keeps its own";
  std::thread([&] { EXPECT_EQ(at::get_num_threads(), threads); }).join();
}

TEST(WorkersTest, SayWhichSampleFailed) {
  Numbers data(100);
  data.fail_at = 41;
  auto loader = data_loader(data, {.batch_size = 4, .workers = 3});
  loader->begin_epoch(0);
  AnyBatch batch;
  for (int i = 0; i < 10; ++i) {
    ASSERT_TRUE(loader->next(batch)) << "those before it come first";
  }
  EXPECT_EQ(
      error_of([&] { loader->next(batch); }),
      "[DataLoader] sample 41: cannot read number 41");
  EXPECT_EQ(rest_of(*loader).size(), 14U) << "those behind it are still there";
  data.fail_at = -1;
  EXPECT_EQ(epoch_of(loader, 1).size(), 25U);
}

/// Counts the samples that were asked for.
struct CountedNumbers : Numbers {
  using Numbers::Numbers;
  Number get(size_t index) const {
    asked->fetch_add(1);
    return Numbers::get(index);
  }
  std::shared_ptr<std::atomic<int64_t>> asked =
      std::make_shared<std::atomic<int64_t>>(0);
};

TEST(WorkersTest, StayWithinTheirPrefetch) {
  CountedNumbers data(1000);
  auto loader =
      data_loader(data, {.batch_size = 10, .workers = 2, .prefetch_factor = 3});
  loader->begin_epoch(0);
  std::this_thread::sleep_for(std::chrono::milliseconds(30));
  EXPECT_LE(data.asked->load(), 60);
  AnyBatch batch;
  loader->next(batch);
  std::this_thread::sleep_for(std::chrono::milliseconds(30));
  EXPECT_LE(data.asked->load(), 70);
}

/// A dataset whose get waits until it is let go.
struct Gate {
  std::mutex mutex;
  std::condition_variable moved;
  bool open = false;
  int waiting = 0;
};
struct GatedNumbers : Numbers {
  GatedNumbers(size_t size, Gate* a_gate) : Numbers(size), gate(a_gate) {}
  Number get(size_t index) const {
    std::unique_lock lock(gate->mutex);
    ++gate->waiting;
    gate->moved.notify_all();
    gate->moved.wait(lock, [this] { return gate->open; });
    return Numbers::get(index);
  }
  Gate* gate;
};

TEST(WorkersTest, TimeOutWhenTheDatasetHangs) {
  Gate gate;
  GatedNumbers data(10, &gate);
  auto loader = data_loader(data, {.workers = 1, .timeout = 0.05});
  AnyBatch batch;
  EXPECT_NE(
      error_of([&] {
        loader->next(batch);
      }).find("[DataLoader] expected a batch within timeout = 0.05 s"),
      std::string::npos);
  {
    const std::lock_guard lock(gate.mutex);
    gate.open = true;
  }
  gate.moved.notify_all();
  // The batch is late, not lost; this loader waits for as long as it takes.
  while (true) {
    if (error_of([&] { loader->next(batch); }) == "no error") {
      break;
    }
  }
  EXPECT_EQ(values_of(batch.as<Number>().index), std::vector<int64_t>{0});
}

TEST(WorkersTest, EndQuicklyInTheMiddleOfABatch) {
  // One batch would take 100 seconds; only the sample in hand is waited for.
  struct Slow : Numbers {
    using Numbers::Numbers;
    Number get(size_t index) const {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      return Numbers::get(index);
    }
  };
  const auto begin = std::chrono::steady_clock::now();
  {
    auto loader =
        data_loader(Slow(100000), {.batch_size = 10000, .workers = 4});
    loader->begin_epoch(0);
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    loader->begin_epoch(1);
    loader->load_state_dict(loader->state_dict());
  }
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
}

TEST(WorkersTest, SurviveEveryOrderOfCalls) {
  NoisyNumbers data(60);
  auto loader = data_loader(
      data, {.batch_size = 3, .shuffle = true, .workers = 3, .seed = 1});
  const auto expected = epoch_of(loader, 9);
  Rng rng(7);
  AnyBatch batch;
  for (int round = 0; round < 60; ++round) {
    switch (rng.below(4)) {
      case 0:
        loader->begin_epoch(static_cast<int64_t>(rng.below(3)));
        break;
      case 1:
        loader->load_state_dict(loader->state_dict());
        break;
      case 2:
        loader->next(batch);
        break;
      default:
        for (uint64_t i = rng.below(30); i > 0; --i) {
          loader->next(batch);
        }
    }
  }
  EXPECT_EQ(epoch_of(loader, 9), expected);
}

TEST(WorkersTest, ABatchOfOneEpochNeverReachesTheNext) {
  Numbers data(12);
  auto loader = data_loader(data, {.batch_size = 1, .workers = 4});
  for (int round = 0; round < 200; ++round) {
    loader->begin_epoch(round);
    AnyBatch batch;
    ASSERT_TRUE(loader->next(batch));
    ASSERT_EQ(values_of(batch.as<Number>().index), std::vector<int64_t>{0});
    ASSERT_TRUE(loader->next(batch));
    ASSERT_EQ(values_of(batch.as<Number>().index), std::vector<int64_t>{1});
  }
}

TEST(WorkersTest, AreCalledNumWorkersToo) {
  EXPECT_EQ(
      epoch_of(data_loader(Numbers(4), {.batch_size = 2, .num_workers = 2})),
      (std::vector<std::vector<int64_t>>{{0, 1}, {2, 3}}));
}

} // namespace
