#pragma once

#include "fulgurite/cli_schema_impl.h"

namespace fulgurite::detail {

/// Brings what a layer says in a slot into one form: maps with "class" and the
/// options beside it, a list of them for a list slot. Takes a name, a list of
/// names, and Lightning's class_path with init_args.
void normalise_slot(const CliSlot& slot, ConfigNode& node);

/// Sets or appends the value of a flag that names the slot itself.
void set_slot(const CliSlot& slot, ConfigNode& config, const Flag& flag);

/// The map that the options of a flag below the slot go into; `rest` is what
/// follows the slot's path and loses the name of a class, if it begins with
/// one.
ConfigNode& slot_target(
    const CliSlot& slot,
    ConfigNode& config,
    const Flag& flag,
    std::string& rest);

/// The node of a dotted path; null where there is none.
ConfigNode* find_path(ConfigNode& config, std::string_view path);
ConfigNode&
make_path(ConfigNode& config, std::string_view path, const std::string& place);

} // namespace fulgurite::detail
