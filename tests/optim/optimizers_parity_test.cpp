// Every optimizer against the numbers of Python's PyTorch, by every kernel.

#include "tests/optim/reference.h"

#include <gtest/gtest.h>

#include <optional>

namespace fulgurite::testing {
namespace {

/// Unset: the fastest kernels; else foreach or one by one.
using Path = std::optional<bool>;

std::string title(const nlohmann::json& reference) {
  return reference.at("optimizer").get<std::string>() + " " +
         reference.at("options").dump() + reference.at("groups").dump();
}

class OptimizersParityTest : public ::testing::TestWithParam<Path> {
 protected:
  const nlohmann::json cases_ = read_reference("optimizers.json").at("cases");
};

TEST_P(OptimizersParityTest, GivesPythonsNumbersInDoublePrecision) {
  ASSERT_GE(cases_.size(), 27U);
  for (const auto& reference : cases_) {
    SCOPED_TRACE(title(reference));
    const auto params = make_params(at::kDouble);
    auto optimizer = make_optimizer(reference, params, GetParam());
    for (int step = 1; step <= kSteps; ++step) {
      set_grads(params, step);
      optimizer->step();
      const auto& theirs = reference.at("float64").at(step - 1);
      ASSERT_LT(distance(flattened(params), theirs), 1e-12) << "step " << step;
    }
  }
}

TEST_P(OptimizersParityTest, GivesPythonsNumbersInSinglePrecision) {
  for (const auto& reference : cases_) {
    SCOPED_TRACE(title(reference));
    const auto params = make_params(at::kFloat);
    auto optimizer = make_optimizer(reference, params, GetParam());
    for (int step = 1; step <= kSteps; ++step) {
      set_grads(params, step);
      optimizer->step();
      const std::string key = std::to_string(step);
      if (reference.at("float32").contains(key)) {
        const auto& theirs = reference.at("float32").at(key);
        ASSERT_LT(distance(flattened(params), theirs), 1e-6) << "step " << step;
      }
    }
  }
}

TEST_P(OptimizersParityTest, ContinuesFromPythonsState) {
  for (const auto& reference : cases_) {
    SCOPED_TRACE(title(reference));
    auto params = make_params(at::kDouble);
    // Python's weights after the first half, and Python's state.
    const auto& weights = reference.at("float64").at(kSteps / 2 - 1);
    size_t next = 0;
    for (auto& param : params) {
      for (int64_t i = 0; i < param.numel(); ++i) {
        param.data_ptr<double>()[i] = weights.at(next++).get<double>();
      }
    }
    auto optimizer = make_optimizer(reference, params, std::nullopt);
    Value state = value_of(reference.at("state_dict"));
    if (GetParam()) {
      for (auto& group : state.as_dict().at("param_groups").as_list()) {
        group.as_dict()["foreach"] = *GetParam();
      }
    }
    optimizer->load_state_dict(state);
    for (int step = kSteps / 2 + 1; step <= kSteps; ++step) {
      set_grads(params, step);
      optimizer->step();
      const auto& theirs = reference.at("float64").at(step - 1);
      ASSERT_LT(distance(flattened(params), theirs), 1e-12) << "step " << step;
    }
  }
}

TEST_P(OptimizersParityTest, HasPythonsStateAfterTheSameSteps) {
  for (const auto& reference : cases_) {
    SCOPED_TRACE(title(reference));
    const auto params = make_params(at::kDouble);
    auto optimizer = make_optimizer(reference, params, GetParam());
    for (int step = 1; step <= kSteps / 2; ++step) {
      set_grads(params, step);
      optimizer->step();
    }
    Value ours = optimizer->state_dict();
    for (auto& group : ours.as_dict().at("param_groups").as_list()) {
      group.as_dict()["foreach"] = nullptr;
    }
    const Value theirs = value_of(reference.at("state_dict"));
    EXPECT_EQ(layout_of(ours), layout_of(theirs));
    const auto& our_state = ours.as_dict().at("state").as_dict();
    for (const auto& [id, entry] : theirs.as_dict().at("state").as_dict()) {
      for (const auto& [name, value] : entry.as_dict()) {
        const auto& mine = our_state.find(id.as_int())->as_dict();
        const at::Tensor difference =
            mine.at(name.as_string()).as_tensor().sub(value.as_tensor());
        EXPECT_LT(difference.abs().max().item<double>(), 1e-12)
            << name.as_string();
      }
    }
    EXPECT_EQ(
        [&] {
          Value::List options;
          for (auto& group : ours.as_dict().at("param_groups").as_list()) {
            options.push_back(group.as_dict().at("lr"));
          }
          return Value(options);
        }(),
        [&] {
          Value::List options;
          for (const auto& group :
               theirs.as_dict().at("param_groups").as_list()) {
            options.push_back(group.as_dict().at("lr"));
          }
          return Value(options);
        }());
  }
}

INSTANTIATE_TEST_SUITE_P(
    Kernels,
    OptimizersParityTest,
    ::testing::Values(Path(), Path(true), Path(false)),
    [](const auto& kernel) {
      return !kernel.param ? "Default" : *kernel.param ? "Foreach" : "Single";
    });

} // namespace
} // namespace fulgurite::testing
