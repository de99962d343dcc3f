#include "fulgurite/data/datasets/tensor_dataset.h"

#include "fulgurite/data/data_loader.h"
#include "tests/data/error_of.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/index_select.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/rand.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>
#include <gtest/gtest.h>

namespace {

using at::Tensor;
using fulgurite::AnyBatch;
using fulgurite::data_loader;
using fulgurite::TensorDataset;
using fulgurite::test::error_of;

struct Digits {
  Tensor image, label;
};

Tensor select(const Tensor& tensor, const std::vector<size_t>& indices) {
  return at::index_select(
      tensor,
      0,
      at::tensor(std::vector<int64_t>(indices.begin(), indices.end())));
}

TEST(TensorDatasetTest, GathersRowsOfEverySizeAndType) {
  const std::vector<size_t> indices{5, 0, 19, 5, 7, 8, 9, 10, 11, 12, 13, 1};
  for (const auto type :
       {at::kByte, at::kShort, at::kFloat, at::kDouble, at::kComplexDouble}) {
    for (const int64_t width : {0, 1, 2, 4, 7, 16, 32}) {
      const auto values = at::rand({20, width}).mul(100).to(type);
      const TensorDataset<Tensor> data(values);
      Tensor batch;
      data.get_batch(indices, batch);
      EXPECT_TRUE(at::equal(batch, select(values, indices)));
      EXPECT_TRUE(at::equal(data.get(3), values[3]));
    }
  }
}

TEST(TensorDatasetTest, TakesTensorsThatAreNotContiguous) {
  const auto values = at::rand({6, 20}).t();
  const TensorDataset<Tensor> data(values);
  Tensor batch;
  const std::vector<size_t> indices{3, 17};
  data.get_batch(indices, batch);
  EXPECT_TRUE(at::equal(batch, select(values, indices)));
}

TEST(TensorDatasetTest, KeepsTheGraphOfTensorsThatHaveOne) {
  const auto values = at::ones({4, 2}).requires_grad_();
  const TensorDataset<Tensor> data(values);
  Tensor batch;
  data.get_batch(std::vector<size_t>{1, 1}, batch);
  batch.sum().backward();
  EXPECT_EQ(values.grad()[1][0].item<float>(), 2);
}

TEST(TensorDatasetTest, MakesTheSameBatchesAsItsSamples) {
  const Digits all{at::rand({30, 1, 8, 8}), at::arange(30)};
  const TensorDataset<Digits> data(all);
  struct OneByOne {
    const TensorDataset<Digits>& data;
    size_t size() const {
      return data.size();
    }
    Digits get(size_t index) const {
      return data.get(index);
    }
  } one_by_one{data};
  auto fast = data_loader(data, {.batch_size = 7, .shuffle = true, .seed = 1});
  auto slow =
      data_loader(one_by_one, {.batch_size = 7, .shuffle = true, .seed = 1});
  auto threads = data_loader(
      data, {.batch_size = 7, .shuffle = true, .workers = 2, .seed = 1});
  AnyBatch a;
  AnyBatch b;
  AnyBatch c;
  fast->begin_epoch(2);
  slow->begin_epoch(2);
  threads->begin_epoch(2);
  while (fast->next(a)) {
    ASSERT_TRUE(slow->next(b));
    ASSERT_TRUE(threads->next(c));
    EXPECT_TRUE(at::equal(a.as<Digits>().image, b.as<Digits>().image));
    EXPECT_TRUE(at::equal(a.as<Digits>().label, b.as<Digits>().label));
    EXPECT_TRUE(at::equal(a.as<Digits>().image, c.as<Digits>().image));
  }
  EXPECT_FALSE(slow->next(b));
}

TEST(TensorDatasetTest, FollowsTheStructureItWasGiven) {
  using Tensors = std::map<std::string, Tensor>;
  const TensorDataset<Tensors> data(
      Tensors{{"a", at::arange(4)}, {"b", at::ones({4})}});
  // The batch before came from elsewhere, with other keys.
  Tensors batch{{"x", at::ones({2})}, {"y", at::ones({2})}};
  data.get_batch(std::vector<size_t>{3, 1}, batch);
  EXPECT_EQ(batch.size(), 2U);
  EXPECT_TRUE(at::equal(batch["a"], at::tensor({3, 1}, at::kLong)));
  EXPECT_TRUE(at::equal(data.tensors().at("a"), at::arange(4)))
      << "the dataset's own tensors are not written to";
}

TEST(TensorDatasetTest, RefusesTensorsThatDoNotFitTogether) {
  EXPECT_EQ(
      error_of([] {
        TensorDataset<Digits>(Digits{at::ones({3, 2}), at::ones({4})});
      }),
      "[TensorDataset] expected all tensors to have the same first dimension, "
      "got 3 for image and 4 for label");
  EXPECT_EQ(
      error_of([] {
        TensorDataset<Digits>(Digits{at::ones({3}), {}});
      }),
      "[TensorDataset] expected label to have a first dimension, got an "
      "undefined tensor");
  EXPECT_NE(
      error_of([] {
        TensorDataset<Tensor>(at::ones({}));
      }).find("expected the tensor to have a first dimension, got a scalar"),
      std::string::npos);
}

TEST(TensorDatasetTest, RefusesIndicesBeyondTheEnd) {
  const TensorDataset<Tensor> data(at::ones({3}));
  EXPECT_EQ(
      error_of([&] { data.get(3); }),
      "[TensorDataset.get] expected an index below 3, got 3");
  Tensor batch;
  EXPECT_NE(
      error_of([&] {
        data.get_batch(std::vector<size_t>{0, 9}, batch);
      }).find("below 3, got 9"),
      std::string::npos);
  EXPECT_EQ(TensorDataset<Tensor>(at::ones({0, 4})).size(), 0U);
}

} // namespace
