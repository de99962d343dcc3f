#include "fulgurite/cli.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/random.h"
#include "fulgurite/cli_classes_impl.h"
#include "fulgurite/cli_flags_impl.h"
#include "fulgurite/cli_help_impl.h"
#include "fulgurite/cli_print_impl.h"
#include "fulgurite/cli_save_config_impl.h"
#include "fulgurite/cli_schema_impl.h"
#include "fulgurite/hardware/checkpoint_io/torch_checkpoint_io.h"

#include <torch/version.h>

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <optional>
#include <variant>

namespace fulgurite::detail {

namespace {

constexpr int kRunFailed = 1;
constexpr int kWrongUsage = 2;

enum class ConfigSaving { kOverwrite };

/// Options that belong to no group.
struct GeneralOptions {
  std::variant<bool, int64_t> seed_everything = true;
  std::optional<std::string> ckpt_path = std::nullopt;
  std::variant<bool, ConfigSaving> save_config = true;
  std::optional<std::string> predict_output = std::nullopt;
};

const std::vector<CliHelp> kGeneralHelp = {
    {"seed_everything",
     "Seed of all random numbers; true: FULGURITE_GLOBAL_SEED, or 0 without "
     "it; false: none."},
    {"ckpt_path",
     "A checkpoint: fit goes on from it, the others load its weights. A path, "
     "or best or last. Hyper-parameters of the model that neither files nor "
     "flags give are taken from it."},
    {"save_config",
     "Save the resolved configuration as config.yaml beside the logs; "
     "overwrite: also where another run's is."},
    {"predict_output",
     "predict saves its predictions here, as a list of tensors for "
     "torch.load."}};

const std::vector<CliCommand> kCommands = {
    {"fit", "Train the model."},
    {"validate", "Evaluate the model on the validation data."},
    {"test", "Evaluate the model on the test data."},
    {"predict", "Run the model on the prediction data."}};

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const auto& command : kCommands) {
    names.push_back(command.name);
  }
  return names;
}

TrainerFn fn_of(const std::string& command) {
  const auto names = command_names();
  const auto it = std::find(names.begin(), names.end(), command);
  TORCH_INTERNAL_ASSERT(it != names.end());
  return static_cast<TrainerFn>(it - names.begin());
}

CliSchema make_schema(const CliProgram& program) {
  CliSchema schema;
  auto general = describe_struct<GeneralOptions>();
  general.help = kGeneralHelp;
  auto trainer = describe_struct<TrainerOptions>();
  for (const auto& row : trainer_option_help()) {
    trainer.help.push_back({std::string(row.name), std::string(row.text)});
  }
  // A slot of its own says more about it.
  std::erase_if(trainer.fields, [](const OptionField& field) {
    return field.name == "logger";
  });
  schema.groups = {
      {"", std::move(general)},
      {"trainer", std::move(trainer)},
      {"model", program.model},
      {"data", program.data}};
  std::erase_if(
      schema.groups, [](const CliGroup& group) { return !group.options.read; });
  schema.slots = {
      callback_slot(), logger_slot(), optimizer_slot(), lr_scheduler_slot()};
  schema.commands = command_names();
  return schema;
}

/// A tree of values as if it had been read from a file.
ConfigNode node_of(const Value& value, const std::string& place) {
  ConfigNode node = scalar_node("", place);
  if (value.is_dict()) {
    node.kind = ConfigNode::Kind::kMap;
    for (const auto& [key, item] : value.as_dict()) {
      if (key.is_string()) {
        node.entries.push_back({key.as_string(), place, node_of(item, place)});
      }
    }
  } else if (value.is_list() || value.is_tuple()) {
    node.kind = ConfigNode::Kind::kList;
    for (const auto& item : value.as_list()) {
      node.items.push_back(node_of(item, place));
    }
  } else {
    node.quoted = value.is_string();
    node.text = node.quoted ? value.as_string() : yaml_text(value);
  }
  return node;
}

/// The model's hyper-parameters in a checkpoint, as far as the model still has
/// such options. A file that cannot be read is the trainer's matter.
ConfigNode checkpoint_layer(const CliStruct& model, const std::string& path) {
  ConfigNode layer = map_node(path);
  std::error_code error;
  if (model.fields.empty() || !std::filesystem::is_regular_file(path, error)) {
    return layer;
  }
  Value::Dict known;
  try {
    const Value checkpoint = TorchCheckpointIO().load(path);
    const Value* saved = checkpoint.is_dict()
                             ? checkpoint.as_dict().find("hyper_parameters")
                             : nullptr;
    if (saved == nullptr || !saved->is_dict()) {
      return layer;
    }
    for (const auto& [key, value] : saved->as_dict()) {
      if (key.is_string() && model.defaults.contains(key.as_string())) {
        known[key.as_string()] = value;
      }
    }
  } catch (const UserError&) {
    return layer;
  }
  layer.entries.push_back(
      {"model", path, node_of(known, "hyper_parameters of " + path)});
  return layer;
}

