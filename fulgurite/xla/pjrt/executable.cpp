#include "fulgurite/xla/pjrt/executable.h"

#include "fulgurite/xla/pjrt/api_impl.h"
#include "fulgurite/xla/pjrt/named_value_impl.h"

namespace fulgurite::xla::pjrt {

std::string_view Executable::name() const {
  auto args = detail::make_args<PJRT_Executable_Name_Args>();
  args.executable = handle_.get();
  detail::call(plugin(), args);
  return {args.executable_name, args.executable_name_size};
}

size_t Executable::num_replicas() const {
  auto args = detail::make_args<PJRT_Executable_NumReplicas_Args>();
  args.executable = handle_.get();
  detail::call(plugin(), args);
  return args.num_replicas;
}

size_t Executable::num_partitions() const {
  auto args = detail::make_args<PJRT_Executable_NumPartitions_Args>();
  args.executable = handle_.get();
  detail::call(plugin(), args);
  return args.num_partitions;
}

size_t Executable::num_outputs() const {
  auto args = detail::make_args<PJRT_Executable_NumOutputs_Args>();
  args.executable = handle_.get();
  detail::call(plugin(), args);
  return args.num_outputs;
}

std::vector<ElementType> Executable::output_element_types() const {
  auto args = detail::make_args<PJRT_Executable_OutputElementTypes_Args>();
  args.executable = handle_.get();
  detail::call(plugin(), args);
  std::vector<ElementType> types;
  for (size_t i = 0; i < args.num_output_types; ++i) {
    types.push_back(static_cast<ElementType>(args.output_types[i]));
  }
  return types;
}

std::vector<std::vector<int64_t>> Executable::output_dims() const {
  auto args = detail::make_args<PJRT_Executable_OutputDimensions_Args>();
  args.executable = handle_.get();
  detail::call(plugin(), args);
  std::vector<std::vector<int64_t>> out;
  const int64_t* dims = args.dims;
  for (size_t i = 0; i < args.num_outputs; ++i) {
    out.emplace_back(dims, dims + args.dim_sizes[i]);
    dims += args.dim_sizes[i];
  }
  return out;
}

int64_t Executable::size_of_generated_code_in_bytes() const {
  auto args =
      detail::make_args<PJRT_Executable_SizeOfGeneratedCodeInBytes_Args>();
  args.executable = handle_.get();
  detail::call(plugin(), args);
  return args.size_in_bytes;
}

std::string_view Executable::fingerprint() const {
  auto args = detail::make_args<PJRT_Executable_Fingerprint_Args>();
  args.executable = handle_.get();
  detail::call(plugin(), args);
  return {args.executable_fingerprint, args.executable_fingerprint_size};
}

CostAnalysis Executable::cost_analysis() const {
  auto args = detail::make_args<PJRT_Executable_GetCostAnalysis_Args>();
  args.executable = handle_.get();
  detail::call(plugin(), args);
  CostAnalysis cost;
  cost.properties = detail::from_c(args.properties, args.num_properties);
  cost.flops = number(cost.properties, "flops");
  cost.bytes_accessed = number(cost.properties, "bytes accessed");
  return cost;
}

CompiledMemoryStats Executable::compiled_memory_stats() const {
  auto args = detail::make_args<PJRT_Executable_GetCompiledMemoryStats_Args>();
  args.executable = handle_.get();
  detail::call(plugin(), args);
  return {
      .generated_code_size_in_bytes = args.generated_code_size_in_bytes,
      .argument_size_in_bytes = args.argument_size_in_bytes,
      .output_size_in_bytes = args.output_size_in_bytes,
      .alias_size_in_bytes = args.alias_size_in_bytes,
      .temp_size_in_bytes = args.temp_size_in_bytes,
      .host_argument_size_in_bytes = args.host_argument_size_in_bytes,
      .host_output_size_in_bytes = args.host_output_size_in_bytes,
      .host_alias_size_in_bytes = args.host_alias_size_in_bytes,
      .host_temp_size_in_bytes = args.host_temp_size_in_bytes,
      .peak_memory_in_bytes = args.peak_memory_in_bytes,
  };
}

OptimizedProgram Executable::optimized_program() const {
  PJRT_Program program{};
  program.struct_size = PJRT_Program_STRUCT_SIZE;
  auto args = detail::make_args<PJRT_Executable_OptimizedProgram_Args>();
  args.executable = handle_.get();
  args.program = &program;
  // The first call tells the size, the second one writes.
  detail::call(plugin(), args);
  OptimizedProgram out;
  out.code.resize(program.code_size);
  program.code = out.code.data();
  detail::call(plugin(), args);
  out.format.assign(program.format, program.format_size);
  return out;
}

std::string Executable::serialize() const {
  auto args = detail::make_args<PJRT_Executable_Serialize_Args>();
  args.executable = handle_.get();
  detail::call(plugin(), args);
  std::string bytes(args.serialized_bytes, args.serialized_bytes_size);
  args.serialized_executable_deleter(args.serialized_executable);
  return bytes;
}

} // namespace fulgurite::xla::pjrt
