#pragma once

#include "fulgurite/xla/executor/backend.h"
#include "fulgurite/xla/executor/compiler.h"
#include "fulgurite/xla/pjrt/client.h"

#include <deque>
#include <mutex>
#include <optional>
#include <vector>

namespace fulgurite::xla {

struct PjrtBackendOptions {
  /// Name or path, as pjrt::load_plugin takes it.
  std::string plugin = "";
  /// Of a CPU plugin, which has as many devices as it is asked for; others have
  /// what the machine has.
  int64_t cpu_devices = 1;
  /// XLA's debug options by name.
  std::map<std::string, pjrt::CompileOptions::OptionValue> xla_options = {};
  /// See PhysicalTypes; empty: on TPUs.
  std::optional<bool> narrow_64_bit = std::nullopt;
};

/// What messages about an execution say.
struct RunName {
  Hash graph;
  std::string cause;
  int64_t device = 0;
};

/// Compiles graphs and runs them on the devices of a PJRT plugin. Any thread
/// may call any method.
class PjrtBackend final : public Backend {
 public:
  explicit PjrtBackend(const PjrtBackendOptions& options);

  std::string name() const override {
    return client_.plugin().description();
  }
  int64_t device_count() const override {
    return static_cast<int64_t>(devices_.size());
  }
  DeviceDataPtr upload(const at::Tensor& host, int64_t device) override;
  at::Tensor download(const DeviceData& data) override;
  std::vector<DeviceDataPtr> execute(const Run& run, Metrics& metrics) override;
  void wait() override;
  PhysicalTypes types() const override {
    return types_;
  }

  /// For programs that are compiled and run beside those of graphs.
  const pjrt::Client& client() const {
    return client_;
  }
  const pjrt::CompileOptions& options() const {
    return compiler_.options();
  }

 private:
  /// Started and perhaps not ended.
  struct InFlight {
    pjrt::Event end;
    std::shared_ptr<const RunName> run;
  };

  pjrt::Execution start(
      const pjrt::LoadedExecutable& program,
      const pjrt::Arguments& arguments,
      const RunName& run) const;
  /// Waits until fewer than `limit` executions are under way on a device.
  /// Throws what those that ended ended with.
  void wait_for_room(int64_t device, size_t limit);

  pjrt::Client client_;
  std::vector<pjrt::Device> devices_;
  PhysicalTypes types_;
  Compiler compiler_;
  std::mutex mutex_;
  std::vector<std::deque<InFlight>> in_flight_; ///< by device
};

} // namespace fulgurite::xla
