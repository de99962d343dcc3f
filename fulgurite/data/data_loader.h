#pragma once

#include "fulgurite/data/batch_source_impl.h"
#include "fulgurite/data/dataset.h"
#include "fulgurite/data/holder_impl.h"
#include "fulgurite/data/loader.h"
#include "fulgurite/data/sampler.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

namespace fulgurite {

/// Options of data_loader(), in PyTorch's order.
struct DataLoaderOptions {
  /// Samples in a batch.
  int64_t batch_size = 1;
  /// A new random order in each epoch, drawn from (seed, epoch).
  bool shuffle = false;
  /// The order of the samples, in place of `shuffle`.
  AnySampler sampler = {};
  /// The samples of each batch, in place of batch_size, shuffle, sampler and
  /// drop_last.
  AnyBatchSampler batch_sampler = {};
  /// Threads that make batches ahead; 0 makes each when it is asked for.
  int64_t workers = 0;
  /// PyTorch's name of `workers`; set one of the two.
  int64_t num_workers = 0;
  /// Page-lock the batch, for quick copies to an accelerator.
  bool pin_memory = false;
  /// Leave out the last batch when it is not full.
  bool drop_last = false;
  /// Seconds to wait for a worker before giving up with an error; 0 waits for
  /// ever.
  double timeout = 0.0;
  /// Batches that each worker may be ahead.
  int64_t prefetch_factor = 2;
  /// Seed of the order and of the datasets' Rng. Default: the one of
  /// seed_everything, else 0.
  std::optional<uint64_t> seed = std::nullopt;
};

namespace detail {
std::shared_ptr<LoaderBase> make_data_loader(
    std::shared_ptr<MapSource> source,
    DataLoaderOptions options);
std::shared_ptr<LoaderBase> make_data_loader(
    std::shared_ptr<IterableSource> source,
    DataLoaderOptions options);
} // namespace detail

/// Batches from a dataset (see dataset.h). An lvalue dataset, such as a member
/// of your data module, is kept by reference and must outlive the loader; an
/// rvalue is moved in; a std::shared_ptr is shared. Samples are collated by
/// stacking their tensors field by field, or by `collate`, which gets a
/// std::vector<Sample> and returns the batch, and is called from the workers.
///
///   return data_loader(train_, {.batch_size = 64, .shuffle = true});
template <class D, class Collate = detail::DefaultCollate>
auto data_loader(
    D&& dataset,
    DataLoaderOptions options = {},
    Collate collate = {}) {
  auto held = detail::hold(std::forward<D>(dataset));
  using Held = typename decltype(held)::element_type;
  static_assert(
      MapDataset<Held> || IterableDataset<Held>,
      "a dataset has size() and get(size_t) or get(size_t, Rng&), or it has "
      "std::optional<Sample> next(); see fulgurite/data/dataset.h");
  using B = detail::BatchOf<Held, Collate>;
  if constexpr (MapDataset<Held>) {
    return Loader<B>(detail::make_data_loader(
        std::make_shared<detail::TypedMapSource<Held, Collate>>(
            std::move(held), std::move(collate)),
        std::move(options)));
  } else {
    return Loader<B>(detail::make_data_loader(
        std::make_shared<detail::TypedIterableSource<Held, Collate>>(
            std::move(held), std::move(collate)),
        std::move(options)));
  }
}

} // namespace fulgurite
