#include "fulgurite/core/trainer_optimizer.h"

#include "fulgurite/core/trainer_context.h"

namespace fulgurite {

at::Tensor TrainerOptimizer::step(const optim::Closure& closure) {
  return trainer_->step_optimizer(*this, closure);
}

} // namespace fulgurite
