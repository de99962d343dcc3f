#include "fulgurite/hardware/checkpoint_io/zip_reader.h"

#include "fulgurite/base/error.h"
#include "fulgurite/hardware/checkpoint_io/zip_format_impl.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace fulgurite {

using namespace detail::zip;

namespace {

constexpr size_t kMaxComment = 0xffff;
constexpr size_t kChunk = 1 << 20;
// Ten million entries; a larger claim is not worth its memory.
constexpr uint64_t kMaxDirectory = 1 << 30;
constexpr const char* kDamaged =
    "; the file is damaged: copy it again or go back to an earlier checkpoint";

// What the file is instead, told by how it begins.
std::string describe(std::string_view head, uint64_t size) {
  const auto begins = [&](std::string_view magic) {
    return head.substr(0, magic.size()) == magic;
  };
  if (begins("PK\x03\x04")) {
    return detail::join(
        "a zip file of ", size, " bytes that ends too early", kDamaged);
  }
  if (begins("\x1f\x8b")) {
    return "a gzip file; try to unpack it first";
  }
  if (begins("\x80\x02") || begins("\x80\x03") || begins("\x80\x04")) {
    return "a bare pickle, as PyTorch wrote before 1.6; try to save it again "
           "with torch.save of a newer PyTorch";
  }
  if (begins("\x89HDF")) {
    return "an HDF5 file";
  }
  if (head.size() > 9 && head[8] == '{' && get<uint64_t>(head.data()) < size) {
    return "a safetensors file";
  }
  std::string text = detail::join("a file of ", size, " bytes of another kind");
  return text + "; try another path";
}

struct CentralHeader {
  uint16_t flags, method, name_size, extra_size, comment_size;
  uint32_t crc32;
  uint64_t compressed_size, size, header_offset;

  explicit CentralHeader(const char* at)
      : flags(get<uint16_t>(at + 8)),
        method(get<uint16_t>(at + 10)),
        name_size(get<uint16_t>(at + 28)),
        extra_size(get<uint16_t>(at + 30)),
        comment_size(get<uint16_t>(at + 32)),
        crc32(get<uint32_t>(at + 16)),
        compressed_size(get<uint32_t>(at + 20)),
        size(get<uint32_t>(at + 24)),
        header_offset(get<uint32_t>(at + 42)) {}

  size_t total_size() const {
    return kCentralHeaderSize + name_size + extra_size + comment_size;
  }
};

// Replaces the numbers that say "look into the zip64 field". False when the
// field is missing or too short.
bool apply_zip64(CentralHeader& header, std::string_view extra) {
  uint64_t* const numbers[] = {
      &header.size, &header.compressed_size, &header.header_offset};
  if (std::none_of(std::begin(numbers), std::end(numbers), [](auto* number) {
        return *number == kMax32;
      })) {
    return true;
  }
  while (extra.size() >= 4) {
    const uint16_t id = get<uint16_t>(extra.data());
    const size_t size = get<uint16_t>(extra.data() + 2);
    if (size > extra.size() - 4) {
      return false;
    }
    std::string_view field = extra.substr(4, size);
    extra.remove_prefix(4 + size);
    if (id != kExtraZip64) {
      continue;
    }
    for (auto* number : numbers) {
      if (*number != kMax32) {
        continue;
      }
      if (field.size() < 8) {
        return false;
      }
      *number = get<uint64_t>(field.data());
      field.remove_prefix(8);
    }
    return true;
  }
  return false;
}

// Takes the first entry, which stands at byte `offset`, off the directory.
ZipEntry read_entry(std::string_view& directory, uint64_t offset) {
  if (directory.size() < kCentralHeaderSize ||
      get<uint32_t>(directory.data()) != kCentralHeader ||
      CentralHeader(directory.data()).total_size() > directory.size()) {
    fail(
        "expected a directory entry at byte ",
        offset,
        ", got other bytes",
        kDamaged);
  }
  CentralHeader header(directory.data());
  const auto name = directory.substr(kCentralHeaderSize, header.name_size);
  const auto extra = directory.substr(
      kCentralHeaderSize + header.name_size, header.extra_size);
  directory.remove_prefix(header.total_size());
  if (!apply_zip64(header, extra)) {
    fail("expected a zip64 field at byte ", offset, ", got none", kDamaged);
  }
  const bool is_compressed = header.method != kStored;
  if ((header.flags & kFlagEncrypted) != 0 ||
      (!is_compressed && header.compressed_size != header.size)) {
    fail(
        "expected plain entries, got an encrypted or damaged one at byte ",
        offset);
  }
  return {
      std::string(name),
      header.header_offset,
      0,
      header.compressed_size,
      header.crc32,
      is_compressed};
}

} // namespace

