#include "fulgurite/base/error.h"
#include "fulgurite/cli_class_rows_impl.h"
#include "fulgurite/cli_classes_impl.h"
#include "fulgurite/core/module_base.h"
#include "fulgurite/core/module_tree.h"
#include "fulgurite/core/trainer_context.h"
#include "fulgurite/optim/lr_schedulers.h"
#include "fulgurite/optim/optimizers.h"

namespace fulgurite::detail {

namespace {

/// When a scheduler steps: options beside its own.
struct SchedulingOptions {
  std::optional<Interval> interval = std::nullopt;
  int64_t frequency = 1;
  std::string monitor = "";
  bool strict = true;
};

const std::vector<CliHelp> kSchedulingHelp = {
    {"interval",
     "When it steps: after every epoch or every step; null: step for "
     "OneCycleLR, else epoch."},
    {"frequency", "Step only every so many intervals."},
    {"monitor", "The logged metric that ReduceLROnPlateau is given."},
    {"strict", "Whether a missing metric is an error instead of a warning."}};

bool is_scheduling_option(const std::string& name) {
  const auto& names = reflect::field_names<SchedulingOptions>();
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// The part of a dict that belongs to the scheduling options, or the other.
Value::Dict part_of(const Value& tree, bool scheduling) {
  Value::Dict part;
  for (const auto& [key, value] : tree.as_dict()) {
    if (is_scheduling_option(key.as_string()) == scheduling) {
      part[key.as_string()] = value;
    }
  }
  return part;
}

CliStruct scheduling_options() {
  auto out = describe_struct<SchedulingOptions>();
  out.help = kSchedulingHelp;
  return out;
}

CliStruct with_shared_options(CliStruct own, const CliStruct& shared) {
  CliStruct out = own;
  out.fields.insert(
      out.fields.end(), shared.fields.begin(), shared.fields.end());
  out.help.insert(out.help.end(), shared.help.begin(), shared.help.end());
  for (const auto& [key, value] : shared.defaults) {
    out.defaults[key.as_string()] = value;
  }
  out.read = [own, shared](const Value& tree, std::string_view path) {
    auto options = own.read(part_of(tree, false), path);
    for (auto& [key, value] : shared.read(part_of(tree, true), path)) {
      options[key.as_string()] = value;
    }
    return options;
  };
  return out;
}

bool is_left_open(const Value::Dict& options, std::string_view name) {
  const Value* value = options.find(name);
  return value != nullptr &&
         (value->is_none() || (value->is_int() && value->as_int() == 0));
}

/// Options that mean the length of the run and were left open.
void fill_in_length(
    ModuleBase& module,
    Interval interval,
    Value::Dict& options) {
  const auto length = [&]() -> int64_t {
    if (interval == Interval::kStep) {
      return module.estimated_stepping_batches();
    }
    const auto epochs = module.trainer().max_epochs();
    if (!epochs) {
      misconfigured(
          "[lr_scheduler] expected trainer.max_epochs, or the number of epochs "
          "among the scheduler's options, got neither");
    }
    return *epochs;
  };
  if (is_left_open(options, "T_max")) {
    options["T_max"] = length();
  }
  if (is_left_open(options, "total_steps") && is_left_open(options, "epochs")) {
    options["total_steps"] = length();
  }
}

SchedulerConfig make_scheduler(ModuleBase& module, const Value& chosen) {
  SchedulingOptions scheduling;
  from_value(scheduling, part_of(chosen, true), "lr_scheduler");
  Value::Dict options = part_of(chosen, false);
  const std::string name = options.at("class").as_string();
  options.erase("class");
  const Interval interval = scheduling.interval.value_or(
      name == "OneCycleLR" ? Interval::kStep : Interval::kEpoch);
  fill_in_length(module, interval, options);
  return {
      .scheduler = lr_schedulers().make(name, options),
      .interval = interval,
      .frequency = scheduling.frequency,
      .monitor = scheduling.monitor,
      .strict = scheduling.strict};
}

optim::OptimizerPtr make_optimizer(ModuleBase& module, const Value& chosen) {
  Value::Dict options = chosen.as_dict();
  const std::string name = options.at("class").as_string();
  options.erase("class");
  return optimizers().make(name, parameters(module.torch_module()), options);
}

Optimizers override_optimizers(
    ModuleBase& module,
    Optimizers own,
    const Value& optimizer,
    const Value& lr_scheduler) {
  auto& configs = own.configs();
  if (configs.size() > 1) {
    misconfigured(
        "[optimizer] expected a model with one optimizer, got one with ",
        configs.size(),
        "; try the model's own options");
  }
  OptimizerConfig config;
  if (configs.size() == 1) {
    config.optimizer = configs[0].optimizer;
    config.schedulers = configs[0].all_schedulers();
  }
  if (!optimizer.is_none()) {
    config.optimizer = make_optimizer(module, optimizer);
  }
  if (!config.optimizer) {
    misconfigured(
        "[lr_scheduler] expected an optimizer to schedule, got none; try "
        "--optimizer=AdamW");
  }
  if (!lr_scheduler.is_none()) {
    config.schedulers = {make_scheduler(module, lr_scheduler)};
  }
  return config;
}

} // namespace

CliSlot optimizer_slot() {
  return {
      .path = "optimizer",
      .noun = "optimizer",
      .classes = classes_of(optimizers().rows()),
      .note = "takes the place of the model's own, whose scheduler stays"};
}

CliSlot lr_scheduler_slot() {
  CliSlot slot{
      .path = "lr_scheduler",
      .noun = "learning-rate scheduler",
      .suffix = "LR",
      .classes = classes_of(lr_schedulers().rows()),
      .shared = scheduling_options(),
      .note = "takes the place of the model's own; T_max or total_steps left "
              "open mean the whole run"};
  for (auto& one : slot.classes) {
    one.options = with_shared_options(std::move(one.options), slot.shared);
  }
  return slot;
}

std::function<Optimizers(ModuleBase&, Optimizers own)> optimizer_override(
    const Value& optimizer,
    const Value& lr_scheduler) {
  if (optimizer.is_none() && lr_scheduler.is_none()) {
    return {};
  }
  return [=](ModuleBase& module, Optimizers own) {
    return override_optimizers(module, std::move(own), optimizer, lr_scheduler);
  };
}

} // namespace fulgurite::detail
