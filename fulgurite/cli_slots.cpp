#include "fulgurite/base/error.h"
#include "fulgurite/base/nearest_name.h"
#include "fulgurite/cli_slots_impl.h"

#include <algorithm>
#include <cctype>

namespace fulgurite::detail {

namespace {

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) {
    return std::tolower(static_cast<unsigned char>(x)) ==
           std::tolower(static_cast<unsigned char>(y));
  });
}

bool is_bool_word(const ConfigNode& node) {
  return node.is_scalar() && !node.quoted &&
         (node.text == "true" || node.text == "false");
}

/// "lightning.pytorch.callbacks.EarlyStopping" -> "EarlyStopping".
std::string last_part(const std::string& class_path) {
  return class_path.substr(class_path.rfind('.') + 1);
}

std::vector<std::string> class_names(const CliSlot& slot) {
  std::vector<std::string> names;
  for (const auto& one : slot.classes) {
    names.push_back(one.name);
  }
  return names;
}

/// Lightning's {class_path: a.B, init_args: {…}} as {class: B, …}.
void flatten_lightning_form(ConfigNode& item) {
  const auto* path = item.find("class_path");
  if (path == nullptr) {
    return;
  }
  ConfigNode name = scalar_node(last_part(path->text), path->place);
  ConfigNode arguments = map_node(item.place);
  if (const auto* given = item.find("init_args"); given && given->is_map()) {
    arguments = *given;
  }
  item.erase("class_path");
  item.erase("init_args");
  merge(item, arguments);
  item.entries.insert(item.entries.begin(), {"class", name.place, name});
}

/// Makes {class: the name as it is registered, …} of one item.
void normalise_item(const CliSlot& slot, ConfigNode& item) {
  if (item.is_scalar()) {
    ConfigNode map = map_node(item.place);
    map.entries.push_back({"class", item.place, item});
    item = std::move(map);
  }
  if (!item.is_map()) {
    fail(
        "[",
        slot.path,
        "] expected the name of ",
        slot.one(),
        ", got a list (",
        item.place,
        ")");
  }
  flatten_lightning_form(item);
  auto* name = item.find("class");
  if (name == nullptr || !name->is_scalar()) {
    fail(
        "[",
        slot.path,
        "] expected \"class: NAME\" among the options of ",
        slot.one(),
        " (",
        item.place,
        ")",
        did_you_mean("", class_names(slot)));
  }
  const CliClass* known = slot.find(name->text);
  if (known == nullptr) {
    fail(
        "[",
        slot.path,
        "] there is no ",
        slot.noun,
        " '",
        name->text,
        "' (",
        name->place,
        ")",
        did_you_mean(name->text, class_names(slot)));
  }
  name->text = known->name;
}

ConfigNode list_node(std::string place) {
  ConfigNode node;
  node.kind = ConfigNode::Kind::kList;
  node.place = std::move(place);
  return node;
}

} // namespace

std::string CliSlot::one() const {
  const bool vowel =
      std::string_view("aeiou").find(noun.front()) != std::string_view::npos;
  return (vowel ? "an " : "a ") + noun;
}

const CliClass* CliSlot::find(std::string_view name) const {
  const auto matches = [&](const CliClass& one) {
    return same_word(one.name, name) || same_word(one.name + suffix, name) ||
           same_word(one.name, std::string(name) + suffix);
  };
  const auto it = std::find_if(classes.begin(), classes.end(), matches);
  return it == classes.end() ? nullptr : &*it;
}

void normalise_slot(const CliSlot& slot, ConfigNode& node) {
  if (node.is_null() && slot.takes_bool) {
    node = scalar_node("true", node.place);
  }
  const bool is_off =
      node.is_null() || (is_bool_word(node) && node.text == "false");
  if (is_off && !slot.takes_bool) {
    node =
        slot.is_list ? list_node(node.place) : scalar_node("null", node.place);
    return;
  }
  if (is_bool_word(node) && slot.takes_bool) {
    return;
  }
  if (!slot.is_list) {
    normalise_item(slot, node);
    return;
  }
  if (!node.is_list()) {
    ConfigNode list = list_node(node.place);
    list.items.push_back(std::move(node));
    node = std::move(list);
  }
  for (auto& item : node.items) {
    normalise_item(slot, item);
  }
}

