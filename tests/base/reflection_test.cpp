#include "fulgurite/base/reflection.h"

#include "fulgurite/base/enum_names.h"

#include <ATen/core/Tensor.h>
#include <gtest/gtest.h>

#include <any>
#include <atomic>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace {

namespace reflect = fulgurite::reflect;

struct NoDefault {
  explicit NoDefault(int number) : value(number) {}
  int value;
};
struct TakesAnything {
  TakesAnything() = default;
  template <class T>
  TakesAnything(T&&) {}
};
struct Limit {
  Limit() = default;
  template <std::integral I>
  Limit(I) {}
  Limit(double) {}
  Limit(const char*) {}
};
struct Inner {
  int a = 1;
  std::string b = "x";
};
struct Everything {
  bool flag = false;
  Inner inner = {};
  std::string text = "hi";
  std::vector<int> numbers = {1};
  std::map<std::string, int> counts = {};
  std::optional<double> maybe = {};
  std::optional<Inner> maybe_inner = {};
  std::variant<int, std::string> either = {};
  std::function<int(int)> function = {};
  std::shared_ptr<Inner> shared = {};
  std::unique_ptr<int> unique = {};
  std::any any = {};
  std::filesystem::path path = {};
  Limit limit = {};
  TakesAnything greedy = {};
  std::array<int, 3> array = {};
  std::variant<Limit, std::vector<Limit>> limits = {};
  std::pair<int, std::string> pair = {};
  std::span<const int> span = {};
  at::Tensor tensor = {};
  std::vector<at::Tensor> tensors = {};
};
struct WithNoDefault {
  int before;
  NoDefault middle;
  int after = 2;
};
struct Immovable {
  int number;
  std::atomic<int> atomic;
  std::mutex mutex;
};
struct Empty {};
struct OneOptional {
  std::optional<int> only;
};
struct OneStruct {
  Inner only;
};
struct HasArray {
  int x;
  int values[3];
  int y;
};
struct HoldsHasArray {
  HasArray inner;
  int last;
};
struct ArrayOfOne {
  int values[1];
};
struct Derived : Inner {
  int own;
};
struct DerivedFromEmpty : Empty {
  int own;
};
struct WithReference {
  int& reference;
};
class Private {
 public:
  int hidden() const {
    return hidden_;
  }

 private:
  int hidden_ = 0;
};
union Either {
  int a;
  float b;
};
struct Sixty {
  int f0 = 0, f1 = 1, f2 = 2, f3 = 3, f4 = 4, f5 = 5, f6 = 6, f7 = 7, f8 = 8,
      f9 = 9, f10 = 0, f11 = 1, f12 = 2, f13 = 3, f14 = 4, f15 = 5, f16 = 6,
      f17 = 7, f18 = 8, f19 = 9, f20 = 0, f21 = 1, f22 = 2, f23 = 3, f24 = 4,
      f25 = 5, f26 = 6, f27 = 7, f28 = 8, f29 = 9, f30 = 0, f31 = 1, f32 = 2,
      f33 = 3, f34 = 4, f35 = 5, f36 = 6, f37 = 7, f38 = 8, f39 = 9, f40 = 0,
      f41 = 1, f42 = 2, f43 = 3, f44 = 4, f45 = 5, f46 = 6, f47 = 7, f48 = 8,
      f49 = 9, f50 = 0, f51 = 1, f52 = 2, f53 = 3, f54 = 4, f55 = 5, f56 = 6,
      f57 = 7, f58 = 8, f59 = 9, f60 = 0, f61 = 1, f62 = 2, f63 = 3, f64 = 4;
};

template <class T>
std::vector<std::string> names() {
  const auto& all = reflect::field_names<T>();
  return {all.begin(), all.end()};
}

using Names = std::vector<std::string>;

TEST(ReflectionTest, NamesFieldsOfEveryKind) {
  EXPECT_EQ(
      names<Everything>(),
      (Names{"flag",        "inner",  "text",     "numbers", "counts", "maybe",
             "maybe_inner", "either", "function", "shared",  "unique", "any",
             "path",        "limit",  "greedy",   "array",   "limits", "pair",
             "span",        "tensor", "tensors"}));
}

TEST(ReflectionTest, NeedsNoDefaultConstructorAndNoMove) {
  EXPECT_EQ(names<WithNoDefault>(), (Names{"before", "middle", "after"}));
  EXPECT_EQ(names<Immovable>(), (Names{"number", "atomic", "mutex"}));
}

