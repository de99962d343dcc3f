#include "fulgurite/xla/pjrt/compile_options.h"

#include "fulgurite/base/error.h"

#include <protozero/pbf_writer.hpp>

// Field numbers are those of XLA's compile_options.proto and xla_data.proto.

namespace fulgurite::xla::pjrt {

using protozero::pbf_writer;

namespace {

namespace compile_options {
constexpr uint32_t kExecutableBuildOptions = 3, kCompilePortableExecutable = 4,
                   kEnvOptionOverrides = 7;
}
namespace map_entry {
constexpr uint32_t kKey = 1, kValue = 2;
}
namespace option_override {
constexpr uint32_t kString = 1, kBool = 2, kInt = 3, kDouble = 4;
}
namespace build_options {
constexpr uint32_t kNumReplicas = 4, kNumPartitions = 5,
                   kUseSpmdPartitioning = 6, kDeviceAssignment = 9,
                   kAllowSpmdShardingPropagationToOutput = 12,
                   kUseShardyPartitioner = 19;
}
namespace device_assignment {
constexpr uint32_t kReplicaCount = 1, kComputationCount = 2,
                   kComputationDevices = 3;
constexpr uint32_t kReplicaDeviceIds = 1;
} // namespace device_assignment

void check(const CompileOptions& options) {
  if (options.num_replicas < 1 || options.num_partitions < 1) {
    misconfigured(
        "[xla::pjrt::CompileOptions] expected at least one replica and one "
        "partition, got ",
        options.num_replicas,
        " and ",
        options.num_partitions);
  }
  const auto num_devices =
      static_cast<size_t>(options.num_replicas * options.num_partitions);
  const size_t num_assigned = options.device_assignment.size();
  if (num_assigned != 0 && num_assigned != num_devices) {
    misconfigured(
        "[xla::pjrt::CompileOptions] expected a device_assignment of ",
        num_devices,
        " devices (num_replicas × num_partitions), got ",
        num_assigned,
        "; try an empty one, which lets the platform decide");
  }
}

// The proto has one entry per partition, each with the devices of its replicas.
std::string assignment_bytes(const CompileOptions& options) {
  std::string bytes;
  pbf_writer writer(bytes);
  writer.add_int32(
      device_assignment::kReplicaCount,
      static_cast<int32_t>(options.num_replicas));
  writer.add_int32(
      device_assignment::kComputationCount,
      static_cast<int32_t>(options.num_partitions));
  for (int64_t partition = 0; partition < options.num_partitions; ++partition) {
    std::vector<int64_t> replicas;
    for (int64_t replica = 0; replica < options.num_replicas; ++replica) {
      replicas.push_back(options.device_assignment.at(
          static_cast<size_t>(replica * options.num_partitions + partition)));
    }
    pbf_writer devices(writer, device_assignment::kComputationDevices);
    devices.add_packed_int64(
        device_assignment::kReplicaDeviceIds, replicas.begin(), replicas.end());
  }
  return bytes;
}

std::string build_options_bytes(const CompileOptions& options) {
  std::string bytes;
  pbf_writer writer(bytes);
  writer.add_int64(build_options::kNumReplicas, options.num_replicas);
  writer.add_int64(build_options::kNumPartitions, options.num_partitions);
  if (options.use_spmd_partitioning) {
    writer.add_bool(build_options::kUseSpmdPartitioning, true);
  }
  if (!options.device_assignment.empty()) {
    writer.add_message(
        build_options::kDeviceAssignment, assignment_bytes(options));
  }
  const auto& allow = options.allow_spmd_sharding_propagation_to_output;
  if (!allow.empty()) {
    writer.add_packed_bool(
        build_options::kAllowSpmdShardingPropagationToOutput,
        allow.begin(),
        allow.end());
  }
  if (options.use_shardy_partitioner) {
    writer.add_bool(build_options::kUseShardyPartitioner, true);
  }
  return bytes;
}

void add_value(pbf_writer& writer, const std::string& value) {
  writer.add_string(option_override::kString, value);
}
void add_value(pbf_writer& writer, bool value) {
  writer.add_bool(option_override::kBool, value);
}
void add_value(pbf_writer& writer, int64_t value) {
  writer.add_int64(option_override::kInt, value);
}
void add_value(pbf_writer& writer, double value) {
  writer.add_double(option_override::kDouble, value);
}

} // namespace

std::string serialize(const CompileOptions& options) {
  check(options);
  std::string bytes;
  pbf_writer writer(bytes);
  writer.add_message(
      compile_options::kExecutableBuildOptions, build_options_bytes(options));
  if (options.compile_portable_executable) {
    writer.add_bool(compile_options::kCompilePortableExecutable, true);
  }
  for (const auto& [name, value] : options.env_option_overrides) {
    pbf_writer entry(writer, compile_options::kEnvOptionOverrides);
    entry.add_string(map_entry::kKey, name);
    pbf_writer option(entry, map_entry::kValue);
    std::visit([&](const auto& content) { add_value(option, content); }, value);
  }
  return bytes;
}

} // namespace fulgurite::xla::pjrt
