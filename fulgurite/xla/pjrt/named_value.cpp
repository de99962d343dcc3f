#include "fulgurite/xla/pjrt/named_value.h"

#include "fulgurite/xla/pjrt/named_value_impl.h"

#include <sstream>
#include <type_traits>

namespace fulgurite::xla::pjrt {

std::optional<double> number(const NamedValues& values, std::string_view name) {
  const auto found = values.find(name);
  if (found == values.end()) {
    return std::nullopt;
  }
  if (const auto* integer = std::get_if<int64_t>(&found->second)) {
    return static_cast<double>(*integer);
  }
  if (const auto* real = std::get_if<float>(&found->second)) {
    return *real;
  }
  return std::nullopt;
}

std::string to_string(const NamedValues& values) {
  std::ostringstream out;
  out << std::boolalpha;
  for (const auto& [name, value] : values) {
    out << (out.tellp() > 0 ? ", " : "") << name << "=";
    std::visit(
        [&](const auto& content) {
          if constexpr (std::is_same_v<
                            std::decay_t<decltype(content)>,
                            std::vector<int64_t>>) {
            out << "[";
            for (size_t i = 0; i < content.size(); ++i) {
              out << (i > 0 ? ", " : "") << content[i];
            }
            out << "]";
          } else {
            out << content;
          }
        },
        value);
  }
  return out.str();
}

namespace detail {

namespace {

std::optional<NamedValue> content_of(const PJRT_NamedValue& value) {
  switch (value.type) {
    case PJRT_NamedValue_kString:
      return std::string(value.string_value, value.value_size);
    case PJRT_NamedValue_kInt64:
      return value.int64_value;
    case PJRT_NamedValue_kInt64List:
      return std::vector<int64_t>(
          value.int64_array_value, value.int64_array_value + value.value_size);
    case PJRT_NamedValue_kFloat:
      return value.float_value;
    case PJRT_NamedValue_kBool:
      return value.bool_value;
  }
  return std::nullopt;
}

void set_content(PJRT_NamedValue& out, const std::string& value) {
  out.type = PJRT_NamedValue_kString;
  out.string_value = value.c_str();
  out.value_size = value.size();
}
void set_content(PJRT_NamedValue& out, int64_t value) {
  out.type = PJRT_NamedValue_kInt64;
  out.int64_value = value;
}
void set_content(PJRT_NamedValue& out, const std::vector<int64_t>& value) {
  out.type = PJRT_NamedValue_kInt64List;
  out.int64_array_value = value.data();
  out.value_size = value.size();
}
void set_content(PJRT_NamedValue& out, float value) {
  out.type = PJRT_NamedValue_kFloat;
  out.float_value = value;
}
void set_content(PJRT_NamedValue& out, bool value) {
  out.type = PJRT_NamedValue_kBool;
  out.bool_value = value;
}

} // namespace

NamedValues from_c(const PJRT_NamedValue* values, size_t num_values) {
  NamedValues out;
  for (size_t i = 0; i < num_values; ++i) {
    if (auto content = content_of(values[i])) {
      out.emplace(
          std::string(values[i].name, values[i].name_size),
          *std::move(content));
    }
  }
  return out;
}

std::vector<PJRT_NamedValue> to_c(const NamedValues& values) {
  std::vector<PJRT_NamedValue> out;
  out.reserve(values.size());
  for (const auto& [name, value] : values) {
    PJRT_NamedValue& added = out.emplace_back();
    added = {};
    added.struct_size = PJRT_NamedValue_STRUCT_SIZE;
    added.name = name.c_str();
    added.name_size = name.size();
    // PJRT's own clients give scalars the size 1.
    added.value_size = 1;
    std::visit(
        [&](const auto& content) { set_content(added, content); }, value);
  }
  return out;
}

} // namespace detail
} // namespace fulgurite::xla::pjrt
