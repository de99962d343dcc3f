#pragma once

#include <cstdint>
#include <string>

namespace fulgurite::detail {

/// The shortest decimal number that reads back as the same double; "nan",
/// "inf" and "-inf" otherwise. A whole number has no fraction: "3".
void append_number(std::string& out, double value);
void append_number(std::string& out, int64_t value);

/// As above, but it reads back as a float everywhere, also in YAML 1.1:
/// "3.0", "1.0e-05".
void append_float(std::string& out, double value);

} // namespace fulgurite::detail
