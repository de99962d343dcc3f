#pragma once

#include <ATen/core/Tensor.h>

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fulgurite {

struct CSVOptions {
  /// The first row holds the names of the columns; else they are "0", "1", …
  bool header = true;
  char delimiter = ',';
  /// Taken for an empty cell where a number is asked for; an error if not set.
  std::optional<double> missing = std::nullopt;
};

/// The cells of a CSV file, as text until numbers are asked for. Every error is
/// a UserError that names the file, and the line and column where there is one.
class CSVTable {
 public:
  size_t num_rows() const {
    return num_columns() == 0 ? 0 : cells_.size() / num_columns();
  }
  size_t num_columns() const {
    return names_.size();
  }
  const std::vector<std::string>& names() const {
    return names_;
  }
  /// Throws naming the nearest column when there is none of that name.
  size_t column_index(std::string_view name) const;

  /// One column as a vector of any numeric type. Whole numbers are read
  /// exactly.
  at::Tensor column(std::string_view name, at::ScalarType dtype = at::kFloat)
      const;
  /// Columns side by side: [num_rows, number of columns].
  at::Tensor columns(
      const std::vector<std::string>& names,
      at::ScalarType dtype = at::kFloat) const;
  /// The columns from `first` up to but not including `last`.
  at::Tensor
  columns(size_t first, size_t last, at::ScalarType dtype = at::kFloat) const;
  /// One column as it stands in the file, quotes removed.
  std::vector<std::string> text(std::string_view name) const;
  std::string_view cell(size_t row, size_t column) const;

 private:
  friend CSVTable read_csv(
      const std::filesystem::path& path,
      const CSVOptions& options);
  struct Cell {
    size_t begin;
    size_t length;
  };
  at::Tensor numbers(const std::vector<size_t>& columns, at::ScalarType dtype)
      const;
  [[noreturn]] void
  bad_cell(size_t row, size_t column, std::string_view expected) const;

  std::filesystem::path path_;
  std::optional<double> missing_;
  std::vector<std::string> names_;
  std::string bytes_;         // of the file; quoted cells are unquoted in place
  std::vector<Cell> cells_;   // row by row
  std::vector<size_t> lines_; // where each row begins in the file, from 1
};

/// Reads a CSV file, plain or gzipped: quoted cells with "" for a quote, line
/// ends inside quotes, \n or \r\n, an optional byte-order mark. Empty lines are
/// passed over. All rows must have as many cells as the first.
CSVTable read_csv(
    const std::filesystem::path& path,
    const CSVOptions& options = {});

} // namespace fulgurite
