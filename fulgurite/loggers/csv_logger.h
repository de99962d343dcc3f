#pragma once

#include "fulgurite/core/logger.h"
#include "fulgurite/loggers/run_folder.h"

#include <memory>

namespace fulgurite {

namespace detail {
class FlushSchedule;
class HparamsFile;
class MetricsTable;
} // namespace detail

struct CSVLoggerOptions {
  std::string save_dir = ".";
  /// Empty: versions lie in save_dir itself.
  std::string name = "fulgurite_logs";
  LogVersion version = std::nullopt;
  /// Put before each metric's name, with "-" between.
  std::string prefix = "";
  /// Rows are written when the step has grown by so many, and every 5 seconds.
  int64_t flush_logs_every_n_steps = 100;
};

/// save_dir/name/version/metrics.csv and hparams.yaml. One row for each call of
/// log_metrics; columns are sorted by name, among them "step" and "epoch"; a
/// value that a row does not have is empty. A new name makes the file be
/// written anew with one more column, without losing a row. A file that exists
/// already is continued. Rows are never changed or reordered, so that a number
/// of rows is a position to come back to.
class CSVLogger : public Logger {
 public:
  using Params = CSVLoggerOptions;
  static constexpr const char* kFileName = "metrics.csv";

  /// Throws MisconfigurationError where the options make no sense.
  explicit CSVLogger(CSVLoggerOptions options = {});
  /// Writes what is left; a failure is only a warning here.
  ~CSVLogger() override;
  CSVLogger(CSVLogger&&) noexcept;

  std::string name() const override;
  std::string version() const override;
  std::filesystem::path save_dir() const override;
  std::filesystem::path log_dir() const override;

  void open() override;
  void log_metrics(Scalars scalars, int64_t step) override;
  void log_hyperparams(const Value::Dict& params) override;
  void save() override;
  void finalize(std::string_view status) override;

 private:
  CSVLoggerOptions options_;
  RunFolder folder_;
  std::unique_ptr<detail::HparamsFile> hparams_;
  std::unique_ptr<detail::MetricsTable> table_;
  std::unique_ptr<detail::FlushSchedule> schedule_;
  int64_t last_step_ = 0;
};

} // namespace fulgurite
