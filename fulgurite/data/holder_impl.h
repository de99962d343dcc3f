#pragma once

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace fulgurite::detail {

/// A user's object behind a shared pointer: an lvalue by reference, an rvalue
/// moved in, a smart pointer shared or taken over, a std::ref by reference.
template <class T>
auto hold(T&& object) {
  using Referred = std::remove_reference_t<T>;
  if constexpr (std::is_lvalue_reference_v<T>) {
    return std::shared_ptr<Referred>(std::shared_ptr<void>(), &object);
  } else {
    return std::make_shared<Referred>(std::move(object));
  }
}
template <class T>
std::shared_ptr<T> hold(const std::shared_ptr<T>& object) {
  return object;
}
template <class T>
std::shared_ptr<T> hold(std::shared_ptr<T>& object) {
  return object;
}
template <class T>
std::shared_ptr<T> hold(std::shared_ptr<T>&& object) {
  return std::move(object);
}
template <class T, class Deleter>
std::shared_ptr<T> hold(std::unique_ptr<T, Deleter>&& object) {
  return std::move(object);
}
template <class T>
std::shared_ptr<T> hold(std::reference_wrapper<T> object) {
  return {std::shared_ptr<void>(), &object.get()};
}

} // namespace fulgurite::detail
