#include "fulgurite/base/class_registry.h"

#include "fulgurite/optim/lr_schedulers.h"
#include "fulgurite/optim/one_cycle_lr.h"
#include "fulgurite/optim/optimizers.h"
#include "fulgurite/optim/sgd.h"
#include "tests/optim/expect_error.h"

#include <ATen/ops/ones.h>

namespace fulgurite::testing {
namespace {

std::vector<at::Tensor> one_param() {
  return {at::ones({2}).requires_grad_(true)};
}

template <class Registry>
void expect_help_for_every_option(const Registry& registry) {
  for (const auto& row : registry.rows()) {
    EXPECT_FALSE(row.help.empty()) << row.name;
    std::vector<std::string> fields;
    for (const auto& field : row.fields) {
      fields.push_back(field.name);
    }
    std::vector<std::string> helped;
    for (const auto& help : row.option_help) {
      EXPECT_FALSE(help.text.empty()) << row.name << "." << help.name;
      helped.push_back(help.name);
    }
    EXPECT_EQ(fields, helped) << row.name;
  }
}

TEST(ClassRegistryTest, HasHelpForEveryOption) {
  EXPECT_EQ(optimizers().rows().size(), 4U);
  EXPECT_EQ(lr_schedulers().rows().size(), 4U);
  expect_help_for_every_option(optimizers());
  expect_help_for_every_option(lr_schedulers());
}

TEST(ClassRegistryTest, MakesWhatWasNamed) {
  const auto optimizer = optimizers().make(
      "adamw",
      one_param(),
      Value::Dict{{"lr", 0.5}, {"betas", Value::List{0.5, 0.6}}});
  EXPECT_EQ(optimizer->name(), "AdamW");
  EXPECT_EQ(optimizer->lr(), 0.5);
  EXPECT_EQ(optimizer->momentum(), 0.5);
  const auto scheduler = lr_schedulers().make(
      "OneCycleLR",
      Value::Dict{{"max_lr", Value::List{0.5}}, {"total_steps", 10}});
  scheduler->attach(*optimizer);
  EXPECT_NEAR(optimizer->lr(), 0.02, 1e-12);
  EXPECT_EQ(optimizers().make("SGD", one_param())->lr(), 1e-3);
}

TEST(ClassRegistryTest, DescribesTheTypesOfOptions) {
  const auto* row = lr_schedulers().find("OneCycleLR");
  ASSERT_NE(row, nullptr);
  EXPECT_EQ(row->fields[0].name, "max_lr");
  EXPECT_EQ(row->fields[0].type, "float | list[float]");
  EXPECT_EQ(row->fields[0].default_value, "None");
  EXPECT_EQ(row->fields[7].default_value, "0.85");
  EXPECT_EQ(
      optimizers().find("AdamW")->fields[1].default_value, "(0.9, 0.999)");
}

TEST(ClassRegistryTest, ReadsTextsAsACommandLineHasThem) {
  const Value tree =
      Value::Dict{{"lr", "1e-2"}, {"betas", "[0.5, 0.75]"}, {"fused", "false"}};
  const auto options =
      optimizers().find("AdamW")->read(tree, "optimizer", OptionReading::kText);
  EXPECT_EQ(options.at("lr"), Value(0.01));
  EXPECT_EQ(options.at("betas"), Value(Value::Tuple{{0.5, 0.75}}));
  EXPECT_EQ(options.at("fused"), Value(false));
  EXPECT_EQ(options.at("eps"), Value(1e-8));
  const auto cycle =
      lr_schedulers()
          .find("onecyclelr")
          ->read(
              Value::Dict{{"max_lr", "[0.1, 0.2]"}, {"total_steps", "7"}},
              "lr_scheduler",
              OptionReading::kText);
  EXPECT_EQ(cycle.at("max_lr"), Value(Value::List{0.1, 0.2}));
  EXPECT_EQ(cycle.at("total_steps"), Value(7));
}

TEST(ClassRegistryTest, NamesTheNearestKnownName) {
  expect_misconfigured(
      [] { optimizers().make("AdamV", one_param()); },
      "[optimizers] expected a known name, got \"AdamV\"; did you mean");
  expect_misconfigured(
      [] { lr_schedulers().make("StepLr2"); }, "did you mean 'StepLR'?");
  expect_misconfigured(
      [] {
        optimizers().make("SGD", one_param(), Value::Dict{{"momentun", 0.9}});
      },
      "did you mean 'momentum'?");
  expect_misconfigured(
      [] {
        optimizers().make("SGD", one_param(), Value::Dict{{"lr", "x"}});
      },
      "[SGD.lr] expected a float, got str 'x'");
}

struct SlowSGDOptions {
  double factor = 0.5;
};
/// What a user adds.
class SlowSGD : public optim::SGD {
 public:
  SlowSGD(std::vector<at::Tensor> params, SlowSGDOptions options)
      : SGD(std::move(params), {.lr = options.factor}) {}
  std::string name() const override {
    return "SlowSGD";
  }
};

TEST(ClassRegistryTest, TakesClassesOfTheUser) {
  OptimizerRegistry registry("optimizers", optimizers().rows());
  registry.add<SlowSGD, SlowSGDOptions>("SlowSGD", "slow");
  EXPECT_EQ(
      registry.make("SlowSGD", one_param(), Value::Dict{{"factor", 0.25}})
          ->lr(),
      0.25);
  EXPECT_EQ(registry.rows().size(), 5U);
  registry.add<SlowSGD, SlowSGDOptions>("SlowSGD", "slower");
  EXPECT_EQ(registry.rows().size(), 5U);
  EXPECT_EQ(registry.find("SlowSGD")->help, "slower");
}

} // namespace
} // namespace fulgurite::testing
