// Runs the scenarios of tests/parity/trainer/make_logger_connector.py through
// LoggerConnector, in the order in which the loops call it, and compares with
// what Lightning sent to its logger and showed in its metrics.

#include "tests/trainer/logger_connector_run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>

namespace fulgurite::test {
namespace {

using Json = nlohmann::json;

Json read_scenarios() {
  std::ifstream file(FULGURITE_SOURCE_DIR
                     "/tests/parity/trainer/logger_connector.json");
  return Json::parse(file);
}

// Numbers that JSON has no word for are strings.
double number(const Json& value) {
  return value.is_string() ? std::stod(value.get<std::string>())
                           : value.get<double>();
}

Hook hook_of(const std::string& name) {
  for (uint8_t i = 0;; ++i) {
    if (hook_name(static_cast<Hook>(i)) == name) {
      return static_cast<Hook>(i);
    }
  }
}

LogOptions options_of(const Json& json) {
  LogOptions out;
  for (const auto& [key, value] : json.items()) {
    if (key == "on_step") {
      out.on_step = value.get<bool>();
    } else if (key == "on_epoch") {
      out.on_epoch = value.get<bool>();
    } else if (key == "prog_bar") {
      out.prog_bar = value.get<bool>();
    } else if (key == "logger") {
      out.logger = value.get<bool>();
    } else if (key == "batch_size") {
      out.batch_size = value.get<int64_t>();
    } else {
      const auto how = value.get<std::string>();
      out.reduce_fx = how == "mean"  ? Reduce::kMean
                      : how == "sum" ? Reduce::kSum
                      : how == "min" ? Reduce::kMin
                                     : Reduce::kMax;
    }
  }
  return out;
}

// Lightning adds up in float32.
void expect_equal(
    const Numbers& ours,
    const Json& theirs,
    const std::string& where) {
  for (const auto& [name, value] : theirs.items()) {
    const auto found = ours.find(name);
    if (found == ours.end()) {
      ADD_FAILURE() << where << ": " << name << " is missing";
      continue;
    }
    const double expected = number(value);
    if (std::isfinite(expected)) {
      EXPECT_NEAR(found->second, expected, 1e-6 * (1 + std::abs(expected)))
          << where << ": " << name;
    } else {
      EXPECT_EQ(std::isnan(found->second), std::isnan(expected)) << where;
      EXPECT_TRUE(std::isnan(expected) || found->second == expected)
          << where << ": " << name << " is " << found->second;
    }
  }
  for (const auto& [name, value] : ours) {
    EXPECT_TRUE(theirs.contains(name))
        << where << ": " << name << " = " << value << " is not in Lightning's";
  }
}

class Replay {
 public:
  explicit Replay(const Json& scenario)
      : scenario_(scenario),
        run_({.log_every_n_steps = scenario["log_every_n_steps"]}),
        calls_(scenario["logs"].size()) {}

  void run() {
    const bool fits = scenario_["fn"] == "fit";
    if (fits && scenario_["sanity"] > 0 && !scenario_["val"].empty()) {
      evaluate(RunningStage::kSanityChecking, scenario_["sanity"]);
    }
    if (fits) {
      fit();
    } else {
      check_returned(
          scenario_["fn"] == "test" ? evaluate(RunningStage::kTesting)
                                    : evaluate(RunningStage::kValidating));
    }
    check_rows();
    EXPECT_EQ(event_, scenario_["events"].size());
    check_metrics(scenario_["final"], "at the end");
    EXPECT_EQ(run_.logger->repeated_names, 0);
  }

 private:
  void fire(const std::string& name) {
    const auto hook = hook_of(name);
    for (size_t i = 0; i < scenario_["logs"].size(); ++i) {
      const auto& log = scenario_["logs"][i];
      if (log["hook"] != name) {
        continue;
      }
      const auto& values = log["values"];
      const auto& value = values[std::min(calls_[i]++, values.size() - 1)];
      if (!value.is_null()) {
        const auto log_name = log["name"].get<std::string>();
        run_.log(hook, log_name, number(value), options_of(log["options"]));
      }
    }
    for (const auto& read : scenario_["read_in"]) {
      if (read == name) {
        check_rows();
        const auto& event = next_event();
        ASSERT_EQ(event.value("read_in", ""), name);
        check_metrics(event, where());
      }
    }
  }

