#pragma once

#include "fulgurite/base/value.h"

#include <ATen/core/Tensor.h>

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace torch::optim {
class Optimizer;
} // namespace torch::optim

namespace fulgurite::optim {

/// Clears the gradients, runs forward and backward, returns the loss (which may
/// be undefined).
using Closure = std::function<at::Tensor()>;

/// Parameters that share their options. The options have Python's names ("lr",
/// "betas", …) and are the only place where they are kept: a change here counts
/// from the next step on. Schedulers add keys of their own ("initial_lr").
struct ParamGroup {
  std::vector<at::Tensor> params;
  Value::Dict options;
};

/// What the trainer needs of an optimizer. To write one of your own, implement
/// step() and name(), and call add_param_group in the constructor; override
/// state_dict and load_state_dict when it has state.
class Optimizer {
 public:
  Optimizer(const Optimizer&) = delete;
  Optimizer& operator=(const Optimizer&) = delete;
  virtual ~Optimizer();

  /// One update of all parameters that have a gradient. A closure is run first,
  /// with gradients enabled, and its loss is returned; else the result is
  /// undefined.
  virtual at::Tensor step(const Closure& closure = {}) = 0;

  /// Python's class name, such as "AdamW".
  virtual std::string name() const = 0;

  /// Forgets the gradients, or fills them with zeros.
  virtual void zero_grad(bool set_to_none = true);

  virtual std::vector<ParamGroup>& param_groups();
  const std::vector<ParamGroup>& param_groups() const;

  /// The learning rate of a group. Neither allocates.
  virtual double lr(size_t group = 0) const;
  virtual void set_lr(size_t group, double lr);

  /// Whether there is a "momentum" or "betas" option: what OneCycle cycles.
  virtual bool has_momentum() const;
  /// "momentum", or else betas[0]. Throws UserError where there is neither.
  virtual double momentum(size_t group = 0) const;
  virtual void set_momentum(size_t group, double momentum);

  /// Options that the group leaves out get the optimizer's defaults. A tensor
  /// listed twice counts once. Throws MisconfigurationError for an empty list,
  /// an undefined or non-leaf tensor, a tensor that another group has, an
  /// unknown or invalid option.
  virtual void add_param_group(ParamGroup group);

  /// Python's layout: {"state": {index: {name: tensor}}, "param_groups":
  /// [{option: value, "params": [index]}]}. The tensors are the optimizer's
  /// own, not copies.
  virtual Value state_dict() const;
  /// Takes what state_dict of this class gave, here or in Python. Tensors are
  /// copied to the device and type of their parameters. Nothing is changed when
  /// it throws.
  virtual void load_state_dict(const Value& state_dict);

  /// (optional) Whether step() is useless without a closure, as with LBFGS.
  /// Default: false.
  virtual bool needs_closure() const;

  /// (optional) Whether step() itself divides by grad_scale and does nothing
  /// when found_inf is 1. Default: false, so that the gradients have to be
  /// unscaled before.
  virtual bool step_supports_amp_scaling() const;
  /// Counts for the next steps, until both are undefined again.
  void set_amp_scaling(at::Tensor grad_scale, at::Tensor found_inf);

 protected:
  explicit Optimizer(Value::Dict defaults);
  Optimizer(Optimizer&&) noexcept;
  Optimizer& operator=(Optimizer&&) noexcept;

  /// (optional) Throws MisconfigurationError when an option of a group makes no
  /// sense. Default: only "lr" is checked.
  virtual void check_options(const Value::Dict& options) const;

  /// The parameters, each once. Throws MisconfigurationError for an undefined
  /// or non-leaf tensor and for one that the first `num_groups` groups have.
  std::vector<at::Tensor> checked_params(
      std::vector<at::Tensor> params,
      size_t num_groups) const;
  /// The group that an index of lr() and its like means; throws UserError.
  const ParamGroup& group_at(size_t group) const;
  ParamGroup& group_at(size_t group);

  /// The options of each group in a state_dict. Throws UserError when it has
  /// not the form of one, or other groups than this optimizer.
  std::vector<Value::Dict> read_param_groups(const Value& state_dict) const;
  /// The ids under which a state_dict has its state, in the order of our
  /// parameters. To be called after read_param_groups.
  static std::vector<int64_t> read_param_ids(const Value& state_dict);
  /// The "param_groups" entry of a state_dict.
  Value pack_param_groups() const;

  Value::Dict defaults_;
  std::vector<ParamGroup> param_groups_;
  at::Tensor grad_scale_;
  at::Tensor found_inf_;
};

namespace detail {
std::shared_ptr<Optimizer> wrap_torch_optimizer(
    std::shared_ptr<torch::optim::Optimizer> optimizer);

template <class T>
inline constexpr bool is_ours = std::is_base_of_v<Optimizer, T>;
template <class T>
inline constexpr bool is_torchs = std::is_base_of_v<torch::optim::Optimizer, T>;

template <class T>
struct Pointee {
  using type = void;
};
template <class T>
struct Pointee<std::shared_ptr<T>> {
  using type = T;
};
template <class T, class D>
struct Pointee<std::unique_ptr<T, D>> {
  using type = T;
};

/// A class type that is an optimizer, ours or LibTorch's.
template <class T>
concept OptimizerType = std::is_class_v<T> &&(is_ours<T> || is_torchs<T>);
/// … or a smart pointer to one.
template <class T>
concept OptimizerSource =
    OptimizerType<T> || OptimizerType<typename Pointee<T>::type>;
} // namespace detail

/// Holds any optimizer: one of ours or one of LibTorch's, by value (moved in),
/// as std::shared_ptr or as std::unique_ptr.
class OptimizerPtr {
 public:
  OptimizerPtr() = default;
  OptimizerPtr(std::nullptr_t) {}
  template <class T>
  requires detail::OptimizerSource<std::remove_cvref_t<T>> OptimizerPtr(
      T&& optimizer)
      : optimizer_(hold(std::forward<T>(optimizer))) {}

  Optimizer* operator->() const {
    return optimizer_.get();
  }
  Optimizer& operator*() const {
    return *optimizer_;
  }
  const std::shared_ptr<Optimizer>& get() const {
    return optimizer_;
  }
  explicit operator bool() const {
    return optimizer_ != nullptr;
  }

 private:
  template <class T>
  static std::shared_ptr<Optimizer> hold(T&& optimizer) {
    using V = std::remove_cvref_t<T>;
    if constexpr (detail::OptimizerType<V>) {
      static_assert(
          !std::is_lvalue_reference_v<T>,
          "an optimizer cannot be copied: pass std::move(optimizer), or make "
          "it with std::make_shared and pass the pointer");
      return share(std::make_shared<V>(std::forward<T>(optimizer)));
    } else {
      return share(std::shared_ptr<typename detail::Pointee<V>::type>(
          std::forward<T>(optimizer)));
    }
  }
  template <class V>
  static std::shared_ptr<Optimizer> share(std::shared_ptr<V> optimizer) {
    if constexpr (detail::is_ours<V>) {
      return optimizer;
    } else {
      return detail::wrap_torch_optimizer(std::move(optimizer));
    }
  }

  std::shared_ptr<Optimizer> optimizer_;
};

} // namespace fulgurite::optim
