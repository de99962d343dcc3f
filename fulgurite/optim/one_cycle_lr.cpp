#include "fulgurite/optim/one_cycle_lr.h"

#include "fulgurite/base/error.h"
#include "fulgurite/optim/scheduler_state_impl.h"

#include <cmath>
#include <numbers>

namespace fulgurite::lr_scheduler {

namespace {

constexpr const char* kWhere = "[lr_scheduler.OneCycleLR] ";

int64_t positive(const char* option, int64_t value) {
  if (value < 1) {
    misconfigured(kWhere, "expected ", option, " >= 1, got ", value);
  }
  return value;
}

int64_t total_steps_of(const OneCycleLROptions& options) {
  if (options.total_steps) {
    return positive("total_steps", *options.total_steps);
  }
  if (options.epochs && options.steps_per_epoch) {
    return positive("epochs", *options.epochs) *
           positive("steps_per_epoch", *options.steps_per_epoch);
  }
  misconfigured(
      kWhere,
      "expected total_steps, or epochs and steps_per_epoch, got neither; try "
      "total_steps = estimated_stepping_batches()");
}

void check_strategy(const std::string& strategy) {
  if (strategy != "cos" && strategy != "linear") {
    misconfigured(
        kWhere,
        "expected anneal_strategy \"cos\" or \"linear\", got \"",
        strategy,
        "\"");
  }
}

} // namespace

OneCycleLR::OneCycleLR(OneCycleLROptions options)
    : options_(std::move(options)), total_steps_(total_steps_of(options_)) {
  if (!options_.max_lr.is_given()) {
    misconfigured(kWhere, "expected max_lr, got none");
  }
  if (!(options_.pct_start >= 0 && options_.pct_start <= 1)) {
    misconfigured(
        kWhere, "expected pct_start from 0 to 1, got ", options_.pct_start);
  }
  check_strategy(options_.anneal_strategy);
  make_phases();
}

std::string OneCycleLR::name() const {
  return "OneCycleLR";
}

void OneCycleLR::make_phases() {
  const auto total = static_cast<double>(total_steps_);
  const double pct_start = options_.pct_start;
  phases_ = {
      {pct_start * total - 1,
       "initial_lr",
       "max_lr",
       "max_momentum",
       "base_momentum"}};
  if (options_.three_phase) {
    phases_.push_back(
        {2 * pct_start * total - 2,
         "max_lr",
         "initial_lr",
         "base_momentum",
         "max_momentum"});
    phases_.push_back(
        {total - 1, "initial_lr", "min_lr", "max_momentum", "max_momentum"});
  } else {
    phases_.push_back(
        {total - 1, "max_lr", "min_lr", "base_momentum", "max_momentum"});
  }
}

void OneCycleLR::start() {
  auto& groups = optimizer_->param_groups();
  if (options_.cycle_momentum && !optimizer_->has_momentum()) {
    misconfigured(
        kWhere,
        "expected an optimizer with momentum or betas for cycle_momentum, got ",
        optimizer_->name(),
        "; try cycle_momentum = false");
  }
  const auto max_lrs =
      options_.max_lr.for_groups(groups.size(), kWhere, "max_lr");
  const auto max_momentums =
      options_.max_momentum.for_groups(groups.size(), kWhere, "max_momentum");
  const auto base_momentums =
      options_.base_momentum.for_groups(groups.size(), kWhere, "base_momentum");
  for (const double max_lr : max_lrs) {
    if (!(max_lr >= 0)) {
      misconfigured(kWhere, "expected max_lr of at least 0, got ", max_lr);
    }
  }
  for (size_t g = 0; g < groups.size(); ++g) {
    auto& group = groups[g].options;
    const double initial_lr = max_lrs[g] / options_.div_factor;
    group["initial_lr"] = initial_lr;
    group["max_lr"] = max_lrs[g];
    group["min_lr"] = initial_lr / options_.final_div_factor;
    if (options_.cycle_momentum) {
      optimizer_->set_momentum(g, max_momentums[g]);
      group["max_momentum"] = max_momentums[g];
      group["base_momentum"] = base_momentums[g];
    }
  }
  Scheduler::start();
}

double OneCycleLR::anneal(double start, double end, double part) const {
  if (options_.anneal_strategy == "linear") {
    return (end - start) * part + start;
  }
  return end + (start - end) / 2.0 * (std::cos(std::numbers::pi * part) + 1);
}

void OneCycleLR::get_lr(std::vector<double>& lrs) {
  if (last_epoch_ > total_steps_) {
    fail(
        kWhere,
        "expected at most ",
        total_steps_,
        " steps (total_steps), got step ",
        last_epoch_,
        "; try total_steps = estimated_stepping_batches(), and interval = "
        "Interval::kStep");
  }
  const auto step = static_cast<double>(last_epoch_);
  double start_step = 0;
  size_t p = 0;
  while (p + 1 < phases_.size() && step > phases_[p].end_step) {
    start_step = phases_[p].end_step;
    ++p;
  }
  const Phase& phase = phases_[p];
  // Python divides by zero here when a phase has no length.
  const double length = phase.end_step - start_step;
  const double part = length == 0 ? 1 : (step - start_step) / length;
  const auto& groups = optimizer_->param_groups();
  for (size_t g = 0; g < lrs.size(); ++g) {
    const auto option = [&](const std::string& key) {
      return groups[g].options.at(key).as_double();
    };
    lrs[g] = anneal(option(phase.start_lr), option(phase.end_lr), part);
    if (options_.cycle_momentum) {
      optimizer_->set_momentum(
          g,
          anneal(
              option(phase.start_momentum), option(phase.end_momentum), part));
    }
  }
}

Value OneCycleLR::state_dict() const {
  Value::List phases;
  for (const auto& phase : phases_) {
    phases.emplace_back(Value::Dict{
        {"end_step", phase.end_step},
        {"start_lr", phase.start_lr},
        {"end_lr", phase.end_lr},
        {"start_momentum", phase.start_momentum},
        {"end_momentum", phase.end_momentum}});
  }
  Value::Dict state{
      {"total_steps", total_steps_},
      {"_schedule_phases", std::move(phases)},
      {"_anneal_func_type", options_.anneal_strategy},
      {"cycle_momentum", options_.cycle_momentum}};
  if (options_.cycle_momentum && optimizer_ != nullptr) {
    state["use_beta1"] =
        optimizer_->param_groups().at(0).options.contains("betas");
  }
  return detail::merged(std::move(state), Scheduler::state_dict());
}

std::vector<OneCycleLR::Phase> OneCycleLR::read_phases(const Value& saved) {
  std::vector<Phase> phases;
  for (const auto& item : saved.as_list()) {
    const auto& dict = item.as_dict();
    auto& phase = phases.emplace_back();
    phase.end_step = dict.at("end_step").as_double();
    phase.start_lr = dict.at("start_lr").as_string();
    phase.end_lr = dict.at("end_lr").as_string();
    phase.start_momentum = dict.at("start_momentum").as_string();
    phase.end_momentum = dict.at("end_momentum").as_string();
  }
  if (phases.empty()) {
    fail(kWhere, "expected phases in _schedule_phases, got an empty list");
  }
  return phases;
}

void OneCycleLR::load_state_dict(const Value& state_dict) {
  const auto& state = state_dict.as_dict();
  OneCycleLROptions options = options_;
  int64_t total_steps = total_steps_;
  std::vector<Phase> phases = phases_;
  detail::read(state, "total_steps", total_steps);
  detail::read(state, "_anneal_func_type", options.anneal_strategy);
  detail::read(state, "cycle_momentum", options.cycle_momentum);
  if (const Value* saved = state.find("_schedule_phases")) {
    phases = read_phases(*saved);
  }
  check_strategy(options.anneal_strategy);
  Scheduler::load_state_dict(state_dict);
  options_ = std::move(options);
  total_steps_ = total_steps;
  phases_ = std::move(phases);
}

} // namespace fulgurite::lr_scheduler
