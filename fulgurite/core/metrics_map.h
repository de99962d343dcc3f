#pragma once

#include <ATen/core/Tensor.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fulgurite {

/// Named numbers in the order in which they were first set. A value that lives
/// on a device stays there until somebody reads it.
class Metrics {
 public:
  /// The value; throws UserError with the nearest names where there is none.
  double at(std::string_view name) const;
  std::optional<double> find(std::string_view name) const;
  bool contains(std::string_view name) const;
  /// As a 0-dim float32 tensor; undefined where there is none.
  at::Tensor tensor(std::string_view name) const;
  std::vector<std::string> names() const;
  /// Names and values, to go through: for (const auto& [name, value] :
  /// metrics.items()).
  std::vector<std::pair<std::string, double>> items() const;
  size_t size() const {
    return entries_.size();
  }
  bool empty() const {
    return entries_.empty();
  }

  void set(std::string_view name, double value);
  /// `value` is 0-dim and read only when it is asked for.
  void set(std::string_view name, at::Tensor value);
  void update(const Metrics& other);
  void clear() {
    entries_.clear();
  }

 private:
  struct Entry {
    std::string name;
    mutable double value = 0;
    mutable at::Tensor pending;

    double read() const;
  };
  Entry& entry(std::string_view name);
  const Entry* find_entry(std::string_view name) const;

  std::vector<Entry> entries_;
};

} // namespace fulgurite
