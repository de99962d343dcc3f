#include "fulgurite/callbacks/callbacks.h"

#include "fulgurite/callbacks/early_stopping.h"
#include "fulgurite/callbacks/model_checkpoint.h"
#include "fulgurite/callbacks/timer.h"
#include "tests/support/message_of.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace fulgurite::test {
namespace {

TEST(CallbacksTest, EveryOptionHasAHelpText) {
  EXPECT_GE(callbacks().rows().size(), 6U);
  for (const auto& row : callbacks().rows()) {
    EXPECT_FALSE(row.help.empty()) << row.name;
    std::vector<std::string> fields, helped;
    for (const auto& field : row.fields) {
      fields.push_back(field.name);
    }
    for (const auto& [name, text] : row.option_help) {
      helped.push_back(name);
      EXPECT_FALSE(text.empty()) << row.name << "." << name;
    }
    EXPECT_EQ(fields, helped) << row.name;
  }
}

TEST(CallbacksTest, MakesACallbackFromItsOptions) {
  const auto made = callbacks().make(
      "EarlyStopping", Value::Dict{{"monitor", "val_loss"}, {"patience", 7}});
  const auto* stopping = dynamic_cast<EarlyStopping*>(made.get());
  ASSERT_NE(stopping, nullptr);
  EXPECT_EQ(stopping->options().patience, 7);
}

TEST(CallbacksTest, EveryBuiltInCallbackCanBeMade) {
  for (const auto& row : callbacks().rows()) {
    const Value options = row.name == "EarlyStopping"
                              ? Value::Dict{{"monitor", "val_loss"}}
                              : Value::Dict{};
    const auto made = callbacks().make(row.name, options);
    EXPECT_EQ(class_name(*made), row.name);
  }
}

TEST(CallbacksTest, AnUnknownNameOrOptionNamesTheNearestOne) {
  const auto wrong_name = message_of([] { callbacks().make("EarlyStoping"); });
  EXPECT_TRUE(has(wrong_name, "'EarlyStopping'")) << wrong_name;
  const auto wrong_option = message_of([] {
    callbacks().make("ModelCheckpoint", Value::Dict{{"moniter", "x"}});
  });
  EXPECT_TRUE(has(wrong_option, "monitor")) << wrong_option;
  const auto wrong_type = message_of([] {
    callbacks().make("Timer", Value::Dict{{"verbose", "perhaps"}});
  });
  EXPECT_TRUE(has(wrong_type, "Timer.verbose")) << wrong_type;
}

struct MineParams {
  int64_t count = 3;
};
class Mine : public Callback {
 public:
  using Params = MineParams;
  explicit Mine(MineParams params = {}) : count(params.count) {}
  int64_t count;
};

TEST(CallbacksTest, TakesCallbacksOfTheUser) {
  CallbackRegistry registry("callbacks", callbacks().rows());
  registry.add<Mine>("Mine");
  const auto made = registry.make("mine", Value::Dict{{"count", 5}});
  EXPECT_EQ(dynamic_cast<Mine&>(*made).count, 5);
}

} // namespace
} // namespace fulgurite::test
