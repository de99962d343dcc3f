#pragma once

#include "fulgurite/base/reflection_fields_impl.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

/// Names and values of the fields of a plain struct, with nothing to register:
///
///   struct Digits { at::Tensor image, label; };
///   for_each_field(digits, [](std::string_view name, auto& field) { … });
///
/// A struct is reflectable when it is an aggregate without base classes,
/// without C array members (std::array is fine), without reference members and
/// bit fields, and has at most kMaxFields fields. Nothing here runs code of the
/// fields' types, and the struct need not be default-constructible.
namespace fulgurite::reflect {

inline constexpr std::size_t kMaxFields = 100;

namespace detail {

/// Stands for a value of any type except T and references. Never called; the
/// body is there because clang asks for it where std::optional is a field.
template <class T>
struct AnyField {
  template <class U>
  requires(!std::is_same_v<std::remove_cv_t<U>, T>) operator U() const {
    __builtin_unreachable();
  }
};

/// Stands for a value of a base class of T only.
template <class T>
struct AnyBase {
  template <class U>
  requires(std::is_base_of_v<U, T> && !std::is_same_v<U, T>) operator U() const;
};

template <class T, std::size_t>
using AnyFieldAt = AnyField<T>;

template <class T, std::size_t... I>
constexpr bool accepts_braced(std::index_sequence<I...>) {
  return requires {
    T{AnyFieldAt<T, I>{}...};
  };
}

template <class T, std::size_t... I>
constexpr bool accepts_in_parentheses(std::index_sequence<I...>) {
  return requires {
    T(AnyFieldAt<T, I>{}...);
  };
}

inline constexpr std::size_t kUncountable = static_cast<std::size_t>(-1);

/// The largest number of initialisers. Too few are refused as well when a
/// field has no default, so the search ends only after the first success.
template <class T, std::size_t kFrom = 0, bool kFound = false>
constexpr std::size_t count_initialisers() {
  constexpr bool kAccepted =
      accepts_braced<T>(std::make_index_sequence<kFrom>());
  if constexpr (kFound && !kAccepted) {
    return kFrom - 1;
  } else if constexpr (kFrom > kMaxFields) {
    return kUncountable;
  } else {
    return count_initialisers<T, kFrom + 1, kAccepted>();
  }
}

template <class T>
constexpr bool is_derived() {
  return requires {
    T{AnyBase<T>{}};
  };
}

/// Initialisers in braces run into a C array one by one; those in parentheses
/// cannot, so the two counts differ.
template <class T, std::size_t kCount>
constexpr bool has_array() {
  if constexpr (kCount == 0) {
    return false;
  } else {
    return !accepts_in_parentheses<T>(std::make_index_sequence<kCount>());
  }
}

enum class Shape { kPlain, kNotAggregate, kDerived, kHasArray, kNotCountable };

template <class T>
constexpr Shape shape_of() {
  if constexpr (!std::is_class_v<T> || !std::is_aggregate_v<T>) {
    return Shape::kNotAggregate;
  } else if constexpr (is_derived<T>()) {
    return Shape::kDerived;
  } else if constexpr (count_initialisers<T>() == kUncountable) {
    return Shape::kNotCountable;
  } else if constexpr (has_array<T, count_initialisers<T>()>()) {
    return Shape::kHasArray;
  } else {
    return Shape::kPlain;
  }
}

template <class T>
inline constexpr Shape kShape = shape_of<std::remove_cvref_t<T>>();

template <class T>
constexpr void require_reflectable() {
  constexpr Shape kIs = kShape<T>;
  static_assert(
      kIs != Shape::kNotAggregate,
      "only an aggregate has fields that can be listed: a struct without "
      "constructors, private members and virtual functions; for a batch of "
      "another type write for_each_tensor(Batch&, f) beside it");
  static_assert(
      kIs != Shape::kDerived,
      "an aggregate with a base class cannot be listed: make the base a "
      "member, "
      "or for a batch write for_each_tensor(Batch&, f) beside it");
  static_assert(
      kIs != Shape::kHasArray,
      "an aggregate with a C array cannot be listed: use std::array, or for a "
      "batch write for_each_tensor(Batch&, f) beside it");
  static_assert(
      kIs != Shape::kNotCountable,
      "the fields of this aggregate cannot be counted: it has more than "
      "reflect::kMaxFields fields, or a reference or a type that nothing "
      "converts to among them; group fields in a nested struct");
}

} // namespace detail

/// Whether the functions below accept T (const and references are ignored).
template <class T>
inline constexpr bool is_reflectable =
    detail::kShape<T> == detail::Shape::kPlain;

template <class T>
constexpr std::size_t field_count() {
  detail::require_reflectable<T>();
  return detail::count_initialisers<std::remove_cvref_t<T>>();
}

namespace detail {

template <std::size_t I, class Field>
struct PointerLeaf {
  Field* pointer;
};
template <class Indices, class... Fields>
struct PointerLeaves;
template <std::size_t... I, class... Fields>
struct PointerLeaves<std::index_sequence<I...>, Fields...>
    : PointerLeaf<I, Fields>... {};

template <std::size_t I, class Field>
constexpr Field* pointer_at(const PointerLeaf<I, Field>& leaf) {
  return leaf.pointer;
}

/// Room for a T that is never made: only the addresses of its fields are used,
/// and only while compiling.
template <class T>
union Imagined {
  constexpr Imagined() : nothing() {}
  constexpr ~Imagined() {}
  char nothing;
  T object;
};
#if defined(__clang__)
// Clang accepts the union in a constant only if T could be one.
template <class T>
[[clang::no_destroy]] inline const Imagined<T> kImagined{};
#else
template <class T>
inline constexpr Imagined<T> kImagined{};
#endif

/// Clang before 18 takes a pointer to a field as a template argument only when
/// it is inside a class.
template <class Field>
struct FieldPointer {
  Field* pointer;
};

template <class Field>
FieldPointer(Field*) -> FieldPointer<Field>;

// The result is auto because the compiler's text ends with the meaning of any
// alias in the signature.
template <FieldPointer kPointer>
consteval auto name_of_field() {
  std::string_view text = __PRETTY_FUNCTION__;
  const auto is_name = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= '0' && c <= '9') || c == '_' || c == '$' ||
           static_cast<unsigned char>(c) >= 0x80;
  };
  while (!text.empty() && !is_name(text.back())) {
    text.remove_suffix(1);
  }
  std::size_t length = 0;
  while (length < text.size() && is_name(text[text.size() - 1 - length])) {
    ++length;
  }
  return text.substr(text.size() - length);
}

