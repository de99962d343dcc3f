#include "fulgurite/trainer/connectors/restore_weights.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/core/module_base.h"
#include "fulgurite/core/module_tree.h"

namespace fulgurite {

Value::Dict checked_checkpoint(
    Value value,
    const std::filesystem::path& path,
    std::string_view asker) {
  const bool is_dict = value.is_dict();
  if (!is_dict || !value.as_dict().contains("state_dict")) {
    fail(
        "[",
        asker,
        "] ",
        path.string(),
        ": expected a checkpoint of a Trainer with a state_dict, got ",
        is_dict ? "a dict without one" : value.kind());
  }
  return std::move(value.as_dict());
}

namespace {

LoadReport load_or_name_the_file(
    ModuleBase& module,
    const Value::Dict& checkpoint,
    const RestoreWeights& how) {
  try {
    return load_state_dict(
        module.torch_module(),
        checkpoint.at("state_dict").as_dict(),
        how.strict);
  } catch (const UserError& error) {
    fail("[", how.asker, "] ", how.path.string(), ": ", error.what());
  }
}

} // namespace

void restore_weights(
    ModuleBase& module,
    const Value::Dict& checkpoint,
    const RestoreWeights& how) {
  const auto report = load_or_name_the_file(module, checkpoint, how);
  for (const auto& name : report.missing) {
    log_warning(how.path.string(), " has no value for ", name);
  }
  for (const auto& name : report.unexpected) {
    log_warning("The model has no place for ", name, " of ", how.path.string());
  }
}

} // namespace fulgurite
