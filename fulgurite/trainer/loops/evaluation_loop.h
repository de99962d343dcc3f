#pragma once

#include "fulgurite/core/metrics_map.h"
#include "fulgurite/data/prefetch_data_fetcher.h"
#include "fulgurite/trainer/connectors/data_connector.h"
#include "fulgurite/trainer/loops/progress.h"

#include <any>
#include <vector>

namespace fulgurite {

class TrainerCore;

/// Sanity check, validation, test and predict: begin(), advance() until it is
/// false, end(). advance() handles one batch.
class EvaluationLoop {
 public:
  EvaluationLoop(TrainerCore& trainer, RunningStage stage)
      : trainer_(trainer), stage_(stage) {}

  /// Asks for the loaders of `stage` where there are none yet.
  void setup_data(RunningStage stage);
  void forget_data() {
    has_data_ = false;
    data_ = {};
  }
  /// Nothing to read: the other methods must not be called then.
  bool empty() const {
    return data_.empty();
  }
  /// Batches per loader of a whole evaluation.
  const std::vector<std::optional<int64_t>>& max_batches() const {
    return data_.max_batches;
  }
  /// What a sanity check with `steps` batches reads of each loader.
  std::vector<std::optional<int64_t>> sanity_batches(int64_t steps) const;

  void begin(RunningStage stage);
  bool advance();
  Metrics end();
  /// After an exception: what was begun is not ended.
  void abandon() {
    running_ = false;
    batch_.reset();
    fetcher_ = {};
  }
  bool is_running() const {
    return running_;
  }
  std::vector<std::any> take_predictions() {
    return std::move(predictions_);
  }

  int64_t batch_idx() const {
    return batch_idx_;
  }
  int64_t dataloader_idx() const {
    return dataloader_idx_;
  }
  BatchProgress& progress() {
    return progress_;
  }
  const BatchProgress& progress() const {
    return progress_;
  }
  /// Lightning's layout of `loops.validate_loop` and its like.
  Value state_dict() const;
  void load_state_dict(const Value& state);

 private:
  bool fetch();
  void run_batch();
  bool open_loader(int64_t index);

  TrainerCore& trainer_;
  RunningStage stage_;
  EvalLoaders data_;
  bool has_data_ = false;
  std::vector<std::optional<int64_t>> limits_; ///< of this evaluation
  PrefetchDataFetcher fetcher_;
  AnyBatch batch_;
  BatchProgress progress_;
  int64_t batch_idx_ = 0;
  int64_t dataloader_idx_ = 0;
  bool running_ = false;
  bool step_is_missing_ = false;
  std::vector<std::any> predictions_;
};

} // namespace fulgurite
