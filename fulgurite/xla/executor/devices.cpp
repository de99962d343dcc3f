#include "fulgurite/xla/executor/devices.h"

#include "fulgurite/base/error.h"

namespace fulgurite::xla {

namespace {
thread_local c10::DeviceIndex current_index = 0;
} // namespace

Devices& Devices::instance() {
  // Never destroyed: tensors of static storage duration outlive main().
  static auto* devices = new Devices;
  return *devices;
}

void Devices::set_backend(std::unique_ptr<Backend> backend, std::string spec) {
  TORCH_INTERNAL_ASSERT(backend_ == nullptr);
  backend_ = std::move(backend);
  spec_ = std::move(spec);
  for (int64_t i = 0; i < backend_->device_count(); ++i) {
    devices_.push_back(std::make_unique<Device>(*backend_, i, metrics_));
  }
}

int64_t Devices::count() const {
  return static_cast<int64_t>(devices_.size());
}

Device& Devices::get(int64_t index) {
  if (!is_set()) {
    fail("[xla] expected fulgurite::xla::init() before the first use of an XLA "
         "device");
  }
  const int64_t wanted = index < 0 ? current() : index;
  if (wanted >= count()) {
    fail(
        "[xla] expected an index below ",
        count(),
        ", the number of devices, got xla:",
        wanted,
        "; try init({.devices = ",
        wanted + 1,
        "})");
  }
  return *devices_[static_cast<size_t>(wanted)];
}

c10::DeviceIndex Devices::current() {
  return current_index;
}

void Devices::set_current(c10::DeviceIndex index) {
  current_index = index;
}

} // namespace fulgurite::xla
