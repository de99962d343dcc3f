#pragma once

#include "fulgurite/core/callback.h"
#include "fulgurite/trainer/trainer_options.h"

namespace fulgurite {

/// The Trainer's callbacks with the default ones (progress bar, model summary,
/// checkpoint), checkpoint callbacks last. Throws MisconfigurationError for
/// clashes and for two stateful callbacks with one state_key.
CallbackList connect_callbacks(const TrainerOptions& options);

/// The list of a run: the module's callbacks take the place of those that they
/// replace.
CallbackList with_module_callbacks(
    const CallbackList& of_trainer,
    const CallbackList& of_module);

} // namespace fulgurite
