#include "fulgurite/data/data_loader.h"
#include "fulgurite/data/samplers.h"
#include "tests/data/error_of.h"
#include "tests/data/numbers.h"

#include <ATen/ops/full.h>
#include <gtest/gtest.h>

namespace {

using fulgurite::AnyBatch;
using fulgurite::data_loader;
using fulgurite::Value;
using fulgurite::test::CountingStream;
using fulgurite::test::epoch_of;
using fulgurite::test::error_of;
using fulgurite::test::Number;
using fulgurite::test::rest_of;
using fulgurite::test::StatefulStream;
using fulgurite::test::values_of;
using Batches = std::vector<std::vector<int64_t>>;

class IterableTest : public testing::TestWithParam<int64_t> {};
INSTANTIATE_TEST_SUITE_P(Workers, IterableTest, testing::Values(0, 1, 3));

/// A stream without epochs: 0, 1, 2 … up to `size`, -1 for no end.
struct Stream {
  int64_t size = -1;
  int64_t position = 0;
  std::optional<Number> next() {
    if (position == size) {
      return std::nullopt;
    }
    return Number{at::full({}, position++, at::kLong)};
  }
};
struct SizedStream : CountingStream {
  using CountingStream::CountingStream;
  size_t size() const {
    return static_cast<size_t>(size_);
  }
};

TEST_P(IterableTest, GroupsSamplesUntilTheEnd) {
  auto loader =
      data_loader(CountingStream(7), {.batch_size = 3, .workers = GetParam()});
  EXPECT_EQ(epoch_of(loader, 0), (Batches{{0, 1, 2}, {3, 4, 5}, {6}}));
  EXPECT_EQ(
      epoch_of(loader, 1),
      (Batches{{1000, 1001, 1002}, {1003, 1004, 1005}, {1006}}));
  EXPECT_EQ(loader.size(), std::nullopt);
  auto dropping = data_loader(
      CountingStream(7),
      {.batch_size = 3, .workers = GetParam(), .drop_last = true});
  EXPECT_EQ(epoch_of(dropping, 0), (Batches{{0, 1, 2}, {3, 4, 5}}));
  EXPECT_EQ(
      epoch_of(data_loader(CountingStream(0), {.workers = GetParam()})),
      Batches{});
}

TEST_P(IterableTest, KnowsItsSizeWhenTheDatasetDoes) {
  EXPECT_EQ(
      data_loader(SizedStream(7), {.batch_size = 3, .workers = GetParam()})
          .size(),
      3);
  EXPECT_EQ(
      data_loader(SizedStream(7), {.batch_size = 3, .drop_last = true}).size(),
      2);
}

TEST_P(IterableTest, AStreamGoesOnThroughEpochs) {
  auto loader = data_loader(Stream{}, {.batch_size = 2, .workers = GetParam()});
  AnyBatch batch;
  int64_t expected = 0;
  for (int64_t epoch = 0; epoch < 3; ++epoch) {
    loader->begin_epoch(epoch);
    for (int i = 0; i < 5; ++i) {
      ASSERT_TRUE(loader->next(batch));
      EXPECT_EQ(
          values_of(batch.as<Number>().index),
          (std::vector<int64_t>{expected, expected + 1}))
          << "nothing that was fetched ahead is lost";
      expected += 2;
    }
    EXPECT_EQ(loader->state_dict().as_dict().at("batches").as_int(), 5);
  }
}

TEST_P(IterableTest, AStreamResumesByRunningForward) {
  auto loader = data_loader(Stream{}, {.batch_size = 2, .workers = GetParam()});
  AnyBatch batch;
  for (int64_t epoch = 0; epoch < 2; ++epoch) {
    loader->begin_epoch(epoch);
    loader->next(batch);
    loader->next(batch);
  }
  auto other = data_loader(Stream{}, {.batch_size = 2, .workers = GetParam()});
  other->load_state_dict(loader->state_dict());
  other->begin_epoch(1);
  other->next(batch);
  EXPECT_EQ(values_of(batch.as<Number>().index), (std::vector<int64_t>{8, 9}));
  EXPECT_NE(
      error_of([&] {
        other->load_state_dict(loader->state_dict());
      }).find("and cannot go back to 8; give it reset(epoch)"),
      std::string::npos);
}

TEST_P(IterableTest, AStreamThatEndedSaysSo) {
  auto loader =
      data_loader(Stream{.size = 4}, {.batch_size = 2, .workers = GetParam()});
  EXPECT_EQ(epoch_of(loader, 0), (Batches{{0, 1}, {2, 3}}));
  EXPECT_NE(
      error_of([&] {
        loader->begin_epoch(1);
      }).find("has ended and cannot begin another epoch; give it reset"),
      std::string::npos);
  auto shorter = data_loader(Stream{.size = 2}, {.batch_size = 2});
  EXPECT_NE(
      error_of([&] { shorter->load_state_dict(loader->state_dict()); })
          .find("expected at least 4 samples, as when the state was saved, "
                "got 2"),
      std::string::npos);
}

TEST_P(IterableTest, SaysWhichSampleFailedAndGoesOnBehindIt) {
  CountingStream stream(10);
  stream.fail_at = 5;
  auto loader = data_loader(stream, {.batch_size = 4, .workers = GetParam()});
  loader->begin_epoch(0);
  AnyBatch batch;
  EXPECT_TRUE(loader->next(batch));
  EXPECT_EQ(
      error_of([&] { loader->next(batch); }),
      "[DataLoader] sample 5: bad line");
  EXPECT_EQ(rest_of(*loader), (Batches{{6, 7, 8, 9}}));
}

TEST(IterableDataLoaderTest, ResumesWithoutReadingAgainWhenTheDatasetHasState) {
  StatefulStream stream(100);
  auto loader = data_loader(stream, {.batch_size = 10});
  loader->begin_epoch(2);
  AnyBatch batch;
  for (int i = 0; i < 5; ++i) {
    loader->next(batch);
  }
  StatefulStream fresh(100);
  auto other = data_loader(fresh, {.batch_size = 10});
  other->load_state_dict(loader->state_dict());
  EXPECT_EQ(fresh.taken, 0);
  EXPECT_EQ(rest_of(*other), rest_of(*loader));
}

TEST(IterableDataLoaderTest, HasNoOrderToChoose) {
  const auto text = [](fulgurite::DataLoaderOptions options) {
    return error_of([&] { data_loader(Stream{}, std::move(options)); });
  };
  EXPECT_NE(
      text({.shuffle = true}).find("got an iterable one"), std::string::npos);
  EXPECT_NE(
      text({.sampler = fulgurite::SequentialSampler(3)})
          .find("got an iterable one"),
      std::string::npos);
  EXPECT_EQ(data_loader(Stream{})->with_sequential_sampling(), nullptr);
}

struct ShardedStream : Stream {
  int64_t world_size = 1;
  void set_distributed(int64_t rank, int64_t world) {
    position = rank;
    world_size = world;
  }
  std::optional<Number> next() {
    auto sample = Stream::next();
    position += world_size - 1;
    return sample;
  }
};

TEST(IterableDataLoaderTest, LeavesSharingOutToTheDataset) {
  EXPECT_FALSE(data_loader(Stream{})->set_distributed(0, 2));
  EXPECT_TRUE(data_loader(Stream{})->set_distributed(0, 1));
  ShardedStream stream;
  auto loader = data_loader(stream, {.batch_size = 3});
  EXPECT_TRUE(loader->set_distributed(1, 4));
  AnyBatch batch;
  loader->next(batch);
  EXPECT_EQ(
      values_of(batch.as<Number>().index), (std::vector<int64_t>{1, 5, 9}));
}

} // namespace
