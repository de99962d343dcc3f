#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace fulgurite::detail {

enum class AppendMode { kNewFile, kContinue };

/// A file that only grows, by whole pieces: a piece that could not be written
/// to its end is taken back, so that it can be tried again. Every failure is a
/// UserError with the path and the system's reason.
class AppendFile {
 public:
  /// kNewFile throws where the file exists; kContinue makes it where missing.
  AppendFile(std::filesystem::path path, AppendMode mode);
  /// Removes a file that it made where nothing was ever written.
  ~AppendFile();
  AppendFile(const AppendFile&) = delete;
  AppendFile& operator=(const AppendFile&) = delete;

  void append(std::string_view piece);
  /// The whole content.
  std::string read() const;
  void truncate(size_t size);
  /// Cuts a last line without a line end: a process was killed while it wrote.
  /// Returns what was cut.
  std::string cut_torn_line();
  /// Opens the path again, after another file was renamed to it.
  void reopen();
  /// To the disk, so that it outlives a power cut.
  void sync();

  size_t size() const {
    return size_;
  }
  const std::filesystem::path& path() const {
    return path_;
  }

 private:
  void open(int extra_flags);

  std::filesystem::path path_;
  bool is_ours_ = false;
  int fd_ = -1;
  size_t size_ = 0;
  // Half a piece stands behind size_ and could not be taken back yet.
  bool torn_ = false;
};

} // namespace fulgurite::detail
