#pragma once

#include "fulgurite/base/value.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fulgurite {

namespace detail {
class AppendFile;
class FlushSchedule;
} // namespace detail

struct EventFileWriterOptions {
  /// The buffer is written after so many events …
  int64_t max_queue = 100;
  /// … or at the first event so many seconds after the last time.
  double flush_secs = 5.0;
  /// Put before each scalar's tag, with "-" between.
  std::string prefix = "";
};

/// A TensorBoard event file, events.out.tfevents.<time>.<host>.<pid>.<n>.
/// Events are only ever appended, each of them whole, and each write ends at
/// the end of one: what was flushed can be read however the process ends.
/// Text that is not UTF-8 gets U+FFFD in place of its bad bytes. A failed
/// write is a UserError; the events stay in the buffer for the next try.
class EventFileWriter {
 public:
  using Scalars = std::span<const std::pair<std::string, double>>;

  struct Histogram {
    double min = 0;
    double max = 0;
    double num = 0;
    double sum = 0;
    double sum_squares = 0;
    /// Upper ends of the buckets, rising, and what is in each.
    std::vector<double> bucket_limits = {};
    std::vector<double> buckets = {};
  };
  enum class SessionStatus { kSuccess = 1, kFailure = 2 };

  /// Creates the file; the folder must exist.
  explicit EventFileWriter(
      const std::filesystem::path& folder,
      EventFileWriterOptions options = {});
  /// Flushes; a failure is only a warning here.
  ~EventFileWriter();
  EventFileWriter(const EventFileWriter&) = delete;
  EventFileWriter& operator=(const EventFileWriter&) = delete;

  void add_scalars(Scalars scalars, int64_t step);
  /// TensorBoard shows it as Markdown.
  void add_text(std::string_view tag, std::string_view text, int64_t step);
  void
  add_histogram(std::string_view tag, const Histogram& values, int64_t step);
  /// For the HPARAMS tab: values are bools, numbers or texts. `metrics` are
  /// the tags of scalars that it shows beside them.
  void add_hparams(
      const Value::Dict& params,
      const std::vector<std::string>& metrics);
  void add_session_end(SessionStatus status);

  void flush();
  /// Flushes, and waits until it is on the disk.
  void sync();
  const std::filesystem::path& path() const;

 private:
  template <class Fill>
  void add_event(int64_t step, Fill fill);
  template <class Fill>
  void add_hparams_event(std::string_view tag, Fill fill);

  EventFileWriterOptions options_;
  std::unique_ptr<detail::AppendFile> file_;
  std::unique_ptr<detail::FlushSchedule> schedule_;
  std::string buffer_;
  int64_t num_events_ = 0;
};

} // namespace fulgurite
