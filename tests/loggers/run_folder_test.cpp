#include "fulgurite/loggers/run_folder.h"

#include "fulgurite/base/error.h"
#include "tests/loggers/text_file.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <set>
#include <thread>
#include <vector>

namespace fulgurite {
namespace {

namespace fs = std::filesystem;
using test::TempDir;

RunFolder::Options options(
    const fs::path& save_dir,
    const LogVersion& version = std::nullopt) {
  return {
      .logger = "CSVLogger",
      .save_dir = save_dir,
      .name = "exp",
      .version = version};
}

std::string message_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const UserError& error) {
    return error.what();
  }
  return "";
}

TEST(RunFolderTest, TakesTheNextFreeVersion) {
  const TempDir dir;
  EXPECT_EQ(RunFolder(options(dir.path())).version(), "version_0");
  fs::create_directories(dir / "exp/version_7");
  fs::create_directories(dir / "exp/version_x");
  fs::create_directories(dir / "exp/other_9");
  const RunFolder next(options(dir.path()));
  EXPECT_EQ(next.version(), "version_8");
  EXPECT_EQ(next.version(), "version_8");
  EXPECT_EQ(next.log_dir(), dir / "exp/version_8");
}

TEST(RunFolderTest, SteersRoundAFileWithTheNameOfAVersion) {
  const TempDir dir;
  test::write_text(dir / "exp/version_3", "");
  EXPECT_EQ(RunFolder(options(dir.path())).version(), "version_4");
}

TEST(RunFolderTest, TakesVersionsAsNumbersAndTexts) {
  const TempDir dir;
  EXPECT_EQ(RunFolder(options(dir.path(), 3)).version(), "version_3");
  EXPECT_EQ(RunFolder(options(dir.path(), "tuned")).version(), "tuned");
  EXPECT_EQ(RunFolder(options(dir.path(), "3")).version(), "3");
  EXPECT_EQ(RunFolder(options(dir.path(), "")).version(), "version_0");
}

TEST(RunFolderTest, TouchesNothingBeforeItIsAsked) {
  const TempDir dir;
  const RunFolder automatic(options(dir.path()));
  const RunFolder given(options(dir.path(), 3));
  EXPECT_EQ(given.log_dir(), dir / "exp/version_3");
  EXPECT_TRUE(fs::is_empty(dir.path()));
}

TEST(RunFolderTest, GivesEachOfManyThreadsAnotherVersion) {
  const TempDir dir;
  constexpr int kThreads = 8;
  constexpr int kFoldersEach = 10;
  std::vector<std::vector<std::string>> found(kThreads);
  std::vector<std::thread> threads;
  for (auto& mine : found) {
    threads.emplace_back([&] {
      for (int i = 0; i < kFoldersEach; ++i) {
        mine.push_back(RunFolder(options(dir.path())).version());
      }
    });
  }
  std::set<std::string> distinct;
  for (int i = 0; i < kThreads; ++i) {
    threads[static_cast<size_t>(i)].join();
    distinct.insert(
        found[static_cast<size_t>(i)].begin(),
        found[static_cast<size_t>(i)].end());
  }
  EXPECT_EQ(distinct.size(), size_t{kThreads} * kFoldersEach);
}

TEST(RunFolderTest, OpensTheFolderItNames) {
  const TempDir dir;
  auto with_sub_dir = options(dir.path(), 0);
  with_sub_dir.sub_dir = "events";
  RunFolder folder(with_sub_dir);
  EXPECT_FALSE(folder.is_open());
  folder.open();
  folder.open();
  EXPECT_TRUE(folder.is_open());
  EXPECT_EQ(folder.path(), dir / "exp/version_0/events");
  EXPECT_TRUE(fs::is_directory(folder.path()));
}

TEST(RunFolderTest, KeepsVersionsInSaveDirWithoutAName) {
  const TempDir dir;
  RunFolder folder({.save_dir = dir.path()});
  EXPECT_EQ(folder.log_dir(), dir / "version_0");
}

