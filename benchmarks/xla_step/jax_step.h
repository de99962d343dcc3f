#pragma once

#include "fulgurite/xla/executor/pjrt_backend.h"

#include <torch/types.h>

#include <filesystem>
#include <string>
#include <vector>

namespace fulgurite::bench {

/// A training step as JAX exports it (xla_step_jax.py), run through the client
/// of our own programs. Its state stays on the device and is donated:
///
///     state, x, y -> state, loss
class JaxStep {
 public:
  /// The state begins with `first`; what follows (the optimizer's) is zero.
  JaxStep(
      const xla::PjrtBackend& backend,
      const std::filesystem::path& module,
      const std::vector<torch::Tensor>& first,
      const torch::Tensor& x,
      const torch::Tensor& y);

  /// Runs a step, waits for its end and gives the microseconds that it took.
  double run();
  /// Of the last step.
  double loss() const;

  const std::string& text() const {
    return text_;
  }
  xla::pjrt::CompiledMemoryStats memory() const {
    return program_.executable().compiled_memory_stats();
  }

 private:
  std::string text_;
  xla::pjrt::Device device_;
  xla::pjrt::LoadedExecutable program_;
  std::vector<xla::pjrt::Buffer> state_; ///< and, after a step, the loss
  std::vector<xla::pjrt::Buffer> batch_;
};

} // namespace fulgurite::bench
