#include "fulgurite/xla/xla.h"

#include "fulgurite/base/env.h"
#include "fulgurite/base/error.h"
#include "fulgurite/xla/aten/generator.h"
#include "fulgurite/xla/aten/register.h"
#include "fulgurite/xla/executor/devices.h"
#include "fulgurite/xla/executor/pjrt_backend.h"
#include "fulgurite/xla/interpreter/interpreter.h"

namespace fulgurite::xla {

namespace {

std::string spec_of(const InitOptions& options) {
  auto out = detail::join(options.plugin, " ", options.devices);
  for (const auto& option : options.xla_options) {
    std::visit(
        [&](const auto& value) {
          out += detail::join(" ", option.first, "=", value);
        },
        option.second);
  }
  if (options.narrow_64_bit) {
    out += detail::join(" narrow_64_bit=", *options.narrow_64_bit);
  }
  return out;
}

std::unique_ptr<Backend> make_backend(const InitOptions& options) {
  const bool eager = env("FULGURITE_XLA_EAGER").value_or("0") != "0";
  if (eager || options.plugin == "interpreter") {
    return std::make_unique<Interpreter>(options.devices, eager);
  }
  return std::make_unique<PjrtBackend>(PjrtBackendOptions{
      options.plugin,
      options.devices,
      options.xla_options,
      options.narrow_64_bit});
}

} // namespace

void init(const InitOptions& options) {
  auto& devices = Devices::instance();
  if (devices.is_set()) {
    if (devices.spec() != spec_of(options)) {
      fail(
          "[xla.init] expected one init() per process, got a second one with "
          "other options: ",
          spec_of(options),
          " after ",
          devices.spec());
    }
    return;
  }
  if (options.devices < 1) {
    misconfigured("[xla.init] expected devices ≥ 1, got ", options.devices);
  }
  auto backend = make_backend(options);
  register_backend();
  devices.set_backend(std::move(backend), spec_of(options));
}

bool is_initialized() {
  return Devices::instance().is_set();
}

int64_t device_count() {
  return Devices::instance().count();
}

void sync(c10::Device device, CallSite place) {
  Devices::instance()
      .get(device.index())
      .sync("sync", /*end_of_step=*/true, place);
}

void wait(c10::Device device, CallSite place) {
  sync(device, place);
  Devices::instance().backend().wait();
}

void manual_seed(uint64_t seed) {
  for (int64_t i = 0; i < device_count(); ++i) {
    auto generator = default_generator(static_cast<c10::DeviceIndex>(i));
    const std::lock_guard guard(generator.mutex());
    generator.set_current_seed(seed);
  }
}

std::string dump_graph(c10::Device device) {
  return Devices::instance().get(device.index()).dump();
}

const Metrics& metrics() {
  auto& metrics = Devices::instance().metrics();
  metrics.live_data = DeviceData::num_live();
  return metrics;
}

void reset_metrics() {
  Devices::instance().metrics() = {};
}

} // namespace fulgurite::xla
