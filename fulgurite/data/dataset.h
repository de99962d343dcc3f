#pragma once

#include "fulgurite/base/random.h"
#include "fulgurite/base/value.h"
#include "fulgurite/data/batch_traits.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

// What a dataset is. There is nothing to derive from.
//
// A map-style dataset has a size and gives the sample of an index:
//
//   size_t size() const;
//   Sample get(size_t index) const;              // or
//   Sample get(size_t index, Rng& rng) const;
//
// Random numbers come from `rng`: its stream depends on (seed, epoch, index)
// alone, so batches are the same with any number of workers, and the training's
// own random stream is left alone. Do not draw from LibTorch's default
// generator in get(): all threads share it.
//
// With workers > 0, get() is called from several threads at once, on one
// object: reading members is safe, changing them (a cache, an open file's
// position) needs a mutex of your own. Each index is asked for once per epoch
// unless the sampler repeats it. With workers = 0 all calls come from the
// thread that asks for batches.
//
// It may have a faster way to a whole batch, subject to the same rules:
//
//   Batch get_batch(std::span<const size_t> indices) const;          // or
//   void get_batch(std::span<const size_t> indices, Batch& batch) const;
//
// The second form is given an earlier batch to fill again. A get_batch that
// returns a std::vector of samples is not used; get() is.
//
// An iterable dataset gives one sample after another:
//
//   std::optional<Sample> next();                // or next(Rng& rng)
//   void reset(int64_t epoch);                   // optional: starts an epoch
//   size_t size() const;                         // optional: samples per epoch
//   Value state_dict() const;                    // optional, both or none:
//   void load_state_dict(const Value& state);    //   exact and quick resume
//   void set_distributed(int64_t rank, int64_t world_size);  // optional
//
// next() and the rest are never called by two threads at once, but with
// workers > 0 they are called from worker threads, ahead of what was handed
// out. Without state_dict a run resumes by drawing and dropping samples.
//
// torch::data datasets fit these shapes and are accepted as they are.
namespace fulgurite {

namespace detail {

template <class D>
concept HasSize = requires(D& dataset) {
  requires std::integral<decltype(dataset.size())> ||
      is_instance<decltype(dataset.size()), std::optional>;
};
template <class D>
concept GetsWithRng = requires(D& dataset, size_t index, Rng& rng) {
  dataset.get(index, rng);
};
template <class D>
concept GetsPlainly = requires(D& dataset, size_t index) {
  dataset.get(index);
};
template <class D>
concept NextsWithRng = requires(D& dataset, Rng& rng) {
  requires is_instance<decltype(dataset.next(rng)), std::optional>;
};
template <class D>
concept NextsPlainly = requires(D& dataset) {
  requires is_instance<decltype(dataset.next()), std::optional>;
};

template <class D>
concept GetsBySpan = requires(D& dataset, std::span<const size_t> indices) {
  dataset.get_batch(indices);
};
template <class D>
concept GetsByArrayRef = requires(D& dataset, c10::ArrayRef<size_t> indices) {
  dataset.get_batch(indices);
};

template <class D>
auto get_batch(D& dataset, std::span<const size_t> indices) {
  if constexpr (GetsBySpan<D>) {
    return dataset.get_batch(indices);
  } else {
    return dataset.get_batch(
        c10::ArrayRef<size_t>(indices.data(), indices.size()));
  }
}

template <class D>
concept GetsBatches = GetsBySpan<D> || GetsByArrayRef<D>;
/// get_batch gives a std::vector of samples, still to be collated.
template <class D>
concept GetsManySamples = GetsBatches<D> && is_instance<
    decltype(get_batch(std::declval<D&>(), std::span<const size_t>())),
    std::vector>;
template <class D>
concept GetsWholeBatches = GetsBatches<D> && !GetsManySamples<D>;

/// get_batch fills a batch that it is given.
template <class D, class B>
concept FillsBatches =
    requires(D& dataset, std::span<const size_t> indices, B& batch) {
  dataset.get_batch(indices, batch);
};

template <class D>
auto sample_of() {
  if constexpr (GetsWithRng<D>) {
    return std::type_identity<std::remove_cvref_t<
        decltype(std::declval<D&>().get(size_t{}, std::declval<Rng&>()))>>();
  } else if constexpr (GetsPlainly<D>) {
    return std::type_identity<
        std::remove_cvref_t<decltype(std::declval<D&>().get(size_t{}))>>();
  } else if constexpr (GetsBatches<D>) {
    using Result =
        decltype(get_batch(std::declval<D&>(), std::span<const size_t>()));
    if constexpr (GetsManySamples<D>) {
      return std::type_identity<typename Result::value_type>();
    } else {
      return std::type_identity<Result>();
    }
  } else if constexpr (NextsWithRng<D>) {
    return std::type_identity<typename decltype(std::declval<D&>().next(
        std::declval<Rng&>()))::value_type>();
  } else {
    return std::type_identity<
        typename decltype(std::declval<D&>().next())::value_type>();
  }
}

} // namespace detail

template <class D>
concept MapDataset = detail::HasSize<D> &&
    (detail::GetsWithRng<D> || detail::GetsPlainly<D> ||
     detail::GetsBatches<D>);

template <class D>
concept IterableDataset =
    !MapDataset<D> && (detail::NextsWithRng<D> || detail::NextsPlainly<D>);

/// The type of a sample; for a dataset that only gives whole batches, theirs.
template <class D>
requires(MapDataset<D> || IterableDataset<D>) using SampleOf =
    typename decltype(detail::sample_of<D>())::type;

} // namespace fulgurite
