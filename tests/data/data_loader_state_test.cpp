#include "fulgurite/data/data_loader.h"
#include "fulgurite/data/samplers.h"
#include "tests/data/error_of.h"
#include "tests/data/numbers.h"

#include <gtest/gtest.h>

namespace {

using fulgurite::AnyBatch;
using fulgurite::data_loader;
using fulgurite::DataLoaderOptions;
using fulgurite::Loader;
using fulgurite::Value;
using fulgurite::test::CountingStream;
using fulgurite::test::epoch_of;
using fulgurite::test::error_of;
using fulgurite::test::NoisyNumbers;
using fulgurite::test::Number;
using fulgurite::test::Numbers;
using fulgurite::test::rest_of;
using fulgurite::test::StatefulStream;

struct Seen {
  std::vector<int64_t> indices;
  std::vector<double> noise;
  bool operator==(const Seen&) const = default;
};

std::vector<Seen> see_rest(fulgurite::LoaderBase& loader) {
  std::vector<Seen> seen;
  AnyBatch batch;
  while (loader.next(batch)) {
    const auto& number = batch.as<Number>();
    seen.push_back(
        {fulgurite::test::values_of(number.index),
         fulgurite::test::noise_of(number.noise)});
  }
  return seen;
}

/// Stops after every number of batches in turn, restores into a fresh loader,
/// and compares all that follows, the next epoch included.
template <class Make>
void expect_exact_resume(Make make, bool begin_again) {
  auto whole = make();
  whole->begin_epoch(3);
  const auto expected = see_rest(*whole);
  whole->begin_epoch(4);
  const auto expected_next = see_rest(*whole);
  ASSERT_GT(expected.size(), 3U);
  for (size_t stop = 0; stop <= expected.size(); ++stop) {
    auto stopped = make();
    stopped->begin_epoch(3);
    AnyBatch batch;
    for (size_t i = 0; i < stop; ++i) {
      ASSERT_TRUE(stopped->next(batch));
    }
    const Value state = stopped->state_dict();
    auto resumed = make();
    resumed->load_state_dict(state);
    EXPECT_EQ(resumed->state_dict(), state);
    EXPECT_EQ(resumed->next_epoch(), 3);
    if (begin_again) {
      resumed->begin_epoch(3);
    }
    const auto rest = see_rest(*resumed);
    EXPECT_EQ(
        rest,
        std::vector<Seen>(
            expected.begin() + static_cast<ptrdiff_t>(stop), expected.end()))
        << "after " << stop << " batches";
    EXPECT_EQ(resumed->next_epoch(), 4);
    resumed->begin_epoch(4);
    EXPECT_EQ(see_rest(*resumed), expected_next);
  }
}

class ResumeTest : public testing::TestWithParam<int64_t> {};
INSTANTIATE_TEST_SUITE_P(Workers, ResumeTest, testing::Values(0, 1, 3));

TEST_P(ResumeTest, IsExactAtEveryPosition) {
  NoisyNumbers data(23);
  for (const bool begin_again : {false, true}) {
    expect_exact_resume(
        [&] {
          return data_loader(
              data,
              {.batch_size = 4,
               .shuffle = true,
               .workers = GetParam(),
               .seed = 5});
        },
        begin_again);
  }
}

TEST_P(ResumeTest, IsExactWithADatasetThatHasState) {
  expect_exact_resume(
      [&] {
        return data_loader(
            StatefulStream(23), {.batch_size = 4, .workers = GetParam()});
      },
      true);
}

TEST_P(ResumeTest, IsExactByRunningADatasetForward) {
  expect_exact_resume(
      [&] {
        return data_loader(
            CountingStream(23), {.batch_size = 4, .workers = GetParam()});
      },
      false);
}

TEST_P(ResumeTest, IsExactForASharedOutSampler) {
  NoisyNumbers data(40);
  expect_exact_resume(
      [&] {
        auto loader = data_loader(
            data, {.batch_size = 4, .shuffle = true, .workers = GetParam()});
        loader->set_distributed(1, 2);
        return loader;
      },
      true);
}

TEST_P(ResumeTest, IsExactForWeights) {
  NoisyNumbers data(4);
  expect_exact_resume(
      [&] {
        return data_loader(
            data,
            {.batch_size = 4,
             .sampler = fulgurite::WeightedRandomSampler(
                 {1, 2, 3, 4}, 20, {.seed = 2}),
             .workers = GetParam()});
      },
      false);
}

TEST_P(ResumeTest, WorkersAheadDoNotMoveTheState) {
  NoisyNumbers data(40);
  auto loader =
      data_loader(data, {.batch_size = 4, .workers = GetParam(), .seed = 1});
  AnyBatch batch;
  loader->begin_epoch(0);
  loader->next(batch);
  const Value before = loader->state_dict();
  std::this_thread::sleep_for(std::chrono::milliseconds(5));
  EXPECT_EQ(loader->state_dict(), before);
  EXPECT_EQ(before.as_dict().at("batches").as_int(), 1);
  EXPECT_EQ(before.as_dict().at("samples").as_int(), 4);
}

TEST(DataLoaderStateTest, GoesBackWithinOneLoader) {
  Numbers data(10);
  auto loader =
      data_loader(data, {.batch_size = 2, .shuffle = true, .workers = 2});
  loader->begin_epoch(1);
  AnyBatch batch;
  loader->next(batch);
  const Value state = loader->state_dict();
  const auto rest = rest_of(*loader);
  loader->load_state_dict(state);
  EXPECT_EQ(rest_of(*loader), rest);
}

TEST(DataLoaderStateTest, AnotherEpochAfterLoadingStartsAtItsBeginning) {
  auto loader = data_loader(Numbers(4), {.batch_size = 2});
  loader->begin_epoch(0);
  AnyBatch batch;
  loader->next(batch);
  auto other = data_loader(Numbers(4), {.batch_size = 2});
  other->load_state_dict(loader->state_dict());
  other->begin_epoch(1);
  EXPECT_EQ(rest_of(*other).size(), 2U);
}

TEST(DataLoaderStateTest, RangeForGoesOnAfterLoading) {
  auto loader = data_loader(Numbers(6), {.batch_size = 2});
  loader->begin_epoch(7);
  AnyBatch batch;
  loader->next(batch);
  auto other = data_loader(Numbers(6), {.batch_size = 2});
  other->load_state_dict(loader->state_dict());
  int batches = 0;
  for (auto& rest : other) {
    batches += rest.index.size(0) == 2 ? 1 : 0;
  }
  EXPECT_EQ(batches, 2);
}

TEST(DataLoaderStateTest, CarriesTheSeed) {
  Numbers data(30);
  auto loader =
      data_loader(data, {.batch_size = 5, .shuffle = true, .seed = ~0ULL});
  loader->begin_epoch(0);
  auto other = data_loader(data, {.batch_size = 5, .shuffle = true, .seed = 1});
  other->load_state_dict(loader->state_dict());
  EXPECT_EQ(rest_of(*other), rest_of(*loader));
  EXPECT_EQ(epoch_of(other, 1), epoch_of(loader, 1));
}

TEST(DataLoaderStateTest, AStateFromBeforeTheFirstEpochIsAFreshStart) {
  auto loader = data_loader(Numbers(4), {.batch_size = 2});
  const Value fresh = loader->state_dict();
  auto other = data_loader(Numbers(4), {.batch_size = 2});
  epoch_of(other, 3);
  other->load_state_dict(fresh);
  EXPECT_EQ(other->next_epoch(), 0);
  EXPECT_EQ(rest_of(*other).size(), 2U);
}

/// A sampler whose order depends on how often it was asked.
class History : public fulgurite::Sampler {
 public:
  std::optional<int64_t> size() const override {
    return 4;
  }
  void set_epoch(int64_t) override {
    ++times_;
    given_ = 0;
  }
  size_t next(std::span<size_t> indices) override {
    size_t count = 0;
    while (count < indices.size() && given_ < 4) {
      indices[count++] = (times_ + given_++) % 10;
    }
    return count;
  }
  Value state_dict() const override {
    return Value::Dict{{"times", times_}};
  }
  void load_state_dict(const Value& state) override {
    times_ = static_cast<size_t>(state.as_dict().at("times").as_int());
  }

