#include "fulgurite/optim/optimizers.h"

#include "fulgurite/optim/adam.h"
#include "fulgurite/optim/adamw.h"
#include "fulgurite/optim/rmsprop.h"
#include "fulgurite/optim/sgd.h"

namespace fulgurite {

namespace {

const OptionHelp kLr = {"lr", "learning rate"};
const OptionHelp kBetas = {
    "betas",
    "decay of the averages of the gradient and of its square"};
const OptionHelp kEps = {"eps", "added to the denominator against zero"};
const OptionHelp kWeightDecay = {"weight_decay", "L2 penalty"};
const OptionHelp kAmsgrad = {"amsgrad", "divide by the largest average so far"};
const OptionHelp kForeach = {
    "foreach",
    "one kernel for each operation; None chooses the fastest"};
const OptionHelp kMaximize = {"maximize", "go up instead of down"};
const OptionHelp kCapturable = {
    "capturable",
    "keep the step counts on the device"};
const OptionHelp kDifferentiable = {"differentiable", "must be false"};
const OptionHelp kFused = {
    "fused",
    "one kernel for everything; None chooses the fastest"};
const OptionHelp kMomentum = {"momentum", "part of the last update to keep"};

std::vector<OptimizerRegistry::Row> rows() {
  using Registry = OptimizerRegistry;
  return {
      Registry::make_row<optim::SGD, optim::SGDOptions>(
          "SGD",
          "stochastic gradient descent, with momentum if wanted",
          {kLr,
           kMomentum,
           {"dampening", "part of the gradient that momentum leaves out"},
           kWeightDecay,
           {"nesterov", "look ahead along the momentum"},
           kMaximize,
           kForeach,
           kDifferentiable,
           kFused}),
      Registry::make_row<optim::Adam, optim::AdamOptions>(
          "Adam",
          "Adam, with weight decay inside the gradient",
          {kLr,
           kBetas,
           kEps,
           kWeightDecay,
           kAmsgrad,
           kForeach,
           kMaximize,
           kCapturable,
           kDifferentiable,
           kFused,
           {"decoupled_weight_decay", "weight decay as in AdamW"}}),
      Registry::make_row<optim::AdamW, optim::AdamWOptions>(
          "AdamW",
          "Adam, with weight decay apart from the gradient",
          {kLr,
           kBetas,
           kEps,
           {"weight_decay", "part of the weights to take away, times lr"},
           kAmsgrad,
           kMaximize,
           kForeach,
           kCapturable,
           kDifferentiable,
           kFused}),
      Registry::make_row<optim::RMSprop, optim::RMSpropOptions>(
          "RMSprop",
          "the gradient over the root of its mean square",
          {kLr,
           {"alpha", "decay of the mean square"},
           kEps,
           kWeightDecay,
           kMomentum,
           {"centered", "take the mean out of the mean square"},
           kCapturable,
           kForeach,
           kMaximize,
           kDifferentiable})};
}

} // namespace

OptimizerRegistry& optimizers() {
  static OptimizerRegistry registry("optimizers", rows());
  return registry;
}

} // namespace fulgurite
