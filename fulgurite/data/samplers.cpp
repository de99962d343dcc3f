#include "fulgurite/data/samplers.h"

#include "fulgurite/base/error.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace fulgurite {

namespace {

uint64_t seed_or_global(const std::optional<uint64_t>& seed) {
  return seed ? *seed : global_seed().value_or(0);
}

Rng rng_of_epoch(uint64_t seed, int64_t epoch) {
  return Rng(mix_seed(seed, static_cast<uint64_t>(epoch)));
}

/// Uniform in [0, bound) without bias (Lemire), one multiplication per draw.
uint64_t below(Rng& rng, uint64_t bound) {
  __extension__ typedef unsigned __int128 Wide;
  Wide product = static_cast<Wide>(rng.next_u64()) * bound;
  if (static_cast<uint64_t>(product) < bound) {
    const uint64_t threshold = (0 - bound) % bound;
    while (static_cast<uint64_t>(product) < threshold) {
      product = static_cast<Wide>(rng.next_u64()) * bound;
    }
  }
  return static_cast<uint64_t>(product >> 64);
}

// A seed fills all 64 bits; a state dict holds signed numbers.
Value seed_state(uint64_t seed) {
  return Value::Dict{{"seed", static_cast<int64_t>(seed)}};
}

uint64_t seed_of_state(const Value& state) {
  return static_cast<uint64_t>(state.as_dict().at("seed").as_int());
}

size_t take(
    const std::vector<size_t>& order,
    size_t& position,
    std::span<size_t> indices) {
  const size_t count = std::min(indices.size(), order.size() - position);
  std::copy_n(
      order.begin() + static_cast<std::ptrdiff_t>(position),
      count,
      indices.begin());
  position += count;
  return count;
}

} // namespace

Sampler::~Sampler() = default;
BatchSampler::~BatchSampler() = default;

void Sampler::skip(size_t count) {
  std::array<size_t, 256> passed{};
  while (count > 0) {
    const size_t chunk = std::min(count, passed.size());
    if (next(std::span(passed).first(chunk)) < chunk) {
      return;
    }
    count -= chunk;
  }
}

size_t SequentialSampler::next(std::span<size_t> indices) {
  const size_t count = std::min(indices.size(), size_ - next_);
  std::iota(
      indices.begin(),
      indices.begin() + static_cast<std::ptrdiff_t>(count),
      next_);
  next_ += count;
  return count;
}

void SequentialSampler::skip(size_t count) {
  next_ += std::min(count, size_ - next_);
}

RandomSampler::RandomSampler(size_t size, RandomSamplerOptions options)
    : size_(size),
      num_samples_(size),
      replacement_(options.replacement),
      seed_(seed_or_global(options.seed)),
      rng_(rng_of_epoch(seed_, 0)) {
  if (!options.num_samples) {
    return;
  }
  if (*options.num_samples <= 0 || size == 0) {
    misconfigured(
        "[RandomSampler] expected num_samples > 0 and samples to draw from, "
        "got num_samples = ",
        *options.num_samples,
        " of ",
        size,
        " samples");
  }
  num_samples_ = static_cast<size_t>(*options.num_samples);
}

void RandomSampler::set_epoch(int64_t epoch) {
  rng_ = rng_of_epoch(seed_, epoch);
  drawn_ = 0;
  order_.clear();
}

size_t RandomSampler::draw() {
  if (replacement_) {
    return below(rng_, size_);
  }
  const size_t at = drawn_ % size_;
  if (at == 0) {
    order_.resize(size_);
    std::iota(order_.begin(), order_.end(), size_t{0});
  }
  std::swap(order_[at], order_[at + below(rng_, size_ - at)]);
  return order_[at];
}

size_t RandomSampler::next(std::span<size_t> indices) {
  const size_t count = std::min(indices.size(), num_samples_ - drawn_);
  for (size_t i = 0; i < count; ++i) {
    indices[i] = draw();
    ++drawn_;
  }
  return count;
}

Value RandomSampler::state_dict() const {
  return seed_state(seed_);
}

void RandomSampler::load_state_dict(const Value& state) {
  seed_ = seed_of_state(state);
}

WeightedRandomSampler::WeightedRandomSampler(
    std::vector<double> weights,
    int64_t num_samples,
    WeightedRandomSamplerOptions options)
    : weights_(std::move(weights)),
      num_samples_(static_cast<size_t>(num_samples)),
      replacement_(options.replacement),
      seed_(seed_or_global(options.seed)),
      rng_(rng_of_epoch(seed_, 0)) {
  if (num_samples <= 0) {
    misconfigured(
        "[WeightedRandomSampler] expected num_samples > 0, got ", num_samples);
  }
  size_t possible = 0;
  double total = 0;
  for (size_t i = 0; i < weights_.size(); ++i) {
    if (!(weights_[i] >= 0) || std::isinf(weights_[i])) {
      misconfigured(
          "[WeightedRandomSampler] expected finite weights ≥ 0, got ",
          weights_[i],
          " at index ",
          i);
    }
    possible += weights_[i] > 0 ? 1 : 0;
    total += weights_[i];
    cumulative_.push_back(total);
  }
  if (possible == 0 || std::isinf(total)) {
    misconfigured(
        "[WeightedRandomSampler] expected weights with a finite sum > 0, got "
        "the sum ",
        total);
  }
  if (!replacement_ && possible < num_samples_) {
    misconfigured(
        "[WeightedRandomSampler] expected at least num_samples = ",
        num_samples_,
        " weights above zero to draw without replacement, got ",
        possible);
  }
  set_epoch(0);
}

void WeightedRandomSampler::set_epoch(int64_t epoch) {
  rng_ = rng_of_epoch(seed_, epoch);
  drawn_ = 0;
  if (!replacement_) {
    order_without_replacement();
  }
}

