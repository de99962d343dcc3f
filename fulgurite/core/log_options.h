#pragma once

#include <cstdint>
#include <optional>

namespace fulgurite {

/// How the values logged under one name in an epoch become one number.
enum class Reduce { kMean, kSum, kMin, kMax };

/// Options of Module::log, in the order of Lightning's signature. on_step and
/// on_epoch left open take the default of the hook that logs.
struct LogOptions {
  /// Show it in the progress bar.
  bool prog_bar = false;
  /// Send it to the loggers.
  bool logger = true;
  /// Log the value of this step.
  std::optional<bool> on_step = std::nullopt;
  /// Log the values of the epoch, reduced.
  std::optional<bool> on_epoch = std::nullopt;
  /// How the epoch's values are reduced; the mean is weighted by batch size.
  Reduce reduce_fx = Reduce::kMean;
  /// Reduce over the ranks too.
  bool sync_dist = false;
  /// With several loaders, append "/dataloader_idx_N" to the name.
  bool add_dataloader_idx = true;
  /// Weight of this value in the mean; found from the batch when left open.
  std::optional<int64_t> batch_size = std::nullopt;
  /// Log on rank zero only.
  bool rank_zero_only = false;
};

} // namespace fulgurite
