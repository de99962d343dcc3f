// FULGURITE_XLA_EAGER and FULGURITE_XLA_FALLBACK.
#include "fulgurite/base/env.h"
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/xla/xla.h"

#include <ATen/ATen.h>
#include <gtest/gtest.h>

namespace fulgurite::test {
namespace {

class EagerTest : public testing::Test {
 protected:
  EagerTest() {
    set_env("FULGURITE_XLA_EAGER", "1");
    xla::init({.plugin = "cpu"});
    set_env("FULGURITE_XLA_EAGER", std::nullopt);
    x_ = at::tensor({-1.0F, 1.0F}).to(at::kXLA);
  }
  at::Tensor x_;
};

TEST_F(EagerTest, OperatorsRunWhenTheyAreCalled) {
  auto y = x_ + 1;
  EXPECT_EQ(xla::dump_graph(), "");
  EXPECT_EQ(y.sum(0).item<float>(), 2);
}

TEST_F(EagerTest, TheFirstNaNIsNamed) {
  const ScopedLogCapture log;
  const auto y = x_ + 1;
  EXPECT_TRUE(log.messages().empty());
  const auto z = at::log(x_);
  EXPECT_TRUE(log.contains("log gives a NaN"));
  const auto after = z + 1;
  EXPECT_EQ(log.messages().size(), 1);
}

TEST_F(EagerTest, FallbacksAreErrorsWhereTheUserWantsIt) {
  set_env("FULGURITE_XLA_FALLBACK", "error");
  EXPECT_THROW(at::nonzero(x_), UserError);
  set_env("FULGURITE_XLA_FALLBACK", "perhaps");
  EXPECT_THROW(at::nonzero(x_), MisconfigurationError);
  set_env("FULGURITE_XLA_FALLBACK", std::nullopt);
  const ScopedLogCapture log;
  xla::reset_metrics();
  EXPECT_EQ(at::nonzero(x_).cpu().size(0), 2);
  EXPECT_EQ(xla::metrics().fallbacks.at("aten::nonzero"), 1);
  EXPECT_TRUE(log.contains("aten::nonzero has no lowering"));
}

} // namespace
} // namespace fulgurite::test
