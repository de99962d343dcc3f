// Compiled programs in a folder.
#include "fulgurite/xla/executor/program_store.h"

#include "fulgurite/base/logging.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>

#include <fstream>
#include <thread>

namespace fulgurite::test {
namespace {

using xla::ProgramStore;

class ProgramStoreTest : public testing::Test {
 protected:
  std::string content(std::string_view module) {
    std::ifstream file(store_.path_of(module), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void overwrite(std::string_view module, const std::string& text) {
    std::ofstream(store_.path_of(module), std::ios::binary) << text;
  }

  TempDir folder_;
  ProgramStore store_{folder_.path() / "deep" / "cache", "compiler 1"};
};

TEST_F(ProgramStoreTest, GivesBackWhatWasStored) {
  const std::string bytes("a\0b\n\xff", 5);
  EXPECT_FALSE(store_.load("module"));
  store_.store("module", bytes);
  EXPECT_EQ(store_.load("module"), bytes);
  EXPECT_FALSE(store_.load("another module"));
  store_.store("empty", "");
  EXPECT_EQ(store_.load("empty"), "");
}

TEST_F(ProgramStoreTest, AnotherCompilerHasOtherPrograms) {
  store_.store("module", "bytes");
  const ProgramStore other(folder_.path() / "deep" / "cache", "compiler 2");
  EXPECT_FALSE(other.load("module"));
}

TEST_F(ProgramStoreTest, DamageIsNoticed) {
  store_.store("module", "some bytes");
  const auto good = content("module");
  for (const auto& bad :
       {std::string(),
        std::string("no header"),
        good.substr(0, good.size() - 1),
        good + "x",
        good.substr(0, 30),
        "x" + good}) {
    overwrite("module", bad);
    const ScopedLogCapture log;
    EXPECT_FALSE(store_.load("module")) << bad;
    EXPECT_TRUE(log.contains("is damaged")) << bad;
  }
  store_.store("module", "some bytes");
  EXPECT_EQ(store_.load("module"), "some bytes") << "and mended";
}

TEST_F(ProgramStoreTest, AFileOfAnotherModuleIsNotTaken) {
  store_.store("module", "bytes");
  std::filesystem::copy_file(store_.path_of("module"), store_.path_of("other"));
  EXPECT_FALSE(store_.load("other"));
}

TEST_F(ProgramStoreTest, AFolderThatCannotBeMadeIsSaidOnce) {
  std::ofstream(folder_.path() / "file") << "in the way";
  const ProgramStore blocked(folder_.path() / "file" / "cache", "compiler");
  const ScopedLogCapture log;
  blocked.store("module", "bytes");
  blocked.store("module", "bytes");
  EXPECT_FALSE(blocked.load("module"));
  EXPECT_EQ(log.messages().size(), 1);
  EXPECT_TRUE(log.contains("cannot be kept"));
}

TEST_F(ProgramStoreTest, ManyWritersLeaveOneWholeFile) {
  const std::string bytes(100000, 'x');
  std::vector<std::thread> writers;
  writers.reserve(4);
  for (int i = 0; i < 4; ++i) {
    writers.emplace_back([&] {
      for (int round = 0; round < 20; ++round) {
        store_.store("module", bytes);
        EXPECT_EQ(store_.load("module"), bytes);
      }
    });
  }
  for (auto& writer : writers) {
    writer.join();
  }
  EXPECT_EQ(
      std::distance(
          std::filesystem::directory_iterator(
              folder_.path() / "deep" / "cache"),
          {}),
      1);
}

} // namespace
} // namespace fulgurite::test
