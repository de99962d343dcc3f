#pragma once

#include "fulgurite/xla/executor/pjrt_backend.h"

#include <torch/types.h>

#include <string>
#include <vector>

namespace fulgurite::bench {

/// A program and what it is called with.
struct Call {
  std::string module; ///< StableHLO
  std::vector<torch::Tensor> arguments;
  /// For each argument: the result that takes over its memory and is the
  /// argument of the next call, or -1.
  std::vector<int64_t> donated_to;
};

/// A training step, again and again, its state staying on the device.
class ProgramLoop {
 public:
  ProgramLoop(const xla::PjrtBackend& backend, const Call& call);

  /// Runs a step, waits for its end and gives the microseconds that it took.
  double step();
  /// Of the last step: the result that is no argument of the next one.
  double loss() const;

  xla::pjrt::CompiledMemoryStats memory() const {
    return program_.executable().compiled_memory_stats();
  }

 private:
  xla::pjrt::Device device_;
  xla::pjrt::LoadedExecutable program_;
  std::vector<int64_t> donated_to_;
  std::vector<xla::pjrt::Buffer> arguments_;
  std::vector<xla::pjrt::Buffer> results_;
};

} // namespace fulgurite::bench
