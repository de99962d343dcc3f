#include "fulgurite/base/error.h"
#include "fulgurite/base/nearest_name.h"
#include "fulgurite/cli_slots_impl.h"

#include <algorithm>
#include <cctype>

namespace fulgurite::detail {

namespace {

constexpr size_t kMaxNamesInMessage = 12;

/// "; did you mean 'x'?", or the names where they are few.
std::string suggestion(
    std::string_view name,
    const std::vector<std::string>& known) {
  if (const auto nearest = nearest_name(name, known); !nearest.empty()) {
    return "; did you mean '" + nearest + "'?";
  }
  return known.size() <= kMaxNamesInMessage ? did_you_mean(name, known)
                                            : "; try --help for the list";
}

std::string joined(std::string_view path, std::string_view name) {
  return path.empty() || name.empty() ? join(path, name)
                                      : join(path, ".", name);
}

/// Names that may stand at the top of a config.
std::vector<std::string> top_names(const CliSchema& schema) {
  std::vector<std::string> names;
  for (const auto& group : schema.groups) {
    if (!group.name.empty()) {
      names.push_back(group.name);
      continue;
    }
    for (const auto& field : group.options.fields) {
      names.push_back(field.name);
    }
  }
  for (const auto& slot : schema.slots) {
    if (slot.path.find('.') == std::string::npos) {
      names.push_back(slot.path);
    }
  }
  return names;
}

void check_top_names(const CliSchema& schema, const ConfigNode& config) {
  const auto known = top_names(schema);
  for (const auto& entry : config.entries) {
    if (std::find(known.begin(), known.end(), entry.key) == known.end()) {
      fail(
          "[",
          entry.key,
          "] there is no such option (",
          entry.place,
          ")",
          suggestion(entry.key, known));
    }
  }
}

void normalise_slots(const CliSchema& schema, ConfigNode& layer) {
  for (const auto& slot : schema.slots) {
    if (auto* node = find_path(layer, slot.path)) {
      normalise_slot(slot, *node);
    }
  }
}

/// "callbacks+: […]" of a file: appends to what is known already.
void apply_appending_keys(
    const CliSchema& schema,
    ConfigNode& config,
    ConfigNode& layer) {
  for (const auto& slot : schema.slots) {
    auto* appended = find_path(layer, slot.path + "+");
    if (!slot.is_list || appended == nullptr) {
      continue;
    }
    normalise_slot(slot, *appended);
    ConfigNode list = *appended;
    const size_t dot = slot.path.rfind('.');
    find_path(layer, slot.path.substr(0, dot))
        ->erase(slot.path.substr(dot + 1) + "+");
    if (const auto* known = find_path(config, slot.path)) {
      list.items.insert(
          list.items.begin(), known->items.begin(), known->items.end());
    }
    make_path(layer, slot.path, list.place) = list;
  }
}

/// A class that differs takes the options of the old one away.
void forget_replaced_classes(
    const CliSchema& schema,
    ConfigNode& config,
    ConfigNode& layer) {
  for (const auto& slot : schema.slots) {
    auto* old_node = find_path(config, slot.path);
    const auto* new_node = find_path(layer, slot.path);
    if (slot.is_list || old_node == nullptr || new_node == nullptr) {
      continue;
    }
    const auto* old_class = old_node->find("class");
    const auto* new_class = new_node->find("class");
    if (old_class && new_class && old_class->text != new_class->text) {
      *old_node = map_node(new_node->place);
    }
  }
}

void add_part(const CliSchema& schema, ConfigNode& config, ConfigNode part) {
  check_top_names(schema, part);
  apply_appending_keys(schema, config, part);
  normalise_slots(schema, part);
  forget_replaced_classes(schema, config, part);
  merge(config, part);
}

// ---- From text to values.

std::string quoted_text(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
    }
    out += c;
  }
  return out + '"';
}

bool takes_bool(const OptionField& field) {
  return field.type.find("bool") != std::string::npos || field.type == "any";
}

