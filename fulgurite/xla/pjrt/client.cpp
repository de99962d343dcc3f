#include "fulgurite/xla/pjrt/client.h"

#include "fulgurite/xla/pjrt/api_impl.h"
#include "fulgurite/xla/pjrt/key_value_store_impl.h"
#include "fulgurite/xla/pjrt/named_value_impl.h"

namespace fulgurite::xla::pjrt {

namespace {

constexpr std::string_view kProgramFormat = "mlir";
constexpr ApiVersion kOptionsOnDeserialize{0, 71};

static_assert(
    static_cast<int>(HostBufferSemantics::kImmutableOnlyDuringCall) ==
    PJRT_HostBufferSemantics_kImmutableOnlyDuringCall);
static_assert(
    static_cast<int>(HostBufferSemantics::kImmutableUntilTransferCompletes) ==
    PJRT_HostBufferSemantics_kImmutableUntilTransferCompletes);
static_assert(
    static_cast<int>(HostBufferSemantics::kImmutableZeroCopy) ==
    PJRT_HostBufferSemantics_kImmutableZeroCopy);
static_assert(
    static_cast<int>(HostBufferSemantics::kMutableZeroCopy) ==
    PJRT_HostBufferSemantics_kMutableZeroCopy);

std::vector<Device> views_of(
    const Plugin& plugin,
    PJRT_Device* const* devices,
    size_t num_devices) {
  std::vector<Device> out;
  out.reserve(num_devices);
  for (size_t i = 0; i < num_devices; ++i) {
    out.emplace_back(plugin, devices[i]);
  }
  return out;
}

} // namespace

struct Client::State {
  // The client calls the store, so it goes first: members die in reverse.
  std::shared_ptr<KeyValueStore> key_value_store;
  detail::Handle<PJRT_Client> handle;
};

Client Client::create(const Plugin& plugin, const ClientOptions& options) {
  const auto create_options = detail::to_c(options.create_options);
  auto args = detail::make_args<PJRT_Client_Create_Args>();
  args.create_options = create_options.data();
  args.num_options = create_options.size();
  if (options.key_value_store != nullptr) {
    detail::set_callbacks(args, *options.key_value_store);
  }
  detail::call(plugin, args);
  auto state = std::make_shared<State>();
  state->key_value_store = options.key_value_store;
  state->handle = detail::make_handle(plugin, args.client, nullptr);
  return Client(plugin, std::move(state));
}

PJRT_Client* Client::get() const {
  return state_->handle.get();
}

std::string_view Client::platform_name() const {
  auto args = detail::make_args<PJRT_Client_PlatformName_Args>();
  args.client = get();
  detail::call(*plugin_, args);
  return {args.platform_name, args.platform_name_size};
}

std::string_view Client::platform_version() const {
  auto args = detail::make_args<PJRT_Client_PlatformVersion_Args>();
  args.client = get();
  detail::call(*plugin_, args);
  return {args.platform_version, args.platform_version_size};
}

int Client::process_index() const {
  auto args = detail::make_args<PJRT_Client_ProcessIndex_Args>();
  args.client = get();
  detail::call(*plugin_, args);
  return args.process_index;
}

std::vector<Device> Client::devices() const {
  auto args = detail::make_args<PJRT_Client_Devices_Args>();
  args.client = get();
  detail::call(*plugin_, args);
  return views_of(*plugin_, args.devices, args.num_devices);
}

std::vector<Device> Client::addressable_devices() const {
  auto args = detail::make_args<PJRT_Client_AddressableDevices_Args>();
  args.client = get();
  detail::call(*plugin_, args);
  return views_of(
      *plugin_, args.addressable_devices, args.num_addressable_devices);
}

Device Client::lookup_device(int id) const {
  auto args = detail::make_args<PJRT_Client_LookupDevice_Args>();
  args.client = get();
  args.id = id;
  detail::call(*plugin_, args);
  return {*plugin_, args.device};
}

Device Client::lookup_addressable_device(int local_hardware_id) const {
  auto args = detail::make_args<PJRT_Client_LookupAddressableDevice_Args>();
  args.client = get();
  args.local_hardware_id = local_hardware_id;
  detail::call(*plugin_, args);
  return {*plugin_, args.addressable_device};
}

std::vector<int> Client::default_device_assignment(
    int num_replicas,
    int num_partitions) const {
  std::vector<int> assignment(
      static_cast<size_t>(num_replicas) * static_cast<size_t>(num_partitions));
  auto args = detail::make_args<PJRT_Client_DefaultDeviceAssignment_Args>();
  args.client = get();
  args.num_replicas = num_replicas;
  args.num_partitions = num_partitions;
  args.default_assignment = assignment.data();
  args.default_assignment_size = assignment.size();
  detail::call(*plugin_, args);
  return assignment;
}

TopologyDescription Client::topology() const {
  auto args = detail::make_args<PJRT_Client_TopologyDescription_Args>();
  args.client = get();
  detail::call(*plugin_, args);
  return {*plugin_, args.topology};
}

LoadedExecutable Client::loaded(PJRT_LoadedExecutable* executable) const {
  return LoadedExecutable(detail::make_handle(*plugin_, executable, state_));
}

LoadedExecutable Client::compile(
    std::string_view module,
    const CompileOptions& options) const {
  const std::string option_bytes = serialize(options);
  PJRT_Program program{};
  program.struct_size = PJRT_Program_STRUCT_SIZE;
  // Mutable in the C API because other functions write to the same struct.
  program.code = const_cast<char*>(module.data()); // NOLINT
  program.code_size = module.size();
  program.format = kProgramFormat.data();
  program.format_size = kProgramFormat.size();
  auto args = detail::make_args<PJRT_Client_Compile_Args>();
  args.client = get();
  args.program = &program;
  args.compile_options = option_bytes.data();
  args.compile_options_size = option_bytes.size();
  detail::call(*plugin_, args);
  return loaded(args.executable);
}

LoadedExecutable Client::deserialize_and_load(
    std::string_view bytes,
    const std::optional<CompileOptions>& options) const {
  auto args = detail::make_args<PJRT_Executable_DeserializeAndLoad_Args>();
  args.client = get();
  args.serialized_executable = bytes.data();
  args.serialized_executable_size = bytes.size();
  std::string option_bytes;
  if (options) {
    // An older plugin would not read the field, and run with the old options.
    if (plugin_->api_version() < kOptionsOnDeserialize) {
      throw PjrtError(
          ErrorCode::kUnimplemented,
          "PJRT_Executable_DeserializeAndLoad",
          plugin_->description(),
          "compile options need PJRT API 0.71",
          "try a newer plugin, or no options");
    }
    option_bytes = serialize(*options);
    args.overridden_serialized_compile_options = option_bytes.data();
    args.overridden_serialized_compile_options_size = option_bytes.size();
  }
  detail::call(*plugin_, args);
  return loaded(args.loaded_executable);
}

Buffer Client::buffer_from_host_buffer(
    const HostArray& array,
    const Device& device) const {
  return buffer_from_host_buffer(
      array, device, HostBufferSemantics::kImmutableOnlyDuringCall, nullptr);
}

Buffer Client::buffer_from_host_buffer(
    const HostArray& array,
    const Device& device,
    HostBufferSemantics semantics,
    ReadyCallback done_with_host_buffer) const {
  auto args = detail::make_args<PJRT_Client_BufferFromHostBuffer_Args>();
  args.client = get();
  args.data = array.data;
  args.type = static_cast<PJRT_Buffer_Type>(array.type);
  args.dims = array.dims.data();
  args.num_dims = array.dims.size();
  args.byte_strides = array.byte_strides.data();
  args.num_byte_strides = array.byte_strides.size();
  args.host_buffer_semantics = static_cast<PJRT_HostBufferSemantics>(semantics);
  args.device = device.get();
  detail::call(*plugin_, args);
  Buffer buffer(detail::make_handle(*plugin_, args.buffer, state_));
  const Event done(
      detail::make_handle(*plugin_, args.done_with_host_buffer, state_));
  if (done_with_host_buffer) {
    done.on_ready(std::move(done_with_host_buffer));
  }
  return buffer;
}

} // namespace fulgurite::xla::pjrt
