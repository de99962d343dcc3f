#include "fulgurite/xla/aten/index_bounds.h"

#include "fulgurite/xla/executor/record.h"
#include "fulgurite/xla/executor/tensor_values.h"
#include "fulgurite/xla/ops/index_range.h"

#include <c10/core/WrapDimMinimal.h>

#include <unordered_map>

namespace fulgurite::xla {

namespace {

struct Call {
  Device& device;
  /// For messages.
  std::string_view op;
  c10::ArrayRef<c10::IValue> arguments;
};

bool is_integral(const at::Tensor& index) {
  return index.scalar_type() == at::kLong || index.scalar_type() == at::kInt;
}

void add(
    const Call& call,
    const at::Tensor& index,
    int64_t lowest,
    int64_t highest,
    const std::vector<int64_t>& ignored = {}) {
  if (index.numel() == 0 || index.device().type() != c10::DeviceType::XLA) {
    return;
  }
  const Value range = record(
      call.device,
      index_range_op(),
      {read_tensor(index), ignored},
      {at::kLong, {2}});
  call.device.index_checks().add({range, call.op, lowest, highest});
}

/// (self, dim, index, …)
void along_dim(const Call& call) {
  const auto& self = call.arguments[0].toTensor();
  const int64_t dim =
      c10::maybe_wrap_dim(call.arguments[1].toInt(), self.dim());
  const int64_t size = self.dim() == 0 ? 1 : self.size(dim);
  add(call, call.arguments[2].toTensor(), 0, size - 1);
}

/// (self, dim, index, …), where -1 is the last
void along_dim_from_either_end(const Call& call) {
  const auto& self = call.arguments[0].toTensor();
  const int64_t dim =
      c10::maybe_wrap_dim(call.arguments[1].toInt(), self.dim());
  const int64_t size = self.dim() == 0 ? 1 : self.size(dim);
  add(call, call.arguments[2].toTensor(), -size, size - 1);
}

/// (self, indices, …): one for each dimension
void along_dims(const Call& call) {
  const auto& self = call.arguments[0].toTensor();
  int64_t dim = 0;
  for (const auto& item : call.arguments[1].toListRef()) {
    const bool is_index = item.isTensor() && item.toTensor().defined();
    if (is_index && is_integral(item.toTensor())) {
      add(call, item.toTensor(), -self.size(dim), self.size(dim) - 1);
    }
    // A mask stands for as many dimensions as it has.
    dim += is_index && !is_integral(item.toTensor()) ? item.toTensor().dim()
                                                     : 1;
  }
}

/// (self, target, …): classes
void classes(const Call& call) {
  const auto& self = call.arguments[0].toTensor();
  const int64_t count = self.dim() == 0 ? 1 : self.size(self.dim() > 1 ? 1 : 0);
  add(call, call.arguments[1].toTensor(), 0, count - 1);
}

/// (self, target, weight, reduction, ignore_index)
void classes_or_ignored(const Call& call) {
  const auto& self = call.arguments[0].toTensor();
  add(call,
      call.arguments[1].toTensor(),
      0,
      self.size(self.dim() > 1 ? 1 : 0) - 1,
      {call.arguments[4].toInt(), 0});
}

struct Rule {
  void (*check)(const Call& call);
  /// Where users know the operator by another name.
  std::string_view called_by = {};
};

const Rule* rule_of(std::string_view op) {
  static const std::unordered_map<std::string_view, Rule> kRules = {
      {"index_select", {&along_dim, "index_select (of embedding, perhaps)"}},
      {"gather", {&along_dim}},
      {"scatter.src", {&along_dim}},
      {"scatter.value", {&along_dim}},
      {"scatter.reduce", {&along_dim}},
      {"scatter.value_reduce", {&along_dim}},
      {"scatter_add", {&along_dim}},
      {"scatter_reduce.two", {&along_dim}},
      {"index_add", {&along_dim}},
      {"index_copy", {&along_dim}},
      {"index_reduce", {&along_dim}},
      {"index_fill.int_Scalar", {&along_dim_from_either_end}},
      {"index_fill.int_Tensor", {&along_dim_from_either_end}},
      {"index.Tensor", {&along_dims}},
      {"index_put", {&along_dims}},
      {"_index_put_impl", {&along_dims, "index_put_"}},
      {"nll_loss_forward",
       {&classes_or_ignored, "nll_loss (of cross_entropy, perhaps)"}},
      {"nll_loss2d_forward",
       {&classes_or_ignored, "nll_loss2d (of cross_entropy, perhaps)"}},
      {"multi_margin_loss", {&classes}},
  };
  const auto found = kRules.find(op);
  return found == kRules.end() ? nullptr : &found->second;
}

} // namespace

void check_index_bounds(
    Device& device,
    const Op& op,
    c10::ArrayRef<c10::IValue> arguments) {
  if (const Rule* rule = rule_of(op.name)) {
    rule->check(
        {device, rule->called_by.empty() ? op.name : rule->called_by, arguments});
  }
}

} // namespace fulgurite::xla
