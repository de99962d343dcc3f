#include "fulgurite/xla/pjrt/handle.h"

#include "fulgurite/base/logging.h"
#include "fulgurite/xla/pjrt/api_impl.h"

namespace fulgurite::xla::pjrt::detail {

namespace {

// Destructors cannot throw; a plugin that cannot free is worth one line.
template <class Args>
void call_quietly(const Plugin& plugin, Args& args) noexcept {
  try {
    call(plugin, args);
  } catch (const std::exception& error) {
    try {
      log_warning_once(error.what());
    } catch (...) { // NOLINT(bugprone-empty-catch): nobody is left to be told
    }
  }
}

} // namespace

void destroy(const Plugin& plugin, PJRT_Buffer* buffer) noexcept {
  auto args = make_args<PJRT_Buffer_Destroy_Args>();
  args.buffer = buffer;
  call_quietly(plugin, args);
}

void destroy(const Plugin& plugin, PJRT_Client* client) noexcept {
  auto args = make_args<PJRT_Client_Destroy_Args>();
  args.client = client;
  call_quietly(plugin, args);
}

void destroy(const Plugin& plugin, PJRT_Event* event) noexcept {
  auto args = make_args<PJRT_Event_Destroy_Args>();
  args.event = event;
  call_quietly(plugin, args);
}

void destroy(const Plugin& plugin, PJRT_Executable* executable) noexcept {
  auto args = make_args<PJRT_Executable_Destroy_Args>();
  args.executable = executable;
  call_quietly(plugin, args);
}

void destroy(const Plugin& plugin, PJRT_LoadedExecutable* executable) noexcept {
  auto args = make_args<PJRT_LoadedExecutable_Destroy_Args>();
  args.executable = executable;
  call_quietly(plugin, args);
}

} // namespace fulgurite::xla::pjrt::detail
