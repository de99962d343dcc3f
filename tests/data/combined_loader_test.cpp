#include "fulgurite/data/combined_loader.h"

#include "fulgurite/data/data_loader.h"
#include "tests/data/error_of.h"
#include "tests/data/numbers.h"

#include <gtest/gtest.h>

namespace {

using fulgurite::AnyBatch;
using fulgurite::combined_loader;
using fulgurite::CombinedMode;
using fulgurite::data_loader;
using fulgurite::Loader;
using fulgurite::SequentialBatch;
using fulgurite::Value;
using fulgurite::test::CountingStream;
using fulgurite::test::error_of;
using fulgurite::test::Number;
using fulgurite::test::Numbers;
using fulgurite::test::values_of;
using Rounds = std::vector<std::vector<int64_t>>;

int64_t value(const Number& number) {
  return number.index.item<int64_t>();
}
int64_t value(const std::optional<Number>& number) {
  return number ? value(*number) : -1;
}

/// The first value of each part of each batch that remains.
template <class B>
Rounds rounds_of(fulgurite::LoaderBase& loader) {
  Rounds rounds;
  AnyBatch batch;
  while (loader.next(batch)) {
    auto& parts = batch.as<B>();
    if constexpr (fulgurite::detail::is_instance<B, std::vector>) {
      auto& round = rounds.emplace_back();
      for (const auto& part : parts) {
        round.push_back(value(part));
      }
    } else if constexpr (std::is_same_v<B, SequentialBatch<Number>>) {
      rounds.push_back({parts.dataloader_idx, value(parts.batch)});
    } else {
      std::apply(
          [&](const auto&... part) { rounds.push_back({value(part)...}); },
          parts);
    }
  }
  return rounds;
}

template <CombinedMode kMode>
auto pair_of(size_t first, size_t second) {
  return combined_loader<kMode>(
      data_loader(Numbers(first)), data_loader(Numbers(second)));
}

template <class B>
Rounds epoch_rounds(const Loader<B>& loader, int64_t epoch = 0) {
  loader->begin_epoch(epoch);
  return rounds_of<B>(*loader);
}

TEST(CombinedLoaderTest, MinSizeEndsWithTheShortest) {
  auto loader = pair_of<CombinedMode::kMinSize>(3, 2);
  EXPECT_EQ(epoch_rounds(loader), (Rounds{{0, 0}, {1, 1}}));
  EXPECT_EQ(epoch_rounds(loader, 1), (Rounds{{0, 0}, {1, 1}}));
  EXPECT_EQ(loader.size(), 2);
}

TEST(CombinedLoaderTest, MaxSizeLeavesOutTheEnded) {
  auto loader = pair_of<CombinedMode::kMaxSize>(1, 3);
  EXPECT_EQ(epoch_rounds(loader), (Rounds{{0, 0}, {-1, 1}, {-1, 2}}));
  EXPECT_EQ(epoch_rounds(loader, 1), (Rounds{{0, 0}, {-1, 1}, {-1, 2}}));
  EXPECT_EQ(loader.size(), 3);
}

TEST(CombinedLoaderTest, MaxSizeCycleBeginsTheEndedAgain) {
  EXPECT_EQ(
      epoch_rounds(pair_of<CombinedMode::kMaxSizeCycle>(2, 5)),
      (Rounds{{0, 0}, {1, 1}, {0, 2}, {1, 3}, {0, 4}}));
  auto loader = pair_of<CombinedMode::kMaxSizeCycle>(3, 2);
  EXPECT_EQ(epoch_rounds(loader), (Rounds{{0, 0}, {1, 1}, {2, 0}}));
  EXPECT_EQ(loader.size(), 3);
}

TEST(CombinedLoaderTest, EachCycleIsShuffledAnew) {
  Numbers data(20);
  auto loader = combined_loader<CombinedMode::kMaxSizeCycle>(
      data_loader(Numbers(40)), data_loader(data, {.shuffle = true}));
  const auto rounds = epoch_rounds(loader);
  std::vector<int64_t> first;
  std::vector<int64_t> second;
  for (size_t i = 0; i < 20; ++i) {
    first.push_back(rounds[i][1]);
    second.push_back(rounds[20 + i][1]);
  }
  EXPECT_NE(first, second);
  EXPECT_EQ(epoch_rounds(loader), rounds);
}

TEST(CombinedLoaderTest, SequentialTakesOneAfterAnother) {
  auto loader = combined_loader<CombinedMode::kSequential>(std::vector{
      data_loader(Numbers(2)),
      data_loader(Numbers(0)),
      data_loader(Numbers(1))});
  EXPECT_EQ(epoch_rounds(loader), (Rounds{{0, 0}, {0, 1}, {2, 0}}));
  EXPECT_EQ(epoch_rounds(loader, 1), (Rounds{{0, 0}, {0, 1}, {2, 0}}));
  EXPECT_EQ(loader.size(), 3);
}

TEST(CombinedLoaderTest, CombinesAListOfOneType) {
  auto loader = combined_loader(
      std::vector{data_loader(Numbers(2)), data_loader(Numbers(3))});
  EXPECT_EQ(epoch_rounds(loader), (Rounds{{0, 0}, {1, 1}}));
  auto longest = combined_loader<CombinedMode::kMaxSize>(
      std::vector{data_loader(Numbers(1)), data_loader(Numbers(2))});
  EXPECT_EQ(epoch_rounds(longest), (Rounds{{0, 0}, {-1, 1}}));
}

TEST(CombinedLoaderTest, SizeIsUnknownWithOneThatIs) {
  EXPECT_EQ(
      combined_loader(data_loader(Numbers(2)), data_loader(CountingStream(5)))
          .size(),
      std::nullopt);
}

/// Stops after every number of batches and compares the rest.
template <class Make>
void expect_exact_resume(Make make) {
  auto whole = make();
  using B = typename decltype(whole)::BatchType;
  const auto expected = epoch_rounds(whole, 2);
  for (size_t stop = 0; stop <= expected.size() + 1; ++stop) {
    auto stopped = make();
    stopped->begin_epoch(2);
    AnyBatch batch;
    for (size_t i = 0; i < stop; ++i) {
      stopped->next(batch);
    }
    auto resumed = make();
    resumed->load_state_dict(stopped->state_dict());
    resumed->begin_epoch(2);
    const auto from = static_cast<ptrdiff_t>(std::min(stop, expected.size()));
    EXPECT_EQ(
        rounds_of<B>(*resumed), Rounds(expected.begin() + from, expected.end()))
        << "after " << stop;
    EXPECT_EQ(epoch_rounds(resumed, 3), epoch_rounds(whole, 3));
  }
}

TEST(CombinedLoaderTest, ResumesExactlyInEveryMode) {
  Numbers three(3);
  Numbers seven(7);
  for (const int64_t workers : {0, 2}) {
    const fulgurite::DataLoaderOptions options{
        .shuffle = true, .workers = workers, .seed = 1};
    const auto a = [&] { return data_loader(three, options); };
    const auto b = [&] { return data_loader(seven, options); };
    expect_exact_resume([&] { return combined_loader(a(), b()); });
    expect_exact_resume(
        [&] { return combined_loader<CombinedMode::kMaxSize>(a(), b()); });
    expect_exact_resume(
        [&] { return combined_loader<CombinedMode::kMaxSizeCycle>(a(), b()); });
    expect_exact_resume([&] {
      return combined_loader<CombinedMode::kSequential>(std::vector{a(), b()});
    });
  }
}

TEST(CombinedLoaderTest, PassesOnWhatLoadersAreAskedFor) {
  Numbers data(8);
  auto loader = combined_loader(
      data_loader(data, {.batch_size = 2, .shuffle = true}),
      data_loader(data, {.batch_size = 2}));
  EXPECT_TRUE(loader->shuffles());
  EXPECT_EQ(loader->name(), "CombinedLoader");
  const auto sequential = loader->with_sequential_sampling();
  EXPECT_FALSE(sequential->shuffles());
  EXPECT_TRUE(sequential->set_distributed(0, 2));
  EXPECT_EQ(sequential->size(), 2);
  auto mixed =
      combined_loader(data_loader(data), data_loader(CountingStream(3)));
  EXPECT_EQ(mixed->with_sequential_sampling(), nullptr);
  EXPECT_FALSE(mixed->set_distributed(0, 2));
}

TEST(CombinedLoaderTest, RefusesWhatCannotBeCombined) {
  EXPECT_NE(
      error_of([] {
        combined_loader(std::vector<Loader<Number>>{});
      }).find("[CombinedLoader] expected at least one loader"),
      std::string::npos);
  EXPECT_NE(
      error_of([] {
        combined_loader(data_loader(Numbers(1)), Loader<Number>());
      }).find("got an empty handle as number 1"),
      std::string::npos);
  EXPECT_NE(
      error_of([] {
        epoch_rounds(pair_of<CombinedMode::kMaxSizeCycle>(0, 2));
      }).find("expected loader 0 to have batches to cycle through"),
      std::string::npos);
  auto pair = pair_of<CombinedMode::kMinSize>(1, 2);
  EXPECT_NE(
      error_of([&] {
        pair->load_state_dict(
            pair_of<CombinedMode::kMaxSize>(1, 2)->state_dict());
      })
          .find(
              "expected the state of 2 loaders in mode min_size, got that of 2 "
              "in mode max_size"),
      std::string::npos);
}

} // namespace
