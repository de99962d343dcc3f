#include "fulgurite/core/class_name.h"

#include <c10/util/Type.h>

namespace fulgurite {

std::string class_name(const std::type_info& type) {
  std::string name = c10::demangle(type.name());
  // The part after the last "::" that is not inside template arguments.
  const auto end = name.find('<');
  const auto colon = name.rfind("::", end == std::string::npos ? end : end - 1);
  return colon == std::string::npos ? name : name.substr(colon + 2);
}

} // namespace fulgurite
