#pragma once

#include "fulgurite/hardware/checkpoint_io/checkpoint_io.h"

namespace fulgurite {

/// One file as torch.save writes it: Python reads it by
/// torch.load(path, weights_only=True), with mmap=True too, and Python's files
/// are read here. While saving, one tensor at a time is on the CPU.
class TorchCheckpointIO : public CheckpointIO {
 public:
  void save(
      const Value& checkpoint,
      const std::filesystem::path& path,
      const SaveOptions& options = {}) override;
  Value load(const std::filesystem::path& path) override;
  void remove(const std::filesystem::path& path) override;
};

} // namespace fulgurite
