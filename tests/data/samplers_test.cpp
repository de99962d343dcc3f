#include "fulgurite/data/samplers.h"

#include "fulgurite/base/logging.h"
#include "tests/data/error_of.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace {

using fulgurite::AnySampler;
using fulgurite::DistributedSampler;
using fulgurite::FixedSizeBatchSampler;
using fulgurite::FunctionSampler;
using fulgurite::RandomSampler;
using fulgurite::Sampler;
using fulgurite::SequentialSampler;
using fulgurite::WeightedRandomSampler;
using fulgurite::test::error_of;
using Indices = std::vector<size_t>;

/// All indices of an epoch, drawn `chunk` at a time.
Indices epoch_of(Sampler& sampler, int64_t epoch, size_t chunk = 7) {
  sampler.set_epoch(epoch);
  Indices all;
  Indices part(chunk);
  size_t count = chunk;
  while (count == chunk) {
    count = sampler.next(part);
    all.insert(
        all.end(), part.begin(), part.begin() + static_cast<ptrdiff_t>(count));
  }
  EXPECT_EQ(sampler.next(part), 0U) << "nothing comes after the end";
  return all;
}

Indices counting(size_t size) {
  Indices all(size);
  std::iota(all.begin(), all.end(), size_t{0});
  return all;
}

Indices sorted(Indices indices) {
  std::sort(indices.begin(), indices.end());
  return indices;
}

TEST(SamplerTest, SequentialCounts) {
  SequentialSampler sampler(20);
  EXPECT_EQ(epoch_of(sampler, 0), counting(20));
  EXPECT_EQ(epoch_of(sampler, 1, 3), counting(20));
  EXPECT_EQ(sampler.size(), 20);
  EXPECT_FALSE(sampler.shuffles());
  SequentialSampler none(0);
  EXPECT_EQ(epoch_of(none, 0), Indices{});
}

TEST(SamplerTest, ShufflesDifferentlyEachEpochAndTheSameEachTime) {
  RandomSampler sampler(50, {.seed = 3});
  const auto first = epoch_of(sampler, 0);
  EXPECT_EQ(sorted(first), counting(50));
  EXPECT_NE(first, counting(50));
  EXPECT_NE(epoch_of(sampler, 1), first);
  EXPECT_EQ(epoch_of(sampler, 0, 1), first) << "whatever was drawn before";
  RandomSampler other(50, {.seed = 4});
  EXPECT_NE(epoch_of(other, 0), first);
}

TEST(SamplerTest, ShufflesEvenly) {
  // Each of the 6 orders of 3 samples: 1/6 of the time, within 5 sigma.
  std::map<Indices, int> counts;
  RandomSampler sampler(3, {.seed = 1});
  constexpr int kEpochs = 6000;
  for (int64_t epoch = 0; epoch < kEpochs; ++epoch) {
    ++counts[epoch_of(sampler, epoch)];
  }
  ASSERT_EQ(counts.size(), 6U);
  const double sigma = std::sqrt(kEpochs / 6.0 * (1 - 1.0 / 6));
  for (const auto& [order, count] : counts) {
    EXPECT_NEAR(count, kEpochs / 6.0, 5 * sigma);
  }
}

TEST(SamplerTest, RandomDrawsAsManyAsAskedFor) {
  RandomSampler fewer(10, {.num_samples = 4, .seed = 0});
  EXPECT_EQ(epoch_of(fewer, 0).size(), 4U);
  RandomSampler more(10, {.num_samples = 25, .seed = 0});
  auto drawn = epoch_of(more, 0);
  EXPECT_EQ(more.size(), 25);
  EXPECT_EQ(sorted({drawn.begin(), drawn.begin() + 10}), counting(10));
  EXPECT_EQ(sorted({drawn.begin() + 10, drawn.begin() + 20}), counting(10));
  RandomSampler again(
      10, {.replacement = true, .num_samples = 1000, .seed = 0});
  drawn = epoch_of(again, 0);
  EXPECT_EQ(drawn.size(), 1000U);
  EXPECT_EQ(std::set<size_t>(drawn.begin(), drawn.end()).size(), 10U);
  EXPECT_NE(
      error_of([] {
        RandomSampler(3, {.num_samples = 0});
      }).find("[RandomSampler] expected num_samples > 0"),
      std::string::npos);
}

