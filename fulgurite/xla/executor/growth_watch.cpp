#include "fulgurite/xla/executor/growth_watch.h"

#include "fulgurite/base/logging.h"

namespace fulgurite::xla {

namespace {

/// A loss, an accuracy and a batch's predictions may well be kept.
constexpr int64_t kMany = 4;
constexpr int64_t kSteps = 20;

} // namespace

void GrowthWatch::note_end_of_step(int64_t num_live, c10::Device device) {
  const int64_t growth = num_live - num_live_;
  num_live_ = num_live;
  num_steps_ = growth >= kMany ? num_steps_ + 1 : 0;
  if (num_steps_ == kSteps) {
    log_warning(
        "[xla] each of the last ",
        kSteps,
        " steps on ",
        device,
        " has left at least ",
        kMany,
        " more tensors alive, ",
        growth,
        " by the last one: a loss that is kept keeps its whole graph; try "
        "loss.detach(), or torch::NoGradGuard where nothing is trained");
  }
}

} // namespace fulgurite::xla
