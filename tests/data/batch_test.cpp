#include "fulgurite/data/batch.h"

#include "fulgurite/data/tensor_dict.h"
#include "tests/data/error_of.h"

#include <ATen/ops/ones.h>
#include <gtest/gtest.h>

namespace {

using at::Tensor;
using fulgurite::AnyBatch;
using fulgurite::BatchRef;
using fulgurite::test::error_of;

struct Digits {
  Tensor image, label;
};
struct Large {
  std::array<Tensor, 12> tensors = {};
};
struct Throws {
  Tensor tensor = {};
  Throws() = default;
  explicit Throws(int) {
    throw std::runtime_error("no");
  }
};
template <class F>
void for_each_tensor(Throws& batch, F&& f) {
  f(batch.tensor);
}
struct OnlyMoves {
  Tensor tensor = {};
  std::unique_ptr<int> extra = {};
};
/// Counts its own lives.
struct Counted {
  explicit Counted(int* alive) : alive_(alive) {
    ++*alive_;
  }
  Counted(const Counted& other) : alive_(other.alive_) {
    ++*alive_;
  }
  Counted& operator=(const Counted&) = delete;
  ~Counted() {
    --*alive_;
  }
  int* alive_;
  Tensor tensor;
};
template <class F>
void for_each_tensor(Counted& batch, F&& f) {
  f(batch.tensor);
}

TEST(AnyBatchTest, GivesBackWhatItHolds) {
  AnyBatch batch(Digits{at::ones({4, 2}), at::ones({4})});
  EXPECT_FALSE(batch.empty());
  EXPECT_TRUE(batch.is<Digits>());
  EXPECT_EQ(batch.as<Digits>().image.size(1), 2);
  batch.as<Digits>().label = at::ones({4, 3});
  EXPECT_EQ(std::as_const(batch).as<Digits>().label.size(1), 3);
  EXPECT_EQ(batch.batch_size(), 4);
  EXPECT_EQ(batch.count_tensors(), 2);
}

TEST(AnyBatchTest, NamesBothTypesWhenTheWrongOneIsAskedFor) {
  const AnyBatch batch(Digits{});
  const auto text = error_of([&] { batch.as<Large>(); });
  EXPECT_NE(
      text.find("[AnyBatch.as] expected a batch of type "), std::string::npos);
  EXPECT_NE(text.find("Large, got one of type "), std::string::npos) << text;
  EXPECT_NE(text.find("Digits"), std::string::npos);
  EXPECT_NE(
      error_of([] { AnyBatch().as<Digits>(); }).find("got an empty one"),
      std::string::npos);
  EXPECT_NE(
      error_of([&] { BatchRef(batch).as<Tensor>(); }).find("at::Tensor"),
      std::string::npos);
}

TEST(AnyBatchTest, MovesSmallAndLargeBatches) {
  const auto image = at::ones({1});
  AnyBatch small(Digits{image, image});
  AnyBatch moved = std::move(small);
  EXPECT_TRUE(small.empty()); // NOLINT(bugprone-use-after-move)
  EXPECT_TRUE(moved.as<Digits>().image.is_same(image));

  Large large;
  large.tensors[11] = image;
  AnyBatch big(large);
  const Large* where = &big.as<Large>();
  moved = std::move(big);
  EXPECT_EQ(&moved.as<Large>(), where) << "a large batch stays where it is";
  EXPECT_TRUE(moved.as<Large>().tensors[11].is_same(image));
  auto& self = moved;
  moved = std::move(self);
  EXPECT_TRUE(moved.is<Large>());
}

TEST(AnyBatchTest, ReusesTheBatchThatIsThere) {
  AnyBatch batch;
  batch.reuse<Digits>().image = at::ones({1});
  EXPECT_TRUE(batch.reuse<Digits>().image.defined());
  EXPECT_FALSE(batch.reuse<Large>().tensors[0].defined());
  EXPECT_TRUE(batch.is<Large>());
}

TEST(AnyBatchTest, IsEmptyWhenMakingABatchThrows) {
  AnyBatch batch(Digits{});
  EXPECT_THROW(batch.emplace<Throws>(1), std::runtime_error);
  EXPECT_TRUE(batch.empty());
  EXPECT_EQ(batch.batch_size(), 1);
}

TEST(AnyBatchTest, DestroysEachBatchOnce) {
  int alive = 0;
  {
    AnyBatch batch;
    batch.emplace<Counted>(&alive);
    AnyBatch other = batch.clone();
    EXPECT_EQ(alive, 2);
    other = std::move(batch);
    EXPECT_EQ(alive, 1);
    std::swap(batch, other);
    EXPECT_EQ(alive, 1);
    batch.emplace<Digits>();
    EXPECT_EQ(alive, 0);
  }
  EXPECT_EQ(alive, 0);
}

TEST(AnyBatchTest, ClonesShareTensors) {
  const AnyBatch batch(Digits{at::ones({2}), at::ones({2})});
  const AnyBatch copy = batch.clone();
  EXPECT_TRUE(copy.as<Digits>().image.is_same(batch.as<Digits>().image));
  AnyBatch unique;
  unique.emplace<OnlyMoves>();
  EXPECT_NE(
      error_of([&] { unique.clone(); }).find("cannot be copied"),
      std::string::npos);
  EXPECT_TRUE(AnyBatch().clone().empty());
}

TEST(AnyBatchTest, MovesToADevice) {
  AnyBatch batch(Digits{at::ones({2}), {}});
  const AnyBatch there = batch.to(at::kMeta);
  EXPECT_TRUE(there.as<Digits>().image.is_meta());
  EXPECT_TRUE(batch.as<Digits>().image.is_cpu());
  const auto* before = batch.as<Digits>().image.unsafeGetTensorImpl();
  batch.move_to(at::kCPU);
  EXPECT_EQ(batch.as<Digits>().image.unsafeGetTensorImpl(), before);
  EXPECT_TRUE(std::move(batch).to(at::kMeta).as<Digits>().image.is_meta());
}

TEST(AnyBatchTest, DescribesItsStructure) {
  const AnyBatch batch(Digits{at::ones({4, 1, 2}), {}});
  EXPECT_NE(
      batch.structure().find("Digits{image: Float[4, 1, 2], label: undefined}"),
      std::string::npos)
      << batch.structure();
  EXPECT_EQ(AnyBatch(at::ones({3})).structure(), "at::Tensor{Float[3]}");
  EXPECT_EQ(AnyBatch().structure(), "nothing{}");
}

TEST(AnyBatchTest, StructureHashSeesTypesAndDimensionsNotSizes) {
  const auto hash = [](const Tensor& image, const Tensor& label) {
    return AnyBatch(Digits{image, label}).structure_hash();
  };
  const auto usual = hash(at::ones({4, 2}), at::ones({4}));
  EXPECT_EQ(usual, hash(at::ones({3, 5}), at::ones({3})));
  EXPECT_NE(usual, hash(at::ones({4, 2}), at::ones({4}, at::kLong)));
  EXPECT_NE(usual, hash(at::ones({4, 2, 1}), at::ones({4})));
  EXPECT_NE(usual, hash(at::ones({4, 2}), {}));
  EXPECT_NE(
      AnyBatch(std::vector<Tensor>(2, at::ones({1}))).structure_hash(),
      AnyBatch(std::vector<Tensor>(3, at::ones({1}))).structure_hash());
  EXPECT_NE(usual, AnyBatch().structure_hash());
}

TEST(BatchRefTest, LooksAtABatchElsewhere) {
  const Digits digits{at::ones({5}), {}};
  const BatchRef view(digits);
  EXPECT_EQ(&view.as<Digits>(), &digits);
  EXPECT_EQ(view.batch_size(), 5);
  const AnyBatch batch(digits);
  const BatchRef other(batch);
  EXPECT_EQ(&other.as<Digits>(), &batch.as<Digits>());
  EXPECT_EQ(other.structure(), view.structure());
  EXPECT_EQ(other.structure_hash(), view.structure_hash());
  EXPECT_TRUE(BatchRef().empty());
  EXPECT_TRUE(BatchRef(AnyBatch()).empty());
  int tensors = 0;
  view.for_each_tensor(
      [&](const Tensor&, const fulgurite::FieldPath&) { ++tensors; });
  EXPECT_EQ(tensors, 2);
}

} // namespace
