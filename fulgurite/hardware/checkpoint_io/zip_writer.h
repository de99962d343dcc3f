#pragma once

#include "fulgurite/base/atomic_file.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fulgurite {

/// Writes a zip archive front to back, byte for byte as PyTorch's own writer
/// lays it out: every entry stored, its data at a multiple of 64 bytes, a data
/// descriptor behind it, zip64 where a number needs it. So readers that
/// compute offsets instead of reading headers, or that map the file, work too.
/// A size is known before its entry begins; nothing is ever sought back.
class ZipWriter {
 public:
  static constexpr size_t kAlignment = 64;

  explicit ZipWriter(AtomicFile& file) : file_(file) {}

  /// Names must differ from one another.
  void add(std::string_view name, const void* data, size_t size);
  void add(std::string_view name, std::string_view data) {
    add(name, data.data(), data.size());
  }

  /// Writes the central directory; nothing may be added after it.
  void finish();

 private:
  struct Entry {
    std::string name;
    uint64_t header_offset;
    uint64_t size;
    uint32_t crc32;
  };

  uint64_t position() const {
    return file_.position() + pending_.size();
  }
  void put_local_header(std::string_view name, uint64_t size);
  void put_central_header(const Entry& entry);
  void put_end(uint64_t directory_offset);
  uint32_t write_data(const void* data, size_t size);
  void flush();

  AtomicFile& file_;
  // Headers and small entries gather here, so that a thousand small tensors
  // are not three thousand system calls.
  std::string pending_;
  std::vector<Entry> entries_;
};

} // namespace fulgurite
