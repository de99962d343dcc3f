#pragma once

#include "fulgurite/cli_program.h"
#include "fulgurite/trainer/trainer.h"

#include <concepts>
#include <memory>
#include <string>
#include <type_traits>
#include <vector>

namespace fulgurite {

struct CliOptions {
  /// The program's own defaults, as the text of a config file:
  /// "trainer: {max_epochs: 10}". Files and flags win over them.
  std::string defaults = "";
  /// The subcommand where none is named; "": print the help.
  std::string default_command = "";
  /// Callbacks that are always there, after those of the config.
  CallbackList callbacks = {};
  /// What --version says of the program itself.
  std::string version = "";
};

namespace detail {

struct NoData {};

/// Help texts stand beside the struct, in a function that returns a list of
/// {name, text}: option_help(const Params&).
template <class Params>
concept HasOptionHelp = requires(const Params& params) {
  option_help(params);
};

template <class T>
CliStruct describe_component() {
  if constexpr (HasParams<T>) {
    using Params = typename T::Params;
    auto out = describe_struct<Params>();
    if constexpr (HasOptionHelp<Params>) {
      for (const auto& [name, text] : option_help(Params{})) {
        out.help.push_back({std::string(name), std::string(text)});
      }
    }
    return out;
  } else {
    static_assert(
        std::default_initializable<T>,
        "fulgurite::cli makes models and data modules from their Params (using "
        "Params = …; and a constructor that takes one) or without arguments");
    return {};
  }
}

template <class T, class Made = T>
std::unique_ptr<Made> make_component(const Value::Dict& options) {
  if constexpr (HasParams<T>) {
    typename T::Params params;
    from_value(params, Value(options));
    auto made = std::make_unique<Made>(std::move(params));
    if (made->hparams().empty()) {
      made->save_hyperparameters(options);
    }
    return made;
  } else {
    return std::make_unique<Made>();
  }
}

/// The model with the optimizer that the command line asks for.
template <class Model>
class WithOptimizer : public Model {
 public:
  using Model::Model;

  std::function<Optimizers(ModuleBase&, Optimizers own)> optimizers;

  Optimizers configure_optimizers() override {
    if constexpr (requires { this->Model::configure_optimizers(); }) {
      return optimizers(*this, Model::configure_optimizers());
    } else {
      return optimizers(*this, {});
    }
  }
};

template <class Model, class... Data>
void run_predict(
    const CliRun& run,
    Trainer& trainer,
    Model& model,
    Data&... data) {
  constexpr bool kCanBeSaved =
      std::convertible_to<typename Model::Prediction, Value>;
  if (!kCanBeSaved && !run.predict_output.empty()) {
    refuse_predict_output();
  }
  Value::List values;
  for (auto& prediction : trainer.predict(
           model, data..., EvaluateOptions{.ckpt_path = run.ckpt_path})) {
    if constexpr (kCanBeSaved) {
      values.emplace_back(std::move(prediction));
    } else {
      values.emplace_back();
    }
  }
  report_predictions(run, values);
}

template <class Model, class... Data>
void run_on(const CliRun& run, Model& model, Data&... data) {
  const auto trainer = run.make_trainer();
  switch (run.fn) {
    case TrainerFn::kFitting:
      trainer->fit(model, data..., FitOptions{.ckpt_path = run.ckpt_path});
      break;
    case TrainerFn::kValidating:
      trainer->validate(
          model, data..., EvaluateOptions{.ckpt_path = run.ckpt_path});
      break;
    case TrainerFn::kTesting:
      trainer->test(
          model, data..., EvaluateOptions{.ckpt_path = run.ckpt_path});
      break;
    case TrainerFn::kPredicting:
      run_predict(run, *trainer, model, data...);
      break;
  }
}

template <class Data, class Model>
void run_with_data(const CliRun& run, Model& model) {
  if constexpr (std::same_as<Data, NoData>) {
    run_on(run, model);
  } else {
    const auto data = make_component<Data>(run.data);
    run_on(run, model, *data);
  }
}

template <class Model, class Data>
void run_component(const CliRun& run) {
  if (!run.optimizers) {
    const auto model = make_component<Model>(run.model);
    run_with_data<Data>(run, *model);
  } else if constexpr (std::is_final_v<Model>) {
    refuse_optimizer_of_final_class();
  } else {
    const auto model = make_component<Model, WithOptimizer<Model>>(run.model);
    model->optimizers = run.optimizers;
    Model& plain = *model;
    run_with_data<Data>(run, plain);
  }
}

} // namespace detail

/// A whole command-line program around a model and its data:
///
///   int main(int argc, char** argv) {
///     return fulgurite::cli<Classifier, DigitsData>(argc, argv);
///   }
///
/// Subcommands fit, validate, test, predict; options from config files and
/// dotted flags; --help lists them. Model and data module are made from their
/// Params. Without Data the model's own loaders are used. See docs/cli.md.
///
/// Returns the exit code: 0, 2 for a wrong command line or config, 1 for a run
/// that failed, 143 after SIGTERM. Nothing is thrown.
template <class Model, class Data = detail::NoData>
int cli(int argc, const char* const* argv, const CliOptions& options = {}) {
  detail::CliProgram program;
  program.model = detail::describe_component<Model>();
  program.data = detail::describe_component<Data>();
  program.run = detail::run_component<Model, Data>;
  return detail::run_cli(
      program, std::vector<std::string>(argv, argv + argc), options);
}

} // namespace fulgurite
