#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fulgurite {

/// The candidate with the smallest edit distance, or "" when none is near
/// enough to be a likely typing error. Case does not count.
std::string nearest_name(
    std::string_view name,
    const std::vector<std::string>& candidates);

/// "; did you mean 'x'? Known names: a, b, x" – the tail of an error message.
std::string did_you_mean(
    std::string_view name,
    const std::vector<std::string>& candidates);

} // namespace fulgurite