ZipReader::ZipReader(const std::filesystem::path& path) {
  open(path);
  try {
    read_directory(find_directory());
  } catch (...) {
    ::close(fd_);
    throw;
  }
}

ZipReader::~ZipReader() {
  ::close(fd_);
}

void ZipReader::open(const std::filesystem::path& path) {
  // Without O_NONBLOCK the open of a named pipe would wait for ever.
  fd_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd_ < 0) {
    fail(
        "expected a PyTorch checkpoint (zip), got '",
        std::strerror(errno),
        "'; try another path");
  }
  struct stat status {};
  const bool is_known = ::fstat(fd_, &status) == 0;
  if (!is_known || !S_ISREG(status.st_mode)) {
    ::close(fd_);
    fail(
        "expected a PyTorch checkpoint (zip), got ",
        is_known && S_ISDIR(status.st_mode) ? "a folder"
                                            : "something not a plain file",
        "; try the path of a file");
  }
  file_size_ = static_cast<uint64_t>(status.st_size);
}

ZipReader::Directory ZipReader::find_directory() const {
  if (file_size_ == 0) {
    fail("expected a PyTorch checkpoint (zip), got an empty file");
  }
  const size_t tail_size = static_cast<size_t>(
      std::min<uint64_t>(file_size_, kEndSize + kMaxComment));
  const std::string tail = read_at(file_size_ - tail_size, tail_size);
  for (size_t comment = 0; comment + kEndSize <= tail_size; ++comment) {
    const size_t at = tail_size - kEndSize - comment;
    const char* end = tail.data() + at;
    if (get<uint32_t>(end) == kEnd && get<uint16_t>(end + 20) == comment) {
      return read_end(file_size_ - tail_size + at, end);
    }
  }
  const size_t head_size =
      static_cast<size_t>(std::min<uint64_t>(file_size_, 16));
  fail(
      "expected a PyTorch checkpoint (zip), got ",
      describe(read_at(0, head_size), file_size_));
}

ZipReader::Directory ZipReader::read_end(uint64_t offset, const char* end)
    const {
  const uint16_t count = get<uint16_t>(end + 10);
  Directory directory{get<uint32_t>(end + 16), get<uint32_t>(end + 12), count};
  uint64_t directory_end = offset;
  // The locator stands right before the end wherever there is a zip64 end.
  const bool has_zip64 =
      offset >= kZip64LocatorSize + kZip64EndSize &&
      get<uint32_t>(read_at(offset - kZip64LocatorSize, 4).data()) ==
          kZip64Locator;
  if (has_zip64) {
    const Directory large = read_zip64_end(offset);
    const auto agrees = [](uint64_t small, uint64_t limit, uint64_t wide) {
      return small == limit || small == wide;
    };
    if (!agrees(directory.offset, kMax32, large.offset) ||
        !agrees(directory.size, kMax32, large.size) ||
        !agrees(directory.count, kMax16, large.count)) {
      fail(
          "expected one directory, got two that differ at byte ",
          offset,
          kDamaged);
    }
    directory = large;
    directory_end -= kZip64LocatorSize + kZip64EndSize;
  }
  if (get<uint16_t>(end + 4) != 0 || get<uint16_t>(end + 6) != 0 ||
      get<uint16_t>(end + 8) != count || directory.offset > directory_end ||
      directory.size != directory_end - directory.offset) {
    fail(
        "expected the zip directory to end at byte ",
        directory_end,
        ", got ",
        directory.size,
        " bytes at ",
        directory.offset,
        kDamaged);
  }
  return directory;
}

