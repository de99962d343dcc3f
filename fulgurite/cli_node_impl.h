#pragma once

#include "fulgurite/base/value.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace fulgurite::detail {

/// What a config file or a flag says, not yet typed: an option decides itself
/// what "1e-3" or "yes" means. Every node knows where it stood.
struct ConfigNode {
  enum class Kind { kScalar, kList, kMap };
  struct Entry;

  Kind kind = Kind::kScalar;
  /// Of a scalar; of a list or map that came from a flag, its whole text.
  std::string text = "";
  /// A quoted scalar is a string whatever it looks like.
  bool quoted = false;
  /// A flag without a value; the text is "true" then.
  bool bare = false;
  std::vector<ConfigNode> items = {};
  std::vector<Entry> entries = {};
  /// "config.yaml:3:5" or "--trainer.max_epochs".
  std::string place = "";

  bool is_scalar() const {
    return kind == Kind::kScalar;
  }
  bool is_list() const {
    return kind == Kind::kList;
  }
  bool is_map() const {
    return kind == Kind::kMap;
  }
  bool is_null() const;

  const ConfigNode* find(std::string_view key) const;
  ConfigNode* find(std::string_view key);
  /// The value of a key, made as a map where it is missing.
  ConfigNode& child(std::string_view key, const std::string& key_place);
  void erase(std::string_view key);
};

struct ConfigNode::Entry {
  std::string key;
  std::string place;
  ConfigNode value;
};

ConfigNode scalar_node(std::string text, std::string place);
ConfigNode map_node(std::string place);

/// Reads a file whose content is a map, or nothing. Throws UserError with
/// file:line:column.
ConfigNode read_yaml_file(const std::filesystem::path& path);
/// The same for a text; `name` stands for the file's name in messages.
ConfigNode parse_yaml(const std::string& text, const std::string& name);
/// The value of a flag: a list or a map where it reads as one ("[0, 1]"), a
/// string where it is quoted, else the text as it is.
ConfigNode parse_flag_value(const std::string& text, const std::string& place);

/// Puts `over` over `base`: maps key by key, everything else as a whole.
void merge(ConfigNode& base, const ConfigNode& over);

/// The value by YAML's own rules (numbers, true/false, null).
Value untyped_value(const ConfigNode& node);

} // namespace fulgurite::detail
