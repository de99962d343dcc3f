#pragma once

#include "fulgurite/base/time_limit.h"
#include "fulgurite/base/value.h"

#include <chrono>
#include <concepts>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace fulgurite {

class Logger;

// Options that take more than one kind of value, as Lightning's do. Each can be
// written plainly (`.devices = 4`, `.devices = "2,3"`, `.limit_val_batches =
// 0.25`) and comes from a flag or a config file through from_value.

/// A whole number ("this many batches") or a fraction of all ("0.25"). 1 is
/// one batch and 1.0 is all of them.
class BatchLimit {
 public:
  BatchLimit() : value_(1.0) {}
  template <std::integral I>
  BatchLimit(I count) : value_(static_cast<int64_t>(count)) {}
  BatchLimit(double fraction) : value_(fraction) {}

  bool is_count() const {
    return std::holds_alternative<int64_t>(value_);
  }
  int64_t count() const {
    return std::get<int64_t>(value_);
  }
  double fraction() const {
    return std::get<double>(value_);
  }
  bool is_zero() const {
    return is_count() ? count() == 0 : fraction() == 0.0;
  }
  /// Throws MisconfigurationError unless in [0, 1] or a whole number ≥ 0.
  void validate(std::string_view option) const;
  /// Batches out of `length`; nullopt in, nullopt out unless it is a count.
  std::optional<int64_t> apply(
      std::optional<int64_t> length,
      std::string_view option) const;
  friend bool operator==(const BatchLimit&, const BatchLimit&) = default;

 private:
  std::variant<int64_t, double> value_;
};

/// false, true (one batch of every stage) or the number of batches.
class FastDevRun {
 public:
  FastDevRun() = default;
  FastDevRun(bool on) : batches_(on ? 1 : 0) {}
  template <std::integral I>
  requires(!std::same_as<I, bool>) FastDevRun(I batches)
      : batches_(static_cast<int64_t>(batches)) {}

  explicit operator bool() const {
    return batches_ != 0;
  }
  int64_t batches() const {
    return batches_;
  }
  friend bool operator==(const FastDevRun&, const FastDevRun&) = default;

 private:
  int64_t batches_ = 0;
};

/// When to validate: after this many batches, after this fraction of an epoch,
/// or after this much time. Default: 1.0, at the end of the epoch.
class ValCheckInterval {
 public:
  ValCheckInterval() : value_(1.0) {}
  template <std::integral I>
  ValCheckInterval(I batches) : value_(static_cast<int64_t>(batches)) {}
  ValCheckInterval(double fraction) : value_(fraction) {}
  ValCheckInterval(const char* time);
  ValCheckInterval(const std::string& time);
  template <class Rep, class Period>
  ValCheckInterval(std::chrono::duration<Rep, Period> time)
      : value_(TimeLimit(time)) {}

  bool is_batches() const {
    return std::holds_alternative<int64_t>(value_);
  }
  bool is_fraction() const {
    return std::holds_alternative<double>(value_);
  }
  bool is_time() const {
    return std::holds_alternative<TimeLimit>(value_);
  }
  int64_t batches() const {
    return std::get<int64_t>(value_);
  }
  double fraction() const {
    return std::get<double>(value_);
  }
  std::chrono::nanoseconds time() const {
    return *std::get<TimeLimit>(value_).duration();
  }
  friend bool operator==(const ValCheckInterval&, const ValCheckInterval&) =
      default;

 private:
  std::variant<int64_t, double, TimeLimit> value_;
};

/// How many devices or which: "auto", a number, "2,3", a list of indices.
class Devices {
 public:
  Devices() : value_(std::string("auto")) {}
  template <std::integral I>
  Devices(I count) : value_(static_cast<int64_t>(count)) {}
  Devices(const char* text) : value_(std::string(text)) {}
  Devices(std::string text) : value_(std::move(text)) {}
  template <std::integral I>
  Devices(const std::vector<I>& indices)
      : value_(std::vector<int64_t>(indices.begin(), indices.end())) {}
  template <std::integral I>
  Devices(std::initializer_list<I> indices)
      : value_(std::vector<int64_t>(indices.begin(), indices.end())) {}

  using Variant = std::variant<int64_t, std::string, std::vector<int64_t>>;
  const Variant& value() const {
    return value_;
  }
  friend bool operator==(const Devices&, const Devices&) = default;

 private:
  Variant value_;
};

/// Which loggers: the default one (true), none (false), or those given.
class LoggerChoice {
 public:
  LoggerChoice() = default;
  LoggerChoice(bool use_default) : use_default_(use_default) {}
  template <class L>
  requires std::derived_from<L, Logger> LoggerChoice(std::shared_ptr<L> logger)
      : use_default_(false), loggers_{std::move(logger)} {}
  LoggerChoice(std::vector<std::shared_ptr<Logger>> loggers)
      : use_default_(false), loggers_(std::move(loggers)) {}
  template <class L>
  requires std::derived_from<std::remove_cvref_t<L>, Logger> LoggerChoice(
      L&& logger)
      : use_default_(false),
        loggers_{
            std::make_shared<std::remove_cvref_t<L>>(std::forward<L>(logger))} {
  }

  bool use_default() const {
    return use_default_;
  }
  const std::vector<std::shared_ptr<Logger>>& loggers() const {
    return loggers_;
  }
  bool is_off() const {
    return !use_default_ && loggers_.empty();
  }

 private:
  bool use_default_ = true;
  std::vector<std::shared_ptr<Logger>> loggers_;
};

// The words for help texts.
inline std::string option_type(const BatchLimit&) {
  return "int | float";
}
inline std::string option_type(const FastDevRun&) {
  return "bool | int";
}
inline std::string option_type(const ValCheckInterval&) {
  return "int | float | DD:HH:MM:SS";
}
inline std::string option_type(const Devices&) {
  return "int | str | list[int]";
}

Value to_value(const BatchLimit& option);
Value to_value(const FastDevRun& option);
Value to_value(const ValCheckInterval& option);
Value to_value(const Devices& option);
Value to_value(const LoggerChoice& option);
void from_value(BatchLimit& option, const Value& value, std::string_view path);
void from_value(FastDevRun& option, const Value& value, std::string_view path);
void from_value(
    ValCheckInterval& option,
    const Value& value,
    std::string_view path);
void from_value(Devices& option, const Value& value, std::string_view path);
/// Only true and false; loggers by name are the CLI's matter.
void from_value(
    LoggerChoice& option,
    const Value& value,
    std::string_view path);

} // namespace fulgurite
