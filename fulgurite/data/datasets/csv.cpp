#include "fulgurite/data/datasets/csv.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/nearest_name.h"
#include "fulgurite/data/datasets/byte_source_impl.h"

#include <ATen/ops/empty.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace fulgurite {

namespace {

using detail::fail_in;
using detail::join;
using detail::ReadingOf;

/// Splits the text into cells, unquoting in place: a cell never grows.
class Splitter {
 public:
  Splitter(const ReadingOf& reading, std::string& bytes, char delimiter)
      : reading_(reading), bytes_(bytes), delimiter_(delimiter) {
    if (bytes_.starts_with("\xEF\xBB\xBF")) {
      at_ = 3;
    }
  }

  bool at_end() const {
    return at_ == bytes_.size();
  }
  size_t line() const {
    return line_;
  }
  bool take_line_end() {
    if (bytes_.compare(at_, 2, "\r\n") == 0) {
      at_ += 2;
    } else if (bytes_[at_] == '\n' || bytes_[at_] == '\r') {
      at_ += 1;
    } else {
      return false;
    }
    ++line_;
    return true;
  }
  bool take_delimiter() {
    if (at_end() || bytes_[at_] != delimiter_) {
      return false;
    }
    ++at_;
    return true;
  }
  std::pair<size_t, size_t> next_cell() {
    return !at_end() && bytes_[at_] == '"' ? quoted() : bare();
  }

 private:
  std::pair<size_t, size_t> bare() {
    const size_t begin = at_;
    while (!at_end() && bytes_[at_] != delimiter_ && bytes_[at_] != '\n' &&
           bytes_[at_] != '\r') {
      ++at_;
    }
    return {begin, at_ - begin};
  }

  std::pair<size_t, size_t> quoted() {
    const size_t first_line = line_;
    const size_t begin = ++at_;
    size_t to = begin;
    while (true) {
      if (at_end()) {
        fail_in(
            reading_, join("line ", first_line, ": the quote is never closed"));
      }
      const char c = bytes_[at_++];
      if (c == '"') {
        if (at_end() || bytes_[at_] != '"') {
          break;
        }
        ++at_;
      }
      line_ += c == '\n' ? 1 : 0;
      bytes_[to++] = c;
    }
    const bool ends_well = at_end() || bytes_[at_] == delimiter_ ||
                           bytes_[at_] == '\n' || bytes_[at_] == '\r';
    if (!ends_well) {
      fail_in(
          reading_,
          join(
              "line ",
              line_,
              ": expected '",
              delimiter_,
              "' or the end of the line after a closing quote, got '",
              bytes_[at_],
              "'"));
    }
    return {begin, to - begin};
  }

  const ReadingOf& reading_;
  std::string& bytes_;
  char delimiter_;
  size_t at_ = 0;
  size_t line_ = 1;
};

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) {
    text.remove_prefix(1);
  }
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) {
    text.remove_suffix(1);
  }
  return text;
}

template <class Number>
bool parse(std::string_view text, Number& number) {
  if (text.starts_with('+') && !text.starts_with("+-")) {
    text.remove_prefix(1);
  }
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() &&
         !text.empty();
}

} // namespace

CSVTable read_csv(
    const std::filesystem::path& path,
    const CSVOptions& options) {
  const ReadingOf reading{"read_csv", path};
  CSVTable table;
  table.path_ = path;
  table.missing_ = options.missing;
  table.bytes_ = detail::read_all(*detail::open_plain_or_gzip(reading));
  Splitter splitter(reading, table.bytes_, options.delimiter);
  bool in_header = options.header;
  while (!splitter.at_end()) {
    if (splitter.take_line_end()) {
      continue;
    }
    const size_t line = splitter.line();
    std::vector<CSVTable::Cell> row;
    do {
      const auto [begin, length] = splitter.next_cell();
      row.push_back({begin, length});
    } while (splitter.take_delimiter());
    if (!splitter.at_end()) {
      splitter.take_line_end();
    }
    if (table.names_.empty()) {
      for (size_t i = 0; i < row.size(); ++i) {
        table.names_.push_back(
            in_header ? table.bytes_.substr(row[i].begin, row[i].length)
                      : std::to_string(i));
      }
      if (std::exchange(in_header, false)) {
        continue;
      }
    }
    if (row.size() != table.names_.size()) {
      fail_in(
          reading,
          join(
              "line ",
              line,
              ": expected ",
              table.names_.size(),
              " cells, as in the first row, got ",
              row.size()));
    }
    table.cells_.insert(table.cells_.end(), row.begin(), row.end());
    table.lines_.push_back(line);
  }
  if (table.names_.empty()) {
    fail_in(reading, "expected at least one row, got an empty file");
  }
  return table;
}

