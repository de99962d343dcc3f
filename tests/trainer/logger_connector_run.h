#pragma once

#include "fulgurite/core/logger.h"
#include "fulgurite/data/batch.h"
#include "fulgurite/trainer/connectors/logger_connector.h"

#include <ATen/ops/ones.h>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fulgurite::test {

using Numbers = std::map<std::string, double>;

inline Numbers numbers(const Metrics& metrics) {
  Numbers out;
  for (const auto& [name, value] : metrics.items()) {
    out[name] = value;
  }
  return out;
}

/// Remembers what it is sent.
class RecordingLogger : public Logger {
 public:
  struct Row {
    Numbers scalars;
    int64_t step;

    friend bool operator==(const Row&, const Row&) = default;
  };

  std::string name() const override {
    return "recorder";
  }
  std::string version() const override {
    return "0";
  }
  std::filesystem::path save_dir() const override {
    return {};
  }
  void log_metrics(Scalars scalars, int64_t step) override {
    Row row{{}, step};
    for (const auto& [scalar_name, value] : scalars) {
      // A name twice in one row would make two columns or points of it.
      repeated_names += row.scalars.contains(scalar_name) ? 1 : 0;
      row.scalars[scalar_name] = value;
    }
    rows.push_back(std::move(row));
  }
  void save() override {
    ++saves;
  }

  std::vector<Row> rows;
  int64_t saves = 0;
  int64_t repeated_names = 0;
};

struct Rows {
  at::Tensor x;
};

/// A connector with one logger, and the loops' calls in short.
struct ConnectorRun {
  explicit ConnectorRun(LoggerConnector::Settings settings = {})
      : connector(settings), logger(std::make_shared<RecordingLogger>()) {
    connector.set_loggers({logger});
  }

  template <class V>
  void log(
      Hook hook,
      std::string_view name,
      const V& value,
      const LogOptions& options = {}) {
    const auto outer = connector.exchange_hook(hook);
    try {
      connector.log(name, value, options);
    } catch (...) {
      connector.exchange_hook(outer);
      throw;
    }
    connector.exchange_hook(outer);
  }
  void begin_training() {
    connector.begin_stage(RunningStage::kTraining, 1);
    connector.begin_train_epoch();
  }
  void begin_batch(int64_t size = 1, int64_t dataloader_idx = 0) {
    batch.emplace<Rows>(at::ones({size, 2}));
    connector.begin_batch(batch, batch_idx++, dataloader_idx);
  }
  void end_train_batch() {
    connector.end_train_batch(
        {.epoch = epoch, .batches_that_stepped = batches_that_stepped});
    ++batches_that_stepped;
  }
  void end_train_epoch() {
    connector.update_epoch_metrics_for_callbacks();
    connector.end_train_epoch(epoch++, batches_that_stepped);
  }
  Metrics end_evaluation() {
    connector.update_eval_epoch_metrics();
    return connector.end_eval_epoch(epoch, batches_that_stepped);
  }
  Numbers callback() const {
    return numbers(connector.callback_metrics());
  }
  Numbers logged() const {
    return numbers(connector.logged_metrics());
  }
  Numbers progress_bar() const {
    return numbers(connector.progress_bar_metrics());
  }

  LoggerConnector connector;
  std::shared_ptr<RecordingLogger> logger;
  AnyBatch batch;
  int64_t batch_idx = 0;
  int64_t epoch = 0;
  int64_t batches_that_stepped = 0;
};

} // namespace fulgurite::test
