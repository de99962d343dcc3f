#include "fulgurite/hardware/checkpoint_io/zip_writer.h"

#include "fulgurite/base/error.h"
#include "fulgurite/hardware/checkpoint_io/zip_format_impl.h"

#include <zlib.h>

#include <algorithm>

namespace fulgurite {

using namespace detail::zip;

namespace {

constexpr size_t kPendingLimit = 64 << 10;
// Small enough to be still in the cache when it is written after its checksum.
constexpr size_t kChunk = 1 << 20;

uint16_t flags(uint64_t size) {
  return size > 0 ? kFlagUtf8 | kFlagDescriptor : kFlagUtf8;
}

uint32_t clamp32(uint64_t value) {
  return static_cast<uint32_t>(std::min<uint64_t>(value, kMax32));
}

// The zip64 extra field holds just the numbers that do not fit in 32 bits.
std::string zip64_extra(uint64_t size, uint64_t header_offset) {
  std::string numbers;
  if (size >= kMax32) {
    put<uint64_t>(numbers, size);
    put<uint64_t>(numbers, size);
  }
  if (header_offset >= kMax32) {
    put<uint64_t>(numbers, header_offset);
  }
  if (numbers.empty()) {
    return {};
  }
  std::string extra;
  put<uint16_t>(extra, kExtraZip64);
  put<uint16_t>(extra, static_cast<uint16_t>(numbers.size()));
  return extra + numbers;
}

} // namespace

void ZipWriter::add(std::string_view name, const void* data, size_t size) {
  TORCH_INTERNAL_ASSERT(
      !name.empty() && name.size() < kMax16, "bad zip entry name: ", name);
  Entry entry{std::string(name), position(), size, 0};
  put_local_header(name, size);
  entry.crc32 = write_data(data, size);
  if (size > 0) {
    put<uint32_t>(pending_, kDataDescriptor);
    put<uint32_t>(pending_, entry.crc32);
    if (size >= kMax32 || entry.header_offset >= kMax32) {
      put<uint64_t>(pending_, size);
      put<uint64_t>(pending_, size);
    } else {
      put<uint32_t>(pending_, static_cast<uint32_t>(size));
      put<uint32_t>(pending_, static_cast<uint32_t>(size));
    }
  }
  entries_.push_back(std::move(entry));
}

void ZipWriter::put_local_header(std::string_view name, uint64_t size) {
  const uint64_t offset = position();
  std::string extra = zip64_extra(size, offset);
  const uint64_t unpadded =
      offset + kLocalHeaderSize + name.size() + extra.size() + 4;
  const size_t padding = (kAlignment - unpadded % kAlignment) % kAlignment;
  put<uint16_t>(extra, kExtraPadding);
  put<uint16_t>(extra, static_cast<uint16_t>(padding));
  extra.append(padding, 'Z');

  const bool is_large = size >= kMax32;
  put<uint32_t>(pending_, kLocalHeader);
  put<uint16_t>(pending_, 0); // version needed
  put<uint16_t>(pending_, flags(size));
  put<uint16_t>(pending_, kStored);
  put<uint32_t>(pending_, 0); // time: equal trees give equal bytes
  put<uint32_t>(pending_, 0); // checksum: in the descriptor, as both sizes
  put<uint32_t>(pending_, is_large ? kMax32 : 0);
  put<uint32_t>(pending_, is_large ? kMax32 : 0);
  put<uint16_t>(pending_, static_cast<uint16_t>(name.size()));
  put<uint16_t>(pending_, static_cast<uint16_t>(extra.size()));
  pending_ += name;
  pending_ += extra;
}

uint32_t ZipWriter::write_data(const void* data, size_t size) {
  const auto* at = static_cast<const unsigned char*>(data);
  uint32_t crc = 0;
  for (size_t left = size; left > 0;) {
    const size_t chunk = std::min(left, kChunk);
    crc = static_cast<uint32_t>(crc32_z(crc, at, chunk));
    if (pending_.size() + chunk <= kPendingLimit) {
      pending_.append(reinterpret_cast<const char*>(at), chunk);
    } else {
      flush();
      file_.write(at, chunk);
    }
    at += chunk;
    left -= chunk;
  }
  return crc;
}

void ZipWriter::put_central_header(const Entry& entry) {
  const std::string extra = zip64_extra(entry.size, entry.header_offset);
  put<uint32_t>(pending_, kCentralHeader);
  put<uint16_t>(pending_, 0); // version made by
  put<uint16_t>(pending_, 0); // version needed
  put<uint16_t>(pending_, flags(entry.size));
  put<uint16_t>(pending_, kStored);
  put<uint32_t>(pending_, 0); // time
  put<uint32_t>(pending_, entry.crc32);
  put<uint32_t>(pending_, clamp32(entry.size));
  put<uint32_t>(pending_, clamp32(entry.size));
  put<uint16_t>(pending_, static_cast<uint16_t>(entry.name.size()));
  put<uint16_t>(pending_, static_cast<uint16_t>(extra.size()));
  put<uint16_t>(pending_, 0); // comment
  put<uint16_t>(pending_, 0); // disk
  put<uint16_t>(pending_, 0); // internal attributes
  put<uint32_t>(pending_, 0); // external attributes
  put<uint32_t>(pending_, clamp32(entry.header_offset));
  pending_ += entry.name;
  pending_ += extra;
  if (pending_.size() >= kPendingLimit) {
    flush();
  }
}

void ZipWriter::put_end(uint64_t directory_offset) {
  const uint64_t end = position();
  const uint64_t directory_size = end - directory_offset;
  const uint64_t count = entries_.size();
  // Always both ends, as PyTorch does: some readers look for the zip64 one.
  put<uint32_t>(pending_, kZip64End);
  put<uint64_t>(pending_, kZip64EndSize - 12);
  put<uint16_t>(pending_, 0x031e); // version made by: 3.0, Unix
  put<uint16_t>(pending_, 45);     // version needed: 4.5
  put<uint32_t>(pending_, 0);      // this disk
  put<uint32_t>(pending_, 0);      // disk of the directory
  put<uint64_t>(pending_, count);
  put<uint64_t>(pending_, count);
  put<uint64_t>(pending_, directory_size);
  put<uint64_t>(pending_, directory_offset);

  put<uint32_t>(pending_, kZip64Locator);
  put<uint32_t>(pending_, 0); // disk of the zip64 end
  put<uint64_t>(pending_, end);
  put<uint32_t>(pending_, 1); // number of disks

  const auto count16 = static_cast<uint16_t>(std::min<uint64_t>(count, kMax16));
  put<uint32_t>(pending_, kEnd);
  put<uint16_t>(pending_, 0); // this disk
  put<uint16_t>(pending_, 0); // disk of the directory
  put<uint16_t>(pending_, count16);
  put<uint16_t>(pending_, count16);
  put<uint32_t>(pending_, clamp32(directory_size));
  put<uint32_t>(pending_, clamp32(directory_offset));
  put<uint16_t>(pending_, 0); // comment
}

void ZipWriter::finish() {
  const uint64_t directory_offset = position();
  for (const auto& entry : entries_) {
    put_central_header(entry);
  }
  put_end(directory_offset);
  flush();
}

void ZipWriter::flush() {
  file_.write(pending_);
  pending_.clear();
}

} // namespace fulgurite
