#pragma once

#include "fulgurite/base/random.h"
#include "fulgurite/data/sampler.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

// The shipped samplers. One without a seed takes that of seed_everything, else
// 0; each epoch has a random stream of its own, made from (seed, epoch).
namespace fulgurite {

/// 0, 1, 2 …
class SequentialSampler final : public Sampler {
 public:
  explicit SequentialSampler(size_t size) : size_(size) {}
  std::optional<int64_t> size() const override {
    return static_cast<int64_t>(size_);
  }
  void set_epoch(int64_t) override {
    next_ = 0;
  }
  size_t next(std::span<size_t> indices) override;
  void skip(size_t count) override;
  bool shuffles() const override {
    return false;
  }

 private:
  size_t size_;
  size_t next_ = 0;
};

struct RandomSamplerOptions {
  /// Draw each index anew, so that it may come again.
  bool replacement = false;
  /// Indices per epoch. Default: as many as there are samples; without
  /// replacement, more than that begins another shuffle.
  std::optional<int64_t> num_samples = std::nullopt;
  std::optional<uint64_t> seed = std::nullopt;
};

/// A new random order in each epoch.
class RandomSampler final : public Sampler {
 public:
  explicit RandomSampler(size_t size, RandomSamplerOptions options = {});
  std::optional<int64_t> size() const override {
    return static_cast<int64_t>(num_samples_);
  }
  void set_epoch(int64_t epoch) override;
  size_t next(std::span<size_t> indices) override;
  Value state_dict() const override;
  void load_state_dict(const Value& state) override;

 private:
  size_t draw();

  size_t size_;
  size_t num_samples_;
  bool replacement_;
  uint64_t seed_;
  Rng rng_;
  size_t drawn_ = 0;
  // Shuffled only as far as it has been drawn, so that an epoch begins at once.
  std::vector<size_t> order_;
};

struct WeightedRandomSamplerOptions {
  bool replacement = true;
  std::optional<uint64_t> seed = std::nullopt;
};

/// Draws `num_samples` indices, each with a chance in proportion to its weight.
/// Weights need not add up to one.
class WeightedRandomSampler final : public Sampler {
 public:
  WeightedRandomSampler(
      std::vector<double> weights,
      int64_t num_samples,
      WeightedRandomSamplerOptions options = {});
  std::optional<int64_t> size() const override {
    return static_cast<int64_t>(num_samples_);
  }
  void set_epoch(int64_t epoch) override;
  size_t next(std::span<size_t> indices) override;
  Value state_dict() const override;
  void load_state_dict(const Value& state) override;

 private:
  void order_without_replacement();

  std::vector<double> weights_;
  std::vector<double> cumulative_;
  size_t num_samples_;
  bool replacement_;
  uint64_t seed_;
  Rng rng_;
  size_t drawn_ = 0;
  std::vector<size_t> order_;
};

struct DistributedSamplerOptions {
  int64_t num_replicas = 1;
  int64_t rank = 0;
  bool shuffle = true;
  std::optional<uint64_t> seed = std::nullopt;
  /// Drop the tail instead of repeating samples from the front, where they do
  /// not divide evenly.
  bool drop_last = false;
  /// False: neither repeat nor drop; ranks may differ by one.
  bool pad = true;
};

/// The indices rank, rank + num_replicas, … of an order that all ranks share.
class DistributedSampler final : public Sampler {
 public:
  DistributedSampler(size_t size, DistributedSamplerOptions options);
  /// Shares out the order of another sampler, which must give every rank the
  /// same one; `shuffle` and `seed` are not used. It must have an end.
  DistributedSampler(AnySampler sampler, DistributedSamplerOptions options);
  std::optional<int64_t> size() const override;
  void set_epoch(int64_t epoch) override;
  size_t next(std::span<size_t> indices) override;
  void skip(size_t count) override;
  bool shuffles() const override {
    return sampler_->shuffles();
  }
  Value state_dict() const override {
    return sampler_->state_dict();
  }
  void load_state_dict(const Value& state) override {
    sampler_->load_state_dict(state);
  }

 private:
  size_t share_of(size_t total) const;

  AnySampler sampler_;
  DistributedSamplerOptions options_;
  std::vector<size_t> order_;
  size_t share_ = 0;
  size_t next_ = 0;
};

/// Any order, made anew for each epoch by a function of the epoch.
class FunctionSampler final : public Sampler {
 public:
  explicit FunctionSampler(
      std::function<std::vector<size_t>(int64_t epoch)> order,
      std::optional<int64_t> size = std::nullopt)
      : function_(std::move(order)), size_(size) {}
  std::optional<int64_t> size() const override {
    return size_;
  }
  void set_epoch(int64_t epoch) override;
  size_t next(std::span<size_t> indices) override;
  void skip(size_t count) override;

 private:
  std::function<std::vector<size_t>(int64_t)> function_;
  std::optional<int64_t> size_;
  std::vector<size_t> order_;
  size_t next_ = 0;
};

/// Batches of `batch_size` indices in the order of a sampler (PyTorch's
/// BatchSampler).
class FixedSizeBatchSampler final : public BatchSampler {
 public:
  FixedSizeBatchSampler(
      AnySampler sampler,
      int64_t batch_size,
      bool drop_last = false);
  std::optional<int64_t> size() const override;
  void set_epoch(int64_t epoch) override {
    sampler_->set_epoch(epoch);
  }
  bool next(std::vector<size_t>& indices) override;
  /// Passes over this many samples.
  void skip_samples(size_t count) {
    sampler_->skip(count);
  }
  bool shuffles() const override {
    return sampler_->shuffles();
  }
  Value state_dict() const override {
    return sampler_->state_dict();
  }
  void load_state_dict(const Value& state) override {
    sampler_->load_state_dict(state);
  }

 private:
  AnySampler sampler_;
  size_t batch_size_;
  bool drop_last_;
};

} // namespace fulgurite
