#include "fulgurite/base/error.h"
#include "fulgurite/cli_node_impl.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fstream>
#include <iterator>
#include <limits>
#include <optional>

namespace fulgurite::detail {

namespace {

/// Aliases may refer to themselves or blow up without bound.
constexpr int kMaxDepth = 64;
constexpr int64_t kMaxNodes = 100'000;

std::string place_of(const YAML::Mark& mark, const std::string& name) {
  return mark.is_null() ? name
                        : join(name, ":", mark.line + 1, ":", mark.column + 1);
}

/// Copies a YAML tree into nodes.
class YamlReader {
 public:
  explicit YamlReader(const std::string& name) : name_(name) {}

  ConfigNode read(const YAML::Node& yaml, int depth = 0) {
    ConfigNode node;
    node.place = place_of(yaml.Mark(), name_);
    if (depth > kMaxDepth || ++count_ > kMaxNodes) {
      fail(
          "expected a small tree of options, got one without end at ",
          node.place);
    }
    switch (yaml.Type()) {
      case YAML::NodeType::Undefined:
      case YAML::NodeType::Null:
        node.text = "null";
        break;
      case YAML::NodeType::Scalar:
        node.text = yaml.Scalar();
        // yaml-cpp's tag is "!" for a quoted scalar and "?" for a plain one.
        node.quoted =
            yaml.Tag() == "!" || yaml.Tag() == "tag:yaml.org,2002:str";
        break;
      case YAML::NodeType::Sequence:
        node.kind = ConfigNode::Kind::kList;
        for (const auto& item : yaml) {
          node.items.push_back(read(item, depth + 1));
        }
        break;
      case YAML::NodeType::Map:
        node.kind = ConfigNode::Kind::kMap;
        read_map(yaml, node, depth);
        break;
    }
    return node;
  }

 private:
  void read_map(const YAML::Node& yaml, ConfigNode& node, int depth) {
    std::vector<ConfigNode> inherited;
    for (const auto& pair : yaml) {
      const std::string place = place_of(pair.first.Mark(), name_);
      if (!pair.first.IsScalar()) {
        fail("expected a word as a key, got a list or a map at ", place);
      }
      const std::string& key = pair.first.Scalar();
      if (key == "<<") {
        const auto merged = read(pair.second, depth + 1);
        inherited = merged.is_list() ? merged.items : std::vector{merged};
        continue;
      }
      if (const auto* first = find_entry(node, key)) {
        fail(
            "expected each key once, got '",
            key,
            "' at ",
            place,
            " and at ",
            first->place);
      }
      node.entries.push_back({key, place, read(pair.second, depth + 1)});
    }
    for (const auto& map : inherited) {
      for (const auto& entry : map.entries) {
        if (find_entry(node, entry.key) == nullptr) {
          node.entries.push_back(entry);
        }
      }
    }
  }

  static const ConfigNode::Entry* find_entry(
      const ConfigNode& node,
      std::string_view key) {
    const auto it = std::find_if(
        node.entries.begin(), node.entries.end(), [&](const auto& entry) {
          return entry.key == key;
        });
    return it == node.entries.end() ? nullptr : &*it;
  }

  const std::string& name_;
  int64_t count_ = 0;
};

template <class T>
std::optional<T> parse_number(std::string_view text) {
  if (text.starts_with('+') && !text.starts_with("+-")) {
    text.remove_prefix(1);
  }
  T value{};
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() ||
      text.empty()) {
    return std::nullopt;
  }
  return value;
}

std::optional<double> parse_special_float(std::string_view text) {
  if (text == ".nan" || text == ".NaN" || text == ".NAN") {
    return std::numeric_limits<double>::quiet_NaN();
  }
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) {
    text.remove_prefix(1);
  }
  if (text == ".inf" || text == ".Inf" || text == ".INF") {
    const double infinity = std::numeric_limits<double>::infinity();
    return negative ? -infinity : infinity;
  }
  return std::nullopt;
}

Value untyped_scalar(const ConfigNode& node) {
  const std::string& text = node.text;
  if (node.quoted) {
    return text;
  }
  if (node.is_null()) {
    return {};
  }
  if (text == "true" || text == "True" || text == "TRUE") {
    return true;
  }
  if (text == "false" || text == "False" || text == "FALSE") {
    return false;
  }
  if (const auto number = parse_number<int64_t>(text)) {
    return *number;
  }
  if (const auto number = parse_special_float(text)) {
    return *number;
  }
  // from_chars also takes "inf", "nan" and hexadecimal words.
  const bool has_digit = text.find_first_of("0123456789") != std::string::npos;
  if (const auto number = parse_number<double>(text); number && has_digit) {
    return *number;
  }
  return text;
}

