#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace fulgurite {

/// Where time goes. The trainer brackets each hook and each part of a step;
/// action names are Lightning's: "[Callback]ModelCheckpoint.on_train_start",
/// "run_training_batch", "optimizer_step" …
class Profiler {
 public:
  virtual ~Profiler() = default;
  virtual void start(std::string_view action) = 0;
  virtual void stop(std::string_view action) = 0;
  /// (optional) Default: empty. A report for people.
  virtual std::string summary() {
    return {};
  }
  /// (optional) Default: nothing. Called at setup and teardown of each run.
  virtual void setup(std::string_view /*stage*/) {}
  virtual void teardown(std::string_view /*stage*/) {}
};

} // namespace fulgurite
