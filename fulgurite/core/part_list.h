#pragma once

#include <memory>
#include <type_traits>
#include <utility>

// What `fulgurite::list` needs to take parts by value or as std::shared_ptr.
namespace fulgurite::detail {

/// A class derived from Base, or a std::shared_ptr to one.
template <class T, class Base>
concept ValueOrPointer = std::is_base_of_v<Base, std::remove_cvref_t<T>> ||
    std::is_convertible_v<T, std::shared_ptr<Base>>;

template <class Base, class T>
std::shared_ptr<Base> share(T&& part) {
  if constexpr (std::is_convertible_v<T, std::shared_ptr<Base>>) {
    return std::forward<T>(part);
  } else {
    return std::make_shared<std::remove_cvref_t<T>>(std::forward<T>(part));
  }
}

} // namespace fulgurite::detail
