#include "fulgurite/base/error.h"
#include "fulgurite/hardware/checkpoint_io/torch_checkpoint_io.h"
#include "fulgurite/hardware/checkpoint_io/zip_reader.h"
#include "tests/support/temp_dir.h"

#include <ATen/ops/full.h>
#include <ATen/ops/zeros.h>
#include <gtest/gtest.h>

#include <sys/sysinfo.h>

namespace fulgurite {
namespace {

using test::TempDir;

// Sizes and offsets beyond 32 bits take other fields of the zip format.
TEST(LargeFileTest, TensorsBeyond4GiBAndBehindThem) {
  const TempDir folder;
  constexpr int64_t kLarge = (int64_t{1} << 32) + 5;
  struct sysinfo memory {};
  ::sysinfo(&memory);
  const uint64_t free_memory =
      (memory.freeram + memory.bufferram) * memory.mem_unit;
  const auto free_disk = std::filesystem::space(folder.path()).available;
  if (free_disk < 6u << 30 || free_memory < 6ull << 30) {
    GTEST_SKIP() << "needs 6 GiB of free memory and of free disk";
  }
  TorchCheckpointIO io;
  {
    auto large = at::zeros({kLarge}, at::kChar);
    large.mutable_data_ptr<int8_t>()[kLarge - 1] = 7;
    io.save(
        Value::Dict{
            {"first", at::full({3}, 1)},
            {"large", large},
            {"last", at::full({3}, 2)}},
        folder / "a.ckpt");
  }
  {
    const ZipReader zip(folder / "a.ckpt");
    EXPECT_EQ(zip.find("a/data/1")->size, static_cast<uint64_t>(kLarge));
    EXPECT_GT(zip.find("a/data/2")->header_offset, uint64_t{1} << 32);
  }
  const Value loaded = io.load(folder / "a.ckpt");
  const auto& dict = loaded.as_dict();
  EXPECT_EQ(dict.at("first"), Value(at::full({3}, 1)));
  EXPECT_EQ(dict.at("last"), Value(at::full({3}, 2)));
  const auto& large = dict.at("large").as_tensor();
  ASSERT_EQ(large.numel(), kLarge);
  EXPECT_EQ(large.const_data_ptr<int8_t>()[kLarge - 1], 7);
  EXPECT_EQ(large.const_data_ptr<int8_t>()[0], 0);
}

} // namespace
} // namespace fulgurite
