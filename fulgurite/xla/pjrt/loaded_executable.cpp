#include "fulgurite/xla/pjrt/loaded_executable.h"

#include "fulgurite/xla/pjrt/api_impl.h"

#include <algorithm>
#include <map>

namespace fulgurite::xla::pjrt {

namespace {

using ExecuteArgs = PJRT_LoadedExecutable_Execute_Args;

// A table of pointers, one row per device, as the C API wants it.
template <class T>
class Table {
 public:
  Table(size_t num_rows, size_t num_columns)
      : cells_(num_rows * num_columns), rows_(num_rows) {
    for (size_t row = 0; row < num_rows; ++row) {
      rows_[row] = cells_.data() + row * num_columns;
    }
  }
  T** row(size_t index) {
    return rows_[index];
  }
  T** const* rows() {
    return rows_.data();
  }

 private:
  std::vector<T*> cells_;
  std::vector<T**> rows_;
};

Executable executable_of(const detail::Handle<PJRT_LoadedExecutable>& loaded) {
  const auto& [plugin, client] = loaded.get_deleter();
  auto args = detail::make_args<PJRT_LoadedExecutable_GetExecutable_Args>();
  args.loaded_executable = loaded.get();
  detail::call(*plugin, args);
  return Executable(detail::make_handle(*plugin, args.executable, client));
}

void check_lists(std::span<const Arguments> lists, size_t num_devices) {
  if (lists.size() != num_devices) {
    fail(
        "[xla::pjrt::LoadedExecutable.execute] expected ",
        num_devices,
        " lists of arguments, one per device, got ",
        lists.size());
  }
  for (const auto& list : lists) {
    if (list.size() != lists.front().size()) {
      fail(
          "[xla::pjrt::LoadedExecutable.execute] expected equally many "
          "arguments for each device, got ",
          lists.front().size(),
          " and ",
          list.size());
    }
  }
}

// Looked for only after a failure, since each argument costs a call.
std::string problem_of(const Arguments& arguments) {
  std::map<const PJRT_Buffer*, size_t> seen;
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i]->is_deleted()) {
      return fulgurite::detail::join(
          "argument ", i, " has no memory: it was deleted or donated");
    }
    const auto [first, is_new] = seen.emplace(arguments[i]->get(), i);
    if (!is_new) {
      return fulgurite::detail::join(
          "arguments ",
          first->second,
          " and ",
          i,
          " are one buffer, which a module that donates it may get once");
    }
  }
  return {};
}

std::string problem_of(std::span<const Arguments> lists) {
  try {
    for (const auto& arguments : lists) {
      if (auto problem = problem_of(arguments); !problem.empty()) {
        return problem;
      }
    }
  } catch (const PjrtError&) {
    // A plugin that cannot tell gives no hint; the first error counts.
  }
  return {};
}

PJRT_ExecuteOptions options_of(const ExecuteOptions& options) {
  PJRT_ExecuteOptions out{};
  out.struct_size = PJRT_ExecuteOptions_STRUCT_SIZE;
  out.launch_id = options.launch_id;
  out.non_donatable_input_indices = options.non_donatable_input_indices.data();
  out.num_non_donatable_input_indices =
      options.non_donatable_input_indices.size();
  if (!options.call_location.empty()) {
    out.call_location = options.call_location.c_str();
  }
  return out;
}

} // namespace

LoadedExecutable::LoadedExecutable(detail::Handle<PJRT_LoadedExecutable> handle)
    : handle_(std::move(handle)),
      executable_(executable_of(handle_)),
      num_outputs_(executable_.num_outputs()),
      num_devices_(addressable_devices().size()) {}

std::vector<Device> LoadedExecutable::addressable_devices() const {
  const Plugin& plugin = *handle_.get_deleter().plugin;
  auto args =
      detail::make_args<PJRT_LoadedExecutable_AddressableDevices_Args>();
  args.executable = handle_.get();
  detail::call(plugin, args);
  std::vector<Device> out;
  for (size_t i = 0; i < args.num_addressable_devices; ++i) {
    out.emplace_back(plugin, args.addressable_devices[i]);
  }
  return out;
}

Execution LoadedExecutable::execute(
    std::span<const Arguments> argument_lists,
    const ExecuteOptions& options) const {
  const auto& [plugin, client] = handle_.get_deleter();
  const size_t num_devices = options.execute_device ? 1 : num_devices_;
  check_lists(argument_lists, num_devices);
  const size_t num_args = argument_lists.front().size();
  Table<PJRT_Buffer> inputs(num_devices, num_args);
  for (size_t device = 0; device < num_devices; ++device) {
    std::transform(
        argument_lists[device].begin(),
        argument_lists[device].end(),
        inputs.row(device),
        [](const Buffer* argument) { return argument->get(); });
  }
  Table<PJRT_Buffer> outputs(num_devices, num_outputs_);
  std::vector<PJRT_Event*> events(
      options.completion_events == CompletionEvents::kPerDevice ? num_devices
                                                                : 0);
  auto c_options = options_of(options);
  auto args = detail::make_args<ExecuteArgs>();
  args.executable = handle_.get();
  args.options = &c_options;
  args.argument_lists = inputs.rows();
  args.num_devices = num_devices;
  args.num_args = num_args;
  args.output_lists = outputs.rows();
  args.device_complete_events = events.empty() ? nullptr : events.data();
  args.execute_device =
      options.execute_device ? options.execute_device->get() : nullptr;
  try {
    detail::call(*plugin, args);
  } catch (const PjrtError& error) {
    throw PjrtError(
        error.code(),
        error.call(),
        error.plugin(),
        error.message(),
        problem_of(argument_lists));
  }
  Execution execution;
  execution.outputs.resize(num_devices);
  for (size_t device = 0; device < num_devices; ++device) {
    execution.outputs[device].reserve(num_outputs_);
    for (size_t i = 0; i < num_outputs_; ++i) {
      execution.outputs[device].emplace_back(
          detail::make_handle(*plugin, outputs.row(device)[i], client));
    }
  }
  for (PJRT_Event* event : events) {
    execution.complete_events.emplace_back(
        detail::make_handle(*plugin, event, client));
  }
  return execution;
}

std::vector<Buffer> LoadedExecutable::execute(
    const Arguments& arguments) const {
  return std::move(execute(std::span(&arguments, 1)).outputs.front());
}

void LoadedExecutable::delete_program() {
  auto args = detail::make_args<PJRT_LoadedExecutable_Delete_Args>();
  args.executable = handle_.get();
  detail::call(*handle_.get_deleter().plugin, args);
}

bool LoadedExecutable::is_deleted() const {
  auto args = detail::make_args<PJRT_LoadedExecutable_IsDeleted_Args>();
  args.executable = handle_.get();
  detail::call(*handle_.get_deleter().plugin, args);
  return args.is_deleted;
}

} // namespace fulgurite::xla::pjrt
