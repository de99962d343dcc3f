#pragma once

#include "fulgurite/core/trainer_context.h"
#include "fulgurite/data/batch.h"

#include <memory>

namespace fulgurite {

class TrainerCore;

/// A fit whose loop the caller owns, without its batch type; see Run.
class RunBase {
 public:
  RunBase(RunBase&&) noexcept;
  RunBase& operator=(RunBase&&) = delete;
  /// A run that was not finished is closed cleanly.
  ~RunBase();

  /// Does the next piece of work, at most one batch of any stage. False when
  /// the fit is done; then call finish().
  bool advance();
  /// Ends the epoch that step() runs in: validation if there are loaders for
  /// it, epoch hooks, schedulers by epoch. Nothing where no epoch runs.
  void end_epoch();
  /// Ends training and tears the run down; ends a running epoch first.
  void finish();
  /// Whether max_steps, max_epochs or a stop request has ended the fit.
  bool done() const;
  /// Metrics, counters, save_checkpoint, request_stop.
  TrainerContext& trainer() const;

 protected:
  explicit RunBase(std::shared_ptr<TrainerCore> core);
  bool step_any(AnyBatch batch);

 private:
  std::shared_ptr<TrainerCore> core_;
};

/// What Trainer::start returns. Either `while (run.advance()) { … }`, which
/// reads the loaders as fit does, or `run.step(batch)` with the caller's own
/// batches; then `run.finish()`. Each call throws what fit would throw; the
/// run is over then. No signal handler is installed.
template <class Batch>
class Run : public RunBase {
 public:
  /// Trains on exactly one batch. False: the fit is done, the batch was not
  /// used. Epochs are what end_epoch() ends; without it there is one.
  bool step(Batch batch) {
    return step_any(AnyBatch(std::move(batch)));
  }

 private:
  friend class Trainer;
  using RunBase::RunBase;
};

} // namespace fulgurite
