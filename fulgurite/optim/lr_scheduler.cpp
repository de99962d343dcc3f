#include "fulgurite/optim/lr_scheduler.h"

#include "fulgurite/base/error.h"
#include "fulgurite/optim/scheduler_state_impl.h"

namespace fulgurite::lr_scheduler {

Scheduler::~Scheduler() = default;

std::string Scheduler::where() const {
  return "[lr_scheduler." + name() + "] ";
}

optim::Optimizer& Scheduler::optimizer() const {
  if (optimizer_ == nullptr) {
    fail(
        where(),
        "expected an optimizer before the first step, got none; try "
        "scheduler.attach(optimizer)");
  }
  return *optimizer_;
}

void Scheduler::attach(optim::Optimizer& optimizer) {
  if (optimizer_ == &optimizer) {
    return;
  }
  if (optimizer_ != nullptr) {
    misconfigured(
        where(),
        "expected one optimizer for one scheduler, got a second ",
        optimizer.name(),
        "; try a new scheduler for each optimizer");
  }
  optimizer_ = &optimizer;
  try {
    start();
  } catch (...) {
    optimizer_ = nullptr;
    throw;
  }
}

void Scheduler::start() {
  base_lrs_.clear();
  for (auto& group : optimizer_->param_groups()) {
    if (!group.options.contains("initial_lr")) {
      group.options["initial_lr"] = group.options.at("lr").as_double();
    }
    base_lrs_.push_back(group.options.at("initial_lr").as_double());
  }
  last_lr_.resize(base_lrs_.size());
  last_epoch_ = -1;
  step_count_ = 0;
  is_initial_ = true;
  step();
  is_initial_ = false;
}

void Scheduler::step() {
  auto& attached = optimizer();
  const size_t num_groups = attached.param_groups().size();
  if (num_groups != base_lrs_.size()) {
    fail(
        where(),
        "expected the ",
        base_lrs_.size(),
        " parameter groups that the optimizer had at first, got ",
        num_groups,
        "; try to add groups before training");
  }
  ++step_count_;
  ++last_epoch_;
  last_lr_.resize(num_groups);
  for (size_t g = 0; g < num_groups; ++g) {
    last_lr_[g] = attached.lr(g);
  }
  get_lr(last_lr_);
  for (size_t g = 0; g < num_groups; ++g) {
    attached.set_lr(g, last_lr_[g]);
  }
}

void Scheduler::step(double) {
  step();
}

Value Scheduler::state_dict() const {
  return Value::Dict{
      {"base_lrs", detail::to_list(base_lrs_)},
      {"last_epoch", last_epoch_},
      {"_step_count", step_count_},
      {"_is_initial", false},
      {"_get_lr_called_within_step", false},
      {"_last_lr", detail::to_list(last_lr_)}};
}

void Scheduler::load_state_dict(const Value& state_dict) {
  const auto& state = state_dict.as_dict();
  std::vector<double> base_lrs = base_lrs_;
  detail::read(state, "base_lrs", base_lrs);
  const size_t num_groups = optimizer().param_groups().size();
  if (base_lrs.size() != num_groups) {
    fail(
        "[lr_scheduler.",
        name(),
        ".load_state_dict] expected ",
        num_groups,
        " base_lrs, one for each parameter group, got ",
        base_lrs.size(),
        "; try the configure_optimizers that the state was saved with");
  }
  std::vector<double> last_lr = last_lr_;
  int64_t last_epoch = last_epoch_;
  int64_t step_count = step_count_;
  detail::read(state, "last_epoch", last_epoch);
  detail::read(state, "_step_count", step_count);
  detail::read(state, "_last_lr", last_lr);
  base_lrs_ = std::move(base_lrs);
  last_lr_ = std::move(last_lr);
  last_epoch_ = last_epoch;
  step_count_ = step_count;
}

} // namespace fulgurite::lr_scheduler
