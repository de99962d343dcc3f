#pragma once

#include "fulgurite/base/error.h"
#include "fulgurite/base/value.h"

#include <torch/optim/adagrad.h>
#include <torch/optim/adam.h>
#include <torch/optim/adamw.h>
#include <torch/optim/lbfgs.h>
#include <torch/optim/rmsprop.h>
#include <torch/optim/sgd.h>

#include <deque>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

/// What LibTorch's optimizers keep, under the names that Python has for it.
/// To know one more of them: its options, its state, and a row in with_kind.
namespace fulgurite::optim::detail {

template <class F>
void options_of(torch::optim::SGDOptions& o, F&& f) {
  f("lr", o.lr());
  f("momentum", o.momentum());
  f("dampening", o.dampening());
  f("weight_decay", o.weight_decay());
  f("nesterov", o.nesterov());
}
template <class AdamLike, class F>
void adam_options_of(AdamLike& o, F&& f) {
  f("lr", o.lr());
  f("betas", o.betas());
  f("eps", o.eps());
  f("weight_decay", o.weight_decay());
  f("amsgrad", o.amsgrad());
}
template <class F>
void options_of(torch::optim::AdamOptions& o, F&& f) {
  adam_options_of(o, f);
}
template <class F>
void options_of(torch::optim::AdamWOptions& o, F&& f) {
  adam_options_of(o, f);
}
template <class F>
void options_of(torch::optim::RMSpropOptions& o, F&& f) {
  f("lr", o.lr());
  f("momentum", o.momentum());
  f("alpha", o.alpha());
  f("eps", o.eps());
  f("centered", o.centered());
  f("weight_decay", o.weight_decay());
}
template <class F>
void options_of(torch::optim::AdagradOptions& o, F&& f) {
  f("lr", o.lr());
  f("lr_decay", o.lr_decay());
  f("eps", o.eps());
  f("weight_decay", o.weight_decay());
  f("initial_accumulator_value", o.initial_accumulator_value());
}
template <class F>
void options_of(torch::optim::LBFGSOptions& o, F&& f) {
  f("lr", o.lr());
  f("max_iter", o.max_iter());
  f("max_eval", o.max_eval());
  f("tolerance_grad", o.tolerance_grad());
  f("tolerance_change", o.tolerance_change());
  f("history_size", o.history_size());
  f("line_search_fn", o.line_search_fn());
}

/// Python keeps the number of steps as a float32 scalar.
struct Steps {
  int64_t& value;
};

template <class F>
void state_of(torch::optim::SGDParamState& s, F&& f) {
  f("momentum_buffer", s.momentum_buffer());
}
template <class AdamLike, class F>
void adam_state_of(AdamLike& s, F&& f) {
  f("step", Steps{s.step()});
  f("exp_avg", s.exp_avg());
  f("exp_avg_sq", s.exp_avg_sq());
  f("max_exp_avg_sq", s.max_exp_avg_sq());
}
template <class F>
void state_of(torch::optim::AdamParamState& s, F&& f) {
  adam_state_of(s, f);
}
template <class F>
void state_of(torch::optim::AdamWParamState& s, F&& f) {
  adam_state_of(s, f);
}
template <class F>
void state_of(torch::optim::RMSpropParamState& s, F&& f) {
  f("step", Steps{s.step()});
  f("square_avg", s.square_avg());
  f("momentum_buffer", s.momentum_buffer());
  f("grad_avg", s.grad_avg());
}
template <class F>
void state_of(torch::optim::AdagradParamState& s, F&& f) {
  f("step", Steps{s.step()});
  f("sum", s.sum());
}
/// Without al, which is room to work in and sized by LBFGS itself.
template <class F>
void state_of(torch::optim::LBFGSParamState& s, F&& f) {
  f("func_evals", s.func_evals());
  f("n_iter", s.n_iter());
  f("d", s.d());
  f("t", s.t());
  f("old_dirs", s.old_dirs());
  f("old_stps", s.old_stps());
  f("ro", s.ro());
  f("H_diag", s.H_diag());
  f("prev_flat_grad", s.prev_flat_grad());
  f("prev_loss", s.prev_loss());
}

template <class Optimizer, class O, class S>
struct Kind {
  using Type = Optimizer;
  using Options = O;
  using State = S;
  bool needs_closure = false;
};

/// Calls f with the Kind of the optimizer; false when it is none of LibTorch's.
template <class F>
bool with_kind(const torch::optim::Optimizer& optimizer, F&& f) {
  using namespace torch::optim;
  const auto is = [&](auto kind) {
    using Type = typename decltype(kind)::Type;
    if (dynamic_cast<const Type*>(&optimizer) == nullptr) {
      return false;
    }
    f(kind);
    return true;
  };
  return is(Kind<SGD, SGDOptions, SGDParamState>{}) ||
         is(Kind<Adam, AdamOptions, AdamParamState>{}) ||
         is(Kind<AdamW, AdamWOptions, AdamWParamState>{}) ||
         is(Kind<RMSprop, RMSpropOptions, RMSpropParamState>{}) ||
         is(Kind<Adagrad, AdagradOptions, AdagradParamState>{}) ||
         is(Kind<LBFGS, LBFGSOptions, LBFGSParamState>{true});
}

// Each kind of field to a Value; None stands for "not there yet".
inline Value pack(double value) {
  return value;
}
inline Value pack(bool value) {
  return value;
}
inline Value pack(int64_t value) {
  return value;
}
inline Value pack(const std::string& value) {
  return value;
}
inline Value pack(const std::tuple<double, double>& value) {
  return Value::Tuple{{std::get<0>(value), std::get<1>(value)}};
}
inline Value pack(const at::Tensor& value) {
  return value.defined() ? Value(value) : Value();
}
inline Value pack(Steps steps) {
  return at::scalar_tensor(steps.value, at::TensorOptions().dtype(at::kFloat));
}
inline Value pack(const std::deque<at::Tensor>& value) {
  return Value::List(value.begin(), value.end());
}
template <class T>
Value pack(const std::optional<T>& value) {
  return value ? pack(*value) : Value();
}

/// From a Value, each tensor on the device of the parameter, and of its type.
class Unpacker {
 public:
  explicit Unpacker(at::TensorOptions like) : like_(like) {}
  Unpacker() = default;

