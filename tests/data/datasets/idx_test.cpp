#include "fulgurite/data/datasets/idx.h"

#include "tests/data/error_of.h"
#include "tests/support/temp_dir.h"

#include <ATen/ops/equal.h>
#include <ATen/ops/tensor.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include <fstream>

namespace {

using fulgurite::load_idx;
using fulgurite::test::error_of;
using fulgurite::test::TempDir;

std::string bytes(std::initializer_list<int> values) {
  std::string text;
  for (const int value : values) {
    text += static_cast<char>(value);
  }
  return text;
}

std::filesystem::path write(
    const std::filesystem::path& path,
    const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
  return path;
}

std::filesystem::path write_gzip(
    const std::filesystem::path& path,
    const std::string& text) {
  gzFile file = ::gzopen(path.c_str(), "wb");
  ::gzwrite(file, text.data(), static_cast<unsigned>(text.size()));
  ::gzclose(file);
  return path;
}

const std::string kImages =
    bytes({0, 0, 8, 3, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 2, 255, 1, 2, 3});

TEST(IdxTest, ReadsMnistsFormatPlainAndGzipped) {
  const TempDir folder;
  const auto expected = at::tensor({255, 1, 2, 3}, at::kByte).view({2, 1, 2});
  EXPECT_TRUE(at::equal(load_idx(write(folder / "a", kImages)), expected));
  EXPECT_TRUE(
      at::equal(load_idx(write_gzip(folder / "a.gz", kImages)), expected));
}

TEST(IdxTest, ReadsBigEndianNumbersOfEveryType) {
  const TempDir folder;
  const auto load = [&](int code, const std::string& data, int count) {
    return load_idx(
        write(folder / "x", bytes({0, 0, code, 1, 0, 0, 0, count}) + data));
  };
  EXPECT_TRUE(at::equal(
      load(0x09, bytes({255, 1}), 2), at::tensor({-1, 1}, at::kChar)));
  EXPECT_TRUE(
      at::equal(load(0x0B, bytes({1, 2}), 1), at::tensor({258}, at::kShort)));
  EXPECT_TRUE(at::equal(
      load(0x0C, bytes({255, 255, 255, 254}), 1), at::tensor({-2}, at::kInt)));
  EXPECT_TRUE(
      at::equal(load(0x0D, bytes({0x3F, 0xC0, 0, 0}), 1), at::tensor({1.5F})));
  EXPECT_TRUE(at::equal(
      load(0x0E, bytes({0xC0, 0x04, 0, 0, 0, 0, 0, 0}), 1),
      at::tensor({-2.5})));
}

TEST(IdxTest, SaysWhatIsWrongWithAFile) {
  const TempDir folder;
  const auto text = [&](const std::string& data) {
    return error_of([&] { load_idx(write(folder / "x", data)); });
  };
  EXPECT_NE(text("P5 image").find("is not in IDX format"), std::string::npos);
  EXPECT_NE(text("").find("is not in IDX format"), std::string::npos);
  EXPECT_NE(
      text(bytes({0, 0, 7, 1, 0, 0, 0, 0})).find("is not in IDX format"),
      std::string::npos);
  EXPECT_NE(
      text(bytes({0, 0, 8, 3, 0, 0}))
          .find("expected the sizes of 3 dimensions, got a file of 6 bytes"),
      std::string::npos);
  EXPECT_NE(
      text(kImages.substr(0, 18))
          .find("expected 4 bytes after the header for the shape [2, 1, 2], "
                "got 2"),
      std::string::npos);
  EXPECT_NE(text(kImages + "x").find("got 5"), std::string::npos);
  EXPECT_NE(
      text(bytes({0, 0, 8, 3}) + std::string(12, '\xFF'))
          .find("expected an impossible number of bytes"),
      std::string::npos);
}

TEST(IdxTest, SurvivesEveryTruncationOfAGzip) {
  const TempDir folder;
  const auto whole_path = write_gzip(folder / "whole.gz", kImages);
  std::ifstream file(whole_path, std::ios::binary);
  const std::string whole(std::istreambuf_iterator<char>(file), {});
  for (size_t size = 0; size < whole.size(); ++size) {
    EXPECT_THROW(
        load_idx(write(folder / "cut.gz", whole.substr(0, size))),
        fulgurite::UserError)
        << size;
  }
  std::string damaged = whole;
  damaged[whole.size() - 6] = static_cast<char>(damaged[whole.size() - 6] ^ 1);
  EXPECT_NE(
      error_of([&] {
        load_idx(write(folder / "bad.gz", damaged));
      }).find("compressed data is damaged"),
      std::string::npos);
  // Two members one after another are one file.
  EXPECT_NO_THROW(load_idx(write(folder / "two.gz", [&] {
    const auto second = write_gzip(folder / "second.gz", kImages.substr(10));
    const auto first = write_gzip(folder / "first.gz", kImages.substr(0, 10));
    std::ifstream a(first, std::ios::binary);
    std::ifstream b(second, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(a), {}) +
           std::string(std::istreambuf_iterator<char>(b), {});
  }())));
}

} // namespace
