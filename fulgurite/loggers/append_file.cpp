#include "fulgurite/loggers/append_file_impl.h"

#include "fulgurite/base/error.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace fulgurite::detail {

namespace {

[[noreturn]] void
io_failed(const char* action, const std::filesystem::path& path, int error) {
  fail(
      "cannot ",
      action,
      " ",
      path.string(),
      ": ",
      std::strerror(error),
      error == ENOSPC ? "; free some space: what was logged before is intact"
                      : "");
}

} // namespace

AppendFile::AppendFile(std::filesystem::path path, AppendMode mode)
    : path_(std::move(path)) {
  is_ours_ = mode == AppendMode::kNewFile || !std::filesystem::exists(path_);
  open(mode == AppendMode::kNewFile ? O_CREAT | O_EXCL : O_CREAT);
}

AppendFile::~AppendFile() {
  if (is_ours_ && size_ == 0) {
    ::unlink(path_.c_str());
  }
  ::close(fd_);
}

void AppendFile::open(int extra_flags) {
  const int fd =
      ::open(path_.c_str(), O_RDWR | O_APPEND | O_CLOEXEC | extra_flags, 0644);
  if (fd < 0) {
    io_failed("open", path_, errno);
  }
  struct stat status {};
  if (::fstat(fd, &status) != 0) {
    const int error = errno;
    ::close(fd);
    io_failed("ask for the size of", path_, error);
  }
  if (fd_ >= 0) {
    ::close(fd_);
  }
  fd_ = fd;
  size_ = static_cast<size_t>(status.st_size);
}

void AppendFile::reopen() {
  open(0);
}

void AppendFile::append(std::string_view piece) {
  if (torn_) {
    truncate(size_);
  }
  size_t done = 0;
  while (done < piece.size()) {
    const ssize_t written =
        ::write(fd_, piece.data() + done, piece.size() - done);
    if (written < 0 && errno == EINTR) {
      continue;
    }
    if (written <= 0) {
      const int error = written == 0 ? ENOSPC : errno;
      torn_ = done > 0 && ::ftruncate(fd_, static_cast<off_t>(size_)) != 0;
      io_failed("write", path_, error);
    }
    done += static_cast<size_t>(written);
  }
  size_ += piece.size();
}

std::string AppendFile::read() const {
  std::string out(size_, '\0');
  size_t done = 0;
  while (done < out.size()) {
    const ssize_t count = ::pread(
        fd_, out.data() + done, out.size() - done, static_cast<off_t>(done));
    if (count < 0 && errno == EINTR) {
      continue;
    }
    if (count < 0) {
      io_failed("read", path_, errno);
    }
    if (count == 0) {
      break;
    }
    done += static_cast<size_t>(count);
  }
  out.resize(done);
  return out;
}

void AppendFile::truncate(size_t size) {
  if (::ftruncate(fd_, static_cast<off_t>(size)) != 0) {
    io_failed("cut", path_, errno);
  }
  size_ = size;
  torn_ = false;
}

std::string AppendFile::cut_torn_line() {
  const std::string text = read();
  const size_t end = text.rfind('\n');
  const size_t keep = end == text.npos ? 0 : end + 1;
  if (keep < size_) {
    truncate(keep);
  }
  return text.substr(keep);
}

void AppendFile::sync() {
  // Pipes and some network filesystems cannot.
  if (::fsync(fd_) != 0 && errno != EINVAL && errno != EROFS) {
    io_failed("sync", path_, errno);
  }
}

} // namespace fulgurite::detail
