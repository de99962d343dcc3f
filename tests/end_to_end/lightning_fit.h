#pragma once

#include "fulgurite/base/options.h"
#include "tests/support/boring_model.h"
#include "tests/support/json_value.h"
#include "tests/support/temp_dir.h"

namespace fulgurite::test {

// Fits that scripts in tests/parity/trainer made with real Lightning.

/// The runs of a group in a file of tests/parity/trainer.
inline std::vector<json> runs_of_lightning(
    const std::string& file,
    const std::string& group) {
  std::vector<json> out;
  for (const auto& run : read_json("parity/trainer/" + file)) {
    if (run["group"] == group) {
      out.push_back(run);
    }
  }
  return out;
}

/// Options of a quiet run with the flags of `run`.
inline TrainerOptions options_of_run(const json& run, const TempDir& folder) {
  auto options = quiet_options(folder.path());
  options.max_epochs = std::nullopt;
  from_value(options, value_of(run["flags"]), "Trainer");
  return options;
}

} // namespace fulgurite::test
