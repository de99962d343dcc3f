#include "fulgurite/data/datasets/zip_archive_impl.h"

#include "fulgurite/base/error.h"

#include <zlib.h>

#include <algorithm>

namespace fulgurite::detail {

namespace {

constexpr uint32_t kEndSignature = 0x06054b50;
constexpr uint32_t kEnd64Signature = 0x06064b50;
constexpr uint32_t kEnd64LocatorSignature = 0x07064b50;
constexpr uint32_t kDirectorySignature = 0x02014b50;
constexpr uint32_t kLocalSignature = 0x04034b50;
constexpr size_t kEndBytes = 22;
constexpr size_t kEnd64Bytes = 56;
constexpr size_t kLocatorBytes = 20;
constexpr size_t kDirectoryBytes = 46;
constexpr size_t kLocalBytes = 30;

/// Little-endian numbers from bytes that were checked to be there.
class Bytes {
 public:
  explicit Bytes(std::string text) : text_(std::move(text)) {}
  size_t size() const {
    return text_.size();
  }
  uint64_t number(size_t at, size_t count) const {
    TORCH_INTERNAL_ASSERT(at + count <= text_.size());
    uint64_t value = 0;
    for (size_t i = 0; i < count; ++i) {
      value |= static_cast<uint64_t>(static_cast<unsigned char>(text_[at + i]))
               << (8 * i);
    }
    return value;
  }
  uint16_t u16(size_t at) const {
    return static_cast<uint16_t>(number(at, 2));
  }
  uint32_t u32(size_t at) const {
    return static_cast<uint32_t>(number(at, 4));
  }
  uint64_t u64(size_t at) const {
    return number(at, 8);
  }
  std::string text(size_t at, size_t count) const {
    TORCH_INTERNAL_ASSERT(at + count <= text_.size());
    return text_.substr(at, count);
  }

 private:
  std::string text_;
};

Bytes read_at(const ReadingOf& reading, uint64_t offset, uint64_t size) {
  return Bytes(read_all(*open_file(reading, offset, size)));
}

struct Directory {
  uint64_t offset = 0;
  uint64_t size = 0;
  uint64_t count = 0;
};

Directory
read_end64(const ReadingOf& reading, uint64_t end_offset, Directory directory) {
  if (end_offset < kLocatorBytes) {
    return directory;
  }
  const auto locator =
      read_at(reading, end_offset - kLocatorBytes, kLocatorBytes);
  if (locator.u32(0) != kEnd64LocatorSignature) {
    return directory;
  }
  const uint64_t offset = locator.u64(8);
  if (offset > end_offset || end_offset - offset < kEnd64Bytes) {
    fail_in(reading, "the zip archive's directory is damaged");
  }
  const auto end = read_at(reading, offset, kEnd64Bytes);
  if (end.u32(0) != kEnd64Signature) {
    fail_in(reading, "the zip archive's directory is damaged");
  }
  return {.offset = end.u64(48), .size = end.u64(40), .count = end.u64(32)};
}

Directory find_directory(const ReadingOf& reading) {
  const uint64_t size = *open_file(reading)->remaining();
  // The end record stands last, but for a comment of up to 64 KiB.
  const uint64_t tail_size = std::min<uint64_t>(size, kEndBytes + 0xffff);
  const auto tail = read_at(reading, size - tail_size, tail_size);
  for (size_t back = kEndBytes; back <= tail.size(); ++back) {
    const size_t at = tail.size() - back;
    if (tail.u32(at) == kEndSignature &&
        tail.u16(at + 20) + kEndBytes == back) {
      const Directory directory{
          .offset = tail.u32(at + 16),
          .size = tail.u32(at + 12),
          .count = tail.u16(at + 10)};
      return read_end64(reading, size - back, directory);
    }
  }
  fail_in(
      reading,
      "is no zip archive, or its end is missing: the directory was not found");
}

/// Sizes and offset that do not fit 32 bits stand in the extra field, in this
/// order and only where they are needed.
void read_extra(
    const ReadingOf& reading,
    const Bytes& bytes,
    size_t at,
    size_t end,
    ZipItem& item) {
  while (at + 4 <= end) {
    const size_t tag = bytes.u16(at);
    const size_t length = bytes.u16(at + 2);
    at += 4;
    if (length > end - at) {
      fail_in(reading, "the zip archive's directory is damaged");
    }
    size_t inner = at;
    if (tag == 1) {
      for (uint64_t* field :
           {&item.size, &item.packed_size, &item.header_offset}) {
        if (*field == 0xffffffff && inner + 8 <= at + length) {
          *field = bytes.u64(inner);
          inner += 8;
        }
      }
    }
    at += length;
  }
}

/// Checks the bytes against the directory's checksum once all are read.
class CheckedSource final : public ByteSource {
 public:
  CheckedSource(
      const ReadingOf& reading,
      const ZipItem& item,
      std::unique_ptr<ByteSource> source)
      : reading_(reading),
        item_(item),
        source_(std::move(source)),
        remaining_(item.size) {}

