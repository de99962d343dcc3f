#pragma once

#include "fulgurite/base/time_limit.h"
#include "fulgurite/core/callback.h"

#include <array>
#include <chrono>
#include <optional>
#include <string>

namespace fulgurite {

struct TimerOptions {
  /// Training ends after so much time: "DD:HH:MM:SS" or any std::chrono
  /// duration. Open: only measures.
  TimeLimit duration = {};
  /// Where it is checked: after each "step" or each "epoch".
  std::string interval = "step";
  /// Tell when the time is up.
  bool verbose = true;
};

/// Measures how long each stage took, and ends training when its time is up.
/// The time spent in training goes into checkpoints and counts on after a
/// resume. With several processes the clock of rank zero decides.
class Timer : public Callback {
 public:
  using Params = TimerOptions;
  using Clock = std::chrono::steady_clock;

  explicit Timer(TimerOptions options = {});

  const TimerOptions& options() const {
    return options_;
  }
  /// When the stage began and ended the last time; nullopt before.
  std::optional<Clock::time_point> start_time(
      RunningStage stage = RunningStage::kTraining) const;
  std::optional<Clock::time_point> end_time(
      RunningStage stage = RunningStage::kTraining) const;
  /// Seconds of the last run of the stage, up to now where it has not ended.
  double time_elapsed(RunningStage stage = RunningStage::kTraining) const;
  /// Seconds that are left; nullopt without a duration.
  std::optional<double> time_remaining(
      RunningStage stage = RunningStage::kTraining) const;

  Value state_dict() const override;
  void load_state_dict(const Value& state) override;

  void on_fit_start(TrainerContext& trainer, ModuleBase& module) override;
  void on_train_start(TrainerContext& trainer, ModuleBase& module) override;
  void on_train_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_train_batch_end(
      TrainerContext& trainer,
      ModuleBase& module,
      const StepOutput& output,
      const BatchRef& batch,
      BatchPosition where) override;
  void on_train_epoch_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_validation_start(TrainerContext& trainer, ModuleBase& module)
      override;
  void on_validation_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_test_start(TrainerContext& trainer, ModuleBase& module) override;
  void on_test_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_predict_start(TrainerContext& trainer, ModuleBase& module) override;
  void on_predict_end(TrainerContext& trainer, ModuleBase& module) override;

 protected:
  virtual Clock::time_point now() const {
    return Clock::now();
  }

 private:
  struct Span {
    std::optional<Clock::time_point> start;
    std::optional<Clock::time_point> end;
  };

  void begin(RunningStage stage);
  void end(RunningStage stage);
  void check(TrainerContext& trainer);
  const Span& span(RunningStage stage) const {
    return spans_[static_cast<size_t>(stage)];
  }

  TimerOptions options_;
  std::array<Span, 5> spans_;
  /// Seconds of training before the run was resumed.
  double offset_ = 0;
};

} // namespace fulgurite
