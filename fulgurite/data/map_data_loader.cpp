#include "fulgurite/data/data_loader_impl.h"

#include "fulgurite/base/error.h"
#include "fulgurite/data/samplers.h"

#include <utility>

namespace fulgurite::detail {

namespace {

class MapDataLoader final : public DataLoader {
 public:
  MapDataLoader(std::shared_ptr<MapSource> source, DataLoaderOptions options)
      : DataLoader(std::move(options)), source_(std::move(source)) {
    static_cast<void>(source_->size());
  }
  ~MapDataLoader() override {
    join_workers();
  }

  std::optional<int64_t> size() const override {
    return make_batches()->size();
  }
  const std::type_info& batch_type() const override {
    return source_->batch_type();
  }
  bool shuffles() const override {
    return make_batches()->shuffles();
  }

  std::shared_ptr<LoaderBase> with_sequential_sampling() const override {
    if (options_.batch_sampler) {
      return nullptr;
    }
    DataLoaderOptions options = options_;
    options.shuffle = false;
    options.sampler = {};
    auto loader = std::make_shared<MapDataLoader>(source_, std::move(options));
    loader->set_distributed(rank_, world_size_, sharding_);
    return loader;
  }

  bool set_distributed(int64_t rank, int64_t world_size, Sharding sharding)
      override {
    if (options_.batch_sampler && world_size > 1) {
      return false;
    }
    rank_ = rank;
    world_size_ = world_size;
    sharding_ = sharding;
    return true;
  }

 protected:
  void start(const LoaderPosition& position) override {
    dataset_size_ = source_->size();
    // Anew each time: the dataset may have grown.
    batches_ = make_batches();
    sampler_state_ = is_own_order() ? Value() : batches_->state_dict();
    batches_->set_epoch(position.epoch);
    if (auto* fixed = dynamic_cast<FixedSizeBatchSampler*>(&*batches_)) {
      fixed->skip_samples(static_cast<size_t>(position.samples));
      return;
    }
    for (int64_t i = 0; i < position.batches; ++i) {
      batches_->next(passed_);
    }
  }

  bool prepare(BatchTask& task) override {
    if (!batches_->next(task.indices)) {
      return false;
    }
    task.samples = task.indices.size();
    for (const size_t index : task.indices) {
      if (index >= dataset_size_) {
        fail(
            "[DataLoader] expected the sampler to give indices below the "
            "dataset's size ",
            dataset_size_,
            ", got ",
            index);
      }
    }
    return true;
  }

  void make(BatchTask& task, FetchContext& context) override {
    source_->fetch(task.indices, context, task.batch);
  }

  void add_state(Value::Dict& state) const override {
    state["dataset_size"] = static_cast<int64_t>(dataset_size_);
    state["sampler"] = sampler_state_;
  }

  void load_added_state(const Value::Dict& state) override {
    const auto saved_size = state.at("dataset_size").as_int();
    const auto size = static_cast<int64_t>(source_->size());
    if (saved_size != size && state.at("epoch").as_int() >= 0) {
      fail(
          "[DataLoader.load_state_dict] expected the state of a dataset of ",
          size,
          " samples, got that of one of ",
          saved_size,
          "; begin a new epoch without the state");
    }
    if (const auto& sampler = state.at("sampler");
        !is_own_order() && !sampler.is_none()) {
      make_batches()->load_state_dict(sampler);
    }
  }

 private:
  /// Whether the order follows from the options alone.
  bool is_own_order() const {
    return !options_.sampler && !options_.batch_sampler;
  }

  AnySampler own_sampler() const {
    if (options_.shuffle) {
      return RandomSampler(source_->size(), {.seed = seed_});
    }
    return SequentialSampler(source_->size());
  }

  AnyBatchSampler make_batches() const {
    if (options_.batch_sampler) {
      return options_.batch_sampler;
    }
    AnySampler sampler = is_own_order() ? own_sampler() : options_.sampler;
    if (world_size_ > 1) {
      sampler = DistributedSampler(
          std::move(sampler),
          {.num_replicas = world_size_,
           .rank = rank_,
           .pad = sharding_ == Sharding::kPadded});
    }
    return FixedSizeBatchSampler(
        std::move(sampler), options_.batch_size, options_.drop_last);
  }

  std::shared_ptr<MapSource> source_;
  AnyBatchSampler batches_;
  size_t dataset_size_ = 0;
  Value sampler_state_;
  std::vector<size_t> passed_;
  int64_t rank_ = 0;
  int64_t world_size_ = 1;
  Sharding sharding_ = Sharding::kPadded;
};

} // namespace

std::shared_ptr<LoaderBase> make_data_loader(
    std::shared_ptr<MapSource> source,
    DataLoaderOptions options) {
  return std::make_shared<MapDataLoader>(std::move(source), std::move(options));
}

} // namespace fulgurite::detail
