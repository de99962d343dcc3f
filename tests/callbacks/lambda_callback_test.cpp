#include "fulgurite/callbacks/lambda_callback.h"

#include "fulgurite/data/batch.h"
#include "tests/support/fake_trainer_context.h"

#include <gtest/gtest.h>

namespace fulgurite::test {
namespace {

/// Calls every hook of a callback once, in the order of Callback's header.
void call_all(Callback& c, FakeTrainerContext& t) {
  auto& m = t.module();
  const BatchRef batch;
  const StepOutput output;
  Value::Dict checkpoint;
  c.setup(t, m, TrainerFn::kFitting);
  c.on_fit_start(t, m);
  c.on_sanity_check_start(t, m);
  c.on_sanity_check_end(t, m);
  c.on_train_start(t, m);
  c.on_train_epoch_start(t, m);
  c.on_train_batch_start(t, m, batch, {});
  c.on_before_backward(t, m, at::Tensor());
  c.on_after_backward(t, m);
  c.on_train_batch_end(t, m, output, batch, {});
  c.on_train_epoch_end(t, m);
  c.on_train_end(t, m);
  c.on_validation_start(t, m);
  c.on_validation_epoch_start(t, m);
  c.on_validation_batch_start(t, m, batch, {});
  c.on_validation_batch_end(t, m, output, batch, {});
  c.on_validation_epoch_end(t, m);
  c.on_validation_end(t, m);
  c.on_test_start(t, m);
  c.on_test_epoch_start(t, m);
  c.on_test_batch_start(t, m, batch, {});
  c.on_test_batch_end(t, m, output, batch, {});
  c.on_test_epoch_end(t, m);
  c.on_test_end(t, m);
  c.on_predict_start(t, m);
  c.on_predict_epoch_start(t, m);
  c.on_predict_batch_start(t, m, batch, {});
  c.on_predict_batch_end(t, m, output, batch, {});
  c.on_predict_epoch_end(t, m);
  c.on_predict_end(t, m);
  c.on_save_checkpoint(t, m, checkpoint);
  c.on_load_checkpoint(t, m, checkpoint);
  c.on_exception(t, m, nullptr);
  c.on_fit_end(t, m);
  c.teardown(t, m, TrainerFn::kFitting);
}

TEST(LambdaCallbackTest, CallsEachFunctionAtItsHook) {
  std::vector<std::string> seen;
  const auto note = [&](const char* name) {
    return [&seen, name](auto&&...) { seen.emplace_back(name); };
  };
  LambdaCallback callback(
      {.setup = note("setup"),
       .teardown = note("teardown"),
       .on_fit_start = note("on_fit_start"),
       .on_fit_end = note("on_fit_end"),
       .on_sanity_check_start = note("on_sanity_check_start"),
       .on_sanity_check_end = note("on_sanity_check_end"),
       .on_train_batch_start = note("on_train_batch_start"),
       .on_train_batch_end = note("on_train_batch_end"),
       .on_train_epoch_start = note("on_train_epoch_start"),
       .on_train_epoch_end = note("on_train_epoch_end"),
       .on_validation_epoch_start = note("on_validation_epoch_start"),
       .on_validation_epoch_end = note("on_validation_epoch_end"),
       .on_test_epoch_start = note("on_test_epoch_start"),
       .on_test_epoch_end = note("on_test_epoch_end"),
       .on_validation_batch_start = note("on_validation_batch_start"),
       .on_validation_batch_end = note("on_validation_batch_end"),
       .on_test_batch_start = note("on_test_batch_start"),
       .on_test_batch_end = note("on_test_batch_end"),
       .on_train_start = note("on_train_start"),
       .on_train_end = note("on_train_end"),
       .on_validation_start = note("on_validation_start"),
       .on_validation_end = note("on_validation_end"),
       .on_test_start = note("on_test_start"),
       .on_test_end = note("on_test_end"),
       .on_exception = note("on_exception"),
       .on_save_checkpoint = note("on_save_checkpoint"),
       .on_load_checkpoint = note("on_load_checkpoint"),
       .on_before_backward = note("on_before_backward"),
       .on_after_backward = note("on_after_backward"),
       .on_predict_start = note("on_predict_start"),
       .on_predict_end = note("on_predict_end"),
       .on_predict_batch_start = note("on_predict_batch_start"),
       .on_predict_batch_end = note("on_predict_batch_end"),
       .on_predict_epoch_start = note("on_predict_epoch_start"),
       .on_predict_epoch_end = note("on_predict_epoch_end")});
  FakeTrainerContext trainer;
  call_all(callback, trainer);
  EXPECT_EQ(
      seen,
      (std::vector<std::string>{
          "setup",
          "on_fit_start",
          "on_sanity_check_start",
          "on_sanity_check_end",
          "on_train_start",
          "on_train_epoch_start",
          "on_train_batch_start",
          "on_before_backward",
          "on_after_backward",
          "on_train_batch_end",
          "on_train_epoch_end",
          "on_train_end",
          "on_validation_start",
          "on_validation_epoch_start",
          "on_validation_batch_start",
          "on_validation_batch_end",
          "on_validation_epoch_end",
          "on_validation_end",
          "on_test_start",
          "on_test_epoch_start",
          "on_test_batch_start",
          "on_test_batch_end",
          "on_test_epoch_end",
          "on_test_end",
          "on_predict_start",
          "on_predict_epoch_start",
          "on_predict_batch_start",
          "on_predict_batch_end",
          "on_predict_epoch_end",
          "on_predict_end",
          "on_save_checkpoint",
          "on_load_checkpoint",
          "on_exception",
          "on_fit_end",
          "teardown"}));
}

TEST(LambdaCallbackTest, HooksThatAreLeftOutDoNothing) {
  LambdaCallback callback;
  FakeTrainerContext trainer;
  call_all(callback, trainer);
  EXPECT_TRUE(callback.state_dict().is_none());
}

TEST(LambdaCallbackTest, HandsItsArgumentsOn) {
  FakeTrainerContext trainer;
  int64_t batch_idx = -1;
  LambdaCallback callback(
      {.on_train_batch_end =
           [&](TrainerContext& given,
               ModuleBase&,
               const StepOutput&,
               const BatchRef&,
               BatchPosition where) {
             EXPECT_EQ(&given, &trainer);
             batch_idx = where.batch_idx;
           },
       .on_save_checkpoint =
           [](auto&, auto&, Value::Dict& checkpoint) {
             checkpoint["mine"] = 1;
           }});
  callback.on_train_batch_end(
      trainer, trainer.module(), StepOutput(), BatchRef(), {5, 0});
  EXPECT_EQ(batch_idx, 5);
  Value::Dict checkpoint;
  callback.on_save_checkpoint(trainer, trainer.module(), checkpoint);
  EXPECT_TRUE(checkpoint.contains("mine"));
}

} // namespace
} // namespace fulgurite::test
