#pragma once

#include "fulgurite/base/registry.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace fulgurite {

/// One kind of hardware. Nothing is probed before a Trainer asks.
class Accelerator {
 public:
  virtual ~Accelerator() = default;

  /// The word for `accelerator=`: "cpu", "cuda", "tpu" …
  virtual std::string name() const = 0;
  /// Never throws; the answer may be cached.
  virtual bool is_available() const = 0;
  /// How many devices "auto" means.
  virtual int64_t auto_device_count() const = 0;
  virtual at::Device device(int64_t index) const = 0;

  /// (optional) Default: nothing. Called once in each process before use.
  virtual void setup_device(const at::Device& /*device*/) {}
  /// (optional) Default: nothing.
  virtual void teardown() {}
  /// (optional) Default: empty. Numbers for DeviceStatsMonitor.
  virtual std::vector<std::pair<std::string, double>> device_stats(
      const at::Device& /*device*/) const {
    return {};
  }
  /// (optional) Default: the tensor itself. What a checkpoint writer stores
  /// instead of `tensor`; called tensor by tensor on every path that writes.
  virtual at::Tensor on_save(const at::Tensor& tensor) const {
    return tensor;
  }
};

/// All kinds by name; users add theirs in main, before a Trainer is made.
Registry<Accelerator>& accelerators();

} // namespace fulgurite
