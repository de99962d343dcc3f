#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// Names of the enumerators of an enum, with nothing to register. Values from 0
/// to kMaxEnumValue are found.
namespace fulgurite::reflect {

inline constexpr int kMaxEnumValue = 63;

namespace detail {

template <auto kValue>
consteval auto name_of_enumerator() {
  std::string_view text = __PRETTY_FUNCTION__;
  const auto is_name = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= '0' && c <= '9') || c == '_';
  };
  // "… kValue = ns::Mode::kMin]"; a value without a name is "(ns::Mode)7".
  text.remove_suffix(1);
  size_t length = 0;
  while (length < text.size() && is_name(text[text.size() - 1 - length])) {
    ++length;
  }
  const bool named =
      text[text.size() - 1 - length] != ')' &&
      !(text[text.size() - length] >= '0' && text[text.size() - length] <= '9');
  return named ? text.substr(text.size() - length) : std::string_view();
}

template <class E, int... kValues>
consteval auto enumerators(std::integer_sequence<int, kValues...>) {
  return std::array<std::string_view, sizeof...(kValues)>{
      name_of_enumerator<static_cast<E>(kValues)>()...};
}

template <class E>
inline constexpr auto kEnumerators =
    enumerators<E>(std::make_integer_sequence<int, kMaxEnumValue + 1>());

/// "kMaxSizeCycle" -> "max_size_cycle".
std::string option_text_of(std::string_view enumerator);

} // namespace detail

/// An enum whose values may be made from any int: the only kind that can be
/// searched.
template <class E>
concept NamedEnum = std::is_enum_v<E> && requires {
  E{0};
};

/// The enumerator as written in C++; "" when the value has none.
template <NamedEnum E>
constexpr std::string_view enumerator_name(E value) {
  const auto index = static_cast<long long>(value);
  return index >= 0 && index <= kMaxEnumValue
             ? detail::kEnumerators<E>[static_cast<size_t>(index)]
             : std::string_view();
}

/// How the enumerator is written in options and files: without the leading k,
/// in snake_case ("kMaxSize" is "max_size").
template <NamedEnum E>
std::string enum_text(E value) {
  return detail::option_text_of(enumerator_name(value));
}

template <NamedEnum E>
std::vector<std::string> enum_texts() {
  std::vector<std::string> texts;
  for (const auto name : detail::kEnumerators<E>) {
    if (!name.empty()) {
      texts.push_back(detail::option_text_of(name));
    }
  }
  return texts;
}

/// Takes either spelling; nullopt when there is no such enumerator.
template <NamedEnum E>
std::optional<E> enum_from_text(std::string_view text) {
  for (size_t i = 0; i < detail::kEnumerators<E>.size(); ++i) {
    const auto name = detail::kEnumerators<E>[i];
    if (!name.empty() &&
        (name == text || detail::option_text_of(name) == text)) {
      return static_cast<E>(i);
    }
  }
  return std::nullopt;
}

} // namespace fulgurite::reflect
