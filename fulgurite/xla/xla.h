#pragma once

#include "fulgurite/xla/executor/call_site.h"
#include "fulgurite/xla/executor/metrics.h"
#include "fulgurite/xla/pjrt/compile_options.h"

#include <ATen/core/Tensor.h>
#include <c10/core/Device.h>

#include <map>
#include <optional>
#include <string>

namespace torch {
namespace nn {
class Module;
} // namespace nn
namespace optim {
class Optimizer;
} // namespace optim
} // namespace torch

// LibTorch on XLA devices: after init(), ordinary LibTorch code with
// torch::Device(torch::kXLA, i). Operators are recorded, and run together when
// sync() is called, once per training step, or when a value is read.
namespace fulgurite::xla {

struct InitOptions {
  /// "cpu", "tpu", "cuda", a path of a PJRT plugin, or "interpreter", which
  /// evaluates without compiling. Empty: FULGURITE_PJRT_PLUGIN, else "tpu"
  /// where there is one, else "cpu".
  std::string plugin = "";
  /// Number of devices of the CPU plugin and of the interpreter.
  int64_t devices = 1;
  /// XLA's debug options by name, as {"xla_backend_optimization_level",
  /// int64_t{0}}, which compiles faster and runs slower.
  std::map<std::string, pjrt::CompileOptions::OptionValue> xla_options = {};
  /// Keeps int64 as int32 and float64 as float32 on the device, whose own
  /// arithmetic of 64 bits is none or slow. Empty: on TPUs only.
  std::optional<bool> narrow_64_bit = std::nullopt;
};

/// Once per process, before the first tensor on an XLA device. A second call
/// with the same options does nothing.
void init(const InitOptions& options = {});
bool is_initialized();

/// Devices that init() found.
int64_t device_count();

/// Runs what has been recorded for a device; results arrive in the background.
/// To be called at the end of each step of a loop. Throws what earlier ones
/// ended with, under the name of the place that they were called from.
void sync(
    c10::Device device = {c10::DeviceType::XLA, 0},
    CallSite place = CallSite::here());
/// sync(), and waits for the results.
void wait(
    c10::Device device = {c10::DeviceType::XLA, 0},
    CallSite place = CallSite::here());

/// Moves a module's parameters, buffers and gradients. LibTorch's own
/// Module::to() leaves the gradients behind.
void move_to(torch::nn::Module& module, c10::Device device);
/// Moves what an optimizer keeps (momenta, averages) to its parameters'
/// devices: to be called when they have been moved under it. Takes LibTorch's
/// optimizers.
void move_state(torch::optim::Optimizer& optimizer);

/// Writes the file that torch::save() writes for the same thing on the CPU,
/// which torch::load() and load() read. What torch::save() writes for an XLA
/// tensor, torch::load() refuses, and load() reads. Throws UserError where the
/// file cannot be written.
void save(const at::Tensor& tensor, const std::string& path);
void save(torch::nn::Module& module, const std::string& path);
void save(torch::optim::Optimizer& optimizer, const std::string& path);

/// Reads a file of save() or torch::save() on the CPU, then moves. Parameters
/// stay where they are and the objects that they are: tied ones stay tied.
/// Throws UserError where the file is missing or of something else.
at::Tensor load(const std::string& path, c10::Device device);
void load(torch::nn::Module& module, const std::string& path);
void load(torch::optim::Optimizer& optimizer, const std::string& path);

/// Seeds the random numbers of all XLA devices. torch::manual_seed() does not
/// reach them; they begin with the seed that it has set before their first use.
void manual_seed(uint64_t seed);

/// What has been recorded and not run, one operator a line.
std::string dump_graph(c10::Device device = {c10::DeviceType::XLA, 0});

const Metrics& metrics();
void reset_metrics();

} // namespace fulgurite::xla
