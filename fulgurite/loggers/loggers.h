#pragma once

#include "fulgurite/base/option_help.h"
#include "fulgurite/base/options.h"
#include "fulgurite/core/logger.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fulgurite {

/// A kind of logger that a config file or a flag can name.
struct LoggerRow {
  std::string name = "";
  std::string help = "";
  std::vector<OptionField> fields = {};
  /// One sentence per option; names that a logger lacks may be among them.
  std::vector<OptionHelp> option_help = {};
  /// The whole struct of options, with those of the tree over the defaults.
  /// Throws OptionError with dotted paths that begin with `path`.
  std::function<Value::Dict(
      const Value& tree,
      std::string_view path,
      OptionReading reading)>
      read = {};
  /// Throws OptionError too, and what the logger's constructor throws.
  std::function<std::shared_ptr<Logger>(const Value::Dict& options)> make = {};
};

/// The row of a logger class: its options are L::Params, from which it can be
/// made.
template <class L>
LoggerRow logger_row(
    std::string name,
    std::string help = {},
    std::vector<OptionHelp> option_help = {}) {
  using Params = typename L::Params;
  return {
      .name = name,
      .help = std::move(help),
      .fields = describe_fields<Params>(),
      .option_help = std::move(option_help),
      .read =
          [](const Value& tree, std::string_view path, OptionReading reading) {
            Params params;
            from_value(params, tree, path, reading);
            return to_value(params).as_dict();
          },
      .make =
          [path = std::move(name)](const Value::Dict& options) {
            Params params;
            from_value(params, Value(options), path);
            return std::make_shared<L>(std::move(params));
          }};
}

/// Kinds of loggers by name, in the order they were added.
class LoggerRegistry {
 public:
  explicit LoggerRegistry(std::vector<LoggerRow> rows)
      : rows_(std::move(rows)) {}

  /// Replaces a row of the same name.
  void add(LoggerRow row);
  template <class L>
  void add(std::string name, std::string help = {}) {
    add(logger_row<L>(std::move(name), std::move(help)));
  }

  /// Case does not count. Null where there is none.
  const LoggerRow* find(std::string_view name) const;
  /// A logger with these options over its defaults. Throws
  /// MisconfigurationError with the nearest names for an unknown one, and what
  /// LoggerRow::make throws.
  std::shared_ptr<Logger> make(
      std::string_view name,
      const Value::Dict& options = {}) const;
  std::vector<std::string> names() const;
  const std::vector<LoggerRow>& rows() const {
    return rows_;
  }

 private:
  std::vector<LoggerRow> rows_;
};

/// "csv", "tensorboard", "jsonl" and what main added.
LoggerRegistry& loggers();

} // namespace fulgurite
