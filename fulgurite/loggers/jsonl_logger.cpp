#include "fulgurite/loggers/jsonl_logger.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/loggers/append_file_impl.h"
#include "fulgurite/loggers/flush_schedule_impl.h"
#include "fulgurite/loggers/hparams_yaml_impl.h"
#include "fulgurite/loggers/number_text_impl.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace fulgurite {

namespace {

void append_json_number(std::string& out, double value, bool is_whole) {
  if (std::isnan(value)) {
    out += "\"NaN\"";
  } else if (std::isinf(value)) {
    out += value > 0 ? "\"Infinity\"" : "\"-Infinity\"";
  } else if (is_whole) {
    detail::append_number(out, value);
  } else {
    detail::append_float(out, value);
  }
}

} // namespace

JSONLLogger::JSONLLogger(JSONLLoggerOptions options)
    : options_(std::move(options)),
      folder_(
          {.logger = "JSONLLogger",
           .save_dir = options_.save_dir,
           .name = options_.name,
           .version = options_.version}),
      hparams_(std::make_unique<detail::HparamsFile>()) {
  if (options_.flush_logs_every_n_steps < 1) {
    misconfigured(
        "[JSONLLogger] expected flush_logs_every_n_steps of at least 1, got ",
        options_.flush_logs_every_n_steps);
  }
}

JSONLLogger::~JSONLLogger() {
  try {
    save();
  } catch (const std::exception& error) {
    log_warning("[JSONLLogger] the last lines are lost: ", error.what());
  }
}

JSONLLogger::JSONLLogger(JSONLLogger&&) noexcept = default;

std::string JSONLLogger::name() const {
  return folder_.name();
}

std::string JSONLLogger::version() const {
  return folder_.version();
}

std::filesystem::path JSONLLogger::save_dir() const {
  return folder_.save_dir();
}

std::filesystem::path JSONLLogger::log_dir() const {
  return folder_.log_dir();
}

void JSONLLogger::open() {
  if (file_ != nullptr) {
    return;
  }
  folder_.open();
  auto file = std::make_unique<detail::AppendFile>(
      folder_.path() / kFileName, detail::AppendMode::kContinue);
  if (const auto cut = file->cut_torn_line(); !cut.empty()) {
    log_warning(
        "[JSONLLogger] the last line of ",
        file->path().string(),
        " was not written to its end and is taken out: ",
        cut);
  }
  schedule_ = std::make_unique<detail::FlushSchedule>(
      options_.flush_logs_every_n_steps, detail::kFlushSeconds);
  file_ = std::move(file);
}

const std::string& JSONLLogger::member_text(const std::string& key) {
  const auto known = member_texts_.find(key);
  if (known != member_texts_.end()) {
    return known->second;
  }
  const nlohmann::json name =
      options_.prefix.empty() ? key : options_.prefix + "-" + key;
  std::string text = ", " +
                     name.dump(
                         -1,
                         ' ',
                         /*ensure_ascii=*/false,
                         nlohmann::json::error_handler_t::replace) +
                     ": ";
  if (text == ", \"step\": ") {
    log_warning_once(
        "[JSONLLogger] a metric named \"step\" is not written: that member "
        "holds the step; try another name");
    text.clear();
  }
  return member_texts_.emplace(key, std::move(text)).first->second;
}

void JSONLLogger::log_metrics(Scalars scalars, int64_t step) {
  open();
  buffer_ += "{\"step\": ";
  detail::append_number(buffer_, step);
  for (const auto& [key, value] : scalars) {
    const std::string& member = member_text(key);
    if (!member.empty()) {
      buffer_ += member;
      append_json_number(buffer_, value, /*is_whole=*/key == "epoch");
    }
  }
  buffer_ += "}\n";
  last_step_ = step;
  if (schedule_->is_due(step + 1)) {
    save();
  }
}

void JSONLLogger::log_hyperparams(const Value::Dict& params) {
  open();
  hparams_->update(params);
  hparams_->write(folder_.path());
}

void JSONLLogger::save() {
  if (file_ == nullptr) {
    return;
  }
  if (!buffer_.empty()) {
    file_->append(buffer_);
    buffer_.clear();
  }
  schedule_->flushed(last_step_ + 1);
}

void JSONLLogger::finalize(std::string_view /*status*/) {
  if (file_ != nullptr) {
    save();
    file_->sync();
  }
}

} // namespace fulgurite
