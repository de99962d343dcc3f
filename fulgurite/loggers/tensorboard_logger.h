#pragma once

#include "fulgurite/core/logger.h"
#include "fulgurite/loggers/event_file_writer.h"
#include "fulgurite/loggers/run_folder.h"

#include <memory>

namespace fulgurite {

namespace detail {
class HparamsFile;
}

struct TensorBoardLoggerOptions {
  std::string save_dir = ".";
  /// Empty: versions lie in save_dir itself.
  std::string name = "fulgurite_logs";
  LogVersion version = std::nullopt;
  /// Logs the scalar "hp_metric" = -1 beside hyper-parameters that come
  /// without metrics: the HPARAMS tab shows no run that has none.
  bool default_hp_metric = true;
  /// Put before each metric's name, with "-" between.
  std::string prefix = "";
  /// Folder inside the version's, for the event file and hparams.yaml.
  std::string sub_dir = "";
  /// Events are written after so many …
  int64_t max_queue = 100;
  /// … or at the first one so many seconds after the last time.
  double flush_secs = 5.0;
};

/// An event file for TensorBoard and hparams.yaml in
/// save_dir/name/version[/sub_dir]. Scalars are stored as float32, as
/// TensorBoard shows them. In a folder that exists already a new event file is
/// begun; TensorBoard joins the two.
///
/// Each logging call opens the logger where that has not been done.
class TensorBoardLogger : public Logger {
 public:
  using Params = TensorBoardLoggerOptions;

  /// Throws MisconfigurationError where the options make no sense.
  explicit TensorBoardLogger(TensorBoardLoggerOptions options = {});
  ~TensorBoardLogger() override;
  TensorBoardLogger(TensorBoardLogger&&) noexcept;

  std::string name() const override;
  std::string version() const override;
  std::filesystem::path save_dir() const override;
  std::filesystem::path log_dir() const override;

  void open() override;
  void log_metrics(Scalars scalars, int64_t step) override;
  /// Nested names are joined by "/"; what is no bool, number or text is shown
  /// as Python would print it. TensorBoard shows the first set of a run only.
  void log_hyperparams(const Value::Dict& params) override;
  /// With the metrics that belong to them in place of "hp_metric".
  void
  log_hyperparams(const Value::Dict& params, Scalars metrics, int64_t step = 0);
  /// Shown as Markdown in the TEXT tab.
  void log_text(std::string_view tag, std::string_view text, int64_t step);
  /// 30 buckets of equal width over the finite values; a warning where there
  /// are others, nothing but a warning where there is none. Waits for the
  /// values' device.
  void
  log_histogram(std::string_view tag, const at::Tensor& values, int64_t step);

  void save() override;
  void finalize(std::string_view status) override;

 private:
  EventFileWriter& writer();

  TensorBoardLoggerOptions options_;
  RunFolder folder_;
  std::unique_ptr<detail::HparamsFile> hparams_;
  std::unique_ptr<EventFileWriter> writer_;
  // TensorBoard takes the first beginning and the first end of a run.
  bool is_session_open_ = false;
  bool is_session_closed_ = false;
};

} // namespace fulgurite
