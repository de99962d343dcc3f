#pragma once

#include "fulgurite/base/class_registry.h"
#include "fulgurite/optim/lr_scheduler.h"

namespace fulgurite {

using SchedulerRegistry = ClassRegistry<lr_scheduler::SchedulerPtr>;

/// The schedulers that can be chosen by name:
///   lr_schedulers().make("CosineAnnealingLR", options)
///   lr_schedulers().add<Warmup, WarmupOptions>("Warmup");
SchedulerRegistry& lr_schedulers();

} // namespace fulgurite
