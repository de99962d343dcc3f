#pragma once

// The C API, and the one way in which this room calls it. Private: public
// headers of the room only forward-declare the C types, so that their users
// need no pjrt_c_api.h.
//
// To call a further function: add its row below, then
//   auto args = detail::make_args<PJRT_X_Args>();
//   args.… = …;
//   detail::call(plugin, args);

#include "fulgurite/xla/pjrt/error.h"
#include "fulgurite/xla/pjrt/plugin.h"

#include <pjrt_c_api.h>

#include <cstddef>
#include <string>

namespace fulgurite::xla::pjrt::detail {

/// What the table below knows about the function that takes Args.
template <class Args>
struct Call;

#define FULGURITE_PJRT_CALL(Name)                      \
  template <>                                          \
  struct Call<Name##_Args> {                           \
    static constexpr const char* kName = #Name;        \
    static constexpr auto kFunction = &PJRT_Api::Name; \
    static constexpr size_t kStructSize =              \
        static_cast<size_t>(Name##_Args_STRUCT_SIZE);  \
  };
FULGURITE_PJRT_CALL(PJRT_Plugin_Initialize)
FULGURITE_PJRT_CALL(PJRT_Plugin_Attributes)
FULGURITE_PJRT_CALL(PJRT_Event_Destroy)
FULGURITE_PJRT_CALL(PJRT_Event_IsReady)
FULGURITE_PJRT_CALL(PJRT_Event_Error)
FULGURITE_PJRT_CALL(PJRT_Event_Await)
FULGURITE_PJRT_CALL(PJRT_Event_OnReady)
FULGURITE_PJRT_CALL(PJRT_Client_Create)
FULGURITE_PJRT_CALL(PJRT_Client_Destroy)
FULGURITE_PJRT_CALL(PJRT_Client_PlatformName)
FULGURITE_PJRT_CALL(PJRT_Client_PlatformVersion)
FULGURITE_PJRT_CALL(PJRT_Client_ProcessIndex)
FULGURITE_PJRT_CALL(PJRT_Client_Devices)
FULGURITE_PJRT_CALL(PJRT_Client_AddressableDevices)
FULGURITE_PJRT_CALL(PJRT_Client_LookupDevice)
FULGURITE_PJRT_CALL(PJRT_Client_LookupAddressableDevice)
FULGURITE_PJRT_CALL(PJRT_Client_DefaultDeviceAssignment)
FULGURITE_PJRT_CALL(PJRT_Client_TopologyDescription)
FULGURITE_PJRT_CALL(PJRT_Client_Compile)
FULGURITE_PJRT_CALL(PJRT_Client_BufferFromHostBuffer)
FULGURITE_PJRT_CALL(PJRT_DeviceDescription_Id)
FULGURITE_PJRT_CALL(PJRT_DeviceDescription_ProcessIndex)
FULGURITE_PJRT_CALL(PJRT_DeviceDescription_Attributes)
FULGURITE_PJRT_CALL(PJRT_DeviceDescription_Kind)
FULGURITE_PJRT_CALL(PJRT_DeviceDescription_DebugString)
FULGURITE_PJRT_CALL(PJRT_DeviceDescription_ToString)
FULGURITE_PJRT_CALL(PJRT_Device_GetDescription)
FULGURITE_PJRT_CALL(PJRT_Device_IsAddressable)
FULGURITE_PJRT_CALL(PJRT_Device_LocalHardwareId)
FULGURITE_PJRT_CALL(PJRT_Device_AddressableMemories)
FULGURITE_PJRT_CALL(PJRT_Device_MemoryStats)
FULGURITE_PJRT_CALL(PJRT_Memory_Kind)
FULGURITE_PJRT_CALL(PJRT_TopologyDescription_PlatformName)
FULGURITE_PJRT_CALL(PJRT_TopologyDescription_PlatformVersion)
FULGURITE_PJRT_CALL(PJRT_TopologyDescription_GetDeviceDescriptions)
FULGURITE_PJRT_CALL(PJRT_TopologyDescription_Attributes)
FULGURITE_PJRT_CALL(PJRT_TopologyDescription_Serialize)
FULGURITE_PJRT_CALL(PJRT_Buffer_Destroy)
FULGURITE_PJRT_CALL(PJRT_Buffer_ElementType)
FULGURITE_PJRT_CALL(PJRT_Buffer_Dimensions)
FULGURITE_PJRT_CALL(PJRT_Buffer_OnDeviceSizeInBytes)
FULGURITE_PJRT_CALL(PJRT_Buffer_Device)
FULGURITE_PJRT_CALL(PJRT_Buffer_Memory)
FULGURITE_PJRT_CALL(PJRT_Buffer_Delete)
FULGURITE_PJRT_CALL(PJRT_Buffer_IsDeleted)
FULGURITE_PJRT_CALL(PJRT_Buffer_CopyToDevice)
FULGURITE_PJRT_CALL(PJRT_Buffer_ToHostBuffer)
FULGURITE_PJRT_CALL(PJRT_Buffer_IsOnCpu)
FULGURITE_PJRT_CALL(PJRT_Buffer_ReadyEvent)
FULGURITE_PJRT_CALL(PJRT_Buffer_UnsafePointer)
FULGURITE_PJRT_CALL(PJRT_Executable_Destroy)
FULGURITE_PJRT_CALL(PJRT_Executable_Name)
FULGURITE_PJRT_CALL(PJRT_Executable_NumReplicas)
FULGURITE_PJRT_CALL(PJRT_Executable_NumPartitions)
FULGURITE_PJRT_CALL(PJRT_Executable_NumOutputs)
FULGURITE_PJRT_CALL(PJRT_Executable_SizeOfGeneratedCodeInBytes)
FULGURITE_PJRT_CALL(PJRT_Executable_Fingerprint)
FULGURITE_PJRT_CALL(PJRT_Executable_GetCostAnalysis)
FULGURITE_PJRT_CALL(PJRT_Executable_GetCompiledMemoryStats)
FULGURITE_PJRT_CALL(PJRT_Executable_OutputElementTypes)
FULGURITE_PJRT_CALL(PJRT_Executable_OutputDimensions)
FULGURITE_PJRT_CALL(PJRT_Executable_OptimizedProgram)
FULGURITE_PJRT_CALL(PJRT_Executable_Serialize)
FULGURITE_PJRT_CALL(PJRT_Executable_DeserializeAndLoad)
FULGURITE_PJRT_CALL(PJRT_LoadedExecutable_Destroy)
FULGURITE_PJRT_CALL(PJRT_LoadedExecutable_GetExecutable)
FULGURITE_PJRT_CALL(PJRT_LoadedExecutable_AddressableDevices)
FULGURITE_PJRT_CALL(PJRT_LoadedExecutable_Delete)
FULGURITE_PJRT_CALL(PJRT_LoadedExecutable_IsDeleted)
FULGURITE_PJRT_CALL(PJRT_LoadedExecutable_Execute)
#undef FULGURITE_PJRT_CALL

/// Zeroed, with struct_size set: how a plugin of another version knows which
/// fields we have.
template <class Args>
Args make_args() {
  Args args{};
  args.struct_size = Call<Args>::kStructSize;
  return args;
}

/// nullptr where the plugin's table ends before this function, which newer
/// versions of the API appended.
template <class Function>
Function* find(const PJRT_Api& api, Function* PJRT_Api::*function) {
  const auto* begin = reinterpret_cast<const char*>(&api);
  const auto* end = reinterpret_cast<const char*>(&(api.*function) + 1);
  return static_cast<size_t>(end - begin) <= api.struct_size ? api.*function
                                                             : nullptr;
}

void destroy_error(const PJRT_Api& api, PJRT_Error* error);

/// Takes the error over and frees it.
PjrtError take_error(
    const PJRT_Api& api,
    const std::string& plugin,
    const char* call,
    PJRT_Error* error);

/// For a function that the plugin does not have.
PjrtError missing_function(const Plugin& plugin, const char* call);

/// Throws PjrtError where the plugin answers with an error or is too old to
/// know the function.
template <class Args>
void call(const Plugin& plugin, Args& args) {
  auto* function = find(plugin.api(), Call<Args>::kFunction);
  if (function == nullptr) {
    throw missing_function(plugin, Call<Args>::kName);
  }
  if (PJRT_Error* error = function(&args)) {
    throw take_error(
        plugin.api(), plugin.description(), Call<Args>::kName, error);
  }
}

} // namespace fulgurite::xla::pjrt::detail
