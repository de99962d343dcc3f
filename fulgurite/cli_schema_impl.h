#pragma once

#include "fulgurite/cli_flags_impl.h"
#include "fulgurite/cli_node_impl.h"
#include "fulgurite/cli_program.h"

#include <string>
#include <string_view>
#include <vector>

// From layers of untyped text to one typed configuration:
//
//   program's defaults, checkpoint, files   add_layer, one after another
//   flags                                   add_flag, in their order
//   everything together                     resolve
//
// Each step says where a mistake stood. To add an option without a group: a
// field of GeneralOptions (cli.cpp); everything else follows from the structs
// of options.
namespace fulgurite::detail {

/// A place of the config where classes are chosen by name: one
/// ("optimizer: AdamW") or a list ("trainer.callbacks: [EarlyStopping]").
struct CliSlot {
  std::string path = "";
  /// What one of them is called: "callback".
  std::string noun = "";
  /// May be left out of a class's name, or be added: "Logger", "LR".
  std::string suffix = "";
  bool is_list = false;
  /// true and false are answers too (trainer.logger).
  bool takes_bool = false;
  std::vector<CliClass> classes = {};
  /// Options that every class takes besides its own; they are among the options
  /// of each.
  CliStruct shared = {};
  /// Added to the help.
  std::string note = "";

  /// The noun with its article: "an optimizer".
  std::string one() const;
  /// By name, case aside, with or without the suffix. Null where there is
  /// none.
  const CliClass* find(std::string_view name) const;
};

/// Options under one name: "trainer", "model", "data"; "" for those without.
struct CliGroup {
  std::string name = "";
  CliStruct options = {};
};

/// Everything that a config may say. The first group is the nameless one.
struct CliSchema {
  std::vector<CliGroup> groups = {};
  std::vector<CliSlot> slots = {};
  /// Names of sections that hold options for one subcommand only.
  std::vector<std::string> commands = {};

  const CliSlot* find_slot(std::string_view path) const;
  const CliGroup* find_group(std::string_view name) const;
};

/// Puts a file over what is known: the part for all subcommands first, then the
/// section named like `command`.
void add_layer(
    const CliSchema& schema,
    std::string_view command,
    ConfigNode& config,
    ConfigNode layer);

/// Puts one flag over what is known.
void add_flag(const CliSchema& schema, ConfigNode& config, const Flag& flag);

/// The whole configuration with its defaults, checked and typed. Throws
/// UserError naming the option, the place where it stood and, for an unknown
/// one, the nearest known name.
Value::Dict resolve(const CliSchema& schema, const ConfigNode& config);

} // namespace fulgurite::detail
