// The list of callbacks. To add one: its files, a row in callbacks(), its
// options in a table here. LambdaCallback is made in code only.
#include "fulgurite/callbacks/callbacks.h"

#include "fulgurite/callbacks/early_stopping.h"
#include "fulgurite/callbacks/learning_rate_monitor.h"
#include "fulgurite/callbacks/model_checkpoint.h"
#include "fulgurite/callbacks/model_summary.h"
#include "fulgurite/callbacks/progress_bar.h"
#include "fulgurite/callbacks/timer.h"

namespace fulgurite {

namespace {

std::vector<OptionHelp> model_checkpoint_help() {
  return {
      {"dirpath",
       "Folder of the files; \"\": checkpoints in the first logger's folder, "
       "or in default_root_dir."},
      {"filename",
       "Pattern of the names, such as \"{epoch}-{val_loss:.2f}\"; \"\": "
       "\"{epoch}-{step}\"."},
      {"monitor",
       "The logged metric that decides which files are kept; \"\": the "
       "newest."},
      {"verbose", "Tell about each decision."},
      {"save_last", "Also keep last.ckpt: a file (true) or a \"link\"."},
      {"save_top_k", "How many of the best to keep: 0 none, -1 all."},
      {"save_on_exception", "Save when the run ends with an exception."},
      {"save_weights_only", "Save the weights only."},
      {"mode", "Whether a smaller (min) or a larger (max) metric is better."},
      {"auto_insert_metric_name", "Write epoch=3 instead of 3 into the names."},
      {"every_n_train_steps", "Save every so many optimizer steps."},
      {"train_time_interval", "Save after so much time."},
      {"every_n_epochs", "Save every so many epochs; 0 never."},
      {"save_on_train_epoch_end",
       "Save at the end of the training epoch (true) or of validation "
       "(false)."},
      {"enable_version_counter",
       "Add -v1 to the name of a file that exists, instead of writing over "
       "it."}};
}

std::vector<OptionHelp> early_stopping_help() {
  return {
      {"monitor", "The logged metric to look at."},
      {"min_delta", "What a change must exceed to count as an improvement."},
      {"patience", "Checks without improvement after which the run stops."},
      {"verbose", "Tell about improvements and about the end."},
      {"mode", "Whether a smaller (min) or a larger (max) metric is better."},
      {"strict", "A metric that is missing is an error."},
      {"check_finite", "Stop when the metric is NaN or infinite."},
      {"stopping_threshold", "Stop when the metric is better than this."},
      {"divergence_threshold", "Stop when the metric is worse than this."},
      {"check_on_train_epoch_end",
       "Check at the end of the training epoch (true) or of validation "
       "(false)."},
      {"log_rank_zero_only", "With several processes, only rank zero tells."}};
}

std::vector<OptionHelp> learning_rate_monitor_help() {
  return {
      {"logging_interval",
       "step, epoch, or \"\": each rate when its scheduler steps."},
      {"log_momentum", "Log the momentum, or the first beta, too."},
      {"log_weight_decay", "Log the weight decay too."}};
}

std::vector<OptionHelp> progress_bar_help() {
  return {
      {"refresh_rate", "Draw after every so many batches; 0: no bar."},
      {"leave", "Leave the bar of each epoch on the terminal."},
      {"line_every_n_steps",
       "Elsewhere than on a terminal: a line after every so many batches; 0: "
       "every log_every_n_steps, at most one in ten seconds."}};
}

std::vector<OptionHelp> timer_help() {
  return {
      {"duration", "Training ends after so much time; null: only measures."},
      {"interval", "Where it is checked: after each step or each epoch."},
      {"verbose", "Tell when the time is up."}};
}

} // namespace

CallbackRegistry& callbacks() {
  using R = CallbackRegistry;
  static R registry(
      "callbacks",
      {R::make_row<ModelCheckpoint>(
           "ModelCheckpoint",
           "Saves checkpoints and keeps the best ones.",
           model_checkpoint_help()),
       R::make_row<EarlyStopping>(
           "EarlyStopping",
           "Stops when a metric no longer improves.",
           early_stopping_help()),
       R::make_row<LearningRateMonitor>(
           "LearningRateMonitor",
           "Logs the learning rates.",
           learning_rate_monitor_help()),
       R::make_row<ModelSummary>(
           "ModelSummary",
           "Prints what the model is made of.",
           {{"max_depth", "How deep layers are listed: -1 all, 0 none."}}),
       R::make_row<ProgressBar>(
           "ProgressBar",
           "Shows how far each stage has come.",
           progress_bar_help()),
       R::make_row<Timer>(
           "Timer",
           "Measures the stages; ends training when its time is up.",
           timer_help())});
  return registry;
}

} // namespace fulgurite
