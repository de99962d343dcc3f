#pragma once

#include "fulgurite/xla/executor/metrics.h"
#include "fulgurite/xla/ir/node.h"
#include "fulgurite/xla/ir/physical_types.h"

#include <ATen/core/Tensor.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fulgurite::xla {

/// One execution of a graph.
struct Run {
  const Graph& graph;
  /// For each leaf: the root that takes over its memory, or -1.
  std::vector<int64_t> donated_to;
  int64_t device = 0;
  /// What made the graph run: "sync at train.cpp:42", "item" …
  std::string_view cause = {};
};

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
  /// on their way. Throws what earlier executions on the device ended with.
  virtual std::vector<DeviceDataPtr> execute(
      const Run& run,
      Metrics& metrics) = 0;
  /// Waits until everything that was started has ended.
  virtual void wait() {}
  /// How types lie on its devices.
  virtual PhysicalTypes types() const {
    return PhysicalTypes();
  }
  /// Whether each operator is to run as soon as it is called.
  virtual bool is_eager() const {
    return false;
  }
};

} // namespace fulgurite::xla
