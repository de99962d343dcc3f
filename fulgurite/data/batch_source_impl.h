#pragma once

// The thin typed layer between a dataset and a DataLoader.

#include "fulgurite/base/random.h"
#include "fulgurite/data/batch.h"
#include "fulgurite/data/collate.h"
#include "fulgurite/data/dataset.h"

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <typeinfo>
#include <utility>
#include <vector>

namespace fulgurite::detail {

/// What one thread needs while it makes a batch.
struct FetchContext {
  /// Of the epoch: mixed from the loader's seed and the epoch.
  uint64_t seed = 0;
  /// Set when nobody wants the batch any more.
  const std::atomic<bool>* stop = nullptr;
  /// The sample that is being made: for the message if it throws.
  std::optional<uint64_t> current;
  /// The samples of the batch, kept so that their vector is not allocated anew.
  AnyBatch samples;

  bool stopped() const {
    return stop != nullptr && stop->load(std::memory_order_relaxed);
  }
};

/// Makes batches from indices. fetch() is called by several threads at once.
class MapSource {
 public:
  virtual ~MapSource();
  virtual size_t size() const = 0;
  virtual const std::type_info& batch_type() const = 0;
  virtual void fetch(
      std::span<const size_t> indices,
      FetchContext& context,
      AnyBatch& batch) = 0;
};

/// Takes samples in turn. pull(), the state and reset() are called by one
/// thread at a time, collate() by several at once.
class IterableSource {
 public:
  virtual ~IterableSource();
  virtual std::optional<size_t> size() const = 0;
  virtual const std::type_info& batch_type() const = 0;
  virtual bool has_reset() const = 0;
  virtual void reset(int64_t epoch) = 0;
  /// Takes up to `count` samples into the context; the first has the number
  /// `first` in its epoch. Fewer only at the end.
  virtual size_t pull(size_t count, uint64_t first, FetchContext& context) = 0;
  virtual void collate(FetchContext& context, AnyBatch& batch) = 0;
  virtual bool has_state() const = 0;
  virtual Value state_dict() const = 0;
  virtual void load_state_dict(const Value& state) = 0;
  virtual bool set_distributed(int64_t rank, int64_t world_size) = 0;
};

size_t checked_size(std::optional<int64_t> size);

template <class D>
std::optional<int64_t> size_of(D& dataset) {
  const auto size = dataset.size();
  if constexpr (is_instance<
                    std::remove_cvref_t<decltype(size)>,
                    std::optional>) {
    return size ? std::optional<int64_t>(static_cast<int64_t>(*size))
                : std::nullopt;
  } else {
    return static_cast<int64_t>(size);
  }
}

/// Stands for "stack the fields": the collate function of a loader without one.
struct DefaultCollate {};

template <class Sample, class Collate>
auto collated_type() {
  if constexpr (std::is_same_v<Collate, DefaultCollate>) {
    return std::type_identity<Sample>();
  } else if constexpr (std::is_invocable_v<Collate&, std::vector<Sample>&>) {
    return std::type_identity<std::remove_cvref_t<
        std::invoke_result_t<Collate&, std::vector<Sample>&>>>();
  } else {
    return std::type_identity<std::remove_cvref_t<
        std::invoke_result_t<Collate&, std::vector<Sample>>>>();
  }
}

template <class D, class Collate>
using BatchOf = typename decltype(collated_type<SampleOf<D>, Collate>())::type;

template <class Sample, class Collate>
void collate_samples(
    std::vector<Sample>& samples,
    Collate& collate,
    AnyBatch& batch) {
  using B = typename decltype(collated_type<Sample, Collate>())::type;
  if constexpr (std::is_same_v<Collate, DefaultCollate>) {
    collate_into(batch.reuse<B>(), std::span<const Sample>(samples));
  } else if constexpr (std::is_invocable_v<Collate&, std::vector<Sample>&>) {
    batch.emplace<B>(std::invoke(collate, samples));
  } else {
    batch.emplace<B>(std::invoke(collate, std::move(samples)));
  }
  samples.clear();
}

template <class D, class Collate>
class TypedMapSource final : public MapSource {
 public:
  using Sample = SampleOf<D>;
  using B = BatchOf<D, Collate>;
  static constexpr bool kDefault = std::is_same_v<Collate, DefaultCollate>;

  TypedMapSource(std::shared_ptr<D> dataset, Collate collate)
      : dataset_(std::move(dataset)), collate_(std::move(collate)) {}

