#include "fulgurite/data/from_torch.h"

#include "fulgurite/data/data_loader.h"

#include <gtest/gtest.h>
#include <torch/data/dataloader.h>
#include <torch/data/datasets/chunk.h>
#include <torch/data/datasets/map.h>
#include <torch/data/datasets/tensor.h>
#include <torch/data/samplers/sequential.h>
#include <torch/data/transforms/stack.h>

namespace {

using fulgurite::AnyBatch;
using fulgurite::data_loader;
using fulgurite::Loader;
using torch::data::Example;
using torch::data::TensorExample;

class Squares : public torch::data::datasets::Dataset<Squares> {
 public:
  Example<> get(size_t index) override {
    const auto i = static_cast<int64_t>(index);
    return {torch::full({2}, i), torch::full({}, i * i)};
  }
  std::optional<size_t> size() const override {
    return 5;
  }
};

/// The targets of the batches that remain.
std::vector<std::vector<int64_t>> targets(const Loader<Example<>>& loader) {
  std::vector<std::vector<int64_t>> all;
  for (auto& batch : loader) {
    const auto flat = batch.target.contiguous();
    const auto* data = flat.const_data_ptr<int64_t>();
    all.emplace_back(data, data + flat.numel());
  }
  return all;
}

const std::vector<std::vector<int64_t>> kInTwos{{0, 1}, {4, 9}, {16}};

TEST(FromTorchTest, DatasetsAreAcceptedAsTheyAre) {
  auto loader = data_loader(Squares(), {.batch_size = 2});
  static_assert(std::is_same_v<decltype(loader), Loader<Example<>>>);
  EXPECT_EQ(targets(loader), kInTwos);
  auto with_workers = data_loader(Squares(), {.batch_size = 2, .workers = 2});
  EXPECT_EQ(targets(with_workers), kInTwos);
}

TEST(FromTorchTest, MappedAndStackedDatasetsAreAccepted) {
  auto stacked = Squares().map(torch::data::transforms::Stack<>());
  EXPECT_EQ(targets(data_loader(stacked, {.batch_size = 2})), kInTwos);
  auto mapped = Squares().map(torch::data::transforms::Lambda<Example<>>(
      [](Example<> example) { return example; }));
  EXPECT_EQ(targets(data_loader(mapped, {.batch_size = 2})), kInTwos);
}

TEST(FromTorchTest, ExamplesWithoutATargetAreAccepted) {
  torch::data::datasets::TensorDataset data(torch::arange(6).view({3, 2}));
  Loader<TensorExample> loader = data_loader(data, {.batch_size = 3});
  for (auto& batch : loader) {
    EXPECT_TRUE(torch::equal(batch.data, torch::arange(6).view({3, 2})));
  }
}

TEST(FromTorchTest, LoadersAreAccepted) {
  Loader<Example<>> loader =
      torch::data::make_data_loader<torch::data::samplers::SequentialSampler>(
          Squares().map(torch::data::transforms::Stack<>()), 2);
  EXPECT_EQ(targets(loader), kInTwos);
  EXPECT_EQ(targets(loader), kInTwos) << "a second epoch";
  AnyBatch batch;
  loader->begin_epoch(5);
  loader->next(batch);
  const auto state = loader->state_dict();
  Loader<Example<>> other =
      torch::data::make_data_loader<torch::data::samplers::SequentialSampler>(
          Squares().map(torch::data::transforms::Stack<>()), 2);
  other->load_state_dict(state);
  other->next(batch);
  EXPECT_EQ(batch.as<Example<>>().target[0].item<int64_t>(), 4);
}

class Chunks : public torch::data::datasets::ChunkDataReader<Example<>> {
 public:
  using BatchType = std::vector<Example<>>;
  BatchType read_chunk(size_t chunk) override {
    BatchType samples;
    for (size_t i = 0; i < 3; ++i) {
      samples.push_back(Squares().get(chunk * 3 + i));
    }
    return samples;
  }
  size_t chunk_count() override {
    return 2;
  }
  void reset() override {}
};

TEST(FromTorchTest, StatefulDatasetsBecomeIterableOnes) {
  using Sequential = torch::data::samplers::SequentialSampler;
  auto chunks = std::make_shared<
      torch::data::datasets::ChunkDataset<Chunks, Sequential, Sequential>>(
      Chunks(),
      Sequential(0),
      Sequential(0),
      torch::data::datasets::ChunkDatasetOptions(1, 4));
  auto loader =
      data_loader(fulgurite::from_torch(chunks, 4), {.batch_size = 4});
  static_assert(std::is_same_v<decltype(loader), Loader<Example<>>>);
  for (int epoch = 0; epoch < 2; ++epoch) {
    EXPECT_EQ(
        targets(loader),
        (std::vector<std::vector<int64_t>>{{0, 1, 4, 9}, {16, 25}}));
  }
}

} // namespace
