#include "fulgurite/data/prefetch_data_fetcher.h"

#include "fulgurite/data/data_loader.h"
#include "tests/data/error_of.h"
#include "tests/data/numbers.h"

#include <gtest/gtest.h>

namespace {

using fulgurite::AnyBatch;
using fulgurite::data_loader;
using fulgurite::Loader;
using fulgurite::PrefetchDataFetcher;
using fulgurite::test::CountingStream;
using fulgurite::test::error_of;
using fulgurite::test::Number;
using fulgurite::test::Numbers;
using fulgurite::test::StatefulStream;
using fulgurite::test::values_of;

struct Fetched {
  std::vector<int64_t> first;
  std::vector<bool> last;
  bool operator==(const Fetched&) const = default;
};

Fetched fetch_rest(PrefetchDataFetcher& fetcher) {
  Fetched fetched;
  AnyBatch batch;
  while (fetcher.next(batch)) {
    fetched.first.push_back(values_of(batch.as<Number>().index)[0]);
    fetched.last.push_back(fetcher.done());
  }
  EXPECT_TRUE(fetcher.done());
  return fetched;
}

class FetcherTest : public testing::TestWithParam<int> {
 protected:
  /// A loader of known size, and those of unknown size.
  static Loader<Number> loader() {
    switch (GetParam()) {
      case 0:
        return data_loader(Numbers(5));
      case 1:
        return data_loader(CountingStream(5));
      case 2:
        return data_loader(StatefulStream(5));
      default:
        return data_loader(StatefulStream(5), {.workers = 2});
    }
  }
};
INSTANTIATE_TEST_SUITE_P(Loaders, FetcherTest, testing::Values(0, 1, 2, 3));

TEST_P(FetcherTest, KnowsTheLastBatch) {
  PrefetchDataFetcher fetcher(loader().handle());
  fetcher.begin_epoch(0);
  EXPECT_FALSE(fetcher.done());
  EXPECT_EQ(
      fetch_rest(fetcher),
      (Fetched{{0, 1, 2, 3, 4}, {false, false, false, false, true}}));
  EXPECT_EQ(fetcher.fetched(), 5);
  fetcher.begin_epoch(1);
  EXPECT_EQ(fetch_rest(fetcher).first.size(), 5U);
}

TEST_P(FetcherTest, EndsAtTheLimit) {
  PrefetchDataFetcher fetcher(loader().handle(), 2);
  fetcher.begin_epoch(0);
  EXPECT_EQ(fetch_rest(fetcher), (Fetched{{0, 1}, {false, true}}));
  fetcher.set_limit(0);
  fetcher.begin_epoch(1);
  EXPECT_TRUE(fetcher.done());
  fetcher.set_limit(9);
  fetcher.begin_epoch(0);
  EXPECT_EQ(fetch_rest(fetcher).last.back(), true);
  EXPECT_EQ(fetcher.fetched(), 5);
}

TEST_P(FetcherTest, ResumesExactlyAtEveryPosition) {
  for (int64_t stop = 0; stop <= 5; ++stop) {
    PrefetchDataFetcher fetcher(loader().handle());
    fetcher.begin_epoch(3);
    AnyBatch batch;
    for (int64_t i = 0; i < stop; ++i) {
      fetcher.next(batch);
    }
    for (const bool begin_again : {false, true}) {
      PrefetchDataFetcher other(loader().handle());
      other.load_state_dict(fetcher.state_dict());
      EXPECT_EQ(other.fetched(), stop);
      if (begin_again) {
        other.begin_epoch(3);
      }
      EXPECT_EQ(fetch_rest(other).first.size(), static_cast<size_t>(5 - stop));
      EXPECT_EQ(other.fetched(), 5);
      other.begin_epoch(4);
      EXPECT_EQ(other.fetched(), 0);
      EXPECT_EQ(fetch_rest(other).first.size(), 5U);
    }
  }
}

TEST_P(FetcherTest, TheLimitCountsBatchesBeforeAResume) {
  PrefetchDataFetcher fetcher(loader().handle(), 3);
  fetcher.begin_epoch(0);
  AnyBatch batch;
  fetcher.next(batch);
  PrefetchDataFetcher other(loader().handle(), 3);
  other.load_state_dict(fetcher.state_dict());
  other.begin_epoch(0);
  EXPECT_EQ(fetch_rest(other), (Fetched{{1, 2}, {false, true}}));
}

TEST(PrefetchDataFetcherTest, HandsOutTheBatchBeforeAnError) {
  CountingStream stream(4);
  stream.fail_at = 2;
  PrefetchDataFetcher fetcher(data_loader(stream).handle());
  fetcher.begin_epoch(0);
  AnyBatch batch;
  EXPECT_TRUE(fetcher.next(batch));
  EXPECT_TRUE(fetcher.next(batch));
  EXPECT_FALSE(fetcher.done());
  EXPECT_EQ(
      error_of([&] { fetcher.next(batch); }),
      "[DataLoader] sample 2: bad line");
  EXPECT_TRUE(fetcher.next(batch));
  EXPECT_EQ(values_of(batch.as<Number>().index)[0], 3);
  EXPECT_TRUE(fetcher.done());
}

TEST(PrefetchDataFetcherTest, WithoutALoaderThereIsNothing) {
  PrefetchDataFetcher fetcher;
  fetcher.begin_epoch(0);
  AnyBatch batch;
  EXPECT_FALSE(fetcher.next(batch));
  EXPECT_TRUE(fetcher.done());
  EXPECT_EQ(fetcher.size(), 0);
  EXPECT_TRUE(fetcher.state_dict().is_none());
  fetcher.load_state_dict({});
}

TEST(PrefetchDataFetcherTest, SizeIsWithinTheLimit) {
  const auto loader = data_loader(Numbers(5)).handle();
  EXPECT_EQ(PrefetchDataFetcher(loader).size(), 5);
  EXPECT_EQ(PrefetchDataFetcher(loader, 3).size(), 3);
  EXPECT_EQ(PrefetchDataFetcher(loader, 9).size(), 5);
  EXPECT_EQ(
      PrefetchDataFetcher(data_loader(CountingStream(2)).handle(), 9).size(),
      std::nullopt);
}

} // namespace