bool is_quoted_text(const std::string& text) {
  return text.size() >= 2 && (text.front() == '"' || text.front() == '\'') &&
         text.back() == text.front();
}

void set_place(ConfigNode& node, const std::string& place) {
  node.place = place;
  for (auto& item : node.items) {
    set_place(item, place);
  }
  for (auto& entry : node.entries) {
    entry.place = place;
    set_place(entry.value, place);
  }
}

} // namespace

bool ConfigNode::is_null() const {
  return is_scalar() && !quoted &&
         (text == "null" || text == "~" || text.empty() || text == "Null" ||
          text == "NULL" || text == "None");
}

const ConfigNode* ConfigNode::find(std::string_view key) const {
  for (const auto& entry : entries) {
    if (entry.key == key) {
      return &entry.value;
    }
  }
  return nullptr;
}

ConfigNode* ConfigNode::find(std::string_view key) {
  return const_cast<ConfigNode*>(std::as_const(*this).find(key));
}

ConfigNode& ConfigNode::child(
    std::string_view key,
    const std::string& key_place) {
  if (auto* known = find(key)) {
    return *known;
  }
  entries.push_back({std::string(key), key_place, map_node(key_place)});
  return entries.back().value;
}

void ConfigNode::erase(std::string_view key) {
  std::erase_if(entries, [&](const Entry& entry) { return entry.key == key; });
}

ConfigNode scalar_node(std::string text, std::string place) {
  ConfigNode node;
  node.text = std::move(text);
  node.place = std::move(place);
  return node;
}

ConfigNode map_node(std::string place) {
  ConfigNode node;
  node.kind = ConfigNode::Kind::kMap;
  node.place = std::move(place);
  return node;
}

ConfigNode parse_yaml(const std::string& text, const std::string& name) {
  std::vector<YAML::Node> documents;
  try {
    documents = YAML::LoadAll(text);
  } catch (const YAML::Exception& error) {
    fail(
        "expected YAML, got a mistake at ",
        place_of(error.mark, name),
        ": ",
        error.msg);
  }
  if (documents.size() > 1) {
    fail("expected one YAML document in ", name, ", got ", documents.size());
  }
  if (documents.empty() || documents[0].IsNull()) {
    return map_node(name);
  }
  auto node = YamlReader(name).read(documents[0]);
  if (!node.is_map()) {
    fail(
        "expected options like \"trainer: {max_epochs: 3}\", got a ",
        node.is_list() ? "list" : "single value",
        " at ",
        node.place);
  }
  return node;
}

ConfigNode read_yaml_file(const std::filesystem::path& path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) {
    fail("expected a config file, got the folder ", path.string());
  }
  std::ifstream in(path, std::ios::binary);
  if (!in) {
    fail(
        "expected a config file, got ",
        path.string(),
        ", which cannot be opened");
  }
  const std::string text{
      std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  return parse_yaml(text, path.string());
}

ConfigNode parse_flag_value(const std::string& text, const std::string& place) {
  const bool is_yaml =
      text.starts_with('[') || text.starts_with('{') || is_quoted_text(text);
  if (is_yaml) {
    try {
      const auto yaml = YAML::Load(text);
      auto node = YamlReader(place).read(yaml);
      set_place(node, place);
      if (!node.is_scalar()) {
        node.text = text;
      }
      return node;
    } catch (const YAML::Exception&) {
      // A text that only looks like YAML, such as a regular expression.
    }
  }
  return scalar_node(text, place);
}

void merge(ConfigNode& base, const ConfigNode& over) {
  if (!base.is_map() || !over.is_map()) {
    base = over;
    return;
  }
  for (const auto& entry : over.entries) {
    if (auto* known = base.find(entry.key)) {
      merge(*known, entry.value);
    } else {
      base.entries.push_back(entry);
    }
  }
}

Value untyped_value(const ConfigNode& node) {
  if (node.is_scalar()) {
    return untyped_scalar(node);
  }
  if (node.is_list()) {
    Value::List list;
    for (const auto& item : node.items) {
      list.push_back(untyped_value(item));
    }
    return list;
  }
  Value::Dict dict;
  for (const auto& entry : node.entries) {
    dict[entry.key] = untyped_value(entry.value);
  }
  return dict;
}

} // namespace fulgurite::detail
