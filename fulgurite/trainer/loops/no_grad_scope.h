#pragma once

#include <ATen/core/grad_mode.h>
#include <c10/core/InferenceMode.h>

#include <optional>

namespace fulgurite {

/// What evaluation runs under: inference mode, or only no gradients.
class NoGradScope {
 public:
  explicit NoGradScope(bool inference_mode) : grad_mode_(false) {
    if (inference_mode) {
      inference_mode_.emplace(true);
    }
  }

 private:
  c10::AutoGradMode grad_mode_;
  std::optional<c10::InferenceMode> inference_mode_;
};

} // namespace fulgurite
