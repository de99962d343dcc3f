// Plans of views, against LibTorch's own as_strided.
#include "fulgurite/xla/executor/view_plan.h"

#include <gtest/gtest.h>
#include <torch/torch.h>

namespace fulgurite::test {
namespace {

using xla::plan_view;
using xla::ViewPlan;

torch::Tensor applied(const torch::Tensor& elements, const ViewPlan& plan) {
  auto out = elements.reshape(plan.refined);
  for (size_t i = 0; i < plan.start.size(); ++i) {
    out = out.slice(
        static_cast<int64_t>(i), plan.start[i], plan.limit[i], plan.step[i]);
  }
  return out.permute(plan.order).reshape(plan.core).expand(plan.sizes);
}

/// The view as a plan gives the elements of as_strided.
void expect_plan(const torch::Tensor& whole, const torch::Tensor& view) {
  const auto plan = plan_view(
      whole.sizes(), view.sizes(), view.strides(), view.storage_offset());
  ASSERT_TRUE(plan) << view.sizes() << view.strides();
  EXPECT_TRUE(torch::equal(applied(whole, *plan), view))
      << view.sizes() << view.strides() << view.storage_offset();
}

TEST(ViewPlanTest, CoversTheViewsThatModelsMake) {
  const auto x = torch::arange(2 * 6 * 4).reshape({2, 6, 4});
  expect_plan(x, x);
  expect_plan(x, x.transpose(0, 2));
  expect_plan(x, x.select(1, 3));
  expect_plan(x, x.slice(1, 1, 5));
  expect_plan(x, x.slice(1, 0, 6, 2));
  expect_plan(x, x.slice(1, 1, 6, 3).transpose(0, 1));
  expect_plan(x, x.slice(2, 1, 4, 2).select(0, 1));
  expect_plan(x, x.view({48}));
  expect_plan(x, x.view({12, 4}));
  expect_plan(x, x.view({2, 2, 3, 4}).transpose(1, 2));
  expect_plan(x, x.view({4, 3, 2, 2}).permute({3, 0, 2, 1}));
  expect_plan(x, x.unsqueeze(1).expand({2, 5, 6, 4}));
  expect_plan(x, x.select(2, 1).unsqueeze(0).expand({3, 2, 6}));
}

TEST(ViewPlanTest, LeavesOverlapsToAGather) {
  EXPECT_FALSE(plan_view({10}, {4, 3}, {2, 1}, 0)) << "windows that overlap";
  EXPECT_FALSE(plan_view({4, 6}, {9}, {1}, 0)) << "a row and a half";
  EXPECT_FALSE(plan_view({2, 6, 4}, {4, 2}, {1, 28}, 0)) << "a diagonal";
}

} // namespace
} // namespace fulgurite::test
