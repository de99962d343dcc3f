#include "fulgurite/data/datasets/byte_source_impl.h"

#include "fulgurite/base/error.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <vector>

namespace fulgurite::detail {

ByteSource::~ByteSource() = default;

void fail_in(const ReadingOf& reading, const std::string& what) {
  fail("[", reading.who, "] '", reading.path.string(), "': ", what);
}

namespace {

struct CloseFile {
  void operator()(std::FILE* file) const {
    std::fclose(file);
  }
};

class FileSource final : public ByteSource {
 public:
  FileSource(
      const ReadingOf& reading,
      uint64_t offset,
      std::optional<uint64_t> length)
      : reading_(reading) {
    std::error_code error;
    if (std::filesystem::is_directory(reading.path, error)) {
      fail_in(reading_, "expected a file, got a folder");
    }
    file_.reset(std::fopen(reading.path.c_str(), "rb"));
    if (!file_) {
      fail_in(reading_, join("cannot be opened: ", std::strerror(errno)));
    }
    const uint64_t size = std::filesystem::file_size(reading.path, error);
    if (error) {
      fail_in(reading_, "cannot be read: " + error.message());
    }
    if (offset > size || (length && *length > size - offset)) {
      fail_in(
          reading_,
          join(
              "expected ",
              length.value_or(0),
              " bytes at byte ",
              offset,
              ", got a file of ",
              size,
              " bytes"));
    }
    remaining_ = length ? *length : size - offset;
    if (::fseeko(file_.get(), static_cast<off_t>(offset), SEEK_SET) != 0) {
      fail_in(reading_, join("cannot be read: ", std::strerror(errno)));
    }
  }

  size_t read(void* to, size_t size) override {
    const size_t wanted =
        static_cast<size_t>(std::min<uint64_t>(size, remaining_));
    const size_t got = std::fread(to, 1, wanted, file_.get());
    if (got < wanted) {
      fail_in(
          reading_,
          std::ferror(file_.get()) != 0
              ? join("cannot be read: ", std::strerror(errno))
              : std::string("became shorter while it was read"));
    }
    remaining_ -= got;
    return got;
  }
  std::optional<uint64_t> remaining() const override {
    return remaining_;
  }

 private:
  ReadingOf reading_;
  std::unique_ptr<std::FILE, CloseFile> file_;
  uint64_t remaining_ = 0;
};

class InflateSource final : public ByteSource {
 public:
  InflateSource(
      const ReadingOf& reading,
      std::unique_ptr<ByteSource> source,
      Compression compression,
      std::optional<uint64_t> length)
      : reading_(reading),
        source_(std::move(source)),
        is_gzip_(compression == Compression::kGzip),
        remaining_(length),
        input_(kBufferBytes) {
    // Negative: without zlib's own header; 16 added: with gzip's.
    const int window = is_gzip_ ? MAX_WBITS + 16 : -MAX_WBITS;
    TORCH_INTERNAL_ASSERT(::inflateInit2(&stream_, window) == Z_OK);
  }
  ~InflateSource() override {
    ::inflateEnd(&stream_);
  }
  InflateSource(const InflateSource&) = delete;
  InflateSource& operator=(const InflateSource&) = delete;

  size_t read(void* to, size_t size) override {
    auto* out = static_cast<Bytef*>(to);
    size_t done = 0;
    while (done < size && !ended_) {
      // zlib counts in 32 bits.
      const size_t part = std::min<size_t>(size - done, size_t{1} << 30);
      stream_.next_out = out + done;
      stream_.avail_out = static_cast<uInt>(part);
      step();
      done += part - stream_.avail_out;
    }
    if (remaining_) {
      if (done > *remaining_) {
        fail_in(reading_, "compressed data is longer than announced");
      }
      *remaining_ -= done;
    }
    return done;
  }
  std::optional<uint64_t> remaining() const override {
    return remaining_;
  }

 private:
  static constexpr size_t kBufferBytes = size_t{1} << 16;

  bool refill() {
    if (stream_.avail_in == 0) {
      const size_t got = source_->read(input_.data(), input_.size());
      stream_.next_in = input_.data();
      stream_.avail_in = static_cast<uInt>(got);
    }
    return stream_.avail_in != 0;
  }

  void step() {
    if (!refill()) {
      fail_in(reading_, "ends in the middle of compressed data");
    }
    const int result = ::inflate(&stream_, Z_NO_FLUSH);
    if (result == Z_STREAM_END) {
      // A gzip file may be several, one after another.
      ended_ = !is_gzip_ || !refill();
      if (!ended_) {
        ::inflateReset(&stream_);
      }
      return;
    }
    if (result != Z_OK && result != Z_BUF_ERROR) {
      fail_in(
          reading_,
          join(
              "compressed data is damaged",
              stream_.msg == nullptr ? "" : ": ",
              stream_.msg == nullptr ? "" : stream_.msg));
    }
  }

  ReadingOf reading_;
  std::unique_ptr<ByteSource> source_;
  bool is_gzip_;
  std::optional<uint64_t> remaining_;
  std::vector<Bytef> input_;
  z_stream stream_{};
  bool ended_ = false;
};

} // namespace

std::unique_ptr<ByteSource> open_file(
    const ReadingOf& reading,
    uint64_t offset,
    std::optional<uint64_t> length) {
  return std::make_unique<FileSource>(reading, offset, length);
}

std::unique_ptr<ByteSource> decompress(
    const ReadingOf& reading,
    std::unique_ptr<ByteSource> source,
    Compression compression,
    std::optional<uint64_t> length) {
  return std::make_unique<InflateSource>(
      reading, std::move(source), compression, length);
}

std::unique_ptr<ByteSource> open_plain_or_gzip(const ReadingOf& reading) {
  std::array<unsigned char, 2> magic{};
  const size_t got = open_file(reading)->read(magic.data(), magic.size());
  auto file = open_file(reading);
  if (got == 2 && magic[0] == 0x1f && magic[1] == 0x8b) {
    return decompress(reading, std::move(file), Compression::kGzip);
  }
  return file;
}

std::string read_all(ByteSource& source) {
  std::string out;
  if (const auto size = source.remaining()) {
    out.resize(static_cast<size_t>(*size));
    out.resize(source.read(out.data(), out.size()));
    return out;
  }
  size_t filled = 0;
  do {
    filled = out.size();
    out.resize(std::max<size_t>(size_t{1} << 16, filled * 2));
    out.resize(filled + source.read(out.data() + filled, out.size() - filled));
  } while (out.size() > filled);
  return out;
}

} // namespace fulgurite::detail
