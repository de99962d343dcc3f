#include "fulgurite/loggers/append_file_impl.h"

#include "fulgurite/base/error.h"
#include "fulgurite/loggers/flush_schedule_impl.h"
#include "tests/loggers/text_file.h"
#include "tests/support/file_size_limit.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>

#include <thread>

namespace fulgurite::detail {
namespace {

namespace fs = std::filesystem;
using test::read_text;
using test::TempDir;
using test::write_text;

TEST(AppendFileTest, ContinuesWhatIsThere) {
  const TempDir dir;
  write_text(dir / "log", "one\n");
  AppendFile file(dir / "log", AppendMode::kContinue);
  EXPECT_EQ(file.size(), 4U);
  file.append("two\n");
  EXPECT_EQ(file.size(), 8U);
  EXPECT_EQ(file.read(), "one\ntwo\n");
  EXPECT_EQ(read_text(dir / "log"), "one\ntwo\n");
}

TEST(AppendFileTest, RefusesAnExistingFileWhereANewOneIsAskedFor) {
  const TempDir dir;
  write_text(dir / "log", "");
  EXPECT_THROW(AppendFile(dir / "log", AppendMode::kNewFile), UserError);
  EXPECT_TRUE(fs::exists(dir / "log"));
}

TEST(AppendFileTest, RemovesAFileOfItsOwnThatStayedEmpty) {
  const TempDir dir;
  write_text(dir / "old", "");
  { AppendFile file(dir / "new", AppendMode::kNewFile); }
  { AppendFile file(dir / "old", AppendMode::kContinue); }
  EXPECT_FALSE(fs::exists(dir / "new"));
  EXPECT_TRUE(fs::exists(dir / "old"));
}

TEST(AppendFileTest, CutsATornLastLineOnly) {
  const TempDir dir;
  write_text(dir / "log", "one\ntw");
  AppendFile file(dir / "log", AppendMode::kContinue);
  EXPECT_EQ(file.cut_torn_line(), "tw");
  EXPECT_EQ(file.cut_torn_line(), "");
  file.append("two\n");
  EXPECT_EQ(read_text(dir / "log"), "one\ntwo\n");
  file.truncate(1);
  EXPECT_EQ(file.cut_torn_line(), "o");
  EXPECT_EQ(file.size(), 0U);
}

TEST(AppendFileTest, TakesBackHalfAPiece) {
  const TempDir dir;
  AppendFile file(dir / "log", AppendMode::kNewFile);
  const std::string piece(60, 'x');
  file.append(piece);
  {
    const test::FileSizeLimit limit(100);
    EXPECT_THROW(file.append(piece), UserError);
  }
  EXPECT_EQ(fs::file_size(dir / "log"), 60U);
  file.append(piece);
  EXPECT_EQ(read_text(dir / "log"), piece + piece);
}

TEST(AppendFileTest, SaysWhichFileCannotBeOpened) {
  const TempDir dir;
  try {
    AppendFile(dir / "missing/log", AppendMode::kContinue);
    FAIL();
  } catch (const UserError& error) {
    const std::string message = error.what();
    EXPECT_NE(message.find("missing/log"), message.npos) << message;
    EXPECT_NE(message.find("No such file"), message.npos) << message;
  }
}

TEST(AppendFileTest, FollowsAFileThatReplacedIt) {
  const TempDir dir;
  AppendFile file(dir / "log", AppendMode::kNewFile);
  file.append("old\n");
  write_text(dir / "other", "new file\n");
  fs::rename(dir / "other", dir / "log");
  file.reopen();
  file.append("more\n");
  EXPECT_EQ(read_text(dir / "log"), "new file\nmore\n");
}

TEST(FlushScheduleTest, IsDueByCount) {
  FlushSchedule schedule(10, 1000);
  EXPECT_FALSE(schedule.is_due(9));
  EXPECT_TRUE(schedule.is_due(10));
  schedule.flushed(10);
  EXPECT_FALSE(schedule.is_due(19));
  EXPECT_FALSE(schedule.is_due(0)) << "the count may begin again";
  EXPECT_TRUE(schedule.is_due(20));
}

TEST(FlushScheduleTest, IsDueByTime) {
  FlushSchedule schedule(1000, 0.2);
  EXPECT_FALSE(schedule.is_due(1));
  std::this_thread::sleep_for(std::chrono::milliseconds(210));
  EXPECT_TRUE(schedule.is_due(1));
  schedule.flushed(1);
  EXPECT_FALSE(schedule.is_due(2));
}

} // namespace
} // namespace fulgurite::detail