ZipReader::Directory ZipReader::read_zip64_end(uint64_t end_offset) const {
  const uint64_t locator_offset = end_offset - kZip64LocatorSize;
  const std::string locator = read_at(locator_offset, kZip64LocatorSize);
  const uint64_t offset = locator_offset - kZip64EndSize;
  const std::string record = read_at(offset, kZip64EndSize);
  const char* at = record.data();
  if (get<uint32_t>(locator.data() + 4) != 0 ||
      get<uint64_t>(locator.data() + 8) != offset ||
      get<uint32_t>(locator.data() + 16) > 1 ||
      get<uint32_t>(at) != kZip64End ||
      get<uint64_t>(at + 4) != kZip64EndSize - 12 ||
      get<uint32_t>(at + 16) != 0 || get<uint32_t>(at + 20) != 0 ||
      get<uint64_t>(at + 24) != get<uint64_t>(at + 32)) {
    fail(
        "expected a zip64 end at byte ", offset, ", got other bytes", kDamaged);
  }
  return {
      get<uint64_t>(at + 48), get<uint64_t>(at + 40), get<uint64_t>(at + 32)};
}

void ZipReader::read_directory(const Directory& directory) {
  if (directory.count > directory.size / kCentralHeaderSize ||
      directory.size > kMaxDirectory) {
    fail(
        "expected a directory of ",
        directory.count,
        " entries, got ",
        directory.size,
        " bytes for them at byte ",
        directory.offset,
        kDamaged);
  }
  const std::string bytes =
      read_at(directory.offset, static_cast<size_t>(directory.size));
  std::string_view left = bytes;
  entries_.reserve(static_cast<size_t>(directory.count));
  for (uint64_t index = 0; index < directory.count; ++index) {
    const uint64_t offset = directory.offset + (bytes.size() - left.size());
    entries_.push_back(read_entry(left, offset));
    check_local_header(entries_.back(), directory.offset);
  }
  if (!left.empty()) {
    fail(
        "expected ",
        directory.count,
        " directory entries, got ",
        left.size(),
        " bytes more",
        kDamaged);
  }
  check_overlaps();
  std::sort(entries_.begin(), entries_.end(), [](auto& a, auto& b) {
    return a.name < b.name;
  });
  const auto twin = std::adjacent_find(
      entries_.begin(), entries_.end(), [](const auto& a, const auto& b) {
        return a.name == b.name;
      });
  if (twin != entries_.end()) {
    fail("expected one entry '", twin->name, "', got two", kDamaged);
  }
}

