#pragma once

#include "fulgurite/xla/pjrt/buffer.h"
#include "fulgurite/xla/pjrt/device.h"
#include "fulgurite/xla/pjrt/executable.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fulgurite::xla::pjrt {

/// The arguments of one device, in the order of the module's.
using Arguments = std::vector<const Buffer*>;

enum class CompletionEvents { kNone, kPerDevice };

struct ExecuteOptions {
  /// Arguments that stay alive although the module would donate them. Some
  /// platforms ignore this: an input that must survive is safe only in a module
  /// that was compiled without its donation.
  std::vector<int64_t> non_donatable_input_indices = {};
  /// Equal on all hosts for one execution of all; 0: not told.
  int launch_id = 0;
  CompletionEvents completion_events = CompletionEvents::kNone;
  /// For the platform's own messages, as "model.cpp:12"; empty: not told.
  std::string call_location = {};
  /// Only this device, of a portable executable or one part of a larger one.
  std::optional<Device> execute_device = std::nullopt;
};

struct Execution {
  /// [device][output], at once usable as arguments.
  std::vector<std::vector<Buffer>> outputs;
  /// [device], empty unless asked for: ready when the device has finished.
  std::vector<Event> complete_events;
};

/// A program that can run. Any thread may execute.
class LoadedExecutable {
 public:
  explicit LoadedExecutable(detail::Handle<PJRT_LoadedExecutable> handle);

  /// One list of arguments per addressable device; returns when the work is
  /// queued. Donated arguments lose their memory here. Throws UserError for a
  /// wrong number of lists, and PjrtError for what the plugin refuses, naming
  /// arguments that are deleted or that were passed twice.
  Execution execute(
      std::span<const Arguments> argument_lists,
      const ExecuteOptions& options = {}) const;
  /// For one device; returns its outputs.
  std::vector<Buffer> execute(const Arguments& arguments) const;

  const Executable& executable() const {
    return executable_;
  }
  /// Per device.
  size_t num_outputs() const {
    return num_outputs_;
  }
  /// In the order of argument lists.
  std::vector<Device> addressable_devices() const;

  /// Frees the program as soon as no execution needs it.
  void delete_program();
  /// XLA on the CPU answers false for ever before PJRT API 0.115.
  bool is_deleted() const;

 private:
  detail::Handle<PJRT_LoadedExecutable> handle_;
  Executable executable_;
  size_t num_outputs_;
  size_t num_devices_;
};

} // namespace fulgurite::xla::pjrt
