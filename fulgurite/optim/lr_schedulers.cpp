#include "fulgurite/optim/lr_schedulers.h"

#include "fulgurite/optim/cosine_annealing_lr.h"
#include "fulgurite/optim/one_cycle_lr.h"
#include "fulgurite/optim/reduce_lr_on_plateau.h"
#include "fulgurite/optim/step_lr.h"

namespace fulgurite {

namespace {

using namespace lr_scheduler;

std::vector<SchedulerRegistry::Row> rows() {
  using Registry = SchedulerRegistry;
  return {
      Registry::make_row<StepLR, StepLROptions>(
          "StepLR",
          "multiplies the rate by gamma every step_size steps",
          {{"step_size", "steps from one change to the next"},
           {"gamma", "what the rate is multiplied by"}}),
      Registry::make_row<CosineAnnealingLR, CosineAnnealingLROptions>(
          "CosineAnnealingLR",
          "lets the rate fall along half a cosine",
          {{"T_max", "steps down to eta_min"}, {"eta_min", "lowest rate"}}),
      Registry::make_row<OneCycleLR, OneCycleLROptions>(
          "OneCycleLR",
          "lets the rate rise to max_lr and fall to almost nothing",
          {{"max_lr", "highest rate"},
           {"total_steps", "all steps; or epochs and steps_per_epoch"},
           {"epochs", "epochs, if total_steps is not given"},
           {"steps_per_epoch", "steps of one, if total_steps is not given"},
           {"pct_start", "part of the steps in which the rate rises"},
           {"anneal_strategy", "cos or linear"},
           {"cycle_momentum", "let momentum go the other way"},
           {"base_momentum", "momentum at the highest rate"},
           {"max_momentum", "momentum at the first rate"},
           {"div_factor", "the first rate is max_lr over this"},
           {"final_div_factor", "the last rate is the first over this"},
           {"three_phase", "fall back to the first rate in between"}}),
      Registry::make_row<ReduceLROnPlateau, ReduceLROnPlateauOptions>(
          "ReduceLROnPlateau",
          "multiplies the rate by factor when a metric makes no progress",
          {{"mode", "min or max: where the metric should go"},
           {"factor", "what the rate is multiplied by"},
           {"patience", "steps without progress that are accepted"},
           {"threshold", "a smaller change is no progress"},
           {"threshold_mode", "rel or abs: how threshold is meant"},
           {"cooldown", "steps to wait after a change"},
           {"min_lr", "lowest rate"},
           {"eps", "a smaller change of the rate is not made"}})};
}

} // namespace

SchedulerRegistry& lr_schedulers() {
  static SchedulerRegistry registry("lr_schedulers", rows());
  return registry;
}

} // namespace fulgurite
