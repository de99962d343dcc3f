#include "fulgurite/optim/reduce_lr_on_plateau.h"

#include "fulgurite/base/error.h"
#include "fulgurite/optim/scheduler_state_impl.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace fulgurite::lr_scheduler {

namespace {

constexpr const char* kWhere = "[lr_scheduler.ReduceLROnPlateau] ";

void check(const ReduceLROnPlateauOptions& options) {
  if (!(options.factor < 1)) {
    misconfigured(kWhere, "expected factor < 1, got ", options.factor);
  }
  if (!options.min_lr.is_given()) {
    misconfigured(kWhere, "expected min_lr, got none; try 0");
  }
  if (options.mode != "min" && options.mode != "max") {
    misconfigured(
        kWhere, "expected mode \"min\" or \"max\", got \"", options.mode, "\"");
  }
  if (options.threshold_mode != "rel" && options.threshold_mode != "abs") {
    misconfigured(
        kWhere,
        "expected threshold_mode \"rel\" or \"abs\", got \"",
        options.threshold_mode,
        "\"");
  }
}

} // namespace

ReduceLROnPlateau::ReduceLROnPlateau(ReduceLROnPlateauOptions options)
    : options_(std::move(options)) {
  check(options_);
  best_ = worst();
}

std::string ReduceLROnPlateau::name() const {
  return "ReduceLROnPlateau";
}

double ReduceLROnPlateau::worst() const {
  const double infinity = std::numeric_limits<double>::infinity();
  return options_.mode == "min" ? infinity : -infinity;
}

void ReduceLROnPlateau::start() {
  min_lrs_ = options_.min_lr.for_groups(
      optimizer_->param_groups().size(), kWhere, "min_lr");
  last_epoch_ = 0;
  note_lrs();
}

void ReduceLROnPlateau::note_lrs() {
  last_lr_.resize(optimizer_->param_groups().size());
  get_lr(last_lr_);
}

void ReduceLROnPlateau::get_lr(std::vector<double>& lrs) {
  for (size_t g = 0; g < lrs.size(); ++g) {
    lrs[g] = optimizer_->lr(g);
  }
}

void ReduceLROnPlateau::step() {
  fail(
      kWhere,
      "expected the value of a metric, got none; try the name of a logged "
      "metric in OptimizerConfig{.monitor = …}, or step(metric)");
}

void ReduceLROnPlateau::step(double metric) {
  optimizer();
  ++last_epoch_;
  if (is_better(metric)) {
    best_ = metric;
    num_bad_epochs_ = 0;
  } else {
    ++num_bad_epochs_;
  }
  if (cooldown_counter_ > 0) {
    --cooldown_counter_;
    num_bad_epochs_ = 0;
  }
  if (num_bad_epochs_ > options_.patience) {
    reduce();
    cooldown_counter_ = options_.cooldown;
    num_bad_epochs_ = 0;
  }
  note_lrs();
}

bool ReduceLROnPlateau::is_better(double metric) const {
  const bool is_relative = options_.threshold_mode == "rel";
  if (options_.mode == "min") {
    return metric < (is_relative ? best_ * (1.0 - options_.threshold)
                                 : best_ - options_.threshold);
  }
  return metric > (is_relative ? best_ * (options_.threshold + 1.0)
                               : best_ + options_.threshold);
}

void ReduceLROnPlateau::reduce() {
  const size_t num_groups = optimizer_->param_groups().size();
  if (min_lrs_.size() != num_groups) {
    min_lrs_ = options_.min_lr.for_groups(num_groups, kWhere, "min_lr");
  }
  for (size_t g = 0; g < num_groups; ++g) {
    const double old_lr = optimizer_->lr(g);
    const double new_lr = std::max(old_lr * options_.factor, min_lrs_[g]);
    if (old_lr - new_lr > options_.eps) {
      optimizer_->set_lr(g, new_lr);
    }
  }
}

Value ReduceLROnPlateau::state_dict() const {
  const Value default_min_lr =
      options_.min_lr.is_for_all()
          ? Value(options_.min_lr.for_groups(1, kWhere, "min_lr")[0])
          : Value();
  return Value::Dict{
      {"factor", options_.factor},
      {"default_min_lr", default_min_lr},
      {"min_lrs", detail::to_list(min_lrs_)},
      {"patience", options_.patience},
      {"cooldown", options_.cooldown},
      {"eps", options_.eps},
      {"last_epoch", last_epoch_},
      {"_last_lr", detail::to_list(last_lr_)},
      {"mode_worse", worst()},
      {"mode", options_.mode},
      {"threshold", options_.threshold},
      {"threshold_mode", options_.threshold_mode},
      {"best", best_},
      {"cooldown_counter", cooldown_counter_},
      {"num_bad_epochs", num_bad_epochs_}};
}

void ReduceLROnPlateau::load_state_dict(const Value& state_dict) {
  const auto& state = state_dict.as_dict();
  ReduceLROnPlateau loaded(options_);
  auto& options = loaded.options_;
  detail::read(state, "factor", options.factor);
  detail::read(state, "patience", options.patience);
  detail::read(state, "cooldown", options.cooldown);
  detail::read(state, "eps", options.eps);
  detail::read(state, "mode", options.mode);
  detail::read(state, "threshold", options.threshold);
  detail::read(state, "threshold_mode", options.threshold_mode);
  loaded.min_lrs_ = min_lrs_;
  loaded.last_epoch_ = last_epoch_;
  loaded.last_lr_ = last_lr_;
  loaded.best_ = best_;
  loaded.cooldown_counter_ = cooldown_counter_;
  loaded.num_bad_epochs_ = num_bad_epochs_;
  detail::read(state, "min_lrs", loaded.min_lrs_);
  detail::read(state, "last_epoch", loaded.last_epoch_);
  detail::read(state, "_last_lr", loaded.last_lr_);
  detail::read(state, "best", loaded.best_);
  detail::read(state, "cooldown_counter", loaded.cooldown_counter_);
  detail::read(state, "num_bad_epochs", loaded.num_bad_epochs_);
  if (const Value* min_lr = state.find("default_min_lr")) {
    options.min_lr = min_lr->is_none() ? PerGroup(loaded.min_lrs_)
                                       : PerGroup(min_lr->as_double());
  }
  check(options);
  const size_t num_groups = optimizer().param_groups().size();
  if (loaded.min_lrs_.size() != num_groups) {
    fail(
        "[lr_scheduler.ReduceLROnPlateau.load_state_dict] expected ",
        num_groups,
        " min_lrs, one for each parameter group, got ",
        loaded.min_lrs_.size(),
        "; try the configure_optimizers that the state was saved with");
  }
  loaded.optimizer_ = optimizer_;
  *this = std::move(loaded);
}

} // namespace fulgurite::lr_scheduler
