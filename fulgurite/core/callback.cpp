#include "fulgurite/core/callback.h"

#include <c10/util/Type.h>

#include <typeinfo>

namespace fulgurite {

std::string class_name(const Callback& callback) {
  std::string name = c10::demangle(typeid(callback).name());
  // The part after the last "::" that is not inside template arguments.
  const auto end = name.find('<');
  const auto colon = name.rfind("::", end == std::string::npos ? end : end - 1);
  return colon == std::string::npos ? name : name.substr(colon + 2);
}

std::string Callback::state_key() const {
  return class_name(*this);
}

bool Callback::replaces(const Callback& other) const {
  return typeid(*this) == typeid(other);
}

} // namespace fulgurite
