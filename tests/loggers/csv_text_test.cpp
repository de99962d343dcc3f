#include "fulgurite/loggers/csv_text_impl.h"

#include <gtest/gtest.h>

namespace fulgurite::detail {
namespace {

using Rows = std::vector<std::vector<std::string>>;

Rows rows_of(const std::string& text) {
  CSVReader reader(text);
  Rows out;
  for (std::vector<std::string> fields; reader.next(fields);) {
    out.push_back(fields);
  }
  return out;
}

TEST(CSVTextTest, ReadsRowsWithEitherLineEnd) {
  EXPECT_EQ(rows_of("a,b\n1,2\n"), (Rows{{"a", "b"}, {"1", "2"}}));
  EXPECT_EQ(rows_of("a,b\r\n1,\r\n"), (Rows{{"a", "b"}, {"1", ""}}));
  EXPECT_EQ(rows_of("a\n\nb"), (Rows{{"a"}, {""}, {"b"}}));
  EXPECT_EQ(rows_of(""), Rows{});
}

TEST(CSVTextTest, ReadsBackWhatItQuotes) {
  const std::vector<std::string> fields = {
      "plain", "with,comma", "\"quoted\"", "two\nlines", "", "cr\rinside"};
  std::string text;
  for (const auto& field : fields) {
    append_csv_field(text, field);
    text += ',';
  }
  text.back() = '\n';
  EXPECT_EQ(rows_of(text), Rows{fields});
}

TEST(CSVTextTest, CountsRows) {
  CSVReader reader("a\nb\n");
  std::vector<std::string> fields;
  reader.next(fields);
  reader.next(fields);
  EXPECT_EQ(reader.row_number(), 2U);
  EXPECT_FALSE(reader.next(fields));
}

} // namespace
} // namespace fulgurite::detail
