#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

// Bytes of a dataset's file, compressed or not. Errors are UserErrors of the
// form
// "[who] 'path': what", where `who` is the public function.
namespace fulgurite::detail {

/// Which function reads which file: the beginning of every message.
struct ReadingOf {
  std::string who;
  std::filesystem::path path;
};
[[noreturn]] void fail_in(const ReadingOf& reading, const std::string& what);

class ByteSource {
 public:
  virtual ~ByteSource();
  /// Reads up to `size` bytes; fewer only at the end. Throws on data that is
  /// damaged or cut short.
  virtual size_t read(void* to, size_t size) = 0;
  /// Bytes still to come, where that is known beforehand.
  virtual std::optional<uint64_t> remaining() const = 0;
};

/// A part of a file, by default all of it.
std::unique_ptr<ByteSource> open_file(
    const ReadingOf& reading,
    uint64_t offset = 0,
    std::optional<uint64_t> length = std::nullopt);

enum class Compression {
  kDeflate, // as in zip archives
  kGzip,
};
std::unique_ptr<ByteSource> decompress(
    const ReadingOf& reading,
    std::unique_ptr<ByteSource> source,
    Compression compression,
    std::optional<uint64_t> length = std::nullopt);

/// A file that may be gzipped, which its first bytes tell.
std::unique_ptr<ByteSource> open_plain_or_gzip(const ReadingOf& reading);

std::string read_all(ByteSource& source);

} // namespace fulgurite::detail