TEST(SamplerTest, SkippingIsDrawing) {
  RandomSampler random(500, {.seed = 9});
  SequentialSampler sequential(500);
  WeightedRandomSampler weighted(std::vector<double>(500, 1), 500, {.seed = 9});
  DistributedSampler distributed(
      1000, {.num_replicas = 2, .rank = 1, .seed = 9});
  FunctionSampler function([](int64_t) { return counting(500); });
  for (Sampler* sampler : std::initializer_list<Sampler*>{
           &random, &sequential, &weighted, &distributed, &function}) {
    const auto all = epoch_of(*sampler, 2);
    ASSERT_EQ(all.size(), 500U);
    for (const size_t skipped : {0, 1, 300, 499, 500, 600}) {
      sampler->set_epoch(2);
      sampler->skip(skipped);
      Indices rest(600);
      rest.resize(sampler->next(rest));
      const auto from = static_cast<ptrdiff_t>(std::min<size_t>(skipped, 500));
      EXPECT_EQ(rest, Indices(all.begin() + from, all.end()));
    }
  }
}

TEST(SamplerTest, WeightsDecideHowOften) {
  const std::vector<double> weights{0, 1, 2, 0, 5};
  WeightedRandomSampler sampler(weights, 80000, {.seed = 1});
  std::map<size_t, int> counts;
  for (const size_t index : epoch_of(sampler, 0)) {
    ++counts[index];
  }
  EXPECT_FALSE(counts.contains(0));
  EXPECT_FALSE(counts.contains(3));
  EXPECT_NEAR(counts[1], 10000, 500);
  EXPECT_NEAR(counts[2], 20000, 700);
  EXPECT_NEAR(counts[4], 50000, 800);
}

TEST(SamplerTest, WeightsWithoutReplacementDrawEachOnce) {
  int first_is_heavy = 0;
  for (int64_t epoch = 0; epoch < 2000; ++epoch) {
    WeightedRandomSampler sampler(
        {1, 0, 3}, 2, {.replacement = false, .seed = 5});
    const auto drawn = epoch_of(sampler, epoch);
    EXPECT_EQ(sorted(drawn), (Indices{0, 2}));
    first_is_heavy += drawn[0] == 2 ? 1 : 0;
  }
  EXPECT_NEAR(first_is_heavy, 1500, 100);
}

TEST(SamplerTest, RefusesWeightsThatMakeNoSense) {
  const auto text = [](std::vector<double> weights, int64_t count, bool again) {
    return error_of(
        [&] { WeightedRandomSampler(weights, count, {.replacement = again}); });
  };
  EXPECT_NE(
      text({1, -1}, 1, true).find("got -1 at index 1"), std::string::npos);
  EXPECT_NE(text({NAN}, 1, true).find("finite weights"), std::string::npos);
  EXPECT_NE(
      text({INFINITY}, 1, true).find("finite weights"), std::string::npos);
  EXPECT_NE(text({0, 0}, 1, true).find("finite sum > 0"), std::string::npos);
  EXPECT_NE(text({}, 1, true).find("finite sum > 0"), std::string::npos);
  EXPECT_NE(text({1}, 0, true).find("num_samples > 0"), std::string::npos);
  EXPECT_NE(
      text({1, 0, 1}, 3, false).find("weights above zero"), std::string::npos);
}

TEST(SamplerTest, RanksShareOneOrder) {
  for (const size_t size : {1, 5, 12, 13}) {
    for (const bool shuffle : {false, true}) {
      Indices all;
      for (int64_t rank = 0; rank < 4; ++rank) {
        DistributedSampler sampler(
            size,
            {.num_replicas = 4,
             .rank = rank,
             .shuffle = shuffle,
             .pad = false});
        const auto share = epoch_of(sampler, 3);
        EXPECT_EQ(sampler.size(), static_cast<int64_t>(share.size()));
        all.insert(all.end(), share.begin(), share.end());
      }
      EXPECT_EQ(sorted(all), counting(size)) << "each sample once";
    }
  }
}