  size_t read(void* to, size_t size) override {
    const size_t got = source_->read(to, size);
    auto* bytes = static_cast<const Bytef*>(to);
    for (size_t done = 0; done < got;) {
      const size_t part = std::min<size_t>(got - done, size_t{1} << 30);
      crc_ = ::crc32(crc_, bytes + done, static_cast<uInt>(part));
      done += part;
    }
    remaining_ -= std::min<uint64_t>(got, remaining_);
    if (got < size && (remaining_ != 0 || crc_ != item_.crc32)) {
      fail_in(
          reading_,
          join(
              "entry '",
              item_.name,
              "' is damaged: ",
              remaining_ != 0 ? "it is shorter than announced"
                              : "its checksum is wrong"));
    }
    return got;
  }
  std::optional<uint64_t> remaining() const override {
    return remaining_;
  }

 private:
  ReadingOf reading_;
  ZipItem item_;
  std::unique_ptr<ByteSource> source_;
  uint64_t remaining_;
  uLong crc_ = ::crc32(0, nullptr, 0);
};

} // namespace

std::vector<ZipItem> read_zip_directory(const ReadingOf& reading) {
  const Directory directory = find_directory(reading);
  const auto bytes = read_at(reading, directory.offset, directory.size);
  std::vector<ZipItem> items;
  size_t at = 0;
  for (uint64_t i = 0; i < directory.count; ++i) {
    if (bytes.size() - at < kDirectoryBytes ||
        bytes.u32(at) != kDirectorySignature) {
      fail_in(reading, "the zip archive's directory is damaged");
    }
    const size_t name = bytes.u16(at + 28);
    const size_t extra = bytes.u16(at + 30);
    const size_t comment = bytes.u16(at + 32);
    if (bytes.size() - at - kDirectoryBytes < name + extra + comment) {
      fail_in(reading, "the zip archive's directory is damaged");
    }
    ZipItem item;
    item.method = bytes.u16(at + 10);
    item.crc32 = bytes.u32(at + 16);
    item.packed_size = bytes.u32(at + 20);
    item.size = bytes.u32(at + 24);
    item.header_offset = bytes.u32(at + 42);
    item.name = bytes.text(at + kDirectoryBytes, name);
    const size_t extra_at = at + kDirectoryBytes + name;
    read_extra(reading, bytes, extra_at, extra_at + extra, item);
    if ((bytes.u16(at + 8) & 1) != 0) {
      fail_in(reading, join("entry '", item.name, "' is encrypted"));
    }
    items.push_back(std::move(item));
    at += kDirectoryBytes + name + extra + comment;
  }
  return items;
}

std::unique_ptr<ByteSource> open_zip_entry(
    const ReadingOf& reading,
    const ZipItem& item) {
  const auto header = read_at(reading, item.header_offset, kLocalBytes);
  if (header.u32(0) != kLocalSignature) {
    fail_in(reading, join("the header of entry '", item.name, "' is damaged"));
  }
  const uint64_t data =
      item.header_offset + kLocalBytes + header.u16(26) + header.u16(28);
  auto packed = open_file(reading, data, item.packed_size);
  if (item.method == 0) {
    if (item.packed_size != item.size) {
      fail_in(reading, join("the sizes of entry '", item.name, "' disagree"));
    }
  } else if (item.method == 8) {
    // Deflate packs at most 1032 to one; a directory may claim anything.
    if (item.size / 1032 > item.packed_size) {
      fail_in(reading, join("the sizes of entry '", item.name, "' disagree"));
    }
    packed = decompress(
        reading, std::move(packed), Compression::kDeflate, item.size);
  } else {
    fail_in(
        reading,
        join(
            "expected entry '",
            item.name,
            "' to be stored or deflated, got compression method ",
            item.method));
  }
  return std::make_unique<CheckedSource>(reading, item, std::move(packed));
}

} // namespace fulgurite::detail
