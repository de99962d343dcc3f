#include "fulgurite/trainer/connectors/data_connector.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/trainer/trainer_core_impl.h"

#include <algorithm>

namespace fulgurite {

namespace {

struct StageLimit {
  const char* option;
  BatchLimit limit;
};

/// The limit of a stage after overfit_batches had its say.
StageLimit stage_limit(const TrainerOptions& options, RunningStage stage) {
  const bool overfit = !options.overfit_batches.is_zero();
  switch (stage) {
    case RunningStage::kTraining:
      return overfit
                 ? StageLimit{"overfit_batches", options.overfit_batches}
                 : StageLimit{
                       "limit_train_batches",
                       options.limit_train_batches.value_or(BatchLimit(1.0))};
    case RunningStage::kTesting:
      return {
          "limit_test_batches",
          options.limit_test_batches.value_or(BatchLimit(1.0))};
    case RunningStage::kPredicting:
      return {
          "limit_predict_batches",
          options.limit_predict_batches.value_or(BatchLimit(1.0))};
    default:
      return overfit ? StageLimit{"overfit_batches", options.overfit_batches}
                     : StageLimit{
                           "limit_val_batches",
                           options.limit_val_batches.value_or(BatchLimit(1.0))};
  }
}

} // namespace

bool EvalLoaders::empty() const {
  return std::all_of(
      max_batches.begin(), max_batches.end(), [](const auto& max) {
        return max == 0;
      });
}

LoaderHandle DataConnector::unshuffled_for_overfitting(
    LoaderHandle loader,
    RunningStage stage) const {
  if (trainer_.options().overfit_batches.is_zero() || !loader ||
      !loader->shuffles()) {
    return loader;
  }
  if (auto ordered = loader->with_sequential_sampling()) {
    if (stage == RunningStage::kTraining) {
      log_warning(
          "You asked for overfit_batches with a shuffling loader: the order "
          "is sequential now, so that the same batches come each epoch.");
    }
    return ordered;
  }
  return loader;
}

std::optional<int64_t> DataConnector::train_limit() const {
  const auto [option, limit] =
      stage_limit(trainer_.options(), RunningStage::kTraining);
  return limit.is_count() ? std::optional(limit.count()) : std::nullopt;
}

bool DataConnector::setup_train(int64_t epoch) {
  const int64_t every = trainer_.options().reload_dataloaders_every_n_epochs;
  const bool due = every > 0 && train_loaded_epoch_ >= 0 &&
                   epoch - train_loaded_epoch_ >= every;
  if (train_loader_ && !due) {
    return false;
  }
  const auto [option, limit] =
      stage_limit(trainer_.options(), RunningStage::kTraining);
  if (limit.is_zero()) {
    train_batches_ = 0;
    return false;
  }
  train_loader_ = unshuffled_for_overfitting(
      trainer_.hooks().train_dataloader(*source_), RunningStage::kTraining);
  train_loaded_epoch_ = epoch;
  if (!train_loader_) {
    misconfigured(
        "[Trainer.fit] expected a training loader, got none; try to override "
        "train_dataloader() of the data module or the module, or give loaders "
        "to fit");
  }
  const auto length = train_loader_->size();
  if (length == 0) {
    fail("[Trainer.fit] expected at least one training batch, got an empty "
         "loader; is the dataset empty, or smaller than a batch with "
         "drop_last?");
  }
  train_batches_ = limit.apply(length, option);
  return true;
}

EvalLoaders DataConnector::setup_eval(RunningStage stage) {
  const auto [option, limit] = stage_limit(trainer_.options(), stage);
  EvalLoaders out;
  if (limit.is_zero() || source_ == nullptr) {
    return out;
  }
  for (auto& loader : trainer_.hooks().eval_dataloaders(*source_, stage)) {
    if (!loader) {
      continue;
    }
    loader = unshuffled_for_overfitting(std::move(loader), stage);
    if (loader->shuffles()) {
      log_warning_once(detail::join(
          "The ",
          stage_word(stage),
          " loader shuffles. Evaluation is usually done in a fixed order."));
    }
    const auto length = loader->size();
    if (length == 0) {
      log_warning(
          "The ", stage_word(stage), " loader is empty; is that intended?");
    }
    out.max_batches.push_back(limit.apply(length, option));
    out.loaders.push_back(std::move(loader));
  }
  return out;
}

} // namespace fulgurite