TEST(RunFolderTest, TakesARelativeSaveDir) {
  const TempDir dir;
  const fs::path before = fs::current_path();
  fs::current_path(dir.path());
  RunFolder folder(options("logs"));
  folder.open();
  EXPECT_EQ(folder.log_dir(), "logs/exp/version_0");
  fs::current_path(before);
  EXPECT_EQ(
      fs::canonical(folder.path()), fs::canonical(dir / "logs/exp/version_0"));
}

TEST(RunFolderTest, RefusesAFolderThatAnotherLoggerOwns) {
  const TempDir dir;
  RunFolder first(options(dir.path(), "a"));
  first.open();
  auto second_options = options(dir / "exp/..", "a");
  second_options.logger = "TensorBoardLogger";
  RunFolder second(second_options);
  const auto message = message_of([&] { second.open(); });
  for (const auto* part :
       {"[TensorBoardLogger] expected a folder of its own",
        "TensorBoardLogger({.save_dir = ",
        "CSVLogger({.save_dir = ",
        ".version = \"a\"",
        "try another version or name"}) {
    EXPECT_NE(message.find(part), message.npos) << part << "\n" << message;
  }
  EXPECT_FALSE(second.is_open());
}

TEST(RunFolderTest, FindsTheSameFolderBehindALink) {
  const TempDir dir;
  fs::create_directories(dir / "real");
  fs::create_directory_symlink(dir / "real", dir / "link");
  RunFolder first(options(dir / "real", 0));
  RunFolder second(options(dir / "link", 0));
  first.open();
  EXPECT_THROW(second.open(), UserError);
}

TEST(RunFolderTest, GivesTheFolderUpAtItsEnd) {
  const TempDir dir;
  {
    RunFolder first(options(dir.path(), 0));
    first.open();
  }
  RunFolder second(options(dir.path(), 0));
  EXPECT_NO_THROW(second.open());
}

TEST(RunFolderTest, SaysWhichFolderCannotBeMade) {
  const TempDir dir;
  test::write_text(dir / "file", "");
  RunFolder given(options(dir / "file", 0));
  const auto message = message_of([&] { given.open(); });
  EXPECT_NE(message.find("[CSVLogger] expected a folder"), message.npos);
  EXPECT_NE(message.find("Not a directory"), message.npos) << message;
  EXPECT_NE(message.find("try another save_dir"), message.npos);
  const RunFolder automatic(options(dir / "file"));
  EXPECT_EQ(message_of([&] { automatic.version(); }).find("[CSVLogger]"), 0U);
}

TEST(RunFolderTest, RefusesAFolderWithoutTheRightToWrite) {
  if (::geteuid() == 0) {
    GTEST_SKIP() << "root may write everywhere";
  }
  const TempDir dir;
  fs::create_directories(dir / "exp/version_0");
  fs::permissions(dir / "exp/version_0", fs::perms::owner_read);
  RunFolder folder(options(dir.path(), 0));
  const auto message = message_of([&] { folder.open(); });
  EXPECT_NE(message.find("Permission denied"), message.npos) << message;
  fs::permissions(dir / "exp/version_0", fs::perms::owner_all);
}

TEST(RunFolderTest, RefusesPartsThatLeaveSaveDir) {
  const auto make = [](std::string name, LogVersion version, std::string sub) {
    return RunFolder(
        {.logger = "CSVLogger",
         .save_dir = "logs",
         .name = std::move(name),
         .version = std::move(version),
         .sub_dir = std::move(sub)});
  };
  EXPECT_THROW(make("/name", 0, ""), MisconfigurationError);
  EXPECT_THROW(make("name", "/version", ""), MisconfigurationError);
  EXPECT_THROW(make("name", 0, "/sub"), MisconfigurationError);
  EXPECT_THROW(make("name", -1, ""), MisconfigurationError);
}

} // namespace
} // namespace fulgurite
