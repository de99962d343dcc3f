// A PJRT plugin without XLA: see fake_plugin.h.
//
// Map: errors · events · devices · buffers · programs · the client · the table.
// To add a function: FAKE(PJRT_X) { … } and its row in table().

#include "tests/xla/pjrt/fake_plugin.h"

#include <algorithm>
#include <condition_variable>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

using fulgurite::test::FakeEvents;
using fulgurite::test::FakePlugin;

namespace {

FakePlugin& fake() {
  static FakePlugin plugin;
  return plugin;
}

// Counts objects of one kind for as long as they live.
template <std::atomic<int> FakePlugin::*Counter>
struct Counted {
  Counted() {
    ++(fake().*Counter);
  }
  ~Counted() {
    --(fake().*Counter);
  }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
};

// --- errors
// -------------------------------------------------------------------

struct Failure {
  PJRT_Error_Code code;
  std::string message;
};

} // namespace

struct PJRT_Error : Counted<&FakePlugin::live_errors> {
  explicit PJRT_Error(Failure failed) : failure(std::move(failed)) {}
  Failure failure;
};

namespace {

PJRT_Error* error_of(PJRT_Error_Code code, const std::string& message) {
  return new PJRT_Error({code, message});
}
PJRT_Error* error_of(const std::optional<Failure>& failure) {
  return failure ? new PJRT_Error(*failure) : nullptr;
}

void error_destroy(PJRT_Error_Destroy_Args* args) {
  delete args->error;
}
void error_message(PJRT_Error_Message_Args* args) {
  args->message = args->error->failure.message.data();
  args->message_size = args->error->failure.message.size();
}
PJRT_Error* error_get_code(PJRT_Error_GetCode_Args* args) {
  args->code = args->error->failure.code;
  return nullptr;
}

// What every function does first.
PJRT_Error* before(const char* name, size_t given_size, size_t known_size) {
  if (given_size < known_size) {
    return error_of(
        PJRT_Error_Code_INVALID_ARGUMENT,
        std::string(name) + ": struct_size is too small");
  }
  if (fake().failing_call == name) {
    return error_of(
        fake().failing_code, std::string(name) + " " + fake().failing_message);
  }
  return nullptr;
}

#define FAKE(Name)                                                         \
  PJRT_Error* body_##Name(Name##_Args* args);                              \
  PJRT_Error* fake_##Name(Name##_Args* args) {                             \
    PJRT_Error* error =                                                    \
        before(#Name, args->struct_size, size_t{Name##_Args_STRUCT_SIZE}); \
    return error != nullptr ? error : body_##Name(args);                   \
  }                                                                        \
  PJRT_Error* body_##Name([[maybe_unused]] Name##_Args* args)

FAKE(PJRT_Plugin_Initialize) {
  ++fake().num_initialized;
  return nullptr;
}

FAKE(PJRT_Plugin_Attributes) {
  static constexpr int64_t kVersion[] = {1, 2, 3};
  static PJRT_NamedValue attribute{};
  attribute.struct_size = PJRT_NamedValue_STRUCT_SIZE;
  attribute.name = "stablehlo_current_version";
  attribute.name_size = std::strlen(attribute.name);
  attribute.type = PJRT_NamedValue_kInt64List;
  attribute.int64_array_value = kVersion;
  attribute.value_size = 3;
  args->attributes = &attribute;
  args->num_attributes = 1;
  return nullptr;
}

// --- events
// -------------------------------------------------------------------

struct EventState {
  std::mutex mutex;
  std::condition_variable changed;
  bool is_ready = false;
  std::optional<Failure> failure;
  std::function<void()> work;
  std::vector<std::function<void()>> callbacks;

  void complete() {
    std::vector<std::function<void()>> todo;
    {
      const std::lock_guard lock(mutex);
      if (is_ready) {
        return;
      }
      if (work) {
        work();
      }
      is_ready = true;
      todo.swap(callbacks);
    }
    changed.notify_all();
    for (const auto& callback : todo) {
      callback();
    }
  }
};

std::deque<std::shared_ptr<EventState>>& waiting() {
  static std::deque<std::shared_ptr<EventState>> events;
  return events;
}

std::shared_ptr<EventState> new_state(
    std::function<void()> work = {},
    std::optional<Failure> failure = std::nullopt) {
  auto state = std::make_shared<EventState>();
  state->work = std::move(work);
  state->failure = std::move(failure);
  if (fake().events == FakeEvents::kAtOnce) {
    state->complete();
  } else {
    waiting().push_back(state);
  }
  return state;
}

size_t num_pending() {
  return static_cast<size_t>(
      std::count_if(waiting().begin(), waiting().end(), [](const auto& state) {
        return !state->is_ready;
      }));
}
void complete_event(size_t index) {
  waiting().at(index)->complete();
}

} // namespace

