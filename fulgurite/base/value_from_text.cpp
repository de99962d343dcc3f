#include "fulgurite/base/options.h"

#include <charconv>
#include <cmath>

namespace fulgurite {

namespace {

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) {
    text.remove_prefix(1);
  }
  while (!text.empty() && is_space(text.back())) {
    text.remove_suffix(1);
  }
  return text;
}

template <class Number>
std::optional<Number> number_from(std::string_view text) {
  Number number{};
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  return error == std::errc() && stop == end ? std::optional(number)
                                             : std::nullopt;
}

std::optional<Value> number_value(std::string_view text) {
  std::string_view digits = text;
  const bool negative = !digits.empty() && digits.front() == '-';
  if (!digits.empty() && (digits.front() == '+' || negative)) {
    digits.remove_prefix(1);
  }
  if (digits == ".inf" || digits == ".Inf" || digits == "inf") {
    return Value(negative ? -INFINITY : INFINITY);
  }
  if (text == ".nan" || text == ".NaN" || text == "nan") {
    return Value(static_cast<double>(NAN));
  }
  // from_chars would take "infinity" and a second sign.
  const bool begins_well =
      !digits.empty() &&
      (std::isdigit(static_cast<unsigned char>(digits[0])) != 0 ||
       digits[0] == '.');
  if (!begins_well) {
    return std::nullopt;
  }
  const std::string_view signed_digits = negative ? text : digits;
  if (const auto whole = number_from<int64_t>(signed_digits)) {
    return Value(*whole);
  }
  if (const auto real = number_from<double>(signed_digits)) {
    return Value(*real);
  }
  return std::nullopt;
}

Value scalar(std::string_view text) {
  if (text == "null" || text == "~" || text == "None" || text == "Null" ||
      text == "NULL") {
    return {};
  }
  if (text == "true" || text == "True" || text == "TRUE") {
    return true;
  }
  if (text == "false" || text == "False" || text == "FALSE") {
    return false;
  }
  if (auto number = number_value(text)) {
    return *number;
  }
  return text;
}

/// Reads one value of a list or dict; nullopt where the text is no such thing,
/// and then the whole is a plain string.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  std::optional<Value> whole() {
    auto value = next("");
    skip_space();
    return at_ == text_.size() ? std::move(value) : std::nullopt;
  }

 private:
  // Nesting is limited so that no text can exhaust the stack.
  static constexpr int kMaxDepth = 64;

  std::optional<Value> next(std::string_view stops) {
    skip_space();
    if (at_ == text_.size()) {
      return std::nullopt;
    }
    const char c = text_[at_];
    if (c == '"' || c == '\'') {
      return quoted();
    }
    if (c == '[' || c == '{') {
      if (depth_ == kMaxDepth) {
        return std::nullopt;
      }
      ++depth_;
      auto value = c == '[' ? list() : dict();
      --depth_;
      return value;
    }
    const size_t begin = at_;
    while (at_ < text_.size() &&
           stops.find(text_[at_]) == std::string_view::npos) {
      ++at_;
    }
    const auto bare = trimmed(text_.substr(begin, at_ - begin));
    return bare.empty() ? std::nullopt : std::optional(scalar(bare));
  }

  std::optional<Value> quoted() {
    const char quote = text_[at_++];
    std::string out;
    while (at_ < text_.size()) {
      const char c = text_[at_++];
      if (c == quote) {
        if (quote == '\'' && at_ < text_.size() && text_[at_] == '\'') {
          out += '\'';
          ++at_;
          continue;
        }
        return Value(std::move(out));
      }
      if (c == '\\' && quote == '"' && at_ < text_.size()) {
        const char escaped = text_[at_++];
        out += escaped == 'n' ? '\n' : escaped == 't' ? '\t' : escaped;
        continue;
      }
      out += c;
    }
    return std::nullopt;
  }

  std::optional<Value> list() {
    ++at_;
    Value::List items;
    while (true) {
      if (take(']')) {
        return Value(std::move(items));
      }
      auto item = next(",]");
      if (!item || !(take(',') || peek() == ']')) {
        return std::nullopt;
      }
      items.push_back(std::move(*item));
    }
  }

  std::optional<Value> dict() {
    ++at_;
    Value::Dict items;
    while (true) {
      if (take('}')) {
        return Value(std::move(items));
      }
      const auto key = next(":,}");
      if (!key || !take(':')) {
        return std::nullopt;
      }
      auto item = next(",}");
      if (!item || !(take(',') || peek() == '}')) {
        return std::nullopt;
      }
      if (key->is_int()) {
        items[key->as_int()] = std::move(*item);
      } else {
        items[key->is_string() ? key->as_string() : key->repr()] =
            std::move(*item);
      }
    }
  }

  void skip_space() {
    while (at_ < text_.size() && is_space(text_[at_])) {
      ++at_;
    }
  }
  char peek() {
    skip_space();
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  bool take(char c) {
    if (peek() != c) {
      return false;
    }
    ++at_;
    return true;
  }

  std::string_view text_;
  size_t at_ = 0;
  int depth_ = 0;
};

} // namespace

Value value_from_text(std::string_view text) {
  const auto inner = trimmed(text);
  if (inner.empty()) {
    return text;
  }
  const char c = inner.front();
  if (c == '"' || c == '\'' || c == '[' || c == '{') {
    if (auto value = Reader(inner).whole()) {
      return *value;
    }
    return text;
  }
  Value value = scalar(inner);
  return value.is_string() ? Value(text) : value;
}

} // namespace fulgurite
