#pragma once

#include "fulgurite/base/error.h"
#include "fulgurite/base/nearest_name.h"
#include "fulgurite/base/option_help.h"
#include "fulgurite/base/options.h"

#include <algorithm>
#include <cctype>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace fulgurite {

/// A class that a config file or a flag can choose by name, and its options.
/// Made is what comes out; Args is what is needed besides the options.
template <class Made, class... Args>
struct ClassRow {
  std::string name = "";
  std::string help = "";
  std::vector<OptionField> fields = {};
  std::vector<OptionHelp> option_help = {};
  /// All options, those of the tree over the defaults. Throws OptionError.
  std::function<Value::Dict(
      const Value& tree,
      std::string_view path,
      OptionReading reading)>
      read = {};
  /// Takes options that read() returned, or some of them.
  std::function<Made(Args... args, const Value& options)> make = {};
};

/// Names to classes, in the order they were added. The built-in rows are the
/// first content; users add theirs in main.
template <class Made, class... Args>
class ClassRegistry {
 public:
  using Row = ClassRow<Made, Args...>;

  ClassRegistry(std::string what, std::vector<Row> rows)
      : what_(std::move(what)), rows_(std::move(rows)) {}

  /// Replaces a row of the same name.
  void add(Row row) {
    std::erase_if(rows_, [&](const Row& old) { return old.name == row.name; });
    rows_.push_back(std::move(row));
  }
  /// Adds a class T that is constructible from (Args..., Options).
  template <class T, class Options = typename T::Params>
  void add(
      std::string name,
      std::string help = "",
      std::vector<OptionHelp> option_help = {}) {
    add(make_row<T, Options>(
        std::move(name), std::move(help), std::move(option_help)));
  }

  const std::vector<Row>& rows() const {
    return rows_;
  }
  /// Case does not count. Null when there is none.
  const Row* find(std::string_view name) const {
    const auto same = [](char a, char b) {
      return std::tolower(static_cast<unsigned char>(a)) ==
             std::tolower(static_cast<unsigned char>(b));
    };
    for (const auto& row : rows_) {
      if (std::equal(
              row.name.begin(),
              row.name.end(),
              name.begin(),
              name.end(),
              same)) {
        return &row;
      }
    }
    return nullptr;
  }
  /// Throws MisconfigurationError with the nearest names, and what the class
  /// throws.
  Made make(
      std::string_view name,
      Args... args,
      const Value& options = Value::Dict()) const {
    const Row* row = find(name);
    if (row == nullptr) {
      std::vector<std::string> names;
      for (const auto& known : rows_) {
        names.push_back(known.name);
      }
      misconfigured(
          "[",
          what_,
          "] expected a known name, got \"",
          name,
          "\"",
          did_you_mean(name, names));
    }
    return row->make(std::move(args)..., options);
  }

  template <class T, class Options = typename T::Params>
  static Row make_row(
      std::string name,
      std::string help = "",
      std::vector<OptionHelp> option_help = {}) {
    Row row;
    row.name = name;
    row.help = std::move(help);
    row.fields = describe_fields<Options>();
    row.option_help = std::move(option_help);
    row.read =
        [](const Value& tree, std::string_view path, OptionReading reading) {
          Options options;
          from_value(options, tree, path, reading);
          return to_value(options).as_dict();
        };
    row.make = [name](Args... args, const Value& tree) {
      Options options;
      from_value(options, tree, name);
      return hold(T(std::move(args)..., std::move(options)));
    };
    return row;
  }

 private:
  template <class T>
  static Made hold(T object) {
    if constexpr (std::is_constructible_v<Made, std::shared_ptr<T>>) {
      return std::make_shared<T>(std::move(object));
    } else {
      return Made(std::move(object));
    }
  }

  std::string what_;
  std::vector<Row> rows_;
};

} // namespace fulgurite