/// YAML 1.1 has more words for true and false than value_from_text takes.
std::string bool_word(const std::string& text) {
  std::string lower;
  for (const char c : text) {
    lower += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  if (lower == "yes" || lower == "on" || lower == "y") {
    return "true";
  }
  if (lower == "no" || lower == "off" || lower == "n") {
    return "false";
  }
  return text;
}

Value field_value(
    const OptionField& field,
    const ConfigNode& node,
    const std::string& path) {
  if (!node.is_scalar()) {
    return untyped_value(node);
  }
  if (node.bare && !takes_bool(field)) {
    fail(
        "[",
        path,
        "] expected a value (",
        field.type,
        "), got none; try ",
        node.place,
        "=VALUE");
  }
  if (node.quoted) {
    return quoted_text(node.text);
  }
  // "monitor: null" of a text whose empty value stands for none.
  if (node.is_null() && field.type == "str") {
    return "";
  }
  return takes_bool(field) ? bool_word(node.text) : node.text;
}

bool is_prefix_of_field(const CliStruct& options, const std::string& name) {
  return std::any_of(
      options.fields.begin(), options.fields.end(), [&](const auto& field) {
        return field.name.starts_with(name + ".");
      });
}

std::vector<std::string> field_paths(
    const CliStruct& options,
    const std::string& path) {
  std::vector<std::string> names;
  for (const auto& field : options.fields) {
    names.push_back(joined(path, field.name));
  }
  return names;
}

/// The tree that CliStruct::read takes, with unknown names refused. `prefix` is
/// the dotted name of the nested struct that `node` stands for.
Value::Dict option_tree(
    const CliStruct& options,
    const ConfigNode& node,
    const std::string& path,
    const std::string& prefix = "") {
  if (!node.is_map()) {
    fail(
        "[",
        joined(path, prefix),
        "] expected options by name, got ",
        node.is_list() ? "a list" : "'" + node.text + "'",
        " (",
        node.place,
        ")");
  }
  Value::Dict tree;
  for (const auto& entry : node.entries) {
    const std::string name = joined(prefix, entry.key);
    const std::string full = joined(path, name);
    if (const auto* field = options.find(name)) {
      tree[entry.key] = field_value(*field, entry.value, full);
    } else if (is_prefix_of_field(options, name)) {
      tree[entry.key] = option_tree(options, entry.value, path, name);
    } else {
      fail(
          "[",
          full,
          "] there is no such option (",
          entry.place,
          ")",
          suggestion(full, field_paths(options, path)));
    }
  }
  return tree;
}

/// Where the value of a dotted path stood, or the nearest thing above it.
std::string place_of(const ConfigNode& node, std::string_view path) {
  const ConfigNode* here = &node;
  while (!path.empty()) {
    const size_t end = std::min(path.find_first_of(".["), path.size());
    const ConfigNode* next = here->find(path.substr(0, end));
    if (next == nullptr) {
      break;
    }
    here = next;
    path.remove_prefix(std::min(end + 1, path.size()));
  }
  return here->place;
}

Value::Dict read_struct(
    const CliStruct& options,
    const ConfigNode& node,
    const std::string& path) {
  try {
    return options.read(option_tree(options, node, path), path);
  } catch (const OptionError& error) {
    std::string_view inner = error.path();
    inner.remove_prefix(
        std::min(inner.size(), path.empty() ? 0 : path.size() + 1));
    fail<MisconfigurationError>(error.what(), " (", place_of(node, inner), ")");
  }
}

Value resolve_class(const CliSlot& slot, ConfigNode node) {
  const auto* name = node.find("class");
  TORCH_INTERNAL_ASSERT(name != nullptr);
  const CliClass* known = slot.find(name->text);
  TORCH_INTERNAL_ASSERT(known != nullptr);
  node.erase("class");
  const std::string path =
      slot.is_list ? joined(slot.path, known->name) : slot.path;
  Value::Dict out{{"class", known->name}};
  for (auto& [key, value] : read_struct(known->options, node, path)) {
    out[key.as_string()] = value;
  }
  return out;
}

Value resolve_slot(const CliSlot& slot, const ConfigNode* node) {
  if (node == nullptr) {
    return slot.takes_bool ? Value(true)
           : slot.is_list  ? Value(Value::List{})
                           : Value();
  }
  if (node->is_scalar()) {
    return slot.takes_bool ? Value(node->text == "true") : Value();
  }
  if (!slot.is_list) {
    return resolve_class(slot, *node);
  }
  Value::List items;
  for (const auto& item : node->items) {
    items.push_back(resolve_class(slot, item));
  }
  return items;
}

/// What a group says, without its slots and, for the nameless group, without
/// the other groups.
ConfigNode own_options(
    const CliSchema& schema,
    const CliGroup& group,
    const ConfigNode& config) {
  const ConfigNode* found =
      group.name.empty() ? &config : config.find(group.name);
  if (found == nullptr || found->is_null()) {
    return map_node(found == nullptr ? config.place : found->place);
  }
  ConfigNode node = *found;
  for (const auto& slot : schema.slots) {
    if (group.name.empty()) {
      node.erase(slot.path);
    } else if (slot.path.starts_with(group.name + ".")) {
      node.erase(slot.path.substr(group.name.size() + 1));
    }
  }
  if (group.name.empty()) {
    for (const auto& other : schema.groups) {
      node.erase(other.name);
    }
  }
  return node;
}

} // namespace

