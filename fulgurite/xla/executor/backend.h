#pragma once

#include "fulgurite/xla/executor/metrics.h"
#include "fulgurite/xla/ir/node.h"

#include <ATen/core/Tensor.h>

#include <memory>
#include <string>
#include <vector>

namespace fulgurite::xla {

/// What runs graphs: a PJRT plugin, or the reference interpreter.
class Backend {
 public:
  virtual ~Backend() = default;

  virtual std::string name() const = 0;
  virtual int64_t device_count() const = 0;
  /// Copies a contiguous CPU tensor; its memory may change afterwards.
  virtual DeviceDataPtr upload(const at::Tensor& host, int64_t device) = 0;
  /// Waits for the contents and copies them into a new CPU tensor.
  virtual at::Tensor download(const DeviceData& data) = 0;
  /// Runs the graph on its leaves and gives the contents of its roots, perhaps
  /// on their way. donated_to[i] names the root that takes over the memory of
  /// leaf i, or is -1.
  virtual std::vector<DeviceDataPtr> execute(
      const Graph& graph,
      const std::vector<int64_t>& donated_to,
      int64_t device,
      Metrics& metrics) = 0;
  /// Waits until everything that was started has ended.
  virtual void wait() {}
};

} // namespace fulgurite::xla
