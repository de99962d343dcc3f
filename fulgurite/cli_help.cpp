#include "fulgurite/base/error.h"
#include "fulgurite/base/nearest_name.h"
#include "fulgurite/cli_help_impl.h"
#include "fulgurite/cli_print_impl.h"

namespace fulgurite::detail {

namespace {

constexpr size_t kHelpIndent = 8;

/// The value of a dotted name in a tree.
const Value* find_default(const Value::Dict& defaults, std::string_view name) {
  const Value::Dict* dict = &defaults;
  while (true) {
    const size_t dot = name.find('.');
    const Value* value = dict->find(name.substr(0, dot));
    if (value == nullptr || dot == std::string_view::npos) {
      return value;
    }
    dict = &value->as_dict();
    name.remove_prefix(dot + 1);
  }
}

std::string option_line(
    const std::string& flag,
    const std::string& type,
    const Value* default_value) {
  std::string line = "  --" + flag + " (" + type;
  if (default_value != nullptr) {
    line += ", default: " + yaml_text(*default_value);
  }
  return line + ")\n";
}

/// Without the options that `shared` has too.
std::string struct_help(
    const CliStruct& options,
    const std::string& prefix,
    const CliStruct& shared = {}) {
  std::string out;
  for (const auto& field : options.fields) {
    if (shared.find(field.name) != nullptr) {
      continue;
    }
    out += option_line(
        prefix.empty() ? field.name : prefix + "." + field.name,
        field.type,
        find_default(options.defaults, field.name));
    out += wrapped(options.help_of(field.name), kHelpIndent);
  }
  return out;
}

/// "--trainer.callbacks+=NAME".
std::string choosing_flag(const CliSlot& slot, const std::string& name) {
  return "--" + slot.path + (slot.is_list ? "+=" : "=") + name;
}

std::string class_help(const CliSlot& slot, const CliClass& chosen) {
  return chosen.name + ", after " + choosing_flag(slot, chosen.name) + ":\n" +
         struct_help(chosen.options, slot.path, slot.shared);
}

std::string shared_help(const CliSlot& slot) {
  return slot.shared.fields.empty()
             ? ""
             : "Each " + slot.noun + ", after " + choosing_flag(slot, "NAME") +
                   ":\n" + struct_help(slot.shared, slot.path);
}

/// The flags that choose a class, and the options of each.
std::string slot_help(const CliSlot& slot) {
  std::string title = slot.path + ": " + slot.one() + " by name";
  title += slot.note.empty() ? "" : "; " + slot.note;
  std::string out = wrapped(title, 0);
  for (const auto& one : slot.classes) {
    out += "  " + choosing_flag(slot, one.name) + "\n" +
           wrapped(one.help, kHelpIndent);
  }
  for (const auto& one : slot.classes) {
    out += "\n" + class_help(slot, one);
  }
  return slot.shared.fields.empty() ? out : out + "\n" + shared_help(slot);
}

std::string special_help() {
  std::string out = "options:\n";
  for (const auto& flag : special_flags()) {
    out += "  " + flag.name + "\n" + wrapped(flag.text, kHelpIndent);
  }
  return out;
}

std::string topic_help(const CliSchema& schema, std::string_view topic) {
  std::vector<std::string> known;
  for (const auto& group : schema.groups) {
    if (!group.name.empty() && group.name == topic) {
      return group.name + ":\n" + struct_help(group.options, group.name);
    }
    known.push_back(group.name);
  }
  for (const auto& slot : schema.slots) {
    if (slot.path == topic) {
      return slot_help(slot);
    }
    for (const auto& one : slot.classes) {
      if (one.name == topic) {
        return class_help(slot, one) + shared_help(slot);
      }
      known.push_back(one.name);
    }
    known.push_back(slot.path);
  }
  std::erase(known, "");
  fail("[--help] there is no '", topic, "'", did_you_mean(topic, known));
}

} // namespace

const std::vector<CliHelp>& special_flags() {
  static const std::vector<CliHelp> kFlags = {
      {"-h, --help [NAME]",
       "Print this, or only what belongs to a group (trainer) or a class "
       "(EarlyStopping)."},
      {"--version", "Print the version."},
      {"--config FILE",
       "Read options from a YAML file. Of several files the later ones win; "
       "flags win over files. Options under the name of a subcommand (fit: "
       "{...}) count for that one only."},
      {"--print_config [comments]",
       "Print the resolved configuration as a config file, with the help texts "
       "where comments are asked for, and do nothing else."}};
  return kFlags;
}

std::string program_help(
    std::string_view program,
    const std::vector<CliCommand>& commands) {
  std::string out = join(
      "usage: ",
      program,
      " SUBCOMMAND [--config FILE]... [--NAME=VALUE]...\n\nsubcommands:\n");
  for (const auto& command : commands) {
    const std::string padding(
        command.name.size() < 10 ? 10 - command.name.size() : 1, ' ');
    out += "  " + command.name + padding + command.help + "\n";
  }
  return out + join("\n", program, " SUBCOMMAND --help lists the options.\n");
}

std::string command_help(
    std::string_view program,
    const CliCommand& command,
    const CliSchema& schema,
    std::string_view topic) {
  if (!topic.empty()) {
    return topic_help(schema, topic);
  }
  std::string out = join(
      "usage: ",
      program,
      " ",
      command.name,
      " [--config FILE]... [--NAME=VALUE]...\n\n",
      command.help,
      "\n\n",
      special_help());
  for (const auto& group : schema.groups) {
    if (group.options.fields.empty()) {
      continue;
    }
    out += group.name.empty() ? "" : "\n" + group.name + ":\n";
    out += struct_help(group.options, group.name);
  }
  for (const auto& slot : schema.slots) {
    const bool is_for_training = slot.path.find('.') == std::string::npos;
    if (!is_for_training || command.name == "fit") {
      out += "\n" + slot_help(slot);
    }
  }
  return out;
}

} // namespace fulgurite::detail
