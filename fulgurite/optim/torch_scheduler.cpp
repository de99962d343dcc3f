#include "fulgurite/base/error.h"
#include "fulgurite/optim/lr_scheduler.h"
#include "fulgurite/optim/scheduler_state_impl.h"
#include "fulgurite/optim/torch_optimizer_impl.h"

#include <c10/util/Type.h>
#include <torch/optim/schedulers/lr_scheduler.h>

namespace fulgurite::lr_scheduler::detail {

namespace {

/// Names a member that LibTorch keeps protected: the only state there is.
struct StepCount : torch::optim::LRScheduler {
  static unsigned& of(torch::optim::LRScheduler& scheduler) {
    return scheduler.*(&StepCount::step_count_);
  }
};

/// One of LibTorch's schedulers as ours. It keeps LibTorch's numbers, whose
/// first step changes nothing, so attach() does no step.
class TorchScheduler final : public Scheduler {
 public:
  explicit TorchScheduler(std::shared_ptr<torch::optim::LRScheduler> scheduler)
      : scheduler_(std::move(scheduler)) {}

  std::string name() const override {
    const auto& object = *scheduler_;
    const std::string name = c10::demangle(typeid(object).name());
    return name.substr(name.rfind(':') + 1);
  }

  void step() override {
    optimizer();
    scheduler_->step();
    ++step_count_;
    ++last_epoch_;
    note_lrs();
  }

  Value state_dict() const override {
    Value::Dict state = Scheduler::state_dict().as_dict();
    state["_step_count"] = static_cast<int64_t>(StepCount::of(*scheduler_));
    return state;
  }

  void load_state_dict(const Value& state_dict) override {
    Scheduler::load_state_dict(state_dict);
    StepCount::of(*scheduler_) = static_cast<unsigned>(step_count_);
  }

 protected:
  void start() override {
    if (dynamic_cast<optim::detail::TorchOptimizer*>(optimizer_) == nullptr) {
      misconfigured(
          where(),
          "expected the LibTorch optimizer that it was made with, got ",
          optimizer_->name(),
          "; try a scheduler of fulgurite::lr_scheduler");
    }
    note_lrs();
    base_lrs_ = last_lr_;
    last_epoch_ = 0;
  }

  void get_lr(std::vector<double>& lrs) override {
    for (size_t g = 0; g < lrs.size(); ++g) {
      lrs[g] = optimizer_->lr(g);
    }
  }

 private:
  void note_lrs() {
    last_lr_.resize(optimizer_->param_groups().size());
    get_lr(last_lr_);
  }

  std::shared_ptr<torch::optim::LRScheduler> scheduler_;
};

} // namespace

std::shared_ptr<Scheduler> wrap_torch_scheduler(
    std::shared_ptr<torch::optim::LRScheduler> scheduler) {
  if (scheduler == nullptr) {
    return nullptr;
  }
  return std::make_shared<TorchScheduler>(std::move(scheduler));
}

} // namespace fulgurite::lr_scheduler::detail
