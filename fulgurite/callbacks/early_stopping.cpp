#include "fulgurite/callbacks/early_stopping.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/base/nearest_name.h"
#include "fulgurite/base/python_format.h"
#include "fulgurite/core/trainer_context.h"
#include "fulgurite/hardware/strategies/strategy.h"

#include <ATen/ops/scalar_tensor.h>

#include <cmath>
#include <limits>

namespace fulgurite {

namespace {

std::string text(float value) {
  return python_repr(static_cast<double>(value));
}

std::string three_digits(float value) {
  return python_format(static_cast<double>(value), ".3f");
}

} // namespace

EarlyStopping::EarlyStopping(EarlyStoppingOptions options)
    : options_(std::move(options)),
      smaller_is_better_(options_.mode == "min"),
      patience_(options_.patience) {
  if (options_.mode != "min" && options_.mode != "max") {
    misconfigured(
        "[EarlyStopping.mode] expected \"min\" or \"max\", got \"",
        options_.mode,
        "\"");
  }
  if (options_.monitor.empty()) {
    misconfigured(
        "[EarlyStopping.monitor] expected the name of a logged metric, got "
        "nothing; try .monitor = \"val_loss\"");
  }
  if (patience_ < 0) {
    misconfigured(
        "[EarlyStopping.patience] expected at least 0, got ", patience_);
  }
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  best_score_ = smaller_is_better_ ? kInfinity : -kInfinity;
}

std::string EarlyStopping::state_key() const {
  return class_name(*this) + "{'monitor': " + Value(options_.monitor).repr() +
         ", 'mode': '" + options_.mode + "'}";
}

Value EarlyStopping::state_dict() const {
  return Value::Dict{
      {"wait_count", wait_count_},
      {"stopped_epoch", stopped_epoch_},
      {"best_score",
       at::scalar_tensor(best_score_, at::TensorOptions(at::kFloat))},
      {"patience", patience_},
      {"stopping_reason", static_cast<int64_t>(reason_)},
      {"stopping_reason_message",
       reason_message_.empty() ? Value() : Value(reason_message_)}};
}

void EarlyStopping::load_state_dict(const Value& state) {
  const auto& dict = state.as_dict();
  const auto& best = dict.at("best_score");
  const double best_score =
      best.is_tensor() ? best.as_tensor().item<double>() : best.as_double();
  const auto* reason = dict.find("stopping_reason");
  const int64_t number = reason == nullptr ? 0 : reason->as_int();
  if (number < 0 || number > static_cast<int64_t>(Reason::kNonFiniteMetric)) {
    fail(
        "[EarlyStopping.load_state_dict] expected a stopping_reason from 0 to "
        "4, got ",
        number);
  }
  const auto* message = dict.find("stopping_reason_message");
  wait_count_ = dict.at("wait_count").as_int();
  stopped_epoch_ = dict.at("stopped_epoch").as_int();
  patience_ = dict.at("patience").as_int();
  best_score_ = static_cast<float>(best_score);
  reason_ = static_cast<Reason>(number);
  reason_message_ =
      message == nullptr || message->is_none() ? "" : message->as_string();
}

void EarlyStopping::on_train_epoch_end(TrainerContext& trainer, ModuleBase&) {
  check(trainer, /*at_train_epoch_end=*/true);
}

void EarlyStopping::on_validation_end(TrainerContext& trainer, ModuleBase&) {
  check(trainer, /*at_train_epoch_end=*/false);
}

void EarlyStopping::check(TrainerContext& trainer, bool at_train_epoch_end) {
  if (!trainer.fitting() || trainer.sanity_checking() ||
      trainer.fast_dev_run()) {
    return;
  }
  const bool checks_train_epoch = options_.check_on_train_epoch_end.value_or(
      trainer.validates_at_epoch_end_only() || !trainer.has_validation());
  if (checks_train_epoch != at_train_epoch_end) {
    return;
  }
  const auto& metrics = trainer.callback_metrics();
  const auto current = metrics.find(options_.monitor);
  if (!current) {
    const auto message = detail::join(
        "[EarlyStopping.monitor] expected the name of a logged metric, got '",
        options_.monitor,
        "'",
        did_you_mean(options_.monitor, metrics.names()),
        metrics.empty() ? "; no metric has been logged" : "");
    if (options_.strict) {
      fail(message);
    }
    if (options_.verbose) {
      log_warning(message);
    }
    return;
  }
  const auto verdict = judge(static_cast<float>(*current));
  const bool stops =
      trainer.strategy().reduce_boolean_decision(verdict.stops, /*all=*/false);
  if (stops) {
    stopped_epoch_ = trainer.current_epoch();
    reason_message_ = verdict.message;
    trainer.request_stop(
        verdict.message.empty() ? "EarlyStopping on another rank"
                                : verdict.message);
  }
  // One process hears of a stop from the trainer.
  const bool is_told = stops && trainer.strategy().world_size() == 1;
  if (options_.verbose && !verdict.message.empty() && !is_told) {
    tell(trainer, verdict.message);
  }
}

bool EarlyStopping::is_better(float a, float b) const {
  return smaller_is_better_ ? a < b : a > b;
}

EarlyStopping::Verdict EarlyStopping::stop(Reason reason, std::string message) {
  reason_ = reason;
  return {true, std::move(message)};
}

EarlyStopping::Verdict EarlyStopping::judge(float current) {
  if (options_.check_finite && !std::isfinite(current)) {
    return stop(
        Reason::kNonFiniteMetric,
        detail::join(
            "Monitored metric ",
            options_.monitor,
            " = ",
            text(current),
            " is not finite. Previous best value was ",
            three_digits(best_score_),
            ". Signaling Trainer to stop."));
  }
  const char* sign = smaller_is_better_ ? " < " : " > ";
  const auto& goal = options_.stopping_threshold;
  if (goal && is_better(current, static_cast<float>(*goal))) {
    return stop(
        Reason::kStoppingThreshold,
        detail::join(
            "Stopping threshold reached: ",
            options_.monitor,
            " = ",
            text(current),
            sign,
            python_repr(*goal),
            ". Signaling Trainer to stop."));
  }
  const auto& limit = options_.divergence_threshold;
  if (limit && is_better(static_cast<float>(*limit), current)) {
    return stop(
        Reason::kDivergenceThreshold,
        detail::join(
            "Divergence threshold reached: ",
            options_.monitor,
            " = ",
            text(current),
            smaller_is_better_ ? " > " : " < ",
            python_repr(*limit),
            ". Signaling Trainer to stop."));
  }
  const auto delta = static_cast<float>(
      smaller_is_better_ ? -options_.min_delta : options_.min_delta);
  if (is_better(current - delta, best_score_)) {
    const auto message = improvement_message(current);
    best_score_ = current;
    wait_count_ = 0;
    return {false, message};
  }
  ++wait_count_;
  if (wait_count_ < patience_) {
    return {};
  }
  return stop(
      Reason::kPatienceExhausted,
      detail::join(
          "Monitored metric ",
          options_.monitor,
          " did not improve in the last ",
          wait_count_,
          " records. Best score: ",
          three_digits(best_score_),
          ". Signaling Trainer to stop."));
}

std::string EarlyStopping::improvement_message(float current) const {
  if (!std::isfinite(best_score_)) {
    return detail::join(
        "Metric ",
        options_.monitor,
        " improved. New best score: ",
        three_digits(current));
  }
  return detail::join(
      "Metric ",
      options_.monitor,
      " improved by ",
      three_digits(std::abs(best_score_ - current)),
      " >= min_delta = ",
      python_repr(std::abs(options_.min_delta)),
      ". New best score: ",
      three_digits(current));
}

void EarlyStopping::tell(TrainerContext& trainer, const std::string& message)
    const {
  auto& strategy = trainer.strategy();
  if (strategy.world_size() == 1) {
    log_info(message);
  } else if (!options_.log_rank_zero_only || strategy.is_global_zero()) {
    log_message_all_ranks(
        LogLevel::kInfo,
        detail::join("[rank: ", strategy.global_rank(), "] ", message));
  }
}

} // namespace fulgurite
