#include "fulgurite/hardware/checkpoint_io/zip_reader.h"
#include "fulgurite/hardware/checkpoint_io/zip_writer.h"
#include "tests/hardware/checkpoint_io/checkpoint_files.h"
#include "tests/support/temp_dir.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <algorithm>
#include <cstring>

namespace fulgurite {
namespace {

using test::bytes_of;
using test::Entries;
using test::message_of;
using test::TempDir;
using test::write_bytes;
using test::write_zip;

std::string message_of_reading(const std::filesystem::path& path) {
  return message_of([&] {
    const ZipReader zip(path);
    for (const auto& entry : zip.entries()) {
      zip.read(entry);
    }
  });
}

// A zip by another hand: any directory, method and flags. Offsets are right
// unless the test makes them wrong.
class RawZip {
 public:
  struct Options {
    uint16_t method = 0;
    uint16_t flags = 0;
    std::string comment = {};
    std::string local_name = {};
  };

  RawZip& add(
      const std::string& name,
      const std::string& data,
      const Options& options) {
    const auto crc = static_cast<uint32_t>(crc32_z(
        0, reinterpret_cast<const unsigned char*>(data.data()), data.size()));
    const auto offset = static_cast<uint32_t>(bytes_.size());
    const auto& local = options.local_name.empty() ? name : options.local_name;
    bytes_ += "PK\x03\x04";
    put16(bytes_, {20, options.flags, options.method, 0, 0});
    put32(bytes_, {crc, size32(data), size32(data)});
    put16(bytes_, {size16(local), 0});
    bytes_ += local + data;
    directory_ += "PK\x01\x02";
    put16(directory_, {20, 20, options.flags, options.method, 0, 0});
    put32(directory_, {crc, size32(data), size32(data)});
    put16(directory_, {size16(name), 0, size16(options.comment), 0, 0});
    put32(directory_, {0, offset});
    directory_ += name + options.comment;
    ++count_;
    return *this;
  }
  RawZip& add(const std::string& name, const std::string& data) {
    return add(name, data, {});
  }

  std::string bytes(const std::string& comment = "") const {
    std::string all = bytes_ + directory_ + "PK\x05\x06";
    put16(all, {0, 0, count_, count_});
    put32(all, {size32(directory_), size32(bytes_)});
    put16(all, {size16(comment)});
    return all + comment;
  }

 private:
  static uint16_t size16(const std::string& text) {
    return static_cast<uint16_t>(text.size());
  }
  static uint32_t size32(const std::string& text) {
    return static_cast<uint32_t>(text.size());
  }
  static void put16(std::string& out, std::initializer_list<uint16_t> numbers) {
    for (const uint16_t number : numbers) {
      out.append(reinterpret_cast<const char*>(&number), sizeof number);
    }
  }
  static void put32(std::string& out, std::initializer_list<uint32_t> numbers) {
    for (const uint32_t number : numbers) {
      out.append(reinterpret_cast<const char*>(&number), sizeof number);
    }
  }

