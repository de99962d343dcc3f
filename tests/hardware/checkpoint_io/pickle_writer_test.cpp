#include "fulgurite/hardware/checkpoint_io/pickle_writer.h"

#include "tests/hardware/checkpoint_io/checkpoint_files.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/eye.h>
#include <ATen/ops/ones.h>
#include <gtest/gtest.h>

namespace fulgurite {
namespace {

using test::message_of;

std::string pickled(const Value& value) {
  return write_pickle(value).bytes;
}

std::string message_of_pickling(const Value& value) {
  return message_of([&] { write_pickle(value); });
}

// Golden bytes, as pickle.dumps(value, protocol=2) gives them in Python but for
// the memo, which Python fills with every object.
TEST(PickleWriterTest, WritesTheOpcodesOfProtocol2) {
  EXPECT_EQ(pickled(nullptr), "\x80\x02N.");
  EXPECT_EQ(pickled(true), "\x80\x02\x88.");
  EXPECT_EQ(pickled(7), "\x80\x02K\x07.");
  EXPECT_EQ(pickled(300), "\x80\x02M\x2c\x01.");
  EXPECT_EQ(pickled(-1), "\x80\x02J\xff\xff\xff\xff.");
  EXPECT_EQ(
      pickled(int64_t{1} << 32),
      std::string("\x80\x02\x8a\x08\0\0\0\0\x01\0\0\0.", 13));
  EXPECT_EQ(pickled(1.0), std::string("\x80\x02G\x3f\xf0\0\0\0\0\0\0.", 12));
  EXPECT_EQ(pickled("a"), std::string("\x80\x02X\x01\0\0\0aq\0.", 11));
  EXPECT_EQ(pickled(Value::List{}), "\x80\x02].");
  EXPECT_EQ(pickled(Value::Tuple{{1, 2}}), "\x80\x02K\x01K\x02\x86.");
  EXPECT_EQ(pickled(Value::Dict{}), "\x80\x02}.");
}

TEST(PickleWriterTest, WritesARepeatedTextOnce) {
  const std::string text(1000, 'x');
  const Value::List texts(50, Value(text));
  EXPECT_LT(pickled(texts).size(), 1200u);
}

TEST(PickleWriterTest, EqualTreesGiveEqualBytes) {
  const auto make = [] {
    return Value(Value::Dict{
        {"a", at::arange(3)}, {"b", Value::List{1, "two", at::ones({2})}}});
  };
  EXPECT_EQ(pickled(make()), pickled(make()));
}

TEST(PickleWriterTest, OneStorageHasOneKey) {
  const auto base = at::arange(10, at::kFloat);
  const auto result = write_pickle(
      Value::List{base, base.slice(0, 2, 4), base.detach(), at::ones({3})});
  ASSERT_EQ(result.storages.size(), 2u);
  EXPECT_TRUE(result.storages[0].is_alias_of(base));
}

TEST(PickleWriterTest, RefusesWhatPythonCouldNotReadAndSaysWhereItIs) {
  const std::string text = message_of_pickling(
      Value::Dict{{"hyper_parameters", Value::Dict{{"name", "caf\xe9"}}}});
  EXPECT_NE(text.find("UTF-8"), std::string::npos) << text;
  EXPECT_NE(
      text.find("checkpoint['hyper_parameters']['name']"), std::string::npos)
      << text;

  Value::Dict odd;
  odd.append(0.5, "half");
  EXPECT_NE(
      message_of_pickling(Value::List{odd}).find("got float"),
      std::string::npos);

  Value::Dict plain = {{"a", 1}};
  plain.attributes =
      std::make_shared<Value::Dict>(Value::Dict{{"_metadata", 1}});
  EXPECT_NE(message_of_pickling(plain).find("ordered"), std::string::npos);
}

TEST(PickleWriterTest, RefusesTensorsThatAreNotPlainMemory) {
  const auto message = [](const at::Tensor& tensor) {
    return message_of_pickling(Value::Dict{{"w", tensor}});
  };
  EXPECT_NE(message(at::Tensor()).find("undefined"), std::string::npos);
  EXPECT_NE(message(at::eye(2).to_sparse()).find("dense"), std::string::npos);
  EXPECT_NE(
      message(at::empty({2}, at::TensorOptions().device(at::kMeta)))
          .find("dense"),
      std::string::npos);
  EXPECT_NE(
      message(at::empty({2}, at::kBits8)).find("dtype"), std::string::npos);
  EXPECT_NE(
      message(at::eye(2).to_sparse()).find("at checkpoint['w']"),
      std::string::npos);
}

TEST(PickleWriterTest, RefusesATreeTooDeepToBeReadBack) {
  Value deep;
  for (int i = 0; i < 200; ++i) {
    deep = Value(Value::List{std::move(deep)});
  }
  EXPECT_EQ(message_of_pickling(deep), "no error");
  deep = Value(Value::List{std::move(deep)});
  EXPECT_NE(
      message_of_pickling(deep).find("at most 200 levels"), std::string::npos);
}

} // namespace
} // namespace fulgurite
