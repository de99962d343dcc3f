#include "fulgurite/base/python_format.h"
#include "fulgurite/cli_print_impl.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdio>

namespace fulgurite::detail {

namespace {

bool is_letter_or_digit(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

/// A word that no YAML reader takes for something else.
bool is_plain(const std::string& text) {
  static constexpr std::array<std::string_view, 11> kReserved = {
      "true", "false", "yes", "no", "on", "off", "null", "none", "y", "n", ""};
  std::string lower;
  for (const char c : text) {
    if (!is_letter_or_digit(c) &&
        std::string_view("_/.-").find(c) == std::string_view::npos) {
      return false;
    }
    lower += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  const bool is_word =
      !text.empty() &&
      (std::isalpha(static_cast<unsigned char>(text[0])) != 0 ||
       text[0] == '_' || text[0] == '/');
  return is_word && std::find(kReserved.begin(), kReserved.end(), lower) ==
                        kReserved.end();
}

std::string string_text(const std::string& text) {
  if (is_plain(text)) {
    return text;
  }
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\t') {
      out += "\\t";
    } else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\x%02x", static_cast<unsigned>(c));
      out += escape;
    } else {
      out += c;
    }
  }
  return out + '"';
}

std::string float_text(double value) {
  if (std::isnan(value)) {
    return ".nan";
  }
  if (std::isinf(value)) {
    return value < 0 ? "-.inf" : ".inf";
  }
  std::string text = python_repr(value);
  // A YAML 1.1 reader wants the point before an exponent.
  const size_t e = text.find('e');
  if (e != std::string::npos && text.find('.') == std::string::npos) {
    text.insert(e, ".0");
  }
  return text;
}

/// Writes block style: one option a line.
class YamlWriter {
 public:
  explicit YamlWriter(const CliSchema* schema) : schema_(schema) {}

  std::string write(const Value::Dict& config) {
    write_dict(config, 0, "");
    return std::move(out_);
  }

 private:
  void write_dict(
      const Value::Dict& dict,
      size_t indent,
      const std::string& path,
      const CliStruct* options = nullptr,
      const std::string& prefix = "") {
    for (const auto& [key, value] : dict) {
      const std::string& name = key.as_string();
      const std::string full = path.empty() ? name : path + "." + name;
      const std::string field = prefix.empty() ? name : prefix + "." + name;
      write_comment(options, field, indent);
      out_ += std::string(indent, ' ') + string_text(name) + ":";
      const bool is_block =
          (value.is_dict() && !value.as_dict().empty()) || is_class_list(value);
      if (!is_block) {
        out_ += " " + yaml_text(value) + "\n";
        continue;
      }
      out_ += "\n";
      const CliSlot* slot = schema_ ? schema_->find_slot(full) : nullptr;
      if (value.is_dict()) {
        write_options(value.as_dict(), indent + 2, full, slot, options, field);
        continue;
      }
      for (const auto& item : value.as_list()) {
        const size_t begin = out_.size();
        write_options(item.as_dict(), indent + 4, full, slot, nullptr, "");
        // The first key stands behind the dash.
        out_.replace(begin + indent + 2, 1, "-");
      }
    }
  }

  void write_options(
      const Value::Dict& dict,
      size_t indent,
      const std::string& path,
      const CliSlot* slot,
      const CliStruct* options,
      const std::string& prefix) {
    if (slot != nullptr) {
      const auto* known = slot->find(dict.at("class").as_string());
      write_dict(dict, indent, path, known ? &known->options : nullptr);
    } else if (options != nullptr) {
      write_dict(dict, indent, path, options, prefix);
    } else {
      const auto* group = schema_ ? schema_->find_group(path) : nullptr;
      write_dict(dict, indent, path, group ? &group->options : nullptr);
    }
  }

  static bool is_class_list(const Value& value) {
    return value.is_list() && !value.as_list().empty() &&
           value.as_list().front().is_dict() &&
           value.as_list().front().as_dict().contains("class");
  }

  void write_comment(
      const CliStruct* options,
      const std::string& name,
      size_t indent) {
    if (schema_ == nullptr || name == "class") {
      return;
    }
    if (options == nullptr && schema_->find_group("") != nullptr) {
      options = &schema_->find_group("")->options;
    }
    const OptionField* field = options ? options->find(name) : nullptr;
    if (field == nullptr) {
      return;
    }
    std::string text(options->help_of(name));
    text += (text.empty() ? "(" : " (") + field->type + ")";
    std::string lines = wrapped(text, indent + 2);
    for (size_t at = 0; at < lines.size(); at = lines.find('\n', at) + 1) {
      lines[at + indent] = '#';
    }
    out_ += lines;
  }

  const CliSchema* schema_;
  std::string out_;
};

} // namespace

std::string yaml_text(const Value& value) {
  if (value.is_none()) {
    return "null";
  }
  if (value.is_bool()) {
    return value.as_bool() ? "true" : "false";
  }
  if (value.is_int()) {
    return std::to_string(value.as_int());
  }
  if (value.is_float()) {
    return float_text(value.as_double());
  }
  if (value.is_string()) {
    return string_text(value.as_string());
  }
  std::string items;
  if (value.is_dict()) {
    for (const auto& [key, item] : value.as_dict()) {
      items +=
          (items.empty() ? "" : ", ") + yaml_text(key) + ": " + yaml_text(item);
    }
    return "{" + items + "}";
  }
  if (value.is_list() || value.is_tuple()) {
    for (const auto& item : value.as_list()) {
      items += (items.empty() ? "" : ", ") + yaml_text(item);
    }
    return "[" + items + "]";
  }
  return string_text(value.repr());
}

std::string yaml_file(const Value::Dict& config, const CliSchema* schema) {
  return YamlWriter(schema).write(config);
}

std::string wrapped(std::string_view text, size_t indent, size_t width) {
  std::string out;
  std::string line;
  const auto flush = [&] {
    out += std::string(indent, ' ') + line + "\n";
    line.clear();
  };
  while (!text.empty()) {
    const size_t end = std::min(text.find(' '), text.size());
    const auto word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!line.empty() && indent + line.size() + 1 + word.size() > width) {
      flush();
    }
    line += (line.empty() ? "" : " ");
    line += word;
  }
  if (!line.empty()) {
    flush();
  }
  return out;
}

} // namespace fulgurite::detail
