#pragma once

#include "fulgurite/core/data_module.h"
#include "fulgurite/core/module_base.h"
#include "fulgurite/core/trainer_context.h"
#include "fulgurite/trainer/connectors/signal_connector.h"
#include "fulgurite/trainer/run.h"
#include "fulgurite/trainer/step_presence.h"
#include "fulgurite/trainer/trainer_options.h"

#include <any>
#include <concepts>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

namespace fulgurite {

class TrainerCore;

struct FitOptions {
  /// A checkpoint to go on from: a path, or "best", "last", "hpc".
  std::string ckpt_path = "";
};

struct EvaluateOptions {
  /// A checkpoint whose weights are loaded first: a path, or "best", "last".
  std::string ckpt_path = "";
  /// Print the metrics as a table.
  bool verbose = true;
};

namespace detail {

/// Its instantiation names both types where they differ.
template <class OfModule, class OfData>
struct BatchTypes {
  static constexpr bool kMatch = std::same_as<OfModule, OfData>;
  static_assert(
      kMatch,
      "the batch types of the module and of its data differ; see the template "
      "arguments of BatchTypes<OfModule, OfData> above");
};

/// Loaders that were given to a call of the Trainer.
class GivenLoaders : public DataSource {
 public:
  LoaderHandle train;
  std::vector<LoaderHandle> eval;

  LoaderHandle make_train_loader() override {
    return train;
  }
  std::vector<LoaderHandle> make_val_loaders() override {
    return eval;
  }
  std::vector<LoaderHandle> make_test_loaders() override {
    return eval;
  }
  std::vector<LoaderHandle> make_predict_loaders() override {
    return eval;
  }
};

/// The loaders of an evaluation: one, {one, another}, or a vector. It is no
/// vector itself, as g++ would take {.verbose = false} for one.
template <class B>
class LoaderList {
 public:
  LoaderList() = default;
  LoaderList(const Loader<B>& loader) : handles_{loader.handle()} {}
  LoaderList(std::initializer_list<Loader<B>> loaders) {
    add(loaders);
  }
  LoaderList(const std::vector<Loader<B>>& loaders) {
    add(loaders);
  }
  const std::vector<LoaderHandle>& handles() const {
    return handles_;
  }

 private:
  void add(const auto& loaders) {
    for (const auto& loader : loaders) {
      handles_.push_back(loader.handle());
    }
  }
  std::vector<LoaderHandle> handles_;
};

} // namespace detail

/// Runs fit, validate, test and predict. The templates here only check batch
/// types and erase them; the work is done in ordinary code.
///
/// A Trainer is used from one thread; several Trainers may run in several
/// threads. Models and data are borrowed for the time of a call.
class Trainer {
 public:
  /// Throws MisconfigurationError where options make no sense or clash.
  explicit Trainer(TrainerOptions options = {});
  ~Trainer();
  Trainer(Trainer&&) noexcept;
  Trainer& operator=(Trainer&&) noexcept;

  /// Trains. Throws UserError for mistakes, SignalInterrupt after SIGINT or
  /// SIGTERM, and whatever the user's code throws; in each case the run has
  /// been closed (on_exception, loggers finalised) before.
  template <class M, std::derived_from<DataModuleBase> D>
  void fit(M& model, D& data, const FitOptions& options = {}) {
    check_types<M, D>();
    fit_any(model, input(model, data), options);
  }
  /// With the loaders of the module itself.
  template <std::derived_from<ModuleBase> M>
  void fit(M& model, const FitOptions& options = {}) {
    fit_any(model, input(model), options);
  }
  template <std::derived_from<ModuleBase> M>
  void fit(
      M& model,
      Loader<typename M::TrainBatch> train,
      const detail::LoaderList<typename M::ValBatch>& val = {},
      const FitOptions& options = {}) {
    fit_any(model, input<M>(model, train, val.handles()), options);
  }

  /// The metrics of the whole evaluation. With several loaders the names end
  /// in "/dataloader_idx_N".
  template <class M, std::derived_from<DataModuleBase> D>
  Metrics validate(M& model, D& data, const EvaluateOptions& options = {}) {
    detail::BatchTypes<typename M::ValBatch, typename D::ValBatch>{};
    return evaluate_any(
        TrainerFn::kValidating, model, input(model, data), options);
  }
  template <std::derived_from<ModuleBase> M>
  Metrics validate(M& model, const EvaluateOptions& options = {}) {
    return evaluate_any(TrainerFn::kValidating, model, input(model), options);
  }
  template <std::derived_from<ModuleBase> M>
  Metrics validate(
      M& model,
      const detail::LoaderList<typename M::ValBatch>& loaders,
      const EvaluateOptions& options = {}) {
    return evaluate_any(
        TrainerFn::kValidating,
        model,
        input<M>(model, {}, loaders.handles()),
        options);
  }

  template <class M, std::derived_from<DataModuleBase> D>
  Metrics test(M& model, D& data, const EvaluateOptions& options = {}) {
    detail::BatchTypes<typename M::TestBatch, typename D::TestBatch>{};
    return evaluate_any(
        TrainerFn::kTesting, model, input(model, data), options);
  }
  template <std::derived_from<ModuleBase> M>
  Metrics test(M& model, const EvaluateOptions& options = {}) {
    return evaluate_any(TrainerFn::kTesting, model, input(model), options);
  }
  template <std::derived_from<ModuleBase> M>
  Metrics test(
      M& model,
      const detail::LoaderList<typename M::TestBatch>& loaders,
      const EvaluateOptions& options = {}) {
    return evaluate_any(
        TrainerFn::kTesting,
        model,
        input<M>(model, {}, loaders.handles()),
        options);
  }

