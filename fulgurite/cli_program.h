#pragma once

#include "fulgurite/base/options.h"
#include "fulgurite/base/value.h"
#include "fulgurite/core/trainer_state.h"
#include "fulgurite/optim/optimizer_config.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fulgurite {

class DataModuleBase;
class ModuleBase;
class Trainer;
struct CliOptions;

namespace detail {

struct CliHelp {
  std::string name = "";
  std::string text = "";
};

/// A struct of options without its type: what the command line, config files
/// and the help need to know.
struct CliStruct {
  std::vector<OptionField> fields = {};
  /// By dotted name; not every field has one.
  std::vector<CliHelp> help = {};
  Value::Dict defaults = {};
  /// The whole struct, with the options of the tree over the defaults. Strings
  /// of the tree are texts that each option reads as its own type. Throws
  /// OptionError.
  std::function<Value::Dict(const Value& tree, std::string_view path)> read =
      {};

  const OptionField* find(std::string_view name) const;
  std::string_view help_of(std::string_view name) const;
};

template <OptionStruct T>
CliStruct describe_struct(const T& defaults = {}) {
  CliStruct out;
  out.fields = describe_fields(defaults);
  out.defaults = to_value(defaults).as_dict();
  out.read = [defaults](const Value& tree, std::string_view path) {
    T options = defaults;
    from_value(options, tree, path, OptionReading::kText);
    return to_value(options).as_dict();
  };
  return out;
}

/// A class that can be chosen by name, with its options.
struct CliClass {
  std::string name = "";
  std::string help = "";
  CliStruct options = {};
};

/// What one subcommand needs, once the configuration is known.
struct CliRun {
  TrainerFn fn = TrainerFn::kFitting;
  Value::Dict model = {};
  Value::Dict data = {};
  std::string ckpt_path = "";
  std::string predict_output = "";
  /// What takes the place of the model's own optimizers; empty: nothing.
  std::function<Optimizers(ModuleBase&, Optimizers own)> optimizers = {};
  std::function<std::unique_ptr<Trainer>()> make_trainer = {};
};

/// Model and data without their types.
struct CliProgram {
  CliStruct model = {};
  CliStruct data = {};
  std::function<void(const CliRun&)> run = {};
};

/// Parses, runs and reports; the result is the exit code of the program.
int run_cli(
    const CliProgram& program,
    const std::vector<std::string>& arguments,
    const CliOptions& options);

/// Prints how many predictions there are and saves them where asked for.
void report_predictions(const CliRun& run, const Value::List& predictions);
[[noreturn]] void refuse_predict_output();
[[noreturn]] void refuse_optimizer_of_final_class();

} // namespace detail

} // namespace fulgurite
