#include "fulgurite/data/datasets/csv.h"

#include "tests/data/error_of.h"
#include "tests/support/temp_dir.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/tensor.h>
#include <gtest/gtest.h>

#include <cmath>
#include <fstream>

namespace {

using fulgurite::CSVOptions;
using fulgurite::CSVTable;
using fulgurite::read_csv;
using fulgurite::test::error_of;
using fulgurite::test::TempDir;

class CSVTest : public testing::Test {
 protected:
  CSVTable read(const std::string& text, const CSVOptions& options = {}) {
    std::ofstream(path_, std::ios::binary) << text;
    return read_csv(path_, options);
  }
  std::string error(const std::string& text, const CSVOptions& options = {}) {
    const auto message = error_of([&] { read(text, options); });
    const std::string start = "[read_csv] '" + path_.string() + "': ";
    EXPECT_EQ(message.substr(0, start.size()), start) << message;
    return message.size() > start.size() ? message.substr(start.size()) : "";
  }

  TempDir folder_;
  std::filesystem::path path_ = folder_ / "table.csv";
};

TEST_F(CSVTest, ReadsColumnsByName) {
  const auto table = read("x,y,label\n1,2.5,7\n-3,1e-2,8\n");
  EXPECT_EQ(table.num_rows(), 2U);
  EXPECT_EQ(table.names(), (std::vector<std::string>{"x", "y", "label"}));
  EXPECT_TRUE(at::equal(
      table.columns({"y", "x"}),
      at::tensor({2.5, 1.0, 0.01, -3.0}, at::kFloat).view({2, 2})));
  EXPECT_TRUE(at::equal(
      table.column("label", at::kLong), at::tensor({7, 8}, at::kLong)));
  EXPECT_TRUE(at::equal(table.columns(0, 2), table.columns({"x", "y"})));
  EXPECT_EQ(table.text("x"), (std::vector<std::string>{"1", "-3"}));
}

TEST_F(CSVTest, ReadsOtherDelimitersAndFilesWithoutAHeader) {
  const auto table = read("1;2\n3;4", {.header = false, .delimiter = ';'});
  EXPECT_EQ(table.names(), (std::vector<std::string>{"0", "1"}));
  EXPECT_TRUE(
      at::equal(table.columns(0, 2, at::kLong), at::arange(1, 5).view({2, 2})));
}

TEST_F(CSVTest, ReadsQuotesLineEndsAndAByteOrderMark) {
  const auto table = read(
      "\xEF\xBB\xBF\"a\",\"b, c\"\r\n\"x \"\"y\"\"\",\"two\nlines\"\r\n\r\n"
      "plain,\"\"\r\n");
  EXPECT_EQ(table.names(), (std::vector<std::string>{"a", "b, c"}));
  EXPECT_EQ(table.text("a"), (std::vector<std::string>{"x \"y\"", "plain"}));
  EXPECT_EQ(table.text("b, c"), (std::vector<std::string>{"two\nlines", ""}));
}

TEST_F(CSVTest, ReadsAGzippedFileOfPython) {
  const auto table = read_csv(
      std::filesystem::path(FULGURITE_SOURCE_DIR) /
      "tests/parity/data/quoted.csv.gz");
  EXPECT_EQ(table.num_rows(), 100U);
  // Beyond what a double holds exactly.
  EXPECT_TRUE(at::equal(
      table.column("id", at::kLong), at::arange(100) + (int64_t{1} << 53)));
  EXPECT_EQ(table.text("a \"quoted\" name")[7], "line 7\nnext, please");
  EXPECT_TRUE(at::equal(table.column("value"), at::arange(100) * 0.25));
}

TEST_F(CSVTest, KnowsMissingCellsWhenTold) {
  const std::string text = "a,b\n1,\n,4\n";
  const auto table = read(text, {.missing = -1.0});
  EXPECT_TRUE(at::equal(
      table.columns(0, 2, at::kLong),
      at::tensor({1, -1, -1, 4}, at::kLong).view({2, 2})));
  const auto nan = read(text, {.missing = NAN}).column("b");
  EXPECT_TRUE(std::isnan(nan[0].item<float>()));
}

TEST_F(CSVTest, NamesTheLineAndTheColumnOfABadCell) {
  const auto table = read("a,b\n\"x\ny\",1\n2,1.5\n300,\n");
  const auto text = [&](auto f) { return error_of(f); };
  EXPECT_EQ(
      text([&] { table.column("a"); }),
      "[CSVTable] '" + path_.string() +
          "': line 2, column 'a': expected a number, got 'x\ny'");
  EXPECT_NE(
      text([&] {
        table.column("b", at::kLong);
      }).find("line 4, column 'b': expected a whole number, got '1.5'"),
      std::string::npos);
  EXPECT_NE(
      text([&] { table.column("b"); })
          .find("line 5, column 'b': expected a number, got an empty cell; try "
                "CSVOptions.missing"),
      std::string::npos);
  EXPECT_NE(
      error_of([&] {
        read("a\n300\n").column("a", at::kByte);
      }).find("numbers too large for Byte"),
      std::string::npos);
  EXPECT_NE(
      error_of([&] {
        read("a\n1e30\n").column("a", at::kLong);
      }).find("expected a whole number, got '1e30'"),
      std::string::npos);
}

TEST_F(CSVTest, NamesTheNearestColumn) {
  const auto table = read("image,label\n1,2\n");
  EXPECT_EQ(
      error_of([&] { table.column("lable"); }),
      "[CSVTable] '" + path_.string() +
          "': there is no column 'lable'; did you mean 'label'? Known names: "
          "image, label");
  EXPECT_NE(
      error_of([&] { table.columns(1, 3); }).find("columns within 0 and 2"),
      std::string::npos);
  EXPECT_NE(
      error_of([&] { table.cell(1, 0); }).find("got row 1, column 0"),
      std::string::npos);
}

TEST_F(CSVTest, SaysWhatIsWrongWithAFile) {
  EXPECT_EQ(error(""), "expected at least one row, got an empty file");
  EXPECT_EQ(error("\n\n"), "expected at least one row, got an empty file");
  EXPECT_EQ(
      error("a,b\n1,2\n\n3\n"),
      "line 4: expected 2 cells, as in the first row, got 1");
  EXPECT_EQ(error("a\n\"open\nstill\n"), "line 2: the quote is never closed");
  EXPECT_EQ(
      error("a\n\"x\"y\n"),
      "line 2: expected ',' or the end of the line after a closing quote, got "
      "'y'");
  EXPECT_NE(
      error_of([&] {
        read_csv(folder_ / "none.csv");
      }).find("cannot be opened"),
      std::string::npos);
}

TEST_F(CSVTest, AHeaderAloneIsATableWithoutRows) {
  const auto table = read("a,b\n");
  EXPECT_EQ(table.num_rows(), 0U);
  EXPECT_EQ(table.columns(0, 2).sizes(), (std::vector<int64_t>{0, 2}));
}

} // namespace
