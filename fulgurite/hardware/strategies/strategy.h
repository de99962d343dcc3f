#pragma once

#include "fulgurite/hardware/accelerators/accelerator.h"
#include "fulgurite/hardware/checkpoint_io/checkpoint_io.h"
#include "fulgurite/hardware/precision/precision.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torch::nn {
class Module;
}

namespace fulgurite {

enum class ReduceOp { kMean, kSum, kMin, kMax };

/// How processes and parts of a model work together. The trainer talks to
/// hardware through this class only. One process, one device is the default
/// behaviour of every optional method.
class Strategy {
 public:
  virtual ~Strategy() = default;

  virtual std::string name() const = 0;
  /// Where this process computes. Default: its first device.
  virtual at::Device root_device() const {
    return devices_.front();
  }

  /// Filled by the connector before anything else is called.
  void connect(
      std::shared_ptr<Accelerator> accelerator,
      std::shared_ptr<Precision> precision,
      std::shared_ptr<CheckpointIO> checkpoint_io,
      std::vector<at::Device> devices);
  const std::vector<at::Device>& devices() const {
    return devices_;
  }
  Accelerator& accelerator() const {
    return *accelerator_;
  }
  Precision& precision() const {
    return *precision_;
  }
  CheckpointIO& checkpoint_io() const {
    return *checkpoint_io_;
  }

  // Who and how many.
  virtual int64_t global_rank() const {
    return 0;
  }
  virtual int64_t local_rank() const {
    return 0;
  }
  virtual int64_t node_rank() const {
    return 0;
  }
  virtual int64_t world_size() const {
    return 1;
  }
  bool is_global_zero() const {
    return global_rank() == 0;
  }

  // A run, in the order of the calls.
  /// Readies the device of this process.
  virtual void setup_environment();
  /// Converts the model's number formats and moves it to the device.
  virtual void setup(torch::nn::Module& model);
  /// Default: to root_device().
  virtual void model_to_device(torch::nn::Module& model);
  /// Whether weights are restored only after setup() (sharded models).
  virtual bool restores_after_setup() const {
    return false;
  }
  virtual void teardown();

  // Hooks of the strategy itself; they run after callbacks and module.
  virtual void on_train_start() {}
  virtual void on_train_end() {}
  virtual void on_train_batch_start() {}
  virtual void on_validation_start() {}
  virtual void on_validation_end() {}
  virtual void on_test_start() {}
  virtual void on_test_end() {}
  virtual void on_predict_start() {}
  virtual void on_predict_end() {}
  virtual void on_exception() {}

  // A step.
  virtual void backward(const at::Tensor& loss);
  /// Called around the backwards of a window that only accumulates.
  virtual void set_gradient_sync(bool /*enabled*/) {}

  // Between processes.
  virtual void barrier(std::string_view /*name*/) {}
  virtual at::Tensor reduce(const at::Tensor& tensor, ReduceOp /*op*/) {
    return tensor;
  }
  /// Rank `source`'s text on every rank.
  virtual std::string broadcast(std::string text, int64_t /*source*/ = 0) {
    return text;
  }
  /// all: true on every rank; otherwise: true on any.
  virtual bool reduce_boolean_decision(bool decision, bool /*all*/ = true) {
    return decision;
  }

  // Files. Every rank calls; global rank zero writes.
  virtual void save_checkpoint(
      const Value& checkpoint,
      const std::filesystem::path& path);
  virtual Value load_checkpoint(const std::filesystem::path& path);
  virtual void remove_checkpoint(const std::filesystem::path& path);

 private:
  std::shared_ptr<Accelerator> accelerator_;
  std::shared_ptr<Precision> precision_;
  std::shared_ptr<CheckpointIO> checkpoint_io_;
  std::vector<at::Device> devices_;
};

/// All strategies by name; users add theirs in main, before a Trainer is made.
Registry<Strategy>& strategies();

} // namespace fulgurite