struct PJRT_Event : Counted<&FakePlugin::live_events> {
  explicit PJRT_Event(std::shared_ptr<EventState> of) : state(std::move(of)) {}
  std::shared_ptr<EventState> state;
};

namespace {

FAKE(PJRT_Event_Destroy) {
  delete args->event;
  return nullptr;
}
FAKE(PJRT_Event_IsReady) {
  const std::lock_guard lock(args->event->state->mutex);
  args->is_ready = args->event->state->is_ready;
  return nullptr;
}
FAKE(PJRT_Event_Await) {
  EventState& state = *args->event->state;
  std::unique_lock lock(state.mutex);
  state.changed.wait(lock, [&] { return state.is_ready; });
  return error_of(state.failure);
}
FAKE(PJRT_Event_Error) {
  const std::lock_guard lock(args->event->state->mutex);
  if (!args->event->state->is_ready) {
    std::abort();
  }
  return error_of(args->event->state->failure);
}
FAKE(PJRT_Event_OnReady) {
  EventState& state = *args->event->state;
  auto run = [callback = args->callback, user = args->user_arg, &state] {
    callback(error_of(state.failure), user);
  };
  std::unique_lock lock(state.mutex);
  if (state.is_ready) {
    lock.unlock();
    run();
  } else {
    state.callbacks.emplace_back(run);
  }
  return nullptr;
}

} // namespace

// --- devices
// ------------------------------------------------------------------

struct PJRT_Memory {
  std::string kind;
};

struct PJRT_DeviceDescription {
  int id = 0;
  int process_index = 0;
  std::string kind;
  std::string text;
  std::vector<int64_t> coords;
  PJRT_NamedValue attribute{};
};

struct PJRT_Device {
  PJRT_DeviceDescription description;
  PJRT_Memory memory{"device"};
  PJRT_Memory* memory_pointer = &memory;
};

namespace {

void describe(PJRT_DeviceDescription& device, int id) {
  device.id = id;
  device.kind = fake().device_kind;
  device.text = "FakeDevice(id=" + std::to_string(id) + ")";
  device.coords = {id % 2, id / 2, 0};
  device.attribute.struct_size = PJRT_NamedValue_STRUCT_SIZE;
  device.attribute.name = "coords";
  device.attribute.name_size = 6;
  device.attribute.type = PJRT_NamedValue_kInt64List;
  device.attribute.int64_array_value = device.coords.data();
  device.attribute.value_size = device.coords.size();
}

FAKE(PJRT_DeviceDescription_Id) {
  args->id = args->device_description->id;
  return nullptr;
}
FAKE(PJRT_DeviceDescription_ProcessIndex) {
  args->process_index = args->device_description->process_index;
  return nullptr;
}
FAKE(PJRT_DeviceDescription_Kind) {
  args->device_kind = args->device_description->kind.data();
  args->device_kind_size = args->device_description->kind.size();
  return nullptr;
}
FAKE(PJRT_DeviceDescription_Attributes) {
  args->attributes = &args->device_description->attribute;
  args->num_attributes = 1;
  return nullptr;
}
FAKE(PJRT_DeviceDescription_ToString) {
  args->to_string = args->device_description->text.data();
  args->to_string_size = args->device_description->text.size();
  return nullptr;
}
FAKE(PJRT_Device_GetDescription) {
  args->device_description = &args->device->description;
  return nullptr;
}
FAKE(PJRT_Device_IsAddressable) {
  args->is_addressable = true;
  return nullptr;
}
FAKE(PJRT_Device_LocalHardwareId) {
  args->local_hardware_id = args->device->description.id;
  return nullptr;
}
FAKE(PJRT_Device_AddressableMemories) {
  args->memories = &args->device->memory_pointer;
  args->num_memories = 1;
  return nullptr;
}
FAKE(PJRT_Memory_Kind) {
  args->kind = args->memory->kind.data();
  args->kind_size = args->memory->kind.size();
  return nullptr;
}
FAKE(PJRT_Device_MemoryStats) {
  args->bytes_in_use = 1000 + args->device->description.id;
  args->bytes_limit = int64_t{1} << 34;
  args->bytes_limit_is_set = true;
  return nullptr;
}

} // namespace