  std::string bytes_;
  std::string directory_;
  uint16_t count_ = 0;
};

TEST(ZipTest, ReadsBackWhatItWrote) {
  const TempDir folder;
  const Entries entries = {
      {"root/data.pkl", "some bytes"},
      {"root/empty", ""},
      {"root/ünïcode ✓", std::string(100000, 'u')},
      {"root/large", std::string(3 << 20, 'l')}};
  write_zip(folder / "a.zip", entries);
  const ZipReader zip(folder / "a.zip");
  ASSERT_EQ(zip.entries().size(), entries.size());
  for (const auto& [name, data] : entries) {
    const auto* entry = zip.find(name);
    ASSERT_NE(entry, nullptr) << name;
    EXPECT_EQ(zip.read(*entry), data);
  }
  EXPECT_EQ(zip.find("root/missing"), nullptr);
}

TEST(ZipTest, DataBeginsAtMultiplesOf64BytesAndLiesThereAsItIs) {
  const TempDir folder;
  Entries entries;
  for (size_t size = 0; size < 200; ++size) {
    entries.push_back(
        {"r/" + std::string(size % 70 + 1, 'n') + std::to_string(size),
         std::string(size, 'd')});
  }
  write_zip(folder / "a.zip", entries);
  const std::string bytes = bytes_of(folder / "a.zip");
  const ZipReader zip(folder / "a.zip");
  for (const auto& [name, data] : entries) {
    const auto* entry = zip.find(name);
    ASSERT_NE(entry, nullptr);
    EXPECT_EQ(entry->data_offset % ZipWriter::kAlignment, 0u) << name;
    EXPECT_EQ(bytes.substr(entry->data_offset, entry->size), data);
  }
}

TEST(ZipTest, HoldsMoreEntriesThanTheOldFormatCounts) {
  const TempDir folder;
  constexpr size_t kCount = 70000;
  Entries entries;
  for (size_t i = 0; i < kCount; ++i) {
    entries.push_back({"r/" + std::to_string(i), std::to_string(i)});
  }
  write_zip(folder / "a.zip", entries);
  const ZipReader zip(folder / "a.zip");
  ASSERT_EQ(zip.entries().size(), kCount);
  EXPECT_EQ(zip.read(*zip.find("r/69999")), "69999");
  EXPECT_EQ(zip.read(*zip.find("r/0")), "0");
}

TEST(ZipTest, ReadsZipsByOtherHandsWithAComment) {
  const TempDir folder;
  write_bytes(
      folder / "a.zip",
      RawZip()
          .add("r/b", "two", {.comment = "on the entry"})
          .add("r/a", "one")
          .bytes("a comment at the end"));
  const ZipReader zip(folder / "a.zip");
  EXPECT_EQ(zip.read(*zip.find("r/a")), "one");
  EXPECT_EQ(zip.read(*zip.find("r/b")), "two");
}

TEST(ZipTest, RefusesTwoEntriesOfOneName) {
  const TempDir folder;
  write_bytes(
      folder / "a.zip", RawZip().add("r/a", "1").add("r/a", "2").bytes());
  EXPECT_NE(
      message_of_reading(folder / "a.zip")
          .find("expected one entry 'r/a', got two"),
      std::string::npos);
}

TEST(ZipTest, RefusesCompressedEntriesOnlyWhereTheyAreRead) {
  const TempDir folder;
  write_bytes(
      folder / "a.zip",
      RawZip().add("r/a", "fine").add("r/b", "??", {.method = 8}).bytes());
  const ZipReader zip(folder / "a.zip");
  EXPECT_EQ(zip.read(*zip.find("r/a")), "fine");
  const std::string message = message_of([&] { zip.read(*zip.find("r/b")); });
  EXPECT_NE(message.find("'r/b' compressed"), std::string::npos) << message;
  EXPECT_NE(message.find("try to save"), std::string::npos) << message;
}

TEST(ZipTest, RefusesEncryptedEntries) {
  const TempDir folder;
  write_bytes(folder / "a.zip", RawZip().add("r/a", "1", {.flags = 1}).bytes());
  EXPECT_NE(
      message_of_reading(folder / "a.zip").find("encrypted"),
      std::string::npos);
}

TEST(ZipTest, RefusesHeadersThatDisagreeOnTheName) {
  const TempDir folder;
  write_bytes(
      folder / "a.zip",
      RawZip().add("r/a", "1", {.local_name = "r/b"}).bytes());
  EXPECT_NE(
      message_of_reading(folder / "a.zip")
          .find("expected the header of entry 'r/a' at byte 0"),
      std::string::npos);
}

TEST(ZipTest, RefusesEntriesThatOverlap) {
  const TempDir folder;
  // The second entry lies, as a whole zip, within the data of the first.
  const std::string inner = RawZip().add("r/b", "inside").bytes();
  std::string bytes = RawZip().add("r/a", inner).add("r/b", "inside").bytes();
  const size_t offset_field = bytes.rfind("r/b") - 4;
  const auto inside = static_cast<uint32_t>(bytes.find(inner));
  std::memcpy(bytes.data() + offset_field, &inside, sizeof inside);
  write_bytes(folder / "a.zip", bytes);
  EXPECT_NE(
      message_of_reading(folder / "a.zip").find("overlapping"),
      std::string::npos);
}

TEST(ZipTest, NoticesChangedDataByItsChecksum) {
  const TempDir folder;
  write_zip(folder / "a.zip", {{"r/a", "some bytes"}});
  std::string bytes = bytes_of(folder / "a.zip");
  bytes[bytes.find("some bytes")] ^= 1;
  write_bytes(folder / "a.zip", bytes);
  const std::string message = message_of_reading(folder / "a.zip");
  EXPECT_NE(message.find("checksum"), std::string::npos) << message;
  EXPECT_NE(message.find("'r/a' at byte 64"), std::string::npos) << message;
}

TEST(ZipTest, EqualEntriesGiveEqualBytes) {
  const TempDir folder;
  write_zip(folder / "a.zip", {{"r/a", "1"}, {"r/b", "2"}});
  write_zip(folder / "b.zip", {{"r/a", "1"}, {"r/b", "2"}});
  EXPECT_EQ(bytes_of(folder / "a.zip"), bytes_of(folder / "b.zip"));
}

} // namespace
} // namespace fulgurite
