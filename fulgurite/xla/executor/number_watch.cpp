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
  if (!can_be_sent(number)) {
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

bool NumberWatch::can_be_sent(const at::Scalar& number) const {
  if (!number.isIntegral(/*includeBool=*/true)) {
    return number.isFloatingPoint();
  }
  const auto value = number.toLong();
  return value <= exact_integers_ && value >= -exact_integers_;
}

} // namespace fulgurite::xla
