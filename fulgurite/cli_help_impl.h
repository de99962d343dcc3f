#pragma once

#include "fulgurite/cli_schema_impl.h"

#include <string>
#include <string_view>

namespace fulgurite::detail {

/// A subcommand and what it does.
struct CliCommand {
  std::string name = "";
  std::string help = "";
};

/// The flags that are no options of a config: --help, --config …
const std::vector<CliHelp>& special_flags();

/// "usage: …" and the subcommands.
std::string program_help(
    std::string_view program,
    const std::vector<CliCommand>& commands);

/// Every option of a subcommand with its type, default and help. `topic` leaves
/// only one group ("trainer") or class ("EarlyStopping"); throws UserError
/// where there is none of that name.
std::string command_help(
    std::string_view program,
    const CliCommand& command,
    const CliSchema& schema,
    std::string_view topic = "");

} // namespace fulgurite::detail
