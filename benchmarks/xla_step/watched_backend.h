#pragma once

#include "benchmarks/xla_step/clock.h"
#include "fulgurite/xla/executor/pjrt_backend.h"
#include "fulgurite/xla/lowering/lowering.h"

#include <memory>
#include <string>

namespace fulgurite::bench {

/// A PJRT backend that can time its programs, tell their text, or do without
/// running them.
class WatchedBackend final : public xla::Backend {
 public:
  enum class Mode {
    kRun,
    kTime,    ///< waits for each program: its time is in microseconds()
    kCapture, ///< runs, and keeps the text
    kSkip     ///< gives results of no contents: what is left is the host's work
  };

  explicit WatchedBackend(const xla::PjrtBackendOptions& options)
      : inner_(options) {}

  const xla::PjrtBackend& inner() const {
    return inner_;
  }
  void set_mode(Mode mode) {
    mode_ = mode;
  }
  /// Of the last program.
  double microseconds() const {
    return microseconds_;
  }
  const std::string& text() const {
    return text_;
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
      text_ = xla::lower_to_stablehlo(run.graph, {run.donated_to}).text;
    }
    const Clock clock;
    auto results = inner_.execute(run, metrics);
    if (mode_ == Mode::kTime) {
      inner_.wait();
      microseconds_ = clock.microseconds();
    }
    return results;
  }

 private:
  xla::PjrtBackend inner_;
  Mode mode_ = Mode::kRun;
  double microseconds_ = 0;
  std::string text_;
};

} // namespace fulgurite::bench
