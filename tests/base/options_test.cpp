#include "fulgurite/base/options.h"

#include <gtest/gtest.h>

#include <functional>
#include <memory>

namespace {

using fulgurite::from_value;
using fulgurite::OptionError;
using fulgurite::OptionReading;
using fulgurite::to_value;
using fulgurite::Value;
using fulgurite::value_from_text;

enum class Mode { kMin, kMax };

/// An option type that brings its own functions.
class Percent {
 public:
  Percent() = default;
  Percent(double value) : value_(value) {}
  double value() const {
    return value_;
  }

 private:
  double value_ = 0;
};
Value to_value(const Percent& option) {
  return fulgurite::detail::join(option.value(), "%");
}
void from_value(Percent& option, const Value& value, std::string_view path) {
  if (!value.is_string() || value.as_string().back() != '%') {
    throw OptionError(std::string(path), "expected a percentage");
  }
  option = std::stod(value.as_string());
}
std::string option_type(const Percent&) {
  return "percentage";
}

struct Adam {
  double lr = 1e-3;
  std::pair<double, double> betas = {0.9, 0.999};
};
struct Options {
  int64_t hidden = 128;
  uint8_t small = 3;
  bool flag = false;
  float rate = 0.5F;
  std::string name = "x";
  Mode mode = Mode::kMax;
  std::optional<int64_t> limit = std::nullopt;
  std::vector<int> layers = {1, 2};
  std::map<std::string, double> weights = {};
  std::variant<int64_t, std::string> either = int64_t{1};
  Percent share = {};
  std::optional<Percent> maybe_share = std::nullopt;
  Adam optimizer = {};
  std::optional<Adam> second = std::nullopt;
  std::vector<bool> bits = {};
  std::function<void()> function = {};
  std::vector<std::shared_ptr<int>> pointers = {};
};

template <class F>
std::string error_of(F&& f) {
  try {
    f();
  } catch (const fulgurite::MisconfigurationError& error) {
    return error.what_without_backtrace();
  }
  return "no error";
}

std::string error_of(
    const Value::Dict& given,
    OptionReading reading = OptionReading::kTyped) {
  return error_of([&] {
    Options options;
    from_value(options, given, "trainer", reading);
  });
}

TEST(OptionsTest, BecomesATreeAndComesBack) {
  Options options;
  options.hidden = 7;
  options.mode = Mode::kMin;
  options.limit = 5;
  options.layers = {};
  options.weights["a"] = 2.0;
  options.either = "text";
  options.share = 12.5;
  options.maybe_share = Percent(3);
  options.optimizer.betas = {0.5, 0.25};
  options.second = Adam{.lr = 3.0};
  options.bits = {true, false};
  const Value tree = to_value(options);
  EXPECT_EQ(
      tree.repr(),
      "{'hidden': 7, 'small': 3, 'flag': False, 'rate': 0.5, 'name': 'x', "
      "'mode': 'min', 'limit': 5, 'layers': [], 'weights': {'a': 2.0}, "
      "'either': 'text', 'share': '12.5%', 'maybe_share': '3%', 'optimizer': "
      "{'lr': 0.001, 'betas': (0.5, 0.25)}, 'second': {'lr': 3.0, 'betas': "
      "(0.9, 0.999)}, 'bits': [True, False]}");
  Options again;
  from_value(again, tree);
  EXPECT_EQ(to_value(again), tree);
}

TEST(OptionsTest, SetsOnlyWhatTheTreeNames) {
  Options options;
  options.name = "kept";
  from_value(
      options,
      Value::Dict{
          {"hidden", 3}, {"optimizer", Value::Dict{{"lr", 1}}}, {"limit", {}}});
  EXPECT_EQ(options.hidden, 3);
  EXPECT_EQ(options.name, "kept");
  EXPECT_EQ(options.optimizer.lr, 1.0);
  EXPECT_EQ(options.optimizer.betas.second, 0.999);
}

TEST(OptionsTest, NamesTheNearestOptionAndThePath) {
  const auto text = error_of({{"hiden", 1}});
  EXPECT_NE(
      text.find("[trainer.hiden] there is no option 'hiden'; did you mean "
                "'hidden'? Known names: hidden, small"),
      std::string::npos)
      << text;
  EXPECT_NE(
      error_of({{"optimizer", Value::Dict{{"lrr", 1}}}})
          .find("[trainer.optimizer.lrr] there is no option 'lrr'; did you "
                "mean 'lr'?"),
      std::string::npos);
}

TEST(OptionsTest, SaysWhatTypeIsWanted) {
  EXPECT_EQ(
      error_of({{"hidden", "abc"}}),
      "[trainer.hidden] expected an int, got str 'abc'");
  EXPECT_EQ(
      error_of({{"hidden", true}}),
      "[trainer.hidden] expected an int, got bool True");
  EXPECT_EQ(
      error_of({{"hidden", 1.5}}),
      "[trainer.hidden] expected a whole number, got float 1.5");
  EXPECT_EQ(
      error_of({{"hidden", 1e30}}),
      "[trainer.hidden] expected a whole number, got float 1e+30");
  EXPECT_EQ(
      error_of({{"small", 256}}),
      "[trainer.small] expected an int from 0 to 255, got 256");
  EXPECT_EQ(
      error_of({{"small", -1}}),
      "[trainer.small] expected an int from 0 to 255, got -1");
  EXPECT_EQ(
      error_of({{"flag", 1}}), "[trainer.flag] expected a bool, got int 1");
  EXPECT_EQ(
      error_of({{"rate", "1e-3"}}),
      "[trainer.rate] expected a float, got str '1e-3'");
  EXPECT_EQ(
      error_of({{"name", 3}}), "[trainer.name] expected a str, got int 3");
  EXPECT_EQ(
      error_of({{"mode", "mix"}}),
      "[trainer.mode] expected one of min, max; got str 'mix'; did you mean "
      "'min'?");
  EXPECT_EQ(
      error_of({{"layers", 3}}), "[trainer.layers] expected a list, got int 3");
  EXPECT_EQ(
      error_of({{"layers", Value::List{1, "x"}}}),
      "[trainer.layers[1]] expected an int, got str 'x'");
  EXPECT_EQ(
      error_of({{"weights", Value::Dict{{"a", {}}}}}),
      "[trainer.weights.a] expected a float, got NoneType None");
  EXPECT_EQ(
      error_of({{"either", Value::List{}}}),
      "[trainer.either] expected int | str, got list []");
  EXPECT_EQ(
      error_of({{"optimizer", 3}}),
      "[trainer.optimizer] expected a dict, got int 3");
  EXPECT_EQ(
      error_of({{"optimizer", Value::Dict{{"betas", Value::List{1}}}}}),
      "[trainer.optimizer.betas] expected 2 values, got [1]");
  EXPECT_EQ(error_of({{"share", 3}}), "[trainer.share] expected a percentage");
  EXPECT_EQ(
      error_of({{"function", 3}}),
      "[trainer.function] this option can be set in C++ only, not from a file "
      "or a flag");
  EXPECT_EQ(
      error_of({{Value(3), 3}}), "[trainer] expected names as keys, got int 3");
}

TEST(OptionsTest, ErrorsKnowTheirPath) {
  Options options;
  try {
    from_value(options, Value::Dict{{"layers", Value::List{"x"}}}, "model");
    FAIL();
  } catch (const OptionError& error) {
    EXPECT_EQ(error.path(), "model.layers[0]");
  }
}

TEST(OptionsTest, IntegersTakeWholeFloatsAndFloatsTakeIntegers) {
  Options options;
  from_value(options, Value::Dict{{"hidden", 1e5}, {"rate", 2}});
  EXPECT_EQ(options.hidden, 100000);
  EXPECT_EQ(options.rate, 2.0F);
}

TEST(OptionsTest, ReadsTextWhereAsked) {
  Options options;
  from_value(
      options,
      Value::Dict{
          {"hidden", "12"},
          {"rate", "1e-3"},
          {"flag", "true"},
          {"name", "123"},
          {"limit", "null"},
          {"layers", "[3, 4]"},
          {"either", "abc"},
          {"share", "5%"},
          {"optimizer", "{lr: 2, betas: [0, 1]}"},
          {"mode", "min"}},
      "",
      OptionReading::kText);
  EXPECT_EQ(options.hidden, 12);
  EXPECT_EQ(options.rate, 1e-3F);
  EXPECT_TRUE(options.flag);
  EXPECT_EQ(options.name, "123");
  EXPECT_EQ(options.limit, std::nullopt);
  EXPECT_EQ(options.layers, (std::vector<int>{3, 4}));
  EXPECT_EQ(std::get<1>(options.either), "abc");
  EXPECT_EQ(options.share.value(), 5);
  EXPECT_EQ(options.optimizer.lr, 2.0);
  EXPECT_EQ(options.optimizer.betas.second, 1.0);
  EXPECT_EQ(options.mode, Mode::kMin);
  EXPECT_EQ(
      error_of({{"hidden", "abc"}}, OptionReading::kText),
      "[trainer.hidden] expected an int, got str 'abc'");
}

TEST(OptionsTest, DescribesEveryFieldWithTypeAndDefault) {
  std::string text;
  for (const auto& field : fulgurite::describe_fields<Options>()) {
    text += field.name + ": " + field.type + " = " + field.default_value + "\n";
  }
  EXPECT_EQ(
      text,
      "hidden: int = 128\n"
      "small: int = 3\n"
      "flag: bool = False\n"
      "rate: float = 0.5\n"
      "name: str = 'x'\n"
      "mode: {min, max} = 'max'\n"
      "limit: int | None = None\n"
      "layers: list[int] = [1, 2]\n"
      "weights: dict[str, float] = {}\n"
      "either: int | str = 1\n"
      "share: percentage = '0%'\n"
      "maybe_share: percentage | None = None\n"
      "optimizer.lr: float = 0.001\n"
      "optimizer.betas: tuple[float, float] = (0.9, 0.999)\n"
      "second: dict | None = None\n"
      "bits: list[bool] = []\n");
}

TEST(ValueFromTextTest, ReadsScalarsAsYamlDoes) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"null", "None"},
      {"~", "None"},
      {"true", "True"},
      {"False", "False"},
      {"12", "12"},
      {"-3", "-3"},
      {"+4", "4"},
      {"1e-3", "0.001"},
      {".5", "0.5"},
      {"-2.", "-2.0"},
      {".inf", "inf"},
      {"-.inf", "-inf"},
      {"nan", "nan"},
      {" 7 ", "7"},
      {"abc", "'abc'"},
      {"1:30:00", "'1:30:00'"},
      {"2,3", "'2,3'"},
      {"'12'", "'12'"},
      {"\"a\\n\"", "'a\\n'"},
      {"'it''s'", "'it\\'s'"},
      {"", "''"},
      {"-", "'-'"},
      {"1e", "'1e'"},
      {"infinity", "'infinity'"},
      {"--1", "'--1'"},
      {"99999999999999999999", "1e+20"},
  };
  for (const auto& [text, repr] : cases) {
    EXPECT_EQ(value_from_text(text).repr(), repr) << text;
  }
}

TEST(ValueFromTextTest, ReadsListsAndDictsOrLeavesTheText) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"[]", "[]"},
      {"[1, a b, 'c,d', [2.5]]", "[1, 'a b', 'c,d', [2.5]]"},
      {"[1, 2,]", "[1, 2]"},
      {"{a: 1, 'b c': [x], 3: null}", "{'a': 1, 'b c': ['x'], 3: None}"},
      {"{}", "{}"},
      {"[1, 2", "'[1, 2'"},
      {"[1] 2", "'[1] 2'"},
      {"{a}", "'{a}'"},
      {"'open", "'\\'open'"},
      {"[,]", "'[,]'"},
  };
  for (const auto& [text, repr] : cases) {
    EXPECT_EQ(value_from_text(text).repr(), repr) << text;
  }
  const std::string deep(100000, '[');
  EXPECT_EQ(value_from_text(deep).as_string(), deep);
}

} // namespace
