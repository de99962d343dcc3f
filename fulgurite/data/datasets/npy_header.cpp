#include "fulgurite/data/datasets/npy_header_impl.h"

#include "fulgurite/base/error.h"

#include <array>
#include <cctype>
#include <cstring>
#include <limits>

namespace fulgurite::detail {

namespace {

/// Reads "{'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }", the
/// little of Python's syntax that may stand there.
class HeaderText {
 public:
  HeaderText(const ReadingOf& reading, std::string what, std::string text)
      : reading_(reading), what_(std::move(what)), text_(std::move(text)) {}

  NpyHeader parse() {
    NpyHeader header;
    bool has_descr = false;
    bool has_order = false;
    bool has_shape = false;
    expect('{');
    while (!take('}')) {
      const std::string key = quoted();
      expect(':');
      if (key == "descr") {
        header.descr = descr();
        has_descr = true;
      } else if (key == "fortran_order") {
        header.fortran_order = boolean();
        has_order = true;
      } else if (key == "shape") {
        header.shape = shape();
        has_shape = true;
      } else {
        bad("there is an unknown key '" + key + "'");
      }
      if (!take(',') && peek() != '}') {
        bad("expected ',' or '}'");
      }
    }
    if (!has_descr || !has_order || !has_shape) {
      bad("one of descr, fortran_order and shape is missing");
    }
    return header;
  }

 private:
  [[noreturn]] void bad(const std::string& why) const {
    fail_in(reading_, join("the header of ", what_, " is malformed: ", why));
  }

  char peek() {
    while (at_ < text_.size() &&
           std::isspace(static_cast<unsigned char>(text_[at_])) != 0) {
      ++at_;
    }
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  bool take(char c) {
    if (peek() != c) {
      return false;
    }
    ++at_;
    return true;
  }
  void expect(char c) {
    if (!take(c)) {
      bad(join("expected '", c, "' at character ", at_));
    }
  }
  bool take_word(const char* word) {
    peek();
    const size_t length = std::strlen(word);
    if (text_.compare(at_, length, word) != 0) {
      return false;
    }
    at_ += length;
    return true;
  }

  std::string quoted() {
    const char quote = peek();
    if (quote != '\'' && quote != '"') {
      bad(join("expected a quoted name at character ", at_));
    }
    const size_t begin = ++at_;
    const size_t end = text_.find(quote, begin);
    if (end == std::string::npos) {
      bad("a quote is not closed");
    }
    at_ = end + 1;
    return text_.substr(begin, end - begin);
  }

  std::string descr() {
    if (peek() == '[') {
      fail_in(
          reading_,
          join(what_, " has a structured data type; try one array per field"));
    }
    return quoted();
  }

  bool boolean() {
    if (take_word("True")) {
      return true;
    }
    if (!take_word("False")) {
      bad("fortran_order is neither True nor False");
    }
    return false;
  }

  std::vector<int64_t> shape() {
    std::vector<int64_t> sizes;
    expect('(');
    while (!take(')')) {
      sizes.push_back(number());
      if (!take(',') && peek() != ')') {
        bad("expected ',' or ')' in the shape");
      }
    }
    return sizes;
  }

  int64_t number() {
    peek();
    const size_t begin = at_;
    int64_t value = 0;
    while (at_ < text_.size() &&
           std::isdigit(static_cast<unsigned char>(text_[at_])) != 0) {
      const int64_t digit = text_[at_++] - '0';
      if (value > (std::numeric_limits<int64_t>::max() - digit) / 10) {
        bad("a dimension is too large");
      }
      value = value * 10 + digit;
    }
    if (at_ == begin) {
      bad("expected a number in the shape");
    }
    // Python 2 wrote 3L.
    take('L');
    return value;
  }

  const ReadingOf& reading_;
  std::string what_;
  std::string text_;
  size_t at_ = 0;
};

} // namespace

NpyHeader read_npy_header(
    const ReadingOf& reading,
    const std::string& what,
    ByteSource& source) {
  std::array<unsigned char, 12> prefix{};
  const size_t got = source.read(prefix.data(), 8);
  if (got < 8 || std::memcmp(prefix.data(), "\x93NUMPY", 6) != 0) {
    fail_in(
        reading,
        join(what, " is not in NumPy's format: its first bytes are wrong"));
  }
  const int major = prefix[6];
  if (major < 1 || major > 3) {
    fail_in(
        reading,
        join(
            "expected ",
            what,
            " in version 1, 2 or 3 of NumPy's format, got version ",
            major));
  }
  const size_t length_bytes = major == 1 ? 2 : 4;
  size_t length = 0;
  if (source.read(prefix.data() + 8, length_bytes) == length_bytes) {
    for (size_t i = 0; i < length_bytes; ++i) {
      length |= static_cast<size_t>(prefix[8 + i]) << (8 * i);
    }
  }
  if (length == 0 || length > source.remaining().value_or(length)) {
    fail_in(reading, join("ends within the header of ", what));
  }
  std::string text(length, '\0');
  if (source.read(text.data(), length) < length) {
    fail_in(reading, join("ends within the header of ", what));
  }
  return HeaderText(reading, what, std::move(text)).parse();
}

} // namespace fulgurite::detail
