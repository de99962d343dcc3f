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

bool NumberWatch::changes(double number) {
  trace_.add(1);
  if (places_.size() >= kMostPlaces) {
    places_.clear();
  }
  auto& place = places_.try_emplace(trace_, Place{number}).first->second;
  // Not `!=`, in which NaN is never itself.
  place.changes = place.changes || !(place.number == number);
  return place.changes;
}

void NumberWatch::restart() {
  trace_ = {};
}

} // namespace fulgurite::xla
