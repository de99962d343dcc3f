// Every operator of ops.def on the device, against the CPU.
#include "tests/xla/conformance/conformance.h"

#include <gtest/gtest.h>

namespace fulgurite::xla::conformance {
namespace {

class ConformanceTest : public testing::TestWithParam<Family> {
 protected:
  static void SetUpTestSuite() {
    init_device();
  }
};

TEST_P(ConformanceTest, MatchesTheCPU) {
  expect_conformance(GetParam(), Cross::kDefault);
}

INSTANTIATE_TEST_SUITE_P(
    Families,
    ConformanceTest,
    testing::ValuesIn(families()),
    [](const auto& family) { return std::string(family.param.name); });

TEST(OpTableTest, EveryRowHasASample) {
  expect_a_sample_per_row();
}

} // namespace
} // namespace fulgurite::xla::conformance
