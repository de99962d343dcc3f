#include "fulgurite/base/atomic_file.h"

#include "fulgurite/base/error.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>

#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <iterator>

namespace fulgurite {
namespace {

using test::TempDir;

std::string text_of(const std::filesystem::path& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

size_t num_files(const std::filesystem::path& folder) {
  return static_cast<size_t>(std::distance(
      std::filesystem::directory_iterator(folder),
      std::filesystem::directory_iterator()));
}

TEST(AtomicFileTest, IsThereOnlyAfterCommit) {
  const TempDir folder;
  AtomicFile file(folder / "a");
  file.write("one");
  file.write(" two");
  EXPECT_EQ(file.position(), 7u);
  EXPECT_FALSE(std::filesystem::exists(folder / "a"));
  file.commit();
  EXPECT_EQ(text_of(folder / "a"), "one two");
  EXPECT_EQ(num_files(folder.path()), 1u);
}

TEST(AtomicFileTest, WithoutCommitTheOldFileStaysAndNothingElse) {
  const TempDir folder;
  write_file_atomically(folder / "a", "old");
  {
    AtomicFile file(folder / "a");
    file.write("new");
  }
  EXPECT_EQ(text_of(folder / "a"), "old");
  EXPECT_EQ(num_files(folder.path()), 1u);
}

TEST(AtomicFileTest, WritesPastWhatAKilledProcessOfTheSameIdLeft) {
  const TempDir folder;
  constexpr int kNumLeft = 50;
  for (int i = 0; i < kNumLeft; ++i) {
    std::ofstream(folder / detail::join(".a.tmp.", ::getpid(), ".", i))
        << "left behind";
  }
  write_file_atomically(folder / "a", "new");
  EXPECT_EQ(text_of(folder / "a"), "new");
  EXPECT_EQ(num_files(folder.path()), kNumLeft + 1u);
}

TEST(AtomicFileTest, TakesTheLongestNameThatTheFilesystemTakes) {
  const TempDir folder;
  const std::string name(255, 'n');
  write_file_atomically(folder / name, "text");
  EXPECT_EQ(text_of(folder / name), "text");
}

TEST(AtomicFileTest, MakesTheFoldersOnTheWay) {
  const TempDir folder;
  write_file_atomically(folder / "new" / "folders" / "a", "text");
  EXPECT_EQ(text_of(folder / "new" / "folders" / "a"), "text");
}

TEST(AtomicFileTest, RefusesAFolderAndAnEmptyPathAtOnce) {
  const TempDir folder;
  const auto message_of = [](const std::filesystem::path& path) {
    try {
      const AtomicFile file(path);
    } catch (const UserError& error) {
      return std::string(error.what());
    }
    return std::string("no error");
  };
  const std::string expected = "expected the path of a file, got ";
  EXPECT_NE(
      message_of(folder.path()).find(expected + "a folder's"),
      std::string::npos);
  EXPECT_NE(
      message_of(folder / "").find(expected + "a folder's"), std::string::npos);
  EXPECT_NE(message_of("").find(expected + "an empty one"), std::string::npos);
  EXPECT_EQ(num_files(folder.path()), 0u);
}

} // namespace
} // namespace fulgurite