// --- buffers
// ------------------------------------------------------------------

struct PJRT_Buffer : Counted<&FakePlugin::live_buffers> {
  PJRT_Buffer_Type type = PJRT_Buffer_Type_F32;
  std::vector<int64_t> dims;
  std::vector<char> data;
  PJRT_Device* device = nullptr;
  std::shared_ptr<EventState> ready;
  bool is_deleted = false;
};

namespace {

// All fake arrays have elements of four bytes.
size_t size_of(const std::vector<int64_t>& dims) {
  size_t size = 4;
  for (const int64_t dim : dims) {
    size *= static_cast<size_t>(dim);
  }
  return size;
}

PJRT_Error* check_alive(const PJRT_Buffer* buffer) {
  return buffer->is_deleted ? error_of(
                                  PJRT_Error_Code_INVALID_ARGUMENT,
                                  "Buffer has been deleted or donated.")
                            : nullptr;
}

FAKE(PJRT_Client_BufferFromHostBuffer) {
  auto buffer = std::make_unique<PJRT_Buffer>();
  buffer->type = args->type;
  buffer->dims.assign(args->dims, args->dims + args->num_dims);
  buffer->device = args->device;
  const size_t size = size_of(buffer->dims);
  const auto* bytes = static_cast<const char*>(args->data);
  std::shared_ptr<EventState> done;
  if (args->host_buffer_semantics ==
      PJRT_HostBufferSemantics_kImmutableOnlyDuringCall) {
    buffer->data.assign(bytes, bytes + size);
    buffer->ready = new_state();
    done = new_state();
  } else {
    // Reads when the event is completed: a caller that frees early is caught
    // by AddressSanitizer.
    PJRT_Buffer* target = buffer.get();
    done = new_state(
        [target, bytes, size] { target->data.assign(bytes, bytes + size); });
    buffer->ready = done;
  }
  args->done_with_host_buffer = new PJRT_Event(done);
  args->buffer = buffer.release();
  return nullptr;
}
FAKE(PJRT_Buffer_Destroy) {
  delete args->buffer;
  return nullptr;
}
FAKE(PJRT_Buffer_ElementType) {
  args->type = args->buffer->type;
  return nullptr;
}
FAKE(PJRT_Buffer_Dimensions) {
  args->dims = args->buffer->dims.data();
  args->num_dims = args->buffer->dims.size();
  return nullptr;
}
FAKE(PJRT_Buffer_Device) {
  args->device = args->buffer->device;
  return nullptr;
}
FAKE(PJRT_Buffer_Delete) {
  args->buffer->is_deleted = true;
  return nullptr;
}
FAKE(PJRT_Buffer_IsDeleted) {
  args->is_deleted = args->buffer->is_deleted;
  return nullptr;
}
FAKE(PJRT_Buffer_ReadyEvent) {
  args->event = new PJRT_Event(args->buffer->ready);
  return nullptr;
}
FAKE(PJRT_Buffer_ToHostBuffer) {
  if (PJRT_Error* error = check_alive(args->src)) {
    return error;
  }
  args->event = new PJRT_Event(new_state(
      [dst = args->dst, source = args->src] {
        std::memcpy(dst, source->data.data(), source->data.size());
      },
      args->src->ready->failure));
  return nullptr;
}

} // namespace

// --- programs
// -----------------------------------------------------------------

struct PJRT_Client;

struct PJRT_Executable : Counted<&FakePlugin::live_executables> {
  std::string text;
  std::string name = "fake program";
};

struct PJRT_LoadedExecutable : Counted<&FakePlugin::live_executables> {
  std::string text;
  std::vector<PJRT_Device*> devices;
};

struct PJRT_Client : Counted<&FakePlugin::live_clients> {
  std::deque<PJRT_Device> devices;
  std::vector<PJRT_Device*> pointers;
};

struct PJRT_SerializedExecutable {
  std::string text;
};

