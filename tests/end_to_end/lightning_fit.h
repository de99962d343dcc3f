#pragma once

#include "fulgurite/base/options.h"
#include "tests/support/boring_model.h"
#include "tests/support/json_value.h"
#include "tests/support/temp_dir.h"

namespace fulgurite::test {

// Fits that scripts in tests/parity/trainer made with real Lightning.

/// Options of a quiet run with the flags of `run`.
inline TrainerOptions options_of_run(const json& run, const TempDir& folder) {
  auto options = quiet_options(folder.path());
  options.max_epochs = std::nullopt;
  from_value(options, value_of(run["flags"]), "Trainer");
  return options;
}

} // namespace fulgurite::test
