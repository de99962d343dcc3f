#pragma once

#include "fulgurite/xla/pjrt/buffer.h"
#include "fulgurite/xla/pjrt/compile_options.h"
#include "fulgurite/xla/pjrt/device.h"
#include "fulgurite/xla/pjrt/key_value_store.h"
#include "fulgurite/xla/pjrt/loaded_executable.h"
#include "fulgurite/xla/pjrt/named_value.h"
#include "fulgurite/xla/pjrt/plugin.h"
#include "fulgurite/xla/pjrt/topology.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace fulgurite::xla::pjrt {

struct ClientOptions {
  /// By the platform's names, as {"cpu_device_count", int64_t{4}}: the number
  /// of virtual devices of XLA on the CPU (default 4).
  NamedValues create_options = {};
  /// For clients of several hosts.
  std::shared_ptr<KeyValueStore> key_value_store = nullptr;
};

/// An array in host memory.
struct HostArray {
  const void* data = nullptr;
  ElementType type = ElementType::kInvalid;
  std::span<const int64_t> dims = {};
  /// Bytes from one index to the next, per dim; empty: row by row, dense.
  std::span<const int64_t> byte_strides = {};
};

/// Who may touch the host's memory after the call that reads it.
enum class HostBufferSemantics {
  /// It is copied during the call.
  kImmutableOnlyDuringCall,
  /// It stays as it is until the transfer is done.
  kImmutableUntilTransferCompletes,
  /// It stays as it is as long as the buffer lives, which may be the same
  /// memory (on the CPU). Such a buffer is not donated.
  kImmutableZeroCopy,
  /// The same, and the device may write to it.
  kMutableZeroCopy,
};

/// The devices of a platform. Buffers, executables and events keep their client
/// alive. Any thread may call the const methods.
class Client {
 public:
  /// Opens the devices, which one process may own at a time on most platforms.
  /// Throws PjrtError.
  static Client create(const Plugin& plugin, const ClientOptions& options = {});

  const Plugin& plugin() const {
    return *plugin_;
  }
  /// "cpu", "tpu", "cuda".
  std::string_view platform_name() const;
  std::string_view platform_version() const;
  /// 0 unless there are several hosts.
  int process_index() const;

  /// Of all hosts.
  std::vector<Device> devices() const;
  /// Of this process.
  std::vector<Device> addressable_devices() const;
  Device lookup_device(int id) const;
  Device lookup_addressable_device(int local_hardware_id) const;
  /// Device ids in the order of CompileOptions::device_assignment.
  std::vector<int> default_device_assignment(
      int num_replicas,
      int num_partitions) const;
  TopologyDescription topology() const;

  /// `module` is MLIR: StableHLO text in the generic form, or bytecode. Blocks
  /// for as long as the compiler takes.
  LoadedExecutable compile(
      std::string_view module,
      const CompileOptions& options = {}) const;
  /// The bytes of Executable::serialize. Throws PjrtError for bytes of another
  /// plugin or version. Options override those of the first compilation, which
  /// PJRT API 0.71 brought.
  LoadedExecutable deserialize_and_load(
      std::string_view bytes,
      const std::optional<CompileOptions>& options = std::nullopt) const;

  /// Copies during the call.
  Buffer buffer_from_host_buffer(const HostArray& array, const Device& device)
      const;
  /// `done_with_host_buffer` says when the memory is the caller's again; it may
  /// own what the memory belongs to. Not called where this throws. Rules of
  /// Event::on_ready apply.
  Buffer buffer_from_host_buffer(
      const HostArray& array,
      const Device& device,
      HostBufferSemantics semantics,
      ReadyCallback done_with_host_buffer) const;

 private:
  struct State;
  explicit Client(const Plugin& plugin, std::shared_ptr<const State> state)
      : plugin_(&plugin), state_(std::move(state)) {}
  PJRT_Client* get() const;
  LoadedExecutable loaded(PJRT_LoadedExecutable* executable) const;

  const Plugin* plugin_;
  std::shared_ptr<const State> state_;
};

} // namespace fulgurite::xla::pjrt
