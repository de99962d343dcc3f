#include "fulgurite/base/error.h"
#include "fulgurite/cli_print_impl.h"
#include "fulgurite/cli_schema_impl.h"

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <variant>

namespace fulgurite::detail {
namespace {

struct EncoderOptions {
  int64_t layers = 2;
  std::string act = "relu";
};
struct ModelOptions {
  int64_t hidden = 128;
  double lr = 1e-3;
  std::string name = "net";
  std::optional<double> dropout = std::nullopt;
  bool bias = true;
  std::vector<int64_t> sizes = {1, 2};
  std::map<std::string, double> weights = {};
  EncoderOptions encoder = {};
  std::variant<bool, int64_t> seed = true;
};
struct GeneralOptions {
  std::optional<std::string> ckpt_path = std::nullopt;
};
struct TrainerLike {
  std::optional<int64_t> max_epochs = std::nullopt;
  bool fast = false;
  bool logger = true;
};
struct StopOptions {
  std::string monitor = "";
  int64_t patience = 3;
};
struct SaveOptions {
  std::string dir = "";
  int64_t top_k = 1;
};

CliSchema schema() {
  CliSchema out;
  out.groups = {
      {"", describe_struct<GeneralOptions>()},
      {"trainer", describe_struct<TrainerLike>()},
      {"model", describe_struct<ModelOptions>()}};
  out.groups[2].options.help = {{"hidden", "Width of the hidden layer."}};
  const std::vector<CliClass> callbacks = {
      {"Stop", "Stops.", describe_struct<StopOptions>()},
      {"Save", "Saves.", describe_struct<SaveOptions>()}};
  out.slots = {
      {.path = "trainer.callbacks",
       .noun = "callback",
       .is_list = true,
       .classes = callbacks},
      {.path = "trainer.logger",
       .noun = "logger",
       .suffix = "Logger",
       .is_list = true,
       .takes_bool = true,
       .classes = {{"csv", "", describe_struct<SaveOptions>()}}},
      {.path = "optimizer", .noun = "optimizer", .classes = callbacks}};
  out.commands = {"fit", "test"};
  return out;
}

/// Files, then flags, for the subcommand fit.
Value::Dict configure(
    const std::vector<std::string>& files,
    std::vector<std::string> arguments = {}) {
  const auto known = schema();
  ConfigNode config = map_node("");
  int number = 0;
  for (const auto& file : files) {
    const std::string name = join(static_cast<char>('a' + number++), ".yaml");
    add_layer(known, "fit", config, parse_yaml(file, name));
  }
  arguments.insert(arguments.begin(), {"program", "fit"});
  for (const auto& flag : parse_command_line(arguments, {"fit"}).flags) {
    add_flag(known, config, flag);
  }
  return resolve(known, config);
}

std::string error_of(
    const std::vector<std::string>& files,
    std::vector<std::string> arguments = {}) {
  try {
    configure(files, std::move(arguments));
  } catch (const UserError& error) {
    return error.what();
  }
  return "no error";
}

const Value& at(const Value::Dict& config, std::string_view path) {
  const size_t dot = path.find('.');
  const Value& value = config.at(path.substr(0, dot));
  return dot == std::string_view::npos
             ? value
             : at(value.as_dict(), path.substr(dot + 1));
}

TEST(CliSchemaTest, DefaultsComeFromTheStructs) {
  const auto config = configure({});
  EXPECT_EQ(at(config, "model.hidden"), Value(128));
  EXPECT_EQ(at(config, "model.encoder.act"), Value("relu"));
  EXPECT_EQ(at(config, "trainer.max_epochs"), Value());
  EXPECT_EQ(at(config, "trainer.callbacks"), Value(Value::List{}));
  EXPECT_EQ(at(config, "trainer.logger"), Value(true));
  EXPECT_EQ(at(config, "optimizer"), Value());
}

TEST(CliSchemaTest, LaterFilesWinOverEarlierAndFlagsOverFiles) {
  const std::vector<std::string> files = {
      "model: {hidden: 1, lr: 0.5, name: a}", "model: {hidden: 2, lr: 0.25}"};
  const auto config = configure(files, {"--model.hidden=3"});
  EXPECT_EQ(at(config, "model.hidden"), Value(3));
  EXPECT_EQ(at(config, "model.lr"), Value(0.25));
  EXPECT_EQ(at(config, "model.name"), Value("a"));
}

TEST(CliSchemaTest, OfTwoEqualFlagsTheLastWins) {
  const auto config = configure({}, {"--model.hidden=3", "--model.hidden=4"});
  EXPECT_EQ(at(config, "model.hidden"), Value(4));
}

TEST(CliSchemaTest, ASectionCountsForItsSubcommandOnly) {
  const auto config = configure(
      {"fit: {model: {hidden: 7}}\ntest: {model: {hidden: 8, lr: 9}}\n"
       "model: {hidden: 6, name: b}"});
  EXPECT_EQ(at(config, "model.hidden"), Value(7));
  EXPECT_EQ(at(config, "model.lr"), Value(1e-3));
  EXPECT_EQ(at(config, "model.name"), Value("b"));
}

TEST(CliSchemaTest, EachOptionReadsTextAsItsOwnType) {
  const auto config = configure(
      {},
      {"--model.name=123",
       "--model.lr=1",
       "--model.dropout=1e-1",
       "--model.bias=no",
       "--model.sizes=[4, 5]",
       "--model.weights={a: 1, b: 2.5}",
       "--model.encoder.layers",
       "6",
       "--model.seed=12",
       "--trainer.fast"});
  EXPECT_EQ(at(config, "model.name"), Value("123"));
  EXPECT_EQ(at(config, "model.lr"), Value(1.0));
  EXPECT_EQ(at(config, "model.dropout"), Value(0.1));
  EXPECT_EQ(at(config, "model.bias"), Value(false));
  EXPECT_EQ(at(config, "model.sizes"), Value(Value::List{4, 5}));
  EXPECT_EQ(at(config, "model.weights.b"), Value(2.5));
  EXPECT_EQ(at(config, "model.encoder.layers"), Value(6));
  EXPECT_EQ(at(config, "model.encoder.act"), Value("relu"));
  EXPECT_EQ(at(config, "model.seed"), Value(12));
  EXPECT_EQ(at(config, "trainer.fast"), Value(true));
}

TEST(CliSchemaTest, FilesReadTheSameWordsAsFlags) {
  const auto config = configure(
      {"model:\n  name: 007\n  dropout: null\n  bias: off\n  sizes: [4]\n"
       "  weights: {a: 1}\n  encoder: {layers: 3}\n  lr: 1e-4\n"});
  EXPECT_EQ(at(config, "model.name"), Value("007"));
  EXPECT_EQ(at(config, "model.dropout"), Value());
  EXPECT_EQ(at(config, "model.bias"), Value(false));
  EXPECT_EQ(at(config, "model.weights.a"), Value(1.0));
  EXPECT_EQ(at(config, "model.encoder.layers"), Value(3));
  EXPECT_EQ(at(config, "model.lr"), Value(1e-4));
}

TEST(CliSchemaTest, BooleansTakeTheWordsOfYaml) {
  for (const char* word : {"true", "yes", "on", "True", "YES"}) {
    EXPECT_EQ(
        at(configure({}, {join("--trainer.fast=", word)}), "trainer.fast"),
        Value(true));
  }
  for (const char* word : {"false", "no", "off", "False", "No"}) {
    EXPECT_EQ(
        at(configure({}, {join("--model.bias=", word)}), "model.bias"),
        Value(false));
  }
}

TEST(CliSchemaTest, UnknownOptionsNameTheNearestOneAndTheirPlace) {
  EXPECT_EQ(
      error_of({"trainer:\n  max_epoch: 3\n"}),
      "[trainer.max_epoch] there is no such option (a.yaml:2:3); did you mean "
      "'trainer.max_epochs'?");
  EXPECT_EQ(
      error_of({}, {"--model.hiden=3"}),
      "[model.hiden] there is no such option (--model.hiden); did you mean "
      "'model.hidden'?");
  EXPECT_EQ(
      error_of({}, {"--model.encoder.layer=3"}),
      "[model.encoder.layer] there is no such option (--model.encoder.layer); "
      "did you mean 'model.encoder.layers'?");
  EXPECT_EQ(
      error_of({"trainr: {}"}),
      "[trainr] there is no such option (a.yaml:1:1); did you mean 'trainer'?");
  EXPECT_EQ(
      error_of({}, {"--zzzzzzzz=1"}),
      "[zzzzzzzz] there is no such option (--zzzzzzzz); known names: "
      "ckpt_path, trainer, model, optimizer");
  EXPECT_EQ(
      error_of({"fit: {modl: {}}"}),
      "[modl] there is no such option (a.yaml:1:7); did you mean 'model'?");
}

TEST(CliSchemaTest, WrongTypesSayWhatWasExpectedAndWhere) {
  EXPECT_EQ(
      error_of({"trainer:\n  max_epochs: ten\n"}),
      "[trainer.max_epochs] expected an int, got str 'ten' (a.yaml:2:15)");
  EXPECT_EQ(
      error_of({}, {"--model.lr=fast"}),
      "[model.lr] expected a float, got str 'fast' (--model.lr)");
  EXPECT_EQ(
      error_of({"model: {encoder: {layers: [1]}}"}),
      "[model.encoder.layers] expected an int, got list [1] (a.yaml:1:27)");
  EXPECT_EQ(
      error_of({"model: {hidden: \"3\"}"}),
      "[model.hidden] expected an int, got str '\"3\"' (a.yaml:1:17)");
  EXPECT_EQ(
      error_of({"model: 3"}),
      "[model] expected options by name, got '3' (a.yaml:1:8)");
  EXPECT_EQ(
      error_of({"model: {encoder: [1]}"}),
      "[model.encoder] expected options by name, got a list (a.yaml:1:18)");
  EXPECT_EQ(
      error_of({"fit: 3"}),
      "[fit] expected options of the subcommand by name, got '3' "
      "(a.yaml:1:6)");
}

TEST(CliSchemaTest, OnlyBooleansGoWithoutAValue) {
  EXPECT_EQ(
      error_of({}, {"--trainer.max_epochs"}),
      "[trainer.max_epochs] expected a value (int | None), got none; try "
      "--trainer.max_epochs=VALUE");
  EXPECT_EQ(
      error_of({}, {"--model.name"}),
      "[model.name] expected a value (str), got none; try "
      "--model.name=VALUE");
}

TEST(CliSchemaTest, CallbacksAreAddedAndSetByFlags) {
  const auto config = configure(
      {},
      {"--trainer.callbacks+=stop",
       "--trainer.callbacks.patience=5",
       "--trainer.callbacks+=Save",
       "--trainer.callbacks.dir=x",
       "--trainer.callbacks.Stop.monitor=loss"});
  const auto& callbacks = at(config, "trainer.callbacks").as_list();
  ASSERT_EQ(callbacks.size(), 2u);
  EXPECT_EQ(
      callbacks[0],
      Value(Value::Dict{
          {"class", "Stop"}, {"monitor", "loss"}, {"patience", 5}}));
  EXPECT_EQ(
      callbacks[1],
      Value(Value::Dict{{"class", "Save"}, {"dir", "x"}, {"top_k", 1}}));
}

TEST(CliSchemaTest, CallbacksComeFromFilesInEveryForm) {
  const auto config = configure(
      {"trainer:\n  callbacks:\n  - Stop\n  - {class: save, top_k: 2}\n"
       "  - class_path: lightning.pytorch.callbacks.Stop\n"
       "    init_args: {patience: 9}\n",
       "trainer: {callbacks+: [Save]}"},
      {"--trainer.callbacks+={class: Stop, patience: 1}"});
  const auto& callbacks = at(config, "trainer.callbacks").as_list();
  ASSERT_EQ(callbacks.size(), 5u);
  EXPECT_EQ(callbacks[0].as_dict().at("patience"), Value(3));
  EXPECT_EQ(callbacks[1].as_dict().at("top_k"), Value(2));
  EXPECT_EQ(callbacks[2].as_dict().at("patience"), Value(9));
  EXPECT_EQ(callbacks[3].as_dict().at("class"), Value("Save"));
  EXPECT_EQ(callbacks[4].as_dict().at("patience"), Value(1));
}

TEST(CliSchemaTest, AListOfALaterFileReplacesTheOldOne) {
  const auto config = configure(
      {"trainer: {callbacks: [Stop, Save]}", "trainer: {callbacks: Save}"});
  EXPECT_EQ(at(config, "trainer.callbacks").as_list().size(), 1u);
  const auto none =
      configure({"trainer: {callbacks: [Stop]}"}, {"--trainer.callbacks=null"});
  EXPECT_TRUE(at(none, "trainer.callbacks").as_list().empty());
}

TEST(CliSchemaTest, LoggersTakeBooleansAndNames) {
  EXPECT_EQ(
      at(configure({}, {"--trainer.logger=false"}), "trainer.logger"),
      Value(false));
  EXPECT_EQ(
      at(configure({"trainer: {logger: null}"}), "trainer.logger"),
      Value(true));
  const auto config = configure(
      {"trainer: {logger: true}"},
      {"--trainer.logger=CSVLogger", "--trainer.logger.dir=logs"});
  EXPECT_EQ(
      at(config, "trainer.logger"),
      Value(Value::List{
          Value::Dict{{"class", "csv"}, {"dir", "logs"}, {"top_k", 1}}}));
}

TEST(CliSchemaTest, AnotherClassForgetsTheOptionsOfTheOldOne) {
  const std::vector<std::string> files = {
      "optimizer: {class: Stop, patience: 8}"};
  EXPECT_EQ(
      at(configure(files, {"--optimizer.monitor=m"}), "optimizer"),
      Value(Value::Dict{{"class", "Stop"}, {"monitor", "m"}, {"patience", 8}}));
  EXPECT_EQ(
      at(configure(files, {"--optimizer=Stop"}), "optimizer.patience"),
      Value(8));
  EXPECT_EQ(
      at(configure(files, {"--optimizer=Save"}), "optimizer"),
      Value(Value::Dict{{"class", "Save"}, {"dir", ""}, {"top_k", 1}}));
  EXPECT_EQ(
      at(configure({files[0], "optimizer: Save"}), "optimizer"),
      Value(Value::Dict{{"class", "Save"}, {"dir", ""}, {"top_k", 1}}));
  EXPECT_EQ(at(configure(files, {"--optimizer=null"}), "optimizer"), Value());
}

TEST(CliSchemaTest, ClassesThatAreNotThereAreNamed) {
  EXPECT_EQ(
      error_of({"trainer: {callbacks: [Stopp]}"}),
      "[trainer.callbacks] there is no callback 'Stopp' (a.yaml:1:23); did you "
      "mean 'Stop'? Known names: Stop, Save");
  EXPECT_EQ(
      error_of({}, {"--optimizer=Adam"}),
      "[optimizer] there is no optimizer 'Adam' (--optimizer); known names: "
      "Stop, Save");
  EXPECT_EQ(
      error_of({}, {"--optimizer.lr=3"}),
      "[optimizer.lr] expected the name of an optimizer before its options; "
      "try "
      "--optimizer=Stop");
  EXPECT_EQ(
      error_of({}, {"--trainer.callbacks.patience=3"}),
      "[trainer.callbacks.patience] expected the name of a callback before its "
      "options; try --trainer.callbacks+=Stop");
  EXPECT_EQ(
      error_of(
          {},
          {"--trainer.callbacks=Save", "--trainer.callbacks.Stop.patience=3"}),
      "[trainer.callbacks.Stop.patience] expected a Stop in trainer.callbacks, "
      "got none; try --trainer.callbacks+=Stop");
  EXPECT_EQ(
      error_of({}, {"--trainer.callbacks"}),
      "[trainer.callbacks] expected the name of a callback, got none "
      "(--trainer.callbacks); known names: Stop, Save");
  EXPECT_EQ(
      error_of({"optimizer: {lr: 1}"}),
      "[optimizer] expected \"class: NAME\" among the options of an optimizer "
      "(a.yaml:1:12); known names: Stop, Save");
  EXPECT_EQ(
      error_of({"optimizer: [Stop]"}),
      "[optimizer] expected the name of an optimizer, got a list "
      "(a.yaml:1:12)");
}

TEST(CliSchemaTest, OptionsOfAClassAreCheckedLikeAllOthers) {
  EXPECT_EQ(
      error_of({"trainer:\n  callbacks:\n  - {class: Stop, patienc: 3}\n"}),
      "[trainer.callbacks.Stop.patienc] there is no such option "
      "(a.yaml:3:19); did you mean 'trainer.callbacks.Stop.patience'?");
  EXPECT_EQ(
      error_of({}, {"--optimizer=Stop", "--optimizer.patience=x"}),
      "[optimizer.patience] expected an int, got str 'x' "
      "(--optimizer.patience)");
}

TEST(CliSchemaTest, OnlyListsOfClassesAreAppendedTo) {
  EXPECT_EQ(
      error_of({}, {"--model.sizes+=3"}),
      "[model.sizes] expected a list of classes to append to "
      "(--model.sizes+=); try --model.sizes=[…]");
  EXPECT_EQ(
      error_of({}, {"--optimizer+=Stop"}),
      "[optimizer] expected a list to append to (--optimizer+=); try "
      "--optimizer=");
}

TEST(CliSchemaTest, WhatIsPrintedReadsBackTheSame) {
  const auto config =
      configure({"optimizer: {class: Stop, monitor: \"null\"}\n"
                 "trainer: {callbacks: [Stop, Save], logger: csv}\n"
                 "model: {name: \"a: b # 'c' \\\"d\\\"\\n\\te\", lr: 1e-20, "
                 "dropout: .inf,"
                 " sizes: [], weights: {\"x y\": 1}}\nckpt_path: \"12\"\n"});
  const std::string yaml = yaml_file(config);
  EXPECT_EQ(Value(configure({yaml})), Value(config)) << yaml;
  const auto known = schema();
  const std::string commented = yaml_file(config, &known);
  EXPECT_EQ(Value(configure({commented})), Value(config)) << commented;
  EXPECT_NE(
      commented.find("  # Width of the hidden layer. (int)\n  hidden: 128\n"),
      std::string::npos)
      << commented;
}

} // namespace
} // namespace fulgurite::detail
