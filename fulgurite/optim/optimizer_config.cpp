#include "fulgurite/optim/optimizer_config.h"

#include "fulgurite/base/error.h"

namespace fulgurite {

std::vector<SchedulerConfig> OptimizerConfig::all_schedulers() const {
  std::vector<SchedulerConfig> all;
  if (scheduler) {
    all.push_back(
        {.scheduler = scheduler,
         .interval = interval,
         .frequency = frequency,
         .monitor = monitor,
         .strict = strict,
         .name = name});
  } else if (
      interval != Interval::kEpoch || frequency != 1 || !monitor.empty() ||
      !name.empty()) {
    misconfigured(
        "[OptimizerConfig] expected a scheduler beside interval, frequency, "
        "monitor or name, got none; try .scheduler = …, or the same fields in "
        "a row of .schedulers");
  }
  all.insert(all.end(), schedulers.begin(), schedulers.end());
  for (const auto& config : all) {
    if (!config.scheduler) {
      misconfigured("[SchedulerConfig] expected a scheduler, got an empty one");
    }
    if (config.frequency < 1) {
      misconfigured(
          "[SchedulerConfig] expected frequency >= 1, got ", config.frequency);
    }
  }
  return all;
}

Optimizers::Optimizers(OptimizerConfig config)
    : Optimizers(std::vector<OptimizerConfig>{std::move(config)}) {}

Optimizers::Optimizers(std::initializer_list<Entry> entries)
    : Optimizers(configs_of(entries)) {}

Optimizers::Optimizers(std::vector<OptimizerConfig> configs)
    : configs_(std::move(configs)) {
  for (const auto& config : configs_) {
    if (!config.optimizer) {
      misconfigured(
          "[configure_optimizers] expected an optimizer, got an empty one; try "
          ".optimizer = …, or return {} for none");
    }
  }
}

std::vector<OptimizerConfig> Optimizers::configs_of(
    std::initializer_list<Entry> entries) {
  std::vector<OptimizerConfig> configs;
  for (const auto& entry : entries) {
    configs.push_back(entry.config_);
  }
  return configs;
}

} // namespace fulgurite
