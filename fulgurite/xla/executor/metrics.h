#pragma once

#include "fulgurite/xla/pjrt/executable.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace fulgurite::xla {

/// Exact counts since the process began or reset_metrics().
struct Metrics {
  int64_t nodes = 0; ///< operators recorded
  int64_t executions = 0;
  int64_t compilations = 0;
  int64_t cache_hits = 0; ///< executions of a program that was there
  int64_t disk_hits = 0;  ///< programs that were compiled by an earlier process
  int64_t uploads = 0;    ///< host to device
  int64_t uploaded_bytes = 0;
  int64_t downloads = 0; ///< device to host
  int64_t downloaded_bytes = 0;
  int64_t donated_bytes = 0;
  int64_t most_in_flight = 0; ///< executions that had not ended at one time
  int64_t live_data = 0;      ///< DeviceData that are alive now
  /// Operators that ran on the CPU because they have no lowering, by name.
  std::map<std::string, int64_t> fallbacks;
  /// What made the graph run: "sync", "item", "to cpu" …
  std::map<std::string, int64_t> syncs;
  /// Those that were no end of a step, by operator and caller: "item at +0x2f3a
  /// in train from +0x31c0 in train" (addr2line -e train 0x2f3a), or with the
  /// functions' names where the program exports them.
  std::map<std::string, int64_t> reads;

  /// Memory of the program that was compiled or loaded last, as its compiler
  /// planned it; nothing where the plugin does not tell.
  std::optional<pjrt::CompiledMemoryStats> newest_program;

  // Some of the calls that record operators are timed.
  int64_t timed_nodes = 0;
  int64_t timed_ns = 0;
  /// What the host spends on recording an operator, on average.
  double host_us_per_operator() const {
    return timed_nodes == 0 ? 0
                            : static_cast<double>(timed_ns) / 1e3 /
                                  static_cast<double>(timed_nodes);
  }

  int64_t num_fallbacks() const {
    int64_t sum = 0;
    for (const auto& [name, count] : fallbacks) {
      sum += count;
    }
    return sum;
  }
};

} // namespace fulgurite::xla
