#include "fulgurite/loggers/event_file_writer.h"

#include "fulgurite/base/error.h"
#include "fulgurite/base/logging.h"
#include "fulgurite/loggers/append_file_impl.h"
#include "fulgurite/loggers/crc32c.h"
#include "fulgurite/loggers/flush_schedule_impl.h"
#include "fulgurite/loggers/utf8_impl.h"

#include <protozero/pbf_writer.hpp>

#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>

// Field numbers are those of TensorBoard's event.proto, summary.proto,
// tensor.proto and of the hparams plugin's plugin_data.proto and api.proto.

namespace fulgurite {

namespace fs = std::filesystem;
using protozero::pbf_writer;

namespace {

constexpr size_t kHeaderBytes = 12;
constexpr size_t kMostBufferedBytes = size_t{1} << 20;

namespace event {
constexpr uint32_t kWallTime = 1, kStep = 2, kFileVersion = 3, kSummary = 5;
}
namespace summary {
constexpr uint32_t kValue = 1;
}
namespace value {
constexpr uint32_t kTag = 1, kSimpleValue = 2, kHistogram = 5, kTensor = 8,
                   kMetadata = 9;
}
namespace metadata {
constexpr uint32_t kPluginData = 1, kDataClass = 4;
constexpr uint32_t kPluginName = 1, kPluginContent = 2;
constexpr int32_t kDataClassTensor = 2;
} // namespace metadata
namespace tensor {
constexpr uint32_t kDtype = 1, kShape = 2, kStringVal = 8;
constexpr uint32_t kShapeDim = 2, kDimSize = 1;
constexpr int32_t kDtFloat = 1, kDtString = 7;
} // namespace tensor
namespace hparams {
constexpr uint32_t kExperiment = 2, kSessionStart = 3, kSessionEnd = 4;
constexpr uint32_t kHParamInfos = 4, kMetricInfos = 5;
constexpr uint32_t kInfoName = 1, kInfoType = 4, kMetricTag = 2;
constexpr uint32_t kStartParams = 1, kStartTime = 5;
constexpr uint32_t kEndStatus = 1, kEndTime = 2;
constexpr uint32_t kMapKey = 1, kMapValue = 2;
constexpr uint32_t kNumberValue = 2, kStringValue = 3, kBoolValue = 4;
constexpr int32_t kTypeString = 1, kTypeBool = 2, kTypeFloat64 = 3;
} // namespace hparams

double wall_time() {
  return std::chrono::duration<double>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

template <class Integer>
void put_little_endian(char* at, Integer number) {
  for (size_t i = 0; i < sizeof number; ++i) {
    at[i] = static_cast<char>((number >> (8 * i)) & 0xFF);
  }
}

fs::path unused_path(const fs::path& folder) {
  static std::atomic<int64_t> counter{0};
  std::array<char, 256> host{};
  if (::gethostname(host.data(), host.size() - 1) != 0 || host[0] == '\0') {
    host = {"localhost"};
  }
  fs::path path;
  do {
    std::array<char, 16> seconds{};
    std::snprintf(
        seconds.data(),
        seconds.size(),
        "%010lld",
        static_cast<long long>(wall_time()));
    path = folder / detail::join(
                        "events.out.tfevents.",
                        seconds.data(),
                        ".",
                        host.data(),
                        ".",
                        ::getpid(),
                        ".",
                        counter++);
  } while (fs::exists(path));
  return path;
}

void add_text_field(pbf_writer& out, uint32_t field, std::string_view text) {
  if (detail::is_ascii(text)) {
    out.add_string(field, text.data(), text.size());
  } else {
    out.add_string(field, detail::to_valid_utf8(text));
  }
}

/// Starts a value of the summary of an event with its metadata written.
template <class Fill>
void add_plugin_value(
    pbf_writer& out,
    std::string_view tag,
    std::string_view plugin,
    std::string_view content,
    Fill fill) {
  pbf_writer summary(out, event::kSummary);
  pbf_writer value(summary, summary::kValue);
  add_text_field(value, value::kTag, tag);
  {
    pbf_writer meta(value, value::kMetadata);
    {
      pbf_writer data(meta, metadata::kPluginData);
      data.add_string(metadata::kPluginName, plugin.data(), plugin.size());
      data.add_bytes(metadata::kPluginContent, content.data(), content.size());
    }
    meta.add_enum(metadata::kDataClass, metadata::kDataClassTensor);
  }
  fill(value);
}

/// Of a tensor with one dimension.
void add_tensor_type(pbf_writer& out, int32_t dtype, int64_t size) {
  out.add_enum(tensor::kDtype, dtype);
  pbf_writer shape(out, tensor::kShape);
  pbf_writer dim(shape, tensor::kShapeDim);
  dim.add_int64(tensor::kDimSize, size);
}

int32_t hparam_type(const Value& param) {
  return param.is_bool()                      ? hparams::kTypeBool
         : param.is_int() || param.is_float() ? hparams::kTypeFloat64
                                              : hparams::kTypeString;
}

void add_hparam_value(pbf_writer& out, const Value& param) {
  switch (hparam_type(param)) {
    case hparams::kTypeBool:
      return out.add_bool(hparams::kBoolValue, param.as_bool());
    case hparams::kTypeFloat64:
      return out.add_double(hparams::kNumberValue, param.as_double());
    default:
      return add_text_field(out, hparams::kStringValue, param.as_string());
  }
}

} // namespace

EventFileWriter::EventFileWriter(
    const fs::path& folder,
    EventFileWriterOptions options)
    : options_(std::move(options)) {
  if (options_.max_queue < 1 || !(options_.flush_secs >= 0)) {
    misconfigured(
        "[EventFileWriter] expected max_queue of at least 1 and flush_secs of "
        "at least 0, got ",
        options_.max_queue,
        " and ",
        options_.flush_secs);
  }
  if (!options_.prefix.empty()) {
    options_.prefix += '-';
  }
  file_ = std::make_unique<detail::AppendFile>(
      unused_path(folder), detail::AppendMode::kNewFile);
  schedule_ = std::make_unique<detail::FlushSchedule>(
      options_.max_queue, options_.flush_secs);
  add_event(0, [](pbf_writer& out) {
    out.add_string(event::kFileVersion, "brain.Event:2");
  });
  flush();
}

EventFileWriter::~EventFileWriter() {
  try {
    flush();
  } catch (const std::exception& error) {
    log_warning("the last events are lost: ", error.what());
  }
}

const fs::path& EventFileWriter::path() const {
  return file_->path();
}

/// A record: its length, the CRC of that, the event, the CRC of that.
template <class Fill>
void EventFileWriter::add_event(int64_t step, Fill fill) {
  const size_t start = buffer_.size();
  buffer_.append(kHeaderBytes, '\0');
  try {
    pbf_writer out(buffer_);
    out.add_double(event::kWallTime, wall_time());
    out.add_int64(event::kStep, step);
    fill(out);
  } catch (...) {
    buffer_.resize(start);
    throw;
  }
  const auto event = std::string_view(buffer_).substr(start + kHeaderBytes);
  const uint32_t event_crc = masked_crc32c(event);
  char* header = buffer_.data() + start;
  put_little_endian(header, uint64_t{event.size()});
  put_little_endian(header + 8, masked_crc32c({header, 8}));
  std::array<char, 4> footer{};
  put_little_endian(footer.data(), event_crc);
  buffer_.append(footer.data(), footer.size());

  ++num_events_;
  if (schedule_->is_due(num_events_) || buffer_.size() > kMostBufferedBytes) {
    flush();
  }
}

void EventFileWriter::add_scalars(Scalars scalars, int64_t step) {
  add_event(step, [&](pbf_writer& out) {
    pbf_writer summary(out, event::kSummary);
    for (const auto& [name, number] : scalars) {
      pbf_writer value(summary, summary::kValue);
      if (options_.prefix.empty()) {
        add_text_field(value, value::kTag, name);
      } else {
        add_text_field(value, value::kTag, options_.prefix + name);
      }
      value.add_float(value::kSimpleValue, static_cast<float>(number));
    }
  });
}

void EventFileWriter::add_text(
    std::string_view tag,
    std::string_view text,
    int64_t step) {
  add_event(step, [&](pbf_writer& out) {
    add_plugin_value(out, tag, "text", "", [&](pbf_writer& value) {
      pbf_writer tensor(value, value::kTensor);
      add_tensor_type(tensor, tensor::kDtString, 1);
      add_text_field(tensor, tensor::kStringVal, text);
    });
  });
}

void EventFileWriter::add_histogram(
    std::string_view tag,
    const Histogram& values,
    int64_t step) {
  constexpr uint32_t kMin = 1, kMax = 2, kNum = 3, kSum = 4, kSumSquares = 5,
                     kBucketLimits = 6, kBuckets = 7;
  add_event(step, [&](pbf_writer& out) {
    pbf_writer summary(out, event::kSummary);
    pbf_writer value(summary, summary::kValue);
    add_text_field(value, value::kTag, tag);
    pbf_writer histogram(value, value::kHistogram);
    histogram.add_double(kMin, values.min);
    histogram.add_double(kMax, values.max);
    histogram.add_double(kNum, values.num);
    histogram.add_double(kSum, values.sum);
    histogram.add_double(kSumSquares, values.sum_squares);
    histogram.add_packed_double(
        kBucketLimits,
        values.bucket_limits.begin(),
        values.bucket_limits.end());
    histogram.add_packed_double(
        kBuckets, values.buckets.begin(), values.buckets.end());
  });
}

template <class Fill>
void EventFileWriter::add_hparams_event(std::string_view tag, Fill fill) {
  std::string content;
  {
    pbf_writer data(content);
    fill(data);
  }
  add_event(0, [&](pbf_writer& out) {
    add_plugin_value(out, tag, "hparams", content, [](pbf_writer& value) {
      // Readers skip a value without a tensor; this one holds nothing.
      pbf_writer tensor(value, value::kTensor);
      add_tensor_type(tensor, tensor::kDtFloat, 0);
    });
  });
}

void EventFileWriter::add_hparams(
    const Value::Dict& params,
    const std::vector<std::string>& metrics) {
  add_hparams_event("_hparams_/experiment", [&](pbf_writer& data) {
    pbf_writer experiment(data, hparams::kExperiment);
    for (const auto& [key, param] : params) {
      pbf_writer info(experiment, hparams::kHParamInfos);
      add_text_field(info, hparams::kInfoName, key.as_string());
      info.add_enum(hparams::kInfoType, hparam_type(param));
    }
    for (const auto& metric : metrics) {
      pbf_writer info(experiment, hparams::kMetricInfos);
      pbf_writer name(info, hparams::kInfoName);
      add_text_field(name, hparams::kMetricTag, metric);
    }
  });
  add_hparams_event("_hparams_/session_start_info", [&](pbf_writer& data) {
    pbf_writer start(data, hparams::kSessionStart);
    for (const auto& [key, param] : params) {
      pbf_writer entry(start, hparams::kStartParams);
      add_text_field(entry, hparams::kMapKey, key.as_string());
      pbf_writer entry_value(entry, hparams::kMapValue);
      add_hparam_value(entry_value, param);
    }
    start.add_double(hparams::kStartTime, wall_time());
  });
}

void EventFileWriter::add_session_end(SessionStatus status) {
  add_hparams_event("_hparams_/session_end_info", [&](pbf_writer& data) {
    pbf_writer end(data, hparams::kSessionEnd);
    end.add_enum(hparams::kEndStatus, static_cast<int32_t>(status));
    end.add_double(hparams::kEndTime, wall_time());
  });
}

void EventFileWriter::flush() {
  if (!buffer_.empty()) {
    file_->append(buffer_);
    buffer_.clear();
  }
  schedule_->flushed(num_events_);
}

void EventFileWriter::sync() {
  flush();
  file_->sync();
}

} // namespace fulgurite
