#pragma once

#include "fulgurite/xla/pjrt/element_type.h"
#include "fulgurite/xla/pjrt/handle.h"
#include "fulgurite/xla/pjrt/named_value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulgurite::xla::pjrt {

/// Bytes that one execution needs on each device, as the compiler planned them.
struct CompiledMemoryStats {
  int64_t generated_code_size_in_bytes = 0;
  int64_t argument_size_in_bytes = 0;
  int64_t output_size_in_bytes = 0;
  /// Of the arguments, what outputs take over by donation.
  int64_t alias_size_in_bytes = 0;
  int64_t temp_size_in_bytes = 0;
  int64_t host_argument_size_in_bytes = 0;
  int64_t host_output_size_in_bytes = 0;
  int64_t host_alias_size_in_bytes = 0;
  int64_t host_temp_size_in_bytes = 0;
  /// 0 where the plugin is too old to tell.
  int64_t peak_memory_in_bytes = 0;
};

/// The compiler's count for one execution. Plugins give float32, so large
/// counts are rounded to 24 bits. XLA on the CPU counts up to PJRT API 0.81 at
/// least, and is UNIMPLEMENTED from 0.106 on.
struct CostAnalysis {
  std::optional<double> flops;
  std::optional<double> bytes_accessed;
  /// All that the platform counts, by its own names.
  NamedValues properties;
};

/// The compiled module as the plugin shows it.
struct OptimizedProgram {
  /// "hlo", "hlo_with_config" (serialised protos, in which the instructions'
  /// names are plain text) or "mlir".
  std::string format;
  std::string code;
};

/// What was compiled, without the devices it is loaded on. Strings live as long
/// as the object. Any method may throw PjrtError (UNIMPLEMENTED): platforms
/// differ in what they tell.
class Executable {
 public:
  explicit Executable(detail::Handle<PJRT_Executable> handle)
      : handle_(std::move(handle)) {}

  std::string_view name() const;
  size_t num_replicas() const;
  size_t num_partitions() const;
  /// Per device.
  size_t num_outputs() const;
  std::vector<ElementType> output_element_types() const;
  std::vector<std::vector<int64_t>> output_dims() const;
  int64_t size_of_generated_code_in_bytes() const;
  /// Equal for equal programs, options and compilers.
  std::string_view fingerprint() const;
  CostAnalysis cost_analysis() const;
  CompiledMemoryStats compiled_memory_stats() const;
  OptimizedProgram optimized_program() const;
  /// For Client::deserialize_and_load of the same plugin and kind of device.
  std::string serialize() const;

 private:
  const Plugin& plugin() const {
    return *handle_.get_deleter().plugin;
  }

  detail::Handle<PJRT_Executable> handle_;
};

} // namespace fulgurite::xla::pjrt
