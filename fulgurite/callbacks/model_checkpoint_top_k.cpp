// What ModelCheckpoint saves and which of the best it keeps.
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/base/nearest_name.h"
#include "fulgurite/base/python_format.h"
#include "fulgurite/callbacks/model_checkpoint_impl.h"
#include "fulgurite/core/trainer_context.h"
#include "fulgurite/hardware/strategies/strategy.h"

#include <ATen/ops/scalar_tensor.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fulgurite {

namespace {

/// The first of the best or of the worst entries.
const std::pair<std::string, at::Tensor>& extreme(
    const ModelCheckpoint::BestModels& models,
    bool smallest) {
  const auto less = [](const auto& a, const auto& b) {
    return a.second.template item<double>() < b.second.template item<double>();
  };
  const auto greater = [&](const auto& a, const auto& b) { return less(b, a); };
  return smallest ? *std::min_element(models.begin(), models.end(), less)
                  : *std::min_element(models.begin(), models.end(), greater);
}
} // namespace

at::Tensor score_tensor(double value) {
  return at::scalar_tensor(value, at::TensorOptions(at::kFloat));
}

double worst_score(const std::string& mode) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  return mode == "min" ? kInfinity : -kInfinity;
}

ModelCheckpoint::Candidates::Candidates(TrainerContext& trainer)
    : metrics(trainer.callback_metrics()) {
  const auto logged = [&](std::string_view name, int64_t otherwise) {
    const auto value = metrics.find(name);
    return value ? static_cast<int64_t>(*value) : otherwise;
  };
  epoch = logged("epoch", trainer.current_epoch());
  step = logged("step", trainer.global_step());
}

Value ModelCheckpoint::Candidates::find(std::string_view name) const {
  if (name == "epoch" || name == "step") {
    return name == "epoch" ? epoch : step;
  }
  const auto value = metrics.find(name);
  return value ? Value(static_cast<double>(static_cast<float>(*value)))
               : Value();
}

at::Tensor ModelCheckpoint::Candidates::score(std::string_view name) const {
  if (name == "epoch" || name == "step") {
    return at::scalar_tensor(
        name == "epoch" ? epoch : step, at::TensorOptions(at::kLong));
  }
  const auto value = metrics.find(name);
  return value ? score_tensor(*value) : at::Tensor();
}

std::vector<std::string> ModelCheckpoint::Candidates::names() const {
  auto out = metrics.names();
  for (const char* name : {"epoch", "step"}) {
    if (std::find(out.begin(), out.end(), name) == out.end()) {
      out.emplace_back(name);
    }
  }
  return out;
}

void ModelCheckpoint::forget_all_but_top_k() {
  auto& models = tracked_.best_k_models;
  const auto k = options_.save_top_k;
  if (k < 0 || static_cast<int64_t>(models.size()) <= k) {
    return;
  }
  const bool smaller_is_better = options_.mode == "min";
  while (static_cast<int64_t>(models.size()) > k) {
    const auto path = extreme(models, !smaller_is_better).first;
    log_info(
        "[ModelCheckpoint] save_top_k is ",
        k,
        " now: ",
        path,
        " stays on the disk but is not looked after any more");
    std::erase_if(models, [&](const auto& row) { return row.first == path; });
  }
  if (!models.empty()) {
    const auto& worst = extreme(models, !smaller_is_better);
    tracked_.kth_best_model_path = worst.first;
    tracked_.kth_value = worst.second;
  }
}

void ModelCheckpoint::save(TrainerContext& trainer, bool top_k, Last last) {
  const Candidates candidates(trainer);
  Tracked before = tracked_;
  try {
    if (top_k) {
      save_top_k(trainer, candidates);
      before = tracked_;
    }
    const bool has_saved =
        last_global_step_saved_ == trainer.global_step() ||
        (options_.save_last.is_link() && !last_checkpoint_saved_.empty());
    if (last == Last::kAlways || has_saved) {
      save_last(trainer, candidates);
    }
  } catch (...) {
    // A checkpoint that was not written is not one of the best.
    tracked_ = std::move(before);
    to_remove_.clear();
    throw;
  }
  remove_old_files(trainer);
}

bool ModelCheckpoint::is_monitor_known(TrainerContext& trainer) const {
  return options_.monitor.empty() ||
         !Candidates(trainer).find(options_.monitor).is_none();
}

