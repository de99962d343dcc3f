#pragma once

#include "fulgurite/xla/pjrt/named_value.h"

#include <pjrt_c_api.h>

#include <vector>

namespace fulgurite::xla::pjrt::detail {

/// Copies; a kind that this version of the API does not know is left out.
NamedValues from_c(const PJRT_NamedValue* values, size_t num_values);

/// Points into `values`, which must live as long as the result.
std::vector<PJRT_NamedValue> to_c(const NamedValues& values);

} // namespace fulgurite::xla::pjrt::detail
