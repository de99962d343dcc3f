#include "fulgurite/data/datasets/npy.h"

#include "fulgurite/base/random.h"
#include "tests/data/error_of.h"
#include "tests/support/temp_dir.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/full.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

// The files come from tests/parity/data/make_reference.py.
namespace {

using at::Tensor;
using fulgurite::load_npy;
using fulgurite::load_npz;
using fulgurite::test::error_of;
using fulgurite::test::TempDir;

std::filesystem::path reference(const std::string& name) {
  return std::filesystem::path(FULGURITE_SOURCE_DIR) / "tests/parity/data" /
         name;
}

const std::vector<std::pair<std::string, at::ScalarType>> kTypes{
    {"b1", at::kBool},
    {"i1", at::kChar},
    {"i2", at::kShort},
    {"i4", at::kInt},
    {"i8", at::kLong},
    {"u1", at::kByte},
    {"u2", at::kUInt16},
    {"u4", at::kUInt32},
    {"u8", at::kUInt64},
    {"f2", at::kHalf},
    {"f4", at::kFloat},
    {"f8", at::kDouble},
    {"c8", at::kComplexFloat},
    {"c16", at::kComplexDouble}};

Tensor expected(const std::string& code, at::ScalarType type) {
  const auto count = at::arange(24).view({2, 3, 4});
  if (code == "b1") {
    return count.remainder(3).eq(0);
  }
  if (code[0] == 'u') {
    return count.to(type);
  }
  if (code[0] == 'f') {
    return ((count - 5).to(at::kDouble) / 4).to(type);
  }
  if (code[0] == 'c') {
    return ((count - 5).to(at::kComplexDouble) + c10::complex<double>(0, 0.5))
        .to(type);
  }
  return (count - 5).to(type);
}

std::string read(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::filesystem::path write(
    const std::filesystem::path& path,
    const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
  return path;
}

std::string npy(const std::string& header, const std::string& data = "") {
  return std::string("\x93NUMPY\x01\x00", 8) +
         static_cast<char>(header.size()) + '\0' + header + data;
}

TEST(NpyTest, ReadsEveryTypeByteOrderAndLayoutOfNumPy) {
  for (const auto* file : {"stored.npz", "deflated.npz"}) {
    const auto arrays = load_npz(reference(file));
    EXPECT_EQ(arrays.size(), 3 * kTypes.size());
    for (const auto& [code, type] : kTypes) {
      for (const auto* kind : {"little_", "big_", "fortran_"}) {
        const auto& array = arrays.at(kind + code);
        EXPECT_EQ(array.scalar_type(), type);
        EXPECT_TRUE(array.is_contiguous());
        EXPECT_TRUE(at::equal(array, expected(code, type))) << kind << code;
      }
    }
  }
}

TEST(NpyTest, ReadsEveryVersion) {
  for (const auto* file : {"version_1.npy", "version_2.npy", "version_3.npy"}) {
    EXPECT_TRUE(
        at::equal(load_npy(reference(file)), expected("f4", at::kFloat)));
  }
}

TEST(NpyTest, ReadsUnusualShapes) {
  EXPECT_TRUE(at::equal(
      load_npy(reference("scalar.npy")), at::full({}, 2.5, at::kDouble)));
  const auto empty = load_npy(reference("empty.npy"));
  EXPECT_EQ(empty.sizes(), (std::vector<int64_t>{3, 0, 2}));
  EXPECT_EQ(empty.scalar_type(), at::kInt);
  EXPECT_TRUE(at::equal(
      load_npy(reference("fortran_big.npy")), expected("f8", at::kDouble)));
}

TEST(NpyTest, BoolsAreZeroOrOneWhateverTheBytes) {
  const TempDir folder;
  const auto array = load_npy(write(
      folder / "a.npy",
      npy("{'descr': '|b1', 'fortran_order': False, 'shape': (2,)}",
          "\x07\x01")));
  EXPECT_EQ(static_cast<const uint8_t*>(array.const_data_ptr())[0], 1);
}

TEST(NpyTest, SaysWhatItCannotHold) {
  const auto text = [](const std::string& name) {
    return error_of([&] { load_npy(reference(name)); });
  };
  EXPECT_NE(
      text("refused_structured.npy").find("has a structured data type"),
      std::string::npos);
  EXPECT_NE(
      text("refused_text.npy").find("got data type '<U2'; try astype()"),
      std::string::npos);
  EXPECT_NE(
      text("refused_object.npy").find("'|O', which is Python objects"),
      std::string::npos);
}

TEST(NpyTest, NamesTheFileAndTheMistake) {
  const TempDir folder;
  const auto text = [&](const std::string& bytes) {
    return error_of([&] { load_npy(write(folder / "x.npy", bytes)); });
  };
  const std::string start =
      "[load_npy] '" + (folder / "x.npy").string() + "': ";
  EXPECT_EQ(
      text("hello, this is text"),
      start + "the array is not in NumPy's format: its first bytes are wrong");
  EXPECT_EQ(
      text(""),
      start + "the array is not in NumPy's format: its first "
              "bytes are wrong");
  EXPECT_NE(
      text(std::string("\x93NUMPY\x04\x00", 8)).find("got version 4"),
      std::string::npos);
  EXPECT_NE(
      text(npy("{'descr': '<f4', 'fortran_order': False}"))
          .find("one of descr, fortran_order and shape is missing"),
      std::string::npos);
  EXPECT_NE(
      text(npy("{'descr': '<f4', 'fortran_order': 0, 'shape': (1,)}"))
          .find("fortran_order is neither True nor False"),
      std::string::npos);
  EXPECT_NE(
      text(npy("{'descr': '<f4', 'fortran_order': True, 'shape': (-1,)}"))
          .find("expected a number in the shape"),
      std::string::npos);
  EXPECT_NE(text(npy("[1]")).find("expected '{'"), std::string::npos);
  EXPECT_NE(
      text(npy("{'descr': '<f4")).find("a quote is not closed"),
      std::string::npos);
  EXPECT_NE(
      text(npy("{'other': 3}")).find("unknown key 'other'"), std::string::npos);
  const std::string three =
      "{'descr': '<f4', 'fortran_order': False, 'shape': (3,)}";
  EXPECT_EQ(
      text(npy(three, "12345678")),
      start + "expected 12 bytes of the array, got 8");
  EXPECT_NE(
      text(npy(three, "1234567890123"))
          .find("something after the end of the array"),
      std::string::npos);
  EXPECT_NE(
      text(npy("{'descr': '<f8', 'fortran_order': False, 'shape': "
               "(9223372036854775807, 4)}"))
          .find("the shape of the array is too large"),
      std::string::npos);
  EXPECT_NE(
      text(npy("{'descr': '<f8', 'fortran_order': False, 'shape': "
               "(99999999999999999999,)}"))
          .find("a dimension is too large"),
      std::string::npos);
  EXPECT_NE(
      text(npy("{'descr': '<f8', 'fortran_order': False, 'shape': "
               "(1000000000000,)}"))
          .find("expected 8000000000000 bytes of the array, got 0"),
      std::string::npos);
  EXPECT_NE(
      error_of([&] {
        load_npy(folder / "none.npy");
      }).find("cannot be opened: No such file"),
      std::string::npos);
  EXPECT_NE(
      error_of([&] {
        load_npy(folder.path());
      }).find("expected a file, got a folder"),
      std::string::npos);
}

TEST(NpyTest, SurvivesEveryTruncation) {
  const TempDir folder;
  const std::string whole = read(reference("version_1.npy"));
  for (size_t size = 0; size < whole.size(); ++size) {
    const auto path = write(folder / "cut.npy", whole.substr(0, size));
    EXPECT_THROW(load_npy(path), fulgurite::UserError) << size;
  }
}

TEST(NpzTest, NamesADamagedEntry) {
  const TempDir folder;
  std::string bytes = read(reference("stored.npz"));
  // One bit of the first array's data.
  const size_t data = bytes.find("\x93NUMPY") + 128;
  bytes[data] = static_cast<char>(bytes[data] ^ 1);
  EXPECT_NE(
      error_of([&] {
        load_npz(write(folder / "x.npz", bytes));
      }).find("entry 'little_b1.npy' is damaged: its checksum is wrong"),
      std::string::npos);
  EXPECT_NE(
      error_of([&] {
        load_npz(write(folder / "x.npz", "no archive"));
      }).find("is no zip archive, or its end is missing"),
      std::string::npos);
}

TEST(NpzTest, SurvivesTruncationAndRandomDamage) {
  const TempDir folder;
  fulgurite::Rng rng(3);
  for (const auto* file : {"stored.npz", "deflated.npz"}) {
    const std::string whole = read(reference(file));
    for (int round = 0; round < 150; ++round) {
      std::string bytes = whole;
      if (round % 3 == 0) {
        bytes.resize(rng.below(whole.size()));
      } else {
        for (uint64_t i = 0; i < 1 + rng.below(4); ++i) {
          // Half of them in the directory, where the numbers stand.
          const size_t tail = bytes.size() - rng.below(3000);
          const size_t at = round % 2 == 0 ? rng.below(bytes.size()) : tail - 1;
          bytes[at] = static_cast<char>(rng());
        }
      }
      const auto path = write(folder / "x.npz", bytes);
      try {
        load_npz(path);
      } catch (const fulgurite::UserError&) {
      }
    }
  }
}

} // namespace
