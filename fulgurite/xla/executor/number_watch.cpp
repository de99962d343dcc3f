#include "fulgurite/xla/executor/number_watch.h"

namespace fulgurite::xla {

namespace {

/// Traces that never come again must not fill the memory.
constexpr size_t kMostPlaces = 100'000;

} // namespace

void NumberWatch::enter(std::string_view op) {
  // Names are literals of the table: one address each.
  trace_.add(reinterpret_cast<uintptr_t>(op.data()));
}

bool NumberWatch::changes(const at::Scalar& number) {
  if (!is_exact_as_double(number)) {
    return false;
  }
  const auto value = number.toDouble();
  trace_.add(1);
  if (places_.size() >= kMostPlaces) {
    places_.clear();
  }
  auto& place = places_.try_emplace(trace_, Place{value}).first->second;
  place.changes = place.changes || place.number != value;
  return place.changes;
}

void NumberWatch::restart() {
  trace_ = {};
}

bool is_exact_as_double(const at::Scalar& number) {
  if (!number.isIntegral(/*includeBool=*/true)) {
    return number.isFloatingPoint();
  }
  constexpr int64_t kMost = int64_t{1} << 53;
  const auto value = number.toLong();
  return value <= kMost && value >= -kMost;
}

} // namespace fulgurite::xla
