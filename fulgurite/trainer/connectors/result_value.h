#pragma once

#include "fulgurite/base/value.h"
#include "fulgurite/core/log_options.h"

#include <ATen/core/Tensor.h>

#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>
#include <span>

namespace fulgurite::detail {

/// A number that may still lie on a device.
struct Number {
  double value = 0;
  /// Defined (0-dim, floating): the number is here and `value` means nothing.
  at::Tensor tensor = {};
};

/// Brings all of them to the host, with one copy per device.
void read(std::span<Number* const> numbers);

/// LoggerConnector::Sync.
using SyncFunction = std::function<at::Tensor(const at::Tensor&, Reduce)>;

/// The one element of a CPU tensor, without going through the dispatcher where
/// that is possible.
double read_cpu_scalar(const at::Tensor& value);

/// What was logged under one name: the last value and what the epoch made of
/// all of them. Numbers and CPU tensors are added up in double on the host;
/// values of other devices stay there, in float32 or float64, and nothing here
/// waits for a device.
class ResultValue {
 public:
  explicit ResultValue(Reduce reduce) : reduce_(reduce) {
    reset();
  }

  void set_step(double value) {
    step_.value = value;
    if (step_.tensor.defined()) {
      step_.tensor.reset();
    }
  }
  /// Takes a copy: the caller may change `value` later.
  void set_step(const at::Tensor& value);
  /// `weight` counts for the mean only.
  void add(double value, double weight) {
    epoch_is_known_ = false;
    switch (reduce_) {
      case Reduce::kMean:
        total_ += value * weight;
        weight_ += weight;
        break;
      case Reduce::kSum:
        total_ += value;
        break;
      case Reduce::kMin:
        total_ = value < total_ || std::isnan(value) ? value : total_;
        break;
      case Reduce::kMax:
        total_ = value > total_ || std::isnan(value) ? value : total_;
        break;
    }
  }
  void add(const at::Tensor& value, double weight);
  void reset();

  Number& step() {
    return step_;
  }
  bool epoch_is_known() const {
    return epoch_is_known_;
  }
  /// With a sync the first call after an add is a collective.
  Number& epoch(const SyncFunction* sync);

  /// Adds "step", "total", "weight" and "device_total" to it.
  void save(Value::Dict& state) const;
  void load(const Value::Dict& state);

 private:
  Number total() const;
  Number synced_total(const SyncFunction& sync, Number total) const;

  Reduce reduce_;
  bool epoch_is_known_ = false;
  Number step_;
  Number epoch_;
  double total_ = 0;
  double weight_ = 0;
  // Where values came from a device. Belongs to this object alone, so that it
  // can be changed in place.
  at::Tensor device_total_;
};

/// The value of this rank reduced over the ranks, unweighted.
double sync_step(double value, Reduce reduce, const SyncFunction& sync);
at::Tensor
sync_step(const at::Tensor& value, Reduce reduce, const SyncFunction& sync);

} // namespace fulgurite::detail
