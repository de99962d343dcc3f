#include "fulgurite/trainer/connectors/result_collection.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "tests/support/counting_device.h"

#include <ATen/ops/ones.h>
#include <ATen/ops/scalar_tensor.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>
#include <c10/core/InferenceMode.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace fulgurite::test {
namespace {

using detail::Number;
using detail::ResultValue;

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

at::Tensor scalar(double value, at::ScalarType type = at::kFloat) {
  return at::scalar_tensor(value, at::TensorOptions(type));
}

at::Tensor on_device(double value, at::ScalarType type = at::kFloat) {
  return scalar(value, type).to(kCountingDevice);
}

double read_one(Number& number) {
  Number* all[] = {&number};
  detail::read(all);
  return number.value;
}

// The value the epoch gives after the same numbers, given as `make` makes them.
template <class Make>
double reduced(Reduce reduce, Make make, const std::vector<double>& values) {
  ResultValue result(reduce);
  for (const double value : values) {
    result.add(make(value), 1);
  }
  return read_one(result.epoch(nullptr));
}

double as_double(double value) {
  return value;
}

at::Tensor as_device_tensor(double value) {
  return on_device(value);
}

TEST(ResultValueTest, ReducesNumbers) {
  EXPECT_EQ(reduced(Reduce::kMean, as_double, {1, 2, 6}), 3);
  EXPECT_EQ(reduced(Reduce::kSum, as_double, {1, 2, 6}), 9);
  EXPECT_EQ(reduced(Reduce::kMin, as_double, {2, 1, 6}), 1);
  EXPECT_EQ(reduced(Reduce::kMax, as_double, {2, 6, 1}), 6);
  EXPECT_EQ(reduced(Reduce::kMax, as_double, {-3, -2}), -2);
}

TEST(ResultValueTest, ReducesDeviceTensorsToTheSame) {
  EXPECT_EQ(reduced(Reduce::kMean, as_device_tensor, {1, 2, 6}), 3);
  EXPECT_EQ(reduced(Reduce::kSum, as_device_tensor, {1, 2, 6}), 9);
  EXPECT_EQ(reduced(Reduce::kMin, as_device_tensor, {2, 1, 6}), 1);
  EXPECT_EQ(reduced(Reduce::kMax, as_device_tensor, {2, 6, 1}), 6);
  EXPECT_EQ(reduced(Reduce::kMax, as_device_tensor, {-3, -2}), -2);
}

TEST(ResultValueTest, NaNPassesThroughEveryReduction) {
  for (const auto reduce :
       {Reduce::kMean, Reduce::kSum, Reduce::kMin, Reduce::kMax}) {
    for (const auto& values :
         {std::vector{kNaN, 1.0}, {1.0, kNaN}, {1.0, kNaN, 2.0}}) {
      EXPECT_TRUE(std::isnan(reduced(reduce, as_double, values)));
      EXPECT_TRUE(std::isnan(reduced(reduce, as_device_tensor, values)));
    }
  }
}

TEST(ResultValueTest, MeanIsWeighted) {
  ResultValue numbers(Reduce::kMean);
  ResultValue tensors(Reduce::kMean);
  for (const auto& [value, weight] : {std::pair{1.0, 3.0}, {5.0, 1.0}}) {
    numbers.add(value, weight);
    tensors.add(on_device(value), weight);
  }
  EXPECT_EQ(read_one(numbers.epoch(nullptr)), 2);
  EXPECT_EQ(read_one(tensors.epoch(nullptr)), 2);
}

TEST(ResultValueTest, WeightZeroAloneIsNaNAsInPython) {
  ResultValue result(Reduce::kMean);
  result.add(1.0, 0);
  EXPECT_TRUE(std::isnan(result.epoch(nullptr).value));
}

TEST(ResultValueTest, NumbersAndDeviceTensorsUnderOneNameAreOneEpoch) {
  for (const auto reduce :
       {Reduce::kMean, Reduce::kSum, Reduce::kMin, Reduce::kMax}) {
    ResultValue mixed(reduce);
    mixed.add(4.0, 1);
    mixed.add(on_device(1), 2);
    mixed.add(2.0, 1);
    mixed.add(on_device(3), 1);
    ResultValue numbers(reduce);
    numbers.add(4.0, 1);
    numbers.add(1.0, 2);
    numbers.add(2.0, 1);
    numbers.add(3.0, 1);
    EXPECT_FLOAT_EQ(
        static_cast<float>(read_one(mixed.epoch(nullptr))),
        static_cast<float>(numbers.epoch(nullptr).value));
  }
}

TEST(ResultValueTest, NothingWaitsForTheDeviceUntilItIsRead) {
  ResultValue result(Reduce::kMean);
  const auto value = on_device(2);
  take_num_device_reads();
  for (int i = 0; i < 100; ++i) {
    result.set_step(value);
    result.add(value, 8);
  }
  auto& step = result.step();
  auto& epoch = result.epoch(nullptr);
  EXPECT_EQ(take_num_device_reads(), 0);
  Number* both[] = {&step, &epoch};
  detail::read(both);
  EXPECT_EQ(take_num_device_reads(), 1) << "one copy for all of them";
  EXPECT_EQ(step.value, 2);
  EXPECT_EQ(epoch.value, 2);
}

TEST(ResultValueTest, DeviceTensorsOfEveryTypeAreAddedInAtLeastFloat32) {
  for (const auto type :
       {at::kHalf, at::kBFloat16, at::kFloat, at::kLong, at::kBool}) {
    ResultValue result(Reduce::kSum);
    for (int i = 0; i < 3000; ++i) {
      result.add(on_device(1, type), 1);
    }
    EXPECT_EQ(read_one(result.epoch(nullptr)), 3000) << type;
    result.set_step(on_device(1, type));
    EXPECT_EQ(read_one(result.step()), 1) << type;
  }
}

TEST(ResultValueTest, OneDoubleMakesTheSumDouble) {
  const double value = 1 + 1e-12;
  ResultValue result(Reduce::kSum);
  result.add(on_device(1), 1);
  result.add(on_device(value, at::kDouble), 1);
  EXPECT_EQ(read_one(result.epoch(nullptr)), 1 + value);
}

TEST(ResultValueTest, KeepsTheValueWhenTheTensorChangesLater) {
  ResultValue result(Reduce::kSum);
  auto value = on_device(1);
  result.set_step(value);
  result.add(value, 1);
  value.fill_(5);
  EXPECT_EQ(read_one(result.step()), 1);
  EXPECT_EQ(read_one(result.epoch(nullptr)), 1);
}

TEST(ResultValueTest, WhatWasHandedOutIsNotChangedByLaterSteps) {
  ResultValue result(Reduce::kSum);
  result.set_step(on_device(1));
  result.add(on_device(1), 1);
  auto step = result.step();
  auto epoch = result.epoch(nullptr);
  result.set_step(on_device(2));
  result.add(on_device(2), 1);
  EXPECT_EQ(read_one(step), 1);
  EXPECT_EQ(read_one(epoch), 1);
  EXPECT_EQ(read_one(result.step()), 2);
  EXPECT_EQ(read_one(result.epoch(nullptr)), 3);
}

TEST(ResultValueTest, LivesThroughInferenceModeComingAndGoing) {
  ResultValue result(Reduce::kMax);
  const auto add = [&](double value) {
    result.set_step(on_device(value));
    result.add(on_device(value), 1);
  };
  {
    const c10::InferenceMode inference;
    add(1);
  }
  add(5);
  {
    const c10::InferenceMode inference;
    add(3);
  }
  EXPECT_EQ(read_one(result.step()), 3);
  EXPECT_EQ(read_one(result.epoch(nullptr)), 5);
}

TEST(ResultValueTest, HoldsNoGraph) {
  ResultValue result(Reduce::kMean);
  const auto weight =
      at::ones({}, at::TensorOptions(kCountingDevice)).requires_grad_();
  const auto loss = weight.mul(2);
  ASSERT_TRUE(loss.requires_grad());
  result.set_step(loss);
  result.add(loss, 1);
  EXPECT_FALSE(result.step().tensor.requires_grad());
  EXPECT_FALSE(result.epoch(nullptr).tensor.requires_grad());
}

TEST(ResultValueTest, ReadsCpuTensorsOfEveryType) {
  for (const auto type :
       {at::kFloat,
        at::kDouble,
        at::kHalf,
        at::kBFloat16,
        at::kLong,
        at::kInt,
        at::kShort,
        at::kChar,
        at::kByte}) {
    EXPECT_EQ(detail::read_cpu_scalar(scalar(3, type)), 3) << type;
  }
  EXPECT_EQ(detail::read_cpu_scalar(scalar(1, at::kBool)), 1);
  // Every whole number up to 2^53 is exact.
  const auto big = int64_t{1} << 40;
  EXPECT_EQ(
      detail::read_cpu_scalar(
          at::scalar_tensor(at::Scalar(big + 1), at::TensorOptions(at::kLong))),
      static_cast<double>(big + 1));
}

TEST(ResultValueTest, ReadsAnElementInsideATensor) {
  const auto values = at::tensor({1.0, 2.0, 3.0});
  EXPECT_EQ(detail::read_cpu_scalar(values[2]), 3);
  EXPECT_EQ(detail::read_cpu_scalar(values.narrow(0, 1, 1)), 2);
  EXPECT_EQ(detail::read_cpu_scalar(at::_ops::_neg_view::call(values[1])), -2);
  EXPECT_EQ(detail::read_cpu_scalar(values[1].to_sparse()), 2);
}

// ---- the collection ----

template <class F>
std::string message_of(F f) {
  try {
    f();
  } catch (const UserError& error) {
    return error.what();
  }
  return "no error";
}

TEST(ResultCollectionTest, FindsTheSameResultAgainInAnyOrder) {
  ResultCollection collection;
  const std::vector<std::string> names{"a", "b", "c", "d"};
  std::vector<size_t> order{0, 1, 2, 3};
  const auto index_of = [&](const std::string& name) {
    const auto& result = collection.find(Hook::training_step, name, {});
    return &result - collection.results().data();
  };
  for (size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(index_of(names[i]), static_cast<int64_t>(i));
  }
  do {
    for (const auto i : order) {
      ASSERT_EQ(index_of(names[i]), static_cast<int64_t>(i));
    }
  } while (std::next_permutation(order.begin(), order.end()));
  EXPECT_EQ(collection.results().size(), 4U);
}

TEST(ResultCollectionTest, OneNameInTwoHooksIsTwoResults) {
  ResultCollection collection;
  collection.find(Hook::training_step, "a", {});
  EXPECT_FALSE(collection.has_twins());
  collection.find(Hook::on_train_batch_end, "a", {});
  EXPECT_EQ(collection.results().size(), 2U);
  EXPECT_TRUE(collection.has_twins());
}

TEST(ResultCollectionTest, AForkedNameMayMeetAPlainOne) {
  ResultCollection collection;
  collection.find(
      Hook::training_step, "a", {.on_step = true, .on_epoch = true});
  collection.find(Hook::training_step, "a_step", {});
  EXPECT_TRUE(collection.has_twins());
}

TEST(ResultCollectionTest, DefaultsSpelledOutAreTheSameOptions) {
  ResultCollection collection;
  collection.find(Hook::training_step, "a", {});
  collection.find(
      Hook::training_step, "a", {.on_step = true, .on_epoch = false});
  collection.find(Hook::training_step, "a", {});
  EXPECT_EQ(collection.results().size(), 1U);
}

TEST(ResultCollectionTest, OtherOptionsUnderTheSameNameAreRefused) {
  const std::vector<LogOptions> others{
      {.prog_bar = true},
      {.logger = false},
      {.on_epoch = true},
      {.on_step = false, .on_epoch = true},
      {.reduce_fx = Reduce::kSum},
      {.sync_dist = true},
      {.add_dataloader_idx = false},
      {.rank_zero_only = true}};
  for (const auto& other : others) {
    ResultCollection collection;
    collection.find(Hook::training_step, "foo", {});
    EXPECT_THROW(
        collection.find(Hook::training_step, "foo", other),
        MisconfigurationError);
    EXPECT_NE(
        message_of([&] { collection.find(Hook::training_step, "foo", other); })
            .find("[Module.log] expected 'foo' to be logged in training_step "
                  "with the same options every time"),
        std::string::npos);
  }
  // The size of a batch is none of them.
  ResultCollection collection;
  collection.find(Hook::training_step, "foo", {});
  collection.find(Hook::training_step, "foo", {.batch_size = 3});
}

TEST(ResultCollectionTest, SeveralLoadersHaveTheirOwnResults) {
  ResultCollection collection;
  collection.set_num_loaders(2);
  AnyBatch batch(at::ones({2, 3}));
  for (int64_t loader = 0; loader < 2; ++loader) {
    collection.begin_batch(batch, 0, loader);
    collection.find(Hook::validation_step, "a", {.on_step = true});
  }
  ASSERT_EQ(collection.results().size(), 2U);
  const auto& second = collection.results()[1];
  EXPECT_EQ(second.plain_name, "a/dataloader_idx_1");
  EXPECT_EQ(second.step_name, "a_step/dataloader_idx_1");
  EXPECT_EQ(second.epoch_name, "a_epoch/dataloader_idx_1");
}

TEST(ResultCollectionTest, WithoutSuffixANameBelongsToOneLoader) {
  ResultCollection collection;
  collection.set_num_loaders(2);
  AnyBatch batch(at::ones({2, 3}));
  collection.begin_batch(batch, 0, 0);
  const LogOptions options{.add_dataloader_idx = false};
  EXPECT_EQ(collection.find(Hook::test_step, "a", options).plain_name, "a");
  collection.begin_batch(batch, 0, 1);
  EXPECT_THROW(
      collection.find(Hook::test_step, "a", options), MisconfigurationError);
  EXPECT_NE(
      message_of([&] {
        collection.find(Hook::test_step, "a", options);
      }).find("to be logged for one loader only"),
      std::string::npos);
}

struct Sizes {
  at::Tensor count;
  at::Tensor image;
  at::Tensor boxes;
};

TEST(ResultCollectionTest, BatchSizeComesFromTheBatchOrFromTheCaller) {
  ResultCollection collection;
  AnyBatch batch(Sizes{scalar(1), at::ones({4, 2}), at::ones({4})});
  collection.begin_batch(batch, 0, 0);
  const LogOptions epoch{.on_step = false, .on_epoch = true};
  const auto& result = collection.find(Hook::training_step, "a", epoch);
  EXPECT_EQ(collection.weight(result, epoch), 4);
  EXPECT_EQ(collection.weight(result, {.batch_size = 7}), 7);
  EXPECT_EQ(collection.weight(result, {.batch_size = 0}), 0);
  collection.end_batch();
  EXPECT_EQ(collection.weight(result, epoch), 1) << "there is no batch";
}

TEST(ResultCollectionTest, NegativeBatchSizeIsRefused) {
  ResultCollection collection;
  const LogOptions options{.on_epoch = true, .batch_size = -1};
  const auto& result = collection.find(Hook::training_step, "a", options);
  EXPECT_THROW(collection.weight(result, options), MisconfigurationError);
  EXPECT_NE(
      message_of([&] { collection.weight(result, options); })
          .find("expected batch_size of at least 0 for 'a' in training_step, "
                "got -1"),
      std::string::npos);
}

TEST(ResultCollectionTest, AnUncertainBatchSizeIsWarnedOfOnce) {
  ScopedLogCapture log;
  ResultCollection collection;
  AnyBatch batch(Sizes{scalar(1), at::ones({4, 2}), at::ones({9})});
  const LogOptions epoch{.on_epoch = true};
  for (int i = 0; i < 3; ++i) {
    collection.begin_batch(batch, i, 0);
    const auto& result = collection.find(Hook::training_step, "a", epoch);
    EXPECT_EQ(collection.weight(result, epoch), 4);
  }
  ASSERT_EQ(log.messages().size(), 1U);
  EXPECT_TRUE(log.contains("4 is used, but there is also 9 in 'boxes'"));
}

int num_visits = 0;

struct CountedBatch {
  at::Tensor x;
};

template <class F>
void for_each_tensor(CountedBatch& batch, F&& f) {
  ++num_visits;
  f(batch.x);
}

TEST(ResultCollectionTest, TheBatchIsAskedOnlyForAMeanOverTheEpoch) {
  ResultCollection collection;
  AnyBatch batch(CountedBatch{at::ones({5})});
  const auto weight = [&](const char* name, const LogOptions& options) {
    return collection.weight(
        collection.find(Hook::training_step, name, options), options);
  };
  num_visits = 0;
  collection.begin_batch(batch, 0, 0);
  weight("step_only", {});
  weight("sum", {.on_epoch = true, .reduce_fx = Reduce::kSum});
  weight("told", {.on_epoch = true, .batch_size = 10});
  EXPECT_EQ(num_visits, 0);
  EXPECT_EQ(weight("mean", {.on_epoch = true}), 5);
  EXPECT_GT(num_visits, 0);
  // Twice in one batch is found once; the first time it is also checked.
  collection.begin_batch(batch, 1, 0);
  num_visits = 0;
  weight("mean", {.on_epoch = true});
  weight("mean", {.on_epoch = true});
  EXPECT_EQ(num_visits, 1);
}

TEST(ResultCollectionTest, StateComesBackWithEveryBit) {
  ResultCollection collection;
  AnyBatch batch(at::ones({3, 1}));
  collection.begin_batch(batch, 0, 0);
  const auto add = [](ResultCollection& to,
                      std::string_view name,
                      Reduce reduce,
                      double value) {
    const LogOptions options{.on_epoch = true, .reduce_fx = reduce};
    auto& result = to.find(Hook::training_step, name, options);
    const double weight = to.weight(result, options);
    if (name == "tensor") {
      result.value.add(on_device(value), weight);
      result.value.set_step(on_device(value));
    } else {
      result.value.add(value, weight);
      result.value.set_step(value);
    }
    result.has_value = true;
  };
  const auto add_all = [&](ResultCollection& to, double value) {
    add(to, "mean", Reduce::kMean, value);
    add(to, "tensor", Reduce::kMean, value);
    add(to, "min", Reduce::kMin, value);
    add(to, "nan", Reduce::kMax, kNaN);
  };
  collection.find(Hook::training_step, "never", {});
  add_all(collection, 0.1);
  add_all(collection, 0.7);

  ResultCollection copy;
  copy.load_state_dict(collection.state_dict());
  EXPECT_EQ(copy.state_dict(), collection.state_dict());
  EXPECT_EQ(copy.view(), ResultView::kStep);
  EXPECT_EQ(copy.results().size(), 4U);

  // It goes on as the first one does.
  collection.begin_batch(batch, 1, 0);
  copy.begin_batch(batch, 1, 0);
  add_all(collection, 0.3);
  add_all(copy, 0.3);
  EXPECT_EQ(copy.state_dict(), collection.state_dict());
}

TEST(ResultCollectionTest, AForeignStateIsAUserError) {
  ResultCollection collection;
  collection.find(Hook::training_step, "a", {}).has_value = true;
  const auto good = collection.state_dict();
  const auto change = [&](auto f) {
    Value state = good;
    f(state.as_dict());
    return state;
  };
  const auto first = [](Value::Dict& state) -> Value::Dict& {
    return state.at("results").as_list()[0].as_dict();
  };
  const std::vector<Value> bad{
      Value(),
      Value(3),
      Value::Dict{},
      change([](Value::Dict& state) { state.erase("in_batches"); }),
      change([](Value::Dict& state) { state["results"] = 5; }),
      change([&](Value::Dict& state) { first(state)["hook"] = "on_lunch"; }),
      change([&](Value::Dict& state) { first(state)["reduce_fx"] = "mode"; }),
      change([&](Value::Dict& state) { first(state)["total"] = "much"; }),
      change([&](Value::Dict& state) { first(state)["step"] = Value(); }),
      change([&](Value::Dict& state) { first(state).erase("weight"); }),
      change([&](Value::Dict& state) { first(state)["step"] = at::ones({2}); }),
      change([&](Value::Dict& state) {
        first(state)["device_total"] = at::ones({2});
      })};
  for (const auto& state : bad) {
    EXPECT_THROW(collection.load_state_dict(state), UserError) << state.repr();
    EXPECT_EQ(collection.state_dict(), good) << "it was changed half way";
  }
  collection.load_state_dict(good);
}

} // namespace
} // namespace fulgurite::test
