#pragma once

#include "fulgurite/base/value.h"

#include <cstdint>

namespace fulgurite {

// Counters of the loops, with Lightning's names and layout in a checkpoint.
// They must be exact: where a run stands is read from them on resume.

struct Counts {
  int64_t ready = 0;
  int64_t started = 0;
  int64_t processed = 0;
  int64_t completed = 0;
};

/// Of things that have four moments: epochs and batches.
struct Progress {
  Counts total;
  Counts current;

  void increment_ready() {
    ++total.ready, ++current.ready;
  }
  void increment_started() {
    ++total.started, ++current.started;
  }
  void increment_processed() {
    ++total.processed, ++current.processed;
  }
  void increment_completed() {
    ++total.completed, ++current.completed;
  }
  void reset_current() {
    current = {};
  }
  /// What was begun and not finished counts as not begun.
  void rewind_to_completed();
  /// What `current` counts has not been.
  void take_back_current();

  Value state_dict() const;
  void load_state_dict(const Value& state);
};

struct BatchProgress : Progress {
  bool is_last_batch = false;

  void reset_current() {
    current = {};
    is_last_batch = false;
  }
  Value state_dict() const;
  void load_state_dict(const Value& state);
};

/// Of things that have two moments: optimizer and scheduler steps.
struct StepProgress {
  struct Pair {
    int64_t ready = 0;
    int64_t completed = 0;
  };
  Pair total;
  Pair current;

  void increment_ready() {
    ++total.ready, ++current.ready;
  }
  void increment_completed() {
    ++total.completed, ++current.completed;
  }
  void reset_current() {
    current = {};
  }
  void rewind_to_completed();
  Value state_dict() const;
  void load_state_dict(const Value& state);
};

struct ZeroGradProgress {
  struct Triple {
    int64_t ready = 0;
    int64_t started = 0;
    int64_t completed = 0;
  };
  Triple total;
  Triple current;

  void increment_ready() {
    ++total.ready, ++current.ready;
  }
  void increment_started() {
    ++total.started, ++current.started;
  }
  void increment_completed() {
    ++total.completed, ++current.completed;
  }
  void reset_current() {
    current = {};
  }
  void rewind_to_completed();
  Value state_dict() const;
  void load_state_dict(const Value& state);
};

struct OptimizerProgress {
  StepProgress step;
  ZeroGradProgress zero_grad;

  void reset_current() {
    step.reset_current();
    zero_grad.reset_current();
  }
  void rewind_to_completed() {
    step.rewind_to_completed();
    zero_grad.rewind_to_completed();
  }
  /// {"optimizer": {"step": …, "zero_grad": …}}
  Value state_dict() const;
  void load_state_dict(const Value& state);
};

} // namespace fulgurite
