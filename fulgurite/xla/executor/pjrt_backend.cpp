#include "fulgurite/xla/executor/pjrt_backend.h"

#include "fulgurite/base/error.h"
#include "fulgurite/xla/lowering/lowering.h"

#include <ATen/ops/empty.h>

namespace fulgurite::xla {

namespace {

constexpr size_t kMostPrograms = 1024;
/// Steps that may be under way: the host records the next one meanwhile, and
/// more would only hold memory.
constexpr size_t kMostInFlight = 2;

struct BufferData final : DeviceData {
  BufferData(Shape of, pjrt::Buffer contents)
      : DeviceData(std::move(of)), buffer(std::move(contents)) {}
  pjrt::Buffer buffer;
};

const pjrt::Buffer& buffer_of(const DeviceData& data) {
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

/// Equal graphs with other donations are other programs.
Hash key_of(const Graph& graph, const std::vector<int64_t>& donated_to) {
  Hash key = graph.hash;
  for (const int64_t root : donated_to) {
    key.add(static_cast<uint64_t>(root));
  }
  return key;
}

} // namespace

PjrtBackend::PjrtBackend(const PjrtBackendOptions& options)
    : client_(make_client(options)),
      devices_(client_.addressable_devices()),
      programs_(kMostPrograms),
      in_flight_(devices_.size()) {
  compile_options_.env_option_overrides = options.xla_options;
  if (is_for_the_cpu(client_.plugin())) {
    // The fast ones lose NaN, which LibTorch passes on.
    compile_options_.env_option_overrides.try_emplace(
        "xla_cpu_enable_fast_min_max", false);
  }
  // One program serves all devices.
  compile_options_.compile_portable_executable = true;
}

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

ProgramPtr PjrtBackend::program_of(
    const Graph& graph,
    const std::vector<int64_t>& donated_to,
    Metrics& metrics) {
  const Hash key = key_of(graph, donated_to);
  const std::lock_guard guard(mutex_);
  if (auto known = programs_.find(key)) {
    ++metrics.cache_hits;
    return known;
  }
  const auto program = lower_to_stablehlo(graph, {donated_to});
  auto compiled = std::make_shared<const pjrt::LoadedExecutable>(
      client_.compile(program.text, compile_options_));
  ++metrics.compilations;
  programs_.insert(key, compiled);
  return compiled;
}

std::vector<DeviceDataPtr> PjrtBackend::execute(
    const Graph& graph,
    const std::vector<int64_t>& donated_to,
    int64_t device,
    Metrics& metrics) {
  const auto program = program_of(graph, donated_to, metrics);
  pjrt::Arguments arguments;
  arguments.reserve(graph.leaves.size());
  for (const Node* leaf : graph.leaves) {
    arguments.push_back(&buffer_of(*leaf->data));
  }
  wait_for_room(device, kMostInFlight);
  const auto place = static_cast<size_t>(device);
  auto execution = program->execute(
      std::span(&arguments, 1),
      {.completion_events = pjrt::CompletionEvents::kPerDevice,
       .execute_device = devices_.at(place)});
  {
    const std::lock_guard guard(mutex_);
    in_flight_[place].push_back(
        {std::move(execution.complete_events.at(0)), graph.hash.text()});
  }
  std::vector<DeviceDataPtr> out;
  for (size_t i = 0; i < graph.roots.size(); ++i) {
    out.push_back(std::make_shared<BufferData>(
        graph.roots[i].shape(), std::move(execution.outputs[0][i])));
  }
  return out;
}

void PjrtBackend::wait_for_room(int64_t device, size_t limit) {
  auto& running = in_flight_.at(static_cast<size_t>(device));
  std::unique_lock guard(mutex_);
  while (running.size() >= limit) {
    const auto oldest = std::move(running.front());
    running.pop_front();
    guard.unlock();
    oldest.end.await();
    guard.lock();
  }
}

void PjrtBackend::wait() {
  for (size_t i = 0; i < in_flight_.size(); ++i) {
    wait_for_room(static_cast<int64_t>(i), 1);
  }
}

} // namespace fulgurite::xla
