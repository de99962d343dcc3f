#include "fulgurite/data/data_loader_impl.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <utility>

namespace fulgurite::detail {

namespace {

/// A dataset without reset() is one stream through all epochs: begin_epoch only
/// begins to count batches anew, and nothing fetched ahead is lost.
class IterableDataLoader final : public DataLoader {
 public:
  IterableDataLoader(
      std::shared_ptr<IterableSource> source,
      DataLoaderOptions options)
      : DataLoader(std::move(options)), source_(std::move(source)) {
    if (options_.shuffle || options_.sampler || options_.batch_sampler) {
      misconfigured(
          "[DataLoader] expected a dataset with get(index) for shuffle, "
          "sampler or batch_sampler, got an iterable one, whose order is its "
          "own");
    }
  }
  ~IterableDataLoader() override {
    join_workers();
  }

  std::optional<int64_t> size() const override {
    const auto samples = source_->size();
    if (!samples) {
      return std::nullopt;
    }
    const auto whole = static_cast<int64_t>(*samples);
    const int64_t size = options_.batch_size;
    return options_.drop_last ? whole / size : (whole + size - 1) / size;
  }
  const std::type_info& batch_type() const override {
    return source_->batch_type();
  }
  bool set_distributed(int64_t rank, int64_t world_size, Sharding) override {
    return source_->set_distributed(rank, world_size) || world_size == 1;
  }

 protected:
  void start(const LoaderPosition& position) override {
    turn_ = 0;
    issued_ = 0;
    stream_ended_ = false;
    if (source_->has_reset()) {
      source_->reset(position.epoch);
      pulled_ = 0;
    }
    if (source_->has_state()) {
      if (loaded_state_) {
        source_->load_state_dict(*std::exchange(loaded_state_, std::nullopt));
        pulled_ = static_cast<uint64_t>(position.samples);
      }
      dataset_state_ = has_workers() ? source_->state_dict() : Value();
      return;
    }
    run_forward(static_cast<uint64_t>(position.samples), position.epoch);
  }

  bool is_one_stream() const override {
    return !source_->has_reset();
  }

  bool prepare(BatchTask& task) override {
    task.samples = 0;
    task.indices.assign(1, issued_++); // its turn
    return true;
  }

  void make(BatchTask& task, FetchContext& context) override {
    if (pull(task, context) && !context.stopped()) {
      source_->collate(context, task.batch);
    }
  }

  void delivered(BatchTask& task) override {
    if (has_workers() && source_->has_state()) {
      dataset_state_ = std::move(task.dataset_state);
    }
  }

  void add_state(Value::Dict& state) const override {
    if (source_->has_state()) {
      state["dataset"] = has_workers() ? dataset_state_ : source_->state_dict();
    }
  }

  void load_added_state(const Value::Dict& state) override {
    loaded_state_.reset();
    if (source_->has_state() && state.at("epoch").as_int() >= 0) {
      loaded_state_ = state.at("dataset");
    }
  }

 private:
  /// Takes the samples of the task, when its turn has come. False at the end.
  bool pull(BatchTask& task, FetchContext& context) {
    std::unique_lock lock(mutex_);
    turn_moved_.wait(lock, [&] { return turn_ == task.indices[0]; });
    struct PassTurn {
      IterableDataLoader* loader;
      ~PassTurn() {
        ++loader->turn_;
        loader->turn_moved_.notify_all();
      }
    } pass{this};
    if (stream_ended_) {
      task.end = true;
      return false;
    }
    if (!source_->has_reset()) {
      context.seed = epoch_seed(0);
    }
    const auto wanted = static_cast<size_t>(options_.batch_size);
    try {
      task.samples = source_->pull(wanted, pulled_, context);
    } catch (...) {
      // Those before the one that failed are gone with it.
      task.samples = static_cast<size_t>(*context.current + 1 - pulled_);
      pulled_ += task.samples;
      throw;
    }
    pulled_ += task.samples;
    if (task.samples < wanted && !context.stopped()) {
      stream_ended_ = true;
      task.end = task.samples == 0 || options_.drop_last;
    }
    if (has_workers() && source_->has_state()) {
      task.dataset_state = source_->state_dict();
    }
    return !task.end;
  }

  void run_forward(uint64_t samples, int64_t epoch) {
    if (pulled_ > samples) {
      fail(
          "[DataLoader.load_state_dict] the dataset stands at sample ",
          pulled_,
          " and cannot go back to ",
          samples,
          "; give it reset(epoch) or state_dict and load_state_dict");
    }
    FetchContext context;
    context.seed = epoch_seed(source_->has_reset() ? epoch : 0);
    while (pulled_ < samples) {
      const auto chunk = std::min<uint64_t>(
          samples - pulled_, static_cast<uint64_t>(options_.batch_size));
      const size_t count =
          source_->pull(static_cast<size_t>(chunk), pulled_, context);
      pulled_ += count;
      if (count < chunk) {
        fail(
            "[DataLoader.load_state_dict] expected at least ",
            samples,
            " samples, as when the state was saved, got ",
            pulled_);
      }
    }
  }

  std::shared_ptr<IterableSource> source_;
  Value dataset_state_; // after the batch handed out last; with workers only
  std::optional<Value> loaded_state_;
  size_t issued_ = 0;

  // Guarded by mutex_ while workers run.
  std::mutex mutex_;
  std::condition_variable turn_moved_;
  size_t turn_ = 0;
  uint64_t pulled_ = 0; // samples, in the epoch or in the stream
  bool stream_ended_ = false;
};

} // namespace

std::shared_ptr<LoaderBase> make_data_loader(
    std::shared_ptr<IterableSource> source,
    DataLoaderOptions options) {
  return std::make_shared<IterableDataLoader>(
      std::move(source), std::move(options));
}

} // namespace fulgurite::detail
