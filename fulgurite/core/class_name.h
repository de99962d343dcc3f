#pragma once

#include <string>
#include <typeinfo>

namespace fulgurite {

/// Name of a class without namespaces, as it stands in checkpoints.
std::string class_name(const std::type_info& type);

} // namespace fulgurite
