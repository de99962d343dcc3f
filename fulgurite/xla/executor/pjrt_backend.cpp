#include "fulgurite/xla/executor/pjrt_backend.h"

#include "fulgurite/base/error.h"

#include <ATen/ops/empty.h>

#include <algorithm>

namespace fulgurite::xla {

namespace {

/// Steps that may be under way: the host records the next one meanwhile, and
/// more would only hold memory.
constexpr size_t kMostInFlight = 2;

struct BufferData final : DeviceData {
  BufferData(Shape of, pjrt::Buffer contents)
      : DeviceData(std::move(of)), buffer(std::move(contents)) {}
  pjrt::Buffer buffer;
};

const pjrt::Buffer& buffer_of(const DeviceData& data) {
  // NOLINTNEXTLINE(*-static-cast-downcast): all data are of this backend
  return static_cast<const BufferData&>(data).buffer;
}

pjrt::ElementType element_type_of(at::ScalarType dtype) {
  using pjrt::ElementType;
  switch (dtype) {
    case at::kBool:
      return ElementType::kPred;
    case at::kChar:
      return ElementType::kS8;
    case at::kShort:
      return ElementType::kS16;
    case at::kInt:
      return ElementType::kS32;
    case at::kLong:
      return ElementType::kS64;
    case at::kByte:
      return ElementType::kU8;
    case at::kUInt16:
      return ElementType::kU16;
    case at::kUInt32:
      return ElementType::kU32;
    case at::kUInt64:
      return ElementType::kU64;
    case at::kHalf:
      return ElementType::kF16;
    case at::kBFloat16:
      return ElementType::kBF16;
    case at::kFloat:
      return ElementType::kF32;
    case at::kDouble:
      return ElementType::kF64;
    case at::kComplexFloat:
      return ElementType::kC64;
    case at::kComplexDouble:
      return ElementType::kC128;
    default:
      fail(
          "[xla] expected a number type that XLA has, got ",
          dtype,
          "; try tensor.to(torch::kFloat)");
  }
}

/// Only the plugins for the CPU know how to have more than one device.
bool is_for_the_cpu(const pjrt::Plugin& plugin) {
  return plugin.path().filename().string().find("cpu") != std::string::npos;
}

pjrt::Client make_client(const PjrtBackendOptions& options) {
  const auto& plugin = pjrt::load_plugin(options.plugin);
  pjrt::ClientOptions client_options;
  if (is_for_the_cpu(plugin)) {
    client_options.create_options["cpu_device_count"] = options.cpu_devices;
  }
  return pjrt::Client::create(plugin, client_options);
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

[[noreturn]] void fail_run(
    const Hash& graph,
    std::string_view cause,
    int64_t device,
    const pjrt::PjrtError& error) {
  fail(
      "[xla] graph ",
      graph.text(),
      ", run by ",
      cause,
      " on xla:",
      device,
      ", failed: ",
      error.what());
}

} // namespace

PjrtBackend::PjrtBackend(const PjrtBackendOptions& options)
    : client_(make_client(options)),
      devices_(client_.addressable_devices()),
      compiler_(client_, compile_options(client_.plugin(), options)),
      in_flight_(devices_.size()) {}

DeviceDataPtr PjrtBackend::upload(const at::Tensor& host, int64_t device) {
  return std::make_shared<BufferData>(
      Shape{host.scalar_type(), Dims(host.sizes().begin(), host.sizes().end())},
      client_.buffer_from_host_buffer(
          {host.const_data_ptr(),
           element_type_of(host.scalar_type()),
           {host.sizes().data(), host.sizes().size()}},
          devices_.at(static_cast<size_t>(device))));
}

at::Tensor PjrtBackend::download(const DeviceData& data) {
  auto host = at::empty(data.shape.dims, at::TensorOptions(data.shape.dtype));
  buffer_of(data).read(host.mutable_data_ptr(), host.nbytes());
  return host;
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
  auto execution = start(*program, arguments, run);
  {
    const std::lock_guard guard(mutex_);
    in_flight_[device].push_back(
        {std::move(execution.complete_events.at(0)),
         graph.hash,
         std::string(run.cause)});
    metrics.most_in_flight = std::max(
        metrics.most_in_flight,
        static_cast<int64_t>(in_flight_[device].size()));
  }
  std::vector<DeviceDataPtr> out;
  out.reserve(graph.roots.size());
  for (size_t i = 0; i < graph.roots.size(); ++i) {
    out.push_back(std::make_shared<BufferData>(
        graph.roots[i].shape(), std::move(execution.outputs[0][i])));
  }
  return out;
}

pjrt::Execution PjrtBackend::start(
    const pjrt::LoadedExecutable& program,
    const pjrt::Arguments& arguments,
    const Run& run) const {
  try {
    return program.execute(
        std::span(&arguments, 1),
        {.completion_events = pjrt::CompletionEvents::kPerDevice,
         .execute_device = devices_.at(static_cast<size_t>(run.device))});
  } catch (const pjrt::PjrtError& error) {
    fail_run(run.graph.hash, run.cause, run.device, error);
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
      fail_run(oldest.graph, oldest.cause, device, error);
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
