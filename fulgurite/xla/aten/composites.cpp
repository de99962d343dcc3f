#include "fulgurite/xla/aten/composites.h"

#include <ATen/Tensor.h>
#include <ATen/core/Reduction.h>
#include <ATen/ops/cross_entropy_loss_native.h>
#include <ATen/ops/div.h>
#include <ATen/ops/where.h>
#include <torch/library.h>

namespace fulgurite::xla {

namespace {

/// What the mean divides by: the weights of the targets that count.
at::Tensor total_weight(
    const at::Tensor& target,
    const at::Tensor& weight,
    int64_t ignore_index,
    at::ScalarType dtype) {
  const auto counts = target.ne(ignore_index);
  if (!weight.defined()) {
    return counts.sum().to(dtype);
  }
  const auto classes = at::where(counts, target, 0).flatten();
  const auto weights = weight.index_select(0, classes).view_as(target);
  return at::where(counts, weights, 0).sum();
}

/// LibTorch's mean of smoothed losses selects the targets that count by a mask.
at::Tensor cross_entropy_loss(
    const at::Tensor& self,
    const at::Tensor& target,
    const std::optional<at::Tensor>& weight,
    int64_t reduction,
    c10::SymInt ignore_index,
    double label_smoothing) {
  const auto loss = [&](int64_t by) {
    return at::native::cross_entropy_loss_symint(
        self, target, weight, by, ignore_index, label_smoothing);
  };
  const bool of_classes = at::isIntegralType(target.scalar_type(), false);
  if (reduction != at::Reduction::Mean || !(label_smoothing > 0) ||
      !of_classes) {
    return loss(reduction);
  }
  const auto sum = loss(at::Reduction::Sum);
  return at::div(
      sum,
      total_weight(
          target,
          weight.value_or(at::Tensor()),
          ignore_index.guard_int(__FILE__, __LINE__),
          sum.scalar_type()));
}

} // namespace

void register_composites(torch::Library& library) {
  library.impl("cross_entropy_loss", &cross_entropy_loss);
}

} // namespace fulgurite::xla
