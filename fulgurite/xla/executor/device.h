#pragma once

#include "fulgurite/xla/executor/backend.h"
#include "fulgurite/xla/executor/call_site.h"
#include "fulgurite/xla/executor/growth_watch.h"
#include "fulgurite/xla/executor/index_checks.h"
#include "fulgurite/xla/executor/lazy_storage.h"
#include "fulgurite/xla/executor/number_watch.h"
#include "fulgurite/xla/executor/tracing_thread.h"
#include "fulgurite/xla/ops/random_state.h"

#include <c10/core/Device.h>

#include <mutex>
#include <string_view>

namespace fulgurite::xla {

/// One XLA device: the graph that is being recorded for it, and the storages
/// that wait for its results. Used under lock(): the backward pass records on a
/// thread of LibTorch's.
class Device {
 public:
  Device(Backend& backend, int64_t index, Metrics& metrics);

  c10::Device torch_device() const {
    return {c10::DeviceType::XLA, static_cast<c10::DeviceIndex>(index_)};
  }
  int64_t index() const {
    return index_;
  }
  Backend& backend() {
    return backend_;
  }
  Metrics& metrics() {
    return metrics_;
  }
  std::unique_lock<std::recursive_mutex> lock() {
    return std::unique_lock(mutex_);
  }

  // Contents of storages as values of the present graph.

  Value read(LazyStorage& storage);
  /// `value` has the storage's shape.
  void write(LazyStorage& storage, const Value& value);
  /// Contents that are on the device already.
  void put(LazyStorage& storage, DeviceDataPtr data);
  /// A storage is going away.
  void forget(LazyStorage& storage);

  /// A new node of the graph. The caller fills in inputs, args and outputs,
  /// then calls finish(). Throws UserError where another thread is recording.
  Node& begin_node(const Op& op);
  void finish(Node& node);
  size_t num_nodes() const {
    return arena_.size();
  }

  /// A number that may change from step to step without a new program: an
  /// element of one list that is sent along with each execution. 0-dim.
  Value number(const at::Scalar& value);
  /// Tells which of the numbers that are parts of the program have to become
  /// such elements. Each operator with a number enters its trace.
  NumberWatch& number_watch() {
    return number_watch_;
  }
  /// The state that a random operator starts from, sent along likewise.
  Value random_state(const RandomState& state);

  /// Whether operators are to add the ranges of their indices (see
  /// IndexChecks), which the next sync looks at before it runs anything.
  bool checks_indices() const {
    return checks_indices_;
  }
  IndexChecks& index_checks() {
    return index_checks_;
  }

  /// Runs everything recorded so far. `cause` is for the metrics and, with the
  /// place in the user's code where it is known, for messages; the end of a
  /// step lets results take over the memory of what they replace.
  void sync(
      std::string_view cause,
      bool end_of_step = false,
      const CallSite& place = {});
  /// The contents of a storage, in host memory. Syncs when they are not there.
  at::Tensor download(LazyStorage& storage, std::string_view cause);

  /// The graph as text, one node a line.
  std::string dump();

 private:
  struct Roots;
  Roots collect_roots();
  std::vector<int64_t> donations(const Graph& graph, const Roots& roots) const;
  void send(Node* leaf, const at::Tensor& host);
  void send_numbers();
  /// For messages; counts reads.
  std::string
  name_sync(std::string_view cause, bool end_of_step, const CallSite& place);
  void run_index_checks(std::string_view cause);
  void warn_of_endless_graph();
  void clear_graph();

  Backend& backend_;
  int64_t index_;
  Metrics& metrics_;
  std::recursive_mutex mutex_;
  Arena arena_;
  uint64_t generation_ = 1;
  std::vector<LazyStorage*> pending_;
  Node* numbers_leaf_ = nullptr;
  std::vector<double> numbers_;
  NumberWatch number_watch_;
  Node* random_leaf_ = nullptr;
  std::vector<RandomState> random_states_;
  bool checks_indices_;
  IndexChecks index_checks_;
  TracingThread tracing_thread_;
  GrowthWatch growth_watch_;
  bool has_warned_of_endless_graph_ = false;
};

} // namespace fulgurite::xla
