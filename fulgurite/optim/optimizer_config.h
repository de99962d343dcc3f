#pragma once

#include "fulgurite/optim/lr_scheduler.h"
#include "fulgurite/optim/optimizer.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace fulgurite {

/// When a scheduler steps.
enum class Interval { kEpoch, kStep };

/// A scheduler and when it steps.
struct SchedulerConfig {
  lr_scheduler::SchedulerPtr scheduler = {};
  Interval interval = Interval::kEpoch;
  /// Steps every so many intervals.
  int64_t frequency = 1;
  /// The logged metric that a scheduler like ReduceLROnPlateau is given.
  std::string monitor = "";
  /// Whether a missing metric is an error; otherwise it is a warning.
  bool strict = true;
  /// For LearningRateMonitor; empty: made from the optimizer's name.
  std::string name = "";
  /// For schedulers of your own that need a metric; the shipped one is known.
  bool reduce_on_plateau = false;
};

/// An optimizer with its schedulers: one inline, or several in `schedulers`.
struct OptimizerConfig {
  optim::OptimizerPtr optimizer = {};
  lr_scheduler::SchedulerPtr scheduler = {};
  Interval interval = Interval::kEpoch;
  int64_t frequency = 1;
  std::string monitor = "";
  bool strict = true;
  std::string name = "";
  std::vector<SchedulerConfig> schedulers = {};

  /// The inline scheduler, if any, and then `schedulers`. Throws
  /// MisconfigurationError for an empty scheduler, a frequency below 1, a
  /// monitor or a name without a scheduler.
  std::vector<SchedulerConfig> all_schedulers() const;
};

/// What configure_optimizers returns: nothing (no optimizer), an optimizer, a
/// config, or several of either in braces.
class Optimizers {
 public:
  /// One row of the braces.
  class Entry {
   public:
    Entry(OptimizerConfig config) : config_(std::move(config)) {}
    template <class T>
    requires std::is_constructible_v<optim::OptimizerPtr, T> Entry(
        T&& optimizer) {
      config_.optimizer = std::forward<T>(optimizer);
    }

   private:
    friend class Optimizers;
    OptimizerConfig config_;
  };

  Optimizers() = default;
  // Each throws MisconfigurationError for an empty optimizer.
  Optimizers(OptimizerConfig config);
  Optimizers(std::vector<OptimizerConfig> configs);
  Optimizers(std::initializer_list<Entry> entries);
  template <class T>
  requires(
      !std::is_same_v<std::remove_cvref_t<T>, Optimizers> &&
      std::is_constructible_v<optim::OptimizerPtr, T>) Optimizers(T&& optimizer)
      : Optimizers({Entry(std::forward<T>(optimizer))}) {}

  std::vector<OptimizerConfig>& configs() {
    return configs_;
  }
  const std::vector<OptimizerConfig>& configs() const {
    return configs_;
  }

 private:
  static std::vector<OptimizerConfig> configs_of(
      std::initializer_list<Entry> entries);

  std::vector<OptimizerConfig> configs_;
};

} // namespace fulgurite
