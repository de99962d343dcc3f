#pragma once

#include "fulgurite/optim/optimizer.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fulgurite::optim {

/// The frame of the shipped optimizers: it keeps the state of each parameter,
/// sorts the parameters into buckets that one kernel call can update, and
/// speaks Python's state_dict. A subclass names its state and does the update.
///
/// State follows its parameter: when a model moves to another device or type,
/// the next step moves the state after it.
class MultiTensorOptimizer : public Optimizer {
 public:
  at::Tensor step(const Closure& closure = {}) final;
  /// True while all parameters can take the fused kernel.
  bool step_supports_amp_scaling() const override;
  Value state_dict() const override;
  void load_state_dict(const Value& state_dict) override;

 protected:
  static constexpr size_t kMaxSlots = 4;
  /// Slot 0 counts steps in a float32 scalar when it has the name "step".
  static constexpr size_t kStepSlot = 0;

  /// How the parameters of a bucket are updated: by one ATen call, by one call
  /// for each operation, or one by one, which works for everything.
  enum class Kernel : uint8_t { kFused, kForeach, kSingle };

  /// The state of one parameter, by slot; undefined where there is none yet.
  using State = std::array<at::Tensor, kMaxSlots>;

  /// Parameters of one group that are updated together: same kernel, device,
  /// type and set of slots.
  struct Bucket {
    Kernel kernel = Kernel::kSingle;
    /// Whether their state was made just now, for this step.
    bool is_first_step = false;
    int64_t numel = 0;
    std::vector<size_t> index;
    std::vector<at::Tensor> params;
    /// Filled for the time of the update only. An update may write to them.
    std::vector<at::Tensor> grads;
    /// One list per slot, empty when the slot is not in use.
    std::array<std::vector<at::Tensor>, kMaxSlots> state;
    /// Where the step counts lie, when they lie in host memory.
    std::vector<float*> host_steps;

    /// The number of steps that parameter i has made, this one included.
    double steps(size_t i) const;
  };

  /// What the options of a group ask for.
  struct Mode {
    /// Bit s: slot s is in use.
    uint8_t slots = 0;
    bool has_fused_kernel = false;
    bool supports_sparse = false;
    bool capturable = false;
    std::optional<bool> foreach = {};
    std::optional<bool> fused = {};
    bool uses(size_t slot) const {
      return (slots >> slot & 1) != 0;
    }
    bool operator==(const Mode&) const = default;
  };

  MultiTensorOptimizer(
      Value::Dict defaults,
      std::vector<std::string_view> slot_names);
  MultiTensorOptimizer(MultiTensorOptimizer&&) noexcept;
  MultiTensorOptimizer& operator=(MultiTensorOptimizer&&) noexcept;

  void add_param_groups(std::vector<ParamGroup> groups);

  /// Keeps what update() needs of the options of the group whose turn it is.
  virtual Mode read_options(const Value::Dict& options) = 0;
  /// One step of a bucket. The counts in its step slot are raised already.
  virtual void update(Bucket& bucket) = 0;
  /// For the arguments of a fused kernel.
  static std::optional<at::Tensor> scaling_for(
      const at::Tensor& scalar,
      const Bucket& bucket);
  /// Options that older Pythons did not save, and what they meant then.
  virtual Value::Dict optional_options() const = 0;
  /// (optional) Changes options that came from a state_dict. Default: nothing.
  virtual void adjust_loaded(Value::Dict& options) const;

 private:
  /// What decides about the bucket of a parameter. Equal traits from one step
  /// to the next mean that the buckets can stay.
  struct Traits {
    bool has_grad = false;
    Kernel kernel = Kernel::kSingle;
    at::ScalarType dtype = at::ScalarType::Undefined;
    c10::Device device{c10::kCPU};
    int64_t numel = 0;
    uint64_t layout = 0;
    bool operator==(const Traits&) const = default;
  };
  /// What belongs to a group but is not an option.
  struct GroupState {
    /// The parameters that `state` belongs to.
    std::vector<at::Tensor> owners;
    std::vector<State> state;
    std::vector<Traits> traits;
    std::vector<Bucket> buckets;
    bool buckets_are_stale = true;
    Mode mode;
  };

  void adopt_parameters();
  void step_group(ParamGroup& group, GroupState& own);
  Traits traits_of(const at::Tensor& param, const Mode& mode) const;
  Kernel kernel_for(
      const at::Tensor& param,
      const at::Tensor& grad,
      const Mode& mode) const;
  void make_buckets(const ParamGroup& group, GroupState& own) const;
  void add_to_bucket(Bucket& bucket, const GroupState& own, size_t i) const;
  bool prepare_state(
      const at::Tensor& param,
      const Traits& traits,
      const Mode& mode,
      State& state) const;
  void run(Bucket& bucket, GroupState& own);
  void raise_steps(Bucket& bucket) const;
  std::unordered_map<c10::TensorImpl*, State> states_by_param() const;
  Value::Dict complete(const Value::Dict& saved, const Value::Dict& current)
      const;
  State read_state(
      const at::Tensor& param,
      size_t index,
      const Value::Dict& saved,
      const Mode& mode) const;

  std::vector<std::string_view> slot_names_;
  bool has_steps_ = false;
  std::vector<GroupState> group_states_;
};

} // namespace fulgurite::optim
