#include "fulgurite/callbacks/timer.h"

#include "fulgurite/base/duration.h"
#include "fulgurite/base/error.h"
#include "fulgurite/core/trainer_context.h"
#include "fulgurite/hardware/strategies/strategy.h"

namespace fulgurite {

namespace {

constexpr RunningStage kStages[] = {
    RunningStage::kTraining,
    RunningStage::kSanityChecking,
    RunningStage::kValidating,
    RunningStage::kTesting,
    RunningStage::kPredicting};

double seconds(Timer::Clock::duration duration) {
  return std::chrono::duration<double>(duration).count();
}

RunningStage validation_stage(TrainerContext& trainer) {
  return trainer.sanity_checking() ? RunningStage::kSanityChecking
                                   : RunningStage::kValidating;
}

} // namespace

Timer::Timer(TimerOptions options) : options_(std::move(options)) {
  if (options_.interval != "step" && options_.interval != "epoch") {
    misconfigured(
        "[Timer.interval] expected \"step\" or \"epoch\", got \"",
        options_.interval,
        "\"");
  }
}

std::optional<Timer::Clock::time_point> Timer::start_time(
    RunningStage stage) const {
  return span(stage).start;
}

std::optional<Timer::Clock::time_point> Timer::end_time(
    RunningStage stage) const {
  return span(stage).end;
}

double Timer::time_elapsed(RunningStage stage) const {
  const double before = stage == RunningStage::kTraining ? offset_ : 0;
  const auto& [start, end] = span(stage);
  return start ? before + seconds(end.value_or(now()) - *start) : before;
}

std::optional<double> Timer::time_remaining(RunningStage stage) const {
  const auto& duration = options_.duration.duration();
  if (!duration) {
    return std::nullopt;
  }
  return std::chrono::duration<double>(*duration).count() - time_elapsed(stage);
}

Value Timer::state_dict() const {
  Value::Dict elapsed;
  for (const auto stage : kStages) {
    elapsed[stage_word(stage)] = time_elapsed(stage);
  }
  return Value::Dict{{"time_elapsed", std::move(elapsed)}};
}

void Timer::load_state_dict(const Value& state) {
  const auto* elapsed = state.as_dict().find("time_elapsed");
  const auto* training =
      elapsed == nullptr
          ? nullptr
          : elapsed->as_dict().find(stage_word(RunningStage::kTraining));
  offset_ = training == nullptr ? 0 : training->as_double();
}

void Timer::begin(RunningStage stage) {
  spans_[static_cast<size_t>(stage)] = {now(), std::nullopt};
}

void Timer::end(RunningStage stage) {
  spans_[static_cast<size_t>(stage)].end = now();
}

void Timer::check(TrainerContext& trainer) {
  if (!options_.duration.duration()) {
    return;
  }
  auto& strategy = trainer.strategy();
  const bool is_up = strategy.is_global_zero() && *time_remaining() <= 0;
  if (!strategy.reduce_boolean_decision(is_up, /*all=*/false)) {
    return;
  }
  const auto elapsed =
      std::chrono::seconds(static_cast<int64_t>(time_elapsed()));
  trainer.request_stop(
      options_.verbose ? "Time limit reached. Elapsed time is " +
                             format_duration(elapsed) + "."
                       : std::string());
}

void Timer::on_fit_start(TrainerContext& trainer, ModuleBase&) {
  // The state of a checkpoint whose time is up already must not train on.
  check(trainer);
}

void Timer::on_train_start(TrainerContext&, ModuleBase&) {
  begin(RunningStage::kTraining);
}

void Timer::on_train_end(TrainerContext&, ModuleBase&) {
  end(RunningStage::kTraining);
}

void Timer::on_train_batch_end(
    TrainerContext& trainer,
    ModuleBase&,
    const StepOutput&,
    const BatchRef&,
    BatchPosition) {
  if (options_.interval == "step") {
    check(trainer);
  }
}

void Timer::on_train_epoch_end(TrainerContext& trainer, ModuleBase&) {
  if (options_.interval == "epoch") {
    check(trainer);
  }
}

void Timer::on_validation_start(TrainerContext& trainer, ModuleBase&) {
  begin(validation_stage(trainer));
}

void Timer::on_validation_end(TrainerContext& trainer, ModuleBase&) {
  end(validation_stage(trainer));
}

void Timer::on_test_start(TrainerContext&, ModuleBase&) {
  begin(RunningStage::kTesting);
}

void Timer::on_test_end(TrainerContext&, ModuleBase&) {
  end(RunningStage::kTesting);
}

void Timer::on_predict_start(TrainerContext&, ModuleBase&) {
  begin(RunningStage::kPredicting);
}

void Timer::on_predict_end(TrainerContext&, ModuleBase&) {
  end(RunningStage::kPredicting);
}

} // namespace fulgurite
