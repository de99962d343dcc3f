#pragma once

#include <string>
#include <string_view>
#include <vector>

/// CSV as RFC 4180 and Python's csv module have it.
namespace fulgurite::detail {

/// Quoted where it must be.
void append_csv_field(std::string& out, std::string_view field);

/// Takes rows off the front of a text.
class CSVReader {
 public:
  explicit CSVReader(std::string_view text) : text_(text) {}

  /// False at the end. The fields are those of the row, unquoted.
  bool next(std::vector<std::string>& fields);
  /// Of the row that was read last; counts from 1.
  size_t row_number() const {
    return row_number_;
  }

 private:
  std::string take_field();

  std::string_view text_;
  size_t row_number_ = 0;
};

} // namespace fulgurite::detail
