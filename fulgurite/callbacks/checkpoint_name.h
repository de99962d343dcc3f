#pragma once

#include "fulgurite/base/value.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace fulgurite {

/// A file name with metrics in it, such as "{epoch}-{val_loss:.2f}". Inside the
/// braces stand the name of a metric and, after a colon, a format of Python's.
class CheckpointName {
 public:
  /// The number behind a name: an int or a float; None where there is no such
  /// metric.
  using Lookup = std::function<Value(std::string_view name)>;

  /// Throws MisconfigurationError for a brace without its partner, an empty
  /// name, or a format that Python refuses.
  explicit CheckpointName(std::string_view pattern);

  /// A metric that does not exist counts as 0, as in Lightning. With
  /// `insert_names` "{epoch}" becomes "epoch=3", else "3"; `equals` is what
  /// stands between. Throws UserError where the format does not fit the number
  /// ("d" and a float).
  std::string format(
      const Lookup& metrics,
      bool insert_names,
      std::string_view equals) const;

  /// Whether a file name (without its extension) may come from this pattern,
  /// possibly with a version ("-v1") behind it.
  bool matches(std::string_view stem, std::string_view join) const;

 private:
  struct Part {
    std::string text; ///< literal, or the name of a metric
    bool is_metric = false;
    std::string spec;
  };

  std::string pattern_;
  std::vector<Part> parts_;
};

} // namespace fulgurite
