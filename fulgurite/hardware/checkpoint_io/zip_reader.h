#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace fulgurite {

struct ZipEntry {
  std::string name;
  uint64_t header_offset = 0;
  /// Where the entry's bytes begin in the file: what a memory map would use.
  uint64_t data_offset = 0;
  /// Bytes in the file.
  uint64_t size = 0;
  uint32_t crc32 = 0;
  bool is_compressed = false;
};

/// Reads stored entries of a zip archive from an untrusted file. The
/// constructor checks the whole directory before anything is believed: bounds,
/// overlaps, double names, agreement of the two headers of each entry. Throws
/// UserError that says what is wrong and where in the file, but not its name.
class ZipReader {
 public:
  explicit ZipReader(const std::filesystem::path& path);
  ~ZipReader();
  ZipReader(const ZipReader&) = delete;
  ZipReader& operator=(const ZipReader&) = delete;

  /// Sorted by name.
  const std::vector<ZipEntry>& entries() const {
    return entries_;
  }
  const ZipEntry* find(std::string_view name) const;

  /// Reads entry.size bytes into `out`; throws when their checksum is wrong or
  /// they are compressed.
  void read(const ZipEntry& entry, void* out) const;
  std::string read(const ZipEntry& entry) const;

 private:
  struct Directory {
    uint64_t offset = 0;
    uint64_t size = 0;
    uint64_t count = 0;
  };

  void open(const std::filesystem::path& path);
  Directory find_directory() const;
  Directory read_end(uint64_t offset, const char* end) const;
  Directory read_zip64_end(uint64_t end_offset) const;
  void read_directory(const Directory& directory);
  void check_local_header(ZipEntry& entry, uint64_t directory_offset) const;
  void check_overlaps() const;
  void read_at(uint64_t offset, void* out, size_t size) const;
  std::string read_at(uint64_t offset, size_t size) const;

  int fd_ = -1;
  uint64_t file_size_ = 0;
  std::vector<ZipEntry> entries_;
};

} // namespace fulgurite
