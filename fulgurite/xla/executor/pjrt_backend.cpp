#include "fulgurite/xla/executor/pjrt_backend.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/xla/executor/element_type_of.h"
#include "fulgurite/xla/pjrt/plugin_search.h"
#include "fulgurite/xla/pjrt/tpu_probe.h"

#include <ATen/ops/aminmax.h>
#include <ATen/ops/empty.h>

#include <algorithm>

namespace fulgurite::xla {

namespace {

/// Steps that may be under way: the host records the next one meanwhile, and
/// more would only hold memory.
constexpr size_t kMostInFlight = 2;

struct BufferData final : DeviceData {
  BufferData(
      Shape of,
      pjrt::Buffer contents,
      std::shared_ptr<const RunName> made_by = nullptr)
      : DeviceData(std::move(of)),
        buffer(std::move(contents)),
        run(std::move(made_by)) {}
  pjrt::Buffer buffer;
  /// What gave the contents, when they are not the user's.
  std::shared_ptr<const RunName> run;
};

const pjrt::Buffer& buffer_of(const DeviceData& data) {
  // NOLINTNEXTLINE(*-static-cast-downcast): all data are of this backend
  return static_cast<const BufferData&>(data).buffer;
}

const std::shared_ptr<const RunName>& made_by(const DeviceData& data) {
  // NOLINTNEXTLINE(*-static-cast-downcast): all data are of this backend
  return static_cast<const BufferData&>(data).run;
}

/// Only the plugins for the CPU know how to have more than one device.
bool is_for_the_cpu(const pjrt::Plugin& plugin) {
  return plugin.path().filename().string().find("cpu") != std::string::npos;
}

/// Says of a device that cannot be had why that is, where it is known.
[[noreturn]] void fail_client(const pjrt::PjrtError& error) {
  const std::string text(error.message());
  for (const char* words : {"already in use", "resource busy"}) {
    if (text.find(words) != std::string::npos) {
      fail(
          "[xla.init] expected a device that no other process uses, got: ",
          text,
          "; a TPU belongs to one process: try again when the other one has "
          "ended");
    }
  }
  if (pjrt::is_libtpu(error.plugin()) &&
      pjrt::tpu_probe().availability != pjrt::Availability::kAvailable) {
    fail(
        "[xla.init] expected a TPU, found none (",
        pjrt::tpu_probe().report,
        "); ",
        error.plugin(),
        " says: ",
        text);
  }
  throw error;
}

pjrt::Client make_client(const PjrtBackendOptions& options) {
  try {
    const auto& plugin = pjrt::load_plugin(options.plugin);
    pjrt::ClientOptions client_options;
    if (is_for_the_cpu(plugin)) {
      client_options.create_options["cpu_device_count"] = options.cpu_devices;
    }
    return pjrt::Client::create(plugin, client_options);
  } catch (const pjrt::PjrtError& error) {
    fail_client(error);
  }
}

pjrt::CompileOptions compile_options(
    const pjrt::Plugin& plugin,
    const PjrtBackendOptions& options) {
  pjrt::CompileOptions out;
  out.env_option_overrides = options.xla_options;
  if (is_for_the_cpu(plugin)) {
    // The fast ones lose NaN, which LibTorch passes on.
    out.env_option_overrides.try_emplace("xla_cpu_enable_fast_min_max", false);
  }
  // One program serves all devices.
  out.compile_portable_executable = true;
  return out;
}

PhysicalTypes choose_types(
    const pjrt::Client& client,
    const PjrtBackendOptions& options) {
  const bool is_tpu = client.platform_name() == "tpu";
  if (is_tpu && !options.narrow_64_bit) {
    log_info(
        "[xla] int64 and float64 lie as int32 and float32 on this TPU, which "
        "would be many times slower with 64 bits; init({.narrow_64_bit = "
        "false}) keeps them");
  }
  return PhysicalTypes(options.narrow_64_bit.value_or(is_tpu));
}

/// Integers that 32 bits cannot hold must not become others in silence.
at::Tensor narrowed(const at::Tensor& host, at::ScalarType dtype) {
  if (dtype == at::kInt && host.numel() > 0) {
    const auto [low, high] = at::aminmax(host);
    for (const int64_t value : {low.item<int64_t>(), high.item<int64_t>()}) {
      if (value != static_cast<int32_t>(value)) {
        fail(
            "[xla] expected integers of 32 bits, as int64 lies on this device, "
            "got ",
            value,
            "; try init({.narrow_64_bit = false})");
      }
    }
  }
  return host.to(dtype);
}

[[noreturn]] void fail_run(const RunName& run, const pjrt::PjrtError& error) {
  fail(
      "[xla] graph ",
      run.graph.text(),
      ", run by ",
      run.cause,
      " on xla:",
      run.device,
      ", failed: ",
      error.what());
}

} // namespace

PjrtBackend::PjrtBackend(const PjrtBackendOptions& options)
    : client_(make_client(options)),
      devices_(client_.addressable_devices()),
      types_(choose_types(client_, options)),
      compiler_(client_, compile_options(client_.plugin(), options), types_),
      in_flight_(devices_.size()) {}

DeviceDataPtr PjrtBackend::upload(const at::Tensor& host, int64_t device) {
  const auto dtype = types_.of(host.scalar_type());
  const auto source =
      dtype == host.scalar_type() ? host : narrowed(host, dtype);
  return std::make_shared<BufferData>(
      Shape{host.scalar_type(), Dims(host.sizes().begin(), host.sizes().end())},
      client_.buffer_from_host_buffer(
          {source.const_data_ptr(),
           element_type_of(dtype),
           {host.sizes().data(), host.sizes().size()}},
          devices_.at(static_cast<size_t>(device))));
}

at::Tensor PjrtBackend::download(const DeviceData& data) {
  auto host = at::empty(
      data.shape.dims, at::TensorOptions(types_.of(data.shape.dtype)));
  try {
    buffer_of(data).read(host.mutable_data_ptr(), host.nbytes());
  } catch (const pjrt::PjrtError& error) {
    if (const auto& run = made_by(data)) {
      fail_run(*run, error);
    }
    throw;
  }
  return host.to(data.shape.dtype);
}

std::vector<DeviceDataPtr> PjrtBackend::execute(
    const Run& run,
    Metrics& metrics) {
  const auto& graph = run.graph;
  const auto program = compiler_.program_of(run, metrics);
  pjrt::Arguments arguments;
  arguments.reserve(graph.leaves.size());
  for (const Node* leaf : graph.leaves) {
    arguments.push_back(&buffer_of(*leaf->data));
  }
  wait_for_room(run.device, kMostInFlight);
  const auto device = static_cast<size_t>(run.device);
  const auto name = std::make_shared<const RunName>(
      RunName{graph.hash, std::string(run.cause), run.device});
  auto execution = start(*program, arguments, *name);
  {
    const std::lock_guard guard(mutex_);
    in_flight_[device].push_back(
        {std::move(execution.complete_events.at(0)), name});
    metrics.most_in_flight = std::max(
        metrics.most_in_flight,
        static_cast<int64_t>(in_flight_[device].size()));
  }
  std::vector<DeviceDataPtr> out;
  out.reserve(graph.roots.size());
  for (size_t i = 0; i < graph.roots.size(); ++i) {
    out.push_back(std::make_shared<BufferData>(
        graph.roots[i].shape(), std::move(execution.outputs[0][i]), name));
  }
  return out;
}

pjrt::Execution PjrtBackend::start(
    const pjrt::LoadedExecutable& program,
    const pjrt::Arguments& arguments,
    const RunName& run) const {
  try {
    return program.execute(
        std::span(&arguments, 1),
        {.completion_events = pjrt::CompletionEvents::kPerDevice,
         .execute_device = devices_.at(static_cast<size_t>(run.device))});
  } catch (const pjrt::PjrtError& error) {
    fail_run(run, error);
  }
}

void PjrtBackend::wait_for_room(int64_t device, size_t limit) {
  auto& running = in_flight_.at(static_cast<size_t>(device));
  std::unique_lock guard(mutex_);
  // Those that have ended too, since they may have failed.
  while (running.size() >= limit ||
         (!running.empty() && running.front().end.is_ready())) {
    const auto oldest = std::move(running.front());
    running.pop_front();
    guard.unlock();
    try {
      oldest.end.await();
    } catch (const pjrt::PjrtError& error) {
      fail_run(*oldest.run, error);
    }
    guard.lock();
  }
}

void PjrtBackend::wait() {
  for (size_t i = 0; i < in_flight_.size(); ++i) {
    wait_for_room(static_cast<int64_t>(i), 1);
  }
}

} // namespace fulgurite::xla
