#include "fulgurite/xla/pjrt/event.h"

#include "fulgurite/base/logging.h"
#include "fulgurite/xla/pjrt/api_impl.h"

namespace fulgurite::xla::pjrt {

namespace {

struct Registration {
  const Plugin* plugin;
  ReadyCallback callback;
};

void run(const Registration& registration, PJRT_Error* error) {
  if (error == nullptr) {
    registration.callback(nullptr);
    return;
  }
  const auto& plugin = *registration.plugin;
  const PjrtError taken = detail::take_error(
      plugin.api(), plugin.description(), "PJRT_Event_OnReady", error);
  registration.callback(&taken);
}

// Called by C code, which no exception may pass.
void on_ready_trampoline(PJRT_Error* error, void* user_arg) {
  const std::unique_ptr<Registration> registration(
      static_cast<Registration*>(user_arg));
  try {
    run(*registration, error);
  } catch (const std::exception& problem) {
    log_message(
        LogLevel::kError,
        fulgurite::detail::join(
            "[xla::pjrt] a callback of an event threw: ", problem.what()));
  }
}

} // namespace

bool Event::is_ready() const {
  auto args = detail::make_args<PJRT_Event_IsReady_Args>();
  args.event = handle_.get();
  detail::call(*handle_.get_deleter().plugin, args);
  return args.is_ready;
}

void Event::await() const {
  auto args = detail::make_args<PJRT_Event_Await_Args>();
  args.event = handle_.get();
  detail::call(*handle_.get_deleter().plugin, args);
}

std::optional<PjrtError> Event::error() const {
  // Plugins end the process when they are asked too early.
  if (!is_ready()) {
    return std::nullopt;
  }
  auto args = detail::make_args<PJRT_Event_Error_Args>();
  args.event = handle_.get();
  try {
    detail::call(*handle_.get_deleter().plugin, args);
  } catch (const PjrtError& error) {
    return error;
  }
  return std::nullopt;
}

void Event::on_ready(ReadyCallback callback) const {
  const Plugin& plugin = *handle_.get_deleter().plugin;
  auto registration = std::make_unique<Registration>(
      Registration{&plugin, std::move(callback)});
  auto args = detail::make_args<PJRT_Event_OnReady_Args>();
  args.event = handle_.get();
  args.callback = on_ready_trampoline;
  args.user_arg = registration.get();
  detail::call(plugin, args);
  // It is the callback's from here on, which may have run already.
  static_cast<void>(registration.release());
}

} // namespace fulgurite::xla::pjrt
