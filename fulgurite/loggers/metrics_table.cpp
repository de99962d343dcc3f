#include "fulgurite/loggers/metrics_table_impl.h"

#include "fulgurite/base/atomic_file.h"
#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/loggers/csv_text_impl.h"
#include "fulgurite/loggers/number_text_impl.h"

#include <algorithm>
#include <numeric>

namespace fulgurite::detail {

namespace {

constexpr const char* kStepColumn = "step";
constexpr uint32_t kStep = 0;

[[noreturn]] void not_our_table(
    const std::filesystem::path& path,
    const std::string& expected,
    const std::string& got) {
  fail(
      "[CSVLogger] expected ",
      path.string(),
      " to be a table that it can continue, with ",
      expected,
      ", got ",
      got,
      "; try another version, or move the file away");
}

} // namespace

MetricsTable::MetricsTable(std::filesystem::path path, std::string prefix)
    : prefix_(std::move(prefix)),
      file_(std::move(path), AppendMode::kContinue) {
  columns_.push_back({.name = kStepColumn, .is_whole = true});
  sort_columns();
  if (file_.size() > 0) {
    adopt_existing_rows();
  }
}

void MetricsTable::adopt_existing_rows() {
  if (const auto cut = file_.cut_torn_line(); !cut.empty()) {
    log_warning(
        "[CSVLogger] the last row of ",
        file_.path().string(),
        " was not written to its end and is taken out: ",
        cut);
  }
  const std::string text = file_.read();
  CSVReader reader(text);
  std::vector<std::string> names;
  if (!reader.next(names)) {
    return;
  }
  std::vector<std::string> distinct = names;
  std::sort(distinct.begin(), distinct.end());
  const bool is_sorted = distinct == names;
  if (std::adjacent_find(distinct.begin(), distinct.end()) != distinct.end() ||
      !std::binary_search(distinct.begin(), distinct.end(), kStepColumn)) {
    std::string first_row;
    append_csv_field(first_row, names.front());
    not_our_table(
        file_.path(),
        "distinct columns and \"step\" among them",
        join("a first row of ", names.size(), " fields: ", first_row, "…"));
  }
  std::vector<std::string> fields;
  while (reader.next(fields)) {
    if (fields.size() != names.size()) {
      not_our_table(
          file_.path(),
          join(names.size(), " fields in each row"),
          join(fields.size(), " fields in row ", reader.row_number()));
    }
  }
  for (auto& name : names) {
    if (name != kStepColumn) {
      add_column(std::move(name));
    }
  }
  is_header_old_ = !is_sorted;
}

uint32_t MetricsTable::add_column(std::string name) {
  columns_.push_back({.name = std::move(name)});
  sort_columns();
  is_header_old_ = true;
  return static_cast<uint32_t>(columns_.size() - 1);
}

void MetricsTable::sort_columns() {
  sorted_.resize(columns_.size());
  std::iota(sorted_.begin(), sorted_.end(), 0U);
  std::sort(sorted_.begin(), sorted_.end(), [&](uint32_t a, uint32_t b) {
    return columns_[a].name < columns_[b].name;
  });
}

uint32_t MetricsTable::column_of(const std::string& key) {
  if (const auto known = by_key_.find(key); known != by_key_.end()) {
    return known->second;
  }
  std::string name = prefix_ + key;
  const auto there =
      std::find_if(columns_.begin(), columns_.end(), [&](const Column& column) {
        return column.name == name;
      });
  const auto number = there != columns_.end()
                          ? static_cast<uint32_t>(there - columns_.begin())
                          : add_column(std::move(name));
  columns_[number].is_whole = number == kStep || key == "epoch";
  by_key_.emplace(key, number);
  return number;
}

void MetricsTable::add_row(Scalars scalars, int64_t step) {
  for (const auto& [key, value] : scalars) {
    const uint32_t column = column_of(key);
    if (column == kStep) {
      log_warning_once(
          "[CSVLogger] a metric named \"step\" is not written: that column "
          "holds the step; try another name");
      continue;
    }
    cells_.push_back({column, value});
  }
  rows_.push_back({step, cells_.size()});
}

std::string MetricsTable::header() const {
  std::string out;
  for (const uint32_t column : sorted_) {
    append_csv_field(out, columns_[column].name);
    out += ',';
  }
  out.back() = '\n';
  return out;
}

std::string MetricsTable::rows_text() {
  std::string out;
  std::vector<const double*> values(columns_.size());
  size_t at = 0;
  for (const auto& row : rows_) {
    std::fill(values.begin(), values.end(), nullptr);
    for (; at < row.end; ++at) {
      values[cells_[at].column] = &cells_[at].value;
    }
    for (const uint32_t column : sorted_) {
      if (column == kStep) {
        append_number(out, row.step);
      } else if (values[column] != nullptr) {
        columns_[column].is_whole ? append_number(out, *values[column])
                                  : append_float(out, *values[column]);
      }
      out += ',';
    }
    out.back() = '\n';
  }
  return out;
}

std::string MetricsTable::rearranged_rows() const {
  const std::string text = file_.read();
  CSVReader reader(text);
  std::vector<std::string> names;
  std::vector<std::string> fields;
  std::string out;
  reader.next(names);
  // For each column of now, the field of the file's rows; or past their end.
  std::vector<size_t> sources;
  for (const uint32_t column : sorted_) {
    sources.push_back(static_cast<size_t>(
        std::find(names.begin(), names.end(), columns_[column].name) -
        names.begin()));
  }
  while (reader.next(fields)) {
    for (const size_t source : sources) {
      if (source < fields.size()) {
        append_csv_field(out, fields[source]);
      }
      out += ',';
    }
    out.back() = '\n';
  }
  return out;
}

void MetricsTable::flush() {
  if (rows_.empty()) {
    return;
  }
  const std::string added = rows_text();
  if (!is_header_old_) {
    file_.append(added);
  } else if (file_.size() == 0) {
    file_.append(header() + added);
  } else {
    AtomicFile anew(file_.path());
    anew.write(header());
    anew.write(rearranged_rows());
    anew.write(added);
    anew.commit();
    file_.reopen();
  }
  is_header_old_ = false;
  rows_.clear();
  cells_.clear();
}

void MetricsTable::sync() {
  flush();
  file_.sync();
}

} // namespace fulgurite::detail
