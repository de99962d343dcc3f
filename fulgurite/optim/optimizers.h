#pragma once

#include "fulgurite/base/class_registry.h"
#include "fulgurite/optim/optimizer.h"

#include <vector>

namespace fulgurite {

using OptimizerRegistry =
    ClassRegistry<optim::OptimizerPtr, std::vector<at::Tensor>>;

/// The optimizers that can be chosen by name:
///   optimizers().make("AdamW", model.parameters(), options)
///   optimizers().add<Lion, LionOptions>("Lion");
OptimizerRegistry& optimizers();

} // namespace fulgurite
