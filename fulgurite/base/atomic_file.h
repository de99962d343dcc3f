#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace fulgurite {

/// A file that appears under its name whole or not at all, also after a power
/// cut: a temporary file beside it, fsync, rename, fsync of the folder. The
/// temporary file is removed when commit() is not reached.
class AtomicFile {
 public:
  /// Creates the folder where it is missing. Throws UserError with the
  /// system's reason; so do the others.
  explicit AtomicFile(std::filesystem::path path);
  ~AtomicFile();
  AtomicFile(const AtomicFile&) = delete;
  AtomicFile& operator=(const AtomicFile&) = delete;

  void write(const void* data, size_t size);
  void write(std::string_view text) {
    write(text.data(), text.size());
  }
  /// Bytes written so far.
  size_t position() const {
    return position_;
  }
  void commit();

 private:
  std::filesystem::path path_;
  std::filesystem::path temporary_;
  int fd_ = -1;
  size_t position_ = 0;
};

/// Writes a small text file atomically.
void write_file_atomically(
    const std::filesystem::path& path,
    std::string_view text);

} // namespace fulgurite
