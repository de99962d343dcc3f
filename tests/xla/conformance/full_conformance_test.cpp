// Every operator of ops.def on the device, against the CPU, in every
// element type that the CPU accepts.
#include "tests/xla/conformance/conformance.h"

#include <gtest/gtest.h>

namespace fulgurite::xla::conformance {
namespace {

class FullConformanceTest : public testing::TestWithParam<Family> {
 protected:
  static void SetUpTestSuite() {
    init_device();
  }
};

TEST_P(FullConformanceTest, MatchesTheCPU) {
  expect_conformance(GetParam(), Cross::kFull);
}

INSTANTIATE_TEST_SUITE_P(
    Families,
    FullConformanceTest,
    testing::ValuesIn(families()),
    [](const auto& family) { return std::string(family.param.name); });

} // namespace
} // namespace fulgurite::xla::conformance
