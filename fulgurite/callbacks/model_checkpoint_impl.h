#pragma once

#include "fulgurite/callbacks/model_checkpoint.h"
#include "fulgurite/core/metrics_map.h"

namespace fulgurite {

/// The numbers that a decision or a name may use: the logged metrics, the epoch
/// and the step.
struct ModelCheckpoint::Candidates {
  explicit Candidates(TrainerContext& trainer);

  /// None where there is no such metric.
  Value find(std::string_view name) const;
  /// 0-dim on the CPU; undefined where there is no such metric.
  at::Tensor score(std::string_view name) const;
  std::vector<std::string> names() const;

  const Metrics& metrics;
  int64_t epoch = 0;
  int64_t step = 0;
};

/// A 0-dim float on the CPU.
at::Tensor score_tensor(double value);

/// What every score is better than.
double worst_score(const std::string& mode);

/// Absolute, with "~" expanded and links resolved; "" stays "".
std::string absolute_folder(const std::string& path);

/// Whether validation takes place at all; a length that is not known counts.
bool has_validation_batches(TrainerContext& trainer);

} // namespace fulgurite