void ZipReader::check_local_header(ZipEntry& entry, uint64_t directory_offset)
    const {
  const uint64_t at = entry.header_offset;
  const size_t head = kLocalHeaderSize + entry.name.size();
  if (at > directory_offset || head > directory_offset - at) {
    fail(
        "expected entry '",
        entry.name,
        "' before byte ",
        directory_offset,
        ", got it at ",
        at,
        kDamaged);
  }
  const std::string bytes = read_at(at, head);
  const auto* header = bytes.data();
  const uint16_t flags = get<uint16_t>(header + 6);
  const bool is_same =
      get<uint32_t>(header) == kLocalHeader && (flags & kFlagEncrypted) == 0 &&
      (get<uint16_t>(header + 8) != kStored) == entry.is_compressed &&
      get<uint16_t>(header + 26) == entry.name.size() &&
      bytes.substr(kLocalHeaderSize) == entry.name;
  // With a descriptor the checksum stands behind the data.
  const bool is_same_crc = (flags & kFlagDescriptor) != 0 ||
                           get<uint32_t>(header + 14) == entry.crc32;
  if (!is_same || !is_same_crc) {
    fail(
        "expected the header of entry '",
        entry.name,
        "' at byte ",
        at,
        ", got another",
        kDamaged);
  }
  entry.data_offset = at + head + get<uint16_t>(header + 28);
  if (entry.data_offset > directory_offset ||
      entry.size > directory_offset - entry.data_offset) {
    fail(
        "expected ",
        entry.size,
        " bytes of entry '",
        entry.name,
        "' at byte ",
        entry.data_offset,
        ", got fewer before the directory",
        kDamaged);
  }
}

void ZipReader::check_overlaps() const {
  std::vector<const ZipEntry*> order;
  order.reserve(entries_.size());
  for (const auto& entry : entries_) {
    order.push_back(&entry);
  }
  std::sort(order.begin(), order.end(), [](const auto* a, const auto* b) {
    return a->header_offset < b->header_offset;
  });
  for (size_t i = 1; i < order.size(); ++i) {
    if (order[i - 1]->data_offset + order[i - 1]->size >
        order[i]->header_offset) {
      fail(
          "expected entries apart, got '",
          order[i - 1]->name,
          "' and '",
          order[i]->name,
          "' overlapping at byte ",
          order[i]->header_offset,
          kDamaged);
    }
  }
}

const ZipEntry* ZipReader::find(std::string_view name) const {
  const auto at = std::lower_bound(
      entries_.begin(),
      entries_.end(),
      name,
      [](const ZipEntry& entry, std::string_view key) {
        return entry.name < key;
      });
  return at != entries_.end() && at->name == name ? &*at : nullptr;
}

void ZipReader::read(const ZipEntry& entry, void* out) const {
  if (entry.is_compressed) {
    fail(
        "expected stored entries, got '",
        entry.name,
        "' compressed; try to save the file again with torch.save, not with "
        "a zip tool");
  }
  auto* to = static_cast<unsigned char*>(out);
  uint32_t crc = 0;
  for (uint64_t done = 0; done < entry.size;) {
    const size_t chunk =
        static_cast<size_t>(std::min<uint64_t>(entry.size - done, kChunk));
    read_at(entry.data_offset + done, to + done, chunk);
    crc = static_cast<uint32_t>(crc32_z(crc, to + done, chunk));
    done += chunk;
  }
  if (crc != entry.crc32) {
    fail(
        "expected checksum ",
        entry.crc32,
        " of entry '",
        entry.name,
        "' at byte ",
        entry.data_offset,
        ", got ",
        crc,
        kDamaged);
  }
}

std::string ZipReader::read(const ZipEntry& entry) const {
  std::string bytes(static_cast<size_t>(entry.size), '\0');
  read(entry, bytes.data());
  return bytes;
}

void ZipReader::read_at(uint64_t offset, void* out, size_t size) const {
  auto* to = static_cast<char*>(out);
  while (size > 0) {
    const ssize_t got = ::pread(fd_, to, size, static_cast<off_t>(offset));
    if (got < 0 && errno == EINTR) {
      continue;
    }
    if (got <= 0) {
      fail(
          "expected ",
          size,
          " bytes at byte ",
          offset,
          ", got ",
          got == 0 ? "the end of the file" : std::strerror(errno),
          kDamaged);
    }
    to += got;
    offset += static_cast<uint64_t>(got);
    size -= static_cast<size_t>(got);
  }
}

std::string ZipReader::read_at(uint64_t offset, size_t size) const {
  std::string bytes(size, '\0');
  read_at(offset, bytes.data(), size);
  return bytes;
}

} // namespace fulgurite
