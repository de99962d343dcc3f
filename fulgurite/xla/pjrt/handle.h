#pragma once

#include <memory>
#include <utility>

struct PJRT_Buffer;
struct PJRT_Client;
struct PJRT_Event;
struct PJRT_Executable;
struct PJRT_LoadedExecutable;

namespace fulgurite::xla::pjrt {

class Plugin;

namespace detail {

void destroy(const Plugin& plugin, PJRT_Buffer* buffer) noexcept;
void destroy(const Plugin& plugin, PJRT_Client* client) noexcept;
void destroy(const Plugin& plugin, PJRT_Event* event) noexcept;
void destroy(const Plugin& plugin, PJRT_Executable* executable) noexcept;
void destroy(const Plugin& plugin, PJRT_LoadedExecutable* executable) noexcept;

/// Frees its object and, after it, lets go of the client that made it.
struct Destroyer {
  const Plugin* plugin = nullptr;
  std::shared_ptr<const void> client;

  template <class T>
  void operator()(T* object) const noexcept {
    destroy(*plugin, object);
  }
};

/// Owns one object of the C API. Keeps the client alive, so that the order in
/// which the caller drops things does not matter.
template <class T>
using Handle = std::unique_ptr<T, Destroyer>;

template <class T>
Handle<T> make_handle(
    const Plugin& plugin,
    T* object,
    std::shared_ptr<const void> client) {
  return Handle<T>(object, Destroyer{&plugin, std::move(client)});
}

} // namespace detail
} // namespace fulgurite::xla::pjrt
