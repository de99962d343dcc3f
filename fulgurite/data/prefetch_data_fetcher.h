#pragma once

#include "fulgurite/data/loader.h"

#include <cstdint>
#include <exception>
#include <memory>
#include <optional>

namespace fulgurite {

/// Reads a loader and knows whether the batch in hand is the last of the epoch,
/// also for a loader of unknown size: that one is read one batch ahead. Its
/// state still says what was handed out.
class PrefetchDataFetcher {
 public:
  PrefetchDataFetcher() = default;
  /// Ends each epoch after `limit` batches where one is given.
  explicit PrefetchDataFetcher(
      std::shared_ptr<LoaderBase> loader,
      std::optional<int64_t> limit = std::nullopt)
      : loader_(std::move(loader)), limit_(limit) {}

  /// From the next begin_epoch on.
  void set_limit(std::optional<int64_t> limit) {
    limit_ = limit;
  }
  /// Like LoaderBase::begin_epoch, also after load_state_dict.
  void begin_epoch(int64_t epoch);
  /// The next batch; false at the end of the epoch.
  bool next(AnyBatch& batch);
  /// Whether no batch follows in this epoch: true while the last one is in
  /// hand.
  bool done() const {
    return done_;
  }
  /// Batches handed out in this epoch, those before a resume included.
  int64_t fetched() const {
    return fetched_;
  }
  /// Batches in an epoch within the limit, where that is known.
  std::optional<int64_t> size() const;
  Value state_dict() const;
  void load_state_dict(const Value& state);
  const std::shared_ptr<LoaderBase>& loader() const {
    return loader_;
  }

 private:
  void open();
  void look_ahead();

  std::shared_ptr<LoaderBase> loader_;
  std::optional<int64_t> limit_;
  std::optional<int64_t> size_;
  int64_t epoch_ = -1;
  int64_t fetched_ = 0;
  bool open_ = false;
  bool done_ = true;
  bool resumed_ = false;
  // Of a loader of unknown size: the batch after the one handed out, the state
  // before it, and what was thrown instead of it.
  AnyBatch ahead_;
  std::optional<Value> state_before_ahead_;
  std::exception_ptr error_ahead_;
};

} // namespace fulgurite
