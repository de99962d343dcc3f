// When schedulers step in a fit, and what of them is in its checkpoints:
// against the runs that real Lightning made of the same schedulers
// (tests/parity/trainer/scheduler_runs.json).
#include "tests/end_to_end/lightning_fit.h"
#include "tests/end_to_end/scripted_model.h"

#include <gtest/gtest.h>

namespace fulgurite::test {
namespace {

SchedulerConfig scheduler_of_run(const json& row) {
  SchedulerConfig config;
  if (row["name"] == "StepLR") {
    config.scheduler = lr_scheduler::StepLR(
        {.step_size = row["step_size"], .gamma = row["gamma"]});
  } else {
    config.scheduler = lr_scheduler::ReduceLROnPlateau(
        {.factor = row["factor"], .patience = row["patience"]});
  }
  config.interval = row.value("interval", "epoch") == "step" ? Interval::kStep
                                                             : Interval::kEpoch;
  config.frequency = row.value("frequency", 1);
  config.monitor = row.value("monitor", "");
  return config;
}

/// Logs what a run of scheduler_runs.json says, and notes rates and saves.
class ScheduledModel : public BoringModel {
 public:
  explicit ScheduledModel(json run) : run_(std::move(run)) {}

  at::Tensor training_step(const Row& batch, int64_t batch_idx) override {
    lrs.push_back(trainer().optimizer(0).lr());
    log_next("train");
    return BoringModel::training_step(batch, batch_idx);
  }
  void validation_step(const Row&, int64_t) override {
    log_next("val");
  }
  void lr_scheduler_step(
      lr_scheduler::Scheduler& scheduler,
      std::optional<double> metric) override {
    ++scheduler_steps;
    BoringModel::lr_scheduler_step(scheduler, metric);
  }
  void on_save_checkpoint(Value::Dict& checkpoint) override {
    json states = json::array();
    for (const auto& state : checkpoint.at("lr_schedulers").as_list()) {
      states.push_back(json_of(state));
    }
    saves.push_back({{"step", global_step()}, {"states", states}});
  }
  Optimizers configure_optimizers() override {
    OptimizerConfig config{.optimizer = optim::SGD(parameters(), {.lr = 1.0})};
    for (const auto& row : run_["schedulers"]) {
      config.schedulers.push_back(scheduler_of_run(row));
    }
    return config;
  }

  json lrs = json::array();
  json saves = json::array();
  int64_t scheduler_steps = 0;

 private:
  void log_next(const char* where) {
    if (run_.value("logs", "") == where) {
      const auto& values = run_["values"];
      const size_t last = values.size() - 1;
      log("foo", values[std::min(logged_++, last)].get<double>());
    }
  }

  json run_;
  size_t logged_ = 0;
};

class ConformanceSchedulers : public ::testing::Test {
 protected:
  TrainerOptions options(const json& run) const {
    auto out = options_of_run(run, folder_);
    out.max_epochs = run["epochs"].get<int64_t>();
    if (run.contains("checkpoint")) {
      ModelCheckpointOptions checkpoint{.dirpath = folder_.path().string()};
      from_value(checkpoint, value_of(run["checkpoint"]), "ModelCheckpoint");
      out.enable_checkpointing = true;
      out.callbacks = list(ModelCheckpoint(checkpoint));
    }
    return out;
  }

  static void expect_configs(TrainerContext& trainer, const json& expected) {
    const auto& configs = trainer.optimizer_configs()[0].schedulers;
    ASSERT_EQ(configs.size(), expected.size());
    for (size_t i = 0; i < configs.size(); ++i) {
      const bool plateau =
          configs[i].reduce_on_plateau || configs[i].scheduler->needs_metric();
      const json ours = {
          {"interval",
           configs[i].interval == Interval::kStep ? "step" : "epoch"},
          {"frequency", configs[i].frequency},
          {"monitor", configs[i].monitor},
          {"strict", configs[i].strict},
          {"reduce_on_plateau", plateau}};
      EXPECT_EQ(ours, expected[i]);
    }
  }

  /// Only what Lightning's script looked at.
  static void expect_saves(const json& ours, const json& expected) {
    ASSERT_EQ(ours.size(), expected.size());
    for (size_t i = 0; i < ours.size(); ++i) {
      EXPECT_EQ(ours[i]["step"], expected[i]["step"]);
      const auto& states = expected[i]["states"];
      ASSERT_EQ(ours[i]["states"].size(), states.size());
      for (size_t k = 0; k < states.size(); ++k) {
        for (const auto& [key, value] : states[k].items()) {
          EXPECT_EQ(ours[i]["states"][k][key], value)
              << key << " of scheduler " << k << " at save " << i;
        }
      }
    }
  }

  void expect_run_of_lightning(const json& run) {
    SCOPED_TRACE(run["schedulers"].dump() + run["flags"].dump());
    ScheduledModel model(run);
    Trainer trainer(options(run));
    trainer.fit(model);
    const auto& expected = run["expected"];
    EXPECT_EQ(model.lrs, expected["lrs"]);
    EXPECT_EQ(trainer.context().optimizer(0).lr(), expected["final_lr"]);
    EXPECT_EQ(model.scheduler_steps, expected["scheduler_steps"]);
    expect_configs(trainer.context(), expected["configs"]);
    expect_saves(model.saves, expected["saves"]);
  }

  void expect_runs_of_lightning(const std::string& group, int expected_count) {
    const auto runs = runs_of_lightning("scheduler_runs.json", group);
    EXPECT_EQ(runs.size(), static_cast<size_t>(expected_count));
    for (const auto& run : runs) {
      expect_run_of_lightning(run);
    }
  }

  ScopedLogCapture log_;
  TempDir folder_;
};

TEST_F(ConformanceSchedulers, test_reducelronplateau_scheduling) {
  expect_runs_of_lightning("fast_dev_run", 1);
  expect_runs_of_lightning("plateau", 12);
}

TEST_F(ConformanceSchedulers, test_reducelronplateau_with_no_monitor_raises) {
  const json run = {
      {"schedulers",
       {{{"name", "ReduceLROnPlateau"}, {"factor", 0.5}, {"patience", 1}}}},
      {"flags", json::object()},
      {"epochs", 1}};
  ScheduledModel model(run);
  try {
    Trainer(options(run)).fit(model);
    FAIL() << "a plateau scheduler without a monitor must be refused";
  } catch (const MisconfigurationError& error) {
    EXPECT_NE(
        std::string(error.what())
            .find("expected a monitor for ReduceLROnPlateau"),
        std::string::npos)
        << error.what();
  }
}

TEST_F(ConformanceSchedulers, test_lr_scheduler_state_updated_before_saving) {
  expect_runs_of_lightning("before_saving", 4);
}

// A plateau scheduler steps after validation, and so after what is saved there.
TEST_F(
    ConformanceSchedulers,
    test_plateau_scheduler_lr_step_interval_updated_after_saving) {
  expect_runs_of_lightning("after_saving", 2);
}

} // namespace
} // namespace fulgurite::test
