#include "fulgurite/xla/aten/guard.h"

#include "fulgurite/xla/aten/generator.h"
#include "fulgurite/xla/executor/devices.h"

#include <ATen/detail/XLAHooksInterface.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>

namespace fulgurite::xla {

namespace {

/// Autograd makes one thread per device and counts them at the first backward,
/// perhaps before init(). So this is a bound and no count.
constexpr c10::DeviceIndex kMostDevices = 8;

c10::Device device_at(c10::DeviceIndex index) {
  return {c10::DeviceType::XLA, index};
}

class Guard final : public c10::impl::DeviceGuardImplInterface {
 public:
  c10::DeviceType type() const override {
    return c10::DeviceType::XLA;
  }
  c10::Device exchangeDevice(c10::Device device) const override {
    const auto old = getDevice();
    setDevice(device);
    return old;
  }
  c10::Device getDevice() const override {
    return device_at(Devices::current());
  }
  void setDevice(c10::Device device) const override {
    if (device.index() >= 0) {
      Devices::set_current(device.index());
    }
  }
  void uncheckedSetDevice(c10::Device device) const noexcept override {
    setDevice(device);
  }
  c10::Stream getStream(c10::Device device) const override {
    return c10::Stream(c10::Stream::DEFAULT, device);
  }
  c10::Stream exchangeStream(c10::Stream stream) const override {
    return c10::Stream(c10::Stream::DEFAULT, stream.device());
  }
  c10::DeviceIndex deviceCount() const noexcept override {
    return kMostDevices;
  }
};

struct Hooks final : at::XLAHooksInterface {
  void init() const override {}
  bool hasXLA() const override {
    return true;
  }
  bool isBuilt() const override {
    return true;
  }
  bool isAvailable() const override {
    return Devices::instance().is_set();
  }
  bool hasPrimaryContext(c10::DeviceIndex index) const override {
    return index < Devices::instance().count();
  }
  std::string showConfig() const override {
    auto& devices = Devices::instance();
    return devices.is_set() ? "XLA by " + devices.backend().name()
                            : "XLA, not initialized";
  }
  c10::DeviceIndex deviceCount() const override {
    return static_cast<c10::DeviceIndex>(Devices::instance().count());
  }
  c10::DeviceIndex getCurrentDevice() const override {
    return Devices::current();
  }
  void setCurrentDevice(c10::DeviceIndex index) const override {
    Devices::set_current(index);
  }
  c10::DeviceIndex exchangeDevice(c10::DeviceIndex index) const override {
    const auto old = Devices::current();
    Devices::set_current(index);
    return old;
  }
  c10::DeviceIndex maybeExchangeDevice(c10::DeviceIndex index) const override {
    return exchangeDevice(index);
  }
  const at::Generator& getDefaultGenerator(
      c10::DeviceIndex index) const override {
    return default_generator(index);
  }
  at::Generator getNewGenerator(c10::DeviceIndex index) const override {
    return at::make_generator<XlaGenerator>(
        index < 0 ? Devices::current() : index, c10::default_rng_seed_val);
  }
};

std::unique_ptr<at::XLAHooksInterface> make_hooks() {
  return std::make_unique<Hooks>();
}

} // namespace

// A static initialiser, since autograd looks at the guards once, at the first
// backward of the process on any device, perhaps before init().
C10_REGISTER_GUARD_IMPL(XLA, Guard)

void register_hooks() {
  // LibTorch looks for the hooks under this name, whatever the class is called.
  at::XLAHooksRegistry()->Register("torch_xla::detail::XLAHooks", &make_hooks);
}

} // namespace fulgurite::xla
