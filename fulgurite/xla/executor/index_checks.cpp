#include "fulgurite/xla/executor/index_checks.h"

#include "fulgurite/base/error.h"

namespace fulgurite::xla {

std::vector<Value> IndexChecks::ranges() const {
  std::vector<Value> out;
  out.reserve(checks_.size());
  for (const auto& check : checks_) {
    out.push_back(check.range);
  }
  return out;
}

void IndexChecks::verify(
    size_t i,
    const at::Tensor& found,
    std::string_view cause) const {
  const auto& check = checks_[i];
  const auto* range = found.const_data_ptr<int64_t>();
  const bool is_low = range[0] < check.lowest;
  if (!is_low && range[1] <= check.highest) {
    return;
  }
  fail(
      "[xla] ",
      check.op,
      ": expected indices from ",
      check.lowest,
      " to ",
      check.highest,
      ", got ",
      is_low ? range[0] : range[1],
      " (FULGURITE_XLA_CHECK, found by ",
      cause,
      ")");
}

} // namespace fulgurite::xla
