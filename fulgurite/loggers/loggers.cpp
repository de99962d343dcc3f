// The list of loggers. To add one: its files, a row in loggers(), its options
// in option_help().
#include "fulgurite/loggers/loggers.h"

#include "fulgurite/base/nearest_name.h"
#include "fulgurite/loggers/csv_logger.h"
#include "fulgurite/loggers/jsonl_logger.h"
#include "fulgurite/loggers/tensorboard_logger.h"

#include <algorithm>
#include <cctype>

namespace fulgurite {

namespace {

bool is_same_name(std::string_view a, std::string_view b) {
  return std::equal(
      a.begin(), a.end(), b.begin(), b.end(), [](char left, char right) {
        return std::tolower(static_cast<unsigned char>(left)) ==
               std::tolower(static_cast<unsigned char>(right));
      });
}

const std::vector<OptionHelp>& option_help() {
  static const std::vector<OptionHelp> kTable = {
      {"save_dir", "Folder that holds the logs of all experiments."},
      {"name", "Name of the experiment, a folder in save_dir; \"\": none."},
      {"version",
       "Folder of this run: a number n for version_n, or a text; null: the "
       "next "
       "number that is free."},
      {"prefix", "Put before each metric's name, with \"-\" between."},
      {"flush_logs_every_n_steps",
       "Rows are written when the step has grown by so many, and every 5 "
       "seconds."},
      {"default_hp_metric",
       "Log the scalar hp_metric = -1 beside hyper-parameters that come "
       "without "
       "metrics, so that the HPARAMS tab shows the run."},
      {"sub_dir", "Folder inside the version's for this logger's files."},
      {"max_queue", "Events are written after so many."},
      {"flush_secs",
       "Events are written at the first one so many seconds after the last "
       "time."},
  };
  return kTable;
}

} // namespace

void LoggerRegistry::add(LoggerRow row) {
  std::erase_if(rows_, [&](const LoggerRow& other) {
    return is_same_name(other.name, row.name);
  });
  rows_.push_back(std::move(row));
}

const LoggerRow* LoggerRegistry::find(std::string_view name) const {
  const auto it =
      std::find_if(rows_.begin(), rows_.end(), [&](const LoggerRow& row) {
        return is_same_name(row.name, name);
      });
  return it == rows_.end() ? nullptr : &*it;
}

std::shared_ptr<Logger> LoggerRegistry::make(
    std::string_view name,
    const Value::Dict& options) const {
  const LoggerRow* row = find(name);
  if (row == nullptr) {
    misconfigured(
        "[logger] expected the name of a logger, got \"",
        name,
        "\"",
        did_you_mean(name, names()));
  }
  return row->make(options);
}

std::vector<std::string> LoggerRegistry::names() const {
  std::vector<std::string> out;
  for (const auto& row : rows_) {
    out.push_back(row.name);
  }
  return out;
}

LoggerRegistry& loggers() {
  static LoggerRegistry registry({
      logger_row<CSVLogger>("csv", "A table, metrics.csv.", option_help()),
      logger_row<TensorBoardLogger>(
          "tensorboard", "An event file for TensorBoard.", option_help()),
      logger_row<JSONLLogger>(
          "jsonl", "One JSON object a line, metrics.jsonl.", option_help()),
  });
  return registry;
}

} // namespace fulgurite
