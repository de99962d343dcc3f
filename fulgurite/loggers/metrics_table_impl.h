#pragma once

#include "fulgurite/loggers/append_file_impl.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace fulgurite::detail {

/// The table behind CSVLogger: rows of named numbers in a buffer, and the CSV
/// file that they are appended to. A name that the file's header lacks makes
/// the file be written anew, atomically, at the next flush.
class MetricsTable {
 public:
  using Scalars = std::span<const std::pair<std::string, double>>;

  /// Continues a file that is there. Throws UserError where that is not a
  /// table with a column "step". `prefix` is put before each name as it is.
  MetricsTable(std::filesystem::path path, std::string prefix);

  /// Only remembers it. A value named "step" is refused with a warning.
  void add_row(Scalars scalars, int64_t step);
  void flush();
  void sync();

 private:
  struct Column {
    std::string name;
    // Python's int, as the epoch is.
    bool is_whole = false;
  };
  struct Cell {
    uint32_t column;
    double value;
  };
  struct Row {
    int64_t step;
    size_t end;
  };
  struct Hash {
    using is_transparent = void;
    size_t operator()(std::string_view text) const {
      return std::hash<std::string_view>{}(text);
    }
  };

  void adopt_existing_rows();
  uint32_t column_of(const std::string& key);
  uint32_t add_column(std::string name);
  void sort_columns();
  std::string header() const;
  std::string rows_text();
  /// The rows of the file with the columns of now.
  std::string rearranged_rows() const;

  std::string prefix_;
  AppendFile file_;
  // By number of first appearance; the file has them sorted by name.
  std::vector<Column> columns_;
  std::vector<uint32_t> sorted_;
  std::unordered_map<std::string, uint32_t, Hash, std::equal_to<>> by_key_;
  // The file's header is not that of sorted_.
  bool is_header_old_ = true;

  std::vector<Cell> cells_;
  std::vector<Row> rows_;
};

} // namespace fulgurite::detail
