#include "fulgurite/trainer/connectors/callback_connector.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/callbacks/model_checkpoint.h"
#include "fulgurite/callbacks/model_summary.h"
#include "fulgurite/callbacks/progress_bar.h"
#include "fulgurite/callbacks/timer.h"

#include <algorithm>
#include <map>
#include <string>

namespace fulgurite {

namespace {

template <class T>
int64_t count(const CallbackList& callbacks) {
  return std::count_if(
      callbacks.begin(), callbacks.end(), [](const auto& callback) {
        return dynamic_cast<const T*>(callback.get()) != nullptr;
      });
}

template <class T>
bool has(const CallbackList& callbacks) {
  return count<T>(callbacks) > 0;
}

void check_progress_bars(const CallbackList& callbacks, bool enabled) {
  if (count<ProgressBar>(callbacks) > 1) {
    misconfigured(
        "[Trainer.callbacks] expected one ProgressBar, got ",
        count<ProgressBar>(callbacks));
  }
  if (!enabled && has<ProgressBar>(callbacks)) {
    misconfigured(
        "[Trainer.enable_progress_bar] expected true where a ProgressBar is "
        "given, got false; try to leave one of the two out");
  }
}

void checkpoints_last(CallbackList& callbacks) {
  std::stable_partition(
      callbacks.begin(), callbacks.end(), [](const auto& callback) {
        return !callback->is_checkpoint();
      });
}

/// Only where two keys are equal is it asked whether they have state.
void check_state_keys(const CallbackList& callbacks) {
  std::map<std::string, const Callback*> seen;
  for (const auto& callback : callbacks) {
    const auto [at, is_new] =
        seen.emplace(callback->state_key(), callback.get());
    if (!is_new && !callback->state_dict().is_none() &&
        !at->second->state_dict().is_none()) {
      misconfigured(
          "[Trainer.callbacks] expected one callback per state_key, got two "
          "with ",
          callback->state_key(),
          "; try to override state_key() so that it tells them apart");
    }
  }
}

bool any_checkpoint(const CallbackList& callbacks) {
  return std::any_of(
      callbacks.begin(), callbacks.end(), [](const auto& callback) {
        return callback->is_checkpoint();
      });
}

} // namespace

CallbackList connect_callbacks(const TrainerOptions& options) {
  CallbackList out = options.callbacks;
  for (const auto& callback : out) {
    if (!callback) {
      misconfigured("[Trainer.callbacks] expected callbacks, got a null");
    }
  }
  const bool plain = !options.barebones;
  if (options.enable_checkpointing == false && any_checkpoint(out)) {
    misconfigured(
        "[Trainer.enable_checkpointing] expected true where a checkpoint "
        "callback is given, got false; try to leave one of the two out");
  }
  if (options.barebones && any_checkpoint(out)) {
    misconfigured(
        "[Trainer.barebones] expected no checkpoint callback, got one; "
        "barebones measures the loop alone: try without it");
  }
  const bool shows_progress = options.enable_progress_bar.value_or(plain);
  check_progress_bars(out, shows_progress);
  if (shows_progress && !has<ProgressBar>(out)) {
    out.push_back(std::make_shared<ProgressBar>());
  }
  if (options.enable_model_summary.value_or(plain) && !has<ModelSummary>(out)) {
    out.push_back(std::make_shared<ModelSummary>());
  }
  if (options.max_time.duration() && has<Timer>(out)) {
    log_info("[Trainer.max_time] is not used: the callbacks contain a Timer "
             "already");
  } else if (options.max_time.duration()) {
    out.push_back(
        std::make_shared<Timer>(TimerOptions{.duration = options.max_time}));
  }
  if (options.enable_checkpointing.value_or(plain) && !any_checkpoint(out)) {
    out.push_back(std::make_shared<ModelCheckpoint>());
  }
  checkpoints_last(out);
  check_state_keys(out);
  return out;
}

CallbackList with_module_callbacks(
    const CallbackList& of_trainer,
    const CallbackList& of_module) {
  CallbackList out;
  std::string replaced;
  for (const auto& callback : of_trainer) {
    const bool keep = std::none_of(
        of_module.begin(), of_module.end(), [&](const auto& newer) {
          return newer->replaces(*callback);
        });
    if (keep) {
      out.push_back(callback);
    } else {
      replaced += (replaced.empty() ? "" : ", ") + class_name(*callback);
    }
  }
  if (!replaced.empty()) {
    log_info(
        "Callbacks of the module's configure_callbacks take the place of the "
        "Trainer's: ",
        replaced);
  }
  out.insert(out.end(), of_module.begin(), of_module.end());
  checkpoints_last(out);
  check_state_keys(out);
  return out;
}

} // namespace fulgurite
