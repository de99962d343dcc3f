#pragma once

#include "fulgurite/data/dataset.h"
#include "fulgurite/data/holder_impl.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <utility>

// Datasets of torch::data. Most need nothing: data_loader() takes a
// torch::data::datasets::Dataset and one mapped by transforms, with or without
// Stack<>, as it is; and a Loader<B> takes what torch::data::make_data_loader
// returns. (Their samplers and random transforms draw from LibTorch's default
// generator, which no loader state can restore.)
//
// from_torch() makes an iterable dataset of the rest: stateful ones such as
// ChunkDataset, which give a std::optional of as many samples as they are asked
// for.
namespace fulgurite {

namespace detail {

template <class D>
concept GetsByCount = requires(D& dataset, size_t count) {
  requires is_instance<decltype(dataset.get_batch(count)), std::optional>;
  dataset.reset();
};

template <GetsByCount D>
class TorchStream {
 public:
  using Samples =
      typename decltype(std::declval<D&>().get_batch(size_t{}))::value_type;
  using Sample = typename Samples::value_type;

  TorchStream(std::shared_ptr<D> dataset, size_t read_size)
      : dataset_(std::move(dataset)), read_size_(read_size) {}

  std::optional<Sample> next() {
    while (waiting_.empty()) {
      auto samples = dataset_->get_batch(read_size_);
      if (!samples) {
        return std::nullopt;
      }
      for (auto& sample : *samples) {
        waiting_.push_back(std::move(sample));
      }
    }
    auto sample = std::move(waiting_.front());
    waiting_.pop_front();
    return sample;
  }

  void reset(int64_t) {
    waiting_.clear();
    dataset_->reset();
  }

 private:
  std::shared_ptr<D> dataset_;
  size_t read_size_;
  std::deque<Sample> waiting_;
};

} // namespace detail

/// An iterable dataset over a stateful dataset of torch::data, kept as
/// data_loader() keeps its datasets. `read_size` samples are asked for at a
/// time.
template <class D>
auto from_torch(D&& dataset, size_t read_size = 64) {
  auto held = detail::hold(std::forward<D>(dataset));
  using Held = typename decltype(held)::element_type;
  static_assert(
      detail::GetsByCount<Held>,
      "from_torch takes datasets with reset() and a get_batch(size_t) that "
      "returns a std::optional of samples; give others to data_loader "
      "directly");
  return detail::TorchStream<Held>(std::move(held), read_size);
}

} // namespace fulgurite
