#pragma once

#include "fulgurite/optim/optimizer.h"

namespace fulgurite {

/// Scales the gradients of the optimizer's parameters in place so that their
/// common 2-norm is at most max_norm; no device sync. Returns the norm before,
/// 0-dim; undefined where nothing has a gradient.
at::Tensor clip_grad_norm(optim::Optimizer& optimizer, double max_norm);

/// Clamps every gradient to [-clip_value, clip_value] in place.
void clip_grad_value(optim::Optimizer& optimizer, double clip_value);

/// Multiplies every gradient in place.
void scale_gradients(optim::Optimizer& optimizer, double factor);

} // namespace fulgurite
