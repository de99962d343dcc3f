#pragma once

#include <optional>
#include <string>
#include <vector>

namespace fulgurite::detail {

/// One "--name=text", "--name text", "--name+=text" or "--name".
struct Flag {
  std::string name = "";
  std::optional<std::string> text = std::nullopt;
  bool appends = false;

  /// As it stands in messages.
  std::string place() const {
    return "--" + name;
  }
};

struct CommandLine {
  std::string program = "";
  /// One of the known commands, or empty.
  std::string command = "";
  std::vector<Flag> flags = {};

  /// The last one of that name.
  const Flag* find(std::string_view name) const;
};

/// The file name in argv[0].
std::string program_name(const std::vector<std::string>& arguments);

/// Splits the arguments, argv[0] first. "-h" is "--help". A flag takes the next
/// argument as its value unless that begins with "--"; one that stands before
/// the command does not take the command. Throws UserError for anything that is
/// neither a flag nor the command.
CommandLine parse_command_line(
    const std::vector<std::string>& arguments,
    const std::vector<std::string>& commands);

} // namespace fulgurite::detail
