#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace fulgurite {

/// Python's repr of a float: "0.1", "100.0", "1e+16", "inf".
std::string python_repr(double value);

/// Python's format(value, spec), with its whole format specification language
/// for numbers ("03d", ".2f", ">10", "+,.1%") except the types "c" and "n".
/// Throws UserError for a spec that Python refuses too.
std::string python_format(double value, std::string_view spec);
std::string python_format(int64_t value, std::string_view spec);

} // namespace fulgurite
