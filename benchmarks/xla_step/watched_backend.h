#pragma once

#include "benchmarks/xla_step/program_loop.h"
#include "fulgurite/xla/lowering/lowering.h"

#include <memory>

namespace fulgurite::bench {

/// A PJRT backend that can tell what it runs, or do without running it.
class WatchedBackend final : public xla::Backend {
 public:
  enum class Mode {
    kRun,
    kCapture, ///< runs, and keeps the call
    kSkip ///< gives results without contents: what is left is the host's work
  };

  explicit WatchedBackend(const xla::PjrtBackendOptions& options)
      : inner_(options) {}

  const xla::PjrtBackend& inner() const {
    return inner_;
  }
  void set_mode(Mode mode) {
    mode_ = mode;
  }
  const Call& captured() const {
    return captured_;
  }

  std::string name() const override {
    return inner_.name();
  }
  int64_t device_count() const override {
    return inner_.device_count();
  }
  xla::DeviceDataPtr upload(const at::Tensor& host, int64_t device) override {
    return inner_.upload(host, device);
  }
  at::Tensor download(const xla::DeviceData& data) override {
    return inner_.download(data);
  }
  void wait() override {
    inner_.wait();
  }
  xla::PhysicalTypes types() const override {
    return inner_.types();
  }

  std::vector<xla::DeviceDataPtr> execute(
      const xla::Run& run,
      xla::Metrics& metrics) override {
    if (mode_ == Mode::kSkip) {
      std::vector<xla::DeviceDataPtr> out;
      for (const auto& root : run.graph.roots) {
        out.push_back(std::make_shared<xla::DeviceData>(root.shape()));
      }
      return out;
    }
    if (mode_ == Mode::kCapture) {
      capture(run);
    }
    return inner_.execute(run, metrics);
  }

 private:
  void capture(const xla::Run& run) {
    captured_ = {
        xla::lower_to_stablehlo(run.graph, {run.donated_to, inner_.types()})
            .text,
        {},
        run.donated_to};
    for (const auto* leaf : run.graph.leaves) {
      captured_.arguments.push_back(inner_.download(*leaf->data));
    }
  }

  xla::PjrtBackend inner_;
  Mode mode_ = Mode::kRun;
  Call captured_;
};

} // namespace fulgurite::bench