bool is_special(const Flag& flag) {
  return flag.name == "help" || flag.name == "version" ||
         flag.name == "config" || flag.name == "print_config";
}

std::string required_text(const Flag& flag) {
  if (!flag.text || flag.text->empty()) {
    fail("[", flag.place(), "] expected a value, got none");
  }
  return *flag.text;
}

ConfigNode gather(
    const CliSchema& schema,
    const CommandLine& line,
    const CliOptions& options,
    const ConfigNode* checkpoint) {
  ConfigNode config = map_node("the command line");
  if (!options.defaults.empty()) {
    add_layer(
        schema,
        line.command,
        config,
        parse_yaml(options.defaults, "the program's defaults"));
  }
  if (checkpoint != nullptr) {
    add_layer(schema, line.command, config, *checkpoint);
  }
  for (const auto& flag : line.flags) {
    if (flag.name == "config") {
      add_layer(
          schema, line.command, config, read_yaml_file(required_text(flag)));
    }
  }
  for (const auto& flag : line.flags) {
    if (!is_special(flag)) {
      add_flag(schema, config, flag);
    }
  }
  return config;
}

/// The resolved configuration, with hyper-parameters of the checkpoint.
Value::Dict configure(
    const CliSchema& schema,
    const CommandLine& line,
    const CliOptions& options) {
  auto config = resolve(schema, gather(schema, line, options, nullptr));
  const auto* model = schema.find_group("model");
  const Value& path = config.at("ckpt_path");
  if (!path.is_none() && model != nullptr) {
    const auto layer = checkpoint_layer(model->options, path.as_string());
    config = resolve(schema, gather(schema, line, options, &layer));
  }
  return config;
}

/// Seeds, and notes the number itself, so that a saved configuration repeats
/// the run.
void seed(Value& option) {
  if (option.is_int()) {
    seed_everything(static_cast<uint64_t>(option.as_int()));
  } else if (option.as_bool()) {
    option = static_cast<int64_t>(seed_everything());
  }
}

TrainerOptions trainer_options(
    const Value::Dict& config,
    const GeneralOptions& general,
    const CliOptions& cli_options) {
  Value::Dict plain = config.at("trainer").as_dict();
  const Value callbacks = plain.at("callbacks");
  const Value logger = plain.at("logger");
  plain.erase("callbacks");
  plain.erase("logger");
  TrainerOptions options;
  from_value(options, Value(plain), "trainer");
  options.callbacks = make_callbacks(callbacks);
  options.callbacks.insert(
      options.callbacks.end(),
      cli_options.callbacks.begin(),
      cli_options.callbacks.end());
  options.logger = make_loggers(logger);
  const bool* saves = std::get_if<bool>(&general.save_config);
  if (saves == nullptr || *saves) {
    options.callbacks.push_back(
        save_config_callback(yaml_file(config), saves == nullptr));
  }
  return options;
}

const Value::Dict& part(const Value::Dict& config, std::string_view name) {
  static const Value::Dict kNone;
  const Value* found = config.find(name);
  return found == nullptr ? kNone : found->as_dict();
}

void print_error(const std::string& program, const std::string& message) {
  std::fflush(stdout);
  std::fprintf(stderr, "%s: error: %s\n", program.c_str(), message.c_str());
}

/// Runs f; an exception becomes a message and an exit code.
template <class F>
int guarded(const std::string& program, int exit_code, F&& f) {
  try {
    f();
    return 0;
  } catch (const SignalInterrupt& interrupt) {
    print_error(program, interrupt.what());
    return interrupt.exit_code();
  } catch (const UserError& error) {
    print_error(program, error.what());
  } catch (const c10::Error& error) {
    print_error(program, error.what_without_backtrace());
  } catch (const std::exception& error) {
    print_error(program, error.what());
  } catch (...) {
    print_error(program, "an exception that is no std::exception");
  }
  return exit_code;
}

/// One call of the program.
class CliSession {
 public:
  CliSession(
      const CliProgram& program,
      const std::vector<std::string>& arguments,
      const CliOptions& options)
      : program_(program), arguments_(arguments), options_(options) {}

