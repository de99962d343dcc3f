#pragma once

#include "fulgurite/base/value.h"
#include "fulgurite/core/part_list.h"

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace fulgurite {

class Callback;

/// Where metrics go. The trainer calls log_metrics on global rank zero only,
/// and only at steps that are to be logged.
class Logger {
 public:
  using Scalars = std::span<const std::pair<std::string, double>>;

  virtual ~Logger() = default;

  /// Name of the experiment, as in save_dir/name/version.
  virtual std::string name() const = 0;
  virtual std::string version() const = 0;
  /// Root folder; empty where the logger has none.
  virtual std::filesystem::path save_dir() const = 0;
  /// Folder of this run: checkpoints and the resolved config go beside it.
  virtual std::filesystem::path log_dir() const {
    return save_dir().empty() ? save_dir() : save_dir() / name() / version();
  }

  /// Never called with an empty list. `step` counts from 0. The list holds
  /// "epoch" as a last entry.
  virtual void log_metrics(Scalars scalars, int64_t step) = 0;

  /// (optional) Default: nothing. Called once per run before training.
  virtual void log_hyperparams(const Value::Dict& /*params*/) {}
  /// (optional) Default: nothing. Makes what was logged visible to readers.
  virtual void save() {}
  /// (optional) Default: save(). status: "success" or "failed".
  virtual void finalize(std::string_view /*status*/) {
    save();
  }
  /// (optional) Default: nothing. A checkpoint was written.
  virtual void after_save_checkpoint(const std::filesystem::path& /*path*/) {}
  /// (optional) Default: nothing. Called before the first write of a run, on
  /// rank zero: creates the folder, and throws UserError where it cannot be
  /// written or where another logger of this run already owns it.
  virtual void open() {}
};

/// Loggers by value or as std::shared_ptr:
/// `.logger = fulgurite::list(CSVLogger(), TensorBoardLogger())`.
template <class First, class... Loggers>
requires(
    detail::ValueOrPointer<First, Logger> &&
    (detail::ValueOrPointer<Loggers, Logger> && ...))
    std::vector<std::shared_ptr<Logger>> list(
        First&& first,
        Loggers&&... more) {
  return {
      detail::share<Logger>(std::forward<First>(first)),
      detail::share<Logger>(std::forward<Loggers>(more))...};
}

} // namespace fulgurite
