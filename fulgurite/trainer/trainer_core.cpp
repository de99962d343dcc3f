// The order of a run. What TrainerContext answers: trainer_core_context.cpp.
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/core/module_tree.h"
#include "fulgurite/hardware/profilers/simple.h"
#include "fulgurite/loggers/tensorboard_logger.h"
#include "fulgurite/trainer/connectors/accelerator_connector.h"
#include "fulgurite/trainer/connectors/callback_connector.h"
#include "fulgurite/trainer/connectors/signal_connector.h"
#include "fulgurite/trainer/trainer_core_impl.h"

#include <ATen/Context.h>
#include <c10/util/ScopeExit.h>
#include <torch/csrc/autograd/anomaly_mode.h>

#include <utility>

namespace fulgurite {

namespace {

TrainerOptions checked(TrainerOptions options) {
  validate_options(options);
  if (options.fast_dev_run) {
    const int64_t batches = options.fast_dev_run.batches();
    log_info(
        "Running in fast_dev_run mode: ",
        batches,
        " batch(es) of each stage, without loggers and checkpoints.");
    const BatchLimit limit(batches);
    options.limit_train_batches = limit;
    options.limit_val_batches = limit;
    options.limit_test_batches = limit;
    options.limit_predict_batches = limit;
    options.overfit_batches = 0.0;
    options.max_epochs = 1;
    options.max_steps = batches;
    options.num_sanity_val_steps = 0;
    options.val_check_interval = ValCheckInterval(1.0);
    options.check_val_every_n_epoch = 1;
    options.logger = LoggerChoice(false);
  }
  if (options.barebones) {
    log_info(
        "Running with barebones = true: no loggers, checkpoints, progress bar, "
        "model summary, sanity check and log().");
    options.num_sanity_val_steps = 0;
    options.logger = LoggerChoice(false);
  }
  return options;
}

std::vector<std::shared_ptr<Logger>> make_loggers(
    const LoggerChoice& choice,
    const std::filesystem::path& root) {
  if (!choice.use_default()) {
    for (const auto& logger : choice.loggers()) {
      if (!logger) {
        misconfigured("[Trainer.logger] expected loggers, got a null");
      }
    }
    return choice.loggers();
  }
  return {std::make_shared<TensorBoardLogger>(
      TensorBoardLoggerOptions{.save_dir = root.string()})};
}

/// Keeps autograd's anomaly mode as asked while it lives.
class AnomalyScope {
 public:
  explicit AnomalyScope(bool on)
      : was_on_(torch::autograd::AnomalyMode::is_enabled()),
        checked_nan_(torch::autograd::AnomalyMode::should_check_nan()) {
    if (on) {
      torch::autograd::AnomalyMode::set_enabled(true);
    }
  }
  ~AnomalyScope() {
    torch::autograd::AnomalyMode::set_enabled(was_on_, checked_nan_);
  }
  AnomalyScope(const AnomalyScope&) = delete;
  AnomalyScope& operator=(const AnomalyScope&) = delete;

