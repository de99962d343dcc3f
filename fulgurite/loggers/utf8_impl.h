#pragma once

#include <string>
#include <string_view>

namespace fulgurite::detail {

bool is_ascii(std::string_view text);

/// With U+FFFD for each byte that is not part of UTF-8: one bad byte in a tag
/// would make a reader throw the whole record away.
std::string to_valid_utf8(std::string_view text);

} // namespace fulgurite::detail
