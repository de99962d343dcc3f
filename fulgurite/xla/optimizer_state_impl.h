#pragma once

#include "fulgurite/base/error.h"

#include <torch/optim/adagrad.h>
#include <torch/optim/adam.h>
#include <torch/optim/adamw.h>
#include <torch/optim/lbfgs.h>
#include <torch/optim/rmsprop.h>
#include <torch/optim/sgd.h>

#include <initializer_list>

namespace fulgurite::xla::detail {

template <class F>
void call_with(const F& f, std::initializer_list<at::Tensor*> tensors) {
  for (auto* tensor : tensors) {
    if (tensor->defined()) {
      f(*tensor);
    }
  }
}

/// Calls f with each tensor of what an optimizer keeps for a parameter; false
/// where it is no state of LibTorch's.
template <class F>
bool for_each_tensor(torch::optim::OptimizerParamState& state, const F& f) {
  using namespace torch::optim;
  if (auto* sgd = dynamic_cast<SGDParamState*>(&state)) {
    call_with(f, {&sgd->momentum_buffer()});
  } else if (auto* adam = dynamic_cast<AdamParamState*>(&state)) {
    call_with(
        f, {&adam->exp_avg(), &adam->exp_avg_sq(), &adam->max_exp_avg_sq()});
  } else if (auto* adamw = dynamic_cast<AdamWParamState*>(&state)) {
    call_with(
        f, {&adamw->exp_avg(), &adamw->exp_avg_sq(), &adamw->max_exp_avg_sq()});
  } else if (auto* rmsprop = dynamic_cast<RMSpropParamState*>(&state)) {
    call_with(
        f,
        {&rmsprop->square_avg(),
         &rmsprop->momentum_buffer(),
         &rmsprop->grad_avg()});
  } else if (auto* adagrad = dynamic_cast<AdagradParamState*>(&state)) {
    call_with(f, {&adagrad->sum()});
  } else if (auto* lbfgs = dynamic_cast<LBFGSParamState*>(&state)) {
    call_with(f, {&lbfgs->d(), &lbfgs->H_diag(), &lbfgs->prev_flat_grad()});
    for (auto* list : {&lbfgs->old_dirs(), &lbfgs->old_stps()}) {
      for (auto& tensor : *list) {
        call_with(f, {&tensor});
      }
    }
    for (auto& tensor : lbfgs->ro()) {
      call_with(f, {&tensor});
    }
    if (lbfgs->al()) {
      for (auto& tensor : *lbfgs->al()) {
        call_with(f, {&tensor});
      }
    }
  } else {
    return false;
  }
  return true;
}

/// Calls f(tensor, parameter) with each tensor that the optimizer keeps.
template <class F>
void for_each_tensor(
    const char* where,
    torch::optim::Optimizer& optimizer,
    const F& f) {
  for (const auto& group : optimizer.param_groups()) {
    for (const auto& parameter : group.params()) {
      const auto found =
          optimizer.state().find(parameter.unsafeGetTensorImpl());
      if (found == optimizer.state().end()) {
        continue;
      }
      if (!for_each_tensor(*found->second, [&](at::Tensor& tensor) {
            f(tensor, parameter);
          })) {
        fail(
            where,
            " expected one of LibTorch's optimizers, got one with a state of "
            "its own; try to move its tensors by hand");
      }
    }
  }
}

} // namespace fulgurite::xla::detail