 private:
  size_t times_ = 0;
  size_t given_ = 0;
};

TEST(DataLoaderStateTest, AsksASamplerForItsState) {
  Numbers data(10);
  for (const int64_t workers : {0, 2}) {
    const DataLoaderOptions options{
        .batch_size = 2, .sampler = History(), .workers = workers};
    auto loader = data_loader(data, options);
    epoch_of(loader, 0);
    epoch_of(loader, 1);
    loader->begin_epoch(2);
    AnyBatch batch;
    loader->next(batch);
    const Value state = loader->state_dict();
    const auto rest = rest_of(*loader);
    DataLoaderOptions fresh = options;
    fresh.sampler = History();
    auto other = data_loader(data, fresh);
    other->load_state_dict(state);
    EXPECT_EQ(rest_of(*other), rest);
  }
}

TEST(DataLoaderStateTest, RefusesAStateThatDoesNotFit) {
  auto loader = data_loader(Numbers(4), {.batch_size = 2});
  loader->begin_epoch(0);
  const Value good = loader->state_dict();
  const auto text = [&](auto change) {
    Value state = good;
    change(state.as_dict());
    auto other = data_loader(Numbers(4), {.batch_size = 2});
    return error_of([&] { other->load_state_dict(state); });
  };
  using Dict = Value::Dict;
  EXPECT_NE(
      text([](Dict& d) {
        d["batch_size"] = 3;
      }).find("expected a state with batch_size 2, got one saved with 3"),
      std::string::npos);
  EXPECT_NE(
      text([](Dict& d) { d["dataset_size"] = 5; })
          .find("expected the state of a dataset of 4 samples, got that of one "
                "of 5"),
      std::string::npos);
  EXPECT_NE(
      text([](Dict& d) { d["samples"] = -1; }).find("expected samples ≥ 0"),
      std::string::npos);
  EXPECT_NE(
      text([](Dict& d) { d["batches"] = "x"; }).find("expected an int"),
      std::string::npos);
  EXPECT_NE(
      text([](Dict& d) { d.erase("seed"); }).find("no key 'seed'"),
      std::string::npos);
  EXPECT_NE(
      error_of([&] {
        loader->load_state_dict(Value(3));
      }).find("expected a dict"),
      std::string::npos);
}

TEST(DataLoaderStateTest, ABatchThatFailedIsMadeAgainAfterResuming) {
  for (const int64_t workers : {0, 2}) {
    Numbers data(8);
    data.fail_at = 3;
    auto loader = data_loader(data, {.batch_size = 2, .workers = workers});
    loader->begin_epoch(0);
    AnyBatch batch;
    loader->next(batch);
    EXPECT_THROW(loader->next(batch), fulgurite::UserError);
    const Value state = loader->state_dict();
    Numbers repaired(8);
    auto other = data_loader(repaired, {.batch_size = 2, .workers = workers});
    other->load_state_dict(state);
    EXPECT_EQ(
        rest_of(*other),
        (std::vector<std::vector<int64_t>>{{2, 3}, {4, 5}, {6, 7}}));
    // The same loader goes on behind it instead, and says so.
    loader->next(batch);
    EXPECT_EQ(loader->state_dict().as_dict().at("batches").as_int(), 3);
  }
}

} // namespace
