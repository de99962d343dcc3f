#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace fulgurite::xla::pjrt {

/// PJRT_NamedValue: client options, and attributes of plugins, devices,
/// topologies and costs.
using NamedValue =
    std::variant<std::string, int64_t, std::vector<int64_t>, float, bool>;
using NamedValues = std::map<std::string, NamedValue, std::less<>>;

/// A number of any kind; nullopt where the name is missing or no number.
std::optional<double> number(const NamedValues& values, std::string_view name);

/// "name=value, …" for messages.
std::string to_string(const NamedValues& values);

} // namespace fulgurite::xla::pjrt