  int run() {
    line_.program = program_name(arguments_);
    bool runs = false;
    int code = guarded(line_.program, kWrongUsage, [&] { runs = prepare(); });
    if (code != 0 || !runs) {
      return code != 0 ? code : answer_;
    }
    bool is_built = false;
    CliRun run = make_run(is_built);
    code = guarded(line_.program, kRunFailed, [&] { program_.run(run); });
    return code == kRunFailed && !is_built ? kWrongUsage : code;
  }

 private:
  /// False where everything has been said already.
  bool prepare() {
    line_ = parse_command_line(arguments_, command_names());
    if (const auto* flag = line_.find("version"); flag != nullptr) {
      print_version();
      return false;
    }
    const bool wants_help = line_.find("help") != nullptr;
    if (line_.command.empty() && !wants_help) {
      line_.command = options_.default_command;
    }
    if (line_.command.empty()) {
      const auto text = program_help(line_.program, kCommands);
      std::fputs(text.c_str(), wants_help ? stdout : stderr);
      answer_ = wants_help ? 0 : kWrongUsage;
      return false;
    }
    schema_ = make_schema(program_);
    if (wants_help) {
      print_help(*line_.find("help"));
      return false;
    }
    config_ = configure(schema_, line_, options_);
    if (const auto* flag = line_.find("print_config"); flag != nullptr) {
      print_config(*flag);
      return false;
    }
    seed(config_.at("seed_everything"));
    return true;
  }

  CliRun make_run(bool& is_built) {
    GeneralOptions general;
    Value::Dict plain;
    reflect::for_each_field(general, [&](std::string_view name, auto&) {
      plain[name] = config_.at(name);
    });
    from_value(general, Value(plain));
    CliRun run;
    run.fn = fn_of(line_.command);
    run.model = part(config_, "model");
    run.data = part(config_, "data");
    run.ckpt_path = general.ckpt_path.value_or("");
    run.predict_output = general.predict_output.value_or("");
    run.optimizers =
        optimizer_override(config_.at("optimizer"), config_.at("lr_scheduler"));
    run.make_trainer = [this, general, &is_built] {
      auto trainer = std::make_unique<Trainer>(
          trainer_options(config_, general, options_));
      is_built = true;
      return trainer;
    };
    return run;
  }

  void print_version() const {
    std::printf(
        "%s%s%s (Fulgurite %s, LibTorch %s)\n",
        line_.program.c_str(),
        options_.version.empty() ? "" : " ",
        options_.version.c_str(),
        FULGURITE_VERSION,
        TORCH_VERSION);
  }

  void print_help(const Flag& flag) const {
    const auto command = std::find_if(
        kCommands.begin(), kCommands.end(), [&](const CliCommand& one) {
          return one.name == line_.command;
        });
    std::cout << command_help(
                     line_.program, *command, schema_, flag.text.value_or(""))
              << std::flush;
  }

  void print_config(const Flag& flag) const {
    const std::string form = flag.text.value_or("");
    if (!form.empty() && form != "comments") {
      fail(
          "[--print_config] expected nothing or \"comments\", got '",
          form,
          "'");
    }
    std::cout << yaml_file(config_, form.empty() ? nullptr : &schema_)
              << std::flush;
  }

  const CliProgram& program_;
  const std::vector<std::string>& arguments_;
  const CliOptions& options_;
  CommandLine line_;
  CliSchema schema_;
  Value::Dict config_;
  int answer_ = 0;
};

} // namespace

int run_cli(
    const CliProgram& program,
    const std::vector<std::string>& arguments,
    const CliOptions& options) {
  return CliSession(program, arguments, options).run();
}

void report_predictions(const CliRun& run, const Value::List& predictions) {
  std::printf("%zu batches predicted\n", predictions.size());
  if (!run.predict_output.empty()) {
    TorchCheckpointIO().save(predictions, run.predict_output);
    std::printf("saved to %s\n", run.predict_output.c_str());
  }
}

void refuse_predict_output() {
  misconfigured(
      "[predict_output] expected predictions that a file can hold (tensors, "
      "numbers, texts), got another type; try a program of your own around "
      "Trainer.predict");
}

void refuse_optimizer_of_final_class() {
  misconfigured(
      "[optimizer] expected a model class that is not final: "
      "configure_optimizers cannot be replaced in one; try the model's own "
      "options");
}

} // namespace fulgurite::detail