 private:
  bool was_on_;
  bool checked_nan_;
};

} // namespace

TrainerCore::TrainerCore(TrainerOptions options)
    : options_(checked(std::move(options))),
      log_every_n_steps_(
          options_.barebones ? 0 : options_.log_every_n_steps.value_or(50)),
      default_root_dir_(std::filesystem::absolute(
                            options_.default_root_dir.empty()
                                ? "."
                                : options_.default_root_dir)
                            .lexically_normal()),
      strategy_(connect_hardware(options_)),
      given_callbacks_(connect_callbacks(options_)),
      callbacks_(given_callbacks_),
      logger_connector_(
          {.log_every_n_steps = log_every_n_steps_,
           .barebones = options_.barebones,
           .is_global_zero = strategy_->is_global_zero()}),
      hooks_(*this, logger_connector_),
      data_connector_(*this),
      fit_loop_(*this),
      validate_loop_(*this, RunningStage::kValidating),
      test_loop_(*this, RunningStage::kTesting),
      predict_loop_(*this, RunningStage::kPredicting),
      checkpoint_connector_(*this) {
  logger_connector_.set_loggers(
      make_loggers(options_.logger, default_root_dir_));
  if (options_.profiler) {
    profiler_ = std::make_shared<SimpleProfiler>();
  }
  parse_loop_limits();
}

TrainerCore::~TrainerCore() {
  abandon_fit();
}

void TrainerCore::parse_loop_limits() {
  if (options_.max_epochs) {
    max_epochs_ =
        *options_.max_epochs == -1 ? std::nullopt : options_.max_epochs;
    return;
  }
  bool has_timer = options_.max_time.duration().has_value();
  for (const auto& callback : given_callbacks_) {
    has_timer = has_timer || class_name(*callback) == "Timer";
  }
  if (options_.max_steps == -1 && !has_timer) {
    max_epochs_ = 1000;
    uses_default_epochs_ = true;
  }
}

void TrainerCore::set_torch_flags() {
  auto& context = at::globalContext();
  if (options_.deterministic) {
    context.setDeterministicAlgorithms(*options_.deterministic, false);
  }
  if (options_.benchmark) {
    context.setBenchmarkCuDNN(*options_.benchmark);
  }
}

void TrainerCore::begin(TrainerFn fn, ModuleBase& module, DataInput data) {
  if (fit_running_) {
    misconfigured(
        "[Trainer] expected the running fit to be finished first, got another "
        "call; try finish() of the run");
  }
  module_ = &module;
  module_life_ = module.life();
  data_ = std::move(data);
  if (data_.data_module != nullptr) {
    data_life_ = data_.data_module->life();
  }
  should_stop_ = false;
  state_ = {TrainerStatus::kRunning, fn, std::nullopt};
  optimizers_.clear();
  optimizer_configs_.clear();
  callbacks_ = given_callbacks_;
  set_torch_flags();
  data_connector_.connect(data_.source.get());
  for (auto* loop : eval_loops()) {
    loop->forget_data();
  }
  hooks_.connect(
      module, data_.data_module, *strategy_, callbacks_, profiler_.get());
  module.attach(this);
  if (data_.data_module != nullptr) {
    data_.data_module->attach(this);
  }
  verify(fn);
}

void TrainerCore::verify(TrainerFn fn) {
  if (fn != TrainerFn::kFitting) {
    return;
  }
  if (module_->step_presence(RunningStage::kTraining) == StepPresence::kNo) {
    misconfigured(
        "[Trainer.fit] expected a module that overrides training_step, got "
        "one that does not; is its signature "
        "Tensor training_step(const Batch&, int64_t)?");
  }
  if (uses_default_epochs_) {
    log_warning_once(
        "max_epochs was not set: training for 1000 epochs. To train without "
        "a limit, set max_epochs = -1.");
  }
  warn_of_half_a_validation();
  if (!module_->automatic_optimization) {
    if (options_.gradient_clip_val.value_or(0) > 0) {
      misconfigured(
          "[Trainer.gradient_clip_val] expected it to be left open with manual "
          "optimization, got ",
          *options_.gradient_clip_val,
          "; try clip_gradients(...) inside training_step");
    }
    if (options_.accumulate_grad_batches != 1) {
      misconfigured(
          "[Trainer.accumulate_grad_batches] expected 1 with manual "
          "optimization, got ",
          options_.accumulate_grad_batches,
          "; try to step every so many batches inside training_step");
    }
  }
}

void TrainerCore::warn_of_half_a_validation() const {
  const auto& limit = options_.limit_val_batches;
  if (data_.source == nullptr || (limit && limit->is_zero())) {
    return;
  }
  const auto step = module_->step_presence(RunningStage::kValidating);
  if (data_.may_have_val_loaders && step == StepPresence::kNo) {
    log_warning(
        "There are validation loaders, but the module does not override "
        "validation_step: this fit does not validate.");
  }
  if (!data_.may_have_val_loaders && step == StepPresence::kYes) {
    log_warning("The module has a validation_step, but there are no validation "
                "loaders: this fit does not validate.");
  }
}

void TrainerCore::setup_run(const std::string& ckpt_path) {
  const auto fn = *state_.fn;
  auto own = hooks_.configure_callbacks();
  callbacks_ = with_module_callbacks(given_callbacks_, own);
  strategy_->setup_environment();
  set_log_rank(strategy_->global_rank());
  if (profiler_) {
    profiler_->setup(stage_word(fn));
  }
  if (strategy_->local_rank() == 0) {
    hooks_.prepare_data();
  }
  if (strategy_->is_global_zero()) {
    for (const auto& logger : loggers()) {
      logger->open();
    }
  }
  strategy_->barrier("pre_setup");
  hooks_.setup(fn);
  strategy_->barrier("post_setup");
  hooks_.configure_model();
  checkpoint_connector_.read(ckpt_path);
  if (!strategy_->restores_after_setup()) {
    checkpoint_connector_.restore_modules_and_callbacks();
  }
  logger_connector_.reset_metrics();
  strategy_->setup(module_->torch_module());
  if (fn == TrainerFn::kFitting) {
    setup_optimizers();
    hooks_.on_fit_start();
  }
  log_hyperparams();
  if (strategy_->restores_after_setup()) {
    checkpoint_connector_.restore_modules_and_callbacks();
  }
  checkpoint_connector_.restore_training_state();
  checkpoint_connector_.finish_restoring();
  strategy_->barrier("resume_end");
  strategy_->barrier("run-stage");
  zero_grad(module_->torch_module());
}

void TrainerCore::setup_optimizers() {
  auto configured = hooks_.configure_optimizers();
  optimizer_configs_ = std::move(configured.configs());
  if (optimizer_configs_.empty()) {
    log_warning(
        "configure_optimizers returned nothing: this fit runs without an "
        "optimizer.");
  }
  if (module_->automatic_optimization && optimizer_configs_.size() > 1) {
    misconfigured(
        "[Trainer.fit] expected one optimizer with automatic optimization, "
        "got ",
        optimizer_configs_.size(),
        "; try automatic_optimization = false and step them in "
        "training_step");
  }
  for (size_t i = 0; i < optimizer_configs_.size(); ++i) {
    auto& config = optimizer_configs_[i];
    if (!config.optimizer) {
      misconfigured(
          "[configure_optimizers] expected an optimizer in config ",
          i,
          ", got none");
    }
    config = {
        .optimizer = config.optimizer, .schedulers = config.all_schedulers()};
    for (auto& scheduler : config.schedulers) {
      const bool plateau =
          scheduler.reduce_on_plateau || scheduler.scheduler->needs_metric();
      if (plateau && scheduler.monitor.empty() &&
          module_->automatic_optimization) {
        misconfigured(
            "[configure_optimizers] expected a monitor for ",
            scheduler.scheduler->name(),
            ", got none; try .monitor = \"val_loss\"");
      }
      scheduler.scheduler->attach(*config.optimizer);
    }
    optimizers_.emplace_back(*this, config.optimizer, i);
  }
}

void TrainerCore::log_hyperparams() {
  Value::Dict params = module_->hparams();
  if (data_.data_module != nullptr) {
    for (const auto& [key, value] : data_.data_module->hparams()) {
      const auto& name = key.as_string();
      if (const auto* other = params.find(name); other && !(*other == value)) {
        misconfigured(
            "[save_hyperparameters] expected the module and the data module "
            "to agree on '",
            name,
            "', got ",
            other->repr(),
            " and ",
            value.repr());
      }
      params[name] = value;
    }
  }
  if (params.empty() || !strategy_->is_global_zero()) {
    return;
  }
  for (const auto& logger : loggers()) {
    logger->log_hyperparams(params);
    logger->save();
  }
}

template <class F>
auto TrainerCore::guarded(F&& f) {
  const auto restore = c10::make_scope_exit(
      [this, before = std::exchange(inside_, true)] { inside_ = before; });
  try {
    AnomalyScope anomaly(options_.detect_anomaly);
    return f();
  } catch (...) {
    interrupt();
    throw;
  }
}

void TrainerCore::interrupt() noexcept {
  state_.status = TrainerStatus::kInterrupted;
  fit_running_ = false;
  // A second failure on the way out must not hide the first.
  const auto attempt = [](const char* what, auto&& action) {
    try {
      action();
    } catch (const std::exception& error) {
      try {
        log_warning(
            "while ending an interrupted run, ",
            what,
            " failed: ",
            error.what());
      } catch (...) {
      }
    }
  };
  attempt(
      "on_exception", [&] { hooks_.on_exception(std::current_exception()); });
  attempt("Logger::finalize", [&] {
    for (const auto& logger : loggers()) {
      logger->finalize("failed");
    }
  });
  attempt("Strategy::teardown", [&] { strategy_->teardown(); });
  leave_stages();
  detach();
}

/// The next run finds everything as the first one did, and the model's modes
/// are those of before an evaluation that was cut off.
void TrainerCore::leave_stages() {
  for (auto* loop : eval_loops()) {
    loop->abandon();
  }
  logger_connector_.abandon_stages();
  module_->restore_training_modes();
}

void TrainerCore::detach() {
  module_->attach(nullptr);
  if (data_.data_module != nullptr) {
    data_.data_module->attach(nullptr);
  }
  logger_connector_.exchange_hook(std::nullopt);
  checkpoint_connector_.finish_restoring();
  state_.stage.reset();
}

void TrainerCore::close_run() {
  strategy_->teardown();
  if (state_.fn == TrainerFn::kFitting) {
    hooks_.on_fit_end();
  }
  hooks_.teardown(*state_.fn);
  for (const auto& logger : loggers()) {
    if (strategy_->is_global_zero()) {
      logger->finalize("success");
    }
  }
  if (profiler_) {
    profiler_->teardown(stage_word(*state_.fn));
    log_info(
        "Profile of ", stage_word(*state_.fn), ":\n", profiler_->summary());
  }
  state_.status = TrainerStatus::kFinished;
  detach();
}

void TrainerCore::fit(
    ModuleBase& module,
    DataInput data,
    const std::string& ckpt_path) {
  SignalConnector signals;
  start_fit(module, std::move(data), ckpt_path);
  guarded([&] {
    while (fit_loop_.advance()) {
    }
  });
  finish_fit();
}

void TrainerCore::start_fit(
    ModuleBase& module,
    DataInput data,
    const std::string& ckpt_path) {
  begin(TrainerFn::kFitting, module, std::move(data));
  guarded([&] {
    setup_run(ckpt_path);
    fit_loop_.start();
  });
  fit_running_ = true;
}

bool TrainerCore::borrowed_lives() const {
  const bool has_data = data_.data_module != nullptr;
  return !module_life_.expired() && !(has_data && data_life_.expired());
}

void TrainerCore::require_running(const char* method) {
  if (!fit_running_) {
    fail("[Run.", method, "] expected a running fit, got one that has ended");
  }
  if (inside_) {
    fail(
        "[Run.",
        method,
        "] expected a call between the steps of a run, got one from inside a "
        "step or hook; try trainer().request_stop(\"…\")");
  }
  if (!borrowed_lives()) {
    fit_running_ = false;
    fail(
        "[Run.",
        method,
        "] expected the model and the data module to live until the run has "
        "ended, got one that has been destroyed; try to declare them before "
        "the run");
  }
}

bool TrainerCore::advance_fit() {
  require_running("advance");
  if (!data_connector_.has_source()) {
    misconfigured(
        "[Run.advance] expected a run with a data module or loaders, got one "
        "without; try run.step(batch)");
  }
  return guarded([&] { return fit_loop_.advance(); });
}

bool TrainerCore::step_fit(AnyBatch batch) {
  require_running("step");
  return guarded([&] { return fit_loop_.step(std::move(batch)); });
}

void TrainerCore::end_epoch_fit() {
  require_running("end_epoch");
  guarded([&] { fit_loop_.end_epoch(); });
}

void TrainerCore::finish_fit() {
  require_running("finish");
  guarded([&] {
    fit_loop_.finish();
    close_run();
  });
  fit_running_ = false;
}

void TrainerCore::abandon_fit() noexcept {
  if (!fit_running_ || inside_) {
    return;
  }
  try {
    finish_fit();
  } catch (const std::exception& error) {
    fit_running_ = false;
    try {
      log_warning(
          "a run that was not finished could not be closed: ", error.what());
    } catch (...) {
    }
  }
}

void TrainerCore::run_evaluation(EvaluationLoop& loop, RunningStage stage) {
  state_.stage = stage;
  if (!data_connector_.has_source()) {
    misconfigured(
        "[Trainer.",
        stage_word(*state_.fn),
        "] expected a data module or loaders, got none");
  }
  loop.setup_data(stage);
  if (loop.empty()) {
    log_warning(
        "There are no batches to ", stage_word(stage), ": nothing was run.");
    return;
  }
  loop.begin(stage);
  while (true) {
    SignalConnector::check();
    if (!loop.advance()) {
      break;
    }
  }
  evaluation_metrics_ = loop.end();
}

Metrics TrainerCore::evaluate(
    TrainerFn fn,
    ModuleBase& module,
    DataInput data,
    const std::string& ckpt_path) {
  SignalConnector signals;
  begin(fn, module, std::move(data));
  evaluation_metrics_.clear();
  const auto stage = fn == TrainerFn::kTesting ? RunningStage::kTesting
                                               : RunningStage::kValidating;
  guarded([&] {
    setup_run(ckpt_path);
    run_evaluation(eval_loop(stage), stage);
    close_run();
  });
  return evaluation_metrics_;
}

std::vector<std::any> TrainerCore::predict(
    ModuleBase& module,
    DataInput data,
    const std::string& ckpt_path) {
  SignalConnector signals;
  begin(TrainerFn::kPredicting, module, std::move(data));
  guarded([&] {
    setup_run(ckpt_path);
    run_evaluation(predict_loop_, RunningStage::kPredicting);
    close_run();
  });
  return predict_loop_.take_predictions();
}

} // namespace fulgurite
