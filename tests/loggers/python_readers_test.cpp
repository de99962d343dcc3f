// The real readers of Python read what the loggers write: tensorboard, csv,
// PyYAML, json. FULGURITE_TEST_PYTHON names an interpreter that has them.
#include "fulgurite/loggers/csv_logger.h"
#include "fulgurite/loggers/jsonl_logger.h"
#include "fulgurite/loggers/tensorboard_logger.h"
#include "tests/support/kill_child.h"
#include "tests/support/python.h"
#include "tests/support/temp_dir.h"

#include <ATen/ops/linspace.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>

namespace fulgurite {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using Row = std::vector<std::pair<std::string, double>>;
using test::TempDir;

class PythonReadersTest : public ::testing::Test {
 protected:
  void SetUp() override {
    for (const auto* module : {"tensorboard", "yaml"}) {
      if (!test::python_has(module)) {
        GTEST_SKIP() << "needs FULGURITE_TEST_PYTHON, a Python with " << module;
      }
    }
  }
};

json read_with_python(const std::string& kind, const fs::path& path) {
  return json::parse(test::run_python(
      {FULGURITE_SOURCE_DIR "/tests/loggers/read_logs.py", kind, path}));
}

TEST_F(PythonReadersTest, TensorBoardReadsWhatWasLogged) {
  const TempDir dir;
  TensorBoardLogger logger({.save_dir = dir.path(), .version = "run"});
  logger.log_hyperparams(Value::Dict{
      {"lr", 0.1}, {"hidden", 128}, {"bias", true}, {"act", "größe \xFF"}});
  for (int64_t step = 0; step < 250; ++step) {
    logger.log_metrics(
        Row{{"train_loss", 1.0 / static_cast<double>(step + 1)}, {"epoch", 0}},
        step);
  }
  logger.log_metrics(Row{{"hp_metric", 0.5}, {"bad\xFFtag", 2}}, 250);
  logger.log_text("notes", "**größe**", 3);
  logger.log_histogram("weights", at::linspace(-1, 1, 100), 7);
  logger.finalize("success");

  const json read = read_with_python("events", logger.log_dir());
  const json& losses = read["scalars"]["train_loss"];
  ASSERT_EQ(losses.size(), 250U);
  for (size_t step = 0; step < losses.size(); ++step) {
    EXPECT_EQ(losses[step][0], step);
    EXPECT_EQ(
        losses[step][1].get<float>(),
        static_cast<float>(1.0 / static_cast<double>(step + 1)));
  }
  EXPECT_EQ(read["scalars"]["epoch"].size(), 250U);
  EXPECT_EQ(read["scalars"]["hp_metric"], json::parse("[[0,-1.0],[250,0.5]]"));
  EXPECT_TRUE(read["scalars"].contains("bad\xEF\xBF\xBDtag"));
  EXPECT_EQ(read["texts"]["notes"], json::parse(R"([[3,"**größe**"]])"));
  EXPECT_EQ(read["histograms"]["weights"], json::parse("[[7,100.0,100.0]]"));
  const json& hparams = read["hparams"];
  EXPECT_EQ(
      hparams["params"],
      json(
          {{"lr", 0.1},
           {"hidden", 128.0},
           {"bias", true},
           {"act", "größe \xEF\xBF\xBD"}}));
  EXPECT_EQ(
      hparams["infos"],
      json({{"lr", 3}, {"hidden", 3}, {"bias", 2}, {"act", 1}}));
  EXPECT_EQ(hparams["metrics"], json({"hp_metric"}));
  EXPECT_EQ(hparams["status"], 1) << "STATUS_SUCCESS";
  EXPECT_EQ(hparams["took_time"], true);
}

TEST_F(PythonReadersTest, TensorBoardReadsWhatAKilledProcessLeft) {
  const TempDir dir;
  const fs::path folder = dir / "fulgurite_logs/run";
  const bool was_killed = test::kill_while_working(
      [&] {
        TensorBoardLogger logger(
            {.save_dir = dir.path(), .version = "run", .max_queue = 5});
        for (int64_t step = 0;; ++step) {
          logger.log_metrics(Row{{"loss", static_cast<double>(step)}}, step);
        }
      },
      [&] {
        std::error_code error;
        for (const auto& entry : fs::directory_iterator(folder, error)) {
          return entry.file_size() > 50'000;
        }
        return false;
      });
  ASSERT_TRUE(was_killed);
  // As if the kill had come in the middle of a write.
  const fs::path file = fs::directory_iterator(folder)->path();
  fs::resize_file(file, fs::file_size(file) - 3);
  const json losses = read_with_python("events", folder)["scalars"]["loss"];
  ASSERT_GT(losses.size(), 500U);
  for (size_t step = 0; step < losses.size(); ++step) {
    ASSERT_EQ(losses[step], json({step, static_cast<double>(step)}));
  }
}

TEST_F(PythonReadersTest, CsvReadsTheTable) {
  const TempDir dir;
  CSVLogger logger({.save_dir = dir.path(), .version = "run"});
  logger.log_metrics(Row{{"a \"b\", c\nd", 0.1}, {"epoch", 0}}, 0);
  logger.save();
  logger.log_metrics(Row{{"loss", NAN}, {"epoch", 1}}, 1);
  logger.finalize("success");
  EXPECT_EQ(
      read_with_python("csv", logger.log_dir() / CSVLogger::kFileName),
      json::parse(R"([
        {"a \"b\", c\nd": "0.1", "epoch": "0", "loss": "", "step": "0"},
        {"a \"b\", c\nd": "", "epoch": "1", "loss": "nan", "step": "1"}])"));
}

TEST_F(PythonReadersTest, YamlReadsHparamsWithTheirTypes) {
  const TempDir dir;
  CSVLogger logger({.save_dir = dir.path(), .version = "run"});
  Value::Dict texts;
  for (const std::string text :
       {"relu",
        "true",
        "No",
        "null",
        "~",
        "",
        "1e5",
        "1.5",
        "0x10",
        "1_000",
        "12:30:00",
        "2020-01-01",
        "a: b",
        "# no comment",
        "- x",
        "two\nlines",
        "tab\t, bell\a",
        "größe",
        "'",
        "\"",
        "=",
        "<<",
        ".inf",
        "e5",
        "nan",
        "!!int"}) {
    const auto key = "key" + std::to_string(texts.size());
    texts[key] = text;
  }
  logger.log_hyperparams(Value::Dict{
      {"lr", 1e-5},
      {"large", 1e22},
      {"whole", 3.0},
      {"third", 1.0 / 3},
      {"nan", NAN},
      {"inf", -INFINITY},
      {"hidden", 128},
      {"bias", true},
      {"none", nullptr},
      {"sizes", Value::List{1, Value::List{2.5, "x"}}},
      {"pair", Value::Tuple{{Value(1), Value(2)}}},
      {"dicts", Value::List{Value::Dict{{"k", 3}}}},
      {"empty_dict", Value::Dict{}},
      {"empty_list", Value::List{}},
      {"yes", texts}});
  json read = read_with_python("yaml", logger.log_dir() / "hparams.yaml");
  for (const auto& [key, text] : texts) {
    EXPECT_EQ(read["yes"][key.as_string()], "str " + text.as_string());
  }
  read.erase("yes");
  EXPECT_EQ(read, json::parse(R"({
        "lr": "float 1e-05", "large": "float 1e+22", "whole": "float 3.0",
        "third": "float 0.3333333333333333", "nan": "float nan",
        "inf": "float -inf", "hidden": "int 128", "bias": "bool True",
        "none": "NoneType None", "sizes": ["int 1", ["float 2.5", "str x"]],
        "pair": ["int 1", "int 2"], "dicts": [{"k": "int 3"}],
        "empty_dict": {}, "empty_list": []})"));
}

TEST_F(PythonReadersTest, JsonReadsEachLine) {
  const TempDir dir;
  JSONLLogger logger({.save_dir = dir.path(), .version = "run"});
  logger.log_metrics(Row{{"größe", 0.1}, {"epoch", 0}}, 0);
  logger.log_metrics(Row{{"a", NAN}, {"b", INFINITY}, {"c", -INFINITY}}, 1);
  logger.finalize("success");
  EXPECT_EQ(
      read_with_python("jsonl", logger.log_dir() / JSONLLogger::kFileName),
      json::parse(R"([
        {"step": "0.0", "größe": "0.1", "epoch": "0.0"},
        {"step": "1.0", "a": "nan", "b": "inf", "c": "-inf"}])"));
}

} // namespace
} // namespace fulgurite