void ModelCheckpoint::save_top_k(
    TrainerContext& trainer,
    const Candidates& candidates) {
  if (options_.save_top_k == 0) {
    return;
  }
  if (options_.monitor.empty()) {
    save_newest(trainer, candidates);
    return;
  }
  const auto score = candidates.score(options_.monitor);
  if (!score.defined()) {
    report_missing_monitor(trainer, candidates);
  } else if (is_in_top_k(trainer, score)) {
    save_monitored(trainer, candidates, score);
  } else if (options_.verbose) {
    log_info(
        "Epoch ",
        candidates.epoch,
        ", global step ",
        candidates.step,
        ": '",
        options_.monitor,
        "' was not in top ",
        options_.save_top_k);
  }
}

void ModelCheckpoint::report_missing_monitor(
    TrainerContext& trainer,
    const Candidates& candidates) const {
  const auto message = detail::join(
      "[ModelCheckpoint.monitor] expected the name of a logged metric, got '",
      options_.monitor,
      "'",
      did_you_mean(options_.monitor, candidates.names()),
      "; try log(\"",
      options_.monitor,
      "\", value) in a step of the module");
  // Before the first validation the metric may still come.
  if (validation_has_run_ || !trainer.has_validation()) {
    throw MisconfigurationError(message);
  }
  log_warning_once(message);
}

bool ModelCheckpoint::is_in_top_k(
    TrainerContext& trainer,
    const at::Tensor& score) const {
  const auto& models = tracked_.best_k_models;
  if (options_.save_top_k == -1 ||
      static_cast<int64_t>(models.size()) < options_.save_top_k) {
    return true;
  }
  const bool smaller_is_better = options_.mode == "min";
  const double worst =
      extreme(models, !smaller_is_better).second.item<double>();
  const double current = score.item<double>();
  return trainer.strategy().reduce_boolean_decision(
      smaller_is_better ? current < worst : current > worst);
}

void ModelCheckpoint::save_monitored(
    TrainerContext& trainer,
    const Candidates& candidates,
    at::Tensor score) {
  auto& models = tracked_.best_k_models;
  const auto count = static_cast<int64_t>(models.size());
  const int64_t k = options_.save_top_k == -1 ? count + 1 : options_.save_top_k;
  const bool smaller_is_better = options_.mode == "min";
  std::string replaced;
  if (count == k) {
    replaced = extreme(models, !smaller_is_better).first;
    std::erase_if(
        models, [&](const auto& row) { return row.first == replaced; });
  }
  if (std::isnan(score.item<double>())) {
    score = score_tensor(worst_score(options_.mode));
  }
  const auto path = unused_path(trainer, candidates, "", replaced);
  track(path, score, k);
  if (options_.verbose) {
    log_info(
        "Epoch ",
        candidates.epoch,
        ", global step ",
        candidates.step,
        ": '",
        options_.monitor,
        "' reached ",
        python_format(score.item<double>(), "0.5f"),
        " (best ",
        python_format(*best_model_score(), "0.5f"),
        "), saving model to '",
        path,
        "' as top ",
        k);
  }
  write(trainer, path);
  remove_later(trainer, replaced, path);
}

void ModelCheckpoint::track(
    const std::string& path,
    const at::Tensor& score,
    int64_t k) {
  auto& models = tracked_.best_k_models;
  tracked_.current_score = score;
  const auto same = std::find_if(models.begin(), models.end(), [&](auto& row) {
    return row.first == path;
  });
  if (same == models.end()) {
    models.emplace_back(path, score);
  } else {
    same->second = score;
  }
  const bool smaller_is_better = options_.mode == "min";
  if (static_cast<int64_t>(models.size()) == k) {
    const auto& worst = extreme(models, !smaller_is_better);
    tracked_.kth_best_model_path = worst.first;
    tracked_.kth_value = worst.second;
  }
  const auto& best = extreme(models, smaller_is_better);
  tracked_.best_model_path = best.first;
  tracked_.best_model_score = best.second;
}

void ModelCheckpoint::save_newest(
    TrainerContext& trainer,
    const Candidates& candidates) {
  const auto path =
      unused_path(trainer, candidates, "", tracked_.best_model_path);
  const auto previous = std::exchange(tracked_.best_model_path, path);
  write(trainer, path);
  if (options_.save_top_k == 1) {
    remove_later(trainer, previous, path);
  }
}

void ModelCheckpoint::save_last(
    TrainerContext& trainer,
    const Candidates& candidates) {
  if (!options_.save_last) {
    return;
  }
  const auto path = unused_path(
      trainer, candidates, checkpoint_name_last, tracked_.last_model_path);
  const auto previous = std::exchange(tracked_.last_model_path, path);
  if (options_.save_last.is_link() && options_.save_top_k != 0 &&
      !last_checkpoint_saved_.empty()) {
    link_last(trainer, path);
  } else {
    write(trainer, path);
  }
  remove_later(trainer, previous, path);
}

} // namespace fulgurite
