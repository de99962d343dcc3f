#pragma once

#include "fulgurite/base/value.h"
#include "fulgurite/optim/optimizer.h"

#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace torch::optim {
class LRScheduler;
} // namespace torch::optim

namespace fulgurite::lr_scheduler {

/// Changes the learning rates of one optimizer, once an epoch or once a step.
/// It is made without its optimizer; attach() brings them together. To write
/// one of your own, implement get_lr() and name(), and add what it remembers to
/// state_dict and load_state_dict.
class Scheduler {
 public:
  Scheduler(const Scheduler&) = delete;
  Scheduler& operator=(const Scheduler&) = delete;
  virtual ~Scheduler();

  /// Called by the trainer before training. Notes each group's "initial_lr" and
  /// does the first step, as Python's constructor does. The optimizer must
  /// outlive the scheduler. Again with the same optimizer: does nothing; with
  /// another one: MisconfigurationError.
  void attach(optim::Optimizer& optimizer);
  bool is_attached() const {
    return optimizer_ != nullptr;
  }

  /// To be called after the optimizer's step (or epoch). Allocates nothing.
  virtual void step();
  /// The same with the monitored metric, for schedulers that need one; the
  /// others ignore it.
  virtual void step(double metric);
  /// Whether step() without a metric is an error, as with ReduceLROnPlateau.
  virtual bool needs_metric() const {
    return false;
  }

  /// Python's class name, such as "OneCycleLR".
  virtual std::string name() const = 0;

  /// The rate of each group after the last step.
  const std::vector<double>& last_lr() const {
    return last_lr_;
  }
  int64_t last_epoch() const {
    return last_epoch_;
  }

  /// Python's keys. Learning rates themselves travel in the optimizer's state.
  virtual Value state_dict() const;
  /// Takes what state_dict of this class gave, here or in Python; keys that are
  /// missing leave their values as they are. Call it after attach().
  virtual void load_state_dict(const Value& state_dict);

 protected:
  Scheduler() = default;
  Scheduler(Scheduler&&) noexcept = default;
  Scheduler& operator=(Scheduler&&) noexcept = default;

  /// What attach() does. An override calls Scheduler::start() last.
  virtual void start();
  /// Writes the rate of every group at last_epoch_ into `lrs`, which holds the
  /// current rates.
  virtual void get_lr(std::vector<double>& lrs) = 0;

  /// The attached optimizer; throws UserError before attach().
  optim::Optimizer& optimizer() const;

  /// "[lr_scheduler.StepLR] ", for messages.
  std::string where() const;

  optim::Optimizer* optimizer_ = nullptr;
  std::vector<double> base_lrs_;
  std::vector<double> last_lr_;
  int64_t last_epoch_ = -1;
  int64_t step_count_ = 0;
  /// Set during the step that attach() does.
  bool is_initial_ = false;
};

namespace detail {
std::shared_ptr<Scheduler> wrap_torch_scheduler(
    std::shared_ptr<torch::optim::LRScheduler> scheduler);

template <class T>
inline constexpr bool is_ours = std::is_base_of_v<Scheduler, T>;
template <class T>
inline constexpr bool is_torchs =
    std::is_base_of_v<torch::optim::LRScheduler, T>;
template <class T>
concept SchedulerType = std::is_class_v<T> &&(is_ours<T> || is_torchs<T>);
template <class T>
concept SchedulerSource =
    SchedulerType<T> || SchedulerType<typename optim::detail::Pointee<T>::type>;
} // namespace detail

/// Holds any scheduler: one of ours or one of LibTorch's, by value (moved in),
/// as std::shared_ptr or as std::unique_ptr. A LibTorch scheduler keeps a
/// reference to its LibTorch optimizer: hand that one over as a shared_ptr, so
/// that it does not move.
class SchedulerPtr {
 public:
  SchedulerPtr() = default;
  SchedulerPtr(std::nullptr_t) {}
  template <class T>
  requires detail::SchedulerSource<std::remove_cvref_t<T>> SchedulerPtr(
      T&& scheduler)
      : scheduler_(hold(std::forward<T>(scheduler))) {}

  Scheduler* operator->() const {
    return scheduler_.get();
  }
  Scheduler& operator*() const {
    return *scheduler_;
  }
  const std::shared_ptr<Scheduler>& get() const {
    return scheduler_;
  }
  explicit operator bool() const {
    return scheduler_ != nullptr;
  }

 private:
  template <class T>
  static std::shared_ptr<Scheduler> hold(T&& scheduler) {
    using V = std::remove_cvref_t<T>;
    if constexpr (detail::SchedulerType<V>) {
      static_assert(
          !std::is_lvalue_reference_v<T>,
          "a scheduler cannot be copied: pass std::move(scheduler), or make it "
          "with std::make_shared and pass the pointer");
      return share(std::make_shared<V>(std::forward<T>(scheduler)));
    } else {
      return share(std::shared_ptr<typename optim::detail::Pointee<V>::type>(
          std::forward<T>(scheduler)));
    }
  }
  template <class V>
  static std::shared_ptr<Scheduler> share(std::shared_ptr<V> scheduler) {
    if constexpr (detail::is_ours<V>) {
      return scheduler;
    } else {
      return detail::wrap_torch_scheduler(std::move(scheduler));
    }
  }

  std::shared_ptr<Scheduler> scheduler_;
};

} // namespace fulgurite::lr_scheduler