TEST(SamplerTest, PaddedRanksGetTheSameNumberAsInPyTorch) {
  // torch.utils.data.DistributedSampler(range(10), 4, rank, shuffle=False)
  const std::vector<Indices> expected{
      {0, 4, 8}, {1, 5, 9}, {2, 6, 0}, {3, 7, 1}};
  // … with drop_last=True
  const std::vector<Indices> dropped{{0, 4}, {1, 5}, {2, 6}, {3, 7}};
  for (size_t rank = 0; rank < 4; ++rank) {
    fulgurite::DistributedSamplerOptions options{
        .num_replicas = 4,
        .rank = static_cast<int64_t>(rank),
        .shuffle = false};
    DistributedSampler padded(10, options);
    EXPECT_EQ(epoch_of(padded, 0), expected[rank]);
    EXPECT_EQ(padded.size(), 3);
    options.drop_last = true;
    DistributedSampler fewer(10, options);
    EXPECT_EQ(epoch_of(fewer, 0), dropped[rank]);
  }
  // More ranks than samples: the order is repeated.
  DistributedSampler few(2, {.num_replicas = 7, .rank = 6, .shuffle = false});
  EXPECT_EQ(epoch_of(few, 0), Indices{0});
}

TEST(SamplerTest, DistributedSharesAnyOrder) {
  DistributedSampler sampler(
      FunctionSampler([](int64_t epoch) {
        return Indices{9, 8, 7, static_cast<size_t>(epoch)};
      }),
      {.num_replicas = 2, .rank = 1});
  EXPECT_EQ(epoch_of(sampler, 5), (Indices{8, 5}));
  EXPECT_EQ(
      error_of([] { DistributedSampler(4, {.num_replicas = 2, .rank = 2}); }),
      "[DistributedSampler] expected 0 ≤ rank < num_replicas, got rank 2 of 2");
  EXPECT_NE(
      error_of([] {
        DistributedSampler(AnySampler(), {});
      }).find("expected a sampler, got none"),
      std::string::npos);
}

TEST(SamplerTest, SeedComesFromSeedEverything) {
  const fulgurite::ScopedLogCapture quiet;
  fulgurite::seed_everything(11);
  RandomSampler seeded(50);
  RandomSampler same(50, {.seed = 11});
  EXPECT_EQ(epoch_of(seeded, 0), epoch_of(same, 0));
  RandomSampler restored(50, {.seed = 1});
  restored.load_state_dict(seeded.state_dict());
  EXPECT_EQ(epoch_of(restored, 4), epoch_of(same, 4));
}

TEST(BatchSamplerTest, GroupsIndices) {
  const auto batches = [](bool drop_last) {
    FixedSizeBatchSampler sampler(SequentialSampler(7), 3, drop_last);
    sampler.set_epoch(0);
    std::vector<Indices> all;
    Indices batch;
    while (sampler.next(batch)) {
      all.push_back(batch);
    }
    EXPECT_EQ(sampler.size(), static_cast<int64_t>(all.size()));
    return all;
  };
  EXPECT_EQ(batches(false), (std::vector<Indices>{{0, 1, 2}, {3, 4, 5}, {6}}));
  EXPECT_EQ(batches(true), (std::vector<Indices>{{0, 1, 2}, {3, 4, 5}}));
  EXPECT_NE(
      error_of([] {
        FixedSizeBatchSampler(AnySampler(), 1);
      }).find("expected a sampler, got none"),
      std::string::npos);
  EXPECT_NE(
      error_of([] {
        FixedSizeBatchSampler(SequentialSampler(1), 0);
      }).find("expected batch_size > 0, got 0"),
      std::string::npos);
}

} // namespace
