#pragma once

#include "fulgurite/cli_schema_impl.h"
#include "fulgurite/core/callback.h"
#include "fulgurite/trainer/option_types.h"

#include <functional>

namespace fulgurite::detail {

// The places where a config names classes, and what becomes of them.

CliSlot callback_slot();
CliSlot logger_slot();
CliSlot optimizer_slot();
CliSlot lr_scheduler_slot();

/// From the resolved value of the slot.
CallbackList make_callbacks(const Value& chosen);
LoggerChoice make_loggers(const Value& chosen);

/// What takes the place of configure_optimizers: the chosen optimizer instead
/// of the model's only one, whose schedulers stay; the chosen scheduler instead
/// of the schedulers. Empty where neither is chosen.
std::function<Optimizers(ModuleBase&, Optimizers own)> optimizer_override(
    const Value& optimizer,
    const Value& lr_scheduler);

} // namespace fulgurite::detail
