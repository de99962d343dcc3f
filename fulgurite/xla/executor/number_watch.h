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
  /// `exact_integers`: up to which ones the type of sent numbers holds all.
  explicit NumberWatch(int64_t exact_integers)
      : exact_integers_(exact_integers) {}

  /// The trace goes on with this operator, whose numbers come next.
  void enter(std::string_view op);
  /// Whether the operator's next number has had more than one value, and may
  /// be sent along with each step.
  bool changes(const at::Scalar& number);
  /// Whether a number can be sent along without being rounded as an integer.
  bool can_be_sent(const at::Scalar& number) const;
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
  int64_t exact_integers_;
};

} // namespace fulgurite::xla
