#include "fulgurite/data/loader.h"

#include "fulgurite/data/data_loader.h"
#include "tests/data/error_of.h"
#include "tests/data/numbers.h"

#include <ATen/ops/full.h>
#include <gtest/gtest.h>

#include <list>

namespace {

using at::Tensor;
using fulgurite::AnyBatch;
using fulgurite::Loader;
using fulgurite::test::epoch_of;
using fulgurite::test::error_of;
using fulgurite::test::Number;
using fulgurite::test::Numbers;
using fulgurite::test::rest_of;
using Batches = std::vector<std::vector<int64_t>>;

std::vector<Number> batches(int64_t count) {
  std::vector<Number> all;
  for (int64_t i = 0; i < count; ++i) {
    all.push_back({at::full({1}, i, at::kLong)});
  }
  return all;
}

/// A user's loader: batches by value, no size.
struct Generator {
  int64_t count = 3;
  struct End {};
  struct It {
    int64_t left;
    int64_t value = 0;
    Number operator*() const {
      return {at::full({1}, value, at::kLong)};
    }
    It& operator++() {
      --left;
      ++value;
      return *this;
    }
    bool operator!=(End) const {
      return left != 0;
    }
  };
  It begin() {
    return {count};
  }
  End end() {
    return {};
  }
};

TEST(LoaderTest, ADefaultOneIsNone) {
  Loader<Number> none;
  EXPECT_FALSE(none);
  EXPECT_FALSE(Loader<Number>(nullptr));
  EXPECT_EQ(none.handle(), nullptr);
  EXPECT_NE(
      error_of([&] {
        none->begin_epoch(0);
      }).find("[Loader] expected a loader, got an empty handle"),
      std::string::npos);
}

TEST(LoaderTest, NamesBothBatchTypes) {
  const auto handle = fulgurite::data_loader(Numbers(2)).handle();
  const auto text = error_of([&] { Loader<Tensor> wrong(handle); });
  EXPECT_NE(
      text.find("[Loader] expected a loader of batches of type at::Tensor, got "
                "a DataLoader of batches of type fulgurite::test::Number"),
      std::string::npos)
      << text;
}

TEST(LoaderTest, TakesARangeByReferenceByValueAndByPointer) {
  auto range = batches(2);
  Loader<Number> by_reference = range;
  range.push_back({at::full({1}, 7, at::kLong)});
  EXPECT_EQ(epoch_of(by_reference), (Batches{{0}, {1}, {7}}));
  EXPECT_EQ(by_reference.size(), 3);
  Loader<Number> by_value = batches(2);
  EXPECT_EQ(epoch_of(by_value), (Batches{{0}, {1}}));
  Loader<Number> shared = std::make_shared<std::list<Number>>(2);
  EXPECT_EQ(shared.size(), 2);
  Loader<Number> owned = std::make_unique<Generator>();
  EXPECT_EQ(owned.size(), std::nullopt);
  EXPECT_EQ(epoch_of(owned, 0), (Batches{{0}, {1}, {2}}));
  EXPECT_EQ(epoch_of(owned, 1), (Batches{{0}, {1}, {2}}));
}

TEST(LoaderTest, ARangeResumesAtEveryPosition) {
  for (size_t stop = 0; stop <= 3; ++stop) {
    Loader<Number> loader = Generator();
    loader->begin_epoch(4);
    AnyBatch batch;
    for (size_t i = 0; i < stop; ++i) {
      loader->next(batch);
    }
    Loader<Number> other = Generator();
    other->load_state_dict(loader->state_dict());
    other->begin_epoch(4);
    EXPECT_EQ(rest_of(*other), rest_of(*loader));
    EXPECT_EQ(other->next_epoch(), 5);
  }
}

TEST(LoaderTest, ARangeThatBecameShorterSaysSo) {
  Loader<Number> loader = Generator();
  epoch_of(loader);
  Loader<Number> shorter = Generator{.count = 2};
  EXPECT_EQ(
      error_of([&] { shorter->load_state_dict(loader->state_dict()); }),
      "[Loader.load_state_dict] expected at least 3 batches, as when the state "
      "was saved, got 2");
}

TEST(LoaderTest, CopiesShareThePosition) {
  auto loader = fulgurite::data_loader(Numbers(3));
  auto copy = loader;
  AnyBatch batch;
  loader->next(batch);
  copy->next(batch);
  EXPECT_EQ(rest_of(*loader), (Batches{{2}}));
}

} // namespace
