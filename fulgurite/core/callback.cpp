#include "fulgurite/core/callback.h"

#include "fulgurite/core/class_name.h"

namespace fulgurite {

std::string class_name(const Callback& callback) {
  return class_name(typeid(callback));
}

std::string Callback::state_key() const {
  return class_name(*this);
}

bool Callback::replaces(const Callback& other) const {
  return typeid(*this) == typeid(other);
}

} // namespace fulgurite
