#pragma once

#include "fulgurite/xla/executor/device.h"

namespace fulgurite::xla {

/// The devices of this process. Empty until init() has set a backend.
class Devices {
 public:
  static Devices& instance();

  /// Once per process.
  void set_backend(std::unique_ptr<Backend> backend, std::string spec);
  bool is_set() const {
    return backend_ != nullptr;
  }
  /// What init() was called with.
  const std::string& spec() const {
    return spec_;
  }
  Backend& backend() {
    return *backend_;
  }
  int64_t count() const;
  /// Index -1 is the current device. Throws UserError where there is none.
  Device& get(int64_t index);
  Metrics& metrics() {
    return metrics_;
  }

  /// The current device of the calling thread.
  static c10::DeviceIndex current();
  static void set_current(c10::DeviceIndex index);

 private:
  std::unique_ptr<Backend> backend_;
  std::vector<std::unique_ptr<Device>> devices_;
  std::string spec_;
  Metrics metrics_;
};

} // namespace fulgurite::xla
