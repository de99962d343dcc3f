#include "fulgurite/loggers/hparams_yaml_impl.h"

#include "fulgurite/base/logging.h"
#include "tests/loggers/text_file.h"
#include "tests/support/temp_dir.h"

#include <ATen/ops/zeros.h>
#include <gtest/gtest.h>

#include <cmath>

namespace fulgurite::detail {
namespace {

namespace fs = std::filesystem;
using test::read_text;
using test::TempDir;
using test::write_text;

// What PyYAML makes of it is tested in python_readers_test.cpp.
TEST(HparamsYamlTest, KeepsTypesApart) {
  EXPECT_EQ(
      to_yaml(Value::Dict{
          {"lr", 1e-5},
          {"whole", 3.0},
          {"bad", -INFINITY},
          {"hidden", 128},
          {"bias", true},
          {"none", nullptr},
          {"name", "relu"},
          {"text", "true"},
          {"number", "1e5"}}),
      "lr: 1.0e-05\n"
      "whole: 3.0\n"
      "bad: -.inf\n"
      "hidden: 128\n"
      "bias: true\n"
      "none: ~\n"
      "name: relu\n"
      "text: \"true\"\n"
      "number: \"1e5\"\n");
}

TEST(HparamsYamlTest, NestsDictsAndLists) {
  EXPECT_EQ(
      to_yaml(Value::Dict{
          {"sizes", Value::List{1, 2.5}},
          {"pair", Value::Tuple{{Value(1), Value("a")}}},
          {"model", Value::Dict{{"depth", 2}, {"empty", Value::Dict{}}}},
          {"tensor", at::zeros({2})}}),
      "sizes: [1, 2.5]\n"
      "pair: [1, a]\n"
      "model:\n"
      "  depth: 2\n"
      "  empty: {}\n"
      "tensor: \"" +
          Value(at::zeros({2})).repr() + "\"\n");
}

TEST(HparamsYamlTest, ReplacesBytesThatAreNotUtf8) {
  const auto yaml = to_yaml(Value::Dict{{"a\xFF", "b\xFF"}});
  EXPECT_EQ(yaml.find('\xFF'), yaml.npos) << yaml;
  EXPECT_NE(yaml.find('b'), yaml.npos);
}

TEST(HparamsFileTest, WritesNothingWhereThereIsNothing) {
  const TempDir dir;
  HparamsFile file;
  EXPECT_FALSE(file.update(Value::Dict{}));
  file.write(dir.path());
  EXPECT_TRUE(fs::is_empty(dir.path()));
}

TEST(HparamsFileTest, AddsToWhatWasLoggedBefore) {
  const TempDir dir;
  HparamsFile file;
  EXPECT_TRUE(file.update(Value::Dict{{"lr", 1}, {"none", nullptr}}));
  EXPECT_FALSE(file.update(Value::Dict{{"lr", 1}, {"none", nullptr}}));
  EXPECT_TRUE(file.update(Value::Dict{{"lr", 2}}));
  file.write(dir.path());
  EXPECT_EQ(read_text(dir / "hparams.yaml"), "lr: 2\nnone: ~\n");
  EXPECT_TRUE(file.update(Value::Dict{{"depth", 3}}));
  file.write(dir.path());
  EXPECT_EQ(read_text(dir / "hparams.yaml"), "lr: 2\nnone: ~\ndepth: 3\n");
  EXPECT_FALSE(fs::exists(dir / "hparams_1.yaml"));
}

TEST(HparamsFileTest, KeepsTheFileOfAnEarlierRun) {
  const TempDir dir;
  ScopedLogCapture log;
  write_text(dir / "hparams.yaml", "lr: 1\n");
  write_text(dir / "hparams_1.yaml", "lr: 0\n");
  HparamsFile file;
  file.update(Value::Dict{{"lr", 2}});
  file.write(dir.path());
  EXPECT_EQ(read_text(dir / "hparams.yaml"), "lr: 2\n");
  EXPECT_EQ(read_text(dir / "hparams_1.yaml"), "lr: 0\n");
  EXPECT_EQ(read_text(dir / "hparams_2.yaml"), "lr: 1\n");
  EXPECT_TRUE(log.contains("it is kept as hparams_2.yaml"));
}

TEST(HparamsFileTest, LeavesAFileAloneThatSaysTheSame) {
  const TempDir dir;
  ScopedLogCapture log;
  write_text(dir / "hparams.yaml", "lr: 1\n");
  HparamsFile file;
  file.update(Value::Dict{{"lr", 1}});
  file.write(dir.path());
  EXPECT_FALSE(fs::exists(dir / "hparams_1.yaml"));
  EXPECT_TRUE(log.messages().empty());
}

} // namespace
} // namespace fulgurite::detail
