#pragma once

#include <string_view>

namespace fulgurite::detail {

/// level: 0 debug, 1 info, 2 warning, 3 error. Thread-safe.
void write_log_line(int level, std::string_view message);

} // namespace fulgurite::detail
