#pragma once

#include <optional>
#include <string_view>

namespace fulgurite {

/// Which entry of the Trainer was called.
enum class TrainerFn { kFitting, kValidating, kTesting, kPredicting };

/// What runs just now; kSanityChecking and kValidating also occur inside fit.
enum class RunningStage {
  kTraining,
  kSanityChecking,
  kValidating,
  kTesting,
  kPredicting
};

enum class TrainerStatus { kInitializing, kRunning, kFinished, kInterrupted };

struct TrainerState {
  TrainerStatus status = TrainerStatus::kInitializing;
  std::optional<TrainerFn> fn;
  std::optional<RunningStage> stage;

  bool finished() const {
    return status == TrainerStatus::kFinished;
  }
  bool interrupted() const {
    return status == TrainerStatus::kInterrupted;
  }
};

/// "fit", "validate", "test", "predict": the stage word of setup and teardown.
constexpr std::string_view stage_word(TrainerFn fn) {
  constexpr std::string_view kWords[] = {"fit", "validate", "test", "predict"};
  return kWords[static_cast<int>(fn)];
}

/// "train", "sanity_check", "validate", "test", "predict".
constexpr std::string_view stage_word(RunningStage stage) {
  constexpr std::string_view kWords[] = {
      "train", "sanity_check", "validate", "test", "predict"};
  return kWords[static_cast<int>(stage)];
}

} // namespace fulgurite