template <class T>
consteval auto pointers_to_fields() {
  return with_fields<field_count<T>()>(
      kImagined<T>.object, [](auto&... fields) {
        return PointerLeaves<
            std::make_index_sequence<sizeof...(fields)>,
            std::remove_reference_t<decltype(fields)>...>{{&fields}...};
      });
}

template <class T, std::size_t... I>
consteval auto compiler_names(std::index_sequence<I...>) {
  [[maybe_unused]] constexpr auto kPointers = pointers_to_fields<T>();
  return std::array<std::string_view, sizeof...(I)>{
      name_of_field<FieldPointer{pointer_at<I>(kPointers)}>()...};
}

template <class T, std::size_t... I>
consteval auto name_lengths(std::index_sequence<I...> all) {
  [[maybe_unused]] constexpr auto kCompilerNames = compiler_names<T>(all);
  return std::array<std::size_t, sizeof...(I)>{kCompilerNames[I].size()...};
}

/// The names are copied one after another: the whole text of each
/// __PRETTY_FUNCTION__ would stay in the binary otherwise.
template <class T, std::size_t... I>
consteval auto joined_names(std::index_sequence<I...> all) {
  [[maybe_unused]] constexpr auto kCompilerNames = compiler_names<T>(all);
  std::array<char, (std::size_t{1} + ... + kCompilerNames[I].size())> text{};
  std::size_t at = 0;
  for (std::size_t i = 0; i < sizeof...(I); ++i) {
    for (std::size_t j = 0; j < kCompilerNames[i].size(); ++j) {
      text[at++] = kCompilerNames[i][j];
    }
  }
  return text;
}

template <class T>
inline constexpr auto kNameText =
    joined_names<T>(std::make_index_sequence<field_count<T>()>());

template <class T, std::size_t kCount = field_count<T>()>
consteval auto names_of() {
  constexpr auto kLengths = name_lengths<T>(std::make_index_sequence<kCount>());
  std::array<std::string_view, kCount> names{};
  std::size_t at = 0;
  for (std::size_t i = 0; i < kCount; ++i) {
    names[i] = std::string_view(kNameText<T>.data() + at, kLengths[i]);
    at += kLengths[i];
  }
  return names;
}

template <class T>
inline constexpr auto kNames = names_of<T>();

} // namespace detail

/// In the order of declaration.
template <class T>
constexpr const std::array<std::string_view, field_count<T>()>& field_names() {
  return detail::kNames<std::remove_cvref_t<T>>;
}

/// Calls f(std::string_view name, field&) for each field in the order of
/// declaration; the fields of a const object are const.
template <class T, class F>
constexpr void for_each_field(T& object, F&& f) {
  detail::require_reflectable<T>();
  detail::with_fields<field_count<T>()>(object, [&](auto&... fields) {
    [[maybe_unused]] auto name = field_names<T>().begin();
    (static_cast<void>(f(*name++, fields)), ...);
  });
}

/// The field of that position.
template <std::size_t I, class T>
constexpr auto& field_at(T& object) {
  detail::require_reflectable<T>();
  return *detail::pointer_at<I>(
      detail::with_fields<field_count<T>()>(object, [](auto&... fields) {
        return detail::PointerLeaves<
            std::make_index_sequence<sizeof...(fields)>,
            std::remove_reference_t<decltype(fields)>...>{{&fields}...};
      }));
}

/// Calls f(fields&...) once with all fields.
template <class T, class F>
constexpr decltype(auto) visit_fields(T& object, F&& f) {
  detail::require_reflectable<T>();
  return detail::with_fields<field_count<T>()>(object, std::forward<F>(f));
}

} // namespace fulgurite::reflect
