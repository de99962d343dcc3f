#pragma once

#include "fulgurite/base/value.h"

#include <filesystem>
#include <string>

namespace fulgurite::detail {

/// A tree as YAML that PyYAML and yaml-cpp read back with the same types.
/// Tuples become lists, tensors their repr.
std::string to_yaml(const Value::Dict& tree);

/// hparams.yaml of one run folder.
class HparamsFile {
 public:
  static constexpr const char* kFileName = "hparams.yaml";

  /// Adds to what was logged before; false where nothing is new.
  bool update(const Value::Dict& params);
  const Value::Dict& params() const {
    return params_;
  }
  /// Writes the file anew where there is something to write. A file of an
  /// earlier run that says otherwise is kept as hparams_1.yaml (or the next
  /// number), with a warning.
  void write(const std::filesystem::path& folder);

 private:
  Value::Dict params_;
  std::string written_;
};

} // namespace fulgurite::detail
