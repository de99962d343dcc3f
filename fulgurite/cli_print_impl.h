#pragma once

#include "fulgurite/cli_schema_impl.h"

#include <string>

namespace fulgurite::detail {

/// One value on one line, as YAML that YAML 1.1 and 1.2 readers take alike.
std::string yaml_text(const Value& value);

/// A resolved configuration as a config file that says the same. With a schema,
/// each option has its help above it.
std::string yaml_file(
    const Value::Dict& config,
    const CliSchema* schema = nullptr);

/// A text broken into lines of at most `width` columns, each after `indent`
/// spaces.
std::string wrapped(std::string_view text, size_t indent, size_t width = 80);

} // namespace fulgurite::detail
