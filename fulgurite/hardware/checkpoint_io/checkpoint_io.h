#pragma once

#include "fulgurite/base/value.h"

#include <filesystem>
#include <functional>

namespace fulgurite {

struct SaveOptions {
  /// (optional) What Accelerator::on_save does to a tensor on its way to disk:
  /// called once per tensor while the file is streamed, so that one tensor at
  /// a time is on the CPU. Where tensors are views of one storage it is called
  /// once, with a 1-D tensor over that storage. It returns the same tensor or
  /// a copy with the same dtype and number of elements. Default: nothing; a
  /// tensor of another device is copied to the CPU either way.
  std::function<at::Tensor(const at::Tensor&)> on_save = {};
};

/// How a checkpoint becomes bytes on a disk. An implementation is one file in
/// this folder.
class CheckpointIO {
 public:
  virtual ~CheckpointIO() = default;

  /// Writes the whole file or none: when it throws (UserError), what was at
  /// `path` before is intact and no temporary file stays.
  virtual void save(
      const Value& checkpoint,
      const std::filesystem::path& path,
      const SaveOptions& options = {}) = 0;

  /// Tensors arrive on the CPU, without requires_grad; those that shared a
  /// storage share one again. Throws UserError for a missing, truncated,
  /// foreign or malicious file, naming the file and the place in it.
  virtual Value load(const std::filesystem::path& path) = 0;

  /// Removes a file or a whole folder; a missing one is fine.
  virtual void remove(const std::filesystem::path& path) = 0;

  /// (optional) Waits for unfinished work. Default: nothing to do.
  virtual void teardown() {}
};

} // namespace fulgurite
