#include "fulgurite/base/value.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/nearest_name.h"
#include "fulgurite/base/python_format.h"

#include <ATen/ops/equal.h>

#include <cmath>
#include <cstdio>
#include <cstring>

namespace fulgurite {

namespace {

[[noreturn]] void wrong_kind(const char* expected, const Value& value) {
  fail("expected ", expected, ", got ", value.kind(), " ", value.repr());
}

bool same_bits(const at::Tensor& a, const at::Tensor& b) {
  if (a.defined() != b.defined() || !a.defined()) {
    return a.defined() == b.defined();
  }
  if (a.scalar_type() != b.scalar_type() || a.sizes() != b.sizes()) {
    return false;
  }
  const auto x = a.detach().cpu().contiguous();
  const auto y = b.detach().cpu().contiguous();
  return x.nbytes() == 0 ||
         std::memcmp(x.const_data_ptr(), y.const_data_ptr(), x.nbytes()) == 0;
}

std::string quoted(const std::string& text) {
  std::string out = "'";
  for (char c : text) {
    if (c == '\'' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else {
      out += c;
    }
  }
  return out + "'";
}

std::string joined(const Value::List& items) {
  std::string out;
  for (const auto& item : items) {
    out += (out.empty() ? "" : ", ") + item.repr();
  }
  return out;
}

} // namespace

Value::Dict::Dict(std::initializer_list<Entry> entries) : entries_(entries) {}
Value::Dict::Dict(const Dict&) = default;
Value::Dict::Dict(Dict&&) noexcept = default;
Value::Dict& Value::Dict::operator=(const Dict&) = default;
Value::Dict& Value::Dict::operator=(Dict&&) noexcept = default;
Value::Dict::~Dict() = default;

const Value* Value::Dict::find(std::string_view key) const {
  for (const auto& entry : entries_) {
    if (entry.key.is_string() && entry.key.as_string() == key) {
      return &entry.value;
    }
  }
  return nullptr;
}

Value* Value::Dict::find(std::string_view key) {
  return const_cast<Value*>(std::as_const(*this).find(key));
}

const Value* Value::Dict::find(int64_t key) const {
  for (const auto& entry : entries_) {
    if (entry.key.is_int() && entry.key.as_int() == key) {
      return &entry.value;
    }
  }
  return nullptr;
}

const Value& Value::Dict::at(std::string_view key) const {
  if (const auto* value = find(key)) {
    return *value;
  }
  std::vector<std::string> names;
  for (const auto& entry : entries_) {
    if (entry.key.is_string()) {
      names.push_back(entry.key.as_string());
    }
  }
  fail("there is no key '", key, "'", did_you_mean(key, names));
}

Value& Value::Dict::at(std::string_view key) {
  return const_cast<Value&>(std::as_const(*this).at(key));
}

Value& Value::Dict::operator[](std::string_view key) {
  if (auto* value = find(key)) {
    return *value;
  }
  entries_.push_back({Value(key), Value()});
  return entries_.back().value;
}

Value& Value::Dict::operator[](int64_t key) {
  if (const auto* value = find(key)) {
    return const_cast<Value&>(*value);
  }
  entries_.push_back({Value(key), Value()});
  return entries_.back().value;
}

bool Value::Dict::erase(std::string_view key) {
  return std::erase_if(entries_, [&](const Entry& entry) {
           return entry.key.is_string() && entry.key.as_string() == key;
         }) > 0;
}

void Value::Dict::append(Value key, Value value) {
  entries_.push_back({std::move(key), std::move(value)});
}

bool Value::as_bool() const {
  if (const auto* value = std::get_if<bool>(&data_)) {
    return *value;
  }
  wrong_kind("a bool", *this);
}

int64_t Value::as_int() const {
  if (const auto* value = std::get_if<int64_t>(&data_)) {
    return *value;
  }
  if (const auto* value = std::get_if<bool>(&data_)) {
    return *value ? 1 : 0;
  }
  wrong_kind("an int", *this);
}

double Value::as_double() const {
  if (const auto* value = std::get_if<double>(&data_)) {
    return *value;
  }
  if (const auto* value = std::get_if<int64_t>(&data_)) {
    return static_cast<double>(*value);
  }
  wrong_kind("a float", *this);
}

const std::string& Value::as_string() const& {
  if (const auto* value = std::get_if<std::string>(&data_)) {
    return *value;
  }
  wrong_kind("a str", *this);
}

const Value::List& Value::as_list() const& {
  if (const auto* value = std::get_if<List>(&data_)) {
    return *value;
  }
  if (const auto* value = std::get_if<Tuple>(&data_)) {
    return value->items;
  }
  wrong_kind("a list", *this);
}

Value::List& Value::as_list() & {
  return const_cast<List&>(std::as_const(*this).as_list());
}

const Value::Dict& Value::as_dict() const& {
  if (const auto* value = std::get_if<Dict>(&data_)) {
    return *value;
  }
  wrong_kind("a dict", *this);
}

Value::Dict& Value::as_dict() & {
  return const_cast<Dict&>(std::as_const(*this).as_dict());
}

std::string Value::as_string() && {
  return std::as_const(*this).as_string();
}

Value::List Value::as_list() && {
  return std::move(as_list());
}

Value::Dict Value::as_dict() && {
  return std::move(as_dict());
}

const at::Tensor& Value::as_tensor() const {
  if (const auto* value = std::get_if<at::Tensor>(&data_)) {
    return *value;
  }
  wrong_kind("a Tensor", *this);
}

std::string_view Value::kind() const {
  constexpr std::string_view kNames[] = {
      "NoneType",
      "bool",
      "int",
      "float",
      "str",
      "list",
      "tuple",
      "dict",
      "Tensor"};
  return kNames[data_.index()];
}

std::string Value::repr() const {
  if (is_none()) {
    return "None";
  }
  if (is_bool()) {
    return as_bool() ? "True" : "False";
  }
  if (is_int()) {
    return std::to_string(as_int());
  }
  if (is_float()) {
    return python_repr(as_double());
  }
  if (is_string()) {
    return quoted(as_string());
  }
  if (is_list()) {
    return "[" + joined(as_list()) + "]";
  }
  if (is_tuple()) {
    return "(" + joined(as_list()) + (as_list().size() == 1 ? ",)" : ")");
  }
  if (is_dict()) {
    std::string out;
    for (const auto& [key, value] : as_dict()) {
      out += (out.empty() ? "" : ", ") + key.repr() + ": " + value.repr();
    }
    return "{" + out + "}";
  }
  const auto& tensor = as_tensor();
  if (!tensor.defined()) {
    return "tensor(undefined)";
  }
  return detail::join(
      "tensor(",
      c10::toString(tensor.scalar_type()),
      ", ",
      tensor.sizes(),
      ")");
}

bool operator==(const Value& a, const Value& b) {
  if (a.data_.index() != b.data_.index()) {
    return false;
  }
  if (a.is_tensor()) {
    return same_bits(a.as_tensor(), b.as_tensor());
  }
  if (a.is_float()) {
    const double x = a.as_double();
    const double y = b.as_double();
    return x == y || (std::isnan(x) && std::isnan(y));
  }
  if (a.is_list() || a.is_tuple()) {
    return a.as_list() == b.as_list();
  }
  if (a.is_dict()) {
    const auto& x = a.as_dict();
    const auto& y = b.as_dict();
    if (x.size() != y.size()) {
      return false;
    }
    return std::equal(
        x.begin(), x.end(), y.begin(), [](const auto& p, const auto& q) {
          return p.key == q.key && p.value == q.value;
        });
  }
  if (a.is_string()) {
    return a.as_string() == b.as_string();
  }
  if (a.is_none()) {
    return true;
  }
  return a.is_bool() ? a.as_bool() == b.as_bool() : a.as_int() == b.as_int();
}

} // namespace fulgurite
