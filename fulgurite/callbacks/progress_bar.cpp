#include "fulgurite/callbacks/progress_bar.h"

#include "fulgurite/base/error.h"
#include "fulgurite/core/logger.h"
#include "fulgurite/core/metrics_map.h"
#include "fulgurite/core/trainer_context.h"
#include "fulgurite/hardware/strategies/strategy.h"

#include <algorithm>

namespace fulgurite {

namespace {

using std::chrono::duration_cast;
using namespace std::chrono_literals;

/// Between two drawings on a terminal.
constexpr auto kDrawInterval = 100ms;
/// Between two lines that nobody asked for.
constexpr auto kLineInterval = 10s;
/// A drawing that took 1 ms is followed by 100 ms without one.
constexpr int kCostFactor = 100;
/// Reading the clock takes about 25 ns: with batches shorter than this, only
/// every kMaxLooksEvery-th batch does.
constexpr auto kShortBatch = 20us;
constexpr int64_t kMaxLooksEvery = 16;

/// "version_12" is shown as "12", other long texts by their last four letters.
std::string short_version(const std::string& version) {
  const std::string prefix = "version_";
  if (version.starts_with(prefix)) {
    return version.substr(prefix.size());
  }
  return version.size() > 4 ? version.substr(version.size() - 4) : version;
}

const char* word_of(RunningStage stage) {
  switch (stage) {
    case RunningStage::kSanityChecking:
      return "Sanity Checking";
    case RunningStage::kTesting:
      return "Testing";
    case RunningStage::kPredicting:
      return "Predicting";
    default:
      return "Validation";
  }
}

std::vector<std::optional<int64_t>> totals_of(
    TrainerContext& trainer,
    RunningStage stage) {
  switch (stage) {
    case RunningStage::kSanityChecking:
      return trainer.num_sanity_val_batches();
    case RunningStage::kTesting:
      return trainer.num_test_batches();
    case RunningStage::kPredicting:
      return trainer.num_predict_batches();
    default:
      return trainer.num_val_batches();
  }
}

} // namespace

ProgressBar::ProgressBar(ProgressBarOptions options)
    : options_(std::move(options)) {
  const auto not_negative = [](const char* option, int64_t value) {
    if (value < 0) {
      misconfigured("[ProgressBar.", option, "] must be >= 0, got ", value);
    }
  };
  not_negative("refresh_rate", options_.refresh_rate);
  not_negative("line_every_n_steps", options_.line_every_n_steps);
}

void ProgressBar::disable() {
  enabled_ = false;
  close();
}

void ProgressBar::set_output(ProgressOutput output) {
  given_output_ = std::move(output);
}

void ProgressBar::print(std::string_view text) {
  if (is_on()) {
    display_->print(text);
  } else {
    ProgressDisplay(given_output_.value_or(progress_on_stderr())).print(text);
  }
}

ProgressMetrics ProgressBar::get_metrics(TrainerContext& trainer, ModuleBase&) {
  ProgressMetrics out;
  if (!trainer.loggers().empty()) {
    const auto version = trainer.loggers().front()->version();
    if (!version.empty()) {
      out.emplace_back("v_num", short_version(version));
    }
  }
  for (const auto& [name, value] : trainer.progress_bar_metrics().items()) {
    std::erase_if(out, [&](const auto& row) { return row.first == name; });
    out.emplace_back(name, progress_number(value));
  }
  return out;
}

// A run.

void ProgressBar::setup(TrainerContext& trainer, ModuleBase&, TrainerFn) {
  if (!trainer.strategy().is_global_zero()) {
    enabled_ = false;
  }
  close();
  if (is_enabled()) {
    display_ = std::make_shared<ProgressDisplay>(
        given_output_ ? *given_output_ : progress_on_stderr());
    draw_cost_ = {};
    is_line_owed_ = false;
    // A terminal shows at once what goes on; a file can wait.
    last_draw_.reset();
    if (!display_->output().is_terminal && options_.line_every_n_steps == 0) {
      last_draw_ = now();
    }
  }
}

void ProgressBar::teardown(TrainerContext&, ModuleBase&, TrainerFn) {
  close();
}

void ProgressBar::on_exception(
    TrainerContext&,
    ModuleBase&,
    const std::exception_ptr&) {
  close();
}

void ProgressBar::close() {
  if (is_on()) {
    display_->finish(/*leave=*/true);
    display_.reset();
  }
}

// When to draw.

void ProgressBar::begin(
    Bar& bar,
    std::string description,
    TrainerContext& trainer) {
  bar = {};
  bar.description = std::move(description);
  bar.start = now();
  bar.step = display_->output().is_terminal ? options_.refresh_rate
                                            : batches_per_line(trainer);
  bar.next = bar.step;
  look_again();
}

void ProgressBar::look_again() {
  until_look_ = looked_ahead_ = looks_every_ = 1;
  last_look_ = now();
}

void ProgressBar::advance(
    Bar& bar,
    int64_t done,
    TrainerContext& trainer,
    ModuleBase& module) {
  bar.done = done;
  if (--until_look_ <= 0) {
    look(bar, trainer, module);
  }
}

void ProgressBar::look(Bar& bar, TrainerContext& trainer, ModuleBase& module) {
  const auto time = now();
  const auto per_batch = (time - last_look_) / looked_ahead_;
  last_look_ = time;
  looks_every_ =
      per_batch < kShortBatch ? std::min(looks_every_ * 2, kMaxLooksEvery) : 1;
  if (bar.done >= bar.next) {
    // The last batch of an epoch gets a line of its own elsewhere.
    const bool is_last =
        bar.total && bar.done >= *bar.total && !display_->output().is_terminal;
    if (!is_last && is_affordable(time, interval())) {
      draw(bar, trainer, module, Force::kYes);
    }
    if (bar.step > 1 || bar.next > bar.done) {
      bar.next = (bar.done / bar.step + 1) * bar.step;
    }
  }
  until_look_ = bar.next > bar.done ? bar.next - bar.done : looks_every_;
  looked_ahead_ = until_look_;
}

ProgressBar::Clock::duration ProgressBar::interval() const {
  if (display_->output().is_terminal) {
    return kDrawInterval;
  }
  return options_.line_every_n_steps > 0 ? Clock::duration(0)
                                         : Clock::duration(kLineInterval);
}

bool ProgressBar::is_affordable(
    Clock::time_point time,
    Clock::duration at_least) const {
  return !last_draw_ ||
         time - *last_draw_ >= std::max(at_least, draw_cost_ * kCostFactor);
}

void ProgressBar::draw(
    Bar& bar,
    TrainerContext& trainer,
    ModuleBase& module,
    Force force) {
  const auto time = now();
  if (force == Force::kNo && !is_affordable(time, kDrawInterval)) {
    return;
  }
  display_->show(progress_of(bar, time, trainer, module));
  // What metrics cost on a device is counted too.
  last_draw_ = now();
  draw_cost_ = *last_draw_ - time;
  bar.next = (bar.done / bar.step + 1) * bar.step;
}

ShownProgress ProgressBar::progress_of(
    const Bar& bar,
    Clock::time_point time,
    TrainerContext& trainer,
    ModuleBase& module) {
  ShownProgress out;
  out.description = bar.description;
  out.done = bar.done;
  out.total = bar.total;
  out.elapsed_s =
      std::chrono::duration<double>(time - bar.start - bar.paused).count();
  if (out.elapsed_s > 0) {
    out.per_second = static_cast<double>(bar.done - bar.first) / out.elapsed_s;
  }
  out.metrics = get_metrics(trainer, module);
  return out;
}

int64_t ProgressBar::batches_per_line(TrainerContext& trainer) const {
  if (options_.line_every_n_steps > 0) {
    return options_.line_every_n_steps;
  }
  return std::max(
      {options_.refresh_rate, trainer.log_every_n_steps(), int64_t{1}});
}

// Training.

std::optional<int64_t> ProgressBar::train_total(TrainerContext& trainer) const {
  auto total = trainer.num_training_batches();
  if (const auto steps = trainer.max_steps()) {
    const int64_t left =
        std::max<int64_t>(*steps - trainer.global_step(), 0) *
        std::max<int64_t>(trainer.accumulate_grad_batches(), 1);
    total = total ? std::min(*total, left) : left;
  }
  return total;
}

void ProgressBar::on_train_epoch_start(TrainerContext& trainer, ModuleBase&) {
  if (!is_on()) {
    return;
  }
  auto description = "Epoch " + std::to_string(trainer.current_epoch());
  if (const auto epochs = trainer.max_epochs()) {
    description += "/" + std::to_string(*epochs - 1);
  }
  begin(train_, std::move(description), trainer);
  train_.total = train_total(trainer);
}

void ProgressBar::on_train_batch_end(
    TrainerContext& trainer,
    ModuleBase& module,
    const StepOutput&,
    const BatchRef&,
    BatchPosition where) {
  if (!is_on()) {
    return;
  }
  if (!train_.is_begun) {
    train_.is_begun = true;
    train_.first = where.batch_idx;
  }
  advance(train_, where.batch_idx + 1, trainer, module);
}

void ProgressBar::on_train_epoch_end(
    TrainerContext& trainer,
    ModuleBase& module) {
  if (!is_on()) {
    return;
  }
  if (!display_->output().is_terminal) {
    is_line_owed_ = true;
    if (is_affordable(now(), Clock::duration(0))) {
      end_epoch_line(trainer, module);
    }
  } else if (options_.leave) {
    draw(train_, trainer, module, Force::kYes);
    display_->finish(/*leave=*/true);
  } else {
    draw(train_, trainer, module);
  }
}

void ProgressBar::end_epoch_line(TrainerContext& trainer, ModuleBase& module) {
  draw(train_, trainer, module, Force::kYes);
  is_line_owed_ = false;
}

void ProgressBar::on_train_end(TrainerContext& trainer, ModuleBase& module) {
  if (!is_on()) {
    return;
  }
  if (!display_->output().is_terminal) {
    if (is_line_owed_) {
      end_epoch_line(trainer, module);
    }
  } else if (!options_.leave) {
    draw(train_, trainer, module, Force::kYes);
  }
  display_->finish(/*leave=*/true);
}

// Evaluation.

void ProgressBar::begin_evaluation(TrainerContext&) {
  if (is_on()) {
    evaluation_start_ = now();
    loader_ = -1;
    look_again();
  }
}

void ProgressBar::begin_loader(
    TrainerContext& trainer,
    int64_t dataloader_idx) {
  const auto stage = trainer.state().stage.value_or(RunningStage::kValidating);
  const auto totals = totals_of(trainer, stage);
  const bool is_first = loader_ < 0;
  loader_ = dataloader_idx;
  std::string description = word_of(stage);
  if (totals.size() > 1) {
    description += " DataLoader " + std::to_string(dataloader_idx);
  }
  begin(evaluation_, std::move(description), trainer);
  const auto index = static_cast<size_t>(dataloader_idx);
  evaluation_.total = index < totals.size() ? totals[index] : std::nullopt;
  if (is_first) {
    evaluation_.start = evaluation_start_;
  }
}

void ProgressBar::advance_evaluation(
    TrainerContext& trainer,
    ModuleBase& module,
    BatchPosition where) {
  if (!is_on()) {
    return;
  }
  if (where.dataloader_idx != loader_) {
    begin_loader(trainer, where.dataloader_idx);
  }
  advance(evaluation_, where.batch_idx + 1, trainer, module);
}

void ProgressBar::end_evaluation(TrainerContext& trainer, ModuleBase& module) {
  if (!is_on()) {
    return;
  }
  if (trainer.fitting()) {
    // Back to the bar of the training epoch, whose clock stood still.
    train_.paused += now() - evaluation_start_;
    look_again();
    if (display_->output().is_terminal && train_.is_begun) {
      draw(train_, trainer, module);
    }
    return;
  }
  if (loader_ >= 0) {
    draw(evaluation_, trainer, module, Force::kYes);
  }
  display_->finish(/*leave=*/true);
}

void ProgressBar::on_sanity_check_end(TrainerContext&, ModuleBase&) {
  if (is_on()) {
    display_->finish(/*leave=*/false);
  }
}

void ProgressBar::on_validation_start(TrainerContext& trainer, ModuleBase&) {
  begin_evaluation(trainer);
}

void ProgressBar::on_validation_batch_end(
    TrainerContext& trainer,
    ModuleBase& module,
    const StepOutput&,
    const BatchRef&,
    BatchPosition where) {
  advance_evaluation(trainer, module, where);
}

void ProgressBar::on_validation_end(
    TrainerContext& trainer,
    ModuleBase& module) {
  end_evaluation(trainer, module);
}

void ProgressBar::on_test_start(TrainerContext& trainer, ModuleBase&) {
  begin_evaluation(trainer);
}

void ProgressBar::on_test_batch_end(
    TrainerContext& trainer,
    ModuleBase& module,
    const StepOutput&,
    const BatchRef&,
    BatchPosition where) {
  advance_evaluation(trainer, module, where);
}

void ProgressBar::on_test_end(TrainerContext& trainer, ModuleBase& module) {
  end_evaluation(trainer, module);
}

void ProgressBar::on_predict_start(TrainerContext& trainer, ModuleBase&) {
  begin_evaluation(trainer);
}

void ProgressBar::on_predict_batch_end(
    TrainerContext& trainer,
    ModuleBase& module,
    const StepOutput&,
    const BatchRef&,
    BatchPosition where) {
  advance_evaluation(trainer, module, where);
}

void ProgressBar::on_predict_end(TrainerContext& trainer, ModuleBase& module) {
  end_evaluation(trainer, module);
}

} // namespace fulgurite
