#pragma once

#include <c10/core/Device.h>

#include <cstdint>

namespace fulgurite::xla {

/// Warns, once, when step after step leaves more tensors alive: a loss that is
/// kept together with its graph keeps every activation of its step.
class GrowthWatch {
 public:
  /// `num_live`: tensors' contents that are alive after a step.
  void note_end_of_step(int64_t num_live, c10::Device device);

 private:
  int64_t num_live_ = 0;
  int64_t num_steps_ = 0;
};

} // namespace fulgurite::xla
