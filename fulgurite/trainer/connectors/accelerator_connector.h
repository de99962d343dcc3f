#pragma once

#include "fulgurite/hardware/strategies/strategy.h"
#include "fulgurite/trainer/trainer_options.h"

#include <memory>

namespace fulgurite {

/// Turns accelerator, devices, num_nodes, strategy and precision into a
/// connected strategy. Throws MisconfigurationError where they clash, in the
/// order of Lightning's connector.
std::shared_ptr<Strategy> connect_hardware(const TrainerOptions& options);

} // namespace fulgurite