  Metrics evaluate(RunningStage stage, size_t limit = 1000) {
    const std::string kind =
        stage == RunningStage::kTesting ? "test" : "validation";
    auto& connector = run_.connector;
    const auto& loaders = scenario_["val"];
    connector.begin_stage(stage, static_cast<int64_t>(loaders.size()));
    fire("on_" + kind + "_start");
    fire("on_" + kind + "_epoch_start");
    for (size_t loader = 0; loader < loaders.size(); ++loader) {
      const auto num = std::min(loaders[loader].size(), limit);
      for (size_t i = 0; i < num; ++i) {
        run_.begin_batch(loaders[loader][i], static_cast<int64_t>(loader));
        fire("on_" + kind + "_batch_start");
        fire(kind + "_step");
        fire("on_" + kind + "_batch_end");
        connector.end_eval_batch();
      }
    }
    connector.update_eval_epoch_metrics();
    fire("on_" + kind + "_epoch_end");
    auto out = connector.end_eval_epoch(run_.epoch, run_.batches_that_stepped);
    fire("on_" + kind + "_end");
    connector.end_stage(stage);
    return out;
  }

  void fit() {
    auto& connector = run_.connector;
    connector.begin_stage(RunningStage::kTraining, 1);
    fire("on_train_start");
    for (; run_.epoch < scenario_["max_epochs"]; ++run_.epoch) {
      connector.begin_train_epoch();
      fire("on_train_epoch_start");
      train_batches();
      connector.update_epoch_metrics_for_callbacks();
      fire("on_train_epoch_end");
      connector.update_epoch_metrics_for_callbacks();
      connector.end_train_epoch(run_.epoch, run_.batches_that_stepped);
    }
    fire("on_train_end");
    connector.end_stage(RunningStage::kTraining);
  }

  void train_batches() {
    const auto& sizes = scenario_["train"];
    const size_t accumulate = scenario_["accumulate"];
    const size_t interval = scenario_.value("val_check_interval", sizes.size());
    for (size_t i = 0; i < sizes.size(); ++i) {
      run_.begin_batch(sizes[i]);
      fire("on_train_batch_start");
      fire("training_step");
      fire("on_before_backward");
      fire("on_after_backward");
      const bool stops =
          scenario_.value("stop_in_batch", -1) == static_cast<int64_t>(i);
      const bool steps = (i + 1) % accumulate == 0 || i + 1 == sizes.size();
      fire("on_train_batch_end");
      run_.connector.end_train_batch(
          {.epoch = run_.epoch,
           .batches_that_stepped = run_.batches_that_stepped,
           .accumulating = !steps,
           .should_stop = stops});
      if (!scenario_["val"].empty() && (i + 1) % interval == 0) {
        evaluate(RunningStage::kValidating);
      }
      run_.batches_that_stepped += steps ? 1 : 0;
      if (stops) {
        return;
      }
    }
  }

  // The rows that have come since the last time.
  void check_rows() {
    for (; row_ < run_.logger->rows.size(); ++row_) {
      const auto& row = run_.logger->rows[row_];
      ASSERT_LT(event_, scenario_["events"].size()) << where();
      const auto& event = next_event();
      ASSERT_TRUE(event.contains("logger")) << where();
      expect_equal(row.scalars, event["logger"], where());
      if (!event["step"].is_null()) {
        EXPECT_EQ(row.step, event["step"].get<int64_t>()) << where();
      }
    }
  }

  void check_metrics(const Json& theirs, const std::string& at) {
    expect_equal(run_.callback(), theirs["callback"], at + ", callback");
    expect_equal(run_.logged(), theirs["logged"], at + ", logged");
    expect_equal(
        run_.progress_bar(), theirs["progress_bar"], at + ", progress bar");
  }

  // Lightning returns a list with one entry per loader.
  void check_returned(const Metrics& ours) {
    Json all = Json::object();
    for (const auto& loader : scenario_["returned"]) {
      all.update(loader);
    }
    expect_equal(numbers(ours), all, "returned");
  }

  const Json& next_event() {
    static const Json kNone = Json::object();
    return event_ < scenario_["events"].size() ? scenario_["events"][event_++]
                                               : kNone;
  }
  std::string where() const {
    return "event " + std::to_string(event_);
  }

  const Json& scenario_;
  ConnectorRun run_;
  std::vector<size_t> calls_;
  size_t event_ = 0;
  size_t row_ = 0;
};

TEST(LoggerConnectorParity, SendsAndShowsWhatLightningDoes) {
  const auto scenarios = read_scenarios();
  EXPECT_EQ(scenarios.size(), 18U);
  for (const auto& scenario : scenarios) {
    SCOPED_TRACE(scenario["name"].get<std::string>());
    Replay(scenario).run();
  }
}

} // namespace
} // namespace fulgurite::test
