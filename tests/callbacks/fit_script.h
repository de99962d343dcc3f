#pragma once

#include "fulgurite/data/batch.h"
#include "tests/support/fake_trainer_context.h"

#include <functional>
#include <vector>

namespace fulgurite::test {

/// Plays the hooks of a fit, in Lightning's order, on a FakeTrainerContext:
/// what a callback sees of a run, without any training.
struct FitScript {
  FitScript(FakeTrainerContext& context, CallbackList list)
      : trainer(context), callbacks(std::move(list)) {}

  FakeTrainerContext& trainer;
  CallbackList callbacks;

  int64_t max_epochs = 1; ///< -1: no limit
  int64_t max_steps = -1;
  int64_t batches = 4;
  int64_t val_every_n_batches = 0; ///< 0: at the end of the epoch
  int64_t accumulate = 1;
  bool sanity_check = false;
  /// Called where a module would log.
  std::function<void()> on_step = [] {};
  std::function<void()> on_validation = [] {};
  std::function<void()> on_epoch_end = [] {};

  void fit() {
    trainer.callback_list = callbacks;
    each([&](Callback& callback) {
      callback.setup(trainer, module(), TrainerFn::kFitting);
    });
    each([&](Callback& c) { c.on_fit_start(trainer, module()); });
    if (sanity_check && trainer.validation) {
      validate(RunningStage::kSanityChecking);
    }
    each([&](Callback& c) { c.on_train_start(trainer, module()); });
    while (!done()) {
      train_epoch();
    }
    each([&](Callback& c) { c.on_train_end(trainer, module()); });
    each([&](Callback& c) { c.on_fit_end(trainer, module()); });
    each([&](Callback& c) {
      c.teardown(trainer, module(), TrainerFn::kFitting);
    });
  }

  /// The batch of the epoch that comes next.
  int64_t next_batch = 0;

 private:
  ModuleBase& module() {
    return trainer.module();
  }
  void each(const std::function<void(Callback&)>& call) {
    for (const auto& callback : callbacks) {
      call(*callback);
    }
  }
  bool out_of_steps() const {
    return max_steps >= 0 && trainer.step >= max_steps;
  }
  bool done() const {
    return trainer.stop_requested() || out_of_steps() ||
           (max_epochs >= 0 && trainer.epoch >= max_epochs);
  }

  void train_epoch() {
    each([&](Callback& c) { c.on_train_epoch_start(trainer, module()); });
    for (int64_t batch = next_batch; batch < batches && !stops(); ++batch) {
      train_batch(batch);
    }
    next_batch = 0;
    on_epoch_end();
    each([&](Callback& c) { c.on_train_epoch_end(trainer, module()); });
    ++trainer.epoch;
  }
  bool stops() const {
    return trainer.stop_requested() || out_of_steps();
  }

  void train_batch(int64_t batch) {
    const BatchPosition where{batch, 0};
    trainer.batch = batch;
    trainer.last_batch = batch + 1 == batches;
    each([&](Callback& c) {
      c.on_train_batch_start(trainer, module(), batch_, where);
    });
    on_step();
    if ((batch + 1) % accumulate == 0 || trainer.last_batch) {
      ++trainer.step;
    }
    each([&](Callback& c) {
      c.on_train_batch_end(trainer, module(), StepOutput(), batch_, where);
    });
    ++trainer.stepped;
    const bool epoch_counts =
        trainer.val_every_n_epoch < 1 ||
        (trainer.epoch + 1) % trainer.val_every_n_epoch == 0;
    const int64_t every =
        val_every_n_batches > 0 ? val_every_n_batches : batches;
    if (trainer.validation && epoch_counts && (batch + 1) % every == 0) {
      validate(RunningStage::kValidating);
    }
  }

  void validate(RunningStage stage) {
    trainer.run.stage = stage;
    each([&](Callback& c) { c.on_validation_start(trainer, module()); });
    each([&](Callback& c) { c.on_validation_epoch_start(trainer, module()); });
    const auto& counts = stage == RunningStage::kValidating
                             ? trainer.val_batches
                             : trainer.sanity_batches;
    for (size_t loader = 0; loader < counts.size(); ++loader) {
      for (int64_t batch = 0; batch < counts[loader].value_or(3); ++batch) {
        const BatchPosition where{batch, static_cast<int64_t>(loader)};
        each([&](Callback& c) {
          c.on_validation_batch_start(trainer, module(), batch_, where);
        });
        each([&](Callback& c) {
          c.on_validation_batch_end(
              trainer, module(), StepOutput(), batch_, where);
        });
      }
    }
    if (stage == RunningStage::kValidating) {
      on_validation();
    }
    each([&](Callback& c) { c.on_validation_epoch_end(trainer, module()); });
    each([&](Callback& c) { c.on_validation_end(trainer, module()); });
    trainer.run.stage = RunningStage::kTraining;
  }

  BatchRef batch_;
};

} // namespace fulgurite::test
