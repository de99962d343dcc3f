#include "fulgurite/hardware/checkpoint_io/torch_checkpoint_io.h"

#include "tests/hardware/checkpoint_io/describe.h"
#include "tests/hardware/checkpoint_io/sample_checkpoint.h"
#include "tests/support/python.h"
#include "tests/support/temp_dir.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/full.h>
#include <gtest/gtest.h>

#include <sstream>

/// Real Python reads our files: plain, by mmap and with computed offsets.
namespace fulgurite {
namespace {

using nlohmann::json;
using test::describe;
using test::TempDir;

class PythonReadsTest : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!test::python_has("torch")) {
      GTEST_SKIP() << "needs FULGURITE_TEST_PYTHON, a Python with torch";
    }
  }

  using Files = std::vector<std::pair<std::string, Value>>;

  // All by one process: importing torch takes far longer than the reading.
  static void expect_python_reads(const Files& files) {
    const TempDir folder;
    std::vector<std::string> arguments = {
        std::string(FULGURITE_SOURCE_DIR) +
        "/tests/parity/checkpoint/describe.py"};
    for (const auto& [name, value] : files) {
      TorchCheckpointIO().save(value, folder / name);
      arguments.push_back((folder / name).string());
    }
    std::istringstream lines(test::run_python(arguments));
    for (const auto& [name, value] : files) {
      std::string line;
      std::getline(lines, line);
      const auto read = json::parse(line);
      const auto expected = describe(value);
      EXPECT_EQ(read, expected)
          << name << ": " << json::diff(expected, read).dump(1);
    }
  }
};

TEST_F(PythonReadsTest, EveryKindOfValueToTheLastBit) {
  expect_python_reads({{"epoch=0-step=3.ckpt", test::sample_checkpoint()}});
}

TEST_F(PythonReadsTest, FilesOfAnyName) {
  Files files;
  for (const char* name :
       {"späße ✓.ckpt",
        "with space.pt",
        "no_suffix",
        "a:b.ckpt",
        "v1.2.3.ckpt",
        ".hidden"}) {
    files.emplace_back(name, Value::Dict{{"w", at::arange(5)}});
  }
  expect_python_reads(files);
}

// Python's own writer refuses it; its reader does not, since the tensor says
// its dtype itself.
TEST_F(PythonReadsTest, OneStorageUnderTwoDtypes) {
  const auto bits = at::arange(8, at::kInt);
  const auto words = at::arange(8, at::kInt).view(at::kUInt16);
  expect_python_reads(
      {{"a.ckpt",
        Value::List{
            bits, bits.view(at::kFloat), bits.view(at::kShort).slice(0, 3, 9)}},
       {"b.ckpt", Value::List{words, words.view(at::kFloat)}}});
}

TEST_F(PythonReadsTest, AStorageThatIsNoWholeNumberOfElements) {
  const auto bytes = at::arange(7, at::kByte);
  expect_python_reads(
      {{"a.ckpt", Value::List{bytes.slice(0, 0, 4).view(at::kInt), bytes}}});
}

TEST_F(PythonReadsTest, ThousandsOfTensors) {
  Value::Dict dict;
  for (int64_t i = 0; i < 3000; ++i) {
    dict["layer." + std::to_string(i) + ".weight"] = at::full({i % 7}, i);
  }
  dict.ordered = true;
  expect_python_reads({{"a.ckpt", dict}});
}

TEST_F(PythonReadsTest, NothingButTheFile) {
  expect_python_reads({{"none.ckpt", Value()}, {"empty.ckpt", at::empty({0})}});
}

} // namespace
} // namespace fulgurite