  void operator()(const Value& value, double& out) const {
    out = value.is_tensor() ? value.as_tensor().item<double>()
                            : value.as_double();
  }
  void operator()(const Value& value, bool& out) const {
    out = value.as_bool();
  }
  void operator()(const Value& value, int64_t& out) const {
    out =
        value.is_tensor() ? value.as_tensor().item<int64_t>() : value.as_int();
  }
  void operator()(const Value& value, std::string& out) const {
    out = value.as_string();
  }
  void operator()(const Value& value, std::tuple<double, double>& out) const {
    const auto& items = value.as_list();
    if (items.size() != 2) {
      fail("expected two numbers, got ", value.repr());
    }
    out = {items[0].as_double(), items[1].as_double()};
  }
  void operator()(const Value& value, at::Tensor& out) const {
    out = value.as_tensor().to(like_, /*non_blocking=*/false, /*copy=*/true);
  }
  void operator()(const Value& value, Steps steps) const {
    steps.value = value.is_tensor() ? value.as_tensor().item<int64_t>()
                                    : static_cast<int64_t>(value.as_double());
  }
  void operator()(const Value& value, std::deque<at::Tensor>& out) const {
    out.clear();
    for (const auto& item : value.as_list()) {
      (*this)(item, out.emplace_back());
    }
  }
  template <class T>
  void operator()(const Value& value, std::optional<T>& out) const {
    out.reset();
    if (!value.is_none()) {
      (*this)(value, out.emplace());
    }
  }

 private:
  at::TensorOptions like_;
};

} // namespace fulgurite::optim::detail
