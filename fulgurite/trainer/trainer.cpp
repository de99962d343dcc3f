#include "fulgurite/trainer/trainer.h"

#include "fulgurite/base/error.h"
#include "fulgurite/callbacks/model_checkpoint.h"
#include "fulgurite/trainer/trainer_core_impl.h"

#include <cstdio>

namespace fulgurite {

RunBase::RunBase(std::shared_ptr<TrainerCore> core) : core_(std::move(core)) {}

RunBase::RunBase(RunBase&&) noexcept = default;

RunBase::~RunBase() {
  if (core_) {
    core_->abandon_fit();
  }
}

bool RunBase::advance() {
  return core_->advance_fit();
}

bool RunBase::step_any(AnyBatch batch) {
  return core_->step_fit(std::move(batch));
}

void RunBase::end_epoch() {
  core_->end_epoch_fit();
}

void RunBase::finish() {
  core_->finish_fit();
}

bool RunBase::done() const {
  return !core_->is_fit_running() || core_->fit_loop().is_done();
}

TrainerContext& RunBase::trainer() const {
  return *core_;
}

Trainer::Trainer(TrainerOptions options)
    : core_(std::make_shared<TrainerCore>(std::move(options))) {}

Trainer::~Trainer() = default;
Trainer::Trainer(Trainer&&) noexcept = default;
Trainer& Trainer::operator=(Trainer&&) noexcept = default;

TrainerContext& Trainer::context() const {
  return *core_;
}

const TrainerOptions& Trainer::options() const {
  return core_->options();
}

std::string Trainer::best_model_path() const {
  for (const auto& callback : core_->callbacks()) {
    const auto* checkpoint =
        dynamic_cast<const ModelCheckpoint*>(callback.get());
    if (checkpoint != nullptr) {
      return checkpoint->best_model_path();
    }
  }
  return {};
}

void Trainer::fit_any(
    ModuleBase& model,
    Input data,
    const FitOptions& options) {
  core_->fit(
      model,
      {data.data_module, std::move(data.source), data.may_have_val_loaders},
      options.ckpt_path);
}

void Trainer::start_any(
    ModuleBase& model,
    Input data,
    const FitOptions& options) {
  core_->start_fit(
      model,
      {data.data_module, std::move(data.source), data.may_have_val_loaders},
      options.ckpt_path);
}

namespace {

void print_metrics(TrainerFn fn, const Metrics& metrics) {
  size_t width = 20;
  for (const auto& name : metrics.names()) {
    width = std::max(width, name.size());
  }
  const std::string line(width + 22, '-');
  const std::string stage(stage_word(fn));
  std::printf(
      "%s\n  %-*s  %s\n%s\n",
      line.c_str(),
      static_cast<int>(width),
      (stage + " metric").c_str(),
      "value",
      line.c_str());
  for (const auto& [name, value] : metrics.items()) {
    std::printf("  %-*s  %.6g\n", static_cast<int>(width), name.c_str(), value);
  }
  std::printf("%s\n", line.c_str());
  std::fflush(stdout);
}

} // namespace

Metrics Trainer::evaluate_any(
    TrainerFn fn,
    ModuleBase& model,
    Input data,
    const EvaluateOptions& options) {
  auto metrics = core_->evaluate(
      fn,
      model,
      {data.data_module, std::move(data.source), data.may_have_val_loaders},
      options.ckpt_path);
  if (options.verbose && !metrics.empty() &&
      core_->strategy().is_global_zero()) {
    print_metrics(fn, metrics);
  }
  return metrics;
}

std::vector<std::any> Trainer::predict_erased(
    ModuleBase& model,
    Input data,
    const EvaluateOptions& options) {
  return core_->predict(
      model,
      {data.data_module, std::move(data.source), data.may_have_val_loaders},
      options.ckpt_path);
}

} // namespace fulgurite
