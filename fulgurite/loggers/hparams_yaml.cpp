#include "fulgurite/loggers/hparams_yaml_impl.h"

#include "fulgurite/base/atomic_file.h"
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/loggers/number_text_impl.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <fstream>
#include <iterator>

namespace fulgurite::detail {

namespace fs = std::filesystem;

namespace {

/// A word that can stand without quotes: no YAML 1.1 reader takes it for
/// something else.
bool is_plain(const std::string& text) {
  static constexpr std::array<std::string_view, 9> kReserved = {
      "true", "false", "yes", "no", "on", "off", "null", "y", "n"};
  if (text.empty() || std::isalpha(static_cast<unsigned char>(text[0])) == 0) {
    return false;
  }
  std::string lower;
  for (const char c : text) {
    const bool is_allowed = std::isalnum(static_cast<unsigned char>(c)) != 0 ||
                            c == '_' || c == '/' || c == '.' || c == '-';
    if (!is_allowed) {
      return false;
    }
    lower += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return std::find(kReserved.begin(), kReserved.end(), lower) ==
         kReserved.end();
}

void emit_text(YAML::Emitter& out, const std::string& text) {
  if (!is_plain(text)) {
    out << YAML::DoubleQuoted;
  }
  out << text;
}

/// yaml-cpp rounds doubles, so a number comes as a plain scalar of its own.
void emit_float(YAML::Emitter& out, double value) {
  std::string text;
  append_float(text, value);
  if (text.ends_with("nan") || text.ends_with("inf")) {
    text.insert(text.size() - 3, ".");
  }
  out << text;
}

void emit(YAML::Emitter& out, const Value& value);

void emit_dict(YAML::Emitter& out, const Value::Dict& dict) {
  if (dict.empty()) {
    out << YAML::Flow;
  }
  out << YAML::BeginMap;
  for (const auto& [key, item] : dict) {
    out << YAML::Key;
    emit(out, key);
    out << YAML::Value;
    emit(out, item);
  }
  out << YAML::EndMap;
}

void emit_list(YAML::Emitter& out, const Value::List& list) {
  const bool is_short = std::none_of(list.begin(), list.end(), [](auto& item) {
    return item.is_dict() || item.is_list() || item.is_tuple();
  });
  if (is_short) {
    out << YAML::Flow;
  }
  out << YAML::BeginSeq;
  for (const auto& item : list) {
    emit(out, item);
  }
  out << YAML::EndSeq;
}

void emit(YAML::Emitter& out, const Value& value) {
  if (value.is_none()) {
    out << YAML::Null;
  } else if (value.is_bool()) {
    out << value.as_bool();
  } else if (value.is_int()) {
    out << value.as_int();
  } else if (value.is_float()) {
    emit_float(out, value.as_double());
  } else if (value.is_string()) {
    emit_text(out, value.as_string());
  } else if (value.is_dict()) {
    emit_dict(out, value.as_dict());
  } else if (value.is_tensor()) {
    emit_text(out, value.repr());
  } else {
    emit_list(out, value.as_list());
  }
}

std::string read_text(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void keep_other_file(const fs::path& folder, const fs::path& file) {
  int number = 1;
  fs::path kept;
  do {
    kept = folder / join("hparams_", number++, ".yaml");
  } while (fs::exists(kept));
  std::error_code error;
  fs::rename(file, kept, error);
  if (error) {
    fail("cannot rename ", file.string(), ": ", error.message());
  }
  log_warning(
      file.string(),
      " of an earlier run holds other hyper-parameters; it is kept as ",
      kept.filename().string());
}

} // namespace

std::string to_yaml(const Value::Dict& tree) {
  YAML::Emitter out;
  emit_dict(out, tree);
  TORCH_INTERNAL_ASSERT(out.good(), out.GetLastError());
  return std::string(out.c_str(), out.size()) + "\n";
}

bool HparamsFile::update(const Value::Dict& params) {
  bool is_new = false;
  for (const auto& [key, value] : params) {
    const bool is_name = key.is_string();
    const Value* known =
        is_name ? params_.find(key.as_string()) : params_.find(key.as_int());
    if (known != nullptr && *known == value) {
      continue;
    }
    (is_name ? params_[key.as_string()] : params_[key.as_int()]) = value;
    is_new = true;
  }
  return is_new;
}

void HparamsFile::write(const fs::path& folder) {
  if (params_.empty()) {
    return;
  }
  std::string text = to_yaml(params_);
  const fs::path file = folder / kFileName;
  if (fs::exists(file)) {
    const std::string there = read_text(file);
    if (there == text) {
      return;
    }
    if (there != written_) {
      keep_other_file(folder, file);
    }
  }
  write_file_atomically(file, text);
  written_ = std::move(text);
}

} // namespace fulgurite::detail
