#pragma once

// Reads what tests/parity/optim/make_reference.py wrote, and makes the same
// parameters and gradients as it does.

#include "fulgurite/base/value.h"
#include "fulgurite/optim/optimizer.h"

#include <ATen/core/Tensor.h>
#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace fulgurite::testing {

inline constexpr int kSteps = 20;

nlohmann::json read_reference(const std::string& file);
/// From the form of plain() in the script. Keys of digits become ints.
Value value_of(const nlohmann::json& json);
/// The other way round.
nlohmann::json json_of(const Value& value);
/// The optimizer of a case in optimizers.json, with another choice of kernels
/// if wanted.
optim::OptimizerPtr make_optimizer(
    const nlohmann::json& reference,
    const std::vector<at::Tensor>& params,
    std::optional<bool> foreach);
std::vector<at::Tensor> make_params(at::ScalarType dtype);
void set_grads(const std::vector<at::Tensor>& params, int step);
at::Tensor flattened(const std::vector<at::Tensor>& params);
/// Keys in order with the kinds of their values: what must be as in Python.
/// Numbers are one kind, as Python does not care.
std::string layout_of(const Value& value);
/// The largest difference between two lists of numbers.
double distance(const at::Tensor& ours, const nlohmann::json& theirs);

} // namespace fulgurite::testing
