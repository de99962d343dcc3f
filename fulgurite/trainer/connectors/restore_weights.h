#pragma once

#include "fulgurite/base/value.h"

#include <filesystem>
#include <string_view>

namespace fulgurite {

class ModuleBase;

/// The dict of a checkpoint that has a state_dict; throws a UserError that
/// names the file otherwise. `asker` is the public name in the message.
Value::Dict checked_checkpoint(
    Value value,
    const std::filesystem::path& path,
    std::string_view asker);

struct RestoreWeights {
  bool strict = true;
  const std::filesystem::path& path;
  std::string_view asker;
};

/// Loads the checkpoint's state_dict. Keys that differ are a UserError that
/// names the file, or warnings where it is not strict.
void restore_weights(
    ModuleBase& module,
    const Value::Dict& checkpoint,
    const RestoreWeights& how);

} // namespace fulgurite