size_t CSVTable::column_index(std::string_view name) const {
  const auto it = std::find(names_.begin(), names_.end(), name);
  if (it == names_.end()) {
    fail_in(
        {"CSVTable", path_},
        join("there is no column '", name, "'", did_you_mean(name, names_)));
  }
  return static_cast<size_t>(it - names_.begin());
}

std::string_view CSVTable::cell(size_t row, size_t column) const {
  if (row >= num_rows() || column >= num_columns()) {
    fail_in(
        {"CSVTable", path_},
        join(
            "expected a cell of ",
            num_rows(),
            " rows and ",
            num_columns(),
            " columns, got row ",
            row,
            ", column ",
            column));
  }
  const Cell& cell = cells_[row * num_columns() + column];
  return std::string_view(bytes_).substr(cell.begin, cell.length);
}

at::Tensor CSVTable::column(std::string_view name, at::ScalarType dtype) const {
  return numbers({column_index(name)}, dtype).squeeze(1);
}

at::Tensor CSVTable::columns(
    const std::vector<std::string>& names,
    at::ScalarType dtype) const {
  std::vector<size_t> indices;
  indices.reserve(names.size());
  for (const auto& name : names) {
    indices.push_back(column_index(name));
  }
  return numbers(indices, dtype);
}

at::Tensor CSVTable::columns(size_t first, size_t last, at::ScalarType dtype)
    const {
  if (first > last || last > num_columns()) {
    fail_in(
        {"CSVTable", path_},
        join(
            "expected columns within 0 and ",
            num_columns(),
            ", got ",
            first,
            " to ",
            last));
  }
  std::vector<size_t> indices;
  for (size_t i = first; i < last; ++i) {
    indices.push_back(i);
  }
  return numbers(indices, dtype);
}

std::vector<std::string> CSVTable::text(std::string_view name) const {
  const size_t column = column_index(name);
  std::vector<std::string> texts;
  texts.reserve(num_rows());
  for (size_t row = 0; row < num_rows(); ++row) {
    texts.emplace_back(cell(row, column));
  }
  return texts;
}

at::Tensor CSVTable::numbers(
    const std::vector<size_t>& columns,
    at::ScalarType dtype) const {
  const std::vector<int64_t> sizes{
      static_cast<int64_t>(num_rows()), static_cast<int64_t>(columns.size())};
  const bool whole = c10::isIntegralType(dtype, /*includeBool=*/true);
  // Large whole numbers have no exact double.
  auto read = at::empty(
      sizes, at::TensorOptions().dtype(whole ? at::kLong : at::kDouble));
  auto* longs = whole ? read.mutable_data_ptr<int64_t>() : nullptr;
  auto* doubles = whole ? nullptr : read.mutable_data_ptr<double>();
  size_t at = 0;
  for (size_t row = 0; row < num_rows(); ++row) {
    for (const size_t column : columns) {
      const auto text = trimmed(cell(row, column));
      double number = 0;
      int64_t integer = 0;
      if (whole && parse(text, integer)) {
        longs[at++] = integer;
        continue;
      }
      if (text.empty() && missing_) {
        number = *missing_;
      } else if (!parse(text, number)) {
        bad_cell(row, column, "a number");
      }
      if (!whole) {
        doubles[at++] = number;
      } else if (number == std::floor(number) && std::abs(number) < 0x1.0p63) {
        longs[at++] = static_cast<int64_t>(number);
      } else {
        bad_cell(row, column, "a whole number");
      }
    }
  }
  auto converted = read.to(dtype);
  if (whole && dtype != at::kLong && !converted.to(at::kLong).equal(read)) {
    fail_in(
        {"CSVTable", path_},
        join(
            "there are numbers too large for ",
            c10::toString(dtype),
            "; try kLong"));
  }
  return converted;
}

void CSVTable::bad_cell(size_t row, size_t column, std::string_view expected)
    const {
  const auto text = cell(row, column);
  fail_in(
      {"CSVTable", path_},
      join(
          "line ",
          lines_[row],
          ", column '",
          names_[column],
          "': expected ",
          expected,
          ", got ",
          text.empty() ? "an empty cell; try CSVOptions.missing"
                       : "'" + std::string(text) + "'"));
}

} // namespace fulgurite