  /// What predict_step returned, batch by batch, loader after loader.
  template <class M, std::derived_from<DataModuleBase> D>
  std::vector<typename M::Prediction>
  predict(M& model, D& data, const EvaluateOptions& options = {}) {
    detail::BatchTypes<typename M::PredictBatch, typename D::PredictBatch>{};
    return predict_any(model, input(model, data), options);
  }
  template <std::derived_from<ModuleBase> M>
  std::vector<typename M::Prediction> predict(
      M& model,
      const EvaluateOptions& options = {}) {
    return predict_any(model, input(model), options);
  }
  template <std::derived_from<ModuleBase> M>
  std::vector<typename M::Prediction> predict(
      M& model,
      const detail::LoaderList<typename M::PredictBatch>& loaders,
      const EvaluateOptions& options = {}) {
    return predict_any(model, input<M>(model, {}, loaders.handles()), options);
  }

  /// Begins a fit whose loop the caller owns.
  template <class M, std::derived_from<DataModuleBase> D>
  Run<typename M::TrainBatch>
  start(M& model, D& data, const FitOptions& options = {}) {
    check_types<M, D>();
    start_any(model, input(model, data), options);
    return Run<typename M::TrainBatch>(core_);
  }
  /// For batches of the caller's: run.step(batch).
  template <std::derived_from<ModuleBase> M>
  Run<typename M::TrainBatch> start(M& model, const FitOptions& options = {}) {
    start_any(model, input(model), options);
    return Run<typename M::TrainBatch>(core_);
  }
  template <std::derived_from<ModuleBase> M>
  Run<typename M::TrainBatch> start(
      M& model,
      Loader<typename M::TrainBatch> train,
      const detail::LoaderList<typename M::ValBatch>& val = {},
      const FitOptions& options = {}) {
    start_any(model, input<M>(model, train, val.handles()), options);
    return Run<typename M::TrainBatch>(core_);
  }

  /// Counters, metrics, callbacks, loggers, paths; also after a run.
  TrainerContext& context() const;
  const TrainerOptions& options() const;
  const Metrics& callback_metrics() const {
    return context().callback_metrics();
  }
  const Metrics& logged_metrics() const {
    return context().logged_metrics();
  }
  int64_t current_epoch() const {
    return context().current_epoch();
  }
  int64_t global_step() const {
    return context().global_step();
  }
  const TrainerState& state() const {
    return context().state();
  }
  std::filesystem::path log_dir() const {
    return context().log_dir();
  }
  /// Of the first ModelCheckpoint; "" where nothing has been saved.
  std::string best_model_path() const;
  /// Writes a checkpoint of the model of the last run, which must still be
  /// alive.
  void save_checkpoint(
      const std::filesystem::path& path,
      bool weights_only = false) const {
    context().save_checkpoint(path, weights_only);
  }

 private:
  struct Input {
    DataModuleBase* data_module = nullptr;
    std::shared_ptr<DataSource> source;
    bool may_have_val_loaders = true;
  };

  template <class M, class D>
  static void check_types() {
    detail::BatchTypes<typename M::TrainBatch, typename D::TrainBatch>{};
    detail::BatchTypes<typename M::ValBatch, typename D::ValBatch>{};
  }
  static std::shared_ptr<DataSource> borrow(DataSource& source) {
    return {std::shared_ptr<void>(), &source};
  }
  template <class M, class D>
  static Input input(M& model, D& data) {
    detail::note_missing_steps(model);
    return {
        &data, borrow(data.data_source()), detail::may_have_val_loaders(data)};
  }
  template <class M>
  static Input input(M& model) {
    detail::note_missing_steps(model);
    return {
        nullptr,
        borrow(model.data_source()),
        detail::may_have_val_loaders(model)};
  }
  template <class M>
  static Input input(
      M& model,
      const Loader<typename M::TrainBatch>& train,
      std::vector<LoaderHandle> eval) {
    detail::note_missing_steps(model);
    auto given = std::make_shared<detail::GivenLoaders>();
    given->train = train.handle();
    given->eval = std::move(eval);
    const bool has_val = !given->eval.empty();
    return {nullptr, std::move(given), has_val};
  }
  template <class M>
  std::vector<typename M::Prediction>
  predict_any(M& model, Input data, const EvaluateOptions& options) {
    std::vector<typename M::Prediction> out;
    for (auto& prediction : predict_erased(model, std::move(data), options)) {
      out.push_back(
          std::any_cast<typename M::Prediction&&>(std::move(prediction)));
    }
    return out;
  }
  void fit_any(ModuleBase& model, Input data, const FitOptions& options);
  void start_any(ModuleBase& model, Input data, const FitOptions& options);
  Metrics evaluate_any(
      TrainerFn fn,
      ModuleBase& model,
      Input data,
      const EvaluateOptions& options);
  std::vector<std::any>
  predict_erased(ModuleBase& model, Input data, const EvaluateOptions& options);

  std::shared_ptr<TrainerCore> core_;
};

} // namespace fulgurite
