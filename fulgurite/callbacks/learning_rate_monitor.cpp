#include "fulgurite/callbacks/learning_rate_monitor.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/core/module_base.h"
#include "fulgurite/core/trainer_context.h"

#include <algorithm>
#include <map>
#include <set>

namespace fulgurite {

/// An optimizer with the names of its groups; once per scheduler, or once when
/// it has none.
struct LearningRateMonitor::Source {
  optim::Optimizer* optimizer = nullptr;
  std::optional<Interval> interval; ///< of its scheduler
  std::vector<std::string> names;
};

namespace {

std::string group_name(const optim::ParamGroup& group) {
  const auto* name = group.options.find("name");
  return name != nullptr && name->is_string() ? name->as_string() : "";
}

std::vector<std::string> names_of_groups(
    const optim::Optimizer& optimizer,
    const std::string& name) {
  const auto& groups = optimizer.param_groups();
  std::vector<std::string> out;
  std::set<std::string> seen;
  for (size_t i = 0; i < groups.size(); ++i) {
    std::string own = group_name(groups[i]);
    if (own.empty() && groups.size() > 1) {
      own = "pg" + std::to_string(i + 1);
    }
    if (!own.empty() && !seen.insert(own).second) {
      misconfigured(
          "[LearningRateMonitor] expected different names of the parameter "
          "groups of an optimizer, got '",
          own,
          "' twice in ",
          name);
    }
    out.push_back(own.empty() ? name : name + "/" + own);
  }
  return out;
}

template <class Rows>
auto& row_of(Rows& rows, const std::string& name) {
  const auto same = [&](const auto& row) { return row.first == name; };
  const auto found = std::find_if(rows.begin(), rows.end(), same);
  return found == rows.end()
             ? rows.emplace_back(name, decltype(found->second)())
             : *found;
}

/// When a second group is added during training, "lr-SGD" becomes "lr-SGD/pg1".
void rename_first_group(
    LearningRateMonitor::History& lrs,
    const std::string& name) {
  const std::string suffix = "/pg1";
  if (!name.ends_with(suffix)) {
    return;
  }
  const auto old_name = name.substr(0, name.size() - suffix.size());
  for (auto& row : lrs) {
    if (row.first == old_name) {
      row.first = name;
    }
  }
}

double weight_decay_of(const optim::ParamGroup& group) {
  const auto* value = group.options.find("weight_decay");
  return value == nullptr || value->is_none() ? 0.0 : value->as_double();
}

} // namespace

LearningRateMonitor::LearningRateMonitor(LearningRateMonitorOptions options)
    : options_(std::move(options)) {
  const auto& interval = options_.logging_interval;
  if (!interval.empty() && interval != "step" && interval != "epoch") {
    misconfigured(
        "[LearningRateMonitor.logging_interval] expected \"step\", \"epoch\" "
        "or nothing, got \"",
        interval,
        "\"");
  }
}

std::vector<LearningRateMonitor::Source> LearningRateMonitor::find_sources(
    TrainerContext& trainer) {
  std::vector<Source> out;
  std::map<std::string, int64_t> count_of_class;
  const auto add = [&](const OptimizerConfig& config,
                       std::optional<Interval> interval,
                       const std::string& own_name) {
    auto& optimizer = *config.optimizer;
    const auto type = optimizer.name();
    if (own_name.empty()) {
      ++count_of_class[type];
    }
    std::string name = own_name.empty() ? "lr-" + type : own_name;
    if (const auto count = count_of_class.find(type);
        count != count_of_class.end() && count->second > 1) {
      name += "-" + std::to_string(count->second - 1);
    }
    out.push_back({&optimizer, interval, names_of_groups(optimizer, name)});
  };
  const auto configs = trainer.optimizer_configs();
  for (const auto& config : configs) {
    for (const auto& scheduler : config.all_schedulers()) {
      add(config, scheduler.interval, scheduler.name);
    }
  }
  for (const auto& config : configs) {
    if (config.all_schedulers().empty()) {
      add(config, std::nullopt, "");
    }
  }
  return out;
}

void LearningRateMonitor::on_train_start(TrainerContext& trainer, ModuleBase&) {
  if (trainer.loggers().empty()) {
    misconfigured(
        "[LearningRateMonitor] expected a Trainer with a logger, got one that "
        "has no logger; try .logger = true or leave the callback out");
  }
  const auto sources = find_sources(trainer);
  if (options_.log_momentum) {
    warn_without_momentum(sources);
  }
  lrs_.clear();
  last_momentum_values_.clear();
  last_weight_decay_values_.clear();
  for (const auto& source : sources) {
    for (const auto& name : source.names) {
      row_of(lrs_, name);
      row_of(last_momentum_values_, name + "-momentum");
      row_of(last_weight_decay_values_, name + "-weight_decay");
    }
  }
}

void LearningRateMonitor::warn_without_momentum(
    const std::vector<Source>& sources) const {
  const bool all =
      std::all_of(sources.begin(), sources.end(), [](const Source& source) {
        return source.optimizer->has_momentum();
      });
  if (!all) {
    log_warning(
        "[LearningRateMonitor.log_momentum] some optimizers do not have "
        "momentum; 0 is logged for them");
  }
}

void LearningRateMonitor::on_train_batch_start(
    TrainerContext& trainer,
    ModuleBase&,
    const BatchRef&,
    BatchPosition) {
  const auto every = trainer.log_every_n_steps();
  const bool due =
      every > 0 && ((trainer.batches_that_stepped() + 1) % every == 0 ||
                    trainer.stop_requested());
  if (due && options_.logging_interval != "epoch") {
    log(trainer, When::kStep);
  }
}

void LearningRateMonitor::on_train_epoch_start(
    TrainerContext& trainer,
    ModuleBase&) {
  if (options_.logging_interval != "step") {
    log(trainer, When::kEpoch);
  }
}

void LearningRateMonitor::log(TrainerContext& trainer, When when) {
  const auto interval =
      when == When::kStep ? Interval::kStep : Interval::kEpoch;
  std::vector<std::pair<std::string, double>> scalars;
  for (const auto& source : find_sources(trainer)) {
    for (const auto& name : source.names) {
      rename_first_group(lrs_, name);
    }
    if (options_.logging_interval.empty() && source.interval &&
        *source.interval != interval) {
      continue;
    }
    const auto& optimizer = *source.optimizer;
    for (size_t group = 0; group < source.names.size(); ++group) {
      const auto& name = source.names[group];
      const double lr = optimizer.lr(group);
      row_of(lrs_, name).second.push_back(lr);
      scalars.emplace_back(name, lr);
      if (options_.log_momentum) {
        const double momentum =
            optimizer.has_momentum() ? optimizer.momentum(group) : 0.0;
        row_of(last_momentum_values_, name + "-momentum").second = momentum;
        scalars.emplace_back(name + "-momentum", momentum);
      }
      if (options_.log_weight_decay) {
        const double decay = weight_decay_of(optimizer.param_groups()[group]);
        row_of(last_weight_decay_values_, name + "-weight_decay").second =
            decay;
        scalars.emplace_back(name + "-weight_decay", decay);
      }
    }
  }
  if (!scalars.empty()) {
    trainer.log_to_loggers(scalars, trainer.batches_that_stepped());
  }
}

} // namespace fulgurite
