#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulgurite {

/// One environment variable that the library reads. The table in env.cpp is
/// the whole list; docs/environment_variables.md is made from it.
struct EnvironmentVariable {
  std::string_view name;
  std::string_view meaning;
};

const std::vector<EnvironmentVariable>& environment_variables();

/// Empty where the variable is not set. Asserts that the name is in the table.
std::optional<std::string> env(std::string_view name);

/// Sets or, with nullopt, removes a variable of the table.
void set_env(std::string_view name, const std::optional<std::string>& value);

} // namespace fulgurite
