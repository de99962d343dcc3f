#pragma once

#include "fulgurite/cli_program.h"

#include <string>
#include <vector>

namespace fulgurite::detail {

/// The rows of a registry of optimizers, schedulers, callbacks or loggers.
template <class Row>
std::vector<CliClass> classes_of(const std::vector<Row>& rows) {
  std::vector<CliClass> classes;
  for (const auto& row : rows) {
    CliClass one{.name = row.name, .help = row.help};
    one.options.fields = row.fields;
    for (const auto& [name, text] : row.option_help) {
      one.options.help.push_back({std::string(name), std::string(text)});
    }
    one.options.defaults =
        row.read(Value::Dict(), row.name, OptionReading::kTyped);
    one.options.read = [read = row.read](
                           const Value& tree, std::string_view path) {
      return read(tree, path, OptionReading::kText);
    };
    classes.push_back(std::move(one));
  }
  return classes;
}

} // namespace fulgurite::detail