  size_t size() const override {
    return checked_size(size_of(*dataset_));
  }
  const std::type_info& batch_type() const override {
    return typeid(B);
  }

  void fetch(
      std::span<const size_t> indices,
      FetchContext& context,
      AnyBatch& batch) override {
    if constexpr (kDefault && FillsBatches<D, B>) {
      dataset_->get_batch(indices, batch.reuse<B>());
    } else if constexpr (kDefault && GetsWholeBatches<D>) {
      batch.emplace<B>(get_batch(*dataset_, indices));
    } else {
      auto& samples = context.samples.reuse<std::vector<Sample>>();
      samples.clear();
      take(indices, context, samples);
      if (!context.stopped()) {
        collate_samples(samples, collate_, batch);
      }
    }
  }

 private:
  void take(
      std::span<const size_t> indices,
      FetchContext& context,
      std::vector<Sample>& samples) {
    if constexpr (GetsWithRng<D> || GetsPlainly<D>) {
      samples.reserve(indices.size());
      for (size_t index : indices) {
        if (context.stopped()) {
          return;
        }
        context.current = index;
        if constexpr (GetsWithRng<D>) {
          Rng rng(context.seed, index);
          samples.push_back(dataset_->get(index, rng));
        } else {
          samples.push_back(dataset_->get(index));
        }
      }
      context.current.reset();
    } else {
      static_assert(
          GetsManySamples<D>,
          "a dataset that only gives whole batches leaves nothing to collate: "
          "give it a get(size_t), or leave the collate function out");
      samples = get_batch(*dataset_, indices);
    }
  }

  std::shared_ptr<D> dataset_;
  Collate collate_;
};

template <class D, class Collate>
class TypedIterableSource final : public IterableSource {
 public:
  using Sample = SampleOf<D>;
  using B = BatchOf<D, Collate>;
  static constexpr bool kHasState = requires(D & dataset, const Value& state) {
    { dataset.state_dict() } -> std::convertible_to<Value>;
    dataset.load_state_dict(state);
  };
  static constexpr bool kHasReset = requires(D & dataset) {
    dataset.reset(int64_t{});
  };

  TypedIterableSource(std::shared_ptr<D> dataset, Collate collate)
      : dataset_(std::move(dataset)), collate_(std::move(collate)) {}

  std::optional<size_t> size() const override {
    if constexpr (HasSize<D>) {
      if (const auto size = size_of(*dataset_)) {
        return checked_size(size);
      }
    }
    return std::nullopt;
  }
  const std::type_info& batch_type() const override {
    return typeid(B);
  }
  bool has_reset() const override {
    return kHasReset;
  }
  void reset([[maybe_unused]] int64_t epoch) override {
    if constexpr (kHasReset) {
      dataset_->reset(epoch);
    }
  }

  size_t pull(size_t count, uint64_t first, FetchContext& context) override {
    auto& samples = context.samples.reuse<std::vector<Sample>>();
    samples.clear();
    while (samples.size() < count && !context.stopped()) {
      const uint64_t number = first + samples.size();
      context.current = number;
      auto sample = take(context.seed, number);
      if (!sample) {
        break;
      }
      samples.push_back(std::move(*sample));
    }
    context.current.reset();
    return samples.size();
  }
  void collate(FetchContext& context, AnyBatch& batch) override {
    collate_samples(context.samples.as<std::vector<Sample>>(), collate_, batch);
  }

  bool has_state() const override {
    return kHasState;
  }
  Value state_dict() const override {
    if constexpr (kHasState) {
      return dataset_->state_dict();
    } else {
      return {};
    }
  }
  void load_state_dict([[maybe_unused]] const Value& state) override {
    if constexpr (kHasState) {
      dataset_->load_state_dict(state);
    }
  }
  bool set_distributed(
      [[maybe_unused]] int64_t rank,
      [[maybe_unused]] int64_t world_size) override {
    if constexpr (requires { dataset_->set_distributed(rank, world_size); }) {
      dataset_->set_distributed(rank, world_size);
      return true;
    } else {
      return false;
    }
  }

 private:
  std::optional<Sample> take(
      [[maybe_unused]] uint64_t seed,
      [[maybe_unused]] uint64_t number) {
    if constexpr (NextsWithRng<D>) {
      Rng rng(seed, number);
      return dataset_->next(rng);
    } else {
      return dataset_->next();
    }
  }

  std::shared_ptr<D> dataset_;
  Collate collate_;
};

} // namespace fulgurite::detail