const OptionField* CliStruct::find(std::string_view name) const {
  const auto it = std::find_if(fields.begin(), fields.end(), [&](auto& field) {
    return field.name == name;
  });
  return it == fields.end() ? nullptr : &*it;
}

std::string_view CliStruct::help_of(std::string_view name) const {
  const auto it = std::find_if(
      help.begin(), help.end(), [&](auto& row) { return row.name == name; });
  return it == help.end() ? std::string_view() : it->text;
}

const CliSlot* CliSchema::find_slot(std::string_view path) const {
  const auto it = std::find_if(slots.begin(), slots.end(), [&](auto& slot) {
    return slot.path == path;
  });
  return it == slots.end() ? nullptr : &*it;
}

const CliGroup* CliSchema::find_group(std::string_view name) const {
  const auto it = std::find_if(groups.begin(), groups.end(), [&](auto& one) {
    return one.name == name;
  });
  return it == groups.end() ? nullptr : &*it;
}

void add_layer(
    const CliSchema& schema,
    std::string_view command,
    ConfigNode& config,
    ConfigNode layer) {
  ConfigNode section = map_node(layer.place);
  for (const auto& name : schema.commands) {
    if (const auto* found = layer.find(name)) {
      if (!found->is_map() && !found->is_null()) {
        fail(
            "[",
            name,
            "] expected options of the subcommand by name, got '",
            found->text,
            "' (",
            found->place,
            ")");
      }
      if (name == command && found->is_map()) {
        section = *found;
      }
      layer.erase(name);
    }
  }
  add_part(schema, config, std::move(layer));
  add_part(schema, config, std::move(section));
}

void add_flag(const CliSchema& schema, ConfigNode& config, const Flag& flag) {
  for (const auto& slot : schema.slots) {
    if (flag.name == slot.path) {
      return set_slot(slot, config, flag);
    }
  }
  if (flag.appends) {
    fail(
        "[",
        flag.name,
        "] expected a list of classes to append to (",
        flag.place(),
        "+=); try ",
        flag.place(),
        "=[…]");
  }
  ConfigNode value = scalar_node(flag.text.value_or("true"), flag.place());
  value.bare = !flag.text;
  for (const auto& slot : schema.slots) {
    if (flag.name.starts_with(slot.path + ".")) {
      std::string rest = flag.name.substr(slot.path.size() + 1);
      ConfigNode& target = slot_target(slot, config, flag, rest);
      make_path(target, rest, flag.place()) = std::move(value);
      return;
    }
  }
  ConfigNode top = map_node(flag.place());
  make_path(top, flag.name, flag.place()) = value;
  check_top_names(schema, top);
  make_path(config, flag.name, flag.place()) = std::move(value);
}

Value::Dict resolve(const CliSchema& schema, const ConfigNode& config) {
  Value::Dict out;
  for (const auto& group : schema.groups) {
    auto options = read_struct(
        group.options, own_options(schema, group, config), group.name);
    if (group.name.empty()) {
      out = std::move(options);
    } else {
      out[group.name] = std::move(options);
    }
  }
  ConfigNode copy = config;
  for (const auto& slot : schema.slots) {
    const size_t dot = slot.path.find('.');
    Value value = resolve_slot(slot, find_path(copy, slot.path));
    if (dot == std::string::npos) {
      out[slot.path] = std::move(value);
    } else {
      out[slot.path.substr(0, dot)].as_dict()[slot.path.substr(dot + 1)] =
          std::move(value);
    }
  }
  return out;
}

} // namespace fulgurite::detail
