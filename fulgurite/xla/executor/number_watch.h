#pragma once

#include "fulgurite/xla/ir/hash.h"

#include <c10/core/Scalar.h>

#include <string_view>
#include <unordered_map>

namespace fulgurite::xla {

/// Finds the numbers that change from step to step, as the weight of a loss
/// that grows. A number is a part of the program, which so becomes the fastest,
/// until it is seen with another value at the same place of the trace.
class NumberWatch {
 public:
  /// The trace goes on with this operator, whose numbers come next.
  void enter(std::string_view op);
  /// Whether the operator's next number has had more than one value, and may
  /// be sent along with each step: as a double.
  bool changes(const at::Scalar& number);
  /// The next operator is the first of a new trace.
  void restart();

 private:
  struct Place {
    double number = 0;
    bool changes = false;
  };
  /// By the operators up to there.
  std::unordered_map<Hash, Place, HashOfHash> places_;
  Hash trace_;
};

/// Whether a double holds all of it.
bool is_exact_as_double(const at::Scalar& number);

} // namespace fulgurite::xla
