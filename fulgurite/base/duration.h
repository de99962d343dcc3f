#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace fulgurite {

/// Reads Lightning's "DD:HH:MM:SS". Throws MisconfigurationError naming the
/// option `what` on anything else.
std::chrono::seconds parse_duration(
    std::string_view text,
    std::string_view what);

/// "1:02:03" or "02:03".
std::string format_duration(std::chrono::seconds duration);

} // namespace fulgurite