// Exponential waiting times with the weights as rates: who comes first is drawn
// by weight, then the next among the rest, and so on.
void WeightedRandomSampler::order_without_replacement() {
  std::vector<std::pair<double, size_t>> arrivals;
  arrivals.reserve(weights_.size());
  for (size_t i = 0; i < weights_.size(); ++i) {
    const double waiting = -std::log(1.0 - rng_.uniform());
    if (weights_[i] > 0) {
      arrivals.emplace_back(waiting / weights_[i], i);
    }
  }
  const auto last =
      arrivals.begin() + static_cast<std::ptrdiff_t>(num_samples_);
  std::partial_sort(arrivals.begin(), last, arrivals.end());
  order_.clear();
  std::for_each(arrivals.begin(), last, [&](const auto& arrival) {
    order_.push_back(arrival.second);
  });
}

size_t WeightedRandomSampler::next(std::span<size_t> indices) {
  if (!replacement_) {
    return take(order_, drawn_, indices);
  }
  const size_t count = std::min(indices.size(), num_samples_ - drawn_);
  for (size_t i = 0; i < count; ++i) {
    // The first whose cumulative weight exceeds the draw has a weight above
    // zero itself.
    const double draw = rng_.uniform() * cumulative_.back();
    const auto it =
        std::upper_bound(cumulative_.begin(), cumulative_.end(), draw);
    indices[i] = static_cast<size_t>(it - cumulative_.begin());
  }
  drawn_ += count;
  return count;
}

Value WeightedRandomSampler::state_dict() const {
  return seed_state(seed_);
}

void WeightedRandomSampler::load_state_dict(const Value& state) {
  seed_ = seed_of_state(state);
}

namespace {

AnySampler order_to_share(
    size_t size,
    const DistributedSamplerOptions& options) {
  if (options.shuffle) {
    return RandomSampler(size, {.seed = options.seed});
  }
  return SequentialSampler(size);
}

} // namespace

DistributedSampler::DistributedSampler(
    size_t size,
    DistributedSamplerOptions options)
    : DistributedSampler(order_to_share(size, options), options) {}

DistributedSampler::DistributedSampler(
    AnySampler sampler,
    DistributedSamplerOptions options)
    : sampler_(std::move(sampler)), options_(options) {
  if (options_.num_replicas < 1 || options_.rank < 0 ||
      options_.rank >= options_.num_replicas) {
    misconfigured(
        "[DistributedSampler] expected 0 ≤ rank < num_replicas, got rank ",
        options_.rank,
        " of ",
        options_.num_replicas);
  }
  if (!sampler_) {
    misconfigured("[DistributedSampler] expected a sampler, got none");
  }
}

size_t DistributedSampler::share_of(size_t total) const {
  const auto replicas = static_cast<size_t>(options_.num_replicas);
  const auto rank = static_cast<size_t>(options_.rank);
  if (!options_.pad) {
    return total / replicas + (rank < total % replicas ? 1 : 0);
  }
  return options_.drop_last ? total / replicas
                            : (total + replicas - 1) / replicas;
}

std::optional<int64_t> DistributedSampler::size() const {
  const auto total = sampler_->size();
  if (!total) {
    return std::nullopt;
  }
  return static_cast<int64_t>(share_of(static_cast<size_t>(*total)));
}

void DistributedSampler::set_epoch(int64_t epoch) {
  sampler_->set_epoch(epoch);
  order_.clear();
  constexpr size_t kChunk = 4096;
  size_t count = kChunk;
  while (count == kChunk) {
    const size_t before = order_.size();
    order_.resize(before + kChunk);
    count = sampler_->next(std::span(order_).subspan(before));
    order_.resize(before + count);
  }
  share_ = share_of(order_.size());
  next_ = 0;
}

size_t DistributedSampler::next(std::span<size_t> indices) {
  const size_t count = std::min(indices.size(), share_ - next_);
  const auto replicas = static_cast<size_t>(options_.num_replicas);
  const auto rank = static_cast<size_t>(options_.rank);
  for (size_t i = 0; i < count; ++i) {
    indices[i] = order_[((next_ + i) * replicas + rank) % order_.size()];
  }
  next_ += count;
  return count;
}

void DistributedSampler::skip(size_t count) {
  next_ += std::min(count, share_ - next_);
}

void FunctionSampler::set_epoch(int64_t epoch) {
  order_ = function_(epoch);
  next_ = 0;
}

size_t FunctionSampler::next(std::span<size_t> indices) {
  return take(order_, next_, indices);
}

void FunctionSampler::skip(size_t count) {
  next_ += std::min(count, order_.size() - next_);
}

FixedSizeBatchSampler::FixedSizeBatchSampler(
    AnySampler sampler,
    int64_t batch_size,
    bool drop_last)
    : sampler_(std::move(sampler)),
      batch_size_(static_cast<size_t>(batch_size)),
      drop_last_(drop_last) {
  if (batch_size <= 0) {
    misconfigured("[DataLoader] expected batch_size > 0, got ", batch_size);
  }
  if (!sampler_) {
    misconfigured("[FixedSizeBatchSampler] expected a sampler, got none");
  }
}

std::optional<int64_t> FixedSizeBatchSampler::size() const {
  const auto total = sampler_->size();
  if (!total) {
    return std::nullopt;
  }
  const auto size = static_cast<int64_t>(batch_size_);
  return drop_last_ ? *total / size : (*total + size - 1) / size;
}

bool FixedSizeBatchSampler::next(std::vector<size_t>& indices) {
  indices.resize(batch_size_);
  const size_t count = sampler_->next(indices);
  indices.resize(drop_last_ && count < batch_size_ ? 0 : count);
  return !indices.empty();
}

} // namespace fulgurite
