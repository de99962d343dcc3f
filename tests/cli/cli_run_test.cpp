#include "fulgurite/cli_print_impl.h"
#include "fulgurite/hardware/checkpoint_io/torch_checkpoint_io.h"
#include "tests/cli/cli_program.h"
#include "tests/support/golden.h"

#include <algorithm>
#include <sstream>

namespace fulgurite::test {
namespace {

using CliRunTest = CliProgramTest;

TEST_F(CliRunTest, HelpOfASubcommandIsTheGoldenText) {
  const auto outcome = run({"fit", "--help"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  expect_golden("cli_help.txt", outcome.out);
}

TEST_F(CliRunTest, HelpOfTheProgramListsTheSubcommands) {
  for (const auto& arguments :
       std::vector<std::vector<std::string>>{{"--help"}, {"-h"}, {}}) {
    const auto outcome = run(arguments);
    EXPECT_EQ(outcome.code, arguments.empty() ? 2 : 0);
    const std::string text = outcome.out + outcome.err;
    for (const char* word : {"usage: program", "fit", "predict"}) {
      EXPECT_NE(text.find(word), std::string::npos) << text;
    }
  }
}

TEST_F(CliRunTest, HelpOfOneTopicIsShort) {
  const auto outcome = run({"fit", "--help", "EarlyStopping"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_NE(
      outcome.out.find("--trainer.callbacks.patience"), std::string::npos);
  EXPECT_EQ(outcome.out.find("max_epochs"), std::string::npos);
  const auto model = run({"fit", "--help=model"});
  EXPECT_NE(
      model.out.find("--model.hidden (int, default: 4)\n"
                     "        Width of the hidden layer.\n"),
      std::string::npos)
      << model.out;
  const auto unknown = run({"fit", "--help=EarlyStoping"});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_NE(
      unknown.err.find("did you mean 'EarlyStopping'?"), std::string::npos)
      << unknown.err;
}

TEST_F(CliRunTest, EveryOptionOfOurOwnHasAHelpText) {
  // A help text follows its option indented by eight; a missing one shows as
  // two options in a row.
  const auto text = run({"fit", "--help"}).out;
  std::istringstream lines(text);
  std::string option;
  for (std::string line; std::getline(lines, line);) {
    const bool is_option = line.starts_with("  --") && line.ends_with(")");
    if (!option.empty()) {
      EXPECT_TRUE(line.starts_with("        ")) << option << " has no help";
    }
    const bool is_ours = line.find("--model.") == std::string::npos &&
                         line.find("--data.") == std::string::npos;
    option = is_option && is_ours ? line : "";
  }
}

TEST_F(CliRunTest, VersionNamesProgramLibraryAndLibTorch) {
  const auto outcome = run({"--version"}, {.version = "7.1"});
  EXPECT_EQ(outcome.code, 0);
  EXPECT_TRUE(outcome.out.starts_with("program 7.1 (Fulgurite "))
      << outcome.out;
}

TEST_F(CliRunTest, FitTrainsWithOptionsOfModelDataAndTrainer) {
  const auto outcome = run(quiet(
      {"fit",
       "--model.hidden=3",
       "--model.lr",
       "0.5",
       "--data.batch_size=4",
       "--trainer.limit_val_batches=1"}));
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(seen().params.hidden, 3);
  EXPECT_EQ(seen().lr, 0.5);
  EXPECT_EQ(seen().batch_size, 4);
  EXPECT_EQ(seen().steps, 2);
  EXPECT_EQ(seen().hparams.at("hidden"), Value(3));
  EXPECT_EQ(seen().hparams.at("lr"), Value(0.5));
}

TEST_F(CliRunTest, FastDevRunAloneIsTrue) {
  const auto outcome = run(
      {"fit",
       "--trainer.fast_dev_run",
       "--trainer.enable_progress_bar=false",
       "--trainer.enable_model_summary=false"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(seen().steps, 1);
}

TEST_F(CliRunTest, FilesGiveOptionsAndFlagsWin) {
  const auto first = write("a.yaml", "model: {hidden: 5, lr: 0.25}\n");
  const auto second =
      write("b.yaml", "model: {hidden: 6}\nfit: {data: {batch_size: 8}}\n");
  const auto outcome = run(
      quiet({"fit", "--model.lr=0.125", "--config", first, "--config", second}),
      {.defaults = "model: {hidden: 9, lr: 9}\ntest: {model: {lr: 8}}"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(seen().params.hidden, 6);
  EXPECT_EQ(seen().params.lr, 0.125);
  EXPECT_EQ(seen().batch_size, 8);
}

TEST_F(CliRunTest, ValidateTestAndPredictRun) {
  const auto validated = run(quiet({"validate"}));
  EXPECT_EQ(validated.code, 0) << validated.err;
  EXPECT_NE(validated.out.find("val_loss"), std::string::npos);
  const auto tested = run(quiet({"test"}));
  EXPECT_EQ(tested.code, 0) << tested.err;
  EXPECT_NE(tested.out.find("test_loss"), std::string::npos);
  const auto predicted = run(quiet({"predict"}));
  EXPECT_EQ(predicted.code, 0) << predicted.err;
  EXPECT_EQ(predicted.out, "4 batches predicted\n");
}

TEST_F(CliRunTest, PredictSavesWhatItPredicted) {
  const auto path = (folder_ / "out.pt").string();
  const auto outcome = run(quiet({"predict", "--predict_output", path}));
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  const auto saved = TorchCheckpointIO().load(path);
  ASSERT_EQ(saved.as_list().size(), 4u);
  EXPECT_EQ(saved.as_list()[0].as_tensor().size(1), 4);
}

TEST_F(CliRunTest, TheOptimizerOfTheCommandLineTakesTheModelsPlace) {
  auto outcome =
      run(quiet({"fit", "--optimizer=adamw", "--optimizer.lr=2e-3"}));
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(seen().optimizer, "AdamW");
  EXPECT_EQ(seen().lr, 2e-3);
  EXPECT_EQ(seen().scheduler, "");

  outcome = run(quiet({"fit", "--lr_scheduler=CosineAnnealingLR"}));
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(seen().optimizer, "SGD");
  EXPECT_EQ(seen().scheduler, "CosineAnnealingLR");

  outcome = run(
      quiet({"fit", "--lr_scheduler=OneCycle", "--lr_scheduler.max_lr=0.5"}));
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(seen().scheduler, "OneCycleLR");

  outcome = run(quiet(
      {"fit",
       "--lr_scheduler=ReduceLROnPlateau",
       "--lr_scheduler.monitor=val_loss"}));
  EXPECT_EQ(outcome.code, 0) << outcome.err;
}

TEST_F(CliRunTest, CallbacksComeFromFlagsAndFromTheProgram) {
  const auto outcome =
      run(quiet(
              {"fit",
               "--trainer.callbacks+=EarlyStopping",
               "--trainer.callbacks.monitor=val_loss",
               "--trainer.callbacks.patience=7"}),
          {.callbacks = list(EarlyStopping({.monitor = "train_loss"}))});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(
      std::count(
          seen().callbacks.begin(), seen().callbacks.end(), "EarlyStopping"),
      2);
}

TEST_F(CliRunTest, EveryTrainerOptionCanBeSetByAFlag) {
  const TrainerOptions options;
  reflect::for_each_field(
      options, [&](std::string_view name, const auto& field) {
        using Field = std::remove_cvref_t<decltype(field)>;
        std::string text = "false";
        if constexpr (std::is_same_v<Field, CallbackList>) {
          text = "EarlyStopping";
        } else if constexpr (!std::is_same_v<Field, LoggerChoice>) {
          const auto value = to_value(field);
          text = value.is_none() ? "null" : detail::yaml_text(value);
        }
        const auto outcome = run(
            {"fit",
             "--print_config",
             detail::join("--trainer.", name, "=", text)});
        EXPECT_EQ(outcome.code, 0) << name << ": " << outcome.err;
        EXPECT_NE(
            outcome.out.find(detail::join("\n  ", name, ":")),
            std::string::npos)
            << name;
      });
}

TEST_F(CliRunTest, PrintedConfigurationsReadBackTheSame) {
  for (const char* form : {"--print_config", "--print_config=comments"}) {
    const auto first = run(
        {"fit",
         form,
         "--trainer.callbacks=[EarlyStopping, ModelCheckpoint]",
         "--trainer.logger=csv",
         "--trainer.max_time=00:01:00:00",
         "--trainer.limit_val_batches=0.5",
         "--trainer.devices=1",
         "--optimizer=AdamW",
         "--lr_scheduler=StepLR",
         "--lr_scheduler.step_size=3",
         "--model.lr=1e-5",
         "--model.fails=true",
         "--seed_everything=12"});
    ASSERT_EQ(first.code, 0) << first.err;
    const auto path = write("printed.yaml", first.out);
    const auto second = run({"fit", form, "--config", path});
    EXPECT_EQ(second.code, 0) << second.err;
    EXPECT_EQ(second.out, first.out);
  }
}

TEST_F(CliRunTest, TheConfigurationIsSavedBesideTheLogsAndRepeatsTheRun) {
  const auto save_dir = "--trainer.logger.save_dir=" + folder_.path().string();
  auto arguments = quiet({"fit", save_dir, "--trainer.logger.version=run"});
  arguments.insert(arguments.begin() + 1, "--trainer.logger=csv");
  std::erase(arguments, "--trainer.logger=false");
  const auto outcome = run(arguments);
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  const auto saved = folder_ / "fulgurite_logs" / "run" / "config.yaml";
  const auto printed =
      run({"fit", "--print_config", "--config", saved.string()});
  EXPECT_EQ(printed.out, read_text(saved));

  // The same again is no other run; another learning rate is.
  EXPECT_EQ(run(arguments).code, 0);
  arguments.push_back("--model.lr=0.3");
  const auto refused = run(arguments);
  EXPECT_EQ(refused.code, 1);
  EXPECT_NE(
      refused.err.find(
          "[save_config] expected no configuration of another run"),
      std::string::npos)
      << refused.err;
  EXPECT_EQ(read_text(saved).find("lr: 0.3"), std::string::npos);
  arguments.push_back("--save_config=false");
  EXPECT_EQ(run(arguments).code, 0);
  EXPECT_EQ(read_text(saved).find("lr: 0.3"), std::string::npos);
  arguments.back() = "--save_config=overwrite";
  EXPECT_EQ(run(arguments).code, 0);
  EXPECT_NE(read_text(saved).find("lr: 0.3"), std::string::npos);
}

TEST_F(CliRunTest, NothingIsWrittenWithoutALogger) {
  EXPECT_EQ(run(quiet({"fit"})).code, 0);
  EXPECT_TRUE(fs::is_empty(folder_.path()));
}

TEST_F(CliRunTest, HyperparametersOfTheCheckpointBuildTheModel) {
  auto arguments = quiet({"fit", "--model.hidden=6", "--model.lr=0.25"});
  std::erase(arguments, "--trainer.enable_checkpointing=false");
  const auto outcome = run(arguments);
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  std::string checkpoint;
  for (const auto& entry : fs::recursive_directory_iterator(folder_.path())) {
    if (entry.path().extension() == ".ckpt") {
      checkpoint = entry.path().string();
    }
  }
  ASSERT_NE(checkpoint, "");
  const auto tested =
      run(quiet({"test", "--ckpt_path", checkpoint}),
          {.defaults = "model: {hidden: 2}"});
  EXPECT_EQ(tested.code, 0) << tested.err;
  EXPECT_EQ(seen().params.hidden, 6);
  EXPECT_EQ(seen().params.lr, 0.25);
  const auto other =
      run(quiet({"test", "--ckpt_path", checkpoint, "--model.lr=0.75"}));
  EXPECT_EQ(other.code, 0) << other.err;
  EXPECT_EQ(seen().params.lr, 0.75);
}

TEST_F(CliRunTest, TheSeedIsSetAndKeptInTheConfiguration) {
  EXPECT_EQ(run(quiet({"fit", "--seed_everything=31"})).code, 0);
  EXPECT_EQ(global_seed(), 31u);
  set_env("FULGURITE_GLOBAL_SEED", "12");
  const auto outcome = run(quiet(
      {"fit",
       "--seed_everything=true",
       "--trainer.logger=csv",
       "--trainer.logger.save_dir=" + folder_.path().string()}));
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(global_seed(), 12u);
  const auto saved =
      read_text(folder_ / "fulgurite_logs" / "version_0" / "config.yaml");
  EXPECT_TRUE(saved.starts_with("seed_everything: 12\n")) << saved;
}

TEST_F(CliRunTest, ModelsWithoutParamsAndDataRunWithTheirOwnLoaders) {
  const auto outcome = run<BoringModel, detail::NoData>(quiet({"fit"}));
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  const auto unknown =
      run<BoringModel, detail::NoData>(quiet({"fit", "--data.x=1"}));
  EXPECT_EQ(unknown.code, 2);
}

TEST_F(CliRunTest, TheDefaultCommandRunsWithoutASubcommand) {
  const auto outcome =
      run({"--trainer.fast_dev_run",
           "--trainer.enable_progress_bar=false",
           "--trainer.enable_model_summary=false"},
          {.default_command = "fit"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(seen().steps, 1);
}

} // namespace
} // namespace fulgurite::test
