#pragma once

#include "fulgurite/callbacks/progress_display.h"
#include "fulgurite/core/callback.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace fulgurite {

struct ProgressBarOptions {
  /// Draw after every so many batches; 0 turns the bar off.
  int64_t refresh_rate = 1;
  /// Leave the bar of each epoch on the terminal.
  bool leave = false;
  /// Elsewhere than on a terminal: a line after every so many batches. 0: every
  /// log_every_n_steps, at most one in ten seconds.
  int64_t line_every_n_steps = 0;
};

/// Shows how far each stage has come. On a terminal one line is drawn over in
/// place, at most ten times a second; elsewhere (a file, TERM=dumb) lines are
/// appended, one per epoch and some in between. Drawing takes at most 1 % of
/// the run: what costs more is drawn less often. Only rank zero draws.
class ProgressBar : public Callback {
 public:
  using Params = ProgressBarOptions;
  using Clock = ProgressOutput::Clock;

  explicit ProgressBar(ProgressBarOptions options = {});

  void enable() {
    enabled_ = true;
  }
  /// Ends the line that is drawn just now.
  void disable();
  bool is_enabled() const {
    return enabled_ && options_.refresh_rate > 0;
  }
  const ProgressBarOptions& options() const {
    return options_;
  }
  /// Where to draw, from the next stage on. Default: progress_on_stderr().
  void set_output(ProgressOutput output);
  /// Writes a line of text without tearing the bar.
  void print(std::string_view text);

  /// What is shown behind the bar; called when it is drawn. Override it to show
  /// something else. Default: v_num, the version of the first logger, and what
  /// was logged with prog_bar = true.
  virtual ProgressMetrics get_metrics(
      TrainerContext& trainer,
      ModuleBase& module);

  /// The numbers of an epoch are known only after the module's hook.
  bool is_monitoring() const override {
    return true;
  }
  void setup(TrainerContext& trainer, ModuleBase& module, TrainerFn fn)
      override;
  void teardown(TrainerContext& trainer, ModuleBase& module, TrainerFn fn)
      override;
  void on_exception(
      TrainerContext& trainer,
      ModuleBase& module,
      const std::exception_ptr& exception) override;
  void on_sanity_check_end(TrainerContext& trainer, ModuleBase& module)
      override;
  void on_train_epoch_start(TrainerContext& trainer, ModuleBase& module)
      override;
  void on_train_batch_end(
      TrainerContext& trainer,
      ModuleBase& module,
      const StepOutput& output,
      const BatchRef& batch,
      BatchPosition where) override;
  void on_train_epoch_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_train_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_validation_start(TrainerContext& trainer, ModuleBase& module)
      override;
  void on_validation_batch_end(
      TrainerContext& trainer,
      ModuleBase& module,
      const StepOutput& output,
      const BatchRef& batch,
      BatchPosition where) override;
  void on_validation_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_test_start(TrainerContext& trainer, ModuleBase& module) override;
  void on_test_batch_end(
      TrainerContext& trainer,
      ModuleBase& module,
      const StepOutput& output,
      const BatchRef& batch,
      BatchPosition where) override;
  void on_test_end(TrainerContext& trainer, ModuleBase& module) override;
  void on_predict_start(TrainerContext& trainer, ModuleBase& module) override;
  void on_predict_batch_end(
      TrainerContext& trainer,
      ModuleBase& module,
      const StepOutput& output,
      const BatchRef& batch,
      BatchPosition where) override;
  void on_predict_end(TrainerContext& trainer, ModuleBase& module) override;

 private:
  /// A loop over one loader.
  struct Bar {
    std::string description;
    std::optional<int64_t> total;
    int64_t first = 0; ///< batches that were done before a resume
    int64_t done = 0;
    int64_t step = 1; ///< is drawn at multiples of it only
    int64_t next = 1; ///< nothing is drawn before so many batches are done
    Clock::time_point start;
    Clock::duration paused{};
    bool is_begun = false;
  };
  enum class Force { kNo, kYes };

  bool is_on() const {
    return display_ != nullptr;
  }
  Clock::time_point now() const {
    return display_->output().now();
  }
  void begin(Bar& bar, std::string description, TrainerContext& trainer);
  void look_again();
  void
  advance(Bar& bar, int64_t done, TrainerContext& trainer, ModuleBase& module);
  void look(Bar& bar, TrainerContext& trainer, ModuleBase& module);
  void draw(
      Bar& bar,
      TrainerContext& trainer,
      ModuleBase& module,
      Force force = Force::kNo);
  Clock::duration interval() const;
  bool is_affordable(Clock::time_point time, Clock::duration at_least) const;
  ShownProgress progress_of(
      const Bar& bar,
      Clock::time_point time,
      TrainerContext& trainer,
      ModuleBase& module);
  int64_t batches_per_line(TrainerContext& trainer) const;
  std::optional<int64_t> train_total(TrainerContext& trainer) const;
  void begin_evaluation(TrainerContext& trainer);
  void begin_loader(TrainerContext& trainer, int64_t dataloader_idx);
  void advance_evaluation(
      TrainerContext& trainer,
      ModuleBase& module,
      BatchPosition where);
  void end_evaluation(TrainerContext& trainer, ModuleBase& module);
  void end_epoch_line(TrainerContext& trainer, ModuleBase& module);
  void close();

  ProgressBarOptions options_;
  bool enabled_ = true;
  std::optional<ProgressOutput> given_output_;
  std::shared_ptr<ProgressDisplay> display_;

  Bar train_;
  Bar evaluation_;
  int64_t loader_ = -1;
  Clock::time_point evaluation_start_;

  // When to look at the clock and when to draw.
  int64_t until_look_ = 1;
  int64_t looked_ahead_ = 1; ///< what until_look_ was after the last look
  int64_t looks_every_ = 1;
  Clock::time_point last_look_;
  std::optional<Clock::time_point> last_draw_;
  Clock::duration draw_cost_{};
  bool is_line_owed_ = false;
};

} // namespace fulgurite
