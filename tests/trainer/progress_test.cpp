// The counters of progress, against real Lightning's after the same calls
// (tests/parity/trainer/progress.json).
#include "fulgurite/trainer/loops/progress.h"

#include "tests/support/json_value.h"

#include <gtest/gtest.h>

#include <functional>
#include <map>

namespace fulgurite::test {
namespace {

template <class P>
using Calls = std::map<std::string, std::function<void(P&)>>;

template <class P>
Calls<P> four_moments() {
  return {
      {"increment_ready", [](P& p) { p.increment_ready(); }},
      {"increment_started", [](P& p) { p.increment_started(); }},
      {"increment_processed", [](P& p) { p.increment_processed(); }},
      {"increment_completed", [](P& p) { p.increment_completed(); }},
      {"reset_on_run", [](P& p) { p.reset_current(); }},
      {"reset_on_restart", [](P& p) { p.rewind_to_completed(); }}};
}

Calls<BatchProgress> batch_calls() {
  auto out = four_moments<BatchProgress>();
  out["last"] = [](BatchProgress& p) { p.is_last_batch = true; };
  return out;
}

Calls<StepProgress> scheduler_calls() {
  return {
      {"increment_ready", [](auto& p) { p.increment_ready(); }},
      {"increment_completed", [](auto& p) { p.increment_completed(); }},
      {"reset_on_run", [](auto& p) { p.reset_current(); }}};
}

Calls<OptimizerProgress> optimizer_calls() {
  return {
      {"step.increment_ready", [](auto& p) { p.step.increment_ready(); }},
      {"step.increment_completed",
       [](auto& p) { p.step.increment_completed(); }},
      {"zero_grad.increment_ready",
       [](auto& p) { p.zero_grad.increment_ready(); }},
      {"zero_grad.increment_started",
       [](auto& p) { p.zero_grad.increment_started(); }},
      {"zero_grad.increment_completed",
       [](auto& p) { p.zero_grad.increment_completed(); }},
      {"reset_on_run", [](auto& p) { p.reset_current(); }}};
}

/// What a restart leaves of `total`. Lightning forgets to rewind it, so that
/// its total_batch_idx counts an interrupted batch twice.
void expect_rewound(const json& ours, const json& theirs) {
  EXPECT_EQ(ours["current"], theirs["current"]);
  for (const char* count : {"ready", "started", "processed", "completed"}) {
    EXPECT_EQ(ours["total"][count], theirs["total"]["completed"]) << count;
  }
}

template <class P>
void expect_states(const json& scenario, const Calls<P>& calls) {
  P progress;
  size_t done = 0;
  for (const std::string call : scenario["calls"]) {
    calls.at(call)(progress);
    const auto ours = json_of(progress.state_dict());
    const auto& theirs = scenario["expected"][done++];
    SCOPED_TRACE(call + " as call " + std::to_string(done));
    if (call == "reset_on_restart") {
      expect_rewound(ours, theirs);
    } else {
      EXPECT_EQ(ours, theirs);
    }
    // And it comes back from a checkpoint as it was.
    P loaded;
    loaded.load_state_dict(value_of(ours));
    EXPECT_EQ(json_of(loaded.state_dict()), ours);
  }
  EXPECT_EQ(done, scenario["expected"].size());
}

void expect_scenarios(const std::string& name, int expected_count) {
  int count = 0;
  for (const auto& scenario : read_json("parity/trainer/progress.json")) {
    if (scenario["name"] != name) {
      continue;
    }
    ++count;
    const std::string of = scenario["of"];
    SCOPED_TRACE(::testing::Message() << name << " of " << of);
    if (of == "epoch") {
      expect_states<Progress>(scenario, four_moments<Progress>());
    } else if (of == "batch") {
      expect_states<BatchProgress>(scenario, batch_calls());
    } else if (of == "scheduler") {
      expect_states<StepProgress>(scenario, scheduler_calls());
    } else {
      expect_states<OptimizerProgress>(scenario, optimizer_calls());
    }
  }
  EXPECT_EQ(count, expected_count);
}

TEST(ConformanceProgress, test_tracker_reset) {
  expect_scenarios("reset", 4);
}

TEST(ConformanceProgress, test_tracker_reset_on_restart) {
  expect_scenarios("restart", 3);
}

TEST(ConformanceProgress, test_progress_increment) {
  for (const char* moment : {"ready", "started", "processed", "completed"}) {
    expect_scenarios(moment, 1);
  }
}

TEST(ConformanceProgress, test_progress_increment_sequence) {
  expect_scenarios("sequence", 1);
}

TEST(ConformanceProgress, test_optimizer_progress_default_factory) {
  OptimizerProgress first;
  const OptimizerProgress second;
  first.step.increment_completed();
  EXPECT_EQ(first.step.total.completed, 1);
  EXPECT_EQ(first.step.current.completed, 1);
  EXPECT_EQ(second.step.total.completed, 0);
}

} // namespace
} // namespace fulgurite::test
