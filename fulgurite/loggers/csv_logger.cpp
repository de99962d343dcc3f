#include "fulgurite/loggers/csv_logger.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/loggers/flush_schedule_impl.h"
#include "fulgurite/loggers/hparams_yaml_impl.h"
#include "fulgurite/loggers/metrics_table_impl.h"

namespace fulgurite {

CSVLogger::CSVLogger(CSVLoggerOptions options)
    : options_(std::move(options)),
      folder_(
          {.logger = "CSVLogger",
           .save_dir = options_.save_dir,
           .name = options_.name,
           .version = options_.version}),
      hparams_(std::make_unique<detail::HparamsFile>()) {
  if (options_.flush_logs_every_n_steps < 1) {
    misconfigured(
        "[CSVLogger] expected flush_logs_every_n_steps of at least 1, got ",
        options_.flush_logs_every_n_steps);
  }
}

CSVLogger::~CSVLogger() {
  try {
    save();
  } catch (const std::exception& error) {
    log_warning("[CSVLogger] the last rows are lost: ", error.what());
  }
}

CSVLogger::CSVLogger(CSVLogger&&) noexcept = default;

std::string CSVLogger::name() const {
  return folder_.name();
}

std::string CSVLogger::version() const {
  return folder_.version();
}

std::filesystem::path CSVLogger::save_dir() const {
  return folder_.save_dir();
}

std::filesystem::path CSVLogger::log_dir() const {
  return folder_.log_dir();
}

void CSVLogger::open() {
  if (table_ != nullptr) {
    return;
  }
  folder_.open();
  table_ = std::make_unique<detail::MetricsTable>(
      folder_.path() / kFileName,
      options_.prefix.empty() ? "" : options_.prefix + "-");
  schedule_ = std::make_unique<detail::FlushSchedule>(
      options_.flush_logs_every_n_steps, detail::kFlushSeconds);
}

void CSVLogger::log_metrics(Scalars scalars, int64_t step) {
  open();
  table_->add_row(scalars, step);
  last_step_ = step;
  if (schedule_->is_due(step + 1)) {
    save();
  }
}

void CSVLogger::log_hyperparams(const Value::Dict& params) {
  open();
  hparams_->update(params);
  hparams_->write(folder_.path());
}

void CSVLogger::save() {
  if (table_ != nullptr) {
    table_->flush();
    schedule_->flushed(last_step_ + 1);
  }
}

void CSVLogger::finalize(std::string_view /*status*/) {
  if (table_ != nullptr) {
    save();
    table_->sync();
  }
}

} // namespace fulgurite
