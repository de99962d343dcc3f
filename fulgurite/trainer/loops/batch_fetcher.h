#pragma once

#include "fulgurite/core/data_source.h"

#include <optional>

namespace fulgurite {

/// Reads one loader up to a limit and knows whether the batch it gave was the
/// last. Where the length is not known it reads one batch ahead.
class BatchFetcher {
 public:
  /// `limit`: at most so many batches an epoch; nullopt: all there are.
  void setup(LoaderHandle loader, std::optional<int64_t> limit);
  /// `already_read`: batches that a loaded loader state has behind it.
  void begin_epoch(int64_t epoch, int64_t already_read = 0);
  /// False when there is none left.
  bool next(AnyBatch& batch);
  /// Whether the batch that next() gave was the last of the epoch.
  bool done() const {
    return done_;
  }
  bool knows_length() const {
    return length_.has_value();
  }
  LoaderBase* loader() const {
    return loader_.get();
  }
  /// Of the loader, as if nothing had been read ahead.
  Value state_dict() const;

 private:
  LoaderHandle loader_;
  std::optional<int64_t> limit_;
  std::optional<int64_t> length_; ///< batches of an epoch, the limit applied
  int64_t read_ = 0;
  bool done_ = false;
  bool ahead_full_ = false;
  bool ahead_done_ = false;
  AnyBatch ahead_;
  Value state_before_ahead_;
};

} // namespace fulgurite
