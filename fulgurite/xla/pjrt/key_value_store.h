#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace fulgurite::xla::pjrt {

/// Through which the clients of several hosts find each other while they are
/// made: c10d's TCPStore behind this interface. Called from any thread, also
/// from several at once. What it throws becomes an error of the client.
class KeyValueStore {
 public:
  virtual ~KeyValueStore() = default;
  /// Waits until some host has put the key; nullopt where `timeout` ended
  /// first.
  virtual std::optional<std::string> get(
      std::string_view key,
      std::chrono::milliseconds timeout) = 0;
  /// nullopt where the key is not there now.
  virtual std::optional<std::string> try_get(std::string_view key) = 0;
  virtual void put(std::string_view key, std::string_view value) = 0;
};

} // namespace fulgurite::xla::pjrt
