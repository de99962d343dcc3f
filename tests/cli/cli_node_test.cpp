#include "fulgurite/base/error.h"
#include "fulgurite/cli_node_impl.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fulgurite::detail {
namespace {

std::string error_of(const std::string& yaml) {
  try {
    parse_yaml(yaml, "a.yaml");
  } catch (const UserError& error) {
    return error.what();
  }
  return "no error";
}

Value read(const std::string& yaml) {
  return untyped_value(parse_yaml(yaml, "a.yaml"));
}

Value flag(const std::string& text) {
  return untyped_value(parse_flag_value(text, "--x"));
}

TEST(CliNodeTest, ReadsScalarsByYamlsRules) {
  const Value tree =
      read("i: 3\nnegative: -4\nf: 1e-3\nb: true\nn: null\nempty:\ns: word\n"
           "q: \"3\"\ninf: -.inf\nword: inf\nversion: 1.2.3\n");
  const auto& dict = tree.as_dict();
  EXPECT_EQ(dict.at("i"), Value(3));
  EXPECT_EQ(dict.at("negative"), Value(-4));
  EXPECT_EQ(dict.at("f"), Value(1e-3));
  EXPECT_EQ(dict.at("b"), Value(true));
  EXPECT_TRUE(dict.at("n").is_none());
  EXPECT_TRUE(dict.at("empty").is_none());
  EXPECT_EQ(dict.at("s"), Value("word"));
  EXPECT_EQ(dict.at("q"), Value("3"));
  EXPECT_TRUE(std::isinf(dict.at("inf").as_double()));
  EXPECT_EQ(dict.at("word"), Value("inf"));
  EXPECT_EQ(dict.at("version"), Value("1.2.3"));
}

TEST(CliNodeTest, KnowsWhereEachKeyAndValueStood) {
  const auto node = parse_yaml("trainer:\n  max_epochs: 3\n", "dir/a.yaml");
  const auto& trainer = node.entries.at(0);
  EXPECT_EQ(trainer.place, "dir/a.yaml:1:1");
  EXPECT_EQ(trainer.value.entries.at(0).place, "dir/a.yaml:2:3");
  EXPECT_EQ(trainer.value.entries.at(0).value.place, "dir/a.yaml:2:15");
}

TEST(CliNodeTest, EmptyFileIsAnEmptyMap) {
  EXPECT_TRUE(parse_yaml("", "a.yaml").is_map());
  EXPECT_TRUE(parse_yaml("# only a comment\n", "a.yaml").entries.empty());
}

TEST(CliNodeTest, MergeKeysGiveWhatTheMapDoesNotSay) {
  const Value tree =
      read("base: &b {lr: 1, size: 2}\nmodel:\n  <<: *b\n  size: 5\n");
  const auto& model = tree.as_dict().at("model").as_dict();
  EXPECT_EQ(model.at("lr"), Value(1));
  EXPECT_EQ(model.at("size"), Value(5));
}

TEST(CliNodeTest, RefusesBadFilesWithTheirPlace) {
  EXPECT_NE(error_of("a: [1, 2\nb: 3\n").find("a.yaml:"), std::string::npos);
  EXPECT_EQ(
      error_of("a: 1\nb: 2\na: 3\n"),
      "expected each key once, got 'a' at a.yaml:3:1 and at a.yaml:1:1");
  EXPECT_EQ(
      error_of("- 1\n- 2\n"),
      "expected options like \"trainer: {max_epochs: 3}\", got a list at "
      "a.yaml:1:1");
  EXPECT_EQ(
      error_of("[a, b]: 1\n"),
      "expected a word as a key, got a list or a map at a.yaml:1:1");
  EXPECT_EQ(
      error_of("a: 1\n---\nb: 2\n"),
      "expected one YAML document in a.yaml, got 2");
}

TEST(CliNodeTest, RefusesTreesWithoutEnd) {
  EXPECT_NE(error_of("a: &a [*a]\n").find("without end"), std::string::npos);
  std::string bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n";
  for (int i = 1; i < 9; ++i) {
    const std::string last = "*a" + std::to_string(i - 1);
    bomb += join("a", i, ": &a", i, " [");
    for (int j = 0; j < 9; ++j) {
      bomb += last + ", ";
    }
    bomb += last + "]\n";
  }
  EXPECT_NE(error_of(bomb).find("without end"), std::string::npos);
  EXPECT_NE(error_of(std::string(100'000, '[')), "no error");
}

TEST(CliNodeTest, RefusesMissingFilesAndFolders) {
  EXPECT_THROW(read_yaml_file("/nonexistent/a.yaml"), UserError);
  EXPECT_THROW(read_yaml_file("/tmp"), UserError);
}

TEST(CliNodeTest, FlagValuesAreTextUnlessTheyLookLikeYaml) {
  EXPECT_EQ(flag("3"), Value(3));
  EXPECT_EQ(flag("2,3"), Value("2,3"));
  EXPECT_EQ(flag("'3'"), Value("3"));
  EXPECT_EQ(flag("a: b # c"), Value("a: b # c"));
  EXPECT_EQ(flag("[0, 1]"), Value(Value::List{0, 1}));
  EXPECT_EQ(flag("[0-9"), Value("[0-9"));
  EXPECT_EQ(flag("{a: 1}").as_dict().at("a"), Value(1));
  EXPECT_EQ(parse_flag_value("[0, 1]", "--x").text, "[0, 1]");
  EXPECT_EQ(parse_flag_value("[0, 1]", "--x").items.at(1).place, "--x");
}

TEST(CliNodeTest, MergesMapsKeyByKeyAndReplacesTheRest) {
  auto base = parse_yaml("t: {a: 1, b: 2, l: [1, 2]}\nkeep: 1\n", "a.yaml");
  merge(base, parse_yaml("t: {b: 3, l: [7], c: 4}\n", "b.yaml"));
  const Value tree = untyped_value(base);
  const auto& t = tree.as_dict().at("t").as_dict();
  EXPECT_EQ(t.at("a"), Value(1));
  EXPECT_EQ(t.at("b"), Value(3));
  EXPECT_EQ(t.at("c"), Value(4));
  EXPECT_EQ(t.at("l"), Value(Value::List{7}));
  EXPECT_EQ(tree.as_dict().at("keep"), Value(1));
  EXPECT_EQ(base.find("t")->find("b")->place, "b.yaml:1:8");
}

} // namespace
} // namespace fulgurite::detail
