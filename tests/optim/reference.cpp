#include "tests/optim/reference.h"

#include "fulgurite/optim/optimizers.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/empty.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>

namespace fulgurite::testing {

namespace {

const std::vector<std::vector<int64_t>> kShapes = {{2, 3}, {3}, {1, 2, 2}};

double fraction(int64_t seed, int64_t index) {
  return static_cast<double>((seed * 31 + index * 17) % 97) / 97 - 0.5;
}

at::Tensor tensor_of(const nlohmann::json& json) {
  const auto values = json.at("values").get<std::vector<double>>();
  const auto shape = json.at("shape").get<std::vector<int64_t>>();
  at::Tensor tensor = at::empty(shape, at::TensorOptions().dtype(at::kDouble));
  std::copy(values.begin(), values.end(), tensor.data_ptr<double>());
  const std::string dtype = json.at("tensor");
  return tensor.to(dtype == "float64" ? at::kDouble : at::kFloat);
}

Value key_of(const std::string& text) {
  const bool is_int = std::all_of(
      text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
  return is_int ? Value(std::stoll(text)) : Value(text);
}

} // namespace

nlohmann::json read_reference(const std::string& file) {
  std::ifstream in(
      std::string(FULGURITE_SOURCE_DIR) + "/tests/parity/optim/" + file);
  return nlohmann::json::parse(in);
}

Value value_of(const nlohmann::json& json) {
  if (json.is_boolean()) {
    return json.get<bool>();
  }
  if (json.is_number_integer()) {
    return json.get<int64_t>();
  }
  if (json.is_number()) {
    return json.get<double>();
  }
  if (json.is_string()) {
    return json.get<std::string>();
  }
  if (json.is_array()) {
    Value::List list;
    for (const auto& item : json) {
      list.push_back(value_of(item));
    }
    return list;
  }
  if (!json.is_object()) {
    return {};
  }
  if (json.contains("tensor")) {
    return tensor_of(json);
  }
  if (json.contains("tuple")) {
    return Value::Tuple{value_of(json.at("tuple")).as_list()};
  }
  if (json.contains("inf")) {
    const double infinity = std::numeric_limits<double>::infinity();
    return json.at("inf").get<bool>() ? infinity : -infinity;
  }
  Value::Dict dict;
  for (const auto& [key, item] : json.items()) {
    dict.append(key_of(key), value_of(item));
  }
  return dict;
}

nlohmann::json json_of(const Value& value) {
  if (value.is_tensor()) {
    const at::Tensor flat =
        value.as_tensor().detach().to(at::kDouble).contiguous();
    const auto* numbers = flat.const_data_ptr<double>();
    const bool is_double = value.as_tensor().scalar_type() == at::kDouble;
    return {
        {"tensor", is_double ? "float64" : "float32"},
        {"shape", value.as_tensor().sizes().vec()},
        {"values", std::vector<double>(numbers, numbers + flat.numel())}};
  }
  if (value.is_list() || value.is_tuple()) {
    auto items = nlohmann::json::array();
    for (const auto& item : value.as_list()) {
      items.push_back(json_of(item));
    }
    return value.is_list() ? items : nlohmann::json{{"tuple", items}};
  }
  if (value.is_dict()) {
    auto dict = nlohmann::json::object();
    for (const auto& [key, item] : value.as_dict()) {
      dict[key.is_int() ? std::to_string(key.as_int()) : key.as_string()] =
          json_of(item);
    }
    return dict;
  }
  if (value.is_bool()) {
    return value.as_bool();
  }
  if (value.is_int()) {
    return value.as_int();
  }
  if (value.is_float()) {
    return value.as_double();
  }
  return value.is_string() ? nlohmann::json(value.as_string())
                           : nlohmann::json();
}

optim::OptimizerPtr make_optimizer(
    const nlohmann::json& reference,
    const std::vector<at::Tensor>& params,
    std::optional<bool> foreach) {
  Value::Dict options = value_of(reference.at("options")).as_dict();
  if (foreach) {
    options["foreach"] = *foreach;
  }
  const std::string name = reference.at("optimizer");
  const Value groups = value_of(reference.at("groups"));
  if (groups.as_list().empty()) {
    return optimizers().make(name, params, options);
  }
  // The first group is made with the defaults and then given its own options.
  auto optimizer = optimizers().make(name, {params[0]}, options);
  for (const auto& [key, value] : groups.as_list()[0].as_dict()) {
    optimizer->param_groups()[0].options[key.as_string()] = value;
  }
  optimizer->add_param_group(
      {{params.begin() + 1, params.end()}, groups.as_list()[1].as_dict()});
  return optimizer;
}

std::vector<at::Tensor> make_params(at::ScalarType dtype) {
  std::vector<at::Tensor> params;
  for (size_t p = 0; p < kShapes.size(); ++p) {
    at::Tensor values =
        at::empty(kShapes[p], at::TensorOptions().dtype(at::kDouble));
    for (int64_t i = 0; i < values.numel(); ++i) {
      values.data_ptr<double>()[i] = fraction(static_cast<int64_t>(p) + 1, i);
    }
    params.push_back(values.to(dtype).requires_grad_(true));
  }
  return params;
}

void set_grads(const std::vector<at::Tensor>& params, int step) {
  const at::NoGradGuard no_grad;
  for (size_t p = 0; p < params.size(); ++p) {
    if (p == 2 && step % 2 == 0) {
      params[p].mutable_grad().reset();
      continue;
    }
    at::Tensor noise =
        at::empty(params[p].sizes(), at::TensorOptions().dtype(at::kDouble));
    for (int64_t i = 0; i < noise.numel(); ++i) {
      noise.data_ptr<double>()[i] =
          fraction(step * 7 + static_cast<int64_t>(p), i);
    }
    params[p].mutable_grad() =
        noise.to(params[p].scalar_type()).add(params[p].detach().mul(0.25));
  }
}

at::Tensor flattened(const std::vector<at::Tensor>& params) {
  std::vector<at::Tensor> flat;
  for (const auto& param : params) {
    flat.push_back(param.detach().flatten().to(at::kDouble));
  }
  return at::cat(flat);
}

std::string layout_of(const Value& value) {
  if (value.is_int() || value.is_float()) {
    return "number";
  }
  if (value.is_tensor()) {
    return value.repr();
  }
  if (value.is_list() || value.is_tuple()) {
    std::string text = std::string(value.kind()) + "[";
    for (const auto& item : value.as_list()) {
      text += layout_of(item) + ", ";
    }
    return text + "]";
  }
  if (!value.is_dict()) {
    return std::string(value.kind());
  }
  std::vector<std::string> rows;
  for (const auto& [key, item] : value.as_dict()) {
    rows.push_back(key.repr() + ": " + layout_of(item));
  }
  std::sort(rows.begin(), rows.end());
  std::string text = "{";
  for (const auto& row : rows) {
    text += row + ", ";
  }
  return text + "}";
}

double distance(const at::Tensor& ours, const nlohmann::json& theirs) {
  const at::Tensor flat = ours.to(at::kDouble).contiguous();
  double largest =
      static_cast<int64_t>(theirs.size()) == flat.numel() ? 0 : 1e9;
  for (size_t i = 0; i < theirs.size() && largest < 1e9; ++i) {
    const double difference =
        std::abs(flat.const_data_ptr<double>()[i] - theirs[i].get<double>());
    // NaN must not pass.
    largest = difference <= largest ? largest : difference;
  }
  return largest;
}

} // namespace fulgurite::testing