TEST(ReflectionTest, CountsSmallStructs) {
  static_assert(reflect::field_count<Empty>() == 0);
  static_assert(reflect::field_count<OneOptional>() == 1);
  static_assert(reflect::field_count<OneStruct>() == 1);
  static_assert(reflect::field_count<const Inner&>() == 2);
  EXPECT_EQ(names<Empty>(), Names{});
  EXPECT_EQ(names<OneStruct>(), Names{"only"});
}

TEST(ReflectionTest, TakesMoreThanSixtyFields) {
  Sixty many;
  int sum = 0;
  std::string last;
  reflect::for_each_field(many, [&](std::string_view name, auto& field) {
    sum += field;
    last = name;
  });
  EXPECT_EQ(reflect::field_count<Sixty>(), 65U);
  EXPECT_EQ(sum, 6 * 45 + 0 + 1 + 2 + 3 + 4);
  EXPECT_EQ(last, "f64");
}

TEST(ReflectionTest, KnowsWhatItCannotList) {
  static_assert(!reflect::is_reflectable<HasArray>);
  static_assert(!reflect::is_reflectable<ArrayOfOne>);
  static_assert(!reflect::is_reflectable<Derived>);
  static_assert(!reflect::is_reflectable<DerivedFromEmpty>);
  static_assert(!reflect::is_reflectable<WithReference>);
  static_assert(!reflect::is_reflectable<Private>);
  static_assert(!reflect::is_reflectable<Either>);
  static_assert(!reflect::is_reflectable<int>);
  static_assert(!reflect::is_reflectable<std::string>);
  static_assert(!reflect::is_reflectable<at::Tensor>);
  static_assert(!reflect::is_reflectable<std::array<int, 3>>);
  // The array is inside the nested struct: the outer one is fine.
  static_assert(reflect::is_reflectable<HoldsHasArray>);
  EXPECT_EQ(names<HoldsHasArray>(), (Names{"inner", "last"}));
}

TEST(ReflectionTest, WritesThroughFieldsInOrder) {
  Inner object;
  std::vector<std::string> seen;
  reflect::for_each_field(object, [&](std::string_view name, auto& field) {
    seen.emplace_back(name);
    if constexpr (std::is_same_v<decltype(field), int&>) {
      field = 7;
    } else {
      field = "new";
    }
  });
  EXPECT_EQ(seen, (Names{"a", "b"}));
  EXPECT_EQ(object.a, 7);
  EXPECT_EQ(object.b, "new");
  EXPECT_EQ(&reflect::field_at<1>(object), &object.b);
}

TEST(ReflectionTest, FieldsOfAConstObjectAreConst) {
  const Inner object;
  reflect::for_each_field(object, [](std::string_view, auto& field) {
    static_assert(std::is_const_v<std::remove_reference_t<decltype(field)>>);
  });
  EXPECT_EQ(
      reflect::visit_fields(
          object, [](const int& a, const std::string&) { return a; }),
      1);
}

TEST(ReflectionTest, ListsLocalStructs) {
  struct Local {
    int here = 3;
    double there = 4;
  };
  EXPECT_EQ(names<Local>(), (Names{"here", "there"}));
}

enum class Mode { kMinSize, kMaxSizeCycle, kHTTPServer, kGap = 40, plain };
enum class Far : int { kAway = 5000 };

TEST(EnumNamesTest, WritesOptionsInSnakeCase) {
  EXPECT_EQ(reflect::enum_text(Mode::kMaxSizeCycle), "max_size_cycle");
  EXPECT_EQ(reflect::enumerator_name(Mode::kMaxSizeCycle), "kMaxSizeCycle");
  EXPECT_EQ(
      reflect::enum_texts<Mode>(),
      (Names{"min_size", "max_size_cycle", "http_server", "gap", "plain"}));
}

TEST(EnumNamesTest, ReadsEitherSpelling) {
  EXPECT_EQ(reflect::enum_from_text<Mode>("min_size"), Mode::kMinSize);
  EXPECT_EQ(reflect::enum_from_text<Mode>("kMinSize"), Mode::kMinSize);
  EXPECT_EQ(reflect::enum_from_text<Mode>("gap"), Mode::kGap);
  EXPECT_EQ(reflect::enum_from_text<Mode>("mni_size"), std::nullopt);
  EXPECT_EQ(reflect::enum_from_text<Mode>(""), std::nullopt);
}

TEST(EnumNamesTest, ValuesOutsideTheSearchedRangeHaveNoName) {
  EXPECT_EQ(reflect::enumerator_name(Far::kAway), "");
  EXPECT_EQ(reflect::enumerator_name(static_cast<Mode>(17)), "");
}

} // namespace
