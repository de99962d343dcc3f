#include "fulgurite/base/atomic_file.h"

#include "fulgurite/base/error.h"

#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstring>

namespace fulgurite {

namespace {

bool is_full(int error) {
  return error == ENOSPC || error == EDQUOT || error == EFBIG;
}

[[noreturn]] void
io_failed(const char* action, const std::filesystem::path& path, int error) {
  fail(
      "cannot ",
      action,
      " ",
      path.string(),
      ": ",
      std::strerror(error),
      is_full(error) ? "; free some space: what was there before is intact"
                     : "");
}

void sync_folder(const std::filesystem::path& folder) {
  const int fd = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (fd < 0) {
    io_failed("open the folder", folder, errno);
  }
  const int result = ::fsync(fd);
  const int error = errno;
  ::close(fd);
  // Some filesystems cannot sync a folder; the rename is still atomic there.
  if (result != 0 && error != EINVAL) {
    io_failed("sync the folder", folder, error);
  }
}

std::filesystem::path temporary_name(const std::filesystem::path& path) {
  static std::atomic<uint64_t> counter{0};
  // A long name loses its end here: the temporary name must not be longer than
  // what the filesystem takes.
  constexpr size_t kMaxStem = 200;
  return path.parent_path() / detail::join(
                                  ".",
                                  path.filename().string().substr(0, kMaxStem),
                                  ".tmp.",
                                  ::getpid(),
                                  ".",
                                  counter++);
}

} // namespace

AtomicFile::AtomicFile(std::filesystem::path path) {
  std::error_code error;
  path_ = std::filesystem::absolute(path, error);
  if (error || path.filename().empty() ||
      std::filesystem::is_directory(path_, error)) {
    fail(
        "cannot write '",
        path.string(),
        "': expected the path of a file, got ",
        path.empty() ? "an empty one"
        : error      ? error.message()
                     : "a folder's");
  }
  std::filesystem::create_directories(path_.parent_path(), error);
  if (error) {
    fail(
        "cannot create the folder ",
        path_.parent_path().string(),
        ": ",
        error.message());
  }
  // A name may be taken by what a killed process of the same id left behind:
  // in a container ids repeat from run to run.
  do {
    temporary_ = temporary_name(path_);
    fd_ = ::open(
        temporary_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  } while (fd_ < 0 && (errno == EEXIST || errno == EINTR));
  if (fd_ < 0) {
    io_failed("write", path_, errno);
  }
}

AtomicFile::~AtomicFile() {
  if (fd_ >= 0) {
    ::close(fd_);
    ::unlink(temporary_.c_str());
  }
}

void AtomicFile::write(const void* data, size_t size) {
  const char* at = static_cast<const char*>(data);
  size_t left = size;
  while (left > 0) {
    const ssize_t written = ::write(fd_, at, left);
    if (written < 0) {
      if (errno == EINTR) {
        continue;
      }
      io_failed("write", path_, errno);
    }
    at += written;
    left -= static_cast<size_t>(written);
  }
  position_ += size;
}

void AtomicFile::commit() {
  if (::fsync(fd_) != 0) {
    io_failed("sync", path_, errno);
  }
  if (::close(std::exchange(fd_, -1)) != 0) {
    const int error = errno;
    ::unlink(temporary_.c_str());
    io_failed("close", path_, error);
  }
  if (::rename(temporary_.c_str(), path_.c_str()) != 0) {
    const int error = errno;
    ::unlink(temporary_.c_str());
    io_failed("rename a temporary file to", path_, error);
  }
  sync_folder(path_.parent_path());
}

void write_file_atomically(
    const std::filesystem::path& path,
    std::string_view text) {
  AtomicFile file(path);
  file.write(text);
  file.commit();
}

} // namespace fulgurite
