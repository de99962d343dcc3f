#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace fulgurite::xla::pjrt {

/// How a module is compiled: the fields of XLA's CompileOptionsProto that we
/// use. Equal options give equal bytes, for the keys of caches.
struct CompileOptions {
  /// Must agree with the module's attributes mhlo.num_replicas and
  /// mhlo.num_partitions.
  int64_t num_replicas = 1;
  int64_t num_partitions = 1;
  /// Device ids, all partitions of replica 0, then of replica 1, …; empty:
  /// the platform decides.
  std::vector<int64_t> device_assignment = {};
  /// One program over global shapes, split by the compiler.
  bool use_spmd_partitioning = false;
  /// Split by Shardy (sdy.* in the text) and not by GSPMD (mhlo.sharding).
  bool use_shardy_partitioner = false;
  /// Per output, or one for all: whether the compiler chooses its sharding.
  std::vector<bool> allow_spmd_sharding_propagation_to_output = {};
  /// The executable runs on any one device, chosen at each execution.
  bool compile_portable_executable = false;
  /// XLA's debug options by name, as "xla_backend_optimization_level".
  using OptionValue = std::variant<std::string, bool, int64_t, double>;
  std::map<std::string, OptionValue> env_option_overrides = {};
};

/// Bytes of a CompileOptionsProto. Throws MisconfigurationError for counts
/// below one (XLA ends the process) or an assignment of another length.
std::string serialize(const CompileOptions& options);

} // namespace fulgurite::xla::pjrt
