#pragma once

#include "fulgurite/base/random.h"
#include "fulgurite/data/loader.h"

#include <ATen/ops/full.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <thread>
#include <vector>

// Datasets of counting numbers, whose batches say which samples they are made
// of.
namespace fulgurite::test {

struct Number {
  at::Tensor index = {};
  at::Tensor noise = {};
};

class Numbers {
 public:
  explicit Numbers(size_t size) : size_(size) {}
  size_t size() const {
    return size_;
  }
  void resize(size_t size) {
    size_ = size;
  }
  Number get(size_t index) const {
    if (fail_at == static_cast<int64_t>(index)) {
      throw std::runtime_error("cannot read number " + std::to_string(index));
    }
    if (odd_shape_at == static_cast<int64_t>(index)) {
      return {at::full({2}, 0, at::kLong)};
    }
    return {at::full({}, static_cast<int64_t>(index), at::kLong)};
  }

  int64_t fail_at = -1;
  int64_t odd_shape_at = -1;

 private:
  size_t size_;
};

/// Also draws random numbers, a number of times that depends on the index, and
/// takes a while for some indices.
class NoisyNumbers {
 public:
  explicit NoisyNumbers(size_t size) : size_(size) {}
  size_t size() const {
    return size_;
  }
  Number get(size_t index, Rng& rng) const {
    if (index % 7 == 0) {
      std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
    double noise = 0;
    for (size_t i = 0; i <= index % 3; ++i) {
      noise = rng.uniform();
    }
    return {
        at::full({}, static_cast<int64_t>(index), at::kLong),
        at::full({}, noise, at::kDouble)};
  }

 private:
  size_t size_;
};

/// Counts up to `size`, from its start or from where its state says.
class CountingStream {
 public:
  explicit CountingStream(int64_t size) : size_(size) {}
  std::optional<Number> next(Rng& rng) {
    if (position_ == size_) {
      return std::nullopt;
    }
    if (position_ == fail_at) {
      ++position_;
      throw std::runtime_error("bad line");
    }
    ++taken;
    return Number{
        at::full({}, 1000 * epoch_ + position_++, at::kLong),
        at::full({}, rng.uniform(), at::kDouble)};
  }
  void reset(int64_t epoch) {
    epoch_ = epoch;
    position_ = 0;
  }

  int64_t fail_at = -1;
  int64_t taken = 0;

 protected:
  int64_t size_;
  int64_t epoch_ = 0;
  int64_t position_ = 0;
};

class StatefulStream : public CountingStream {
 public:
  using CountingStream::CountingStream;
  Value state_dict() const {
    return Value::Dict{{"position", position_}, {"epoch", epoch_}};
  }
  void load_state_dict(const Value& state) {
    position_ = state.as_dict().at("position").as_int();
    epoch_ = state.as_dict().at("epoch").as_int();
  }
};

inline std::vector<int64_t> values_of(const at::Tensor& tensor) {
  const auto flat = tensor.contiguous();
  const auto* data = flat.const_data_ptr<int64_t>();
  return {data, data + flat.numel()};
}

inline std::vector<double> noise_of(const at::Tensor& tensor) {
  const auto flat = tensor.contiguous();
  const auto* data = flat.const_data_ptr<double>();
  return {data, data + flat.numel()};
}

/// The batches that remain, one vector of indices each.
inline std::vector<std::vector<int64_t>> rest_of(LoaderBase& loader) {
  std::vector<std::vector<int64_t>> batches;
  AnyBatch batch;
  while (loader.next(batch)) {
    batches.push_back(values_of(batch.as<Number>().index));
  }
  return batches;
}

inline std::vector<std::vector<int64_t>> epoch_of(
    const Loader<Number>& loader,
    int64_t epoch = 0) {
  loader->begin_epoch(epoch);
  return rest_of(*loader);
}

} // namespace fulgurite::test
