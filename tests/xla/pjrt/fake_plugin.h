#pragma once

// The fake PJRT plugin's controls. The library fake_pjrt_plugin has the C ABI
// of a plugin and no compiler behind it; tests set these fields and then go
// through fulgurite::xla::pjrt as with any other plugin.
//
// Programs are chosen by words of their text: "add" (two f32 arrays), "donate"
// or "tf.aliasing_output" (as "add", and the first argument loses its memory),
// "identity" (all arguments); all else is refused as no program.

#include <pjrt_c_api.h>

#include <atomic>
#include <cstddef>
#include <string>
#include <vector>

namespace fulgurite::test {

enum class FakeEvents {
  kAtOnce,
  /// complete_event is called by the test, in any order.
  kByHand,
};

struct FakePlugin {
  // Read by GetPjrtApi.
  int major_version = 0;
  int minor_version = PJRT_API_MINOR;
  size_t table_size = PJRT_Api_STRUCT_SIZE;
  bool has_api = true;

  // Read when a client is made.
  int num_devices = 1;
  std::string device_kind = "TPU v4";
  int num_hosts = 1;

  // Read by each call.
  std::string failing_call;
  PJRT_Error_Code failing_code = PJRT_Error_Code_INTERNAL;
  std::string failing_message = "was told to";
  FakeEvents events = FakeEvents::kAtOnce;
  /// The execution of this number (from 0) loses the device; later ones are
  /// refused. -1: none.
  int lose_device_at = -1;

  // What happened.
  int num_initialized = 0;
  int num_executions = 0;
  std::string last_non_donatable;
  std::string last_call_location;
  std::string last_compile_options;
  std::vector<std::string> keys_got;
  std::atomic<int> live_clients{0};
  std::atomic<int> live_buffers{0};
  std::atomic<int> live_events{0};
  std::atomic<int> live_executables{0};
  std::atomic<int> live_errors{0};

  /// Events that wait for complete_event, in the order of their making.
  size_t (*num_pending)() = nullptr;
  /// Completes the event of this index among all that ever waited.
  void (*complete_event)(size_t index) = nullptr;
  /// All fields as they were, and no event waits.
  void (*reset)() = nullptr;
};

} // namespace fulgurite::test

/// Exported by the library.
using FakePluginFunction = fulgurite::test::FakePlugin* (*)();
