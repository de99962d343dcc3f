#pragma once

#include "fulgurite/xla/pjrt/element_type.h"

#include <c10/core/ScalarType.h>

namespace fulgurite::xla {

/// PJRT's name of a type of LibTorch's. Throws UserError where XLA has none.
pjrt::ElementType element_type_of(at::ScalarType dtype);

} // namespace fulgurite::xla
