#pragma once

#include "fulgurite/core/data_module.h"
#include "fulgurite/core/logger.h"
#include "fulgurite/core/trainer_context.h"
#include "fulgurite/core/trainer_optimizer.h"
#include "fulgurite/hardware/strategies/strategy.h"
#include "fulgurite/trainer/connectors/checkpoint_connector.h"
#include "fulgurite/trainer/connectors/data_connector.h"
#include "fulgurite/trainer/connectors/logger_connector.h"
#include "fulgurite/trainer/hook_caller.h"
#include "fulgurite/trainer/loops/evaluation_loop.h"
#include "fulgurite/trainer/loops/fit_loop.h"
#include "fulgurite/trainer/trainer_options.h"

#include <any>
#include <array>
#include <functional>
#include <memory>
#include <vector>

namespace fulgurite {

/// What a run reads from: a data module, the model itself, or loaders given to
/// the call. `source` outlives the run.
struct DataInput {
  DataModuleBase* data_module = nullptr;
  std::shared_ptr<DataSource> source;
  /// False where it is known that there are no validation loaders.
  bool may_have_val_loaders = true;
};

/// The trainer itself, without templates. Trainer is its face for users,
/// TrainerContext for callbacks and modules; the loops and connectors work on
/// it directly.
class TrainerCore final : public TrainerContext {
 public:
  explicit TrainerCore(TrainerOptions options);
  ~TrainerCore() override;

  // Entries. Each call of fit is start_fit, advance until false, finish_fit.
  void fit(ModuleBase& module, DataInput data, const std::string& ckpt_path);
  void
  start_fit(ModuleBase& module, DataInput data, const std::string& ckpt_path);
  bool advance_fit();
  /// False: the run is over, the batch was not used.
  bool step_fit(AnyBatch batch);
  void end_epoch_fit();
  void finish_fit();
  /// Closes a run that was left unfinished; never throws.
  void abandon_fit() noexcept;
  bool is_fit_running() const {
    return fit_running_;
  }
  Metrics evaluate(
      TrainerFn fn,
      ModuleBase& module,
      DataInput data,
      const std::string& ckpt_path);
  std::vector<std::any>
  predict(ModuleBase& module, DataInput data, const std::string& ckpt_path);

  // TrainerContext.
  const TrainerState& state() const override {
    return state_;
  }
  int64_t current_epoch() const override;
  int64_t global_step() const override;
  int64_t batch_idx() const override;
  int64_t dataloader_idx() const override;
  int64_t batches_that_stepped() const override;
  bool is_last_batch() const override;
  std::optional<int64_t> max_epochs() const override;
  std::optional<int64_t> max_steps() const override;
  int64_t min_epochs() const override;
  std::optional<int64_t> num_training_batches() const override;
  std::vector<std::optional<int64_t>> num_val_batches() const override;
  std::vector<std::optional<int64_t>> num_sanity_val_batches() const override;
  std::vector<std::optional<int64_t>> num_test_batches() const override;
  std::vector<std::optional<int64_t>> num_predict_batches() const override;
  int64_t accumulate_grad_batches() const override {
    return options_.accumulate_grad_batches;
  }
  int64_t log_every_n_steps() const override {
    return log_every_n_steps_;
  }
  bool validates_at_epoch_end_only() const override;
  int64_t check_val_every_n_epoch() const override;
  bool fast_dev_run() const override {
    return static_cast<bool>(options_.fast_dev_run);
  }
  bool has_validation() const override;
  int64_t estimated_stepping_batches() override;
  const Metrics& callback_metrics() const override {
    return logger_connector_.callback_metrics();
  }
  const Metrics& logged_metrics() const override {
    return logger_connector_.logged_metrics();
  }
  const Metrics& progress_bar_metrics() const override {
    return logger_connector_.progress_bar_metrics();
  }
  ModuleBase& module() override;
  DataModuleBase* data_module() override {
    return data_.data_module;
  }
  const CallbackList& callbacks() const override {
    return callbacks_;
  }
  const std::vector<std::shared_ptr<Logger>>& loggers() const override {
    return logger_connector_.loggers();
  }
  Strategy& strategy() override {
    return *strategy_;
  }
  Profiler* profiler() override {
    return profiler_.get();
  }
  std::span<OptimizerConfig> optimizer_configs() override {
    return optimizer_configs_;
  }
  TrainerOptimizer& optimizer(size_t index) override {
    return optimizers_.at(index);
  }
  size_t num_optimizers() const override {
    return optimizers_.size();
  }
  const std::filesystem::path& default_root_dir() const override {
    return default_root_dir_;
  }
  std::filesystem::path log_dir() const override;
  const std::filesystem::path& ckpt_path() const override {
    return ckpt_path_;
  }
  void request_stop(std::string_view reason) override;
  bool stop_requested() const override {
    return should_stop_;
  }
  void save_checkpoint(const std::filesystem::path& path, bool weights_only)
      override;
  void log(
      std::string_view name,
      const at::Tensor& value,
      const LogOptions& options) override;
  void log(std::string_view name, double value, const LogOptions& options)
      override;
  void manual_backward(const at::Tensor& loss) override;
  at::Tensor step_optimizer(
      TrainerOptimizer& optimizer,
      const optim::Closure& closure) override;
  void log_to_loggers(
      std::span<const std::pair<std::string, double>> scalars,
      std::optional<int64_t> step) override;

