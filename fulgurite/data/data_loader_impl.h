#pragma once

// What loaders of map-style and of iterable datasets share: the options, the
// position, workers and errors.

#include "fulgurite/data/data_loader.h"
#include "fulgurite/data/worker_pool_impl.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace fulgurite::detail {

/// Where the loader stands, in what was handed out.
struct LoaderPosition {
  int64_t epoch = -1;
  int64_t batches = 0;
  int64_t samples = 0;
};

class DataLoader : public LoaderBase {
 public:
  explicit DataLoader(DataLoaderOptions options);

  void begin_epoch(int64_t epoch) final;
  bool next(AnyBatch& batch) final;
  Value state_dict() const final;
  void load_state_dict(const Value& state) final;
  int64_t next_epoch() const final {
    return resumed_ ? position_.epoch : position_.epoch + 1;
  }
  std::optional<int64_t> batch_size() const override;

 protected:
  /// Goes to the start of the epoch, or to `position` in it. No worker runs.
  virtual void start(const LoaderPosition& position) = 0;
  /// Says what the task has to make; false at the end.
  virtual bool prepare(BatchTask& task) = 0;
  /// Makes task.batch, or sets task.end. May throw.
  virtual void make(BatchTask& task, FetchContext& context) = 0;
  /// Whether the data is one stream through all epochs, never started again.
  virtual bool is_one_stream() const {
    return false;
  }
  virtual void delivered(BatchTask& /*task*/) {}
  virtual void add_state(Value::Dict& state) const = 0;
  virtual void load_added_state(const Value::Dict& state) = 0;
  /// Ends the workers; derived classes call it in their destructors, before
  /// what the workers use is gone.
  void join_workers() {
    pool_.reset();
  }
  bool has_workers() const {
    return options_.workers > 0;
  }
  /// The one whose numbers the datasets' Rng get in the epoch.
  uint64_t epoch_seed(int64_t epoch) const;

  DataLoaderOptions options_;
  uint64_t seed_;

 private:
  void restart(const LoaderPosition& position);
  void make_caught(BatchTask& task, FetchContext& context);
  bool next_here(AnyBatch& batch);
  bool next_from_workers(AnyBatch& batch);
  void issue_all();
  bool deliver(BatchTask& task, AnyBatch& batch);
  [[noreturn]] void report(const BatchTask& task);

  LoaderPosition position_;
  bool begun_ = false;
  bool ended_ = false;
  bool resumed_ = false;
  bool all_issued_ = false;
  // The samples of a batch that failed: passed over when the next one is asked
  // for, made again when the run resumes instead.
  std::optional<size_t> failed_samples_;
  BatchTask task_;
  FetchContext context_;
  std::unique_ptr<WorkerPool> pool_;
};

} // namespace fulgurite::detail
