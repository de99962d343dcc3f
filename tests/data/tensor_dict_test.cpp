#include "fulgurite/data/tensor_dict.h"

#include "fulgurite/data/collate.h"
#include "tests/data/error_of.h"

#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>
#include <gtest/gtest.h>

namespace {

using fulgurite::TensorDict;
using fulgurite::test::error_of;

TEST(TensorDictTest, KeepsTheOrderOfInsertion) {
  TensorDict dict{{"z", at::ones({1})}, {"a", at::ones({2})}};
  dict["m"] = at::ones({3});
  dict["z"] = at::ones({4});
  EXPECT_EQ(dict.names(), (std::vector<std::string>{"z", "a", "m"}));
  EXPECT_EQ(dict.at("z").size(0), 4);
  EXPECT_TRUE(dict.erase("a"));
  EXPECT_FALSE(dict.erase("a"));
  EXPECT_EQ(dict.size(), 2U);
}

TEST(TensorDictTest, NestsByValue) {
  TensorDict dict;
  dict.nested("inner")["x"] = at::ones({1});
  TensorDict copy = dict;
  copy.nested("inner")["x"] = at::zeros({2});
  copy.nested("inner")["y"] = at::zeros({2});
  EXPECT_EQ(dict.nested("inner").size(), 1U);
  EXPECT_EQ(dict.nested("inner").at("x").size(0), 1);
  EXPECT_TRUE(dict.is_nested("inner"));
  EXPECT_FALSE(dict.is_nested("other"));
}

TEST(TensorDictTest, NamesTheNearestEntry) {
  TensorDict dict{{"image", at::ones({1})}};
  dict.nested("extra");
  EXPECT_EQ(
      error_of([&] { std::as_const(dict).at("imgae"); }),
      "[TensorDict] there is no entry 'imgae'; did you mean 'image'? Known "
      "names: image, extra");
  EXPECT_NE(
      error_of([&] { dict.at("extra"); }).find("try nested()"),
      std::string::npos);
  EXPECT_NE(
      error_of([&] { dict["extra"]; }).find("try nested()"), std::string::npos);
  EXPECT_NE(
      error_of([&] { dict.nested("image"); }).find("try at()"),
      std::string::npos);
}

TEST(TensorDictTest, CollatesIntoMemoryOfABatchBefore) {
  const std::vector<TensorDict> samples{
      {{"x", at::ones({2})}}, {{"x", at::zeros({2})}}};
  TensorDict batch = fulgurite::collate(samples);
  EXPECT_EQ(batch.at("x").sizes(), (std::vector<int64_t>{2, 2}));
  const void* before = batch.at("x").data_ptr();
  fulgurite::detail::collate_into(batch, std::span<const TensorDict>(samples));
  EXPECT_EQ(batch.at("x").data_ptr(), before);
}

} // namespace