  // For loops and connectors.
  const TrainerOptions& options() const {
    return options_;
  }
  HookCaller& hooks() {
    return hooks_;
  }
  LoggerConnector& logger_connector() {
    return logger_connector_;
  }
  DataConnector& data() {
    return data_connector_;
  }
  FitLoop& fit_loop() {
    return fit_loop_;
  }
  /// The loop that runs this stage now: in fit, validation is the fit loop's.
  EvaluationLoop& eval_loop(RunningStage stage);
  EvaluationLoop& validate_loop() {
    return validate_loop_;
  }
  EvaluationLoop& test_loop() {
    return test_loop_;
  }
  EvaluationLoop& predict_loop() {
    return predict_loop_;
  }
  std::vector<OptimizerConfig>& configs() {
    return optimizer_configs_;
  }
  void set_stage(RunningStage stage) {
    state_.stage = stage;
  }
  std::array<EvaluationLoop*, 4> eval_loops() {
    return {
        &fit_loop_.val_loop(), &validate_loop_, &test_loop_, &predict_loop_};
  }
  bool module_has_validation() const;
  void set_ckpt_path(std::filesystem::path path) {
    ckpt_path_ = std::move(path);
  }

 private:
  void begin(TrainerFn fn, ModuleBase& module, DataInput data);
  void setup_run(const std::string& ckpt_path);
  void setup_optimizers();
  void log_hyperparams();
  void close_run();
  void detach();
  void require_running(const char* method);
  /// Whether the model and the data of the run, which are the user's, live.
  bool borrowed_lives() const;
  void leave_stages();
  void run_evaluation(EvaluationLoop& loop, RunningStage stage);
  /// Runs f; where it throws, ends the run as interrupted and rethrows.
  template <class F>
  auto guarded(F&& f);
  void interrupt() noexcept;
  void parse_loop_limits();
  void verify(TrainerFn fn);
  void warn_of_half_a_validation() const;
  void set_torch_flags();

  TrainerOptions options_;
  TrainerState state_;
  int64_t log_every_n_steps_ = 50;
  std::optional<int64_t> max_epochs_;
  bool uses_default_epochs_ = false;
  std::filesystem::path default_root_dir_;
  std::filesystem::path ckpt_path_;
  std::shared_ptr<Strategy> strategy_;
  std::shared_ptr<Profiler> profiler_;
  CallbackList given_callbacks_;
  CallbackList callbacks_;
  LoggerConnector logger_connector_;
  HookCaller hooks_;
  ModuleBase* module_ = nullptr;
  DataInput data_;
  std::vector<OptimizerConfig> optimizer_configs_;
  std::vector<TrainerOptimizer> optimizers_;
  DataConnector data_connector_;
  FitLoop fit_loop_;
  EvaluationLoop validate_loop_;
  EvaluationLoop test_loop_;
  EvaluationLoop predict_loop_;
  CheckpointConnector checkpoint_connector_;
  Metrics evaluation_metrics_;
  bool should_stop_ = false;
  bool fit_running_ = false;
  /// A piece of a run is at work: user code that is called by it must not ask
  /// for another.
  bool inside_ = false;
  std::weak_ptr<const void> module_life_;
  std::weak_ptr<const void> data_life_;
};

} // namespace fulgurite