namespace {

bool has(const std::string& text, const char* word) {
  return text.find(word) != std::string::npos;
}

PJRT_Error* check_program(const std::string& text) {
  return has(text, "add") || has(text, "donate") || has(text, "identity")
             ? nullptr
             : error_of(
                   PJRT_Error_Code_INVALID_ARGUMENT,
                   "this is no program: " + text);
}

FAKE(PJRT_Client_Compile) {
  const std::string text(args->program->code, args->program->code_size);
  fake().last_compile_options.assign(
      args->compile_options, args->compile_options_size);
  if (PJRT_Error* error = check_program(text)) {
    return error;
  }
  args->executable = new PJRT_LoadedExecutable();
  args->executable->text = text;
  args->executable->devices = args->client->pointers;
  return nullptr;
}
FAKE(PJRT_LoadedExecutable_Destroy) {
  delete args->executable;
  return nullptr;
}
FAKE(PJRT_LoadedExecutable_GetExecutable) {
  args->executable = new PJRT_Executable();
  args->executable->text = args->loaded_executable->text;
  return nullptr;
}
FAKE(PJRT_LoadedExecutable_AddressableDevices) {
  args->addressable_devices = args->executable->devices.data();
  args->num_addressable_devices = args->executable->devices.size();
  return nullptr;
}
FAKE(PJRT_Executable_Destroy) {
  delete args->executable;
  return nullptr;
}
FAKE(PJRT_Executable_Name) {
  args->executable_name = args->executable->name.data();
  args->executable_name_size = args->executable->name.size();
  return nullptr;
}
FAKE(PJRT_Executable_NumOutputs) {
  args->num_outputs = 1;
  return nullptr;
}
FAKE(PJRT_Executable_GetCompiledMemoryStats) {
  args->argument_size_in_bytes = 64;
  return nullptr;
}
FAKE(PJRT_Executable_Serialize) {
  args->serialized_executable =
      new PJRT_SerializedExecutable{args->executable->text};
  args->serialized_bytes = args->serialized_executable->text.data();
  args->serialized_bytes_size = args->serialized_executable->text.size();
  args->serialized_executable_deleter = [](PJRT_SerializedExecutable* bytes) {
    delete bytes;
  };
  return nullptr;
}
FAKE(PJRT_Executable_DeserializeAndLoad) {
  const std::string text(
      args->serialized_executable, args->serialized_executable_size);
  if (PJRT_Error* error = check_program(text)) {
    return error;
  }
  args->loaded_executable = new PJRT_LoadedExecutable();
  args->loaded_executable->text = text;
  args->loaded_executable->devices = args->client->pointers;
  return nullptr;
}

std::vector<char> sum_of(const PJRT_Buffer& a, const PJRT_Buffer& b) {
  std::vector<char> out(a.data.size());
  for (size_t at = 0; at + sizeof(float) <= out.size(); at += sizeof(float)) {
    float left = 0;
    float right = 0;
    std::memcpy(&left, a.data.data() + at, sizeof left);
    std::memcpy(&right, b.data.data() + at, sizeof right);
    left += right;
    std::memcpy(out.data() + at, &left, sizeof left);
  }
  return out;
}

PJRT_Error* execute_on(
    const PJRT_LoadedExecutable& program,
    PJRT_Device* device,
    PJRT_Buffer* const* inputs,
    size_t num_inputs,
    const std::optional<Failure>& failure,
    PJRT_Buffer** output) {
  const size_t wanted = has(program.text, "identity") ? 1 : 2;
  if (num_inputs != wanted) {
    return error_of(
        PJRT_Error_Code_INVALID_ARGUMENT,
        "got " + std::to_string(num_inputs) + " arguments, expected " +
            std::to_string(wanted));
  }
  for (size_t i = 0; i < num_inputs; ++i) {
    if (PJRT_Error* error = check_alive(inputs[i])) {
      return error;
    }
  }
  auto buffer = std::make_unique<PJRT_Buffer>();
  buffer->dims = inputs[0]->dims;
  buffer->device = device;
  buffer->data = wanted == 1 ? inputs[0]->data : sum_of(*inputs[0], *inputs[1]);
  buffer->ready = new_state({}, failure);
  if (has(program.text, "donate") || has(program.text, "tf.aliasing_output")) {
    inputs[0]->is_deleted = true;
  }
  *output = buffer.release();
  return nullptr;
}

// The number of this execution. Several threads may execute at once.
int note_execution(const PJRT_ExecuteOptions& options) {
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  fake().last_non_donatable.clear();
  for (size_t i = 0; i < options.num_non_donatable_input_indices; ++i) {
    fake().last_non_donatable +=
        std::to_string(options.non_donatable_input_indices[i]) + " ";
  }
  if (options.call_location != nullptr) {
    fake().last_call_location = options.call_location;
  }
  return fake().num_executions++;
}

FAKE(PJRT_LoadedExecutable_Execute) {
  const int number = note_execution(*args->options);
  const int lost_at = fake().lose_device_at;
  if (lost_at >= 0 && number > lost_at) {
    return error_of(PJRT_Error_Code_UNAVAILABLE, "the device is lost");
  }
  std::optional<Failure> failure;
  if (number == lost_at) {
    failure = {PJRT_Error_Code_UNAVAILABLE, "the device was lost in flight"};
  }
  for (size_t i = 0; i < args->num_devices; ++i) {
    PJRT_Error* error = execute_on(
        *args->executable,
        args->executable->devices.at(i),
        args->argument_lists[i],
        args->num_args,
        failure,
        args->output_lists[i]);
    if (error != nullptr) {
      return error;
    }
    if (args->device_complete_events != nullptr) {
      args->device_complete_events[i] = new PJRT_Event(new_state({}, failure));
    }
  }
  return nullptr;
}

// --- the client
// ---------------------------------------------------------------

// As real ones do with several hosts: each puts its part and gets the others'.
PJRT_Error* exchange(PJRT_Client_Create_Args* args) {
  PJRT_CallbackError make_error =
      [](PJRT_Error_Code code, const char* message, size_t size) {
        return error_of(code, std::string(message, size));
      };
  const std::string key = "fake/0";
  const std::string value = std::string("topology\0of 0", 13);
  PJRT_KeyValuePutCallback_Args put{};
  put.struct_size = PJRT_KeyValuePutCallback_Args_STRUCT_SIZE;
  put.key = key.data();
  put.key_size = key.size();
  put.value = value.data();
  put.value_size = value.size();
  put.callback_error = &make_error;
  put.user_arg = args->kv_put_user_arg;
  if (PJRT_Error* error = args->kv_put_callback(&put)) {
    return error;
  }
  for (int host = 0; host < fake().num_hosts; ++host) {
    const std::string other = "fake/" + std::to_string(host);
    PJRT_KeyValueTryGetCallback_Args try_get{};
    try_get.struct_size = PJRT_KeyValueTryGetCallback_Args_STRUCT_SIZE;
    try_get.key = other.data();
    try_get.key_size = other.size();
    try_get.callback_error = &make_error;
    try_get.user_arg = args->kv_try_get_user_arg;
    if (PJRT_Error* not_yet = args->kv_try_get_callback(&try_get)) {
      const auto code = not_yet->failure.code;
      delete not_yet;
      if (code != PJRT_Error_Code_NOT_FOUND) {
        return error_of(code, "try_get");
      }
    } else {
      try_get.value_deleter_callback(try_get.value);
    }
    PJRT_KeyValueGetCallback_Args get{};
    get.struct_size = PJRT_KeyValueGetCallback_Args_STRUCT_SIZE;
    get.key = other.data();
    get.key_size = other.size();
    get.timeout_in_ms = 50;
    get.callback_error = &make_error;
    get.user_arg = args->kv_get_user_arg;
    if (PJRT_Error* error = args->kv_get_callback(&get)) {
      return error;
    }
    fake().keys_got.emplace_back(get.value, get.value_size);
    get.value_deleter_callback(get.value);
  }
  return nullptr;
}

FAKE(PJRT_Client_Create) {
  if (args->kv_get_callback != nullptr) {
    if (PJRT_Error* error = exchange(args)) {
      return error;
    }
  }
  args->client = new PJRT_Client();
  for (int id = 0; id < fake().num_devices; ++id) {
    describe(args->client->devices.emplace_back().description, id);
    args->client->pointers.push_back(&args->client->devices.back());
  }
  return nullptr;
}
FAKE(PJRT_Client_Destroy) {
  delete args->client;
  return nullptr;
}
FAKE(PJRT_Client_PlatformName) {
  args->platform_name = "fake";
  args->platform_name_size = 4;
  return nullptr;
}
FAKE(PJRT_Client_Devices) {
  args->devices = args->client->pointers.data();
  args->num_devices = args->client->pointers.size();
  return nullptr;
}
FAKE(PJRT_Client_AddressableDevices) {
  args->addressable_devices = args->client->pointers.data();
  args->num_addressable_devices = args->client->pointers.size();
  return nullptr;
}

void reset() {
  for (const auto& event : waiting()) {
    event->complete();
  }
  waiting().clear();
  FakePlugin& plugin = fake();
  const FakePlugin fresh;
  plugin.major_version = fresh.major_version;
  plugin.minor_version = fresh.minor_version;
  plugin.table_size = fresh.table_size;
  plugin.has_api = fresh.has_api;
  plugin.num_devices = fresh.num_devices;
  plugin.device_kind = fresh.device_kind;
  plugin.num_hosts = fresh.num_hosts;
  plugin.failing_call = fresh.failing_call;
  plugin.failing_code = fresh.failing_code;
  plugin.failing_message = fresh.failing_message;
  plugin.events = fresh.events;
  plugin.lose_device_at = fresh.lose_device_at;
  plugin.num_executions = 0;
  plugin.keys_got.clear();
}

// --- the table
// ----------------------------------------------------------------

PJRT_Api table() {
  PJRT_Api api{};
  api.pjrt_api_version.struct_size = PJRT_Api_Version_STRUCT_SIZE;
  api.PJRT_Error_Destroy = error_destroy;
  api.PJRT_Error_Message = error_message;
  api.PJRT_Error_GetCode = error_get_code;
#define ROW(Name) api.Name = fake_##Name
  ROW(PJRT_Plugin_Initialize);
  ROW(PJRT_Plugin_Attributes);
  ROW(PJRT_Event_Destroy);
  ROW(PJRT_Event_IsReady);
  ROW(PJRT_Event_Await);
  ROW(PJRT_Event_Error);
  ROW(PJRT_Event_OnReady);
  ROW(PJRT_DeviceDescription_Id);
  ROW(PJRT_DeviceDescription_ProcessIndex);
  ROW(PJRT_DeviceDescription_Kind);
  ROW(PJRT_DeviceDescription_Attributes);
  ROW(PJRT_DeviceDescription_ToString);
  ROW(PJRT_Device_GetDescription);
  ROW(PJRT_Device_IsAddressable);
  ROW(PJRT_Device_LocalHardwareId);
  ROW(PJRT_Device_AddressableMemories);
  ROW(PJRT_Device_MemoryStats);
  ROW(PJRT_Memory_Kind);
  ROW(PJRT_Client_BufferFromHostBuffer);
  ROW(PJRT_Buffer_Destroy);
  ROW(PJRT_Buffer_ElementType);
  ROW(PJRT_Buffer_Dimensions);
  ROW(PJRT_Buffer_Device);
  ROW(PJRT_Buffer_Delete);
  ROW(PJRT_Buffer_IsDeleted);
  ROW(PJRT_Buffer_ReadyEvent);
  ROW(PJRT_Buffer_ToHostBuffer);
  ROW(PJRT_Client_Compile);
  ROW(PJRT_LoadedExecutable_Destroy);
  ROW(PJRT_LoadedExecutable_GetExecutable);
  ROW(PJRT_LoadedExecutable_AddressableDevices);
  ROW(PJRT_LoadedExecutable_Execute);
  ROW(PJRT_Executable_Destroy);
  ROW(PJRT_Executable_Name);
  ROW(PJRT_Executable_NumOutputs);
  ROW(PJRT_Executable_GetCompiledMemoryStats);
  ROW(PJRT_Executable_Serialize);
  ROW(PJRT_Executable_DeserializeAndLoad);
  ROW(PJRT_Client_Create);
  ROW(PJRT_Client_Destroy);
  ROW(PJRT_Client_PlatformName);
  ROW(PJRT_Client_Devices);
  ROW(PJRT_Client_AddressableDevices);
#undef ROW
  return api;
}

} // namespace

extern "C" {

__attribute__((visibility("default"))) const PJRT_Api* GetPjrtApi() {
  static PJRT_Api api = table();
  api.struct_size = fake().table_size;
  api.pjrt_api_version.major_version = fake().major_version;
  api.pjrt_api_version.minor_version = fake().minor_version;
  return fake().has_api ? &api : nullptr;
}

__attribute__((visibility("default"))) FakePlugin* fake_pjrt_plugin() {
  fake().num_pending = num_pending;
  fake().complete_event = complete_event;
  fake().reset = reset;
  return &fake();
}

} // extern "C"
