#include "fulgurite/data/collate.h"

#include "tests/data/error_of.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/rand.h>
#include <ATen/ops/stack.h>
#include <ATen/ops/zeros.h>
#include <gtest/gtest.h>

namespace {

using at::Tensor;
using fulgurite::collate;
using fulgurite::FieldPath;
using fulgurite::TensorDict;
using fulgurite::test::error_of;

struct Digits {
  Tensor image, label;
};
struct View {
  Tensor pixels;
  std::optional<Tensor> mask = {};
};
struct Nested {
  Digits digits;
  std::vector<View> views = {};
  std::map<std::string, Tensor> extra = {};
  std::pair<Tensor, int> pair = {};
  std::tuple<Tensor, Tensor> tuple = {};
  std::array<Tensor, 2> array = {};
  TensorDict dict = {};
  std::vector<std::string> names = {};
  int version = 3;
};

/// Stands in for torch::data::Example<>: the same members, no aggregate.
template <class Data, class Target>
struct Example {
  using DataType = Data;
  using TargetType = Target;
  Example() = default;
  Example(Data d, Target t) : data(std::move(d)), target(std::move(t)) {}
  Data data;
  Target target;
};

/// Cannot be listed: it has a C array.
struct Hooked {
  Tensor parts[2];
  int id = 0;
};
template <class F>
void for_each_tensor(Hooked& batch, F&& f) {
  f(batch.parts[0], "left");
  f(batch.parts[1]);
}

Nested nested(int i) {
  const auto t = [i](int k) { return at::full({2}, 10 * i + k); };
  Nested sample;
  sample.digits = {t(0), t(1)};
  sample.views = {{t(2), t(3)}, {t(4)}};
  sample.extra = {{"a", t(5)}, {"b", t(6)}};
  sample.pair = {t(7), 8};
  sample.tuple = {t(8), t(9)};
  sample.array = {t(10), t(11)};
  sample.dict = {{"x", t(12)}};
  sample.dict.nested("in")["y"] = t(13);
  sample.names = {"sample " + std::to_string(i)};
  return sample;
}

std::vector<std::string> paths_of(const Nested& batch) {
  std::vector<std::string> paths;
  fulgurite::for_each_tensor(batch, [&](const Tensor&, const FieldPath& path) {
    paths.push_back(path.text());
  });
  return paths;
}

TEST(ForEachTensorTest, VisitsAllTensorsInOrderWithTheirPaths) {
  EXPECT_EQ(
      paths_of(nested(0)),
      (std::vector<std::string>{
          "digits.image",
          "digits.label",
          "views[0].pixels",
          "views[0].mask",
          "views[1].pixels",
          "extra.a",
          "extra.b",
          "pair.first",
          "tuple[0]",
          "tuple[1]",
          "array[0]",
          "array[1]",
          "dict.x",
          "dict.in.y"}));
  EXPECT_EQ(fulgurite::count_tensors(nested(0)), 14);
}

TEST(ForEachTensorTest, ChangesTensorsInPlace) {
  Digits digits{at::ones({2}), at::ones({2})};
  fulgurite::for_each_tensor(
      digits, [](Tensor& tensor) { tensor = tensor + 1; });
  EXPECT_EQ(digits.label[1].item<float>(), 2);
  Tensor alone = at::ones({1});
  fulgurite::for_each_tensor(
      alone, [](Tensor& tensor) { tensor = at::zeros({3}); });
  EXPECT_EQ(alone.size(0), 3);
}

TEST(ForEachTensorTest, CallsTheUsersOwnFunction) {
  Hooked batch{{at::ones({1}), at::zeros({1})}};
  std::vector<std::string> paths;
  fulgurite::for_each_tensor(
      std::as_const(batch), [&](const Tensor&, const FieldPath& path) {
        paths.push_back(path.text());
      });
  EXPECT_EQ(paths, (std::vector<std::string>{"left", ""}));
}

TEST(ForEachTensorTest, KnowsWhatHoldsTensors) {
  static_assert(fulgurite::Batch<Tensor>);
  static_assert(fulgurite::Batch<const Nested&>);
  static_assert(fulgurite::Batch<Hooked>);
  static_assert(fulgurite::Batch<TensorDict>);
  static_assert(!fulgurite::Batch<int>);
  static_assert(!fulgurite::Batch<std::vector<std::string>>);
}

TEST(CollateTest, StacksAsLibTorchDoes) {
  for (const auto& options :
       {at::TensorOptions(at::kFloat),
        at::TensorOptions(at::kLong),
        at::TensorOptions(at::kBool)}) {
    std::vector<Digits> samples;
    std::vector<Tensor> images;
    for (int i = 0; i < 5; ++i) {
      images.push_back(at::rand({1, 8, 8}).mul(3).to(options));
      samples.push_back({images.back(), at::full({}, i, at::kLong)});
    }
    const auto batch = collate(samples);
    EXPECT_TRUE(at::equal(batch.image, at::stack(images)));
    EXPECT_TRUE(at::equal(batch.label, at::arange(5)));
  }
}

TEST(CollateTest, StacksTensorsThatAreNotContiguous) {
  const auto wide = at::rand({4, 6});
  std::vector<Tensor> samples;
  for (int i = 0; i < 3; ++i) {
    samples.push_back(wide.t()[i]);
  }
  EXPECT_TRUE(at::equal(collate(samples), at::stack(samples)));
}

TEST(CollateTest, KeepsTheGraphOfSamplesThatHaveOne) {
  const auto weight = at::ones({2}).requires_grad_();
  const auto batch = collate(std::vector<Tensor>{weight * 2, weight * 3});
  batch.sum().backward();
  EXPECT_TRUE(at::equal(weight.grad(), at::full({2}, 5.0)));
}

TEST(CollateTest, GoesIntoEveryKindOfField) {
  const auto batch = collate(std::vector<Nested>{nested(0), nested(1)});
  EXPECT_EQ(paths_of(batch), paths_of(nested(0)));
  int64_t k = 0;
  fulgurite::for_each_tensor(batch, [&](const Tensor& tensor) {
    EXPECT_EQ(tensor.sizes(), (std::vector<int64_t>{2, 2}));
    EXPECT_EQ(tensor[0][0].item<int64_t>(), k);
    EXPECT_EQ(tensor[1][0].item<int64_t>(), 10 + k);
    ++k;
  });
  EXPECT_EQ(batch.views[1].mask, std::nullopt);
  EXPECT_EQ(batch.pair.second, 8);
  EXPECT_EQ(batch.names, (std::vector<std::string>{"sample 0", "sample 1"}));
  EXPECT_EQ(batch.version, 3);
}

TEST(CollateTest, TakesExamplesTuplesAndTypesWithAFunction) {
  using E = Example<Tensor, Tensor>;
  const auto examples = collate(std::vector<E>{
      {at::ones({3}), at::zeros({})}, {at::zeros({3}), at::ones({})}});
  EXPECT_EQ(examples.data.sizes(), (std::vector<int64_t>{2, 3}));
  EXPECT_EQ(examples.target[1].item<float>(), 1);

  const auto hooked = collate(std::vector<Hooked>{
      {{at::ones({1}), at::ones({2})}, 5},
      {{at::zeros({1}), at::ones({2})}, 5}});
  EXPECT_EQ(hooked.parts[1].sizes(), (std::vector<int64_t>{2, 2}));
  EXPECT_EQ(hooked.id, 5);
}

TEST(CollateTest, UndefinedTensorsStayUndefined) {
  EXPECT_FALSE(
      collate(std::vector<Digits>{{at::ones({1}), {}}, {at::ones({1}), {}}})
          .label.defined());
}

TEST(CollateTest, NamesTheFieldWhereSamplesDoNotFit) {
  auto samples = std::vector<Nested>{nested(0), nested(1), nested(2)};
  const auto message = [&](auto change) {
    auto changed = samples;
    change(changed[2]);
    return error_of([&] { collate(changed); });
  };
  EXPECT_EQ(
      message([](Nested& s) { s.views[1].pixels = at::ones({3}, at::kLong); }),
      "[collate] expected field 'views[1].pixels' to have one shape and type "
      "in all samples of a batch, got Long[2] in the first and Long[3] in "
      "number 2; try padding the samples, batch_size = 1, or a collate "
      "function");
  EXPECT_NE(
      message([](Nested& s) {
        s.digits.label = at::ones({2});
      }).find("Long[2] in the first and Float[2] in number 2"),
      std::string::npos);
  EXPECT_NE(
      message([](Nested& s) { s.digits.label = Tensor(); })
          .find("'digits.label' to have one shape and type in all samples of a "
                "batch, got Long[2] in the first and undefined"),
      std::string::npos);
  EXPECT_NE(
      message([](Nested& s) { s.views.pop_back(); })
          .find("field 'views' to have one length in all samples of a batch, "
                "got 2 in the first and 1 in number 2"),
      std::string::npos);
  EXPECT_NE(
      message([](Nested& s) {
        s.views[0].mask.reset();
      }).find("field 'views[0].mask' to be present in all"),
      std::string::npos);
  EXPECT_NE(
      message([](Nested& s) { s.extra["c"] = at::ones({2}); })
          .find("field 'extra' to have the same keys in all samples of a "
                "batch, but the first and number 2 differ in 'c'"),
      std::string::npos);
  EXPECT_NE(
      message([](Nested& s) { s.extra.erase("b"); }).find("differ in 'b'"),
      std::string::npos);
  EXPECT_NE(
      message([](Nested& s) {
        s.dict.erase("x");
      }).find("field 'dict' to have the same keys"),
      std::string::npos);
  EXPECT_NE(
      message([](Nested& s) {
        s.dict.nested("in")["z"] = at::ones({2});
      }).find("field 'dict.in' to have the same keys"),
      std::string::npos);
  EXPECT_NE(
      message([](Nested& s) { s.version = 4; })
          .find("field 'version' is no tensor, so a batch has room for one "
                "value, but the first sample and number 2 differ"),
      std::string::npos);
  EXPECT_NE(
      error_of([] {
        collate(std::vector<Digits>{});
      }).find("expected at least one sample"),
      std::string::npos);
}

TEST(CollateTest, RefillsMemoryThatNobodyElseHolds) {
  const std::vector<Digits> samples{
      {at::ones({4}), at::ones({})}, {at::zeros({4}), at::ones({})}};
  Digits batch;
  const auto fill = [&] {
    fulgurite::detail::collate_into(batch, std::span<const Digits>(samples));
  };
  fill();
  const void* first = batch.image.data_ptr();
  fill();
  EXPECT_EQ(batch.image.data_ptr(), first);

  const Tensor kept = batch.image;
  fill();
  EXPECT_NE(batch.image.data_ptr(), first) << "the user still has the tensor";
  const Tensor view = batch.label.view({2, 1});
  const void* label = batch.label.data_ptr();
  fill();
  EXPECT_NE(batch.label.data_ptr(), label) << "the user still has a view";
}

TEST(CollateTest, RefillingTellsAutograd) {
  const std::vector<Tensor> samples{at::ones({1}), at::ones({1})};
  Tensor batch;
  const auto fill = [&] {
    fulgurite::detail::collate_into(batch, std::span<const Tensor>(samples));
  };
  fill();
  const auto version = batch._version();
  fill();
  EXPECT_GT(batch._version(), version);
}

TEST(BatchSizeTest, IsTheFirstDimensionOfTheFirstTensorThatHasOne) {
  EXPECT_EQ(fulgurite::batch_size(Digits{at::ones({}), at::ones({7, 2})}), 7);
  EXPECT_EQ(fulgurite::batch_size(Digits{{}, at::ones({3})}), 3);
  EXPECT_EQ(fulgurite::batch_size(at::ones({})), 1);
}

TEST(SplitTest, CutsTensorsAlongTheBatch) {
  Digits batch{at::arange(10).view({5, 2}), at::ones({})};
  const auto parts = fulgurite::split(batch, 2);
  ASSERT_EQ(parts.size(), 3U);
  EXPECT_TRUE(at::equal(parts[1].image, batch.image.slice(0, 2, 4)));
  EXPECT_EQ(parts[2].image.size(0), 1);
  EXPECT_EQ(parts[0].label.dim(), 0);
  EXPECT_EQ(
      error_of([&] { fulgurite::split(batch, 0); }),
      "[split] expected split_size > 0, got 0");
}

TEST(MapTensorsTest, LeavesTheOriginalAlone) {
  const Digits batch{at::ones({2}), at::ones({2})};
  const auto doubled = fulgurite::map_tensors(
      batch, [](const Tensor& tensor) { return tensor * 2; });
  EXPECT_EQ(doubled.image[0].item<float>(), 2);
  EXPECT_EQ(batch.image[0].item<float>(), 1);
}

TEST(ToDeviceTest, MovesEveryTensor) {
  const auto moved = fulgurite::to_device(nested(0), at::kMeta);
  fulgurite::for_each_tensor(
      moved, [](const Tensor& tensor) { EXPECT_TRUE(tensor.is_meta()); });
  const auto original = at::ones({2});
  EXPECT_TRUE(fulgurite::to_device(original, at::kCPU).is_same(original));
}

} // namespace
