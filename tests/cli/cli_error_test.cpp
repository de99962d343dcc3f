#include "tests/cli/cli_program.h"

#include <algorithm>

namespace fulgurite::test {
namespace {

using CliErrorTest = CliProgramTest;

TEST_F(CliErrorTest, WrongUsageIsOneLineAndExitCodeTwo) {
  const auto expect = [&](std::vector<std::string> arguments,
                          const std::string& message) {
    const auto outcome = run(quiet(std::move(arguments)));
    EXPECT_EQ(outcome.code, 2);
    EXPECT_EQ(outcome.err, "program: error: " + message + "\n");
    EXPECT_EQ(outcome.out, "");
  };
  expect(
      {"fit", "--trainer.max_epoch=1"},
      "[trainer.max_epoch] there is no such option (--trainer.max_epoch); did "
      "you mean 'trainer.max_epochs'?");
  expect(
      {"fit", "--trainer.max_epochs=many"},
      "[trainer.max_epochs] expected an int, got str 'many' "
      "(--trainer.max_epochs)");
  const auto path = write("bad.yaml", "trainer:\n  max_epoch: 1\n");
  expect(
      {"fit", "--config", path},
      "[trainer.max_epoch] there is no such option (" + path +
          ":2:3); did you mean 'trainer.max_epochs'?");
  expect({"fit", "--config"}, "[--config] expected a value, got none");
  expect(
      {"fit", "--config=nowhere.yaml"},
      "expected a config file, got nowhere.yaml, which cannot be opened");
  expect(
      {"fit", "--print_config=all"},
      "[--print_config] expected nothing or \"comments\", got 'all'");
  expect(
      {"fit", "more"},
      "expected a flag like --trainer.max_epochs=3, got 'more'");
  // Options that fit no Trainer are wrong usage as well.
  expect(
      {"fit", "--trainer.max_steps=-2"},
      "[Trainer.max_steps] expected a number ≥ -1, got -2; try -1 for no "
      "limit");
}

TEST_F(CliErrorTest, AnUnknownSubcommandIsWrongUsage) {
  const auto outcome = run({"fti"});
  EXPECT_EQ(outcome.code, 2);
  EXPECT_EQ(
      outcome.err,
      "program: error: expected a subcommand, got 'fti'; did you mean 'fit'? "
      "Known names: fit, validate, test, predict\n");
}

TEST_F(CliErrorTest, AFailedRunIsOneLineAndExitCodeOne) {
  auto outcome = run(quiet({"fit", "--model.fails=exception"}));
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(outcome.err, "program: error: the step broke\n");
  outcome = run(quiet({"fit", "--model.fails=shape"}));
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1)
      << outcome.err;
  outcome = run(quiet({"test", "--ckpt_path=nowhere.ckpt"}));
  EXPECT_EQ(outcome.code, 1);
  EXPECT_NE(outcome.err.find("nowhere.ckpt"), std::string::npos) << outcome.err;
}

TEST_F(CliErrorTest, SigtermEndsWithItsExitCode) {
  const auto outcome = run(quiet({"fit", "--model.fails=sigterm"}));
  EXPECT_EQ(outcome.code, 143);
}

struct TwoOptimizers : BoringModel {
  Optimizers configure_optimizers() override {
    return {optim::SGD(parameters()), optim::SGD(parameters())};
  }
};
struct FinalModel final : BoringModel {};
struct Boxes {
  at::Tensor corners;
};
struct BoxModel : Module<Row, Row, Row, Row, Boxes> {
  Boxes predict_step(const Row& batch, int64_t) override {
    return {batch.x};
  }
  std::vector<Loader<Row>> predict_dataloaders() override {
    return {rows_loader(2)};
  }
};

TEST_F(CliErrorTest, WhatCannotBeReplacedOrSavedIsSaid) {
  auto outcome =
      run<TwoOptimizers, detail::NoData>(quiet({"fit", "--optimizer=SGD"}));
  EXPECT_NE(
      outcome.err.find("[optimizer] expected a model with one optimizer, got "
                       "one with 2"),
      std::string::npos)
      << outcome.err;
  outcome = run<FinalModel, detail::NoData>(quiet({"fit", "--optimizer=SGD"}));
  EXPECT_NE(
      outcome.err.find("[optimizer] expected a model class that is not final"),
      std::string::npos)
      << outcome.err;
  outcome = run<BoxModel, detail::NoData>(
      quiet({"predict", "--predict_output=out.pt"}));
  EXPECT_NE(
      outcome.err.find("[predict_output] expected predictions that a file "
                       "can hold"),
      std::string::npos)
      << outcome.err;
  outcome = run<BoxModel, detail::NoData>(quiet({"predict"}));
  EXPECT_EQ(outcome.out, "2 batches predicted\n");
}

} // namespace
} // namespace fulgurite::test