void set_slot(const CliSlot& slot, ConfigNode& config, const Flag& flag) {
  const std::string place = flag.place();
  if (!flag.text && !slot.takes_bool) {
    fail(
        "[",
        slot.path,
        "] expected the name of ",
        slot.one(),
        ", got none (",
        place,
        ")",
        did_you_mean("", class_names(slot)));
  }
  ConfigNode given = parse_flag_value(flag.text.value_or("true"), place);
  normalise_slot(slot, given);
  auto& node = make_path(config, slot.path, place);
  if (!flag.appends) {
    const auto* old_class = node.find("class");
    const auto* new_class = given.find("class");
    const bool is_same = !slot.is_list && old_class != nullptr &&
                         new_class != nullptr &&
                         old_class->text == new_class->text;
    if (is_same) {
      merge(node, given);
    } else {
      node = std::move(given);
    }
    return;
  }
  if (!slot.is_list || !given.is_list()) {
    fail(
        "[",
        slot.path,
        "] expected a list to append to (",
        place,
        "+=); try ",
        place,
        "=");
  }
  if (!node.is_list()) {
    node = list_node(place);
  }
  node.items.insert(node.items.end(), given.items.begin(), given.items.end());
}

ConfigNode& slot_target(
    const CliSlot& slot,
    ConfigNode& config,
    const Flag& flag,
    std::string& rest) {
  ConfigNode* node = find_path(config, slot.path);
  const bool has_class =
      node != nullptr &&
      (slot.is_list ? !node->items.empty() : node->find("class") != nullptr);
  const std::string example =
      slot.classes.empty() ? std::string("NAME") : slot.classes.front().name;
  if (!has_class) {
    fail(
        "[",
        flag.name,
        "] expected the name of ",
        slot.one(),
        " before its options; try --",
        slot.path,
        slot.is_list ? "+=" : "=",
        example);
  }
  const std::string first = rest.substr(0, rest.find('.'));
  const CliClass* named = slot.find(first);
  if (named == nullptr) {
    return slot.is_list ? node->items.back() : *node;
  }
  rest.erase(0, std::min(rest.size(), first.size() + 1));
  const auto is_named = [&](const ConfigNode& item) {
    return item.find("class")->text == named->name;
  };
  if (!slot.is_list && is_named(*node)) {
    return *node;
  }
  const auto it =
      std::find_if(node->items.rbegin(), node->items.rend(), is_named);
  if (it == node->items.rend()) {
    fail(
        "[",
        flag.name,
        "] expected a ",
        named->name,
        " in ",
        slot.path,
        ", got none; try --",
        slot.path,
        slot.is_list ? "+=" : "=",
        named->name);
  }
  return *it;
}

ConfigNode* find_path(ConfigNode& config, std::string_view path) {
  ConfigNode* node = &config;
  while (node != nullptr && !path.empty()) {
    const size_t dot = std::min(path.find('.'), path.size());
    node = node->find(path.substr(0, dot));
    path.remove_prefix(std::min(dot + 1, path.size()));
  }
  return node;
}

ConfigNode&
make_path(ConfigNode& config, std::string_view path, const std::string& place) {
  ConfigNode* node = &config;
  while (!path.empty()) {
    const size_t dot = std::min(path.find('.'), path.size());
    if (!node->is_map()) {
      *node = map_node(place);
    }
    node = &node->child(path.substr(0, dot), place);
    path.remove_prefix(std::min(dot + 1, path.size()));
  }
  return *node;
}

} // namespace fulgurite::detail
