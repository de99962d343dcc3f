#pragma once

#include "fulgurite/base/error.h"
#include "fulgurite/base/nearest_name.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fulgurite {

/// Names to factories, in the order they were added. The built-in rows are the
/// first content, written where the registry is made; users add theirs in main.
template <class T>
class Registry {
 public:
  using Factory = std::function<std::shared_ptr<T>()>;
  struct Row {
    std::string name;
    Factory make;
    std::string help;
  };

  Registry(std::string what, std::vector<Row> rows)
      : what_(std::move(what)), rows_(std::move(rows)) {}

  /// Replaces a row of the same name.
  void add(std::string name, Factory make, std::string help = {}) {
    std::erase_if(rows_, [&](const Row& row) { return row.name == name; });
    rows_.push_back({std::move(name), std::move(make), std::move(help)});
  }
  template <class D>
  void add(std::string name, std::string help = {}) {
    add(
        std::move(name), [] { return std::make_shared<D>(); }, std::move(help));
  }

  bool contains(std::string_view name) const {
    return find(name) != nullptr;
  }
  /// Case does not count. Throws MisconfigurationError with the nearest names.
  std::shared_ptr<T> make(std::string_view name) const {
    const Row* row = find(name);
    if (row == nullptr) {
      misconfigured(
          "[",
          what_,
          "] expected a known name, got \"",
          name,
          "\"",
          did_you_mean(name, names()));
    }
    return row->make();
  }
  std::vector<std::string> names() const {
    std::vector<std::string> out;
    for (const auto& row : rows_) {
      out.push_back(row.name);
    }
    return out;
  }
  const std::vector<Row>& rows() const {
    return rows_;
  }

 private:
  const Row* find(std::string_view name) const {
    const auto same = [&](const Row& row) {
      return std::equal(
          row.name.begin(),
          row.name.end(),
          name.begin(),
          name.end(),
          [](char a, char b) {
            return std::tolower(static_cast<unsigned char>(a)) ==
                   std::tolower(static_cast<unsigned char>(b));
          });
    };
    const auto it = std::find_if(rows_.begin(), rows_.end(), same);
    return it == rows_.end() ? nullptr : &*it;
  }

  std::string what_;
  std::vector<Row> rows_;
};

} // namespace fulgurite
