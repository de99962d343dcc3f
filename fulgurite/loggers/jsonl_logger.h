#pragma once

#include "fulgurite/core/logger.h"
#include "fulgurite/loggers/run_folder.h"

#include <functional>
#include <memory>
#include <unordered_map>

namespace fulgurite {

namespace detail {
class AppendFile;
class FlushSchedule;
class HparamsFile;
} // namespace detail

struct JSONLLoggerOptions {
  std::string save_dir = ".";
  /// Empty: versions lie in save_dir itself.
  std::string name = "fulgurite_logs";
  LogVersion version = std::nullopt;
  /// Put before each metric's name, with "-" between.
  std::string prefix = "";
  /// Lines are written when the step has grown by so many, and every 5 seconds.
  int64_t flush_logs_every_n_steps = 100;
};

/// save_dir/name/version/metrics.jsonl, one JSON object a line for each call
/// of log_metrics, and hparams.yaml:
///
///   {"step": 49, "train_loss": 0.25, "epoch": 0}
///
/// JSON has no word for them, so NaN and the infinities are the strings "NaN",
/// "Infinity" and "-Infinity", which Python's float() and JavaScript's Number()
/// read. Names that are not UTF-8 get U+FFFD in place of their bad bytes. Lines
/// are only ever appended, each of them whole; a file that exists already is
/// continued.
class JSONLLogger : public Logger {
 public:
  using Params = JSONLLoggerOptions;
  static constexpr const char* kFileName = "metrics.jsonl";

  /// Throws MisconfigurationError where the options make no sense.
  explicit JSONLLogger(JSONLLoggerOptions options = {});
  /// Writes what is left; a failure is only a warning here.
  ~JSONLLogger() override;
  JSONLLogger(JSONLLogger&&) noexcept;

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
  /// `, "name": ` as it stands in the file.
  const std::string& member_text(const std::string& key);

  JSONLLoggerOptions options_;
  RunFolder folder_;
  std::unique_ptr<detail::HparamsFile> hparams_;
  std::unique_ptr<detail::AppendFile> file_;
  std::unique_ptr<detail::FlushSchedule> schedule_;
  std::unordered_map<std::string, std::string> member_texts_;
  std::string buffer_;
  int64_t last_step_ = 0;
};

} // namespace fulgurite
