#include "fulgurite/core/metrics_map.h"
#include "fulgurite/base/error.h"

#include <gtest/gtest.h>
#include <torch/types.h>

namespace fulgurite::test {
namespace {

TEST(MetricsTest, KeepsTheOrderInWhichNamesCameFirst) {
  Metrics metrics;
  metrics.set("b", 1.0);
  metrics.set("a", torch::tensor(2.5));
  metrics.set("b", 3.0);
  const std::vector<std::pair<std::string, double>> expected = {
      {"b", 3.0}, {"a", 2.5}};
  EXPECT_EQ(metrics.items(), expected);
  EXPECT_EQ(metrics.names(), (std::vector<std::string>{"b", "a"}));
}

TEST(MetricsTest, NamesTheNearestWhereThereIsNone) {
  Metrics metrics;
  metrics.set("val_loss", 1.0);
  try {
    metrics.at("val_los");
    FAIL() << "an unknown name was found";
  } catch (const UserError& error) {
    EXPECT_NE(
        std::string(error.what()).find("did you mean 'val_loss'?"),
        std::string::npos)
        << error.what();
  }
  EXPECT_FALSE(metrics.find("val_los"));
  EXPECT_FALSE(metrics.tensor("val_los").defined());
}

TEST(MetricsTest, ATensorIsFloat32AsInPython) {
  Metrics metrics;
  metrics.set("a", 0.1);
  const auto tensor = metrics.tensor("a");
  EXPECT_EQ(tensor.scalar_type(), torch::kFloat);
  EXPECT_EQ(tensor.dim(), 0);
  EXPECT_EQ(tensor.item<float>(), 0.1F);
}

TEST(MetricsTest, UpdateTakesOverWhatTheOtherHas) {
  Metrics metrics;
  metrics.set("a", 1.0);
  metrics.set("b", 2.0);
  Metrics other;
  other.set("b", torch::tensor(5.0));
  other.set("c", 6.0);
  metrics.update(other);
  EXPECT_EQ(metrics.at("a"), 1.0);
  EXPECT_EQ(metrics.at("b"), 5.0);
  EXPECT_EQ(metrics.at("c"), 6.0);
  metrics.clear();
  EXPECT_TRUE(metrics.empty());
}

} // namespace
} // namespace fulgurite::test
